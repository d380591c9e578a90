/** Every table of the reader: those of the server, and those kept in this browser. */
import { type ReactNode, useState } from 'react'
import { Icon } from '../art/Icon.tsx'
import { Dialog } from '../kit/surface/Dialog.tsx'
import { problemOf } from '../local/source.ts'
import { deleteTable, everythingOf, type StoredTable } from '../local/store.ts'
import { useOnline } from '../online/client.ts'
import { entryOf } from '../registry.ts'
import { Frame } from '../shell/Frame.tsx'
import { save } from '../shell/save.ts'
import { forgetColours } from '../table/colours.ts'
import { useWords } from '../words/context.tsx'
import { DecisionRow, OtherRow } from './home/lists.tsx'
import { tablesChanged, UNKEPT, useBrokenTables, useStoredTables } from './stored.ts'
import { TableLine } from './TableLine.tsx'
import './start.css'
import './home/home.css'

export default function Tables(): ReactNode {
  const t = useWords()
  const tables = useStoredTables()
  const [doomed, setDoomed] = useState<StoredTable | null>(null)
  const nameOf = (table: StoredTable): string => entryOf(table.setup.game)?.name ?? table.setup.game
  const list = (title: string, shown: readonly StoredTable[]): ReactNode => (
    <section className="panel frame-panel tables-panel">
      <h2>{title}</h2>
      {shown.length === 0 && <p className="start-empty dim type-3">{t('tables.none')}</p>}
      <ul>
        {shown.map((table) => (
          <TableLine key={table.id} table={table}>
            {table.from !== null && <span className="chip">{t('tables.branch')}</span>}
            <button
              type="button"
              className="button icon quiet"
              aria-label={t('tables.delete.of', { game: nameOf(table) })}
              onClick={() => setDoomed(table)}
            >
              <Icon name="trash" size={18} />
            </button>
          </TableLine>
        ))}
      </ul>
    </section>
  )
  const [problem, setProblem] = useState('')
  const remove = async (table: StoredTable): Promise<void> => {
    setDoomed(null)
    try {
      await deleteTable(table.id)
      forgetColours(table.id)
    } catch (error) {
      setProblem(t(problemOf(error).message.key, problemOf(error).message.params))
    }
    tablesChanged()
  }
  return (
    <Frame title={t('tables.title')}>
      <h1 className="page-title">{t('tables.title')}</h1>
      {tables !== null && (
        <div className="tables-lists">
          <OnlineTables />
          {list(
            t('tables.progress'),
            tables.filter((table) => !table.summary.over),
          )}
          {list(
            t('tables.done'),
            tables.filter((table) => table.summary.over),
          )}
        </div>
      )}
      {tables === UNKEPT && <p className="start-note row">{t('tables.unkept')}</p>}
      <Broken />
      {problem !== '' && (
        <p className="error" role="alert">
          {problem}
        </p>
      )}
      {doomed !== null && (
        <Dialog title={nameOf(doomed)} onClose={() => setDoomed(null)}>
          <p>{t('tables.delete.ask')}</p>
          <div className="dialog-foot cluster">
            <button type="button" className="button" onClick={() => setDoomed(null)}>
              {t('new.cancel')}
            </button>
            <button type="button" className="button primary" onClick={() => void remove(doomed)}>
              {t('tables.delete')}
            </button>
          </div>
        </Dialog>
      )}
    </Frame>
  )
}

/** Those of the server, most urgent first. */
function OnlineTables(): ReactNode {
  const t = useWords()
  const { tables } = useOnline()
  if (tables === null || tables.length === 0) return null
  const waiting = tables.filter((entry) => entry.waits)
  const going = tables.filter((entry) => !entry.waits && entry.phase !== 'over')
  const over = tables.filter((entry) => entry.phase === 'over')
  const list = (title: string, rows: ReactNode[]): ReactNode =>
    rows.length > 0 && (
      <section className="panel frame-panel home-panel tables-panel">
        <h2>{title}</h2>
        <ul>{rows}</ul>
      </section>
    )
  return (
    <>
      {list(
        t('home.yours'),
        waiting.map((entry, n) => <DecisionRow key={entry.id} entry={entry} first={n === 0} />),
      )}
      {list(
        t('home.others'),
        going.map((entry) => <OtherRow key={entry.id} entry={entry} />),
      )}
      {list(
        t('tables.done'),
        over.map((entry) => <OtherRow key={entry.id} entry={entry} />),
      )}
    </>
  )
}

/** Tables that cannot be read any more: nothing is thrown away unasked. */
function Broken(): ReactNode {
  const t = useWords()
  const broken = useBrokenTables() ?? []
  if (broken.length === 0) return null
  return (
    <section className="panel frame-panel tables-panel">
      <h2>{t('tables.broken')}</h2>
      <p className="start-empty dim type-3">{t('tables.broken.about')}</p>
      <ul>
        {broken.map(({ id }) => (
          <li key={id} className="table-line row">
            <span className="table-words grow">{id}</span>
            <button
              type="button"
              className="button"
              onClick={() => void everythingOf(id).then((text) => save(id, text))}
            >
              {t('menu.download')}
            </button>
            <button type="button" className="button" onClick={() => void deleteTable(id).then(tablesChanged)}>
              {t('tables.delete')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

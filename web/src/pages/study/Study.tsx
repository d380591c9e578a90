/** Study: every finished game of this browser, and games from files, to be looked at again. */
import { type Outcome, readGame, readShortGame, refused, replay, shortGameId } from '@ludarium/kernel'
import { type ChangeEvent, type ReactNode, useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { Icon } from '../../art/Icon.tsx'
import { importLocal, problemOf } from '../../local/source.ts'
import { analysedTables } from '../../local/store.ts'
import { entryOf } from '../../registry.ts'
import { useSettings } from '../../settings.ts'
import { Frame } from '../../shell/Frame.tsx'
import { useTeller } from '../../words/context.tsx'
import { UNKEPT, useStoredTables } from '../stored.ts'
import { TableLine } from '../TableLine.tsx'
import '../start.css'
import './study.css'

const NONE: ReadonlySet<string> = new Set()

export default function Study(): ReactNode {
  const { t } = useTeller()
  const { name } = useSettings()
  const [, go] = useLocation()
  const tables = useStoredTables()
  const [looked, setLooked] = useState(NONE)
  const [problem, setProblem] = useState('')
  useEffect(() => {
    let current = true
    analysedTables().then(
      (found) => current && setLooked(found),
      () => {},
    )
    return () => {
      current = false
    }
  }, [])
  const done = tables?.filter((table) => table.summary.over && table.setup.seats > 1) ?? []
  const open = async (event: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = event.target.files?.[0]
    event.target.value = ''
    if (file === undefined) return
    setProblem('')
    try {
      const text = await file.text()
      const finished = await finishedIn(text)
      if (!finished.ok) return setProblem(t(finished.message))
      go(`/study/${await importLocal(text, name || t('name.you'))}`)
    } catch (error) {
      setProblem(t(problemOf(error).message))
    }
  }
  return (
    <Frame title={t('study.title')} className="study-list">
      <h1 className="page-title">{t('study.title')}</h1>
      <p className="lead">{t('study.lead')}</p>
      <div className="study-open">
        <label className="button tall">
          <Icon name="upload" size={16} />
          {t('study.file')}
          <input type="file" accept=".txt,text/plain" className="unseen" onChange={(event) => void open(event)} />
        </label>
        <span>{t('study.file.about')}</span>
      </div>
      {problem !== '' && (
        <p className="error" role="alert">
          {problem}
        </p>
      )}
      {tables !== null && (
        <section className="panel frame-panel tables-panel">
          <h2>{t('study.done')}</h2>
          {done.length === 0 && (
            <p className="start-empty dim type-3">{t(tables === UNKEPT ? 'tables.unkept' : 'study.none')}</p>
          )}
          <ul>
            {done.map((table) => (
              <TableLine key={table.id} table={table}>
                {looked.has(table.id) && <span className="chip">{t('study.looked')}</span>}
                <Link href={`/study/${table.id}`} className="button legal">
                  {t('study.analyse')}
                </Link>
              </TableLine>
            ))}
          </ul>
        </section>
      )}
    </Frame>
  )
}

/** Refuses what is no game, goes another way today, is not over or was played alone. */
async function finishedIn(text: string): Promise<Outcome<null>> {
  const short = shortGameId(text)
  const shortGame = short === null ? undefined : entryOf(short)
  if (short !== null && shortGame === undefined) return refused('game')
  const history = shortGame === undefined ? readGame(text.trim()) : readShortGame((await shortGame.load()).game, text)
  if (!history.ok) return history
  const entry = entryOf(history.value.setup.game)
  if (entry === undefined) return refused('game')
  if (history.value.setup.seats < 2) return refused('study.alone')
  const { game } = await entry.load()
  const match = replay(game, history.value)
  if (!match.ok) return match
  return game.result(match.value.match.state) === null ? refused('study.running') : { ok: true, value: null }
}

/** The page of one local table: opens it, or says why it cannot. */
import type { Refusal } from '@ludarium/kernel'
import { type ReactNode, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { type LoadedGame, loadGame } from '../games.ts'
import { type LocalSource, openLocal, problemOf } from '../local/source.ts'
import { everythingOf } from '../local/store.ts'
import { tableIn } from '../online/links.ts'
import { settings, useSettings } from '../settings.ts'
import { save } from '../shell/save.ts'
import { useTeller } from '../words/context.tsx'
import { LiveTable } from './LiveTable.tsx'
import type { OpenTable } from './props.ts'
import type { TableAbout } from './source.ts'

interface Opened {
  readonly source: LocalSource
  readonly about: TableAbout
}

/** Whether it is open, and no reason why it cannot be. */
export function isOpen<T extends Opened>(open: T | Refusal | null): open is T {
  return open !== null && 'source' in open
}

/** A table of the server, loaded only for who looks at one. */
async function openThere(table: string): Promise<LocalSource> {
  const { openOnline } = await import('../online/source.ts')
  return openOnline(table, settings().name)
}

/** Opens a table and closes it when the page is left; or says why it cannot be opened. */
export function useOpenTable(id: string, play: boolean): OpenTable | Refusal | null {
  const { language, botSpeed, grace, thought } = useSettings()
  const [open, setOpen] = useState<Opened | Refusal | null>(null)
  const [game, setGame] = useState<LoadedGame | null>(null)
  useEffect(() => {
    let source: LocalSource | null = null
    let current = true
    const load = async (): Promise<void> => {
      const table = tableIn(id)
      const opened = table === null ? await openLocal(id, play) : await openThere(table)
      source = opened
      if (!current) return opened.close()
      setOpen({ source: opened, about: { ...(await opened.about()), id } })
    }
    load().catch((error: unknown) => {
      if (current) setOpen(problemOf(error))
    })
    return () => {
      current = false
      source?.close()
      setOpen(null)
    }
  }, [id, play])
  const name = isOpen(open) ? open.about.game : null
  useEffect(() => {
    if (name === null) return
    let current = true
    loadGame(name, language).then(
      (loaded) => current && setGame(loaded),
      (error: unknown) => current && setOpen(problemOf(error)),
    )
    return () => {
      current = false
    }
  }, [name, language])
  useEffect(() => {
    if (isOpen(open) && [botSpeed, grace, thought].every((wish) => wish !== undefined)) open.source.behave()
  }, [botSpeed, grace, thought, open])
  if (!isOpen(open)) return open
  return game === null ? null : { ...open, game }
}

/** There is nothing wrong with such a table. */
const WHOLE: ReadonlySet<string> = new Set(['missing', 'elsewhere', 'line'])

export function NotOpen(props: { id: string; problem: Refusal | null }): ReactNode {
  const { t } = useTeller()
  const { id, problem } = props
  if (problem === null) return <p className="table-wait">{t('table.loading')}</p>
  const whole = WHOLE.has(problem.code)
  const reason = t(problem.message)
  return (
    <main className="plain" role="alert">
      <h1 className="page-title">{whole ? reason : t('table.failed', { reason })}</h1>
      {!whole && (
        <button type="button" className="button" onClick={() => void everythingOf(id).then((text) => save(id, text))}>
          {t('menu.download')}
        </button>
      )}
      <Link href="/" className="button primary">
        {t('nav.back')}
      </Link>
    </main>
  )
}

export default function TablePage(props: { id: string }): ReactNode {
  const open = useOpenTable(props.id, true)
  if (!isOpen(open)) return <NotOpen id={props.id} problem={open} />
  return <LiveTable {...open} />
}

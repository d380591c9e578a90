/** The page of one local table: opens it, or says why it cannot. */
import { type ReactNode, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { type LoadedGame, loadGame } from '../games.ts'
import { type LocalSource, openLocal } from '../local/source.ts'
import { useSettings } from '../settings.ts'
import { useWords } from '../words/context.tsx'
import { LiveTable } from './LiveTable.tsx'
import type { OpenTable } from './props.ts'
import type { TableAbout } from './source.ts'

/** Opens a table and closes it when the page is left. A string says why it cannot be opened. */
export function useOpenTable(id: string, play: boolean): OpenTable | string | null {
  const { language, botSpeed } = useSettings()
  const [open, setOpen] = useState<{ source: LocalSource; about: TableAbout } | string | null>(null)
  const [game, setGame] = useState<LoadedGame | null>(null)
  useEffect(() => {
    let source: LocalSource | null = null
    let current = true
    const load = async (): Promise<void> => {
      const opened = await openLocal(id, play)
      source = opened
      if (!current) return opened.close()
      setOpen({ source: opened, about: await opened.about() })
    }
    load().catch((error: unknown) => {
      if (current) setOpen(error instanceof Error ? error.message : String(error))
    })
    return () => {
      current = false
      source?.close()
      setOpen(null)
    }
  }, [id, play])
  const name = typeof open === 'object' && open !== null ? open.about.game : null
  useEffect(() => {
    if (name === null) return
    let current = true
    loadGame(name, language).then(
      (loaded) => current && setGame(loaded),
      (error: unknown) => current && setOpen(String(error)),
    )
    return () => {
      current = false
    }
  }, [name, language])
  useEffect(() => {
    if (typeof open === 'object' && open !== null && botSpeed !== undefined) open.source.hurry()
  }, [botSpeed, open])
  if (typeof open === 'string') return open
  return open === null || game === null ? null : { ...open, game }
}

const KNOWN = new Set(['missing', 'elsewhere'])

export function NotOpen(props: { problem: string | null }): ReactNode {
  const t = useWords()
  if (props.problem === null) return <p className="table-wait">{t('table.loading')}</p>
  return (
    <main className="plain" role="alert">
      <h1 className="page-title">
        {KNOWN.has(props.problem) ? t(`table.${props.problem}`) : t('table.failed', { reason: props.problem })}
      </h1>
      <Link href="/" className="button primary">
        {t('nav.back')}
      </Link>
    </main>
  )
}

export default function TablePage(props: { id: string }): ReactNode {
  const open = useOpenTable(props.id, true)
  if (open === null || typeof open === 'string') return <NotOpen problem={open} />
  return <LiveTable {...open} />
}

/** Follows a first game: which note belongs to the decision, and what the reader does with it. */
import {
  type ActiveNote,
  activeNote,
  type Guide,
  type GuidePosition,
  hash,
  type Message,
  type Move,
  noteFor,
  notesOf,
  type PlacedNote,
} from '@ludarium/kernel'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import { isStill, useSettings } from '../settings.ts'
import type { Scene } from '../table/scene.ts'
import { useWords } from '../words/context.tsx'
import {
  doneIn,
  type GuideProgress,
  keepProgress,
  readProgress,
  saidNow,
  skippedIn,
  type ToldNotes,
} from './progress.ts'
import { startGuided } from './start.ts'

export interface GuideNow {
  readonly guide: Guide
  readonly progress: GuideProgress
  /** The note that is on the screen now. */
  readonly saying: ActiveNote | null
  /** What it says, and why it matters. */
  readonly told: ToldNotes | null
  /** With the farewell: what has not been met. */
  readonly unmet: readonly PlacedNote[]
  /** A note that is read again in the list, null for none. */
  readonly reread: string | null
  /** The guide has made up its mind about the decision at hand. */
  readonly settled: boolean
  /** Everything is said. */
  readonly over: boolean
  /** Plays the suggested move; without one the note only goes. */
  take(): void
  /** The reader decides alone. */
  other(): void
  skip(): void
  skipChapter(chapter: string): void
  /** Says the last note again: on the board if it still holds, else in the list. */
  again(): void
  read(id: string | null): void
  turn(off: boolean): void
  restart(): void
}

/** After the board has come to rest, in milliseconds. */
const REST = 300

const SUBJECTS = ['a', 'b', 'c'] as const

/** What a note says, its subjects marked with their numbers. */
export function toldOf({ note, found }: Pick<ActiveNote, 'note' | 'found'>): ToldNotes {
  const subjects = Object.fromEntries(
    SUBJECTS.map((letter, n): [string, Message | string] => {
      const name = found.subjects[n]?.name
      return [letter, name === undefined ? '' : { key: 'guide.subject', params: { n: n + 1, name } }]
    }),
  )
  const params = { ...found.params, ...subjects }
  return { say: { key: `guide.${note.id}`, params }, why: { key: `guide.${note.id}.why`, params: found.params ?? {} } }
}

function useLoaded(scene: Scene, guided: boolean): Guide | null {
  const [guide, setGuide] = useState<Guide | null>(null)
  const { module } = scene.game
  useEffect(() => {
    let current = true
    if (guided)
      module.guide?.().then(
        (loaded) => current && setGuide(loaded),
        () => {},
      )
    return () => {
      current = false
    }
  }, [module, guided])
  return guide
}

/** Whether the board has rested since this decision came up. */
function useRested(decision: string): boolean {
  const [rested, setRested] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setRested(decision), isStill() ? 0 : REST)
    return () => clearTimeout(timer)
  }, [decision])
  return rested === decision
}

/** The same as long as the reader is asked the same: others may answer a sealed question meanwhile. */
const nameOf = ({ view, legal }: Pick<GuidePosition, 'view' | 'legal'>): string => hash([view.round, view.turn, legal])

type Submit = (move: Move, then?: readonly Partial<Move>[]) => void

/** Null at a table without a guide. `idle`: nothing else is asked or shown. */
export function useGuide(scene: Scene, idle: boolean, submit: Submit): GuideNow | null {
  const { about, position, choices } = scene
  const { view, seat } = position
  const t = useWords()
  const { name } = useSettings()
  const [, go] = useLocation()
  const [progress, setProgress] = useState(() => readProgress(about.id))
  const [reread, read] = useState<string | null>(null)
  const guide = useLoaded(scene, progress !== null)

  const keep = useCallback(
    (next: GuideProgress) => {
      keepProgress(about.id, next)
      setProgress(next)
    },
    [about.id],
  )

  const mine = idle && seat !== null && choices.length > 0
  const moment = useMemo((): GuidePosition | null => {
    if (!mine || seat === null) return null
    const foresee = (move: Move) => scene.foresee(move)?.ways[0] ?? null
    return { view, seat, legal: position.legal, foresee }
  }, [mine, seat, view, position.legal, scene.foresee])

  const decision = useMemo(() => (moment === null ? '' : nameOf(moment)), [moment])
  const rested = useRested(decision)
  const now = progress?.now?.decision === decision ? progress.now : null
  useEffect(() => {
    if (guide === null || progress === null || progress.off || moment === null || now !== null) return
    const saying = noteFor(guide, doneIn(progress), moment)
    keep(
      saying === null
        ? { ...progress, now: { decision, id: '' }, away: false }
        : saidNow(progress, decision, saying.note.id, toldOf(saying)),
    )
  }, [guide, progress, moment, now, decision, keep])

  const all = useMemo(() => (guide === null ? [] : notesOf(guide)), [guide])
  const last = all[all.length - 1]
  const id = now?.id ?? ''
  const saying = useMemo(() => {
    const placed = all.find(({ note }) => note.id === id)
    return placed === undefined || moment === null ? null : activeNote(placed, moment, placed === last)
  }, [all, last, id, moment])
  const shown = progress !== null && !progress.off && !progress.away && rested ? saying : null
  const told = useMemo(() => (shown === null ? null : toldOf(shown)), [shown])
  const suggested = shown?.found.move

  const restart = useCallback(async () => {
    const table = await startGuided(about.game, name || t('name.guest'))
    if (table !== null) go(`/table/${table}`)
  }, [about.game, name, t, go])

  if (guide === null || progress === null) return null
  const done = doneIn(progress)
  return {
    guide,
    progress,
    saying: shown,
    told,
    unmet: all.filter(({ note }) => note !== last?.note && !progress.told.includes(note.id)),
    reread,
    settled: now !== null && rested,
    over: last !== undefined && done.has(last.note.id),
    take() {
      if (suggested === undefined) keep({ ...progress, away: true })
      else submit(suggested, shown?.found.rest)
    },
    other: () => keep({ ...progress, away: true }),
    skip: () => keep(skippedIn(progress, [id])),
    skipChapter(chapter) {
      const ids = all.filter((one) => one.chapter === chapter && one !== last).map(({ note }) => note.id)
      keep(skippedIn(progress, ids))
    },
    again() {
      const latest = progress.told[progress.told.length - 1]
      const placed = all.find(({ note }) => note.id === latest)
      if (latest === undefined || placed === undefined) return
      const anew = moment === null ? null : activeNote(placed, moment, placed === last)
      if (anew === null) read(latest)
      else keep({ ...saidNow(progress, decision, latest, toldOf(anew)), off: false })
    },
    read,
    turn: (off) => keep({ ...progress, off }),
    restart: () => void restart(),
  }
}

/** What comes in while the reader is elsewhere: their turn at another table, an invitation, a game that has ended. */
import type { RoomEntry } from '@ludarium/tables'
import { lazy, type ReactNode, Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { Link, useLocation } from 'wouter'
import { Icon } from '../art/Icon.tsx'
import { entryOf } from '../registry.ts'
import { useTeller } from '../words/context.tsx'
import { onNews, useOnline } from './client.ts'
import { clockText } from './clock.ts'
import './news.css'

const GamePicture = lazy(() => import('../art/GamePicture.tsx'))

interface Note {
  readonly id: number
  readonly kind: 'turn' | 'invited' | 'over' | 'said' | 'bad'
  readonly table: string
  readonly text: string
}

const STAYS = 9000
const MOST = 3

let notes: readonly Note[] = []
let last = 0
const listeners = new Set<() => void>()

function put(next: readonly Note[]): void {
  notes = next
  for (const listener of listeners) listener()
}

function add(note: Omit<Note, 'id'>): void {
  const id = ++last
  const others = notes.filter((one) => note.table === '' || one.table !== note.table)
  put([...others, { ...note, id }].slice(-MOST))
  setTimeout(() => put(notes.filter((one) => one.id !== id)), STAYS)
}

/** A short word to the reader, wherever they are. */
export function say(text: string, kind: 'said' | 'bad' = 'said'): void {
  add({ kind, table: '', text })
}

export function News(): ReactNode {
  const shown = useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => notes,
  )
  const [location] = useLocation()
  const { tables } = useOnline()
  const [here] = useState({ location })
  here.location = location
  useEffect(
    () =>
      onNews((news) => {
        if (news.type !== 'turn' && news.type !== 'invited' && news.type !== 'over') return
        if (here.location.includes(news.table) || here.location === '/') return
        add({ kind: news.type, table: news.table, text: '' })
      }),
    [here],
  )
  return (
    <div className="toasts news" aria-live="polite">
      {shown.map((note) => {
        const entry = tables?.find((one) => one.id === note.table)
        if (note.table !== '' && entry === undefined) return null
        return (
          <OneNote key={note.id} note={note} entry={entry} onGone={() => put(notes.filter((one) => one !== note))} />
        )
      })}
    </div>
  )
}

const ICONS = { turn: 'hint', invited: 'people', over: 'trophy', said: 'check', bad: 'close' } as const

function OneNote(props: { note: Note; entry: RoomEntry | undefined; onGone(): void }): ReactNode {
  const { t } = useTeller()
  const { note, entry } = props
  const game = entry === undefined ? '' : (entryOf(entry.game)?.name ?? entry.game)
  const text =
    note.text !== ''
      ? note.text
      : note.kind === 'turn'
        ? t('news.turn', { game })
        : note.kind === 'invited'
          ? t(entry?.phase === 'playing' ? 'news.offered' : 'news.invited', { game, name: entry?.host.name ?? '' })
          : t('news.over', { game })
  return (
    <div className={`toast ${note.kind}`}>
      {entry === undefined ? (
        <Icon name={ICONS[note.kind]} size={18} />
      ) : (
        <i className="table-thumb">
          <Suspense fallback={null}>
            <GamePicture game={entry.game} />
          </Suspense>
        </i>
      )}
      <span>
        {text}
        {note.kind === 'turn' && entry?.due && ` ${t('news.left', { time: clockText(entry.due - Date.now(), t) })}`}
      </span>
      {entry !== undefined && (
        <Link
          href={note.kind === 'over' ? `/result/${entry.id}` : `/online/${entry.id}`}
          className="link"
          onClick={props.onGone}
        >
          {t('news.go')}
        </Link>
      )}
      <button type="button" className="button icon quiet" aria-label={t('new.close')} onClick={props.onGone}>
        <Icon name="close" size={14} />
      </button>
    </div>
  )
}

/** Rows of tables and people on the home page. */
import type { FriendHere, RoomEntry } from '@ludarium/tables'
import { lazy, type ReactNode, Suspense } from 'react'
import { Link } from 'wouter'
import { SeatShape } from '../../art/SeatShape.tsx'
import type { StoredTable } from '../../local/store.ts'
import { useOnline } from '../../online/client.ts'
import { clockText, termsText, useNow } from '../../online/clock.ts'
import { onlineId } from '../../online/links.ts'
import { PersonTile } from '../../online/Presence.tsx'
import { ownSeats, useQuestion } from '../../online/questions.tsx'
import { entryOf } from '../../registry.ts'
import { useSettings } from '../../settings.ts'
import { coloursOf } from '../../table/colours.ts'
import { colourOf, type SeatColour } from '../../table/seats.ts'
import { useTeller, useWords } from '../../words/context.tsx'
import { listOf } from '../../words/list.ts'
import { ago } from '../stored.ts'

const GamePicture = lazy(() => import('../../art/GamePicture.tsx'))

export const nameOfGame = (game: string): string => entryOf(game)?.name ?? game

export function Thumb(props: { game: string; large?: boolean }): ReactNode {
  return (
    <span className={`table-thumb ${props.large ? 'large' : ''}`}>
      <Suspense fallback={null}>
        <GamePicture game={props.game} />
      </Suspense>
    </span>
  )
}

interface SeatsProps {
  readonly seats: readonly { readonly name: string; readonly free?: boolean }[]
  readonly colours: readonly SeatColour[]
  /** Underlined: whose decision it is. */
  readonly marked: readonly number[]
}

export function Seats({ seats, colours, marked }: SeatsProps): ReactNode {
  const t = useWords()
  return (
    <span className="row-seats">
      {seats.map((seat, n) => (
        <span key={`seat ${String(n)}`} className={marked.includes(n) ? 'marked' : ''}>
          {seat.free ? (
            <i className="seat-free" role="img" aria-label={t('seat.free')} />
          ) : (
            <SeatShape colour={colours[n] ?? colourOf(n)} size={17} label={seat.name} />
          )}
        </span>
      ))}
    </span>
  )
}

export function seatsIn(entry: RoomEntry): SeatsProps['seats'] {
  return entry.seats.map((seat) => ({
    name: seat.person?.name ?? '',
    free: seat.kind === 'free' || seat.kind === 'kept',
  }))
}

function others(entry: RoomEntry, me: string): string[] {
  return entry.seats.flatMap((seat) => (seat.person === null || seat.person.id === me ? [] : [seat.person.name]))
}

/** A table of the server that waits for the reader. */
export function DecisionRow(props: { entry: RoomEntry; first: boolean }): ReactNode {
  const { t } = useTeller()
  const { language } = useSettings()
  const { person } = useOnline()
  const { entry, first } = props
  const question = useQuestion(entry)
  const now = useNow(entry.due !== null)
  const left = entry.due === null ? null : entry.due - now
  const bank = entry.clock?.bank ?? 1
  const low = left !== null && entry.clock !== null && left < (entry.clock.fresh ? bank / 4 : 120_000)
  const where =
    entry.round > 0
      ? t('home.round', { round: entry.round })
      : question === null
        ? ''
        : t('home.turn', { turn: question.turn })
  const names = listOf(others(entry, person?.id ?? ''), language)
  return (
    <li className="decision-row">
      <Thumb game={entry.game} large />
      <span className="row-words">
        <span className="row-question">{question?.rich ?? t('tables.your')}</span>
        <span>
          <b>{nameOfGame(entry.game)}</b>
          {where !== '' && `, ${where}`}
          {`, ${termsText(entry.clock, t)}`}
          {names !== '' && `, ${t('home.with', { names })}`}
        </span>
      </span>
      <Seats
        seats={seatsIn(entry)}
        colours={
          question?.colours ??
          coloursOf(
            onlineId(entry.id),
            entry.seats.length,
            entry.seats.map(({ sign }) => sign),
          )
        }
        marked={ownSeats(entry).filter((seat) => entry.actors.includes(seat))}
      />
      <span className={`row-clock dim type-2 ${low ? 'low' : ''}`}>
        {left === null ? (
          <span className="row-clock-none">{t('clock.none')}</span>
        ) : (
          <>
            <b>{clockText(left, t)}</b>
            <i style={{ ['--share' as string]: String(Math.min(1, Math.max(0, left / bank))) }} />
            <span>
              {entry.clock?.fresh === true
                ? t('clock.of', { time: clockText(bank, t) })
                : t('clock.left', { s: Math.round((entry.clock?.increment ?? 0) / 1000) })}
            </span>
          </>
        )}
      </span>
      <Link href={`/online/${entry.id}`} className={`button tall ${first ? 'primary' : 'legal'}`}>
        {t('tables.yours')}
        {first && (
          <span className="key" aria-hidden="true">
            ↵
          </span>
        )}
        <span className="unseen"> {nameOfGame(entry.game)}</span>
      </Link>
    </li>
  )
}

/** A table of this browser where it is the reader's decision. */
export function LocalDecisionRow(props: { table: StoredTable; first: boolean }): ReactNode {
  const t = useWords()
  const { language } = useSettings()
  const { table, first } = props
  const { summary, sitters, setup } = table
  const names = listOf(
    sitters.flatMap((sitter, seat) => (table.own.includes(seat) ? [] : [sitter.name])),
    language,
  )
  const where = summary.round > 0 ? t('home.round', { round: summary.round }) : t('home.turn', { turn: summary.turn })
  return (
    <li className="decision-row">
      <Thumb game={setup.game} large />
      <span className="row-words">
        <span className="row-question">{t('tables.your')}</span>
        <span>
          <b>{nameOfGame(setup.game)}</b>
          {`, ${where}, ${t('home.here')}`}
          {names !== '' && `, ${t('home.with', { names })}`}
        </span>
      </span>
      <Seats seats={sitters} colours={coloursOf(table.id, sitters.length)} marked={summary.actors} />
      <span className="row-clock dim type-2">
        <span className="row-clock-none">{ago(table.touched, language)}</span>
      </span>
      <Link href={`/table/${table.id}`} className={`button tall ${first ? 'primary' : 'legal'}`}>
        {t('tables.resume')}
        {first && (
          <span className="key" aria-hidden="true">
            ↵
          </span>
        )}
        <span className="unseen"> {nameOfGame(setup.game)}</span>
      </Link>
    </li>
  )
}

/** How the reader did, in a sentence. */
export function useOutcome(): (entry: RoomEntry) => string {
  const t = useWords()
  const { person } = useOnline()
  return (entry) => {
    const own = entry.seats.findIndex((seat) => seat.person?.id === person?.id)
    const rank = entry.ranks[own]
    if (rank === undefined) return t('home.ended')
    // Who takes part without a seat has a rank too.
    const of = Math.max(entry.seats.length, ...entry.ranks)
    return t('home.came', { rank, of, points: entry.totals[own] ?? 0 })
  }
}

/** A table of the server where others decide, people still gather, or the game is over. */
export function OtherRow({ entry }: { readonly entry: RoomEntry }): ReactNode {
  const t = useWords()
  const { language } = useSettings()
  const outcome = useOutcome()
  const over = entry.phase === 'over'
  const gathering = entry.phase === 'waiting'
  const taken = entry.seats.filter((seat) => seat.kind === 'person' || seat.kind === 'bot').length
  const [actor] = entry.actors
  const asked = entry.role === 'invited' && !over
  const words = over
    ? outcome(entry)
    : asked
      ? t(gathering ? 'home.invited' : 'home.offered', { name: entry.host.name })
      : gathering
        ? t('home.gathering', { n: taken, of: entry.seats.length })
        : entry.actors.length > 1
          ? t('home.sealed', { n: entry.actors.length })
          : t('tables.their', { name: entry.seats[actor ?? 0]?.person?.name ?? '' })
  return (
    <li className="other-row">
      <Thumb game={entry.game} />
      <span className="row-words">
        <span>
          <b>{nameOfGame(entry.game)}</b>{' '}
          {over
            ? t('home.over')
            : gathering
              ? termsText(entry.clock, t)
              : `${entry.round > 0 ? `${t('home.round', { round: entry.round })}, ` : ''}${termsText(entry.clock, t)}`}
        </span>
        <span>{words}</span>
      </span>
      {(over || asked) && <span className="chip new">{t('table.new')}</span>}
      <Seats
        seats={seatsIn(entry)}
        colours={coloursOf(
          onlineId(entry.id),
          entry.seats.length,
          entry.seats.map(({ sign }) => sign),
        )}
        marked={over || gathering ? [] : entry.actors}
      />
      <span className="row-when dim type-3">{ago(entry.touched, language)}</span>
      <Link href={over ? `/result/${entry.id}` : `/online/${entry.id}`} className="button">
        {t(over ? 'result.result' : gathering && asked ? 'home.sit' : 'home.enter')}
        <span className="unseen"> {nameOfGame(entry.game)}</span>
      </Link>
    </li>
  )
}

/** Open to anybody, with a free seat. */
export function OpenRow({ entry }: { readonly entry: RoomEntry }): ReactNode {
  const t = useWords()
  return (
    <li className="open-row">
      <Thumb game={entry.game} />
      <span className="row-words">
        <b>{nameOfGame(entry.game)}</b>
        <span>
          {termsText(entry.clock, t)}
          {entry.rated && `, ${t('home.rated')}`}
        </span>
      </span>
      <Seats seats={seatsIn(entry)} colours={[]} marked={[]} />
      <Link href={`/online/${entry.id}`} className="button">
        {t('home.sit')}
        <span className="unseen"> {nameOfGame(entry.game)}</span>
      </Link>
    </li>
  )
}

export function FriendRow({ friend }: { readonly friend: FriendHere }): ReactNode {
  const t = useWords()
  const { tables } = useOnline()
  const shared = tables?.find(
    (entry) => entry.phase === 'playing' && entry.seats.some((seat) => seat.person?.id === friend.id),
  )
  const words = !friend.here
    ? t('here.gone')
    : shared !== undefined
      ? t('friends.at', { game: nameOfGame(shared.game) })
      : t(friend.table === null ? 'friends.free' : 'friends.plays')
  return (
    <li className="friend-row">
      <PersonTile name={friend.name} is={friend.here ? 'here' : 'gone'} />
      <span className="row-words">
        <Link href={`/person/${friend.id}`}>
          <b>{friend.name}</b>
        </Link>
        <span>{words}</span>
      </span>
      {friend.table !== null && shared === undefined ? (
        <Link href={`/online/${friend.table}`} className="button">
          {t('friends.watch')}
          <span className="unseen"> {friend.name}</span>
        </Link>
      ) : (
        shared === undefined && (
          <Link href={`/new?friend=${friend.id}`} className="button">
            {t('friends.ask')}
            <span className="unseen"> {friend.name}</span>
          </Link>
        )
      )}
    </li>
  )
}

/** A list of the final size while it is being read. */
export function Blocks(props: { rows: number; height: string }): ReactNode {
  return (
    <ul className="blocks" aria-hidden="true">
      {Array.from({ length: props.rows }, (_, n) => (
        <li key={`block ${String(n)}`} style={{ height: props.height }}>
          <i />
          <span />
        </li>
      ))}
    </ul>
  )
}

/** Who is at a seat and how much time they have: a line under the name, or a word in a chip. */
import type { ClockTerms, Room } from '@ludarium/tables'
import type { ReactNode } from 'react'
import { Icon } from '../../art/Icon.tsx'
import { useTeller } from '../../words/context.tsx'
import { clockText, type Heard, isLow, leftOf, sinceText, times, useNow } from '../clock.ts'
import { type Here, hereOf, PresenceDot } from '../Presence.tsx'

/** The time alone, large, at the end of the bar. */
export function BarClock(props: {
  readonly room: Room
  readonly seat: number
  readonly clock: Heard | null
}): ReactNode {
  const { t } = useTeller()
  const { room, seat, clock } = props
  const now = useNow(clock !== null)
  if (clock === null || room.clock === null || room.seats[seat]?.kind === 'bot') return null
  const left = leftOf(clock, seat, now)
  return <b className={`bar-clock ${isLow(room.clock, left) ? 'low' : ''}`}>{clockText(left, t)}</b>
}

interface SeatClockProps {
  readonly room: Room
  readonly seat: number
  readonly clock: Heard | null
  readonly acting: boolean
  /** Since when it is this seat's decision. */
  readonly since: number
  readonly gone: ReadonlyMap<string, number>
  readonly away: ReadonlyMap<string, number>
  readonly chip?: boolean
}

interface Said {
  readonly is: Here | 'bot' | 'out'
  readonly words: string
}

/** "away 3 min", and "away" in the first minute or where nobody saw them go. */
function awayFor(since: number | undefined, now: number, t: ReturnType<typeof useTeller>['t']): string {
  const min = since === undefined ? 0 : Math.floor((now - since) / times.MINUTE)
  return min < 1 ? t('here.away') : t('seat.away', { min })
}

export function SeatClock(props: SeatClockProps): ReactNode {
  const { t } = useTeller()
  const { room, seat, clock, acting, gone } = props
  const at = room.seats[seat]
  const lostAt = gone.get(at?.person?.id ?? '')
  const awayAt = props.away.get(at?.person?.id ?? '')
  const now = useNow(acting || lostAt !== undefined || awayAt !== undefined)
  if (at === undefined) return null
  const terms: ClockTerms | null = room.clock
  const left = clock === null || at.kind === 'bot' ? null : leftOf(clock, seat, now)
  const runs = acting && left !== null && room.phase === 'playing'
  const low = runs && terms !== null && isLow(terms, left)
  const thinking = t('seat.thinking', { time: sinceText(now - props.since, t) })
  const said: Said =
    at.kind === 'bot'
      ? { is: 'bot', words: acting ? thinking : t(at.person?.id ? 'seat.bot.for' : 'seat.bot') }
      : runs && left === 0
        ? { is: 'out', words: t('seat.out') }
        : lostAt !== undefined && !at.here
          ? { is: 'lost', words: t('seat.lost', { time: sinceText(now - lostAt, t) }) }
          : {
              is: hereOf(at),
              words: at.away ? awayFor(awayAt, now, t) : acting && at.here ? thinking : t(`here.${hereOf(at)}`),
            }
  const time = left === null ? '–' : clockText(left, t)
  const sign =
    said.is === 'bot' ? (
      <Icon name="bot" size={13} />
    ) : said.is === 'out' ? (
      <Icon name="clock" size={13} />
    ) : (
      <PresenceDot is={said.is} label={false} />
    )
  if (props.chip === true)
    return (
      <span className={`seat-time dim type-3 ${said.is} ${low ? 'low' : ''}`}>
        {sign}
        <span className="unseen">{said.words}</span>
        {at.kind === 'bot' ? t('table.bot') : terms === null ? t(`seat.short.${hereOf(at)}`) : time}
      </span>
    )
  return (
    <p className={`seat-clock row dim type-2 ${said.is} ${runs ? 'runs' : ''} ${low ? 'low' : ''}`}>
      {sign}
      <span>{said.words}</span>
      {terms !== null && <b>{time}</b>}
    </p>
  )
}

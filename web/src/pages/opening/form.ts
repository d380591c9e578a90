/** What a new table shall be, as the page asks it, and what the server or this browser is told. */
import type { Room, RoomForm, SeatForm } from '@ludarium/tables'
import { times } from '../../online/clock.ts'
import { LEVELS } from '../../online/levels.ts'
import type { GameEntry } from '../../registry.ts'

export type SeatKind = 'me' | 'screen' | 'friend' | 'link' | 'bot'

export interface SeatChoice {
  readonly kind: SeatKind
  /** Of a friend. */
  readonly person: string
  /** Of a bot. */
  readonly level: string
}

export interface TableForm {
  readonly game: string
  readonly seats: readonly SeatChoice[]
  readonly options: Readonly<Record<string, unknown>>
  readonly clock: 'none' | 'live' | 'days'
  readonly minutes: number
  readonly seconds: number
  readonly days: number
  readonly weekend: boolean
  readonly flag: 'bot' | 'ends'
  readonly access: RoomForm['access']
  readonly watch: RoomForm['watch']
  readonly rated: boolean
}

export const USUAL_LEVEL = LEVELS.includes('adept') ? 'adept' : (LEVELS[0] ?? '')

export const seat = (kind: SeatKind, person = ''): SeatChoice => ({ kind, person, level: USUAL_LEVEL })

const USUAL_SEATS = 4

/** You and seats by link, untimed, not listed: one click is enough. Alone on this screen the others are bots. */
export function usualForm(entry: GameEntry, alone: boolean): TableForm {
  const count = Math.min(entry.seats.max, Math.max(entry.seats.min, USUAL_SEATS))
  return {
    game: entry.id,
    seats: Array.from({ length: count }, (_, n) => seat(n === 0 ? 'me' : alone ? 'bot' : 'link')),
    options: {},
    clock: 'none',
    minutes: 40,
    seconds: 30,
    days: 1,
    weekend: false,
    flag: 'bot',
    access: 'link',
    watch: 'friends',
    rated: false,
  }
}

const keyOf = (game: string): string => `ludarium.usual.${game}`

/** What the reader keeps as their usual table of a game, or null. */
export function keptForm(entry: GameEntry): TableForm | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(entry.id)) ?? 'null')
    if (typeof stored !== 'object' || stored === null) return null
    // Written by `keepForm`; what an older page did not know is usual.
    const form: TableForm = { ...usualForm(entry, false), ...stored, game: entry.id }
    const fits =
      Array.isArray(form.seats) && form.seats.length >= entry.seats.min && form.seats.length <= entry.seats.max
    return fits ? form : null
  } catch {
    return null
  }
}

/** Friends are asked anew each time. */
export function keepForm(form: TableForm): void {
  const seats = form.seats.map((one) => (one.kind === 'friend' ? seat('link') : one))
  try {
    localStorage.setItem(keyOf(form.game), JSON.stringify({ ...form, seats }))
  } catch {
    // Then the usual one stays as it was.
  }
}

/** As many seats as wanted: those that are there stay, further ones are like the last. */
export function resized(form: TableForm, count: number): TableForm {
  const last = form.seats[form.seats.length - 1]
  const like = last === undefined || last.kind === 'me' || last.kind === 'friend' ? seat('link') : last
  return { ...form, seats: Array.from({ length: count }, (_, n) => form.seats[n] ?? like) }
}

/** A table that people gather at, as its host may change it. Who has sat down stays. */
export function formOfRoom(room: Room, entry: GameEntry, me: string): TableForm {
  const { clock } = room
  const usual = usualForm(entry, false)
  let mine = 0
  const seats = room.seats.map((one): SeatChoice => {
    if (one.kind === 'bot') return { ...seat('bot'), level: one.level }
    if (one.kind === 'kept') return seat('friend', one.person?.id ?? '')
    if (one.kind === 'person' && one.person?.id === me) return seat(mine++ === 0 ? 'me' : 'screen')
    return seat('link')
  })
  return {
    ...usual,
    seats,
    options: room.options,
    clock: clock === null ? 'none' : clock.fresh ? 'days' : 'live',
    minutes: clock === null || clock.fresh ? usual.minutes : Math.round(clock.bank / times.MINUTE),
    seconds: clock === null || clock.fresh ? usual.seconds : Math.round(clock.increment / times.SECOND),
    days: clock?.fresh === true ? Math.round(clock.bank / times.DAY) : usual.days,
    weekend: (clock?.rest ?? []).length > 0,
    flag: clock?.flag ?? usual.flag,
    access: room.access,
    watch: room.watch,
    rated: room.rated,
  }
}

const SUNDAY_SATURDAY: readonly number[] = [0, 6]

export function roomForm(form: TableForm, options: Readonly<Record<string, unknown>>): RoomForm {
  const { clock, flag } = form
  return {
    game: form.game,
    options,
    seats: form.seats.map(seatForm),
    access: form.access,
    watch: form.watch,
    clock:
      clock === 'none'
        ? null
        : clock === 'live'
          ? { bank: form.minutes * times.MINUTE, increment: form.seconds * times.SECOND, fresh: false, flag }
          : {
              bank: form.days * times.DAY,
              increment: 0,
              fresh: true,
              flag,
              ...(form.weekend ? { rest: SUNDAY_SATURDAY } : {}),
            },
    rated: form.rated,
  }
}

function seatForm({ kind, person, level }: SeatChoice): SeatForm {
  if (kind === 'me' || kind === 'screen') return { kind: 'me' }
  if (kind === 'friend' && person !== '') return { kind: 'kept', person }
  if (kind === 'bot') return { kind: 'bot', level }
  return { kind: 'free' }
}

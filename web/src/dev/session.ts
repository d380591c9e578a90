/** What the developer page shows: a base and the decisions since. It survives a reload, so that new code replays it. */
import { type Game, readGame, readPosition, type State } from '@ludarium/kernel'
import type { LogEntry } from '../table/source.ts'
import { botDecision, type Opening, opened, played, replayed, type SeatMove } from './position.ts'

/** Where the decisions begin: a fresh table, a pasted position, or a fixed position of the tests by its name. */
export type SessionBase =
  | ({ readonly kind: 'start' } & Opening)
  | { readonly kind: 'position'; readonly text: string }
  | { readonly kind: 'fixed'; readonly name: string }

export interface DevSession {
  readonly game: string
  readonly base: SessionBase
  readonly decisions: readonly SeatMove[]
}

/** A session replayed with the rules as they are now. */
export interface DevPosition {
  readonly state: State
  readonly told: readonly LogEntry[]
  /** Decisions that could be replayed; fewer than all if the rules no longer allow the next. */
  readonly at: number
}

const KEY = 'ludarium.dev'

export function newSession(game: string, seats: number): DevSession {
  return { game, base: { kind: 'start', seats, seed: 'dev' }, decisions: [] }
}

export function storedSession(game: string | null): DevSession | null {
  const text = sessionStorage.getItem(KEY)
  if (text === null) return null
  const session = JSON.parse(text) as DevSession
  return game === null || session.game === game ? session : null
}

export function storeSession(session: DevSession): void {
  sessionStorage.setItem(KEY, JSON.stringify(session))
}

/** The tests' fixed positions, which the development server reads from `web/test/GAME-positions.ts`. */
export async function fixedNames(game: string): Promise<readonly string[]> {
  const response = await fetch(`/dev/positions/${game}`)
  return response.ok ? ((await response.json()) as string[]) : []
}

async function baseState(game: Game, base: SessionBase): Promise<State> {
  if (base.kind === 'start') return opened(game, base).state
  if (base.kind === 'fixed') {
    const response = await fetch(`/dev/positions/${game.id}/${base.name}`)
    if (!response.ok) throw new Error(await response.text())
    return (await response.json()) as State
  }
  const read = readPosition(game, base.text)
  if (!read.ok) throw new Error(`The position is refused: ${read.message.key}.`)
  return read.value
}

export async function shownOf(game: Game, session: DevSession): Promise<DevPosition> {
  const base = await baseState(game, session.base)
  const [seat = 0] = game.actors(base)
  return replayed(game, base, session.decisions, seat)
}

/** The session after so many decisions by bots from the start. */
export function afterBots(game: Game, opening: Opening, count: number): DevSession {
  const { decisions } = played(game, opening, count)
  return {
    game: game.id,
    base: { kind: 'start', ...opening },
    decisions: decisions.map(({ seat, move }) => ({ seat, move })),
  }
}

/** The session after more decisions by bots; `state` is where it stands. */
export function withBots(game: Game, session: DevSession, { state, at }: DevPosition, count: number): DevSession {
  const now = game.clone(state)
  const decisions = session.decisions.slice(0, at)
  for (let n = 0; n < count; n++) {
    const decided = botDecision(game, now, `dev ${decisions.length}`)
    if (decided === null) break
    game.play(now, decided.seat, decided.move)
    decisions.push(decided)
  }
  return { ...session, decisions }
}

/** A session from pasted text: a record of a game, or a position. */
export function pasted(game: Game, text: string): DevSession {
  const position = readPosition(game, text)
  if (position.ok) return { game: game.id, base: { kind: 'position', text: text.trim() }, decisions: [] }
  const record = readGame(text)
  if (!record.ok) throw new Error('This is neither a record of a game nor a position.')
  const { setup, decisions } = record.value
  if (setup.game !== game.id) throw new Error(`This is a record of '${setup.game}'.`)
  const { seats, seed, options } = setup
  return {
    game: game.id,
    base: { kind: 'start', seats, seed, options },
    decisions: decisions.map(({ seat, move }) => ({ seat, move })),
  }
}

/**
 * A local table: a match, who sits where, and the bots that move when it is their turn. Knows nothing of workers
 * and screens; whoever holds it listens to its steps and saves what it is told to save.
 */
import { type Bot, botNamed, bots, chooseWithin } from '@ludarium/bots'
import {
  canUndo,
  chanceOf,
  type Decision,
  fork,
  type Game,
  type GameEvent,
  type History,
  historyOf,
  type Match,
  type Move,
  type Outcome,
  redo,
  replay,
  type Seat,
  type State,
  seedOf,
  stateAt,
  submit,
  undo,
} from '@ludarium/kernel'
import type { Hint, Position, ScorePoint, Sitter, Told } from '../table/source.ts'
import type { Summary } from './store.ts'

/** How long a bot may think about one decision, and a hint. */
const PATIENCE = 900
const HINT_PATIENCE = 1500

export interface HostedStep {
  readonly kind: 'decided' | 'undone'
  /** Number of the first decision that is not as it was saved last. */
  readonly from: number
}

export interface Host {
  /** Called after each decision, before anybody is told; resolves when it is kept. */
  keep(step: HostedStep): Promise<void>
  /** Something changed for the watchers: a step, or who is thinking. */
  tell(step: HostedStep | null): void
  /** Shortest time between two visible moves of bots. */
  pause(): number
}

export class HostedTable {
  readonly game: Game
  readonly sitters: readonly Sitter[]
  readonly match: Match
  /** By decision, what it made happen. */
  private readonly told: Told[][] = []
  private readonly minds = new Map<Seat, Bot>()
  private readonly chance = chanceOf(seedOf(crypto.randomUUID()))
  private readonly host: Host
  private stop = new AbortController()
  private running = false
  private closed = false
  thinking: Seat | null = null
  /** Whether the stored game could not be followed to its end under today's rules. */
  readonly trimmed: boolean

  /** Opens a table from its record; a new game is a record without decisions. */
  static open(game: Game, history: History, sitters: readonly Sitter[], host: Host): Outcome<HostedTable> {
    const opened = replay(game, { setup: history.setup, decisions: [] })
    if (!opened.ok) return opened
    return { ok: true, value: new HostedTable(opened.value.match, history.decisions, sitters, host) }
  }

  private constructor(match: Match, decisions: readonly Decision[], sitters: readonly Sitter[], host: Host) {
    this.game = match.game
    this.match = match
    this.sitters = sitters
    this.host = host
    let trimmed = false
    for (const decision of decisions) {
      const played = this.play(decision.seat, decision.move)
      if (played.ok && played.value.hash === decision.hash) continue
      trimmed = true
      break
    }
    this.trimmed = trimmed
  }

  get at(): number {
    return this.match.decisions.length
  }

  private play(seat: Seat, move: Move, at?: number): Outcome<Decision> {
    const events: GameEvent[] = []
    const played = submit(this.match, seat, move, at, (event) => events.push(event))
    if (played.ok) this.tellOf(events)
    return played
  }

  private tellOf(events: readonly GameEvent[]): void {
    const { round, turn } = this.match.state
    this.told.length = this.at - 1
    this.told.push(events.map((event) => ({ at: this.at, round, turn, event })))
  }

  /** Runs the bots from here on. */
  start(): void {
    void this.run()
  }

  close(): void {
    this.closed = true
    this.stop.abort()
  }

  position(seat: Seat | null, at = this.at): Position {
    const { game, match } = this
    const now = at === this.at
    const s = now ? match.state : stateAt(match, at)
    return {
      at,
      seat,
      view: game.view(s, seat),
      actors: game.actors(s),
      legal: seat === null ? [] : game.legal(s, seat),
      refused: seat === null ? [] : game.why(s, seat),
      result: game.result(s),
      canUndo: now && seat !== null && canUndo(match, seat),
      canRedo: now && seat !== null && match.undone[match.undone.length - 1]?.seat === seat,
    }
  }

  log(seat: Seat | null, from = 0): Told[] {
    const may = (event: GameEvent): boolean => event.only === undefined || (seat !== null && event.only.includes(seat))
    return this.told.slice(from).flatMap((list) => list.filter((one) => may(one.event)))
  }

  /** Score curves as far as the seat may know, one point a decision. */
  scores(seat: Seat | null): ScorePoint[] {
    const { game, match } = this
    const s = stateAt(match, 0)
    const over = game.result(match.state) !== null
    const point = (at: number, by: Seat | null): ScorePoint => {
      const shown = over ? s : game.view(s, seat)
      const totals = this.sitters.map((_, one) => game.score(shown, one).reduce((sum, line) => sum + line.points, 0))
      return { at, round: s.round, turn: s.turn, seat: by, totals }
    }
    const points = [point(0, null)]
    for (const [n, decision] of match.decisions.entries()) {
      game.play(s, decision.seat, decision.move)
      points.push(point(n + 1, decision.seat))
    }
    return points
  }

  summary(): Summary {
    const { game, match } = this
    const s: State = match.state
    const result = game.result(s)
    const lines = this.sitters.map((_, seat) => game.score(s, seat))
    return {
      round: s.round,
      turn: s.turn,
      actors: game.actors(s),
      over: result !== null,
      decisions: this.at,
      totals: result?.totals ?? lines.map((list) => list.reduce((sum, line) => sum + line.points, 0)),
      ranks: result?.ranks ?? [],
    }
  }

  async submit(seat: Seat, move: Move, at: number): Promise<Outcome<number>> {
    const played = this.play(seat, move, at)
    if (!played.ok) return played
    await this.stepped({ kind: 'decided', from: this.at - 1 })
    void this.run()
    return { ok: true, value: this.at }
  }

  async undo(seat: Seat): Promise<Outcome<number>> {
    const done = undo(this.match, seat)
    if (!done.ok) return done
    this.restart()
    this.told.length = this.at
    await this.stepped({ kind: 'undone', from: this.at })
    void this.run()
    return { ok: true, value: this.at }
  }

  async redo(seat: Seat): Promise<Outcome<number>> {
    const next = this.match.undone[this.match.undone.length - 1]
    if (next === undefined) return redo(this.match, seat) as Outcome<number>
    // Played through the door instead, so that its events are told again; the rest of what was undone stays.
    const rest = this.match.undone.slice(0, -1)
    if (next.seat !== seat) return redo(this.match, seat) as Outcome<number>
    const played = this.play(next.seat, next.move)
    if (!played.ok) return played
    this.match.undone = rest
    await this.stepped({ kind: 'decided', from: this.at - 1 })
    void this.run()
    return { ok: true, value: this.at }
  }

  /** What the strongest bot would do in that seat. */
  async hint(seat: Seat): Promise<Hint | null> {
    const { game, match } = this
    if (!game.actors(match.state).includes(seat)) return null
    const spec = bots[bots.length - 1]
    if (spec === undefined) return null
    const move = await chooseWithin(spec.make(game), game.view(match.state, seat), seat, this.chance, {
      milliseconds: HINT_PATIENCE,
    })
    return { move, lead: null }
  }

  history(): History {
    return historyOf(this.match)
  }

  /** The record up to decision `at`, for another table. */
  branch(at: number): History {
    return historyOf(fork(this.match, at))
  }

  private async stepped(step: HostedStep): Promise<void> {
    await this.host.keep(step)
    this.host.tell(step)
  }

  private restart(): void {
    this.stop.abort()
    this.stop = new AbortController()
    this.minds.clear()
  }

  private mind(seat: Seat): Bot {
    let mind = this.minds.get(seat)
    if (mind === undefined) {
      const spec = botNamed(this.sitters[seat]?.level ?? '') ?? bots[bots.length - 1]
      if (spec === undefined) throw new Error('There are no bots.')
      mind = spec.make(this.game)
      this.minds.set(seat, mind)
    }
    return mind
  }

  /** Lets the bots decide one after the other until a person must. */
  private async run(): Promise<void> {
    if (this.running) return
    this.running = true
    try {
      while (!this.closed) {
        const seat = this.game.actors(this.match.state).find((one) => this.sitters[one]?.kind === 'bot')
        if (seat === undefined) break
        await this.decide(seat)
      }
    } finally {
      this.running = false
      if (this.thinking !== null) {
        this.thinking = null
        if (!this.closed) this.host.tell(null)
      }
    }
  }

  private async decide(seat: Seat): Promise<void> {
    const { game, match } = this
    const { signal } = this.stop
    const began = performance.now()
    if (this.thinking !== seat) {
      this.thinking = seat
      this.host.tell(null)
    }
    const choices = game.legal(match.state, seat).length
    const view = game.view(match.state, seat)
    const patience = { milliseconds: PATIENCE, signal }
    const move = await chooseWithin(this.mind(seat), view, seat, this.chance, patience)
    const rest = choices === 1 ? 0 : this.host.pause() - (performance.now() - began)
    if (rest > 0) await new Promise((resume) => setTimeout(resume, rest))
    // The table may have moved on while the bot was thinking: then it thinks again.
    if (signal.aborted || this.closed) return
    if (this.play(seat, move).ok) await this.stepped({ kind: 'decided', from: this.at - 1 })
  }
}

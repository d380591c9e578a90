/** Builds a Game from a step table, a declaration of secrets and the game's own functions. */
import { type Advice, DEFAULT_HORIZON } from './advice.ts'
import {
  type Agenda,
  agendaOf,
  type FreeMoves,
  isSealed,
  reverseFrom,
  type SealedStep,
  type StepTable,
} from './agenda.ts'
import { type Chance, chanceOf, nextWord, pick, plainChance } from './chance.ts'
import { clone } from './clone.ts'
import { sharing } from './difference.ts'
import type { BlockedMove, Game, GameEvent, GameSetup, Result, ScoreLine, VirtualPlayer } from './game.ts'
import { at, seatsOf } from './list.ts'
import type { Refusal } from './refusal.ts'
import {
  type CompiledMask,
  compileMask,
  Dealer,
  fillIn,
  hide,
  type Mask,
  nobody,
  type PreviousView,
  type Secrets,
} from './secrets.ts'
import type { Move, Options, Seat, State, Step } from './state.ts'

/** The kernel's fields of every state, as passed to `setup`. */
export type Base = Pick<State, keyof State>

export interface GameDefinition<S extends State, M extends Move, E extends GameEvent, K extends Step>
  extends Pick<Game<S, M, E>, 'id' | 'name' | 'version' | 'seats' | 'options' | 'score' | 'audit'> {
  refuse?(seats: number, options: Options): Refusal | null
  /** The state before the first automatic step, with the agenda in order of resolution. The kernel settles it. */
  setup(base: Base): S
  readonly steps: StepTable<S, M, K, E>
  /** Moves available at every question. */
  readonly freeMoves?: FreeMoves<S, M, K, E>
  readonly secrets: Secrets<S>
  /** The cards that may be behind this back in the view: exactly the hidden ones, in any order. */
  unseen?(view: S, back: string): string[]
  /** Participants without a seat. */
  others?(s: S): readonly VirtualPlayer[]
  /** Ranks (1 = best) of the seats, then of the `others`, when the game is over. Default: by total. */
  ranks?(s: S): number[]
  /** What a seat plays, for statistics. Default: nothing. */
  roles?(s: S, seat: Seat): Readonly<Record<string, string>>
  /** A copy field by field, faster than the generic one. The testkit compares the two. */
  clone?(s: S): S
  why?(s: S, seat: Seat): readonly BlockedMove<M>[]
  readonly advice: Pick<Advice<S, M>, 'evaluate' | 'prior'> & Partial<Advice<S, M>>
}

/** The kernel's own fields. The agenda is masked separately because it holds sealed answers. */
const KERNEL: Readonly<Record<keyof State, Mask<unknown>>> = {
  game: { kind: 'open' },
  version: { kind: 'open' },
  seats: { kind: 'open' },
  options: { kind: 'open' },
  round: { kind: 'open' },
  turn: { kind: 'open' },
  reveals: { kind: 'open' },
  agenda: { kind: 'open' },
  chance: {
    kind: 'secret',
    mask: { seed: '', used: 0 },
    seen: nobody,
    fill: (_s, _owner, chance) => plainChance(nextWord(chance), nextWord(chance)),
  },
}

export function defineGame<S extends State, M extends Move, E extends GameEvent, K extends Step>(
  definition: GameDefinition<S, M, E, K>,
): Game<S, M, E> {
  const agenda: Agenda<S, M, E> = agendaOf(definition.steps, definition.freeMoves)
  const mask = compileMask<S>({
    kind: 'fields',
    fields: { ...KERNEL, ...definition.secrets } as Record<string, Mask<S>>,
  })
  if (mask === null) throw new Error('The mask must hide the random stream.')
  const copyOf = definition.clone ?? clone

  function sharedView(s: S, seat: Seat | null, earlier: PreviousView<S> = {}): S {
    const shown = hide(mask as CompiledMask<S>, s, seat, earlier)
    if (!s.agenda.some(isSealed)) return shown
    const open = s.agenda.map((step) => (isSealed(step) ? withoutAnswers(step, seat) : step))
    const agenda = sharing(earlier.view?.agenda, open)
    if (agenda === shown.agenda) return shown
    const veiled = { ...shown, agenda }
    earlier.memory?.recordOrigin(veiled, shown, ['agenda'], s)
    return veiled
  }

  return {
    id: definition.id,
    name: definition.name,
    version: definition.version,
    seats: definition.seats,
    options: definition.options,
    refuse: (seats, options) => definition.refuse?.(seats, options) ?? null,
    clone: copyOf,
    score: definition.score,
    others: (s) => definition.others?.(s) ?? [],
    roles: definition.roles ?? (() => ({})),
    advice: { horizon: DEFAULT_HORIZON, quickMoves: (_s, _seat, moves) => moves, ...definition.advice },
    audit: definition.audit,
    actors: agenda.actors,
    legal: agenda.legal,
    play: agenda.play,
    why: (s, seat) => (agenda.actors(s).includes(seat) ? (definition.why?.(s, seat) ?? []) : []),

    setup(table: GameSetup): S {
      const made = definition.setup({
        game: definition.id,
        version: table.version ?? definition.version,
        seats: table.seats,
        options: table.options,
        round: 0,
        turn: 0,
        reveals: 0,
        chance: chanceOf(table.seed),
        agenda: [],
      })
      // Gives the state the same hidden class as its copies.
      const s = copyOf(made)
      reverseFrom(s.agenda, 0)
      agenda.settle(s)
      return s
    },

    view: (s, seat) => copyOf(sharedView(s, seat)),
    sharedView,

    imagine(view, seat, chance) {
      const dealer = new Dealer((back) => definition.unseen?.(view, back) ?? [], chance)
      const s = fillIn(mask, copyOf(view), view, seat, dealer, chance)
      const step = s.agenda[s.agenda.length - 1]
      if (isSealed(step)) makeUpAnswers(agenda, s, step, seat, chance)
      return s
    },

    result(s) {
      if (s.agenda.length > 0) return null
      const lines = seatsOf(s).map((seat) => definition.score(s, seat))
      return resultOf(lines, definition.others?.(s) ?? [], definition.ranks?.(s))
    },
  }
}

/** The step without the other seats' answers. */
function withoutAnswers(step: SealedStep, seat: Seat | null): SealedStep {
  return {
    ...step,
    given: step.given.map((given, other) => (other === seat || !step.among.includes(other) ? given : [])),
  }
}

function makeUpAnswers<S extends State, M extends Move, E extends GameEvent>(
  agenda: Agenda<S, M, E>,
  s: S,
  step: SealedStep,
  seat: Seat | null,
  chance: Chance,
): void {
  for (const other of step.among) {
    if (other !== seat && step.done[other]) agenda.answer(s, step, other, (moves) => pick(chance, moves))
  }
}

const totalOf = (lines: readonly ScoreLine[]): number => lines.reduce((sum, line) => sum + line.points, 0)

function resultOf(lines: Result['lines'], others: readonly VirtualPlayer[], given?: readonly number[]): Result {
  const totals = lines.map(totalOf)
  const ranks = given ?? rankBy([...totals, ...others.map((other) => totalOf(other.lines))].map((total) => [total]))
  return {
    ranks: ranks.slice(0, lines.length),
    totals,
    lines,
    others: others.map((other, n) => ({ ...other, rank: at(ranks, lines.length + n), total: totalOf(other.lines) })),
  }
}

/**
 * Ranks by lists of numbers, highest first: the first number decides, the next ones break ties. Equal lists share a
 * rank.
 */
export function rankBy(keys: readonly (readonly number[])[]): number[] {
  const better = (a: readonly number[], b: readonly number[]): boolean => {
    const i = a.findIndex((figure, at) => figure !== b[at])
    return i >= 0 && (a[i] ?? 0) > (b[i] ?? 0)
  }
  return keys.map((key) => 1 + keys.filter((other) => better(other, key)).length)
}

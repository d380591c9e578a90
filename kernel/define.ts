/** Makes a Game out of a table of steps, a declaration of secrets and the few things only the game can know. */
import { type Advice, HORIZON } from './advice.ts'
import { type Agenda, type Aside, agendaOf, isSealed, type SealedStep, type StepTable, turnAround } from './agenda.ts'
import { type Chance, chanceOf, pick, plainChance, word } from './chance.ts'
import { clone } from './clone.ts'
import { sharing } from './difference.ts'
import type { Game, GameEvent, Other, Refused, Result, ScoreLine, Table } from './game.ts'
import { at, seatsOf } from './list.ts'
import type { Refusal } from './refusal.ts'
import {
  type Closed,
  closedOf,
  Dealer,
  type Earlier,
  fillIn,
  hide,
  type Mask,
  nobody,
  type Secrets,
} from './secrets.ts'
import type { Move, Options, Seat, State, Step } from './state.ts'

/** The fields that the kernel keeps in every state, as `setup` receives them. */
export type Base = Pick<State, keyof State>

export interface GameDefinition<S extends State, M extends Move, E extends GameEvent, K extends Step>
  extends Pick<Game<S, M, E>, 'id' | 'name' | 'version' | 'seats' | 'options' | 'score' | 'audit'> {
  refuse?(seats: number, options: Options): Refusal | null
  /** The state before the first automatic step, its agenda in the order of resolution; the kernel then settles it. */
  setup(base: Base): S
  readonly steps: StepTable<S, M, K, E>
  /** Moves offered beside every question. */
  readonly aside?: Aside<S, M, K, E>
  readonly secrets: Secrets<S>
  /** The cards that may lie behind this back in the view: exactly those that are hidden, in any order. */
  unseen?(view: S, back: string): string[]
  /** Who takes part without a seat. */
  others?(s: S): readonly Other[]
  /** Ranks (1 = best) of the seats, then of the `others`, once the game is over; by default the total decides alone. */
  ranks?(s: S): number[]
  /** What a seat plays; by default nothing that statistics could tell apart. */
  roles?(s: S, seat: Seat): Readonly<Record<string, string>>
  /** Field by field, faster than the kernel's own copy of any JSON; the testkit compares the two. */
  clone?(s: S): S
  why?(s: S, seat: Seat): readonly Refused<M>[]
  readonly advice: Pick<Advice<S, M>, 'evaluate' | 'prior'> & Partial<Advice<S, M>>
}

/** The kernel's own fields. The agenda is masked apart: it holds sealed answers. */
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
    fill: (_s, _owner, chance) => plainChance(word(chance), word(chance)),
  },
}

export function defineGame<S extends State, M extends Move, E extends GameEvent, K extends Step>(
  definition: GameDefinition<S, M, E, K>,
): Game<S, M, E> {
  const agenda: Agenda<S, M, E> = agendaOf(definition.steps, definition.aside)
  const mask = closedOf<S>({ kind: 'fields', fields: { ...KERNEL, ...definition.secrets } as Record<string, Mask<S>> })
  if (mask === null) throw new Error('A state without secrets has no chance.')
  const copyOf = definition.clone ?? clone

  function glimpse(s: S, seat: Seat | null, earlier: Earlier<S> = {}): S {
    const shown = hide(mask as Closed<S>, s, seat, earlier)
    if (!s.agenda.some(isSealed)) return shown
    const open = s.agenda.map((step) => (isSealed(step) ? withoutAnswers(step, seat) : step))
    const agenda = sharing(earlier.before?.agenda, open)
    if (agenda === shown.agenda) return shown
    const veiled = { ...shown, agenda }
    earlier.memory?.traced(veiled, shown, ['agenda'], s)
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
    advice: { horizon: HORIZON, brisk: (_s, _seat, moves) => moves, ...definition.advice },
    audit: definition.audit,
    actors: agenda.actors,
    legal: agenda.legal,
    play: agenda.play,
    why: (s, seat) => (agenda.actors(s).includes(seat) ? (definition.why?.(s, seat) ?? []) : []),

    setup(table: Table): S {
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
      // A state and its copies are laid out alike in memory: what is fast with one is fast with the other.
      const s = copyOf(made)
      turnAround(s.agenda, 0)
      agenda.settle(s)
      return s
    },

    view: (s, seat) => copyOf(glimpse(s, seat)),
    glimpse,

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

/** The step with the answers that the seat may know. */
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

function resultOf(lines: Result['lines'], others: readonly Other[], given?: readonly number[]): Result {
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
 * Ranks from keys to compare, best first: the first figure decides, the next ones break ties; who is equal in
 * all shares the rank.
 */
export function rankBy(keys: readonly (readonly number[])[]): number[] {
  const better = (a: readonly number[], b: readonly number[]): boolean => {
    const i = a.findIndex((figure, at) => figure !== b[at])
    return i >= 0 && (a[i] ?? 0) > (b[i] ?? 0)
  }
  return keys.map((key) => 1 + keys.filter((other) => better(other, key)).length)
}

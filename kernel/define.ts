/** Makes a Game out of a table of steps, a declaration of secrets and the few things only the game can know. */
import { type Agenda, agendaOf, type SealedStep, type StepTable } from './agenda.ts'
import { type Chance, chanceOf, freshSeed, pick } from './chance.ts'
import { clone } from './clone.ts'
import type { Game, Move, Options, Refused, Result, ScoreLine, Seat, State, Step, Table } from './game.ts'
import type { Refusal } from './refusal.ts'
import { Dealer, imagined, type Mask, masked, type Secrets } from './secrets.ts'

/** The fields that the kernel keeps in every state, as `setup` receives them. */
export type Base = Pick<State, keyof State>

export interface GameDefinition<S extends State, M extends Move, K extends Step>
  extends Pick<
    Game<S, M>,
    'id' | 'name' | 'version' | 'seats' | 'options' | 'score' | 'evaluate' | 'roles' | 'components' | 'bounds'
  > {
  refuse?(seats: number, options: Options): Refusal | null
  /** The state before the first automatic step; the kernel then settles the agenda. */
  setup(base: Base): S
  readonly steps: StepTable<S, M, K>
  readonly secrets: Secrets<S>
  /** The cards that may lie behind this back in the view: exactly those that are hidden, in any order. */
  unseen(view: S, back: string): string[]
  /** Ranks by seat (1 = best) once the game is over; totals and lines come from `score`. */
  ranks(s: S): number[]
  /** Field by field, faster than the kernel's own copy of any JSON; the testkit compares the two. */
  clone?(s: S): S
  why?(s: S, seat: Seat): readonly Refused[]
  brisk?(s: S, seat: Seat, moves: readonly M[]): readonly M[]
  horizon?: number
}

/** Enough to see to the end of most turns. */
const HORIZON = 240

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
    seen: () => false,
    fill: (_s, _owner, chance) => chanceOf(freshSeed(chance)),
  },
}

export function defineGame<S extends State, M extends Move, K extends Step>(
  definition: GameDefinition<S, M, K>,
): Game<S, M> {
  const agenda: Agenda<S, M> = agendaOf(definition.steps)
  const mask: Mask<S> = { kind: 'fields', fields: { ...KERNEL, ...definition.secrets } as Record<string, Mask<S>> }

  return {
    id: definition.id,
    name: definition.name,
    version: definition.version,
    seats: definition.seats,
    options: definition.options,
    bounds: definition.bounds,
    refuse: (seats, options) => definition.refuse?.(seats, options) ?? null,
    clone: definition.clone ?? clone,
    score: definition.score,
    evaluate: definition.evaluate,
    horizon: definition.horizon ?? HORIZON,
    roles: definition.roles,
    components: definition.components,
    actors: agenda.actors,
    legal: agenda.legal,
    play: agenda.play,
    why: (s, seat) => (agenda.actors(s).includes(seat) ? (definition.why?.(s, seat) ?? []) : []),
    brisk: (s, seat, moves) => definition.brisk?.(s, seat, moves) ?? moves,

    setup(table: Table): S {
      const s = definition.setup({
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
      agenda.settle(s)
      return s
    },

    view(s, seat) {
      const shown = masked(mask, s, s, seat, -1) as S
      for (const step of shown.agenda) if (isSealed(step)) hideAnswers(step, seat)
      return shown
    },

    imagine(view, seat, chance) {
      const dealer = new Dealer((back) => definition.unseen(view, back), chance)
      const s = imagined(mask, view, { s: view, seat, chance, dealer }, -1) as S
      const step = s.agenda[s.agenda.length - 1]
      if (step !== undefined && isSealed(step)) makeUpAnswers(agenda, s, step, seat, chance)
      return s
    },

    result(s) {
      return s.agenda.length > 0 ? null : resultOf(s, definition.ranks(s), definition.score)
    },
  }
}

function isSealed(step: Step): step is SealedStep {
  return 'given' in step
}

function hideAnswers(step: SealedStep, seat: Seat | null): void {
  for (const other of step.among) if (other !== seat) step.given[other] = []
}

function makeUpAnswers<S extends State, M extends Move>(
  agenda: Agenda<S, M>,
  s: S,
  step: SealedStep,
  seat: Seat | null,
  chance: Chance,
): void {
  for (const other of step.among) {
    if (other !== seat && step.done[other]) agenda.answer(s, step, other, (moves) => pick(chance, moves))
  }
}

function resultOf<S extends State>(s: S, ranks: number[], score: (s: S, seat: Seat) => readonly ScoreLine[]): Result {
  const lines = ranks.map((_, seat) => score(s, seat))
  const totals = lines.map((list) => list.reduce((sum, line) => sum + line.points, 0))
  return { ranks, totals, lines }
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

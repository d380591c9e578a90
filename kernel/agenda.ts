/**
 * The agenda: steps still to be resolved, kept in the state as plain records. The next one decides what happens: it
 * asks somebody, collects sealed answers of several seats, or runs by itself. A step is taken off the agenda before
 * its rule is applied. What a rule pushes is resolved in the order in which it was pushed, before everything that was
 * there already; a rule that wants to go on pushes its own step again, after what comes first.
 */
import type { GameEvent, KernelEvent, Log } from './game.ts'
import { seatsOf } from './list.ts'
import type { Move, Seat, State, Step } from './state.ts'

/** The moves of the union that the verb names. */
export type MoveOf<M extends Move, V extends string> = M extends { readonly do: infer D }
  ? V extends D
    ? M
    : never
  : never

/** What each kind of move does. The step is off the agenda: push it again to ask once more. */
export type Handlers<S extends State, M extends Move, K extends Step, E extends GameEvent = GameEvent> = {
  readonly [V in M['do']]?: (s: S, step: K, seat: Seat, move: MoveOf<M, V>, log?: Log<E | KernelEvent>) => void
}

/** Asks one or more seats for a move. Its functions, like those of every rule, are called by themselves, without `this`. */
export interface Asking<S extends State, M extends Move, K extends Step, E extends GameEvent = GameEvent> {
  /** Who may answer; by default the step's own `seat`. Whoever answers first is served: it is one question. */
  actors?(this: void, s: S, step: K): readonly Seat[]
  /** A new list at each call. */
  legal(this: void, s: S, step: K, seat: Seat): M[]
  /** One handler for each verb that `legal` lists. */
  readonly on: Handlers<S, M, K, E>
  /** The question is pointless now and dropped without asking. */
  skip?(this: void, s: S, step: K): boolean
  /** When exactly one move is legal it is played without asking; a function says where that holds. */
  forced?: boolean | ((s: S, step: K) => boolean)
}

/** Happens by itself. The step is already off the agenda. */
export interface Running<S extends State, K extends Step, E extends GameEvent = GameEvent> {
  run(this: void, s: S, step: K, log?: Log<E | KernelEvent>): void
}

/**
 * Several seats answer in secret, each with one or more moves, in any order and without seeing each other. When
 * the last one is complete the answers are revealed together.
 */
export interface Sealing<S extends State, M extends Move, K extends SealedStep<M>, E extends GameEvent = GameEvent> {
  /** What the seat may add to what it has given so far. Looks at no other seat's answers. */
  sealed(s: S, step: K, seat: Seat, given: readonly M[]): M[]
  /** Whether the seat's answer is complete. By default one move is. */
  complete?(s: S, step: K, seat: Seat, given: readonly M[]): boolean
  /** All answers are in `step.given`, by seat. The step is already off the agenda. */
  resolve(s: S, step: K, log?: Log<E | KernelEvent>): void
}

/**
 * Moves offered beside every question: free actions, conversions, gifts. The question stays on the agenda; what a
 * handler pushes is resolved before it is asked again. `add` puts what is offered behind the question's own moves. A
 * `forced` question is asked after all when something is offered beside its only answer: there is a choice then.
 */
export interface Aside<S extends State, M extends Move, K extends Step, E extends GameEvent = GameEvent> {
  add(this: void, s: S, step: K, seat: Seat, moves: M[]): void
  readonly on: Handlers<S, M, K, E>
}

/** Make it with `sealed()`. */
export interface SealedStep<M extends Move = Move> extends Step {
  /** The seats that answer, ascending. */
  readonly among: readonly Seat[]
  /** By seat, what it has given so far; hidden from the others until the step resolves. */
  readonly given: M[][]
  /** By seat, whether its answer is complete; public. */
  readonly done: boolean[]
}

export type Rule<S extends State, M extends Move, K extends Step, E extends GameEvent = GameEvent> =
  | Asking<S, M, K, E>
  | Running<S, K, E>
  | (K extends SealedStep<M> ? Sealing<S, M, K, E> : never)

/** One rule for each kind of step. */
export type StepTable<S extends State, M extends Move, K extends Step, E extends GameEvent = GameEvent> = {
  readonly [N in K['step']]: Rule<S, M, Extract<K, { readonly step: N }>, E>
}

/** What is pushed first is resolved first, over all that one rule pushes. */
export function push<K extends Step>(s: { agenda: K[] }, ...steps: readonly K[]): void {
  for (const step of steps) s.agenda.push(step)
}

/** The next step to be resolved, where no rule is being applied. */
export function next<K extends Step>(s: { agenda: K[] }): K | undefined {
  return s.agenda[s.agenda.length - 1]
}

/** Takes off the agenda what would come next, unresolved; for a rule that has pushed nothing yet. */
export function pop<K extends Step>(s: { agenda: K[] }): K | undefined {
  return s.agenda.pop()
}

/** Drops everything that was still to come: the game is over. */
export function finish(s: State): void {
  s.agenda.length = 0
}

/** The fields of a sealed step, by default of all seats: `push(s, { step: 'bid', ...sealed(s, seats) })`. */
export function sealed<M extends Move>(s: State, among: readonly Seat[] = seatsOf(s)): Omit<SealedStep<M>, 'step'> {
  const given: M[][] = []
  const done: boolean[] = []
  for (let seat = 0; seat < s.seats; seat++) {
    given.push([])
    done.push(!among.includes(seat))
  }
  return { among: [...among], given, done }
}

export function isSealed(step: Step | undefined): step is SealedStep {
  return step !== undefined && 'given' in step
}

/** Hidden information comes to light: undo does not go back behind this point. */
export function reveal(s: State): void {
  s.reveals++
}

/** The top card of a pile (its last element), or undefined when there is none. Whoever draws has learned something. */
export function draw<C>(s: State, pile: C[]): C | undefined {
  if (pile.length > 0) s.reveals++
  return pile.pop()
}

/** Lists with one seat, shared because most questions have one actor. */
const ALONE: readonly (readonly Seat[])[] = Array.from({ length: 16 }, (_, seat) => Object.freeze([seat]))
const NOBODY: readonly Seat[] = Object.freeze([])

function alone(seat: Seat): readonly Seat[] {
  return ALONE[seat] ?? [seat]
}

/** More automatic steps in a row than any rule needs: the rules run in a circle. */
const ENDLESS = 10_000

/** What the kernel makes of a table of steps. */
export interface Agenda<S extends State, M extends Move, E extends GameEvent = GameEvent> {
  actors(s: S): readonly Seat[]
  legal(s: S, seat: Seat): M[]
  play(s: S, seat: Seat, move: M, log?: Log<E | KernelEvent>): void
  /** Resolves everything that needs no decision. */
  settle(s: S, log?: Log<E | KernelEvent>): void
  /** Gives a seat whose sealed answer is complete but hidden some answer, chosen by `choose`. */
  answer(s: S, step: Step, seat: Seat, choose: (moves: readonly M[]) => M): void
}

type Handler<S extends State, M extends Move, E extends GameEvent> = (
  s: S,
  step: Step,
  seat: Seat,
  move: M,
  log?: Log<E | KernelEvent>,
) => void

/** What a verb does to a question: its own verbs answer it, those beside it leave it where it is. */
interface Verb<S extends State, M extends Move, E extends GameEvent> {
  readonly handle: Handler<S, M, E>
  readonly answers: boolean
}

type Verbs<S extends State, M extends Move, E extends GameEvent> = ReadonlyMap<string, Verb<S, M, E>>

/**
 * A rule as the kernel reads it, kinds of steps and verbs forgotten. All have the same fields, whatever the rule's own
 * ones are: what is read at every decision is found at once.
 */
interface Known<S extends State, M extends Move, E extends GameEvent> {
  /** What a question lists; null for other rules. */
  readonly legal: Asking<S, M, Step, E>['legal'] | null
  readonly actors: NonNullable<Asking<S, M, Step, E>['actors']> | null
  readonly skip: NonNullable<Asking<S, M, Step, E>['skip']> | null
  /** Whether its only move is played without asking, or what says so. */
  readonly forced: boolean | ((s: S, step: Step) => boolean)
  /** What happens by itself; null for other rules. */
  readonly run: Running<S, Step, E>['run'] | null
  readonly sealing: Sealing<S, M, SealedStep<M>, E> | null
  /** A verb of its own goes before one that is offered beside. */
  readonly on: Verbs<S, M, E>
}

type AnyRule<S extends State, M extends Move, E extends GameEvent> =
  | Asking<S, M, Step, E>
  | Running<S, Step, E>
  | Sealing<S, M, SealedStep<M>, E>

function verbsOf<S extends State, M extends Move, E extends GameEvent>(
  on: Handlers<S, M, Step, E>,
  answers: boolean,
): Verbs<S, M, E> {
  const entries = Object.entries(on) as [string, Handler<S, M, E>][]
  return new Map(entries.map(([verb, handle]) => [verb, { handle, answers }]))
}

function known<S extends State, M extends Move, E extends GameEvent>(
  rule: AnyRule<S, M, E>,
  beside: Verbs<S, M, E>,
): Known<S, M, E> {
  const nothing = { legal: null, actors: null, skip: null, forced: false, run: null, sealing: null, on: beside }
  if ('sealed' in rule) return { ...nothing, sealing: rule }
  if ('run' in rule) return { ...nothing, run: rule.run }
  const { legal, actors = null, skip = null, forced = false } = rule
  return { ...nothing, legal, actors, skip, forced, on: new Map([...beside, ...verbsOf(rule.on, true)]) }
}

/** The next step; an empty list is not asked for its element -1, which would make every look at it slow. */
function topOf(agenda: readonly Step[]): Step | undefined {
  const { length } = agenda
  return length === 0 ? undefined : agenda[length - 1]
}

/** Turns around what a rule has pushed above the first `kept` steps, so that its first step lies on top. */
export function turnAround(agenda: Step[], kept: number): void {
  for (let low = kept, high = agenda.length - 1; low < high; low++, high--) {
    const held = agenda[low] as Step
    agenda[low] = agenda[high] as Step
    agenda[high] = held
  }
}

export function agendaOf<S extends State, M extends Move, K extends Step, E extends GameEvent = GameEvent>(
  table: StepTable<S, M, K, E>,
  aside?: Aside<S, M, K, E>,
): Agenda<S, M, E> {
  const rules = new Map<string, Known<S, M, E>>()
  const besides = (aside as Aside<S, M, Step, E> | undefined) ?? null
  const beside = besides === null ? null : besides.add
  const verbs: Verbs<S, M, E> = besides === null ? new Map() : verbsOf(besides.on, false)
  // Which rule belongs to which kind of step is forgotten here: the name in the step finds it again.
  const entries = Object.entries(table) as unknown as [string, AnyRule<S, M, E>][]
  for (const [name, rule] of entries) rules.set(name, known(rule, verbs))

  /** The step looked at last, which nearly always is the next one asked about, and its rule. */
  let lastStep: Step | null = null
  let lastRule: Known<S, M, E> | undefined

  function ruleOf(step: Step): Known<S, M, E> {
    const rule = step === lastStep ? lastRule : rules.get(step.step)
    if (rule === undefined) throw new Error(`No rule for the step '${step.step}'.`)
    lastStep = step
    lastRule = rule
    return rule
  }

  function actorsOf(s: S, step: Step, { legal, actors, sealing }: Known<S, M, E>): readonly Seat[] {
    if (sealing !== null) {
      const { among, done } = step as SealedStep<M>
      return among.filter((seat) => !done[seat])
    }
    if (legal === null) return NOBODY
    if (actors !== null) return actors(s, step)
    const seat = (step as Step & { seat?: Seat }).seat
    if (seat === undefined) throw new Error(`The step '${step.step}' names no seat and its rule no actors.`)
    return alone(seat)
  }

  function acts(s: S, step: Step, rule: Known<S, M, E>, seat: Seat): boolean {
    if (rule.legal !== null && rule.actors === null) return (step as Step & { seat?: Seat }).seat === seat
    return actorsOf(s, step, rule).includes(seat)
  }

  function listed(s: S, step: Step, legal: Asking<S, M, Step, E>['legal'], seat: Seat): M[] {
    const moves = legal(s, step, seat)
    beside?.(s, step, seat, moves)
    return moves
  }

  function isComplete(s: S, rule: Sealing<S, M, SealedStep<M>, E>, step: SealedStep<M>, seat: Seat): boolean {
    const given = step.given[seat] ?? []
    return rule.complete === undefined ? given.length > 0 : rule.complete(s, step, seat, given)
  }

  function resolve(s: S, rule: Sealing<S, M, SealedStep<M>, E>, step: SealedStep<M>, log?: Log<E | KernelEvent>): void {
    const kept = s.agenda.length
    rule.resolve(s, step, log)
    turnAround(s.agenda, kept)
  }

  function seal(
    s: S,
    rule: Sealing<S, M, SealedStep<M>, E>,
    step: SealedStep<M>,
    seat: Seat,
    move: M,
    log?: Log<E | KernelEvent>,
  ): void {
    step.given[seat]?.push(move)
    if (!isComplete(s, rule, step, seat)) {
      s.agenda.push(step)
      return
    }
    step.done[seat] = true
    log?.({ type: 'sealed', seat, step: step.step })
    if (step.done.every((done) => done)) {
      s.reveals++
      resolve(s, rule, step, log)
    } else {
      s.agenda.push(step)
    }
  }

  /** Plays a move at a question that is still on the agenda. */
  function answered(s: S, step: Step, rule: Known<S, M, E>, seat: Seat, move: M, log?: Log<E | KernelEvent>): void {
    const verb = rule.on.get(move.do)
    if (verb === undefined) throw new Error(`The step '${step.step}' has no rule for the move '${move.do}'.`)
    if (verb.answers) s.agenda.pop()
    const kept = s.agenda.length
    verb.handle(s, step, seat, move, log)
    turnAround(s.agenda, kept)
  }

  function isForced(s: S, step: Step, { forced }: Known<S, M, E>): boolean {
    return typeof forced === 'function' ? forced(s, step) : forced
  }

  /** Plays the only move of a forced question; false when there is more than one. */
  function playForced(
    s: S,
    step: Step,
    rule: Known<S, M, E>,
    legal: Asking<S, M, Step, E>['legal'],
    log?: Log<E | KernelEvent>,
  ): boolean {
    const seats = actorsOf(s, step, rule)
    const seat = seats[0]
    if (seats.length !== 1 || seat === undefined) return false
    const moves = listed(s, step, legal, seat)
    const only = moves[0]
    if (moves.length !== 1 || only === undefined) return false
    answered(s, step, rule, seat, only, log)
    return true
  }

  const agenda: Agenda<S, M, E> = {
    actors(s) {
      const step = topOf(s.agenda)
      return step === undefined ? NOBODY : actorsOf(s, step, ruleOf(step))
    },

    legal(s, seat) {
      const step = topOf(s.agenda)
      if (step === undefined) return []
      const rule = ruleOf(step)
      if (!acts(s, step, rule, seat)) return []
      if (rule.sealing !== null) {
        const sealing = step as SealedStep<M>
        return rule.sealing.sealed(s, sealing, seat, sealing.given[seat] ?? [])
      }
      return rule.legal === null ? [] : listed(s, step, rule.legal, seat)
    },

    play(s, seat, move, log) {
      const step = topOf(s.agenda)
      if (step === undefined) throw new Error('The game is over.')
      const rule = ruleOf(step)
      if (rule.legal !== null) answered(s, step, rule, seat, move, log)
      else if (rule.sealing !== null) {
        s.agenda.pop()
        seal(s, rule.sealing, step as SealedStep<M>, seat, move, log)
      } else throw new Error(`The step '${step.step}' asks nobody.`)
      agenda.settle(s, log)
    },

    settle(s, log) {
      for (let count = 0; ; count++) {
        const step = topOf(s.agenda)
        if (step === undefined) return
        if (count > ENDLESS) throw new Error(`The step '${step.step}' comes round without end.`)
        const rule = ruleOf(step)
        const { legal, skip, run, sealing } = rule
        if (run !== null) {
          const kept = s.agenda.length - 1
          s.agenda.pop()
          run(s, step, log)
          turnAround(s.agenda, kept)
        } else if (legal !== null) {
          if (skip?.(s, step)) s.agenda.pop()
          else if (!isForced(s, step, rule) || !playForced(s, step, rule, legal, log)) return
        } else if (sealing !== null) {
          const { done } = step as SealedStep<M>
          if (!done.every((one) => one)) return
          s.agenda.pop()
          resolve(s, sealing, step as SealedStep<M>, log)
        }
      }
    },

    answer(s, step, seat, choose) {
      const { sealing } = ruleOf(step)
      if (sealing === null) throw new Error(`The step '${step.step}' seals nothing.`)
      const given = (step as SealedStep<M>).given[seat] ?? []
      while (!isComplete(s, sealing, step as SealedStep<M>, seat)) {
        given.push(choose(sealing.sealed(s, step as SealedStep<M>, seat, given)))
      }
    },
  }
  return agenda
}

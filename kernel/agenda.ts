/**
 * The agenda: steps still to be resolved, stored in the state as plain records. The next step decides what happens: it
 * asks a seat, collects sealed answers from several seats, or runs automatically. The kernel removes a step before
 * applying its rule. Steps that a rule pushes resolve in push order, before everything already on the agenda. A rule
 * that wants to continue pushes its own step again at the end.
 */
import type { GameEvent, KernelEvent, Log } from './game.ts'
import { seatsOf } from './list.ts'
import type { Move, Seat, State, Step } from './state.ts'

/** The members of the union with that verb. */
export type MoveOf<M extends Move, V extends string> = M extends { readonly do: infer D }
  ? V extends D
    ? M
    : never
  : never

/** One handler per verb. The step is already off the agenda: push it again to repeat the question. */
export type Handlers<S extends State, M extends Move, K extends Step, E extends GameEvent = GameEvent> = {
  readonly [V in M['do']]?: (s: S, step: K, seat: Seat, move: MoveOf<M, V>, log?: Log<E | KernelEvent>) => void
}

/** Asks one or more seats for a move. The kernel calls rule functions without `this`. */
export interface AskingRule<S extends State, M extends Move, K extends Step, E extends GameEvent = GameEvent> {
  /** Seats that may answer; default: the step's own `seat`. The first answer counts for all. */
  actors?(this: void, s: S, step: K): readonly Seat[]
  /** Returns a new list on every call. */
  legal(this: void, s: S, step: K, seat: Seat): M[]
  /** One handler per verb that `legal` lists. */
  readonly on: Handlers<S, M, K, E>
  /** True if the question has become pointless; it is dropped without asking. */
  skip?(this: void, s: S, step: K): boolean
  /** Whether to play a single legal move without asking. */
  forced?: boolean | ((s: S, step: K) => boolean)
}

/** Runs without a decision. The step is already off the agenda. */
export interface AutomaticRule<S extends State, K extends Step, E extends GameEvent = GameEvent> {
  run(this: void, s: S, step: K, log?: Log<E | KernelEvent>): void
}

/**
 * Several seats answer in secret, each with one or more moves, in any order. When the last answer is complete, all are
 * revealed together.
 */
export interface SealedRule<S extends State, M extends Move, K extends SealedStep<M>, E extends GameEvent = GameEvent> {
  /** Moves that the seat may add to its answer so far. Must not depend on other seats' answers. */
  sealed(s: S, step: K, seat: Seat, given: readonly M[]): M[]
  /** Whether the seat's answer is complete. Default: after one move. */
  complete?(s: S, step: K, seat: Seat, given: readonly M[]): boolean
  /** All answers are in `step.given`, by seat. The step is already off the agenda. */
  resolve(s: S, step: K, log?: Log<E | KernelEvent>): void
}

/**
 * Moves available at every question: free actions, conversions, gifts. The question stays on the agenda, and steps
 * pushed by a handler resolve before it is asked again. `add` appends to the question's own moves. If it adds anything,
 * a `forced` question is asked after all.
 */
export interface FreeMoves<S extends State, M extends Move, K extends Step, E extends GameEvent = GameEvent> {
  add(this: void, s: S, step: K, seat: Seat, moves: M[]): void
  readonly on: Handlers<S, M, K, E>
}

/** Create it with `sealed()`. */
export interface SealedStep<M extends Move = Move> extends Step {
  /** Seats that answer, ascending. */
  readonly among: readonly Seat[]
  /** Answers so far, by seat; hidden from the others until the step resolves. */
  readonly given: M[][]
  /** Whether each seat's answer is complete; public. */
  readonly done: boolean[]
}

export type Rule<S extends State, M extends Move, K extends Step, E extends GameEvent = GameEvent> =
  | AskingRule<S, M, K, E>
  | AutomaticRule<S, K, E>
  | (K extends SealedStep<M> ? SealedRule<S, M, K, E> : never)

/** One rule per kind of step. */
export type StepTable<S extends State, M extends Move, K extends Step, E extends GameEvent = GameEvent> = {
  readonly [N in K['step']]: Rule<S, M, Extract<K, { readonly step: N }>, E>
}

/** Steps pushed by one rule resolve in push order. */
export function push<K extends Step>(s: { agenda: K[] }, ...steps: readonly K[]): void {
  for (const step of steps) s.agenda.push(step)
}

/** The next step to resolve. Only valid outside rules. */
export function next<K extends Step>(s: { agenda: K[] }): K | undefined {
  return s.agenda[s.agenda.length - 1]
}

/** Removes the next step without resolving it. Only valid in a rule that has pushed nothing yet. */
export function pop<K extends Step>(s: { agenda: K[] }): K | undefined {
  return s.agenda.pop()
}

/** Ends the game by clearing the agenda. */
export function finish(s: State): void {
  s.agenda.length = 0
}

/** The fields of a sealed step, by default for all seats: `push(s, { step: 'bid', ...sealed(s, seats) })`. */
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

/** Marks that hidden information was revealed: undo stops here. */
export function reveal(s: State): void {
  s.reveals++
}

/** Takes the top card of a pile (its last element), or undefined if the pile is empty. Counts as a reveal. */
export function draw<C>(s: State, pile: C[]): C | undefined {
  if (pile.length > 0) s.reveals++
  return pile.pop()
}

/** Shared one-seat lists: most questions have a single actor. */
const SINGLE_SEATS: readonly (readonly Seat[])[] = Array.from({ length: 16 }, (_, seat) => Object.freeze([seat]))
const NOBODY: readonly Seat[] = Object.freeze([])

function singleSeat(seat: Seat): readonly Seat[] {
  return SINGLE_SEATS[seat] ?? [seat]
}

/** More automatic steps in a row than any rule needs. Beyond that the rules loop forever. */
const MAX_AUTOMATIC_STEPS = 10_000

/** The agenda functions of a game, built from its step table. */
export interface Agenda<S extends State, M extends Move, E extends GameEvent = GameEvent> {
  actors(s: S): readonly Seat[]
  legal(s: S, seat: Seat): M[]
  play(s: S, seat: Seat, move: M, log?: Log<E | KernelEvent>): void
  /** Resolves everything that needs no decision. */
  settle(s: S, log?: Log<E | KernelEvent>): void
  /** Fills in a made-up answer for a seat whose sealed answer is complete but hidden. */
  answer(s: S, step: Step, seat: Seat, choose: (moves: readonly M[]) => M): void
}

type Handler<S extends State, M extends Move, E extends GameEvent> = (
  s: S,
  step: Step,
  seat: Seat,
  move: M,
  log?: Log<E | KernelEvent>,
) => void

/** A question's own verbs answer it; free moves leave it on the agenda. */
interface Verb<S extends State, M extends Move, E extends GameEvent> {
  readonly handle: Handler<S, M, E>
  readonly answers: boolean
}

type Verbs<S extends State, M extends Move, E extends GameEvent> = ReadonlyMap<string, Verb<S, M, E>>

/** A rule in uniform shape: every rule has the same fields, so property access stays monomorphic. */
interface CompiledRule<S extends State, M extends Move, E extends GameEvent> {
  /** Null unless the rule asks a question. */
  readonly legal: AskingRule<S, M, Step, E>['legal'] | null
  readonly actors: NonNullable<AskingRule<S, M, Step, E>['actors']> | null
  readonly skip: NonNullable<AskingRule<S, M, Step, E>['skip']> | null
  readonly forced: boolean | ((s: S, step: Step) => boolean)
  /** Null unless the rule is automatic. */
  readonly run: AutomaticRule<S, Step, E>['run'] | null
  readonly sealing: SealedRule<S, M, SealedStep<M>, E> | null
  /** The question's own verbs take precedence over free moves. */
  readonly on: Verbs<S, M, E>
}

type AnyRule<S extends State, M extends Move, E extends GameEvent> =
  | AskingRule<S, M, Step, E>
  | AutomaticRule<S, Step, E>
  | SealedRule<S, M, SealedStep<M>, E>

function verbsOf<S extends State, M extends Move, E extends GameEvent>(
  on: Handlers<S, M, Step, E>,
  answers: boolean,
): Verbs<S, M, E> {
  const entries = Object.entries(on) as [string, Handler<S, M, E>][]
  return new Map(entries.map(([verb, handle]) => [verb, { handle, answers }]))
}

function compileRule<S extends State, M extends Move, E extends GameEvent>(
  rule: AnyRule<S, M, E>,
  freeVerbs: Verbs<S, M, E>,
): CompiledRule<S, M, E> {
  const nothing = { legal: null, actors: null, skip: null, forced: false, run: null, sealing: null, on: freeVerbs }
  if ('sealed' in rule) return { ...nothing, sealing: rule }
  if ('run' in rule) return { ...nothing, run: rule.run }
  const { legal, actors = null, skip = null, forced = false } = rule
  return { ...nothing, legal, actors, skip, forced, on: new Map([...freeVerbs, ...verbsOf(rule.on, true)]) }
}

/** The next step. Avoids reading index -1, which would deoptimise every later read. */
function topOf(agenda: readonly Step[]): Step | undefined {
  const { length } = agenda
  return length === 0 ? undefined : agenda[length - 1]
}

/** Reverses the steps above the first `kept`, so the one pushed first ends up on top. */
export function reverseFrom(agenda: Step[], kept: number): void {
  for (let low = kept, high = agenda.length - 1; low < high; low++, high--) {
    const held = agenda[low] as Step
    agenda[low] = agenda[high] as Step
    agenda[high] = held
  }
}

export function agendaOf<S extends State, M extends Move, K extends Step, E extends GameEvent = GameEvent>(
  table: StepTable<S, M, K, E>,
  freeMoves?: FreeMoves<S, M, K, E>,
): Agenda<S, M, E> {
  const rules = new Map<string, CompiledRule<S, M, E>>()
  const free = (freeMoves as FreeMoves<S, M, Step, E> | undefined) ?? null
  const addFree = free === null ? null : free.add
  const verbs: Verbs<S, M, E> = free === null ? new Map() : verbsOf(free.on, false)
  // The cast drops which rule belongs to which kind of step; the step's name looks it up again.
  const entries = Object.entries(table) as unknown as [string, AnyRule<S, M, E>][]
  for (const [name, rule] of entries) rules.set(name, compileRule(rule, verbs))

  /** One-entry cache: nearly always the next step asked about is the last one. */
  let lastStep: Step | null = null
  let lastRule: CompiledRule<S, M, E> | undefined

  function ruleOf(step: Step): CompiledRule<S, M, E> {
    const rule = step === lastStep ? lastRule : rules.get(step.step)
    if (rule === undefined) throw new Error(`No rule for the step '${step.step}'.`)
    lastStep = step
    lastRule = rule
    return rule
  }

  function actorsOf(s: S, step: Step, { legal, actors, sealing }: CompiledRule<S, M, E>): readonly Seat[] {
    if (sealing !== null) {
      const { among, done } = step as SealedStep<M>
      return among.filter((seat) => !done[seat])
    }
    if (legal === null) return NOBODY
    if (actors !== null) return actors(s, step)
    const seat = (step as Step & { seat?: Seat }).seat
    if (seat === undefined) throw new Error(`The step '${step.step}' names no seat, and its rule has no actors.`)
    return singleSeat(seat)
  }

  function acts(s: S, step: Step, rule: CompiledRule<S, M, E>, seat: Seat): boolean {
    if (rule.legal !== null && rule.actors === null) return (step as Step & { seat?: Seat }).seat === seat
    return actorsOf(s, step, rule).includes(seat)
  }

  function listed(s: S, step: Step, legal: AskingRule<S, M, Step, E>['legal'], seat: Seat): M[] {
    const moves = legal(s, step, seat)
    addFree?.(s, step, seat, moves)
    return moves
  }

  function isComplete(s: S, rule: SealedRule<S, M, SealedStep<M>, E>, step: SealedStep<M>, seat: Seat): boolean {
    const given = step.given[seat] ?? []
    return rule.complete === undefined ? given.length > 0 : rule.complete(s, step, seat, given)
  }

  function resolve(
    s: S,
    rule: SealedRule<S, M, SealedStep<M>, E>,
    step: SealedStep<M>,
    log?: Log<E | KernelEvent>,
  ): void {
    const kept = s.agenda.length
    rule.resolve(s, step, log)
    reverseFrom(s.agenda, kept)
  }

  function seal(
    s: S,
    rule: SealedRule<S, M, SealedStep<M>, E>,
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

  /** Plays a move for a question that is still on the agenda. */
  function answered(
    s: S,
    step: Step,
    rule: CompiledRule<S, M, E>,
    seat: Seat,
    move: M,
    log?: Log<E | KernelEvent>,
  ): void {
    const verb = rule.on.get(move.do)
    if (verb === undefined) throw new Error(`The step '${step.step}' has no rule for the move '${move.do}'.`)
    if (verb.answers) s.agenda.pop()
    const kept = s.agenda.length
    verb.handle(s, step, seat, move, log)
    reverseFrom(s.agenda, kept)
  }

  function isForced(s: S, step: Step, { forced }: CompiledRule<S, M, E>): boolean {
    return typeof forced === 'function' ? forced(s, step) : forced
  }

  /** Plays the only move of a forced question; false if there is more than one. */
  function playForced(
    s: S,
    step: Step,
    rule: CompiledRule<S, M, E>,
    legal: AskingRule<S, M, Step, E>['legal'],
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
        if (count > MAX_AUTOMATIC_STEPS) throw new Error(`The step '${step.step}' loops forever.`)
        const rule = ruleOf(step)
        const { legal, skip, run, sealing } = rule
        if (run !== null) {
          const kept = s.agenda.length - 1
          s.agenda.pop()
          run(s, step, log)
          reverseFrom(s.agenda, kept)
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
      if (sealing === null) throw new Error(`The step '${step.step}' takes no sealed answers.`)
      const given = (step as SealedStep<M>).given[seat] ?? []
      while (!isComplete(s, sealing, step as SealedStep<M>, seat)) {
        given.push(choose(sealing.sealed(s, step as SealedStep<M>, seat, given)))
      }
    },
  }
  return agenda
}

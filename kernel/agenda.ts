/**
 * The agenda: a stack of steps still to be resolved, kept in the state as plain records. The top one decides
 * what happens: it asks somebody, collects sealed answers of several seats, or runs by itself. Interruptions are
 * pushes. A step is taken off the agenda before its rule is applied; a rule that wants to go on pushes it again.
 */
import type { Log, Move, Seat, State, Step } from './game.ts'

/** Asks one or more seats for a move. */
export interface Asking<S extends State, M extends Move, K extends Step> {
  /** Who may answer; by default the step's own `seat`. Whoever answers first is served: it is one question. */
  actors?(s: S, step: K): readonly Seat[]
  legal(s: S, step: K, seat: Seat): M[]
  /** The step is already off the agenda: push it again to ask once more. */
  play(s: S, step: K, seat: Seat, move: M, log?: Log): void
  /** The question is pointless now and dropped without asking. */
  skip?(s: S, step: K): boolean
  /** When exactly one move is legal it is played without asking. */
  forced?: boolean
}

/** Happens by itself. The step is already off the agenda. */
export interface Running<S extends State, K extends Step> {
  run(s: S, step: K, log?: Log): void
}

/**
 * Several seats answer in secret, each with one or more moves, in any order and without seeing each other. When
 * the last one is complete the answers are revealed together.
 */
export interface Sealing<S extends State, M extends Move, K extends SealedStep<M>> {
  /** What the seat may add to what it has given so far. Looks at no other seat's answers. */
  sealed(s: S, step: K, seat: Seat, given: readonly M[]): M[]
  /** Whether the seat's answer is complete. By default one move is. */
  complete?(s: S, step: K, seat: Seat, given: readonly M[]): boolean
  /** All answers are in `step.given`, by seat. The step is already off the agenda. */
  resolve(s: S, step: K, log?: Log): void
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

export type Rule<S extends State, M extends Move, K extends Step> =
  | Asking<S, M, K>
  | Running<S, K>
  | (K extends SealedStep<M> ? Sealing<S, M, K> : never)

/** One rule for each kind of step. */
export type StepTable<S extends State, M extends Move, K extends Step> = {
  readonly [N in K['step']]: Rule<S, M, Extract<K, { readonly step: N }>>
}

/** A table as the kernel reads it, the kinds of steps forgotten. */
type AnyRule<S extends State, M extends Move> = Asking<S, M, Step> | Running<S, Step> | Sealing<S, M, SealedStep<M>>

/** Puts steps on the agenda so that the first one named is resolved first. */
export function push<K extends Step>(s: { agenda: K[] }, ...steps: K[]): void {
  for (let i = steps.length - 1; i >= 0; i--) s.agenda.push(steps[i] as K)
}

/** Takes the next step off the agenda without resolving it. */
export function pop<K extends Step>(s: { agenda: K[] }): K | undefined {
  return s.agenda.pop()
}

/** Puts steps in the place of the next one. */
export function replace<K extends Step>(s: { agenda: K[] }, ...steps: K[]): void {
  s.agenda.pop()
  push(s, ...steps)
}

/** The next step, left where it is. */
export function next<K extends Step>(s: { agenda: K[] }): K | undefined {
  return s.agenda[s.agenda.length - 1]
}

/** Drops everything that was still to come: the game is over. */
export function finish(s: State): void {
  s.agenda.length = 0
}

/** The fields of a sealed step: `push(s, { step: 'bid', ...sealed(s, seats) })`. */
export function sealed<M extends Move>(s: State, among: readonly Seat[]): Omit<SealedStep<M>, 'step'> {
  const given: M[][] = []
  const done: boolean[] = []
  for (let seat = 0; seat < s.seats; seat++) {
    given.push([])
    done.push(!among.includes(seat))
  }
  return { among: [...among], given, done }
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

export function alone(seat: Seat): readonly Seat[] {
  return ALONE[seat] ?? [seat]
}

/** More automatic steps in a row than any rule needs: the rules run in a circle. */
const ENDLESS = 10_000

/** What the kernel makes of a table of steps. */
export interface Agenda<S extends State, M extends Move> {
  actors(s: S): readonly Seat[]
  legal(s: S, seat: Seat): M[]
  play(s: S, seat: Seat, move: M, log?: Log): void
  /** Resolves everything that needs no decision. */
  settle(s: S, log?: Log): void
  /** Gives a seat whose sealed answer is complete but hidden some answer, chosen by `choose`. */
  answer(s: S, step: Step, seat: Seat, choose: (moves: readonly M[]) => M): void
}

/** A rule with its kind told once, so that the hot path does not have to look for it. */
interface Known<S extends State, M extends Move> {
  readonly asking: Asking<S, M, Step> | null
  readonly running: Running<S, Step> | null
  readonly sealing: Sealing<S, M, SealedStep<M>> | null
}

function known<S extends State, M extends Move>(rule: AnyRule<S, M>): Known<S, M> {
  if ('sealed' in rule) return { asking: null, running: null, sealing: rule }
  if ('run' in rule) return { asking: null, running: rule, sealing: null }
  return { asking: rule, running: null, sealing: null }
}

export function agendaOf<S extends State, M extends Move, K extends Step>(table: StepTable<S, M, K>): Agenda<S, M> {
  const rules = new Map<string, Known<S, M>>()
  for (const [name, rule] of Object.entries<AnyRule<S, M>>(table)) rules.set(name, known(rule))

  function ruleOf(step: Step): Known<S, M> {
    const rule = rules.get(step.step)
    if (rule === undefined) throw new Error(`No rule for the step '${step.step}'.`)
    return rule
  }

  function actorsOf(s: S, step: Step, { asking, sealing }: Known<S, M>): readonly Seat[] {
    if (sealing !== null) {
      const { among, done } = step as SealedStep<M>
      return among.filter((seat) => !done[seat])
    }
    if (asking === null) return NOBODY
    if (asking.actors !== undefined) return asking.actors(s, step)
    const seat = (step as Step & { seat?: Seat }).seat
    if (seat === undefined) throw new Error(`The step '${step.step}' names no seat and its rule no actors.`)
    return alone(seat)
  }

  function isComplete(s: S, rule: Sealing<S, M, SealedStep<M>>, step: SealedStep<M>, seat: Seat): boolean {
    const given = step.given[seat] ?? []
    return rule.complete === undefined ? given.length > 0 : rule.complete(s, step, seat, given)
  }

  function seal(s: S, rule: Sealing<S, M, SealedStep<M>>, step: SealedStep<M>, seat: Seat, move: M, log?: Log): void {
    step.given[seat]?.push(move)
    if (!isComplete(s, rule, step, seat)) {
      s.agenda.push(step)
      return
    }
    step.done[seat] = true
    log?.({ type: 'sealed', seat, step: step.step })
    if (step.done.every((done) => done)) {
      s.reveals++
      rule.resolve(s, step, log)
    } else {
      s.agenda.push(step)
    }
  }

  /** Plays the only move of a forced question; false when there is more than one. */
  function playForced(s: S, step: Step, rule: Known<S, M>, asking: Asking<S, M, Step>, log?: Log): boolean {
    const seats = actorsOf(s, step, rule)
    const seat = seats[0]
    if (seats.length !== 1 || seat === undefined) return false
    const moves = asking.legal(s, step, seat)
    const only = moves[0]
    if (moves.length !== 1 || only === undefined) return false
    s.agenda.pop()
    asking.play(s, step, seat, only, log)
    return true
  }

  const agenda: Agenda<S, M> = {
    actors(s) {
      const step = s.agenda[s.agenda.length - 1]
      return step === undefined ? NOBODY : actorsOf(s, step, ruleOf(step))
    },

    legal(s, seat) {
      const step = s.agenda[s.agenda.length - 1]
      if (step === undefined) return []
      const rule = ruleOf(step)
      if (!actorsOf(s, step, rule).includes(seat)) return []
      if (rule.sealing !== null) {
        const sealing = step as SealedStep<M>
        return rule.sealing.sealed(s, sealing, seat, sealing.given[seat] ?? [])
      }
      return rule.asking === null ? [] : rule.asking.legal(s, step, seat)
    },

    play(s, seat, move, log) {
      const step = s.agenda.pop()
      if (step === undefined) throw new Error('The game is over.')
      const { asking, sealing } = ruleOf(step)
      if (asking !== null) asking.play(s, step, seat, move, log)
      else if (sealing !== null) seal(s, sealing, step as SealedStep<M>, seat, move, log)
      else throw new Error(`The step '${step.step}' asks nobody.`)
      agenda.settle(s, log)
    },

    settle(s, log) {
      for (let count = 0; ; count++) {
        if (count > ENDLESS) throw new Error(`The step '${next(s)?.step}' comes round without end.`)
        const step = s.agenda[s.agenda.length - 1]
        if (step === undefined) return
        const rule = ruleOf(step)
        const { asking, running, sealing } = rule
        if (running !== null) {
          s.agenda.pop()
          running.run(s, step, log)
        } else if (asking !== null) {
          if (asking.skip?.(s, step)) s.agenda.pop()
          else if (!asking.forced || !playForced(s, step, rule, asking, log)) return
        } else if (sealing !== null) {
          const { done } = step as SealedStep<M>
          if (!done.every((answered) => answered)) return
          s.agenda.pop()
          sealing.resolve(s, step as SealedStep<M>, log)
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

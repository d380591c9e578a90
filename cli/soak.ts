/** `ludarium soak`: fuzzes a game's move validation on positions of random games. */
import { randomBytes } from 'node:crypto'
import {
  begin,
  type Chance,
  chanceOf,
  check,
  freshSeed,
  type Game,
  hash,
  type Match,
  type Move,
  pick,
  readTable,
  seedOf,
  submit,
} from '@ludarium/kernel'
import { readArgs, readGameOptions, readNumber } from './args.ts'
import { type Command, DONE, FAILED, MISUSED, orStop, Stop, yieldToEvents } from './command.ts'
import { loadGameModule } from './library.ts'
import { MUTATION_KINDS, type MutationContext, mutatedSubmission, type Submission } from './mutate.ts'
import { bad, faint, good, strong, tableOf, title } from './paint.ts'
import { duration, progressBar } from './progress.ts'
import { note, print } from './screen.ts'

const help = `Usage: ludarium soak GAME [--submissions 1000000] [--seats N] [--option KEY=VALUE] [--seed TEXT] [--json]

Fuzzes the move validation on positions of random games: moves with changed, missing and added fields, moves from
other positions, wrong seats and types, prototype tricks, getters and proxies, huge and deep objects. Fails (exit code
1) if an illegal move is accepted, an exception escapes, or a refused move changes the state (the hash is compared
after every refusal).

  --submissions N      number of submissions (1000000)
  --seats N            number of seats (every number the game allows, in turn)
  --option KEY=VALUE   game option; repeatable
  --seed TEXT          random seed (a new one, which is printed)
  --json               print the summary as JSON`

/** Submissions per position. */
const EACH_POSITION = 25
const FOREIGN = 64

interface Count {
  accepted: number
  refused: number
}

interface Soak {
  readonly game: Game
  readonly chance: Chance
  readonly counts: Map<string, Count>
  readonly codes: Map<string, number>
  /** Moves from earlier positions, to submit on later ones. */
  readonly foreign: Move[]
  games: number
  positions: number
}

const OPTIONS = {
  submissions: { type: 'string', short: 'n' },
  seats: { type: 'string' },
  option: { type: 'string', multiple: true },
  seed: { type: 'string' },
  json: { type: 'boolean' },
} as const

async function run(args: readonly string[]): Promise<number> {
  const { values, words } = readArgs(args, OPTIONS, 1, 1)
  const { game } = await loadGameModule(words[0] ?? '')
  const total = readNumber('submissions', values.submissions, 1, Number.MAX_SAFE_INTEGER, 1_000_000)
  const { min, max } = game.seats
  const options = readGameOptions(game, values.option ?? [])
  const seed = values.seed ?? randomBytes(8).toString('hex')
  const seats = playable(
    game,
    values.seats === undefined ? undefined : [readNumber('seats', values.seats, min, max, min)],
    options,
  )
  const soak: Soak = {
    game,
    chance: chanceOf(seedOf(`soak ${seed}`)),
    counts: new Map(MUTATION_KINDS.map((kind) => [kind, { accepted: 0, refused: 0 }])),
    codes: new Map(),
    foreign: [],
    games: 0,
    positions: 0,
  }
  const progress = progressBar(total, 'submissions')
  const began = performance.now()
  let breath = began
  let match = opened(soak, seats, options)
  let failure: string | null = null
  for (let done = 0; done < total && failure === null; ) {
    const ground = groundOf(soak, match)
    if (ground === null) {
      match = opened(soak, seats, options)
      continue
    }
    soak.positions++
    for (let i = 0; i < EACH_POSITION && done < total && failure === null; i++) {
      const before = match.decisions.length
      failure = attempt(soak, match, ground)
      done++
      if (match.decisions.length !== before) break
    }
    progress.done(done)
    if (performance.now() - breath > 50) {
      await yieldToEvents()
      breath = performance.now()
    }
    if (failure === null) playRandomMove(soak, match)
  }
  progress.clear()
  const seconds = (performance.now() - began) / 1000
  if (values.json) print(JSON.stringify(summaryOf(soak, seed, failure), null, 2))
  else print(...summaryText(soak, seed, failure))
  note(`in ${duration(seconds)}`)
  return failure === null ? DONE : FAILED
}

/** Seat numbers that the options allow: the requested one, or all. */
function playable(game: Game, wanted: readonly number[] | undefined, options: Record<string, unknown>): number[] {
  const { min, max } = game.seats
  const all = wanted ?? Array.from({ length: max - min + 1 }, (_, i) => min + i)
  const fit = all.filter((seats) => readTable(game, { seats, options, seed: 'x' }).ok)
  if (fit.length === 0) orStop(readTable(game, { seats: all[0], options, seed: 'x' }), MISUSED)
  return fit
}

function opened(soak: Soak, seats: readonly number[], options: Record<string, unknown>): Match {
  const wanted = seats[soak.games % seats.length]
  soak.games++
  return orStop(begin(soak.game, { seats: wanted, options, seed: freshSeed(soak.chance) }), MISUSED)
}

function groundOf({ game, chance, foreign }: Soak, match: Match): MutationContext | null {
  const actors = game.actors(match.state)
  if (actors.length === 0) return null
  const seat = pick(chance, actors)
  return { seats: match.setup.seats, actors, seat, legal: game.legal(match.state, seat), foreign }
}

/** Plays a random legal move to reach another position. */
function playRandomMove({ game, chance, foreign }: Soak, match: Match): void {
  const actors = game.actors(match.state)
  if (actors.length === 0) return
  const seat = pick(chance, actors)
  const move = pick(chance, game.advice.quickMoves(match.state, seat, game.legal(match.state, seat)))
  foreign.push(move)
  if (foreign.length > FOREIGN) foreign.shift()
  const decided = submit(match, seat, move)
  if (!decided.ok) throw new Stop('listed', `A legal move was refused: ${decided.code}.`)
}

/** Submits one move; returns what is wrong, or null. */
function attempt(soak: Soak, match: Match, ground: MutationContext): string | null {
  const { game, chance, counts, codes } = soak
  const submission = mutatedSubmission(ground, chance)
  const count = counts.get(submission.kind)
  const before = hash(match.state)
  const listed = isListed(game, match, submission)
  let outcome: ReturnType<typeof submit>
  try {
    const checked = check(game, match.state, submission.seat, submission.input)
    if (hash(match.state) !== before) return `Checking a submission (${submission.kind}) changed the state.`
    outcome = submit(match, submission.seat, submission.input)
    if (outcome.ok !== checked.ok)
      return `A submission (${submission.kind}) was accepted by one check and refused by another.`
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error)
    return `An exception escaped (${submission.kind}): ${text}`
  }
  if (outcome.ok) {
    if (count !== undefined) count.accepted++
    return listed ? null : `A submission (${submission.kind}) was accepted although it is illegal.`
  }
  if (count !== undefined) count.refused++
  codes.set(outcome.code, (codes.get(outcome.code) ?? 0) + 1)
  if (listed) return `A legal move was refused (${submission.kind}): ${outcome.code}.`
  return hash(match.state) === before ? null : `A refused submission (${submission.kind}) changed the state.`
}

/** Independent check: compares the fields' text with that of every legal move. */
function isListed(game: Game, match: Match, { seat, input }: Submission): boolean {
  if (typeof seat !== 'number' || !game.actors(match.state).includes(seat)) return false
  const text = canonical(input)
  return text !== null && game.legal(match.state, seat).some((move) => canonical(move) === text)
}

/** More than any move of any game. */
const MOST_FIELDS = 100

/** A flat record as text with sorted fields, or null for anything else. */
function canonical(input: unknown): string | null {
  try {
    if (typeof input !== 'object' || input === null || Array.isArray(input)) return null
    const prototype: unknown = Object.getPrototypeOf(input)
    if (prototype !== Object.prototype && prototype !== null) return null
    if (Object.keys(input).length > MOST_FIELDS) return null
    const parts: string[] = []
    for (const [name, { value, get }] of Object.entries(Object.getOwnPropertyDescriptors(input))) {
      if (get !== undefined || typeof value === 'object' || value === undefined) return null
      parts.push(`${JSON.stringify(name)}:${typeof value}:${String(value)}`)
    }
    return parts.sort().join(',')
  } catch {
    return null
  }
}

function summaryOf(soak: Soak, seed: string, failure: string | null) {
  const kinds = Object.fromEntries(soak.counts)
  const accepted = [...soak.counts.values()].reduce((sum, count) => sum + count.accepted, 0)
  const refused = [...soak.counts.values()].reduce((sum, count) => sum + count.refused, 0)
  return {
    game: soak.game.id,
    seed,
    ok: failure === null,
    failure,
    submissions: accepted + refused,
    accepted,
    refused,
    games: soak.games,
    positions: soak.positions,
    kinds,
    codes: Object.fromEntries([...soak.codes].sort()),
  }
}

function summaryText(soak: Soak, seed: string, failure: string | null): string[] {
  const { submissions, accepted, refused, games, positions, codes } = summaryOf(soak, seed, failure)
  const n = (count: number): string => count.toLocaleString('en')
  const rows = [...soak.counts].map(([kind, count]) => [kind, n(count.refused), n(count.accepted)])
  const sum = ['together', n(refused), n(accepted)].map(strong)
  const verdict =
    failure === null
      ? good('No illegal move was accepted, no exception escaped, no refusal changed the state.')
      : bad(failure)
  return [
    `${title(soak.game.name)}  ${n(submissions)} submissions on ${n(positions)} positions of ${n(games)} games`,
    faint(`seed ${seed}`),
    '',
    ...tableOf([['', 'refused', 'accepted, being listed'].map(faint), ...rows, sum], [1, 2]),
    `refusals by code: ${Object.entries(codes)
      .map(([code, count]) => `${code} ${n(count)}`)
      .join(', ')}`,
    verdict,
  ]
}

export const command: Command = { help, run }

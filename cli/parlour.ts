/** A game at the terminal: the match, who sits where, and what each person has been told. */
import type { GameEvent, GameModule, Match, Seat, State } from '@ludarium/kernel'
import { hash, redo, stateAt, submit, undo } from '@ludarium/kernel'
import { Stop } from './command.ts'
import { strong } from './paint.ts'
import { roleName } from './report.ts'
import { peopleOf, type Sitter } from './seating.ts'
import { chapters, sentences } from './story.ts'
import { plain } from './table-text.ts'
import type { Reader } from './words.ts'

export interface Parlour {
  readonly module: GameModule
  readonly match: Match
  readonly sitters: readonly Sitter[]
  readonly reader: Reader
  /** What followed from each decision. */
  readonly events: GameEvent[][]
  /** What had followed from decisions taken back, the next to redo last. */
  readonly takenBack: GameEvent[][]
  /** By seat: up to which decision its person has read the story. */
  readonly told: number[]
}

export function parlourOf(module: GameModule, match: Match, sitters: readonly Sitter[], reader: Reader): Parlour {
  const story = chapters(module, reader, stateAt(match, 0), match.decisions)
  const events = [...story].map((chapter) => [...chapter.events])
  const told = sitters.map(() => Math.max(0, events.length - sitters.length * 2))
  return { module, match, sitters, reader, events, takenBack: [], told }
}

export function decide(parlour: Parlour, seat: Seat, move: unknown): void {
  const events: GameEvent[] = []
  const decided = submit(parlour.match, seat, move, undefined, (event) => events.push(event))
  if (!decided.ok) throw new Stop(decided.code, `Seat ${seat}: ${decided.sentence}`)
  parlour.events.push(events)
  parlour.takenBack.length = 0
}

/** Takes the seat's last decision back; the sentence says why when it may not. */
export function takeBack(parlour: Parlour, seat: Seat): string | null {
  const undone = undo(parlour.match, seat)
  if (!undone.ok) return undone.sentence
  parlour.takenBack.push(parlour.events.pop() ?? [])
  for (const [reader, told] of parlour.told.entries()) {
    parlour.told[reader] = Math.min(told, parlour.events.length)
  }
  return null
}

/** Makes the decision again that was taken back; the sentence says why when it may not. */
export function takeAgain(parlour: Parlour, seat: Seat): string | null {
  const done = redo(parlour.match, seat)
  if (!done.ok) return done.sentence
  parlour.events.push(parlour.takenBack.pop() ?? [])
  return null
}

/** What happened since the person last read, in sentences. */
export function newsFor(parlour: Parlour, seat: Seat): string[] {
  const from = parlour.told[seat] ?? 0
  parlour.told[seat] = parlour.events.length
  return storyOf(parlour, from, seat)
}

/** The story from a decision on; null reads as a spectator, who learns only what is public. */
export function storyOf(parlour: Parlour, from: number, seat: Seat | null): string[] {
  const { module, reader } = parlour
  const open = (event: GameEvent): boolean => seat !== null || event.only === undefined
  return parlour.events.slice(from).flatMap((events) => sentences(module, reader, events.filter(open), seat))
}

/** Whether people at the same screen see different things, so that it must be handed over. */
export function hidesBetween(parlour: Parlour): boolean {
  const { module, match, sitters } = parlour
  const people = peopleOf(sitters)
  if (people.length < 2) return false
  const views = new Set(people.map((seat) => hash(module.game.view(match.state, seat))))
  return views.size > 1
}

/** Of several who decide at the same time, a sealed answer of a bot comes first: it keeps a person's undo open. */
export function nextActor(parlour: Parlour): Seat | undefined {
  const { module, match, sitters } = parlour
  const actors = module.game.actors(match.state)
  const wanted = isSealed(match.state) ? 'bot' : 'person'
  return actors.find((seat) => sitters[seat]?.kind === wanted) ?? actors[0]
}

function isSealed(s: State): boolean {
  const step = s.agenda.at(-1)
  return step !== undefined && 'given' in step
}

/** Rows on who sits where: the player, the roles, and the points as far as the reader may know them. */
export function seatRows(parlour: Parlour, view: State, seat: Seat | null): string[][] {
  const { module, sitters, reader } = parlour
  const { game } = module
  const roles = sitters.map((_, at) => game.roles(view, at))
  const kinds = [...new Set(roles.flatMap((role) => Object.keys(role)))]
  const points = sitters.map((_, at) => game.score(view, at).reduce((sum, line) => sum + line.points, 0))
  return [
    ['player', ...sitters.map((sitter, at) => (at === seat ? 'you' : sitter.kind === 'bot' ? sitter.bot : 'person'))],
    ...kinds.map((kind) => [plain(kind), ...roles.map((role) => roleName(reader, kind, role[kind] ?? ''))]),
    ['points', ...points.map((n) => strong(String(n)))],
  ]
}

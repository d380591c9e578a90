/** Finds a moment of a first game at which a note has something to say: beginners play until it comes. */
import { botNamed, choose } from '@ludarium/bots'
import {
  type ActiveNote,
  activeNote,
  begin,
  foresee,
  type GameModule,
  type Guide,
  type GuidePosition,
  noteFor,
  notesOf,
  type Seat,
  type State,
} from '@ludarium/kernel'
import { botChance } from '@ludarium/tables'

export interface Rehearsal {
  readonly state: State
  readonly saying: ActiveNote
}

/** The reader's seat, and how many decisions are tried. */
const READER = 0
const MOST = 1500

/** Null where the note never comes. Takes about as long as the beginners need for their game. */
export function momentFor({ game }: GameModule, guide: Guide, id: string): Rehearsal | null {
  const { table } = guide
  const begun = begin(game, table)
  const placed = notesOf(guide).find(({ note }) => note.id === id)
  if (!begun.ok || placed === undefined) return null
  const s = begun.value.state
  const made = new Map<Seat, number>()
  const done = new Set<string>()
  const beginners = Array.from({ length: table.seats }, () => botNamed('novice')?.make(game))
  for (let n = 0; n < MOST; n++) {
    const [seat] = game.actors(s)
    const bot = seat === undefined ? undefined : beginners[seat]
    if (seat === undefined || bot === undefined) return null
    const view = game.view(s, seat)
    const count = made.get(seat) ?? 0
    made.set(seat, count + 1)
    let move = choose(bot, view, seat, botChance(table.seed, seat, count))
    if (seat === READER) {
      const moment: GuidePosition = {
        view,
        seat,
        legal: game.legal(view, seat),
        foresee: (one) => foresee(game, view, seat, one).after,
      }
      const saying = activeNote(placed, moment, false)
      if (saying !== null) return { state: s, saying }
      // Who follows the guide comes to its later notes sooner.
      const other = noteFor(guide, done, moment)
      if (other !== null) done.add(other.note.id)
      move = other?.found.move ?? move
    }
    game.play(s, seat, move)
  }
  return null
}

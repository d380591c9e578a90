/** A first game with its guide, played by the rules alone: what is said, and when. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { botNamed, choose } from '@ludarium/bots'
import { games } from '@ludarium/games'
import {
  type ActiveNote,
  begin,
  foresee,
  type Game,
  type GameModule,
  type Guide,
  type GuidePosition,
  type Message,
  type Move,
  noteFor,
  type Seat,
  type State,
  sameMove,
} from '@ludarium/kernel'
import { botChance } from '@ludarium/tables'

/** The games that bring a guide: a new one needs none. */
export const guidedGames = games.filter(({ id }) =>
  existsSync(join(import.meta.dirname, '..', '..', 'games', id, 'guide.ts')),
)

export interface Heard {
  readonly saying: ActiveNote
  readonly view: State
  readonly legal: readonly Move[]
  /** How many decisions had been made. */
  readonly at: number
  readonly round: number
}

const fits = (move: Move, part: object): boolean =>
  Object.entries(part).every(([field, value]) => Reflect.get(move, field) === value)

export type Way = 'takes' | 'refuses'

function momentOf(game: Game, s: State, seat: Seat): GuidePosition {
  const view = game.view(s, seat)
  return {
    view,
    seat,
    legal: game.legal(view, seat),
    foresee: (move) => foresee(game, view, seat, move).after,
  }
}

/** What the reader does: what is suggested, or on no account; else what a beginner would do. */
function decision(
  game: Game,
  moment: GuidePosition,
  saying: ActiveNote | null,
  way: Way,
  n: number,
  seed: string,
): Move {
  const { view, seat, legal } = moment
  const suggested = saying?.found.move
  if (way === 'takes' && suggested !== undefined) return suggested
  const bot = botNamed('novice')?.make(game)
  if (bot === undefined) throw new Error('There are no beginners.')
  const wanted = choose(bot, view, seat, botChance(seed, seat, n))
  if (suggested === undefined || !sameMove(wanted, suggested)) return wanted
  return legal.find((move) => !sameMove(move, suggested)) ?? wanted
}

/** Plays until the farewell, or for so many decisions. */
export function follow({ game }: GameModule, guide: Guide, way: Way, most = 6000): readonly Heard[] {
  const { seed } = guide.table
  const begun = begin(game, guide.table)
  if (!begun.ok) throw new Error('The table of the guide is refused.')
  const s = begun.value.state
  const made = new Map<Seat, number>()
  const rivals = Array.from({ length: guide.table.seats }, () => botNamed('novice')?.make(game))
  const done = new Set<string>()
  const heard: Heard[] = []
  for (let at = 0; at < most; at++) {
    const [seat] = game.actors(s)
    if (seat === undefined) break
    const n = made.get(seat) ?? 0
    made.set(seat, n + 1)
    if (seat !== 0) {
      const bot = rivals[seat]
      if (bot === undefined) throw new Error('There are no beginners.')
      game.play(s, seat, choose(bot, game.view(s, seat), seat, botChance(seed, seat, n)))
      continue
    }
    const moment = momentOf(game, s, seat)
    const saying = noteFor(guide, done, moment)
    if (saying !== null) {
      done.add(saying.note.id)
      heard.push({ saying, view: moment.view, legal: moment.legal, at, round: s.round })
      if (saying.farewell) break
    }
    const move = decision(game, moment, saying, way, n, seed)
    game.play(s, seat, move)
    const suggested = saying?.found.move
    if (suggested === undefined || !sameMove(move, suggested)) continue
    for (const part of saying?.found.rest ?? []) {
      const next = game.actors(s).includes(seat) ? game.legal(s, seat).find((one) => fits(one, part)) : undefined
      if (next === undefined) break
      game.play(s, seat, next)
    }
  }
  return heard
}

/** The sentence of a note with its subjects in place. */
export function sentenceOf({ note, found }: ActiveNote): Message {
  const subjects = Object.fromEntries(['a', 'b', 'c'].map((letter, n) => [letter, found.subjects[n]?.name ?? '']))
  return { key: `guide.${note.id}`, params: { ...found.params, ...subjects } }
}

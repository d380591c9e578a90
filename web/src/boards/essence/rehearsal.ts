/** Plays random games to compare what the board shows with what the rules then do. Only tests use it. */
import { type EssenceMove, type EssenceState, game, matches } from '@ludarium/essence'
import { fragments } from '@ludarium/essence/data'
import { words as speech } from '@ludarium/essence/words'
import type { Catalog } from '@ludarium/kernel'
import { changesOf, foresight } from '../../table/foresight.ts'
import { figures } from './figures.ts'
import { progressOf } from './view.ts'
import { words } from './words.ts'

export interface Rehearsal {
  readonly checked: number
  /** What went otherwise than shown, in words. */
  readonly wrong: readonly string[]
}

const SEATS = 3

/** Every position of some random games, with whoever decides first, and the last one. */
function* positions(games: number): Generator<{ s: EssenceState; seat: number; moves: readonly EssenceMove[] }> {
  const defaults = game.options.map((one) => [
    one.id,
    one.kind === 'seats' ? Array(SEATS).fill(one.default) : one.default,
  ])
  for (let n = 1; n <= games; n++) {
    let random = n * 7919
    const s = game.setup({
      seats: SEATS,
      options: Object.fromEntries(defaults),
      seed: n.toString(16).padStart(64, '0'),
    })
    for (let actors = game.actors(s); actors.length > 0; actors = game.actors(s)) {
      const seat = actors[0] ?? 0
      const moves = game.legal(s, seat)
      yield { s, seat, moves }
      random = (random * 16807) % 2147483647
      const move = moves[random % moves.length]
      if (move !== undefined) game.play(s, seat, move)
    }
    yield { s, seat: 0, moves: [] }
  }
}

/** Whether the figures after a move are as foreseen, wherever the page says it is certain. */
export function rehearse(games: number): Rehearsal {
  let checked = 0
  const wrong: string[] = []
  const foresee = foresight(game)
  for (const { s, seat, moves } of positions(games)) {
    for (const move of moves) {
      const prospect = foresee(game.view(s, seat), seat, move)
      if (prospect === null) wrong.push(`no foresight for ${JSON.stringify(move)}`)
      if (prospect?.certain !== true) continue
      const after = game.clone(s)
      game.play(after, seat, move)
      checked++
      const told = changesOf(figures(after, seat), [figures(prospect.ways[0], seat)])
      for (const { figure } of told) wrong.push(`${figure.id} is not ${figure.value} after ${JSON.stringify(move)}`)
    }
  }
  return { checked, wrong }
}

/** Whether a pattern is drawn as whole exactly where the rules find it. */
export function rehearsePatterns(games: number): Rehearsal {
  let checked = 0
  const wrong: string[] = []
  for (const { s, moves } of positions(games)) {
    if (moves.length > 0) continue
    for (const [seat, player] of s.players.entries()) {
      for (const card of fragments) {
        if (card.requires[0]?.req !== 'pattern') continue
        const { have, need } = progressOf(player, card)
        const whole = matches(s, seat, card.id).length > 0
        if (whole) checked++
        if ((have === need) !== whole) wrong.push(`${card.id} of seat ${seat}`)
      }
    }
  }
  return { checked, wrong }
}

/** All words that the board can look up. */
export async function catalog(): Promise<Catalog> {
  return { ...words, ...(await speech.en?.())?.catalog }
}

/** Plays random games to compare what the board foretells with what the rules then do. Only tests use it. */
import { type EssenceMove, type EssenceState, game, matches } from '@ludarium/essence'
import { characterById, type Effect, fragmentById, fragments, segmentById } from '@ludarium/essence/data'
import { words as speech } from '@ludarium/essence/words'
import { type Catalog, clone } from '@ludarium/kernel'
import { FIGURES, figuresOf, foresee } from './foresight.ts'
import { progressOf, topStep } from './view.ts'
import { words } from './words.ts'

export interface Rehearsal {
  readonly checked: number
  /** What went otherwise than foretold, in words. */
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

const PLAIN: ReadonlySet<string> = new Set([
  'essence',
  'shards',
  'influence',
  'wealth',
  'attack',
  'defense',
  'draw',
  'foundation',
  'ignoreAttack',
  'discount',
])
const isPlain = (effects: readonly Effect[]): boolean => effects.every(({ op }) => PLAIN.has(op))

/** Effects that ask, or that depend on others, are not foretold. */
function isTold(s: EssenceState, move: EssenceMove): boolean {
  const step = topStep(s)
  switch (move.do) {
    case 'build':
      return true
    case 'play':
      return isPlain(characterById.get(move.card)?.options[move.option]?.do ?? [])
    case 'read':
      return isPlain(fragmentById.get(s.row[move.slot - 1] ?? '')?.bonus ?? [])
    case 'use':
    case 'place': {
      const card = move.do === 'use' ? move.card : step?.step === 'place' ? step.card : ''
      return (segmentById.get(card)?.abilities ?? []).every((ability) => !('do' in ability) || isPlain(ability.do))
    }
    default:
      return false
  }
}

/** Whether only this seat's own move has happened, and no question of it is left open. */
function isSettled(before: EssenceState, after: EssenceState, seat: number, move: EssenceMove): boolean {
  const step = topStep(after)
  if (after.turn !== before.turn || after.phase !== before.phase || step === undefined) return false
  return 'seat' in step && step.seat === seat && (step.step === 'turn' || move.do === 'build')
}

export function rehearse(games: number): Rehearsal {
  let checked = 0
  const wrong: string[] = []
  for (const { s, seat, moves } of positions(games)) {
    // An effect list that is half done goes on after the move.
    if (s.agenda.some((step) => step.step === 'effects')) continue
    for (const move of moves) {
      if (!isTold(s, move)) continue
      const foretold = foresee(game.view(s, seat), seat, move)
      const after = clone(s)
      game.play(after, seat, move)
      const player = after.players[seat]
      if (player === undefined || !isSettled(s, after, seat, move)) continue
      const real = figuresOf(player)
      checked++
      for (const name of FIGURES) {
        if (Math.max(0, foretold[name]) === real[name]) continue
        wrong.push(`${name} is ${real[name]}, not ${foretold[name]}, after ${JSON.stringify(move)}`)
      }
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

/** What the board foretells is what the rules then do. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type EssenceMove, type EssenceState, game } from '@ludarium/essence'
import { characterById, type Effect, fragmentById, segmentById } from '@ludarium/essence/data'
import { clone } from '@ludarium/kernel'
import { FIGURES, figuresOf, foresee } from '../src/boards/essence/foresight.ts'

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
  const step = s.agenda[s.agenda.length - 1]
  if (move.do === 'play') return isPlain(characterById.get(move.card)?.options[move.option]?.do ?? [])
  if (move.do === 'read') return isPlain(fragmentById.get(s.row[move.slot - 1] ?? '')?.bonus ?? [])
  const card = move.do === 'use' ? move.card : step?.step === 'place' ? step.card : ''
  return (segmentById.get(card)?.abilities ?? []).every((ability) => !('do' in ability) || isPlain(ability.do))
}

/** Moves whose further questions come later. */
const TOLD: ReadonlySet<EssenceMove['do']> = new Set(['build', 'place', 'play', 'use', 'read'])

function seed(n: number): string {
  return n.toString(16).padStart(64, '0')
}

/** Every position of a few random games, with whoever decides. */
function* positions(games: number): Generator<{ s: EssenceState; seat: number; moves: EssenceMove[] }> {
  for (let n = 1; n <= games; n++) {
    let random = n * 7919
    const next = (below: number): number => {
      random = (random * 16807) % 2147483647
      return random % below
    }
    const options = Object.fromEntries(
      game.options.map((one) => [one.id, one.kind === 'seats' ? Array(3).fill(one.default) : one.default]),
    )
    const s = game.setup({ seats: 3, options, seed: seed(n) })
    for (let actors = game.actors(s); actors.length > 0; actors = game.actors(s)) {
      const seat = actors[0] ?? 0
      const moves = game.legal(s, seat)
      yield { s, seat, moves }
      const move = moves[next(moves.length)]
      if (move !== undefined) game.play(s, seat, move)
    }
  }
}

/** Whether nothing but this seat's own move has happened: no other turn, no question left open. */
function isSettled(before: EssenceState, after: EssenceState, seat: number): boolean {
  const step = after.agenda[after.agenda.length - 1]
  return (
    after.turn === before.turn &&
    after.phase === before.phase &&
    step !== undefined &&
    'seat' in step &&
    step.seat === seat
  )
}

test('the figures after a move are as foretold', () => {
  let checked = 0
  for (const { s, seat, moves } of positions(6)) {
    // An effect list that is half done goes on after the move.
    if (s.agenda.some((step) => step.step === 'effects')) continue
    for (const move of moves) {
      if (!TOLD.has(move.do) || !isTold(s, move)) continue
      const view = game.view(s, seat)
      const foretold = foresee(view, seat, move)
      const after = clone(s)
      game.play(after, seat, move)
      const player = after.players[seat]
      if (player === undefined || !isSettled(s, after, seat)) continue
      const step = after.agenda[after.agenda.length - 1]
      // Effects that wait behind a question have not happened yet.
      if (step?.step !== 'turn' && move.do !== 'build') continue
      const real = figuresOf(player)
      for (const name of FIGURES) {
        assert.equal(Math.max(0, foretold[name]), real[name], `${name} after ${JSON.stringify(move)}`)
      }
      checked++
    }
  }
  assert.ok(checked > 200, `${checked} moves`)
})

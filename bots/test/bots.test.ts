import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  chanceOf,
  clone,
  type Game,
  type GameModule,
  hash,
  type Move,
  type State,
  sameMove,
  seedOf,
} from '@ludarium/kernel'
import { bazaarModule } from '../../kernel/test/toys/bazaar.ts'
import { rowsModule } from '../../kernel/test/toys/rows.ts'
import { type Bot, botNamed, bots, choose, greedyBot } from '../index.ts'

const rows = (rowsModule as unknown as GameModule).game
const bazaar = (bazaarModule as unknown as GameModule).game

/** Plays a game between bots that see only their views. */
function play(game: Game, players: readonly Bot[], seed: string): State {
  const s = game.setup({ seats: players.length, options: { protests: true }, seed: seedOf(seed) })
  const chance = chanceOf(seedOf(`bots ${seed}`))
  for (;;) {
    const seat = game.actors(s)[0]
    if (seat === undefined) return s
    const view = game.view(s, seat)
    const before = hash(view)
    const move = choose(players[seat] as Bot, view, seat, chance)
    assert.equal(hash(view), before, 'a bot changed its view')
    const legal = game.legal(s, seat).find((listed) => sameMove(listed, move))
    assert.ok(legal !== undefined, 'a bot played an illegal move')
    game.play(s, seat, legal)
  }
}

function wins(game: Game, strong: string, weak: string, games: number): number {
  let won = 0
  for (let n = 0; n < games; n++) {
    const at = n % 2
    const players = [0, 1].map((seat) => (botNamed(seat === at ? strong : weak) ?? bots[0])?.make(game) as Bot)
    if (game.result(play(game, players, `${strong} ${n}`))?.ranks[at] === 1) won++
  }
  return won
}

test('greedy beats random at a game with hidden hands', () => {
  const won = wins(bazaar, 'greedy', 'random', 60)
  assert.ok(won >= 39, `${won} of 60`)
})

test('greedy takes a win that is one move away', () => {
  const s = rows.setup({ seats: 2, options: {}, seed: seedOf('x') })
  for (const [seat, cell] of [
    [0, 0],
    [1, 3],
    [0, 1],
    [1, 4],
  ] as const) {
    rows.play(s, seat, { do: 'mark', cell } as Move)
  }
  const move = choose(greedyBot(rows, { width: 4, positions: 50 }), rows.view(s, 0), 0, chanceOf(seedOf('y')))
  assert.deepEqual(move, { do: 'mark', cell: 2 })
})

test('a bot uses only its view: other hidden cards give the same choice', () => {
  const s = bazaar.setup({ seats: 2, options: { protests: true }, seed: seedOf('peek') })
  const view = bazaar.view(s, 0)
  const elsewhere = bazaar.imagine(view, 0, chanceOf(seedOf('elsewhere')))
  const decide = (state: State): Move =>
    choose((botNamed('greedy') ?? bots[0])?.make(bazaar) as Bot, bazaar.view(state, 0), 0, chanceOf(seedOf('z')))
  assert.deepEqual(decide(elsewhere), decide(s))
})

test('thinking can be stopped at any time and always has a legal move', () => {
  const s = bazaar.setup({ seats: 3, options: { protests: true }, seed: seedOf('stop') })
  const view = bazaar.view(s, 1)
  const bot = greedyBot(bazaar, { width: 50, positions: 1e9 })
  const thinking = bot.think(clone(view), 1, chanceOf(seedOf('a')))
  const legal = bazaar.legal(s, 1)
  let slices = 0
  do {
    assert.ok(legal.some((move) => sameMove(move, thinking.best)))
    slices++
  } while (slices < 100 && thinking.step())
  assert.ok(slices > 1, 'there was something to stop')
})

test('bots are found by name', () => {
  assert.deepEqual(
    bots.map((spec) => spec.name),
    ['random', 'novice', 'greedy', 'adept', 'master'],
  )
  assert.equal(botNamed('oracle'), undefined)
})

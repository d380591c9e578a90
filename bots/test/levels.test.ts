/** The levels in every game: legal, reproducible, interruptible, and limited to their view. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { games } from '@ludarium/games'
import {
  type Game,
  type GameModule,
  isSealed,
  type Move,
  type NoviceSettings,
  next,
  pick,
  plainChance,
  readTable,
  type Seat,
  type State,
  sameMove,
} from '@ludarium/kernel'
import { bazaarModule } from '../../kernel/test/toys/bazaar.ts'
import { botNamed, choose } from '../index.ts'

const bazaar = (bazaarModule as unknown as GameModule).game
const shelf = await Promise.all(games.map(async (entry) => (await entry.load()).game))

/**
 * A position reached by random play, at most half-way through a short game; with `sealed`, one that asks for sealed
 * answers.
 */
function reached(game: Game, seed: string, decisions: number, sealed = false): State {
  for (let n = 0; n < 40; n++) {
    const table = readTable(game, { seats: Math.min(4, game.seats.max), options: {}, seed: `${seed} ${n}` })
    assert.ok(table.ok)
    const s = game.setup(table.value)
    const chance = plainChance(`${seed} ${n}`)
    let i = 0
    for (; game.actors(s).length > 0; i++) {
      if (sealed ? isSealed(next(s)) && game.legal(s, game.actors(s)[0] ?? 0).length > 1 : i >= decisions) return s
      const seat = game.actors(s)[0] ?? 0
      game.play(s, seat, pick(chance, game.advice.quickMoves(s, seat, game.legal(s, seat))))
    }
    if (!sealed) return reached(game, seed, Math.floor(i / 2))
  }
  throw new Error(`${game.id} has no such position.`)
}

function decision(game: Game, name: string, view: State, seat: Seat): Move {
  const bot = botNamed(name)?.make(game)
  assert.ok(bot !== undefined, name)
  return choose(bot, view, seat, plainChance('decides'))
}

/** Small budgets: the tests do not depend on their size. */
const LEVELS = ['novice', 'greedy', 'adept:positions=1500', 'master:positions=3000']

for (const game of shelf) {
  test(`${game.id}: every level decides the same with other hidden cards`, () => {
    for (const [at, decisions] of [5, 60, 140].entries()) {
      const s = reached(game, 'anew', decisions)
      const seat = game.actors(s)[0] ?? 0
      const view = game.view(s, seat)
      const other = game.view(game.imagine(view, seat, plainChance(`other ${at}`)), seat)
      for (const name of LEVELS) {
        const move = decision(game, name, view, seat)
        assert.ok(
          game.legal(s, seat).some((listed) => sameMove(listed, move)),
          `${name} played an illegal move`,
        )
        assert.deepEqual(decision(game, name, other, seat), move, `${name} at ${decisions}`)
      }
    }
  })
}

test('thinking can be stopped after every slice with a legal move', () => {
  for (const game of [...shelf, bazaar]) {
    const s = reached(game, 'slices', 30)
    const seat = game.actors(s)[0] ?? 0
    const legal = game.legal(s, seat)
    const thinking = botNamed('adept:positions=800')?.make(game).think(game.view(s, seat), seat, plainChance('slices'))
    assert.ok(thinking !== undefined)
    for (let more = true; more; more = thinking.step()) {
      assert.ok(
        legal.some((listed) => sameMove(listed, thinking.best)),
        game.id,
      )
    }
  }
})

test('sealed answers do not depend on the answers of others', () => {
  for (const game of [bazaar, ...shelf.filter((one) => one.id === 'scythe')]) {
    const s = reached(game, 'sealed', 0, true)
    const [seat = 0, other] = game.actors(s)
    const before = decision(game, 'adept:positions=1500', game.view(s, seat), seat)
    if (other === undefined) continue
    const moves = game.legal(s, other)
    for (const move of [moves[0], moves[moves.length - 1]]) {
      const told = game.clone(s)
      if (move !== undefined) game.play(told, other, move)
      if (!game.actors(told).includes(seat) || !game.actors(told).includes(other)) continue
      assert.deepEqual(decision(game, 'adept:positions=1500', game.view(told, seat), seat), before, game.id)
    }
  }
})

test('a planned turn is played to its end, including forced decisions', () => {
  const chance = plainChance('plan')
  type Walk = State & { at: number; worth: number }
  /** Begin, a forced move, then take or skip: the turn is over. */
  const game = {
    advice: { evaluate: (s: Walk) => s.worth, quickMoves: (_s: Walk, _seat: Seat, moves: readonly Move[]) => moves },
    legal: ({ at }: Walk) => (at === 1 ? [{ do: 'skip' }] : [{ do: 'skip' }, { do: 'take' }]),
    actors: ({ at }: Walk) => (at < 3 ? [0] : []),
    clone: (s: Walk) => ({ ...s }),
    imagine: (s: Walk) => ({ ...s }),
    play(s: Walk, _seat: Seat, move: Move) {
      s.at++
      if (s.at === 3) s.turn++
      if (move.do === 'take') s.worth++
    },
    result: () => null,
  } as unknown as Game
  const s = {
    at: 0,
    worth: 0,
    turn: 0,
    reveals: 0,
    round: 1,
    seats: 2,
    agenda: [{ step: 'walk' }],
    chance,
  } as unknown as Walk
  const bot = botNamed('adept:positions=100')?.make(game)
  assert.ok(bot !== undefined)
  const played: string[] = []
  for (let n = 0; n < 3; n++) {
    const move = choose(bot, s, 0, chance)
    played.push(move.do)
    game.play(s, 0, move)
  }
  assert.deepEqual(played, ['take', 'skip', 'take'])
})

test('a whole game is reproducible', () => {
  const record = (): Move[] => {
    const table = readTable(bazaar, { seats: 3, options: { protests: true }, seed: 'again' })
    assert.ok(table.ok)
    const s = bazaar.setup(table.value)
    const players = ['adept:positions=300', 'novice', 'greedy'].map((name) => botNamed(name)?.make(bazaar))
    const chance = plainChance('again')
    const moves: Move[] = []
    for (let seat = bazaar.actors(s)[0]; seat !== undefined; seat = bazaar.actors(s)[0]) {
      const bot = players[seat]
      assert.ok(bot !== undefined)
      const move = choose(bot, bazaar.view(s, seat), seat, chance)
      moves.push(move)
      bazaar.play(s, seat, move)
    }
    return moves
  }
  assert.deepEqual(record(), record())
})

test('the novice uses the settings of its game', () => {
  const s = reached(bazaar, 'habits', 12)
  const seat = bazaar.actors(s)[0] ?? 0
  assert.ok(bazaar.legal(s, seat).length > 3)
  const looked = (novice: Partial<NoviceSettings>): number => {
    let positions = 0
    const play: Game['play'] = (...args) => {
      positions++
      bazaar.play(...args)
    }
    decision({ ...bazaar, play, advice: { ...bazaar.advice, novice } }, 'novice', bazaar.view(s, seat), seat)
    return positions
  }
  assert.equal(looked({ depth: 1, maxMoves: 1 }), 1)
  assert.equal(looked({ depth: 1, missPercent: 0, maxMoves: 1000 }), bazaar.legal(s, seat).length)
})

test('bots with custom settings are found by name, invalid names are not', () => {
  assert.equal(botNamed('adept:envy=0.5:w.star=3')?.name, 'adept:envy=0.5:w.star=3')
  assert.equal(botNamed('beam:width=24:positions=500')?.name, 'beam:width=24:positions=500')
  for (const name of [
    'beam',
    'adept:',
    'adept:speed=3',
    'adept:envy=',
    'adept:envy=much',
    'beam:envy=1',
    'greedy:width=3',
    'oracle',
  ]) {
    assert.equal(botNamed(name), undefined, name)
  }
})

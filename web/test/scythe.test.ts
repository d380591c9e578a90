/** The board of Scythe without a browser: every kind of move has its place, plans are legal, every word is there. */
import assert from 'node:assert/strict'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { test } from 'node:test'
import { movesOf, next, sameMove } from '@ludarium/kernel'
import {
  game,
  module,
  placeOf,
  places,
  progressOf,
  reachable,
  type ScytheMove,
  type ScytheState,
} from '@ludarium/scythe'
import { UNITS } from '@ludarium/scythe/data'
import { tables } from '../../games/scythe/test/tables.ts'
import { freeCorner, lineTo } from '../src/boards/scythe/map/corners.ts'
import { durationOf, travelsOf } from '../src/boards/scythe/map/travels.ts'
import { place, tabOf } from '../src/boards/scythe/places.ts'
import { plansOf } from '../src/boards/scythe/plans.ts'
import { words } from '../src/boards/scythe/words.ts'
import { en } from '../src/words/en.ts'
import { propsAt } from './board-props.ts'
import { playOut } from './scythe-positions.ts'

/** Places of what a phone's sheet asks: no thing of the board stands for it. */
const IN_SHEET: ReadonlySet<string | null> = new Set([null, place.amount])
const TABS = new Set(['board', 'mat', 'faction', 'tracks', 'rivals'])

const START = game.setup({ seats: 2, options: {}, seed: '1'.padStart(64, '0') })
const MESSAGE = module.speech.move(START, 0, { do: 'skip' })
const choiceOf = (move: ScytheMove) => ({ index: 0, move, message: MESSAGE, text: '', group: '', rule: '' })

test('every move waits on a tab of the phone, or in its sheet', () => {
  let checked = 0
  for (const [n, kind] of tables.entries()) {
    const seed = String(100 * n + 1).padStart(64, '0')
    const s = game.setup({ seats: kind.seats, options: kind.options ?? {}, seed })
    playOut(s, `places ${seed}`, (now) => {
      for (const seat of game.actors(now)) {
        for (const move of game.legal(now, seat)) {
          const tab = tabOf(choiceOf(move), now, seat)
          assert.ok(IN_SHEET.has(places.of(now, seat, move)) ? tab === '' : TABS.has(tab), `${move.do}: '${tab}'`)
          checked++
        }
      }
      return false
    })
  }
  assert.ok(checked > 5_000, `${checked} moves`)
})

test('every legal move is offered, alone, as the first of a press, or by what is set in a panel', () => {
  let pressed = 0
  const s = game.setup({ seats: 3, options: {}, seed: '5'.padStart(64, '0') })
  playOut(s, 'plans', (now) => {
    const [seat = 0] = game.actors(now)
    const props = propsAt(module, game.view(now, seat), seat)
    const plans = plansOf(props)
    pressed += plans.filter(({ rest = [] }) => rest.length > 0).length
    for (const { move } of props.legal) {
      const set = move.do === 'harvest'
      const offered = plans.some((plan) => (set ? plan.move.do === move.do : sameMove(plan.move, move)))
      assert.ok(offered, JSON.stringify(move))
    }
    return false
  })
  assert.ok(pressed > 100, `${pressed} presses`)
})

test('what is set aboard is loaded with the step', () => {
  let loaded = 0
  const s = game.setup({ seats: 4, options: {}, seed: '7'.padStart(64, '0') })
  playOut(s, 'cargo', (now) => {
    const [seat = 0] = game.actors(now)
    const view = game.view(now, seat)
    if (!game.legal(view, seat).some((move) => move.do === 'load' && move.what === 'worker')) return false
    for (const { move, rest = [] } of plansOf(propsAt(module, view, seat, { 'cargo.worker': 1 }))) {
      if (rest.length === 0) continue
      assert.equal(move.do, 'load')
      assert.equal(rest.at(-1)?.do, 'step')
      assert.equal(movesOf(game, view, seat, [move, ...rest]).length, rest.length + 1)
      loaded++
    }
    return false
  })
  assert.ok(loaded > 0)
})

test('the steps to a place farther away are legal one after the other', () => {
  let checked = 0
  for (const seed of ['7', '8', '9']) {
    const s = game.setup({ seats: 4, options: {}, seed: seed.padStart(64, '0') })
    playOut(s, `reach ${seed}`, (now) => {
      const step = next(now)
      if (step?.step !== 'journey' || step.left < 2) return false
      const unit = UNITS[step.unit]
      if (unit === undefined) return false
      for (const { path, to } of reachable(now, step.seat, unit, step.left)) {
        if (path.length < 2) continue
        assert.equal(path[path.length - 1], to)
        const [first] = path
        assert.ok(game.legal(now, step.seat).some((move) => move.do === 'step' && move.to === first))
        checked++
      }
      return false
    })
  }
  assert.ok(checked > 50, `${checked} ways`)
})

test('progress of an objective is whole exactly when it is met', () => {
  let met = 0
  const s: ScytheState = game.setup({ seats: 4, options: { promoObjectives: true }, seed: '21'.padStart(64, '0') })
  playOut(s, 'objectives', (now) => {
    for (const [seat, player] of now.players.entries()) {
      for (const objective of player.objectives) {
        const progress = progressOf(now, seat, objective)
        assert.equal(progress.have >= progress.need, progress.met, objective)
        if (progress.met) met++
      }
    }
    return false
  })
  assert.ok(met > 0)
})

test('pieces travel step by step, with who rides along; others go straight', () => {
  const [from, over, to] = ['r3c3', 'r3c4', 'r2c4'].map(placeOf)
  const [character = 0, mech = 1, worker = 5] = ['character', 'mech1', 'worker1'].map((id) =>
    UNITS.map(String).indexOf(id),
  )
  const standing = (places: readonly (readonly [unit: number, place: number | undefined])[]): ScytheState => {
    const s = game.clone(START)
    for (const [unit, place = -1] of places) s.players[0]?.units.splice(unit, 1, place)
    return s
  }
  const before = standing([
    [character, over],
    [mech, from],
    [worker, from],
  ])
  const now = standing([
    [character, from],
    [mech, to],
    [worker, to],
  ])
  const step = { type: 'step', seat: 0, unit: 'mech1', wood: 2, oil: 0 }
  const told = [
    { ...step, from: 'r3c3', to: 'r3c4' },
    { ...step, from: 'r3c4', to: 'r2c4' },
  ]
  const way = ['r3c3', 'r3c4', 'r2c4']
  assert.deepEqual(
    travelsOf(before, now, told).map(({ key: _, seat: __, ...rest }) => rest),
    [
      { kind: 'character', way: ['r3c4', 'r3c3'], goods: [], rides: false },
      { kind: 'mech', way, goods: ['wood'], rides: false },
      { kind: 'worker', way, goods: [], rides: true },
    ],
  )
  assert.equal(durationOf(way), 480)
  assert.equal(durationOf([...way, 'r1c4', 'r0c4']), 600)
})

test('a box lies where it covers nothing that can be pressed', () => {
  assert.equal(freeCorner([]), 'top-right')
  assert.equal(freeCorner(['hex:r1c6', 'hex:r3c3']), 'top-left')
  assert.equal(freeCorner(['hex:r1c6', 'hex:r3c0']), 'bottom-right')
  assert.match(lineTo('top-right', 'r1c4'), /^M[\d.-]+ [\d.-]+L[\d.-]+ [\d.-]+$/)
})

function files(folder: URL): URL[] {
  return readdirSync(folder).flatMap((name) => {
    const path = new URL(name, folder)
    return statSync(path).isDirectory() ? files(new URL(`${name}/`, folder)) : /\.tsx?$/.test(name) ? [path] : []
  })
}

test('every word that the board asks for is there', async () => {
  const own = await module.words.en?.()
  const known = { ...en, ...own?.catalog, ...words }
  const used = files(new URL('../src/boards/scythe/', import.meta.url)).flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/\bt\(\s*'([\w.-]+)'/g)].map((match) => match[1] ?? ''),
  )
  assert.ok(used.length > 80)
  assert.deepEqual(
    used.filter((key) => !(key in known)),
    [],
  )
})

/** The board of Scythe without a browser: every kind of move has its place, plans are legal, every word is there. */
import assert from 'node:assert/strict'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { test } from 'node:test'
import { next } from '@ludarium/kernel'
import { game, module, placeOf, progressOf, reachable, type ScytheMove, type ScytheState } from '@ludarium/scythe'
import { UNITS } from '@ludarium/scythe/data'
import { tables } from '../../games/scythe/test/tables.ts'
import { freeCorner, lineTo } from '../src/boards/scythe/map/corners.ts'
import { durationOf, travelsOf } from '../src/boards/scythe/map/travels.ts'
import { placeOfMove, tabOf } from '../src/boards/scythe/targets.ts'
import { words } from '../src/boards/scythe/words.ts'
import { en } from '../src/words/en.ts'
import { playOut } from './scythe-positions.ts'

/** Where each kind of move is made; a kind that is added to the game does not compile here without one. */
const PLACES: Readonly<Record<ScytheMove['do'], RegExp>> = {
  section: /^section:/,
  prefer: /^preferences$/,
  reveal: /^objective:/,
  skip: /^goOn$/,
  end: /^goOn$/,
  move: /^option:move$/,
  coins: /^option:coins$/,
  bolster: /^option:(power|combatCards)$/,
  trade: /^option:(resources|popularity)$/,
  produce: /^option:produce$/,
  harvest: /^hex:r/,
  factory: /^option:factory$/,
  choose: /^amount$/,
  bottom: /^bottom:/,
  pay: /^hex:r/,
  coerce: /^card:/,
  discard: /^card:/,
  upgrade: /^slot:/,
  deploy: /^hex:r/,
  build: /^hex:r/,
  enlist: /^recruit:/,
  place: /^hex:r/,
  settle: /^hex:r/,
  take: /^amount$/,
  enough: /^goOn$/,
  unit: /^hex:(r|hb_)/,
  endMove: /^goOn$/,
  load: /^cargo$/,
  drop: /^cargo$/,
  step: /^hex:(r|hb_)/,
  stop: /^goOn$/,
  fight: /^hex:r/,
  ability: /^combat$/,
  dial: /^combat$/,
  card: /^combat$/,
  ready: /^combat$/,
  retreat: /^hex:(r|hb_)/,
  option: /^encounter:[abc]$/,
  look: /^seat:/,
  relocate: /^hex:r/,
  bring: /^hex:r/,
  takeCard: /^factory:/,
  flag: /^hex:r/,
  trap: /^hex:r/,
  rearm: /^hex:r/,
  star: /^goal:/,
  give: /^seat:/,
}

/** Kinds that chance seldom reaches. */
const RARE: readonly ScytheMove[] = [
  { do: 'rearm', at: 'r3c3' },
  { do: 'relocate', to: 'r3c3' },
  { do: 'bring', unit: 'worker1' },
  { do: 'look', at: 1 },
  { do: 'star', goal: 'power' },
  { do: 'retreat', unit: 'mech1', to: 'hb_nordic' },
  { do: 'choose', option: 0 },
  { do: 'fight', at: 'r3c3' },
  { do: 'settle', at: 'r3c3' },
  { do: 'discard', card: 'combat2' },
]

const IN_SHEET: ReadonlySet<string> = new Set(['goOn', 'amount'])
const TABS = new Set(['board', 'mat', 'faction', 'tracks', 'rivals'])

const START = game.setup({ seats: 2, options: {}, seed: '1'.padStart(64, '0') })
const MESSAGE = module.speech.move(START, 0, { do: 'skip' })
const choiceOf = (move: ScytheMove) => ({ index: 0, move, message: MESSAGE, text: '', group: '', rule: '' })

test('every kind of move has its place on the board', () => {
  const seen = new Set<string>()
  let checked = 0
  for (const [n, kind] of tables.entries()) {
    for (let round = 0; round < 2; round++) {
      const seed = String(100 * n + round + 1).padStart(64, '0')
      const s = game.setup({ seats: kind.seats, options: kind.options ?? {}, seed })
      playOut(s, `places ${seed}`, (now) => {
        for (const seat of game.actors(now)) {
          for (const move of game.legal(now, seat)) {
            const place = placeOfMove(move, now, seat)
            assert.match(place, PLACES[move.do], JSON.stringify(move))
            const tab = tabOf(choiceOf(move), now, seat)
            // A phone's sheet asks what no thing of the board stands for.
            assert.ok(IN_SHEET.has(place) ? tab === '' : TABS.has(tab), `${move.do}: '${tab}'`)
            seen.add(move.do)
            checked++
          }
        }
        return false
      })
    }
  }
  for (const move of RARE) {
    assert.match(placeOfMove(move, START, 0), PLACES[move.do])
    seen.add(move.do)
  }
  assert.ok(checked > 10_000, `${checked} moves`)
  assert.deepEqual(
    Object.keys(PLACES).filter((kind) => !seen.has(kind)),
    [],
  )
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
  assert.equal(freeCorner([]), 'right')
  assert.equal(freeCorner(['hex:r1c6', 'hex:r3c3']), 'left')
  assert.equal(freeCorner(['hex:r1c6', 'hex:r3c0']), 'low')
  assert.match(lineTo('right', 'r1c4'), /^M[\d.-]+ [\d.-]+L[\d.-]+ [\d.-]+$/)
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

/** The board of Age of Innovation without a browser: every kind of move has its place, plans are legal, words are there. */
import assert from 'node:assert/strict'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { test } from 'node:test'
import { game, type InnovationMove, module } from '@ludarium/innovation'
import { WHEEL } from '@ludarium/innovation/data'
import { fits, foresee, plainChance, sameMove } from '@ludarium/kernel'
import { tables } from '../../games/innovation/test/tables.ts'
import { citiesOf } from '../src/boards/innovation/map/cities.ts'
import { rollsOf } from '../src/boards/innovation/own/rolls.ts'
import { place, tabOf } from '../src/boards/innovation/places.ts'
import { plansOf } from '../src/boards/innovation/plans.ts'
import { broughtBy, takenFrom } from '../src/boards/innovation/told.ts'
import { alongWheel } from '../src/boards/innovation/view.ts'
import { words } from '../src/boards/innovation/words.ts'
import { en } from '../src/words/en.ts'
import { propsAt } from './board-props.ts'
import { askedFor, playOut, recorded, setUp } from './innovation-positions.ts'

const TABS = new Set(['map', 'own', 'science', 'displays', ''])
const MESSAGE = module.speech.move(setUp(2, 1), 0, { do: 'pass' })
const choiceOf = (move: InnovationMove, index = 0) => ({ index, move, message: MESSAGE, text: '', group: '', rule: '' })

test('every move waits on a tab of the phone, or in its sheet', () => {
  let checked = 0
  for (const [n, kind] of tables.entries())
    playOut(setUp(kind.seats, n + 1, kind.options), `places ${n}`, (now) => {
      for (const seat of game.actors(now))
        for (const move of game.legal(now, seat)) {
          assert.ok(TABS.has(tabOf(choiceOf(move), now, seat)))
          checked++
        }
      return false
    })
  assert.ok(checked > 10_000, `${checked} moves`)
})

test('every legal move is offered, alone or as the first of a press', () => {
  for (const seed of [1, 2]) {
    const { state } = askedFor(3, seed, 'action', 3)
    const [seat = 0] = game.actors(state)
    const props = propsAt(module, game.view(state, seat), seat)
    const offered = plansOf(props).all.map(({ move }) => move)
    for (const { move } of props.legal)
      assert.ok(
        offered.some((one) => sameMove(one, move)),
        JSON.stringify(move),
      )
  }
})

test('plans of several decisions are legal one after the other, and cost what they say', () => {
  let checked = 0
  for (const seed of [1, 2, 3]) {
    for (const round of [2, 4]) {
      const { state } = askedFor(3, seed, 'action', round)
      if (game.actors(state)[0] !== 0) continue
      for (const [hex, plans] of plansOf(propsAt(module, state, 0)).hexes) {
        for (const { choice, tools, coins, builds } of plans) {
          let after = foresee(game, state, 0, choice.move, plainChance('plan')).after
          for (const part of choice.rest ?? []) {
            const next = game.legal(after, 0).find((move) => fits(move, part))
            // A decision without another choice is made by the rules.
            if (next !== undefined) after = foresee(game, after, 0, next, plainChance('plan')).after
          }
          const [old, now] = [state.players[0], after.players[0]]
          assert.equal((old?.tools ?? 0) - (now?.tools ?? 0), tools, hex)
          assert.equal((old?.coins ?? 0) - (now?.coins ?? 0), coins, hex)
          assert.equal(now?.hexes.length === (old?.hexes.length ?? 0) + 1, builds, hex)
          assert.equal(choice.place, place.hex(hex))
          checked++
        }
      }
    }
  }
  assert.ok(checked > 20, `${checked} plans`)
})

test('terrain turns the shorter way around the wheel', () => {
  assert.deepEqual(alongWheel('plains', 'plains'), ['plains'])
  for (const from of WHEEL) {
    for (const to of WHEEL) {
      const way = alongWheel(from, to)
      assert.ok(way.length <= 4, `${from} to ${to}`)
      assert.deepEqual([way[0], way[way.length - 1]], [from, to])
      assert.deepEqual(alongWheel(to, from), [...way].reverse())
    }
  }
})

test('tokens of power roll from the bowls that lost them', () => {
  assert.deepEqual(rollsOf([3, 4, 5], [0, 6, 6]), [[], [0, 0], [0]])
  assert.deepEqual(rollsOf([3, 4, 5], [7, 4, 1]), [[2, 2, 2, 2], [], []])
  // One is sacrificed, one moves on; and tokens from outside.
  assert.deepEqual(rollsOf([0, 4, 0], [0, 2, 1]), [[], [], [1]])
  assert.deepEqual(rollsOf([1, 1, 1], [1, 1, 3]), [[], [], [-1, -1]])
})

test('cities have a wall and a key each, taken innovations their owner, rounds what they brought', () => {
  const moments = recorded(4, 12)
  const last = moments[moments.length - 1]
  assert.ok(last !== undefined)
  const { state, told } = last
  const cities = citiesOf(state)
  assert.deepEqual(
    cities.flatMap(({ at }) => at).sort((a, b) => a - b),
    state.city.flatMap((is, hex) => (is === 1 ? [hex] : [])),
  )
  for (const { who, at } of cities) for (const hex of at) assert.equal(state.owner[hex], who)
  for (const [who, player] of state.players.entries())
    assert.ok(cities.filter((city) => city.who === who).length <= player.cities.length)
  assert.ok(new Set(cities.map(({ who }) => who)).size > 1)

  const taken = state.innovations.flatMap((id, slot) => (id === '' ? [takenFrom(state, told, slot)] : []))
  assert.ok(taken.length > 1)
  for (const one of taken) assert.ok(one !== null && state.players[one.who]?.innovations.includes(one.id))
  assert.equal(new Set(taken.map((one) => one?.id)).size, taken.length)

  const brought = [1, 2, 3, 4, 5, 6].map((round) => broughtBy(state.seats, told, round))
  for (const seat of state.players.keys()) {
    const rounds = game.score(state, seat).find(({ key }) => key === 'rounds')?.points
    assert.equal(
      brought.reduce((sum, round) => sum + (round[seat]?.vp ?? 0), 0),
      rounds,
    )
  }
})

function files(folder: URL): URL[] {
  return readdirSync(folder).flatMap((name) => {
    const path = new URL(name, folder)
    return statSync(path).isDirectory() ? files(new URL(`${name}/`, folder)) : /\.tsx?$/.test(name) ? [path] : []
  })
}

const sources = files(new URL('../src/boards/innovation/', import.meta.url))
  .filter(({ pathname }) => !/words(\.de)?\.ts$/.test(pathname))
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n')

test('every word that the board asks for is there', async () => {
  const own = await module.words.en?.()
  const known = { ...en, ...own?.catalog, ...words }
  const used = [...sources.matchAll(/(?:\bt\(\s*|key: )'([\w-]+\.[\w.-]+)'/g)].map((match) => match[1] ?? '')
  assert.ok(used.length > 100)
  assert.deepEqual(
    used.filter((key) => !(key in known)),
    [],
  )
})

test('every word of the board is asked for', () => {
  const catalog = readFileSync(new URL('../src/boards/innovation/words.ts', import.meta.url), 'utf8')
  const keys = [...catalog.matchAll(/^ {2}'?([\w.-]+)'?:/gm)].map((match) => match[1] ?? '')
  const texts = [...sources.matchAll(/'([^'\n]*)'|`([^`\n]*)`/g)].map((match) => match[1] ?? match[2] ?? '')
  // `title.${id}` asks for every word that begins so; names of kinds are asked for by the gallery, what a
  // reason is about by "Why not?".
  const asked = texts
    .filter((text) => !text.startsWith('${') && /^[\w.${}? ()[\]-]+$/.test(text))
    .map((text) =>
      text
        .replace(/\$\{[^}]*\}/g, '\u0000')
        .replace(/[.?()[\]{}$]/g, '\\$&')
        .replaceAll('\u0000', '[\\w.-]+'),
    )
  const whole = new RegExp(`^(kind\\.\\w+|about\\.[\\w.]+|${asked.filter((one) => one !== '').join('|')})$`)
  assert.ok(keys.length > 150)
  assert.deepEqual(
    keys.filter((key) => !whole.test(key)),
    [],
  )
})

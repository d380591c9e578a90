import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  begin,
  type Decision,
  type GameModule,
  type Message,
  type Move,
  pick,
  plainChance,
  type State,
} from '@ludarium/kernel'
import { bazaarModule } from '../../kernel/test/toys/bazaar.ts'
import { rowsModule } from '../../kernel/test/toys/rows.ts'
import { explain, type LineOutcome } from '../explanation.ts'
import {
  analyseGame,
  type CalibrationSample,
  chancesOf,
  explanationMessages,
  fitConfidence,
  type PositionReader,
  positionReader,
  qualityOf,
  reliability,
  turningPoints,
} from '../index.ts'

const rows = (rowsModule as unknown as GameModule).game
const bazaar = (bazaarModule as unknown as GameModule).game

test('winning chances add up to one and are certain at the end', () => {
  const s = rows.setup({ seats: 2, options: {}, seed: '1'.repeat(64) })
  const sum = chancesOf(rows, s).reduce((a, b) => a + b, 0)
  assert.ok(Math.abs(sum - 1) < 1e-9)
  for (const [seat, cell] of [
    [0, 0],
    [1, 3],
    [0, 1],
    [1, 4],
    [0, 2],
  ] as const)
    rows.play(s, seat, { do: 'mark', cell } as Move)
  assert.deepEqual(chancesOf(rows, s), [1, 0])
})

test('calibration recovers the scale that produced the results', () => {
  const luck = plainChance('fit')
  const next = (): number => {
    luck.used++
    return ((luck.used * 7919) % 1000) / 1000
  }
  const samples: CalibrationSample[] = Array.from({ length: 4000 }, (_, n) => {
    const values = [10 * next(), 10 * next()]
    const chance = 1 / (1 + Math.exp(-0.3 * ((values[0] ?? 0) - (values[1] ?? 0))))
    const won = ((n * 104729) % 1000) / 1000 < chance ? 1 : 0
    return { turn: 0, values, shares: [won, 1 - won] }
  })
  const confidence = fitConfidence(samples, 10, 1)
  assert.ok(Math.abs((confidence.scale[0] ?? 0) - 0.3) < 0.05, String(confidence.scale))
  for (const { judged, won, n } of reliability(samples, confidence)) {
    if (n > 200) assert.ok(Math.abs(judged - won) < 0.08, `${judged} ${won}`)
  }
})

test('a blunder is found, with the better move', () => {
  const opened = begin(rows, { seats: 2, seed: 'blunder' })
  assert.ok(opened.ok)
  const s = rows.setup(opened.value.setup)
  const decisions = (
    [
      [0, 0],
      [1, 3],
      [0, 1],
      [1, 4],
      [0, 8],
      [1, 5],
    ] as const
  ).map(([seat, cell]) => {
    // Records can have a different field order.
    const move = { cell, do: 'mark' } as Move
    rows.play(s, seat, move)
    return { seat, move, hash: '' }
  })
  const wish = { positions: 300, worlds: 4, seed: 'x' }
  const reading = positionReader(rowsModule as unknown as GameModule)
  const running = analyseGame(rows, { setup: opened.value.setup, decisions }, wish, reading)
  while (running.step());
  const { points, ending } = running.analysis
  const turning = turningPoints({ points })
  assert.deepEqual(ending, [0, 1])
  const blunder = turning.find(({ at }) => at === 4)
  assert.deepEqual(blunder?.better[0], { do: 'mark', cell: 2 })
  assert.equal(blunder?.kind, 'mistake')
  assert.ok(blunder.low > 0 && blunder.low <= blunder.loss && blunder.loss <= blunder.high)
  assert.deepEqual(blunder.why?.won, { best: 4, other: 0 }, 'the better move wins in every world')
  assert.deepEqual(
    explanationMessages(blunder.why, 0, false).map(({ key }) => key),
    ['because.later', 'because.won'],
  )
  for (const { options } of points) {
    const lines = options.map(({ moves }) => JSON.stringify(moves))
    assert.equal(new Set(lines).size, lines.length, 'no line is compared with itself')
  }
  const options = points.find(({ at }) => at === 4)?.options ?? []
  assert.deepEqual(
    options.filter(({ played }) => played).map(({ moves }) => moves[0]),
    [{ do: 'mark', cell: 8 }],
  )
  assert.ok(
    options.some(({ leading, chance }) => leading && chance === 1),
    'the better move wins',
  )
  const [first, second] = qualityOf({ points }, 2)
  assert.ok(first !== undefined && second !== undefined)
  assert.equal(first.turns, 3)
  assert.ok(first.close < first.turns && first.given >= blunder.loss)
})

test('the analysis of a seat and its reasons use only what the seat knew', () => {
  const wish = { positions: 80, worlds: 6, seed: 'same' }
  const reading = positionReader(bazaarModule as unknown as GameModule)
  const opened = begin(bazaar, { seats: 2, seed: 'discreet' })
  assert.ok(opened.ok)
  const { setup } = opened.value
  const s = bazaar.setup(setup)
  const chance = plainChance('on')
  let told = 0
  for (let n = 0; n < 12; n++) {
    const [seat] = bazaar.actors(s)
    if (seat === undefined) break
    const elsewhere = bazaar.imagine(bazaar.view(s, seat), seat, plainChance('elsewhere'))
    const legal = bazaar.legal(s, seat)
    const move = pick(chance, legal)
    const history = { setup, decisions: [{ seat, move, hash: '' }] }
    // The same view with other hidden cards gets the same verdict for the same reasons.
    const [one, two] = [s, elsewhere].map((from) =>
      analyseGame({ ...bazaar, setup: () => bazaar.clone(from) }, history, wish, reading),
    )
    one?.step()
    two?.step()
    assert.deepEqual(two?.analysis.points, one?.analysis.points)
    if (one?.analysis.points[0]?.why != null) told++
    bazaar.play(s, seat, move)
  }
  assert.ok(told > 0, 'no reason was given')
})

test('explanations: significant differences, costs and follow-ups', () => {
  const said = (key: string): Message => ({ key, params: { n: 1 } })
  const figures = new Map<State, Readonly<Record<string, number>>>()
  const line = (
    list: readonly Readonly<Record<string, number>>[],
    later: (world: number) => Message[],
  ): LineOutcome[] =>
    list.map((values, world) => {
      const end = rows.setup({ seats: 2, options: {}, seed: String(world).repeat(64) })
      figures.set(end, values)
      return { end, now: [said('at once')], later: later(world) }
    })
  const reading: PositionReader = {
    figures: (s) => Object.entries(figures.get(s) ?? {}).map(([key, value]) => ({ name: { key }, value })),
    move: (_s, _seat, { do: key }) => ({ key }),
  }
  const best = line(
    [
      { corn: 5, gold: 3, wood: 1, luck: 9, once: 1 },
      { corn: 6, gold: 3, wood: 0, luck: 0 },
      { corn: 7, gold: 3, wood: 1, luck: 4 },
      { corn: 6, gold: 3, wood: 0, luck: 7 },
    ],
    (world) => [said('at once'), said('often'), { key: 'end' }, ...(world === 0 ? [said('seldom')] : [])],
  )
  const other = line(
    [
      { corn: 2, gold: 1, wood: 3, luck: 1, once: 9 },
      { corn: 4, gold: 1, wood: 2, luck: 8 },
      { corn: 3, gold: 1, wood: 4, luck: 6 },
      { corn: 3, gold: 1, wood: 3, luck: 3 },
    ],
    (world) => (world === 0 ? [said('often')] : []),
  )
  const why = explain({ game: rows, reading, seat: 0, ahead: 2 }, best, other)
  const named = (facts: typeof why.gains) => facts.map(({ name, best, other }) => [name.key, best, other])
  assert.deepEqual(named(why.gains), [
    ['gold', 3, 1],
    ['corn', 6, 3],
  ])
  assert.deepEqual(named(why.costs), [['wood', 0.5, 3]])
  assert.deepEqual(why.next, { move: said('often'), best: 4, other: 1 })
  assert.equal(why.won, null, 'no game is over')
  assert.deepEqual(
    explanationMessages(why, 0, true).map(({ key }) => key),
    ['because.later', 'because.costs', 'because.next.strong'],
  )
})

test('choices during the turns of other seats are analysed too', () => {
  const opened = begin(bazaar, { seats: 3, options: { protests: true }, seed: 'answers' })
  assert.ok(opened.ok)
  const { setup } = opened.value
  const s = bazaar.setup(setup)
  const chance = plainChance('answers')
  const decisions: Decision[] = []
  const wanted: number[] = []
  let turn = -1
  let owner = -1
  for (let seat = bazaar.actors(s)[0]; seat !== undefined && decisions.length < 60; seat = bazaar.actors(s)[0]) {
    const legal = bazaar.legal(s, seat)
    if (s.turn !== turn) {
      turn = s.turn
      owner = seat
    } else if (seat !== owner && seat !== decisions.at(-1)?.seat && legal.length > 1) wanted.push(decisions.length)
    const move = pick(chance, legal)
    bazaar.play(s, seat, move)
    decisions.push({ seat, move, hash: '' })
  }
  const running = analyseGame(bazaar, { setup, decisions }, { positions: 60, worlds: 2, seed: 'x' })
  while (running.step());
  const { points } = running.analysis
  assert.ok(wanted.length > 0)
  for (const at of wanted) assert.equal(points.find((point) => point.at === at)?.seat, decisions[at]?.seat)
  assert.ok(points.every(({ at, seat }) => decisions[at]?.seat === seat))
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { begin, type Decision, type GameModule, type Move, pick, plainChance } from '@ludarium/kernel'
import { bazaarModule } from '../../kernel/test/toys/bazaar.ts'
import { rowsModule } from '../../kernel/test/toys/rows.ts'
import { analysing, chancesOf, fitted, type Judged, qualityOf, reliability, turningPoints } from '../index.ts'

const rows = (rowsModule as unknown as GameModule).game
const bazaar = (bazaarModule as unknown as GameModule).game

test('chances add up to one, and to certainty at the end', () => {
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

test('the scale that made the results is found again', () => {
  const luck = plainChance('fit')
  const next = (): number => {
    luck.used++
    return ((luck.used * 7919) % 1000) / 1000
  }
  const samples: Judged[] = Array.from({ length: 4000 }, (_, n) => {
    const values = [10 * next(), 10 * next()]
    const chance = 1 / (1 + Math.exp(-0.3 * ((values[0] ?? 0) - (values[1] ?? 0))))
    const won = ((n * 104729) % 1000) / 1000 < chance ? 1 : 0
    return { turn: 0, values, shares: [won, 1 - won] }
  })
  const confidence = fitted(samples, 10, 1)
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
    const move = { do: 'mark', cell } as Move
    rows.play(s, seat, move)
    return { seat, move, hash: '' }
  })
  const running = analysing(rows, { setup: opened.value.setup, decisions }, { positions: 300, worlds: 4, seed: 'x' })
  while (running.step());
  const { points, ending } = running.analysis
  const turning = turningPoints({ points })
  assert.deepEqual(ending, [0, 1])
  const blunder = turning.find(({ at }) => at === 4)
  assert.deepEqual(blunder?.better[0], { do: 'mark', cell: 2 })
  assert.equal(blunder?.kind, 'mistake')
  assert.ok(blunder.low > 0 && blunder.low <= blunder.loss && blunder.loss <= blunder.high)
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

test('an analysis of a seat knows no more than the seat did', () => {
  const opened = begin(bazaar, { seats: 2, seed: 'discreet' })
  assert.ok(opened.ok)
  const { setup } = opened.value
  const s = bazaar.setup(setup)
  const [seat = 0] = bazaar.actors(s)
  const [move] = bazaar.legal(s, seat)
  assert.ok(move !== undefined)
  const history = { setup, decisions: [{ seat, move, hash: '' }] }
  const elsewhere = bazaar.imagine(bazaar.view(s, seat), seat, plainChance('elsewhere'))
  // The same game with what the seat cannot see dealt anew: the first turn is judged the same.
  const other = { ...bazaar, setup: () => bazaar.clone(elsewhere) }
  const wish = { positions: 200, worlds: 6, seed: 'same' }
  const [one, two] = [analysing(bazaar, history, wish), analysing(other, history, wish)]
  one.step()
  two.step()
  assert.deepEqual(two.analysis.points, one.analysis.points)
})

test('answers in the turns of others are looked at too, where there was a choice', () => {
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
  const running = analysing(bazaar, { setup, decisions }, { positions: 60, worlds: 2, seed: 'x' })
  while (running.step());
  const { points } = running.analysis
  assert.ok(wanted.length > 0)
  for (const at of wanted) assert.equal(points.find((point) => point.at === at)?.seat, decisions[at]?.seat)
  assert.ok(points.every(({ at, seat }) => decisions[at]?.seat === seat))
})

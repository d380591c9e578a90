/** Parts of the page online that need no browser: clocks in words, invitations, the check of a deal. */
import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { begin, historyOf, pick, plainChance, submit, writeGame } from '@ludarium/kernel'
import { clockText, isLow, leftOf, usedText } from '../src/online/clock.ts'
import { sha256 } from '../src/online/sha256.ts'
import { verify } from '../src/online/verify.ts'
import { online } from '../src/words/online.en.ts'
import { makeTeller } from '../src/words/teller.ts'
import { SHOWN } from './browser.ts'

const { t } = makeTeller({ language: 'en', catalogs: [online] })
const [SECOND, MINUTE, HOUR, DAY] = [1000, 60_000, 3_600_000, 86_400_000]

test('clocks: minutes below an hour, hours below a day, then days and hours', () => {
  const shown = [0, 38 * SECOND, 31 * MINUTE + 18 * SECOND, 5 * HOUR + 30 * MINUTE, 2 * DAY + 4 * HOUR, 3 * DAY]
  assert.deepEqual(
    shown.map((left) => clockText(left, t)),
    ['0:00', '0:38', '31:18', '5 h', '2 d 4 h', '3 d'],
  )
  // Time that was spent tells minutes beside hours too.
  assert.deepEqual(
    [0, 33 * MINUTE + 10 * SECOND + 900, HOUR + 5 * MINUTE, 2 * DAY + 4 * HOUR].map((used) => usedText(used, t)),
    ['0:00', '33:10', '1 h 05', '2 d 4 h'],
  )
})

test('a clock goes on by itself, by the host’s time, and only where it runs', () => {
  const heard = { face: { left: [MINUTE, 2 * MINUTE], due: [1_000_000 + MINUTE, null], now: 1_000_000 }, at: 5 }
  assert.equal(leftOf(heard, 0, 5), MINUTE)
  assert.equal(leftOf(heard, 0, 5 + 20 * SECOND), 40 * SECOND)
  assert.equal(leftOf(heard, 0, 5 + DAY), 0)
  assert.equal(leftOf(heard, 1, 5 + DAY), 2 * MINUTE)
  const live = { bank: 40 * MINUTE, increment: 0, fresh: false, flag: 'bot' } as const
  assert.deepEqual([isLow(live, 3 * MINUTE), isLow(live, MINUTE)], [false, true])
  const days = { ...live, bank: 4 * DAY, fresh: true }
  assert.deepEqual([isLow(days, 2 * DAY), isLow(days, DAY - 1)], [false, true])
})

test('the hash is the one that everybody else finds', () => {
  for (const length of [0, 1, 55, 56, 63, 64, 65, 119, 120, 1000]) {
    const text = 'ä'.repeat(length >> 1) + 'x'.repeat(length & 1)
    assert.equal(sha256(text), createHash('sha256').update(text).digest('hex'), `${length}`)
  }
})

test('an honest deal is found honest; another seed, another hash or another move are not', async () => {
  const { game } = await SHOWN.load()
  const seed = 'a seed that everybody sees afterwards'
  const begun = begin(game, { seats: 2, options: {}, seed })
  assert.ok(begun.ok)
  for (let n = 0; n < 40; n++) {
    const [seat = 0] = game.actors(begun.value.state)
    assert.ok(submit(begun.value, seat, pick(plainChance(`${n}`), game.legal(begun.value.state, seat))).ok)
  }
  const text = writeGame(historyOf(begun.value))
  const deal = { hash: sha256(seed), seed, game: text, sitters: [] }
  const checked = (change: Partial<typeof deal>) =>
    verify(
      { ...deal, ...change },
      () => {},
      () => false,
    )
  const honest = await checked({})
  assert.deepEqual([honest.state, honest.done, honest.all], ['honest', 40, 40])
  assert.equal((await checked({ hash: sha256('another') })).state, 'different')
  assert.equal((await checked({ seed: 'another', hash: sha256('another') })).state, 'different')
  const lines = text.split('\n')
  const at = lines.findIndex((line) => /^[0-9a-f]{16} /.test(line))
  lines[at + 20] = (lines[at + 20] ?? '').replace(/^[0-9a-f]{16}/, '0123456789abcdef')
  const wrong = await checked({ game: lines.join('\n') })
  assert.notEqual(wrong.state, 'honest')
})

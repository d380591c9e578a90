/** Revive's board: every move has its place, every word is there. */
import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { sameMove } from '@ludarium/kernel'
import { CHAPTERS, game, module, newCampaign, places, type ReviveMove, stepOf } from '@ludarium/revive'
import { readKept, writeFile, writeKept } from '../src/boards/revive/campaign/kept.ts'
import { starsIn, unlocksOf } from '../src/boards/revive/campaign/unlocks.ts'
import { plannedMotion } from '../src/boards/revive/motion/plan.ts'
import { place, type ReviveChoice, tabOf, turn } from '../src/boards/revive/places.ts'
import { offersOf, plansOf, sent } from '../src/boards/revive/plans.ts'
import { words } from '../src/boards/revive/words.ts'
import { keepApart } from '../src/kit/charts/scale.ts'
import { leadSince, roundsOf } from '../src/kit/score/rounds.ts'
import { propsAt } from './board-props.ts'
import { begin, playOut } from './revive-positions.ts'

/** A legal move as the table offers it. */
function choiceOf(move: ReviveMove, index: number): ReviveChoice {
  const message = { key: '', params: {}, group: '', rule: '' }
  return { index, move, text: '', group: FREE.has(move.do) ? 'group.free' : '', rule: '', message }
}

const FREE: ReadonlySet<string> = new Set(['machine', 'crate', 'trade', 'deal', 'lever'])

test('every move waits on a tab of the phone, or in its sheet', () => {
  const options = { sides: 'chosen', draft: true, tribeChoice: 'chosen' }
  for (const seats of [1, 2, 4])
    for (let seed = 1; seed <= 2; seed++) {
      const s = begin({ seats, seed, options: { ...options, chapter: seats === 1 ? 2 : 0 } })
      playOut(s, `moves ${seed}`, (now) => {
        for (const seat of game.actors(now))
          for (const [index, move] of game.legal(now, seat).entries()) {
            const tab = tabOf(choiceOf(move, index), now, seat)
            if (places.of(now, seat, move) === place.ask) assert.equal(tab, '')
            else assert.ok(['map', 'board', 'tribe', 'display', 'rivals'].includes(tab), `${move.do}: '${tab}'`)
          }
        return false
      })
    }
})

test('every legal move is offered, alone or as the first of a press', () => {
  let pressed = 0
  const s = begin({ seats: 2, seed: 4 })
  playOut(s, 'plans', (now) => {
    const [seat = 0] = game.actors(now)
    const props = propsAt(module, game.view(now, seat), seat)
    const plans = plansOf(props)
    pressed += plans.filter(({ rest }) => sent(rest)?.length).length
    for (const { move } of props.legal)
      assert.ok(
        plans.some((plan) => sameMove(plan.move, move)),
        JSON.stringify(move),
      )
    if (!props.legal.some(({ move }) => move.do === 'hibernate')) return false
    const asleep = offersOf(propsAt(module, props.view, seat, { sleep: 1 })).filter(
      ({ move }) => move.do === 'hibernate',
    )
    assert.ok(asleep.some(({ rest }) => rest?.[0]?.do === 'decline') && asleep.some(({ pick }) => pick !== undefined))
    return false
  })
  assert.ok(pressed > 10, `${pressed} presses`)
})

test('a phone turns to where all answers wait, or what is picked', () => {
  const turned = new Map<string, Set<string>>()
  const s = begin({ seats: 2, seed: 3 })
  playOut(s, 'tabs', (now) => {
    const step = stepOf(now)?.step ?? ''
    const choices = game.legal(now, 0).map(choiceOf)
    if (choices.length === 0) return false
    const tabs = turned.get(step) ?? new Set()
    turned.set(step, tabs.add(turn(choices, now, 0, {})))
    if (choices.some(({ move }) => move.do === 'play')) assert.equal(turn(choices, now, 0, { kind: 'play' }), 'board')
    if (choices.some(({ move }) => move.do === 'build')) assert.equal(turn(choices, now, 0, { kind: 'build' }), 'map')
    return false
  })
  for (const [step, tab] of [
    ['slot', 'board'],
    ['tech', 'tribe'],
    ['recruitAny', 'display'],
    ['orient', 'map'],
  ])
    assert.deepEqual([...(turned.get(step ?? '') ?? [])], [tab], step)
  assert.ok(turned.get('turn')?.has(''), 'where map and board are lit, nothing turns')
})

test('the board has all its words, and needs each of them', async () => {
  const english = await module.words.en?.()
  const catalog = english?.catalog ?? {}
  const sources = globSync(join(import.meta.dirname, '..', 'src', 'boards', 'revive', '**', '*.{ts,tsx}'))
    .filter((file) => !file.endsWith('words.ts'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  const plain = [...sources.matchAll(/(?:\bt\(|key: )\s*'([a-z][\w.:]*)'/g)].map((match) => match[1] ?? '')
  const other = new Set(['seat'])
  assert.deepEqual(
    [...new Set(plain)].filter((key) => !(key in words) && !(key in catalog) && !other.has(key)),
    [],
  )
  /** Keys that are put together begin with what stands before the first hole. */
  const begun = [...sources.matchAll(/`([a-z][\w.]*\.)\$\{/g)].map((match) => match[1] ?? '')
  const quoted = new Set([...sources.matchAll(/'([a-z][\w.:]*)'/g)].map((match) => match[1] ?? ''))
  /** The learn page names the kinds by itself. */
  const used = (key: string): boolean =>
    key.startsWith('kind.') || quoted.has(key) || begun.some((start) => key.startsWith(start))
  assert.deepEqual(
    Object.keys(words).filter((key) => !used(key)),
    [],
  )
})

test('a kept campaign is read as it was written, the terminal’s file too, and nothing else', () => {
  const campaign = newCampaign(1, 'kept', ['Mara'])
  const kept = { campaign, table: 't1' }
  assert.deepEqual(readKept(writeKept(kept)), kept)
  assert.deepEqual(readKept(writeFile(kept)), { campaign, table: '' })
  for (const text of ['', '{}', '[]', '{"campaign":{}}', JSON.stringify({ ...campaign, chapter: 9 })])
    assert.equal(readKept(text), null, text)
})

test('every chapter has stars to win, and what is unlocked is found', () => {
  for (let chapter = 1; chapter <= CHAPTERS; chapter++) assert.ok(starsIn(chapter) > 0, `chapter ${chapter}`)
  const begun = newCampaign(1, 'found', ['Mara'])
  assert.equal(unlocksOf(begun).filter(({ found }) => found).length, 0)
  assert.equal(unlocksOf({ ...begun, chapter: 2 }).filter(({ found }) => found).length, 2)
  assert.ok(unlocksOf({ ...begun, chapter: CHAPTERS + 1 }).every(({ found }) => found))
  for (const { name } of unlocksOf(begun)) assert.ok(name.key in words || name.key.startsWith('tribe.'), name.key)
})

test('cards, markers, energy and tiles move as the position changes', () => {
  const seen = new Set<string>()
  for (let seed = 1; seed <= 3; seed++) {
    const s = begin({ seats: 2, seed })
    let before = game.clone(s)
    playOut(s, `motion ${seed}`, (now) => {
      const plan = plannedMotion(before, now, 0)
      const [old, own] = [before.players[0], now.players[0]]
      assert.ok(old !== undefined && own !== undefined)
      for (const motion of plan) {
        seen.add(motion.kind)
        if (motion.kind === 'hop') assert.ok(motion.lasts <= 600 && motion.steps > 0)
        if (motion.kind !== 'fly') continue
        const card = motion.id.slice('card:'.length)
        assert.ok(own.active.includes(card) !== old.active.includes(card) || own.resting.includes(card), motion.id)
        // Asleep: energy first, then cards go down, then cards come up.
        assert.ok(own.slept > old.slept ? motion.delay >= 200 : motion.delay === 0)
      }
      assert.deepEqual(plannedMotion(now, now, 0), [])
      before = game.clone(now)
      return false
    })
  }
  assert.deepEqual([...seen].sort(), ['charge', 'flash', 'fly', 'free', 'hop', 'reward', 'turn'])
})

test('the curve at the end: rounds, who leads for good, figures that keep apart', () => {
  const point = (at: number, round: number, ...totals: number[]) => ({ at, round, turn: 0, seat: 0, totals })
  const rounds = roundsOf([
    point(0, 1, 0, 0),
    point(1, 1, 3, 1),
    point(2, 1, 3, 4),
    point(3, 2, 9, 4),
    point(4, 3, 9, 8),
  ])
  assert.deepEqual(rounds, [
    { round: 0, totals: [0, 0] },
    { round: 1, totals: [3, 4] },
    { round: 2, totals: [9, 4] },
    { round: 3, totals: [9, 8] },
  ])
  assert.deepEqual(leadSince(rounds), { seat: 0, round: 2 })
  assert.equal(leadSince([...rounds, { round: 4, totals: [9, 9] }]), null)
  assert.deepEqual(keepApart([10, 12, 100], 20, 100), [10, 30, 100])
  assert.deepEqual(keepApart([95, 99], 20, 100), [80, 100])
})

/** What is said: names instead of ids, right figures, whole costs, and preferences apart from the moves of the moment. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { TestRenderer } from '@ludarium/kernel/testkit'
import { placeOf } from '../board.ts'
import { STRUCTURES } from '../data/index.ts'
import type { ScytheEvent } from '../events.ts'
import { game } from '../game.ts'
import type { ScytheState } from '../state.ts'
import { steps } from '../steps/index.ts'
import { words } from '../words/en.ts'
import { speech } from '../words/speech.ts'
import { act, actAs, agenda, can, deploy, moving, of, put, tableWith, tokens, walk } from './table.ts'

const renderer = new TestRenderer(words)

/** What the moves of the seat that has to decide are called. */
function buttons(s: ScytheState): string[] {
  const [seat = 0] = game.actors(s)
  return game.legal(s, seat).map((move) => renderer.render(speech.move(s, seat, move)))
}

function prompt(s: ScytheState): string {
  const [seat = 0] = game.actors(s)
  return renderer.render(speech.prompt(s, seat))
}

function told(events: readonly Parameters<typeof speech.event>[0][]): string[] {
  return events.flatMap((event) => {
    const message = speech.event(event)
    return message === null ? [] : [renderer.render(message)]
  })
}

function says(event: ScytheEvent): string | undefined {
  return told([event])[0]
}

test('R11 Standing preferences have the group of their own, and nothing else has it', () => {
  const s = tableWith(['nordic', 'saxony'], { allowBribes: true })
  const groups = game.legal(s, 0).map((move) => [move.do, speech.move(s, 0, move).group])
  const preferences = groups.filter(([, group]) => group === 'group.preferences').map(([verb]) => verb)
  assert.deepEqual(preferences, ['prefer', 'prefer', 'prefer', 'prefer', 'prefer'])
  assert.ok(groups.every(([verb, group]) => (verb === 'prefer') === (group === 'group.preferences')))
  assert.equal(renderer.render({ key: 'group.preferences' }), 'Preferences')
})

test('R11, S4.3 Preferences say what they would change', () => {
  const s = tableWith(['nordic', 'saxony'])
  assert.ok(buttons(s).includes('Decline the Build recruit bonus from now on'))
  assert.ok(buttons(s).includes('Ask me how much of each gain I take'))
  of(s, 'nordic').accepts[2] = false
  of(s, 'nordic').asks = true
  assert.ok(buttons(s).includes('Take the Build recruit bonus again'))
  assert.ok(buttons(s).includes('Always take gains in full'))
})

test('S4.3 Every question that can be left says what is left', () => {
  const left = Object.entries(steps).flatMap(([name, rule]) => ('on' in rule && 'enough' in rule.on ? [name] : []))
  assert.equal(left.length, 13)
  const said = left.map((name) => words.catalog[`move.enough.${name}`])
  assert.equal(new Set(said).size, left.length, said.join(', '))
  assert.equal(said.includes(undefined), false)
})

test('S5 Top-row actions say the whole cost and gain', () => {
  const s = tableWith(['crimea', 'saxony'], {}, ['industrial', 'patriotic'])
  const p = of(s, 'crimea')
  p.section = 0
  agenda(s, { step: 'top', seat: 0 })
  const top = (section: number): string[] => {
    p.section = section
    return buttons(s)
  }
  assert.deepEqual(top(0), [
    'Bolster: pay 1 coin, gain 2 power',
    'Bolster: pay 1 coin, gain 1 combat card',
    'Skip the top row',
  ])
  assert.deepEqual(top(1), ['Produce on up to 2 territories', 'Skip the top row'])
  assert.deepEqual(top(2), ['Move up to 2 units', 'Gain 1 coin', 'Skip the top row'])
  assert.deepEqual(top(3), [
    'Trade: pay 1 coin, gain 2 resources of any type',
    'Trade: pay 1 coin, gain 1 popularity',
    'Skip the top row',
  ])
  p.cubes.fill(true)
  p.power = 3
  p.structures[STRUCTURES.indexOf('monument')] = placeOf('r6c3')
  p.structures[STRUCTURES.indexOf('armory')] = placeOf('r7c3')
  put(p, { worker3: 'r6c3', worker4: 'r6c3', worker5: 'r6c3', worker6: 'r6c3' })
  assert.deepEqual(top(0).slice(0, 2), [
    'Bolster: pay 1 coin, gain 3 power and 1 popularity',
    'Bolster: pay 1 coin, gain 2 combat cards and 1 popularity',
  ])
  assert.equal(top(1)[0], 'Produce on up to 3 territories: pay 1 power and 1 popularity')
  assert.deepEqual(top(2).slice(0, 2), ['Move up to 3 units', 'Gain 2 coins'])
  assert.deepEqual(top(3).slice(0, 2), [
    'Trade: pay 1 coin, gain 2 resources of any type and 1 power',
    'Trade: pay 1 coin, gain 2 popularity and 1 power',
  ])
})

test('S10.1 Bottom-row actions say their cost now', () => {
  const s = tableWith(['nordic', 'saxony'], {}, ['industrial', 'patriotic'])
  tokens(s, 'r0c4', 'metal', 3)
  of(s, 'nordic').slots[1] = 1
  act(s, { do: 'section', section: 'deploy' }, { do: 'skip' })
  assert.deepEqual(buttons(s), ['Deploy: pay 2 metal', 'Skip the bottom row'])
  assert.equal(prompt(s), 'Seat 1, take the bottom-row action (Deploy) or skip it.')
})

test('S3, S6 The log names sections, actions and mechs', () => {
  const s = tableWith(['nordic', 'saxony'], {}, ['patriotic', 'industrial'])
  deploy(of(s, 'nordic'), 'seaworthy', 'r0c4')
  tokens(s, 'r0c4', 'wood', 2)
  assert.deepEqual(told(act(s, { do: 'section', section: 'upgrade' }, { do: 'move' })), [
    'Seat 1 puts the action token on Move / Upgrade.',
    'Seat 1 moves units.',
  ])
  act(
    s,
    { do: 'unit', unit: 'mech2' },
    { do: 'load', what: 'worker', amount: 1 },
    { do: 'load', what: 'wood', amount: 2 },
  )
  assert.deepEqual(told(act(s, { do: 'step', to: 'r0c5' })), [
    'Seat 1 moves the Seaworthy mech from forest A4 to tundra A5 with 1 worker and 2 wood.',
  ])
  const coins = tableWith(['nordic', 'saxony'], {}, ['patriotic', 'industrial'])
  assert.deepEqual(told(act(coins, { do: 'section', section: 'upgrade' }, { do: 'coins' })).slice(1), [
    'Seat 1 takes coins instead of moving.',
    'Seat 1 gains 1 coin.',
  ])
  const factory = tableWith(['nordic', 'saxony'])
  of(factory, 'nordic').factoryCard = 'fac05'
  assert.deepEqual(told(act(factory, { do: 'section', section: 'factory' })), [
    'Seat 1 puts the action token on the Factory card.',
  ])
})

test('S1.5 The log says what was gained, not what was offered; costs are paid, not lost', () => {
  const s = tableWith(['nordic', 'saxony'], {}, ['industrial', 'patriotic'])
  const p = of(s, 'nordic')
  p.power = 15
  const bolster = (): string[] => {
    p.section = 0
    agenda(s, { step: 'top', seat: 0 })
    return told(act(s, { do: 'bolster', take: 'power' }))
  }
  assert.deepEqual(bolster().slice(0, 3), ['Seat 1 bolsters.', 'Seat 1 pays 1 coin.', 'Seat 1 gains 1 power.'])
  assert.equal(bolster()[2], 'Seat 1 already has 16 power, the most there is.')
})

test('S4.6 The log says when there is no card to draw', () => {
  assert.equal(says({ type: 'draw', seat: 0, amount: 0 }), 'There is no combat card left for Seat 1 to draw.')
  assert.equal(says({ type: 'draw', seat: 0, amount: 2 }), 'Seat 1 draws 2 combat cards.')
})

test('S4.3 Taking none of a gain is silent', () => {
  const s = tableWith(['nordic', 'saxony'], {}, ['industrial', 'patriotic'])
  of(s, 'nordic').asks = true
  act(s, { do: 'section', section: 'upgrade' }, { do: 'bolster', take: 'combatCards' })
  assert.deepEqual(told(act(s, { do: 'take', amount: 0 })), [])
})

test('S7 The log of a combat', () => {
  const s = tableWith(['saxony', 'nordic'])
  deploy(of(s, 'saxony'), 'riverwalk', 'r4c3')
  deploy(of(s, 'saxony'), 'speed', 'r4c3')
  of(s, 'saxony').hand = ['combat3', 'combat3']
  of(s, 'saxony').power = 4
  deploy(of(s, 'nordic'), 'seaworthy', 'r3c3')
  of(s, 'nordic').power = 2
  of(s, 'nordic').hand = []
  moving(s, 2)
  walk(s, 'mech1', 'r3c3')
  walk(s, 'mech4', 'r3c3')
  actAs(s, 0, { do: 'dial', power: 1 }, { do: 'card' }, { do: 'card' })
  const fought = told(actAs(s, 1, { do: 'dial', power: 2 }))
  assert.deepEqual(fought, [
    'Seat 1 commits 1 power with combat card 3 ×2: 7 in all.',
    'Seat 2 commits 2 power and no cards: 2 in all.',
    'Seat 1 beats Seat 2 at the Factory: attack 7, defence 2.',
  ])
  assert.equal(prompt(s), 'Seat 2, where does your Seaworthy mech retreat to?')
  assert.equal(told(act(s, { do: 'retreat', to: 'r2c4' }))[0], 'The Seaworthy mech of Seat 2 retreats to lake C4.')
})

test('S10.5 Enlisting names the section and the bonus', () => {
  const event = { type: 'enlist', seat: 1, section: 'build', bonus: 'combatCards' } as const
  assert.equal(says(event), 'Seat 2 enlists the Build recruit for 2 combat cards.')
})

test('S19.2 Albion is asked about flags, Togawa about traps', () => {
  for (const [faction, asked] of [
    ['albion', 'Seat 1, plant a flag at tundra F3?'],
    ['togawa', 'Seat 1, lay a trap at tundra F3?'],
  ] as const) {
    const s = tableWith([faction, 'saxony'])
    put(of(s, faction), { character: 'r4c3' })
    moving(s, 1)
    walk(s, 'character', 'r5c3')
    assert.equal(prompt(s), asked)
    assert.ok(can(s, { do: 'enough' }))
  }
})

test('S10.1 The mat says nothing of coins where none are printed', () => {
  const s = tableWith(['nordic', 'saxony'], {}, ['industrial', 'patriotic'])
  const lines = (speech.sketch?.(s, 0).seats[0] ?? []).flatMap((panel) => panel.lines)
  const of = (label: string): string[] =>
    lines.flatMap(({ label: name, value }) =>
      renderer.render(name) === label && typeof value !== 'number' ? [renderer.render(value)] : [],
    )
  assert.deepEqual(of('Enlist'), ['pay 4 food'])
  assert.deepEqual(of('Upgrade'), ['pay 3 oil: gain 3 coins'])
})

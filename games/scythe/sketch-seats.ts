/** What lies before a seat, in the order in which a player looks for it. */
import { at, isHidden, type Message, type Seat, type SketchCard, type SketchPanel } from '@ludarium/kernel'
import { idOf } from './board.ts'
import { GOALS, PIECES, RESOURCES, SECTIONS, type SectionData } from './data/index.ts'
import { factionOf, matOf, ongoingOf } from './figures.ts'
import { bottomCost, produceCost, topWorth } from './mat.ts'
import {
  bottomIndex,
  countTrue,
  FIRST_MECH,
  mechsOut,
  player,
  resourcesOf,
  starsPlaced,
  structuresOut,
  workersOut,
} from './pieces.ts'
import { place } from './places.ts'
import { holdingsOf } from './scoring.ts'
import { handText, line, panel } from './sketch-table.ts'
import type { Player, ScytheState } from './state.ts'
import { amountOf, factoryText, named, placeName } from './words/parts.ts'

function outOf(n: number, all: number): Message {
  return { key: 'sketch.outOf', params: { n, all } }
}

function holdings(s: ScytheState, seat: Seat): SketchPanel {
  const p = player(s, seat)
  const resources = resourcesOf(s, seat)
  return panel('holdings', [
    line('power', p.power),
    line('popularity', p.popularity),
    line('coins', p.coins < 0 ? { key: 'sketch.hidden' } : p.coins),
    line('combatCards', p.hand.length),
    line('workers', outOf(workersOut(p), PIECES.workers)),
    line('mechs', outOf(mechsOut(p), PIECES.mechs)),
    line('structures', outOf(structuresOut(p), PIECES.structures)),
    line('recruits', outOf(countTrue(p.recruits), PIECES.recruits)),
    line('upgrades', outOf(countTrue(p.cubes), PIECES.cubes)),
    line('stars', outOf(starsPlaced(p), PIECES.stars)),
    line('territories', holdingsOf(s, seat).territories),
    ...RESOURCES.map((resource, n) => ({ label: named('resource', resource), value: at(resources, n) })),
  ])
}

/** What the options of a top action give now, and what it costs. */
function topText(s: ScytheState, p: Player, { top }: SectionData): Message {
  const params = { a: topWorth(s, p, top, 0), b: topWorth(s, p, top, 1), cost: topCost(s, p, top) }
  return { key: `sketch.top.${top}`, params }
}

/** S5.2 to S5.4 What a top action costs. */
function topCost(s: ScytheState, p: Player, top: SectionData['top']): Message {
  if (top === 'move') return { key: 'sketch.free' }
  if (top !== 'produce') return { key: 'sketch.pay', params: { items: [amountOf('coins', 1)] } }
  const items = Object.entries(produceCost(s, p)).flatMap(([what, n]) => (n > 0 ? [amountOf(what, n)] : []))
  return items.length === 0 ? { key: 'sketch.free' } : { key: 'sketch.pay', params: { items } }
}

/** One section of the mat: what its two actions cost and give now. */
function section(s: ScytheState, p: Player, data: SectionData): SketchPanel {
  const index = bottomIndex(data.bottom)
  const key = p.section === index ? 'sketch.section.here' : 'sketch.section'
  const gains = data.coins > 0 ? [amountOf('coins', data.coins)] : []
  if (at(p.recruits, index)) gains.push(amountOf(ongoingOf(s, data.bottom), 1))
  return {
    title: { key, params: { top: named('top', data.top), bottom: named('section', data.bottom) } },
    lines: [
      { label: named('top', data.top), value: topText(s, p, data) },
      {
        label: named('section', data.bottom),
        value: {
          key: gains.length === 0 ? 'sketch.bottom' : 'sketch.bottom.gains',
          params: { cost: amountOf(data.resource, bottomCost(s, p, index)), gains },
        },
      },
    ],
    cards: [],
  }
}

function factoryCard(s: ScytheState, p: Player): SketchPanel[] {
  if (p.factoryCard === '') return []
  const here = SECTIONS[p.section] === 'factory' ? 'factoryCard.here' : 'factoryCard'
  return [panel(here, [], [factoryText(s, p.factoryCard)])]
}

/** S12 What an ability does; Riverwalk leads onto other terrains for every faction. */
function abilityText(s: ScytheState, p: Player, ability: string): Message {
  if (ability !== 'riverwalk') return { key: `ability.${ability}.text` }
  const terrains = factionOf(s, p.faction).riverwalk.map((terrain) => named('terrain', terrain))
  return { key: 'sketch.riverwalk', params: { terrains } }
}

function abilities(s: ScytheState, p: Player): SketchPanel {
  const faction = factionOf(s, p.faction)
  const mechs = faction.mechs.map(({ id }, n) => {
    const here = at(p.units, FIRST_MECH + n)
    const params = { text: abilityText(s, p, id), at: here < 0 ? '' : placeName(idOf(here)) }
    return { label: named('ability', id), value: { key: here < 0 ? 'sketch.mech.mat' : 'sketch.mech.out', params } }
  })
  return panel('abilities', [
    { label: named('ability', faction.ability), value: abilityText(s, p, faction.ability) },
    ...mechs,
  ])
}

function cards(p: Player, own: boolean): SketchPanel {
  const objectives = p.objectives.filter((card) => !isHidden(card)).map(objectiveText)
  const hidden = p.objectives.length - objectives.length
  return panel(
    'cards',
    [
      ...(hidden > 0 ? [line('objectivesHidden', hidden)] : []),
      ...p.revealed.map((card) => ({ label: { key: 'sketch.revealed' }, value: named('objective', card) })),
    ],
    [...handText(p.hand, own), ...objectives],
  )
}

function objectiveText(card: string): SketchCard {
  const text = { key: `objective.${card}.text` }
  return { id: place.objective(card), key: 'sketch.card', params: { name: named('objective', card), text } }
}

function stars(p: Player): SketchPanel[] {
  const lines = GOALS.flatMap((goal, n) => {
    const count = at(p.stars, n)
    return count > 0 ? [{ label: named('goal', goal), value: count }] : []
  })
  return lines.length === 0 ? [] : [panel('stars', lines)]
}

/** S19.2 Flags or traps still to be placed. */
function tokens(p: Player): SketchPanel[] {
  if (p.tokens.length === 0) return []
  const known = p.tokens.filter((token) => token !== 'flag' && !isHidden(token))
  return [
    panel(
      'tokens',
      [line('tokensLeft', p.tokens.length)],
      known.map((token) => named('trap', token)),
    ),
  ]
}

export function seatPanels(s: ScytheState, seat: Seat, reader: Seat | null): SketchPanel[] {
  const p = player(s, seat)
  return [
    holdings(s, seat),
    ...matOf(s, p).sections.map((data) => section(s, p, data)),
    ...factoryCard(s, p),
    cards(p, seat === reader),
    abilities(s, p),
    ...stars(p),
    ...tokens(p),
  ]
}

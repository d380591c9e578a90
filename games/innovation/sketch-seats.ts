/** What lies before a seat, in the order in which a player looks for it. */
import type { Seat, SketchCard, SketchPanel } from '@ludarium/kernel'
import { buildings, disciplines, pieces, WHEEL } from './data/index.ts'
import { displayOf, sailingOf, toolsPerSpade, upgradesOf, workshopCostOf } from './figures.ts'
import { booksOf } from './goods.ts'
import { player } from './pieces.ts'
import { place } from './places.ts'
import { cityProgress, nextIncome } from './preview.ts'
import { displayCard, line, panel, said, tile } from './sketch-table.ts'
import type { InnovationState, Player } from './state.ts'
import { specialOf } from './steps/actions.ts'
import { unusedKeys } from './tracks.ts'
import { named } from './words/parts.ts'

function holdings(s: InnovationState, p: Player): SketchPanel {
  const [one, two, three] = p.bowls
  return panel('holdings', [
    line('vp', p.vp),
    line('coins', p.coins),
    line('tools', p.tools),
    line('scholars', said('scholarsAndPool', { n: p.scholars, pool: p.pool })),
    line('power', said('bowls', { one, two, three })),
    line('books', booksOf(p)),
    line('sailing', sailingOf(s, p)),
    line('terraforming', said('terraformingLevel', { n: p.terraforming, tools: toolsPerSpade(s, p) })),
    line('bridges', p.bridges),
    line('keys', unusedKeys(p)),
    ...(p.annexes > 0 ? [line('annexes', p.annexes)] : []),
  ])
}

/** Level and books of each discipline. */
function sciences(p: Player): SketchPanel {
  const lines = disciplines.map(({ id }, d) => ({
    label: named('title', id),
    value: said('levelAndBooks', { level: p.levels[d] ?? 0, books: p.books[d] ?? 0 }),
  }))
  return panel('disciplines', lines)
}

/** Buildings on the map out of all, and what the next one costs. */
function buildingCosts(s: InnovationState, p: Player): SketchPanel {
  const lines = buildings
    .filter(({ perPlayer }) => perPlayer > 0)
    .map(({ id }, n) => {
      const all = pieces[id] ?? 0
      const cost = upgradesOf(s).find(({ to }) => to === id)
      const { tool, coin } = cost?.cost ?? workshopCostOf(s)
      const near = cost?.costWithNeighbour?.coin ?? coin
      return {
        label: named('title', id),
        value: said('building', { n: all - (p.supply[n] ?? all), all, tool, coin, near }),
      }
    })
  return panel('buildings', lines)
}

const GOODS = [
  ['coin', 'coins'],
  ['tool', 'tools'],
  ['scholar', 'scholars'],
  ['power', 'power'],
  ['book', 'books'],
  ['vp', 'vp'],
] as const

/** A10 What the next Phase I would bring. */
function income(s: InnovationState, seat: Seat): SketchPanel[] {
  const next = nextIncome(s, seat)
  const lines = GOODS.filter(([good]) => next[good] > 0).map(([good, goods]) => line(`income.${goods}`, next[good]))
  return lines.length === 0 ? [] : [panel('income', lines)]
}

/** A14, A15 What a step on the two tracks costs. */
function tracks(s: InnovationState, p: Player): SketchPanel[] {
  if (p.terrain < 0) return []
  const { sailingTrack, terraformTrack } = displayOf(s, p)
  return [
    panel('tracks', [
      line('sailing', said('sailingCost', { ...sailingTrack.cost, n: p.sailing, max: sailingTrack.max })),
      line(
        'terraforming',
        said('terraformCost', { ...terraformTrack.cost, n: p.terraforming, max: terraformTrack.max }),
      ),
    ]),
  ]
}

/** An own tile is named by its special action. */
function tiles(s: InnovationState, seat: Seat, reader: Seat | null): SketchPanel {
  const p = player(s, seat)
  const terrain = WHEEL[p.terrain]
  const { bonus, reserved } = p
  const held = (kind: string, id: string): SketchCard => {
    const special = seat === reader ? specialOf(s, id) : undefined
    return special === undefined ? tile(kind, id) : { id: place.special(special.id), ...tile(kind, id) }
  }
  const cards: SketchCard[] = [
    ...(p.faction === '' ? [] : [held('faction', p.faction)]),
    ...(terrain === undefined ? [] : [displayCard(terrain)]),
    ...(bonus === '' ? [] : [p.passed ? said('faceDown', { name: named('bonus', bonus) }) : held('bonus', bonus)]),
    ...(p.palace === '' ? [] : [held('palace', p.palace)]),
    ...(reserved === '' ? [] : [said('reserved', { ...tile('palace', reserved).params })]),
    ...p.competencies.map((id) => held('competency', id)),
    ...p.innovations.map((id) => held('innovation', id)),
    ...p.cities.map((id) => tile('city', id)),
  ]
  const used = p.used.map((id) => ({ label: said('usedSpecial'), value: named('special', id) }))
  return panel('tiles', used, cards)
}

/** A24.2 Cities, and groups on the way to one. */
function groups(s: InnovationState, seat: Seat): SketchPanel[] {
  const lines = cityProgress(s, seat)
    .filter(({ buildings, isCity }) => isCity || buildings > 1)
    .map((group) => ({
      label: said('group', { hexes: group.hexes.join(' ') }),
      value: said(group.isCity ? 'group.city' : 'group.progress', {
        power: group.power,
        powerNeeded: group.powerNeeded,
        buildings: group.buildings,
        buildingsNeeded: group.buildingsNeeded,
      }),
    }))
  return lines.length === 0 ? [] : [panel('groups', lines)]
}

export function seatPanels(s: InnovationState, seat: Seat, reader: Seat | null): SketchPanel[] {
  const p = player(s, seat)
  return [
    holdings(s, p),
    sciences(p),
    buildingCosts(s, p),
    ...income(s, seat),
    ...tracks(s, p),
    tiles(s, seat, reader),
    ...groups(s, seat),
  ].filter((one) => one.lines.length + one.cards.length > 0)
}

/** What lies beside the map for everybody: rounds, science, actions, displays, and what the third party has. */
import {
  isHidden,
  type Message,
  type MessageParam,
  type SketchCard,
  type SketchPanel,
  seatName,
} from '@ludarium/kernel'
import { bookActions, cityTiles, disciplines, powerActions, type Terrain } from './data/index.ts'
import { actionOf, areaSizeOf, innovationSlotsOf, scholarSpacesOf } from './figures.ts'
import { place } from './places.ts'
import { finalScores } from './scoring.ts'
import type { Automa, InnovationState, Participant } from './state.ts'
import { slotGain } from './words/moves.ts'
import { named } from './words/parts.ts'

type Line = SketchPanel['lines'][number]

export const said = (key: string, params: Record<string, MessageParam> = {}): Message => ({
  key: `sketch.${key}`,
  params,
})
export const line = (label: string, value: Message | number): Line => ({ label: said(label), value })
export const panel = (title: string, lines: readonly Line[], cards: readonly SketchCard[] = []): SketchPanel => ({
  title: said(title),
  lines,
  cards,
})

/** A tile by name with what it does. */
export const tile = (kind: string, id: string): Message =>
  said('card', { name: named(kind, id), text: { key: `${kind}.${id}.text` } })

/** A tile with a price or a remark between its name and what it does. */
const priced = (kind: string, id: string, cost: MessageParam): SketchCard => ({
  id: place.tile(id),
  ...said('priced', { ...tile(kind, id).params, cost }),
})

/** A planning display. */
export const displayCard = (terrain: Terrain): Message =>
  said('card', { name: named('title', terrain), text: { key: `terrain.${terrain}.text` } })

const listed = (items: readonly Message[]): Message => said(items.length === 0 ? 'none' : 'list', { items })

/** A seat, the Automa or the virtual player. */
export function whoIs(s: InnovationState, who: Participant): Message {
  if (who < s.seats) return seatName(who)
  return said(s.automa === null ? 'virtual' : 'automa')
}

function rounds(s: InnovationState): SketchPanel {
  const tiles = s.rounds.map((id, n) => ({
    label: said(s.round === n + 1 ? 'round.now' : s.round > n + 1 ? 'round.past' : 'round', { n: n + 1 }),
    value: named('round', id),
  }))
  return panel('rounds', [...tiles, ...(s.final === '' ? [] : [line('final', named('final', s.final))])])
}

/** A36, A38.22 Points so far and with what the end of the game would add now: of everybody, the Automa too. */
function scores(s: InnovationState): SketchPanel[] {
  if (s.phase === 'setup') return []
  const points = (who: Participant, vp: number): Line => ({
    label: who < s.seats ? seatName(who) : said('automa.title'),
    value: said(s.phase === 'over' ? 'score.final' : 'score', { vp, total: finalScores(s, who).total }),
  })
  const lines = s.players.map((p, seat) => points(seat, p.vp))
  if (s.automa !== null) lines.push(points(s.seats, s.automa.vp))
  return [panel('scores', lines)]
}

function order(s: InnovationState): SketchPanel {
  const lines = [line('order', listed(s.order.map((who) => whoIs(s, who))))]
  if (s.passing.length > 0) lines.push(line('passed', listed(s.passing.map((who) => whoIs(s, who)))))
  return panel('turns', lines)
}

/** Levels of everybody, and who stands on the scholar spaces. */
function science(s: InnovationState): SketchPanel {
  const lines = disciplines.flatMap(({ id }, d) => {
    const levels = [
      ...s.players.map((p) => p.levels[d] ?? 0),
      ...(s.automa === null ? [] : [s.automa.levels[d] ?? 0]),
      ...(s.virtual === null ? [] : [s.virtual.levels[d] ?? 0]),
    ]
    const spaces = scholarSpacesOf(s).map((steps, n) => {
      const who = s.spaces[d]?.[n] ?? -1
      return who < 0 ? said('space.free', { steps }) : said('space.taken', { steps, who: whoIs(s, who) })
    })
    return [
      {
        label: named('title', id),
        value: listed(levels.map((n, who) => said('level', { who: whoIs(s, who), n }))),
      },
      { label: said('scholarSpaces', { discipline: named('discipline', id) }), value: listed(spaces) },
    ]
  })
  return panel('science', lines)
}

function actions(s: InnovationState): SketchPanel[] {
  const action = (id: string): SketchCard => {
    const { power = 0, book = 0 } = actionOf(s, id)?.cost ?? {}
    const cost = said(power > 0 ? 'cost.power' : 'cost.books', { n: power + book })
    return {
      id: place.action(id),
      ...said(s.usedActions.includes(id) ? 'action.used' : 'action', { cost, name: named('action', id) }),
    }
  }
  const books = bookActions.filter(({ id }) => s.bookActions.includes(id))
  return [
    panel(
      'powerActions',
      [],
      powerActions.map(({ id }) => action(id)),
    ),
    panel(
      'bookActions',
      [],
      books.map(({ id }) => action(id)),
    ),
  ]
}

function innovations(s: InnovationState): SketchPanel {
  const slots = innovationSlotsOf(s)
  const cards = s.innovations.flatMap((id, n) => {
    if (id === '') return []
    const books = Object.entries(slots[n]?.books ?? {}).map(([discipline, count]) =>
      said('cost.booksOf', { n: count, discipline: named('discipline', discipline) }),
    )
    return [priced('innovation', id, books)]
  })
  return panel('innovations', [], cards)
}

function competencies(s: InnovationState): SketchPanel {
  const cards = s.competencies.flatMap((id, n) => {
    if (id === '') return []
    return [priced('competency', id, said('slot', { gain: slotGain(s, n), left: s.copies[n] ?? 0 }))]
  })
  return panel('competencies', [], cards)
}

function bonuses(s: InnovationState): SketchPanel {
  const cards = s.bonuses.map((id, n) => {
    const coins = s.bonusCoins[n] ?? 0
    return coins === 0
      ? { id: place.tile(id), ...tile('bonus', id) }
      : priced('bonus', id, said('bonusCoins', { n: coins }))
  })
  return panel('bonuses', [], cards)
}

function cities(s: InnovationState): SketchPanel {
  const left = cityTiles.flatMap(({ id }, n) => {
    const copies = s.cityTiles[n] ?? 0
    return copies === 0 ? [] : [priced('city', id, said('left', { n: copies }))]
  })
  return panel('cityTiles', [], left)
}

/** A8.8, A8.9 What can still be chosen before the first round. */
function setup(s: InnovationState): SketchPanel[] {
  if (s.phase !== 'setup') return []
  const open = s.players.some((p) => p.terrain < 0) ? s.sets : []
  const sets = open.map(({ terrain, factions, bonus }): SketchCard => {
    const [a, b] = [...factions.map((id) => tile('faction', id)), ...(bonus === '' ? [] : [tile('bonus', bonus)])]
    const text = said('set', { display: { key: `terrain.${terrain}.text` }, a: a ?? '', b: b ?? '' })
    return { id: place.sheet(terrain), ...said('card', { name: named('title', terrain), text }) }
  })
  const { terrains, factions, palaces, bonuses: tiles } = s.draft
  const draft = [
    ...terrains.map((id) => ({ id: place.sheet(id), ...displayCard(id) })),
    ...factions.map((id) => ({ id: place.sheet(id), ...tile('faction', id) })),
    ...palaces.map((id) => ({ id: place.sheet(id), ...tile('palace', id) })),
    ...tiles.map((id) => ({ id: place.sheet(id), ...tile('bonus', id) })),
  ]
  return [
    ...(sets.length > 0 ? [panel('sets', [], sets)] : []),
    ...(draft.length > 0 ? [panel('draft', [], draft)] : []),
  ]
}

function automa(rival: Automa): SketchPanel {
  const tiles = [
    ...(rival.bonus === '' ? [] : [tile('bonus', rival.bonus)]),
    ...rival.innovations.map((id) => tile('innovation', id)),
    ...rival.achievements.map((id) => named('achievement', id)),
  ]
  const lines = [
    { label: said('faction'), value: named('automaFaction', rival.faction) },
    line('vp', rival.vp),
    line('scholars', rival.scholars),
    line('deck', rival.draw.length),
    ...(rival.shown === '' ? [] : [line('shown', named('card', rival.shown))]),
  ]
  return panel('automa.title', lines, tiles)
}

/** A37.3 The area tile lies face down until round 6. */
function virtual(s: InnovationState, area: string): SketchPanel {
  return panel('virtual.title', [
    line('areaTile', isHidden(area) ? said('hidden') : said('area', { n: areaSizeOf(s, area) })),
  ])
}

export function tablePanels(s: InnovationState): SketchPanel[] {
  return [
    ...setup(s),
    rounds(s),
    ...scores(s),
    order(s),
    science(s),
    ...actions(s),
    bonuses(s),
    innovations(s),
    competencies(s),
    panel(
      'palaces',
      [],
      s.palaces.map((id) => ({ id: place.tile(id), ...tile('palace', id) })),
    ),
    cities(s),
    ...(s.automa === null ? [] : [automa(s.automa)]),
    ...(s.virtual === null ? [] : [virtual(s, s.virtual.area)]),
  ].filter((one) => one.lines.length + one.cards.length > 0)
}

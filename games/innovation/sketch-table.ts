/** What lies beside the map for everybody: rounds, science, actions, displays, and what the third party has. */
import { isHidden, type Message, type MessageParam, type SketchPanel, seatName } from '@ludarium/kernel'
import { bookActions, cityTiles, disciplines, powerActions } from './data/index.ts'
import { actionOf, competencySlotOf, innovationSlotsOf, scholarSpacesOf } from './figures.ts'
import type { Automa, InnovationState, Participant } from './state.ts'

type Line = SketchPanel['lines'][number]

export const named = (kind: string, id: string): Message => ({ key: `${kind}.${id}` })
export const said = (key: string, params: Record<string, MessageParam> = {}): Message => ({
  key: `sketch.${key}`,
  params,
})
export const line = (label: string, value: Message | number): Line => ({ label: said(label), value })
export const panel = (title: string, lines: readonly Line[], cards: readonly Message[] = []): SketchPanel => ({
  title: said(title),
  lines,
  cards,
})

/** A tile by name with what it does. */
export const tile = (kind: string, id: string): Message =>
  said('card', { name: named(kind, id), text: { key: `${kind}.${id}.text` } })

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
        label: named('discipline', id),
        value: listed(levels.map((n, who) => said('level', { who: whoIs(s, who), n }))),
      },
      { label: said('scholarSpaces', { discipline: named('discipline', id) }), value: listed(spaces) },
    ]
  })
  return panel('science', lines)
}

function actions(s: InnovationState): SketchPanel[] {
  const state = (id: string, cost: Message): Message => (s.usedActions.includes(id) ? said('used', { cost }) : cost)
  const power = powerActions.map(({ id }) => ({
    label: named('action', id),
    value: state(id, said('cost.power', { n: actionOf(s, id)?.cost.power ?? 0 })),
  }))
  const books = bookActions
    .filter(({ id }) => s.bookActions.includes(id))
    .map(({ id }) => ({
      label: named('action', id),
      value: state(id, said('cost.books', { n: actionOf(s, id)?.cost.book ?? 0 })),
    }))
  return [panel('powerActions', power), panel('bookActions', books)]
}

function innovations(s: InnovationState): SketchPanel {
  const slots = innovationSlotsOf(s)
  const cards = s.innovations.flatMap((id, n) => {
    if (id === '') return []
    const books = Object.entries(slots[n]?.books ?? {}).map(([discipline, count]) =>
      said('cost.booksOf', { n: count, discipline: named('discipline', discipline) }),
    )
    return [said('priced', { ...tile('innovation', id).params, cost: books })]
  })
  return panel('innovations', [], cards)
}

function competencies(s: InnovationState): SketchPanel {
  const cards = s.competencies.flatMap((id, n) => {
    if (id === '') return []
    const { discipline, gain } = competencySlotOf(s, n)
    const taken = said('competencyGain', {
      steps: gain.steps?.[discipline] ?? 0,
      books: gain.bookOf?.[discipline] ?? 0,
      discipline: named('discipline', discipline),
      left: s.copies[n] ?? 0,
    })
    return [said('priced', { ...tile('competency', id).params, cost: taken })]
  })
  return panel('competencies', [], cards)
}

function bonuses(s: InnovationState): SketchPanel {
  const cards = s.bonuses.map((id, n) => {
    const coins = s.bonusCoins[n] ?? 0
    const plain = tile('bonus', id)
    return coins === 0 ? plain : said('priced', { ...plain.params, cost: said('bonusCoins', { n: coins }) })
  })
  return panel('bonuses', [], cards)
}

function cities(s: InnovationState): SketchPanel {
  const lines = cityTiles.map(({ id }, n) => ({ label: named('city', id), value: s.cityTiles[n] ?? 0 }))
  return panel('cityTiles', lines)
}

/** A8.8, A8.9 What can still be chosen before the first round. */
function setup(s: InnovationState): SketchPanel[] {
  if (s.phase !== 'setup') return []
  const sets = s.sets.map(({ terrain, factions, bonus }) => {
    const [a, b] = [...factions.map((id) => tile('faction', id)), ...(bonus === '' ? [] : [tile('bonus', bonus)])]
    const display = { key: `terrain.${terrain}.text` }
    return said('card', { name: named('terrain', terrain), text: said('set', { display, a: a ?? '', b: b ?? '' }) })
  })
  const { terrains, factions, palaces, bonuses: tiles } = s.draft
  const draft = [
    ...terrains.map((id) => tile('terrain', id)),
    ...factions.map((id) => tile('faction', id)),
    ...palaces.map((id) => tile('palace', id)),
    ...tiles.map((id) => tile('bonus', id)),
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
  ]
  return panel('automa', lines, tiles)
}

/** A37 The area tile stays face down until the end. */
function virtual(area: string): SketchPanel {
  return panel('virtual', [
    line('areaTile', isHidden(area) ? said('hidden') : area === '' ? said('none') : said('area', { area })),
  ])
}

export function tablePanels(s: InnovationState): SketchPanel[] {
  return [
    ...setup(s),
    rounds(s),
    order(s),
    science(s),
    ...actions(s),
    bonuses(s),
    innovations(s),
    competencies(s),
    panel(
      'palaces',
      [],
      s.palaces.filter((id) => !isHidden(id)).map((id) => tile('palace', id)),
    ),
    cities(s),
    ...(s.automa === null ? [] : [automa(s.automa)]),
    ...(s.virtual === null ? [] : [virtual(s.virtual.area)]),
  ].filter((one) => one.lines.length + one.cards.length > 0)
}

/** What lies beside the map for everybody: tracks, the structure bonus, cards and decks. */
import { isHidden, type Message, type SketchCard, type SketchPanel, seatName } from '@ludarium/kernel'
import { idOf } from './board.ts'
import { STARS_TO_END } from './data/index.ts'
import { bonusTileOf, encounterOf, tierOf } from './figures.ts'
import { starsPlaced } from './pieces.ts'
import { place } from './places.ts'
import { measure } from './scoring.ts'
import type { ScytheState } from './state.ts'
import { amountOf, cardName, factoryText, gains, named, placeName, prices } from './words/parts.ts'

type Line = SketchPanel['lines'][number]

export function panel(title: string, lines: readonly Line[], cards: readonly SketchCard[] = []): SketchPanel {
  return { title: { key: `sketch.${title}` }, lines, cards }
}

export const line = (label: string, value: Message | number): Line => ({ label: { key: `sketch.${label}` }, value })

/** S16.1 Popularity with what it makes stars, territories and pairs worth. */
function popularity(s: ScytheState): SketchPanel {
  const lines = s.players.map((p, seat) => {
    const { star, territory, pair } = tierOf(s, p.popularity)
    return { label: seatName(seat), value: { key: 'sketch.tier', params: { n: p.popularity, star, territory, pair } } }
  })
  return panel('popularityTrack', lines)
}

/** S15.1 Stars by seat; the sixth one ends the game. */
function stars(s: ScytheState): SketchPanel {
  const lines = s.players.map((p, seat) => ({
    label: seatName(seat),
    value: { key: 'sketch.ofStars', params: { n: starsPlaced(p), all: STARS_TO_END } },
  }))
  return panel('starsTrack', lines)
}

/** S16.5 The tile of this game, and what it would bring each seat now. */
function structureBonus(s: ScytheState): SketchPanel {
  const tile = bonusTileOf(s, s.bonusTile)
  const tiers = tile.tiers.map(({ min, coins }) => ({ key: 'sketch.bonusTier', params: { min, coins } }))
  const counted = s.players.map((p, seat) => ({ label: seatName(seat), value: measure(tile, p.structures) }))
  const text: Message = { key: 'sketch.list', params: { items: tiers } }
  return panel('bonusTile', counted, [{ key: 'sketch.card', params: { name: named('tile', tile.id), text } }])
}

function encounter(s: ScytheState): SketchPanel[] {
  if (s.encounter === '') return []
  const cards = encounterOf(s, s.encounter).options.map(({ id, cost, gain }) => ({
    id: place.encounter(id),
    key: cost.length === 0 ? 'move.option.free' : 'move.option.paid',
    params: { option: id.toUpperCase(), gains: gains(gain), cost: prices(cost) },
  }))
  return [panel('encounter', [], [named('encounter', s.encounter), ...cards])]
}

/** S9.1 Whoever chooses sees the Factory cards; the others only how many there are. */
function factory(s: ScytheState): SketchPanel {
  const seen = s.factory.filter((card) => !isHidden(card))
  return panel(
    'factory',
    [line('cardsLeft', s.factory.length)],
    seen.map((card) => ({ id: place.factory(card), ...factoryText(s, card) })),
  )
}

function combats(s: ScytheState): SketchPanel[] {
  const lines = s.contests.map(({ at, defender }) => ({
    label: placeName(idOf(at)),
    value: { key: 'sketch.contest', params: { attacker: seatName(s.active), defender: seatName(defender) } },
  }))
  return lines.length === 0 ? [] : [panel('combats', lines)]
}

function decks(s: ScytheState): SketchPanel {
  return panel('decks', [
    line('combatDeck', s.combatDeck.length),
    line('combatDiscard', s.combatDiscard.length),
    line('objectiveDeck', s.objectiveDeck.length),
    line('encounterDeck', s.encounterDeck.length),
  ])
}

export function tablePanels(s: ScytheState): SketchPanel[] {
  return [...encounter(s), ...combats(s), popularity(s), stars(s), structureBonus(s), factory(s), decks(s)]
}

/** Equal combat cards are counted together. The reader's own can be pointed at. */
export function handText(cards: readonly string[], own: boolean): SketchCard[] {
  const kinds = [...new Set(cards)].sort()
  return kinds.map((card) => {
    const count = cards.filter((one) => one === card).length
    if (isHidden(card)) return amountOf('combatCards', count)
    const text = cardName(card, count)
    return own ? { id: place.card(card), ...text } : text
  })
}

/** Setup that needs decisions: sets, draft, starting goods, starting buildings, what follows them (A8, A38, A39). */
import { at, type Log, pick, push, reveal, type Seat, shuffle } from '@ludarium/kernel'
import { boardOf, hexNamed, nameOfHex, perHex } from '../board.ts'
import {
  type AutomaCard,
  automaCards,
  type Building,
  initialWorkshops,
  roundBonuses,
  type Terrain,
  WHEEL,
} from '../data/index.ts'
import { stepUp } from '../effects.ts'
import type { InnovationEvent } from '../events.ts'
import { displayOf, factionOf } from '../figures.ts'
import { gainScholars } from '../goods.ts'
import type { InnovationMove, InnovationMoveOf } from '../moves.ts'
import { automaOf, buildingNamed, player, putPiece, WORKSHOP } from '../pieces.ts'
import type { InnovationState, InnovationStep } from '../state.ts'
import { DISCIPLINES } from '../tracks.ts'
import type { PartOf } from './table.ts'

const SETTLE = perHex((hex): InnovationMove => ({ do: 'settle', hex }))

function takeTerrain(s: InnovationState, seat: Seat, terrain: Terrain): void {
  player(s, seat).terrain = WHEEL.indexOf(terrain)
}

function takeDrafted(s: InnovationState, seat: Seat, move: InnovationMoveOf<'draft'>): void {
  const p = player(s, seat)
  const pool = s.draft
  switch (move.kind) {
    case 'terrain': {
      const terrain = pool.terrains.find((one) => one === move.item)
      if (terrain !== undefined) takeTerrain(s, seat, terrain)
      pool.terrains = pool.terrains.filter((one) => one !== move.item)
      return
    }
    case 'faction':
      p.faction = pool.factions.find((one) => one === move.item) ?? ''
      pool.factions = pool.factions.filter((one) => one !== move.item)
      return
    case 'palace':
      p.reserved = move.item
      pool.palaces = pool.palaces.filter((one) => one !== move.item)
      return
    case 'bonus':
      p.bonus = move.item
      pool.bonuses = pool.bonuses.filter((one) => one !== move.item)
  }
}

function freeTerrains(s: InnovationState): Terrain[] {
  return WHEEL.filter((_, place) => s.players.every((p) => p.terrain !== place))
}

function setRival(s: InnovationState, terrain: Terrain, log?: Log<InnovationEvent>): void {
  const automa = automaOf(s)
  automa.terrain = WHEEL.indexOf(terrain)
  log?.({ type: 'rival', terrain, faction: automa.faction })
}

/** A8.8, A8.9, A39.2 Three bonuses lie out with one coin each. */
function layBonuses(s: InnovationState): void {
  if (s.seats > 1 && s.automa !== null) {
    const taken = s.players.map((p) => p.bonus)
    const others = roundBonuses.map((tile) => tile.id).filter((id) => !taken.includes(id))
    reveal(s)
    const [first = '', ...out] = shuffle(s.chance, others).slice(0, 4)
    s.automa.bonus = first
    s.bonuses = out
  } else if (s.draft.bonuses.length > 0) {
    s.bonuses = s.draft.bonuses
    s.draft.bonuses = []
  } else if (s.bonuses.length === 0) {
    const dealt = [...s.players.map((p) => p.bonus), ...s.sets.map((one) => one.bonus)]
    s.bonuses = roundBonuses.map((tile) => tile.id).filter((id) => !dealt.includes(id))
  }
  s.bonusCoins = s.bonuses.map(() => 1)
}

/** A38.2, A38.24 What is left to chance about the Automa. */
function beginAutoma(s: InnovationState, log?: Log<InnovationEvent>): void {
  const automa = automaOf(s)
  if (automa.terrain < 0) {
    reveal(s)
    setRival(s, pick(s.chance, freeTerrains(s)), log)
  }
  if (automa.faction !== 'symbionts') return
  const others = freeTerrains(s).filter((terrain) => WHEEL.indexOf(terrain) !== automa.terrain)
  reveal(s)
  automa.youth = WHEEL.indexOf(pick(s.chance, others))
}

/** A8.10 */
function startingGoods(s: InnovationState, seat: Seat): void {
  const p = player(s, seat)
  const { start: goods } = displayOf(s, p)
  const faction = factionOf(s, p)
  p.coins = goods.coin
  p.tools = goods.tool + (faction?.start.tool ?? 0)
  gainScholars(p, goods.scholar)
  p.bowls = [goods.power.bowl1, goods.power.bowl2, goods.power.bowl3]
  p.sailing = goods.sailing
  p.terraforming = goods.terraforming
  for (const [d, discipline] of DISCIPLINES.entries()) {
    const steps = (goods.steps[discipline] ?? 0) + (faction?.start.steps?.[discipline] ?? 0)
    if (steps > 0) stepUp(s, seat, d, steps)
  }
}

function isNeutral(building: Building): boolean {
  return building === 'tower' || building === 'monument'
}

/** A38.4 The card names the hexes of the Automa's two workshops; the first one is marked. */
export function settleAutoma(s: InnovationState, card: AutomaCard, log?: Log<InnovationEvent>): void {
  const automa = automaOf(s)
  const terrain = WHEEL[automa.terrain]
  if (terrain === undefined) throw new Error('The Automa has no terrain yet.')
  const letters = initialWorkshops[s.map][terrain]
  for (const mark of ['marked', 'unmarked'] as const) {
    const hex = hexNamed(s, letters[card.initialWorkshops[mark]])
    putPiece(s, s.seats, hex, WORKSHOP, false)
    if (mark === 'marked') automa.marked.push(hex)
    log?.({ type: 'automaBuilt', building: 'workshop', hex: nameOfHex(s, hex) })
  }
}

export const setupSteps = {
  /** A8.8 A complete set: display, faction and bonus. */
  set: {
    legal: (s) => s.sets.map(({ terrain }) => ({ do: 'set', terrain })),
    on: {
      set(s, _step, seat, { terrain }, log) {
        const place = s.sets.findIndex((one) => one.terrain === terrain)
        const { factions, bonus } = at(s.sets, place)
        const faction = at(factions, 0)
        s.sets.splice(place, 1)
        takeTerrain(s, seat, terrain)
        player(s, seat).faction = faction
        player(s, seat).bonus = bonus
        log?.({ type: 'set', seat, terrain, faction, bonus })
      },
    },
  },

  /** A8.9 One item of a category that the player does not have yet. */
  draft: {
    legal(s, step) {
      const p = player(s, step.seat)
      const moves: InnovationMove[] = []
      if (p.terrain < 0) for (const item of s.draft.terrains) moves.push({ do: 'draft', kind: 'terrain', item })
      if (p.faction === '') for (const item of s.draft.factions) moves.push({ do: 'draft', kind: 'faction', item })
      if (p.reserved === '') for (const item of s.draft.palaces) moves.push({ do: 'draft', kind: 'palace', item })
      if (p.bonus === '') for (const item of s.draft.bonuses) moves.push({ do: 'draft', kind: 'bonus', item })
      return moves
    },
    on: {
      draft(s, _step, seat, move, log) {
        takeDrafted(s, seat, move)
        log?.({ type: 'draft', seat, kind: move.kind, item: move.item })
      },
    },
  },

  /** A38.2 A display and one of its two factions; a random Automa terrain follows when the table wants it so. */
  display: {
    legal: (s) =>
      s.sets.flatMap((one) =>
        one.factions.map((faction): InnovationMove => ({ do: 'display', terrain: one.terrain, faction })),
      ),
    on: {
      display(s, _step, seat, { terrain, faction }, log) {
        takeTerrain(s, seat, terrain)
        player(s, seat).faction = faction
        log?.({ type: 'display', seat, terrain, faction })
      },
    },
  },

  /** A38.2 The human says which terrain is hers. */
  rival: {
    legal: (s) => freeTerrains(s).map((terrain) => ({ do: 'rival', terrain })),
    on: { rival: (s, _step, _seat, { terrain }, log) => setRival(s, terrain, log) },
  },

  /** A38.3 The Automa has the first of five bonuses, the human picks one, the others lie out. */
  opening: {
    legal: (s) => s.bonuses.slice(1).map((bonus) => ({ do: 'bonus', bonus })),
    on: {
      bonus(s, _step, seat, { bonus }, log) {
        const [first = '', ...others] = s.bonuses
        automaOf(s).bonus = first
        player(s, seat).bonus = bonus
        s.bonuses = others.filter((one) => one !== bonus)
        log?.({ type: 'bonus', seat, bonus, coins: 0 })
      },
    },
  },

  /** A8.10, A8.11 Starting goods, then everybody's starting buildings, then what follows them, then round 1. */
  start: {
    run(s, _step, log) {
      layBonuses(s)
      if (s.automa !== null) beginAutoma(s, log)
      const seats = s.order.filter((one) => one < s.seats)
      for (const seat of seats) startingGoods(s, seat)
      const settlers = seats.filter((seat) => player(s, seat).faction !== 'monks')
      for (const seat of settlers) push(s, { step: 'settle', seat, building: 'workshop' })
      if (s.automa !== null) push(s, { step: 'automaSettle' })
      for (const seat of settlers.toReversed()) push(s, { step: 'settle', seat, building: 'workshop' })
      for (const seat of seats) {
        if (player(s, seat).faction === 'omar') push(s, { step: 'settle', seat, building: 'tower' })
      }
      for (const seat of seats) {
        if (player(s, seat).faction === 'monks') push(s, { step: 'settle', seat, building: 'university' })
      }
      for (const seat of seats) push(s, { step: 'prepare', seat }, { step: 'offers' })
      push(s, { step: 'round' })
    },
  },

  /** A8.11 A starting building on a free native hex: no cost, no build event. */
  settle: {
    legal(s, step) {
      const native = player(s, step.seat).terrain
      const moves = SETTLE(s)
      return boardOf(s)
        .land.filter((hex) => s.terrain[hex] === native && s.owner[hex] === -1)
        .map((hex) => at(moves, hex))
    },
    on: {
      settle(s, { building }, seat, { hex }, log) {
        putPiece(s, seat, hexNamed(s, hex), buildingNamed(building), isNeutral(building))
        log?.({ type: 'settled', seat, building, hex })
      },
    },
  },

  /** A38.4 A random card. */
  automaSettle: {
    run(s, _step, log) {
      reveal(s)
      settleAutoma(s, pick(s.chance, automaCards), log)
    },
  },

  /** A8.12 In an order of the player's choice: book, free steps, competency, spade. */
  prepare: {
    run(s, { seat }) {
      const p = player(s, seat)
      const display = displayOf(s, p)
      const faction = factionOf(s, p)
      const items: InnovationStep[] = []
      const books = display.start.book
      if (books > 0) items.push({ step: 'book', seat, count: books })
      const steps = faction?.start.stepsAny
      if (steps !== undefined) items.push({ step: 'step', seat, count: 1, times: steps.count })
      if (faction?.start.competency !== undefined) items.push({ step: 'competency', seat, hex: -1 })
      for (const effect of display.afterPlacement) {
        const spades = 'gain' in effect ? effect.gain.spades : undefined
        if (spades !== undefined) items.push({ step: 'spades', seat, count: spades.count })
      }
      push(s, { step: 'order', seat, items })
    },
  },

  /** A40 The owner orders his simultaneous effects. The same effect twice is asked for once. */
  order: {
    forced: true,
    skip: (_s, step) => step.items.length === 0,
    legal(_s, step) {
      const names = new Set(step.items.map((item) => item.step))
      return [...names].map((item) => ({ do: 'first', item }))
    },
    on: {
      first(s, step, seat, move) {
        const first = step.items.findIndex((item) => item.step === move.item)
        push(s, at(step.items, first), { step: 'order', seat, items: step.items.toSpliced(first, 1) })
      },
    },
  },
} satisfies PartOf<
  'set' | 'draft' | 'display' | 'rival' | 'opening' | 'start' | 'settle' | 'automaSettle' | 'prepare' | 'order'
>

/** Setup that needs decisions: sets, draft, starting goods, starting buildings, what follows them (A8, A38, A39). */
import { pick, push, reveal, type Seat, shuffle } from '@ludarium/kernel'
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
import type { InnovationLog } from '../events.ts'
import { displayOf, factionOf } from '../figures.ts'
import { gainScholars } from '../goods.ts'
import type { InnovationMove, MoveOf } from '../moves.ts'
import { automaOf, buildingNamed, player, putPiece, WORKSHOP } from '../pieces.ts'
import type { InnovationState, InnovationStep } from '../state.ts'
import { DISCIPLINES } from '../tracks.ts'
import type { PartOf } from './table.ts'

const SETTLE = perHex((hex): InnovationMove => ({ do: 'settle', hex }))

function takeTerrain(s: InnovationState, seat: Seat, terrain: Terrain): void {
  player(s, seat).terrain = WHEEL.indexOf(terrain)
}

function takeDrafted(s: InnovationState, seat: Seat, move: MoveOf<'draft'>): void {
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

function setRival(s: InnovationState, terrain: Terrain, log?: InnovationLog): void {
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
function beginAutoma(s: InnovationState, log?: InnovationLog): void {
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
    if (steps > 0) stepUp(s, seat, d, steps, [])
  }
}

function isNeutral(building: Building): boolean {
  return building === 'tower' || building === 'monument'
}

/** A38.4 The card names the hexes of the Automa's two workshops; the first one is marked. */
export function settleAutoma(s: InnovationState, card: AutomaCard, log?: InnovationLog): void {
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
    forced: true,
    legal: (s) => s.sets.map(({ terrain }) => ({ do: 'set', terrain })),
    play(s, _step, seat, move, log) {
      if (move.do !== 'set') return
      const at = s.sets.findIndex((one) => one.terrain === move.terrain)
      const [taken] = s.sets.splice(at, 1)
      const faction = taken?.factions[0]
      if (taken === undefined || faction === undefined) throw new Error(`The set of the ${move.terrain} is gone.`)
      takeTerrain(s, seat, taken.terrain)
      player(s, seat).faction = faction
      player(s, seat).bonus = taken.bonus
      log?.({ type: 'set', seat, terrain: taken.terrain, faction, bonus: taken.bonus })
    },
  },

  /** A8.9 One item of a category that the player does not have yet. */
  draft: {
    forced: true,
    legal(s, step) {
      const p = player(s, step.seat)
      const moves: InnovationMove[] = []
      if (p.terrain < 0) for (const item of s.draft.terrains) moves.push({ do: 'draft', kind: 'terrain', item })
      if (p.faction === '') for (const item of s.draft.factions) moves.push({ do: 'draft', kind: 'faction', item })
      if (p.reserved === '') for (const item of s.draft.palaces) moves.push({ do: 'draft', kind: 'palace', item })
      if (p.bonus === '') for (const item of s.draft.bonuses) moves.push({ do: 'draft', kind: 'bonus', item })
      return moves
    },
    play(s, _step, seat, move, log) {
      if (move.do !== 'draft') return
      takeDrafted(s, seat, move)
      log?.({ type: 'draft', seat, kind: move.kind, item: move.item })
    },
  },

  /** A38.2 A display and one of its two factions; a random Automa terrain follows when the table wants it so. */
  display: {
    legal: (s) =>
      s.sets.flatMap((one) =>
        one.factions.map((faction): InnovationMove => ({ do: 'display', terrain: one.terrain, faction })),
      ),
    play(s, _step, seat, move, log) {
      if (move.do !== 'display') return
      takeTerrain(s, seat, move.terrain)
      player(s, seat).faction = move.faction
      log?.({ type: 'display', seat, terrain: move.terrain, faction: move.faction })
    },
  },

  /** A38.2 The human says which terrain is hers. */
  rival: {
    legal: (s) => freeTerrains(s).map((terrain) => ({ do: 'rival', terrain })),
    play(s, _step, _seat, move, log) {
      if (move.do === 'rival') setRival(s, move.terrain, log)
    },
  },

  /** A38.3 The Automa has the first of five bonuses, the human picks one, the others lie out. */
  opening: {
    legal: (s) => s.bonuses.slice(1).map((bonus) => ({ do: 'bonus', bonus })),
    play(s, _step, seat, move, log) {
      if (move.do !== 'bonus') return
      const [first = '', ...others] = s.bonuses
      automaOf(s).bonus = first
      player(s, seat).bonus = move.bonus
      s.bonuses = others.filter((bonus) => bonus !== move.bonus)
      log?.({ type: 'bonus', seat, bonus: move.bonus, coins: 0 })
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
      const steps: InnovationStep[] = settlers.map((seat) => ({ step: 'settle', seat, building: 'workshop' }))
      if (s.automa !== null) steps.push({ step: 'automaSettle' })
      for (const seat of [...settlers].reverse()) steps.push({ step: 'settle', seat, building: 'workshop' })
      for (const seat of seats) {
        if (player(s, seat).faction === 'omar') steps.push({ step: 'settle', seat, building: 'tower' })
      }
      for (const seat of seats) {
        if (player(s, seat).faction === 'monks') steps.push({ step: 'settle', seat, building: 'university' })
      }
      for (const seat of seats) steps.push({ step: 'prepare', seat }, { step: 'offers' })
      push(s, ...steps, { step: 'round' })
    },
  },

  /** A8.11 A starting building on a free native hex: no cost, no build event. */
  settle: {
    legal(s, step) {
      const native = player(s, step.seat).terrain
      const moves = SETTLE(s)
      return boardOf(s)
        .land.filter((hex) => s.terrain[hex] === native && s.owner[hex] === -1)
        .map((hex) => moves[hex])
        .filter((move) => move !== undefined)
    },
    play(s, step, seat, move, log) {
      if (move.do !== 'settle') return
      putPiece(s, seat, hexNamed(s, move.hex), buildingNamed(step.building), isNeutral(step.building))
      log?.({ type: 'settled', seat, building: step.building, hex: move.hex })
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
    play(s, step, seat, move) {
      if (move.do !== 'first') return
      const at = step.items.findIndex((item) => item.step === move.item)
      const first = step.items[at]
      if (first === undefined) throw new Error(`There is no ${move.item} to come first.`)
      push(s, first, { step: 'order', seat, items: step.items.filter((_, n) => n !== at) })
    },
  },
} satisfies PartOf<
  'set' | 'draft' | 'display' | 'rival' | 'opening' | 'start' | 'settle' | 'automaSettle' | 'prepare' | 'order'
>

/** What a move would bring, as far as it can be told beforehand: for "14 → 22", for order, for warnings. */
import {
  attackPreview,
  buildPrice,
  type EssenceMove,
  type EssenceState,
  type Player,
  placement,
  readPrice,
} from '@ludarium/essence'
import { type Effect, type Figure, fragmentById, segmentById, type Trigger, treatyById } from '@ludarium/essence/data'
import type { Seat } from '@ludarium/kernel'
import { optionOf, topStep } from './view.ts'

export const FIGURES = ['essence', 'shards', 'wealth', 'influence', 'attack', 'defense', 'foundations', 'hand'] as const
export type FigureName = (typeof FIGURES)[number]
/** `pile`: cards left to draw. */
export type Figures = Record<FigureName | 'pile', number>

export function figuresOf(player: Player): Figures {
  const { essence, shards, wealth, influence, attack, defense, foundations } = player
  return {
    essence,
    shards,
    wealth,
    influence,
    attack,
    defense,
    foundations,
    hand: player.hand.length,
    pile: player.pile.length,
  }
}

interface Count {
  readonly player: Player
  /** The card that bears the ability and where it would lie, for counts of neighbours. */
  readonly at?: { readonly x: number; readonly y: number }
}

function amount(n: Figure, { player, at }: Count): number {
  if (typeof n === 'number') return n
  const [counter, type] = n.count.split(':')
  const near = at === undefined ? [] : player.island.filter(({ x, y }) => Math.abs(x - at.x) + Math.abs(y - at.y) === 1)
  const among = counter === 'segments' ? player.island : near
  const count =
    counter === 'fragments'
      ? player.fragments.length
      : among.filter(({ card }) => segmentById.get(card)?.type === type).length
  return Math.min(n.max ?? Number.POSITIVE_INFINITY, Math.max(n.min ?? 0, count * n.times))
}

/** Adds the plain gains of a list; what asks or depends on others is left out. */
function gain(figures: Figures, effects: readonly Effect[], count: Count): void {
  for (const effect of effects) {
    switch (effect.op) {
      case 'essence':
      case 'shards':
      case 'wealth':
      case 'influence':
        figures[effect.op] += amount(effect.n, count)
        break
      case 'attack':
      case 'defense':
        figures[effect.op] = Math.min(20, figures[effect.op] + amount(effect.n, count))
        break
      case 'draw': {
        const cards = Math.min(amount(effect.n, count), figures.pile)
        figures.hand += cards
        figures.pile -= cards
        break
      }
      case 'foundation':
        figures.foundations += Math.min(amount(effect.n, count), 5 - figures.foundations - count.player.spent)
        break
    }
  }
}

/** Passives of the island that answer to the trigger. */
function react(figures: Figures, player: Player, on: Trigger, built?: string): void {
  const type = built === undefined ? undefined : segmentById.get(built)?.type
  for (const { card } of player.island) {
    for (const ability of segmentById.get(card)?.abilities ?? []) {
      if (ability.kind !== 'passive' || !('on' in ability) || ability.on !== on) continue
      if (ability.filter?.type === undefined || ability.filter.type === type) gain(figures, ability.do, { player })
    }
  }
}

function placed(figures: Figures, view: EssenceState, seat: Seat, player: Player, x: number, y: number): void {
  const step = topStep(view)
  if (step?.step !== 'place' && step?.step !== 'put') return
  figures.essence += placement(view, seat, step.card, x, y).essence
  if (step.step === 'put') return
  // The card lies on the island when its abilities count.
  const built = { ...player, island: [...player.island, { card: step.card, x, y, exhausted: false }] }
  for (const ability of segmentById.get(step.card)?.abilities ?? []) {
    if (ability.kind === 'oneTime' || ability.kind === 'income')
      gain(figures, ability.do, { player: built, at: { x, y } })
  }
  react(figures, player, 'build', step.card)
}

/** Tokens of one kind, or a mix where only one is possible; a mix to be chosen is asked for later. */
function spend(figures: Figures, what: 'wealth' | 'influence' | 'either', n: number): void {
  if (what !== 'either') {
    figures[what] -= n
    return
  }
  const wealth = Math.max(0, n - figures.influence)
  if (wealth < Math.min(figures.wealth, n)) return
  figures.wealth -= wealth
  figures.influence -= n - wealth
}

function read(figures: Figures, view: EssenceState, seat: Seat, player: Player, slot: number): void {
  const card = fragmentById.get(view.row[slot - 1] ?? '')
  if (card === undefined) return
  figures.influence -= readPrice(view, seat, card.id)
  for (const need of card.requires) if (need.req === 'spend') spend(figures, need.what, need.n)
  gain(figures, card.bonus, { player })
  react(figures, player, 'prophecyRead')
}

function pay(figures: Figures, cost: readonly { readonly pay: string; readonly n: number }[]): void {
  for (const { pay: what, n } of cost) {
    if (what === 'wealth' || what === 'influence') figures[what] -= n
    if (what === 'card') figures.hand -= n
  }
}

/** The seat's figures after the move. */
export function foresee(view: EssenceState, seat: Seat, move: EssenceMove): Figures {
  const player = view.players[seat]
  if (player === undefined) throw new Error(`No seat ${seat}.`)
  const figures = figuresOf(player)
  const step = topStep(view)
  switch (move.do) {
    case 'build':
      figures.wealth -= buildPrice(view, seat, move.card)
      if (!(step?.step === 'build' && step.free)) figures.foundations--
      break
    case 'place':
      placed(figures, view, seat, player, move.x, move.y)
      break
    case 'play': {
      const option = optionOf(move.card, move.option)
      figures.hand--
      pay(figures, option?.cost ?? [])
      gain(figures, option?.do ?? [], { player })
      break
    }
    case 'use':
      for (const ability of segmentById.get(move.card)?.abilities ?? []) {
        if (ability.kind !== 'action') continue
        pay(figures, ability.cost)
        gain(figures, ability.do, { player, at: player.island.find(({ card }) => card === move.card) })
      }
      break
    case 'sign':
      gain(figures, treatyById.get(move.treaty)?.do ?? [], { player })
      react(figures, player, 'treatySigned')
      break
    case 'read':
      read(figures, view, seat, player, move.slot)
      break
    case 'attackMonster':
    case 'attack':
    case 'attackThreat': {
      const preview = attackPreview(view, seat, move)
      figures.essence += preview?.essence ?? 0
      if (preview?.outcome !== 'success') break
      react(figures, player, 'attackWon')
      if (move.do === 'attackMonster') read(figures, view, seat, player, move.slot)
      break
    }
    case 'discard':
      figures.hand--
      if (step?.step === 'passing') figures.wealth++
      break
    case 'loot':
      figures[move.token]++
      break
    case 'pay':
    case 'give':
    case 'lose':
      figures.wealth -= move.wealth
      figures.influence -= move.influence
      break
    case 'bidWealth':
      figures.wealth -= move.wealth
      break
    case 'bidInfluence':
      figures.influence -= move.influence
      break
    case 'advisor':
      figures.hand++
      figures.wealth += view.advisors.find((pile) => pile.advisor === move.advisor)?.wealth ?? 0
      break
    case 'pass':
      react(figures, player, 'pass')
      break
  }
  return figures
}

/** What a figure is worth against one Essence (rules E23.1), to put the best move first. */
const WORTH: Record<FigureName, number> = {
  essence: 1,
  shards: 6,
  wealth: 0.9,
  influence: 0.9,
  attack: 0.6,
  defense: 0.4,
  foundations: 1.4,
  hand: 1.2,
}

export function worth(view: EssenceState, seat: Seat, move: EssenceMove): number {
  const player = view.players[seat]
  if (player === undefined) return 0
  const before = figuresOf(player)
  const after = foresee(view, seat, move)
  const sum = FIGURES.reduce((total, name) => total + (after[name] - before[name]) * WORTH[name], 0)
  return move.do === 'build' ? sum + bestPlacement(view, seat, move.card) : sum
}

/** The most Essence a card of the market can bring on any free cell. */
export function bestPlacement(view: EssenceState, seat: Seat, card: string): number {
  const island = view.players[seat]?.island ?? []
  let best = Number.NEGATIVE_INFINITY
  for (const { x, y } of island) {
    for (const [dx, dy] of [
      [1, 0],
      [0, 1],
      [-1, 0],
      [0, -1],
    ] as const) {
      if (island.some((other) => other.x === x + dx && other.y === y + dy)) continue
      best = Math.max(best, placement(view, seat, card, x + dx, y + dy).essence)
    }
  }
  return best
}

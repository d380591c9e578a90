/** Why main actions and offers of power that are not offered are not possible: what is needed, what is there. */
import { type BlockedMove, type Message, next, type Seat } from '@ludarium/kernel'
import { powerActions, type Upgrade } from './data/index.ts'
import { displayOf, innovationRulesOf, toolsPerSpade, upgradesOf, workshopCostOf } from './figures.ts'
import { booksOf, capacity } from './goods.ts'
import type { InnovationMove } from './moves.ts'
import { buildingNamed, GUILD, piecesOf, player, WORKSHOP } from './pieces.ts'
import { hexesInReach } from './preview.ts'
import type { InnovationState, Player } from './state.ts'
import { bookCost, powerCost, specialsOf } from './steps/actions.ts'
import { hasSite } from './steps/bridge.ts'
import { innovationBooks, innovationCoins } from './steps/innovation.ts'
import { hasTarget } from './steps/spades.ts'
import { turnSteps } from './steps/turn.ts'
import { canUpgradeFree, upgradeCost } from './steps/upgrade.ts'
import { canStepAnywhere } from './tracks.ts'

/** The first good that falls short. */
function short(needs: readonly (readonly [good: string, need: number, have: number])[]): Message | undefined {
  const missing = needs.find(([, need, have]) => have < need)
  return missing && { key: `why.${missing[0]}`, params: { need: missing[1], have: missing[2] } }
}

const USED: Message = { key: 'why.used' }

export function why(s: InnovationState, seat: Seat): BlockedMove<InnovationMove>[] {
  const step = next(s)
  const p = player(s, seat)
  if (step?.step === 'offer' && capacity(p) === 0) return [{ move: { do: 'accept' }, reason: { key: 'why.fullBowls' } }]
  if (step?.step !== 'action') return []
  const offered = turnSteps.action.legal(s, step)
  const refused: BlockedMove<InnovationMove>[] = []
  const verbs = new Set(offered.map((move) => move.do))
  if (!verbs.has('build')) tell({ do: 'terraform' }, whyNotTerraform(s, seat, p))
  for (const upgrade of upgradesOf(s)) tell({ do: 'upgrade', to: upgrade.to }, whyNotUpgrade(s, seat, p, upgrade))
  tell({ do: 'sailing' }, whyNotSailing(s, p))
  tell({ do: 'terraforming' }, whyNotTerraforming(s, p))
  for (const [slot, innovation] of s.innovations.entries()) {
    if (innovation !== '') tell({ do: 'innovation', innovation }, whyNotInnovation(s, p, slot))
  }
  if (!verbs.has('return')) tell({ do: 'send' }, { key: p.scholars < 1 ? 'why.scholars' : 'why.noStep' })
  for (const { id } of powerActions) {
    const needs = short([['power', powerCost(s, p, id), p.bowls[2]]])
    const used = s.usedActions.includes(id)
    tell({ do: 'power', action: id }, used ? USED : (needs ?? whyNoEffect(s, seat, p, id)))
  }
  for (const id of s.bookActions) {
    const needs = short([['books', bookCost(s, id), booksOf(p)]])
    const used = s.usedActions.includes(id)
    tell({ do: 'bookAction', action: id }, used ? USED : (needs ?? whyNoEffect(s, seat, p, id)))
  }
  for (const id of specialsOf(s, p)) {
    tell({ do: 'special', special: id }, p.used.includes(id) ? USED : whyNoEffect(s, seat, p, id))
  }
  return refused

  /** Tells the reason where no move with these fields is offered. */
  function tell(move: Partial<InnovationMove>, reason: Message | undefined): void {
    if (reason !== undefined && !offered.some((one) => isLike(one, move))) refused.push({ move, reason })
  }
}

type Fields = Readonly<Record<string, unknown>>

function isLike(move: Fields, wanted: Fields): boolean {
  for (const field in wanted) if (move[field] !== wanted[field]) return false
  return true
}

function whyNotTerraform(s: InnovationState, seat: Seat, p: Player): Message {
  const near = hexesInReach(s, seat)
  if (near.length === 0) return { key: 'why.noReach' }
  const native = near.some(({ spades }) => spades === 0)
  if (native && p.supply[WORKSHOP] === 0) return { key: 'why.pieces' }
  const { tool, coin } = workshopCostOf(s)
  return (
    short([
      ['tools', native ? tool : toolsPerSpade(s, p), p.tools],
      ['coins', native ? coin : 0, p.coins],
    ]) ?? { key: 'why.noReach' }
  )
}

function whyNotUpgrade(s: InnovationState, seat: Seat, p: Player, upgrade: Upgrade): Message | undefined {
  const to = buildingNamed(upgrade.to)
  if ((p.supply[to] ?? 0) === 0) return { key: 'why.pieces' }
  const hexes = piecesOf(s, p, buildingNamed(upgrade.from))
  if (hexes.length === 0) return { key: 'why.noBuilding' }
  const coins = Math.min(...hexes.map((hex) => upgradeCost(s, seat, hex, to).coins))
  return short([
    ['tools', upgrade.cost.tool, p.tools],
    ['coins', coins, p.coins],
  ])
}

function whyNotSailing(s: InnovationState, p: Player): Message | undefined {
  const { cost, max } = displayOf(s, p).sailingTrack
  if (p.sailing >= max) return { key: 'why.highest' }
  return short([
    ['scholars', cost.scholar, p.scholars],
    ['coins', cost.coin, p.coins],
  ])
}

function whyNotTerraforming(s: InnovationState, p: Player): Message | undefined {
  const { cost, max } = displayOf(s, p).terraformTrack
  if (p.terraforming >= max) return { key: 'why.highest' }
  return short([
    ['scholars', cost.scholar, p.scholars],
    ['tools', cost.tool, p.tools],
    ['coins', cost.coin, p.coins],
  ])
}

function whyNotInnovation(s: InnovationState, p: Player, slot: number): Message {
  if (p.innovations.length >= innovationRulesOf(s).maxPerPlayer) return { key: 'why.threeInnovations' }
  const { books, any } = innovationBooks(s, p, slot)
  const total = books.reduce((sum, n) => sum + n, any)
  const needs: [string, number, number][] = [
    ['books', total, booksOf(p)],
    ['coins', innovationCoins(s, p), p.coins],
  ]
  return short(needs) ?? { key: 'why.booksOf' }
}

/** Reasons of actions that are free to use and payable but would do nothing. */
function whyNoEffect(s: InnovationState, seat: Seat, p: Player, id: string): Message | undefined {
  if (id.includes('bridge')) {
    if (p.bridges === 0) return { key: 'why.noBridge' }
    return hasSite(s, seat) ? undefined : { key: 'why.noSite' }
  }
  if (id.includes('scholar')) return { key: 'why.noPool' }
  if (id.includes('step') || id === 'palace-06-special') {
    return canStepAnywhere(s, p) ? undefined : { key: 'why.noStep' }
  }
  if (id === 'book-guild-points') return { key: 'why.noGuild' }
  if (id === 'palace-03-special')
    return (p.supply[GUILD] ?? 0) === 0 ? { key: 'why.pieces' } : { key: 'why.noBuilding' }
  if (id === 'book-guild' || id === 'palace-04-special') {
    return canUpgradeFree(p) ? undefined : { key: 'why.noWorkshop' }
  }
  if (capacity(p) === 0 && !hasTarget(s, seat)) return { key: 'why.fullBowls' }
  if (id === 'book-power' || id === 'power-surge-special' || id === 'psychics-charge') return { key: 'why.fullBowls' }
  return { key: 'why.noTarget' }
}

/** The course of a round: income, turns, science bonus and clean-up (A9, A10, A35). */
import { type Log, push, reveal, type Seat } from '@ludarium/kernel'
import { reshuffle } from '../automa/turn.ts'
import { areaTiles, disciplines, type Gain, terrains, tileById, track } from '../data/index.ts'
import { receive } from '../effects.ts'
import { charge, displayOf, gainScholars, score } from '../goods.ts'
import { finalScores } from '../scoring.ts'
import { type InnovationState, type InnovationStep, type Player, player, type StepOf } from '../state.ts'
import { disciplineNamed } from '../tracks.ts'
import { roundTileOf } from '../triggers.ts'

const PIECES = [9, 4, 3, 1, 1]

/** A9 The next round: everybody is in again, in the order of passing, and receives income. */
export const round = {
  run(s: InnovationState, _step: StepOf<'round'>, log?: Log): void {
    if (s.round > 0) s.order = s.passing
    s.passing = []
    s.round++
    s.phase = 'income'
    s.active = -1
    for (const p of s.players) p.passed = false
    if (s.automa !== null) s.automa.passed = false
    log?.({ type: 'round', round: s.round, tile: s.rounds[s.round - 1] ?? '' })
    if (s.round === 6 && s.virtual !== null) {
      reveal(s)
      const { area } = s.virtual
      log?.({ type: 'area', size: areaTiles.find((tile) => tile.id === area)?.size ?? 0 })
    }
    const incomes: InnovationStep[] = s.order.filter((one) => one < s.seats).map((seat) => ({ step: 'income', seat }))
    push(s, ...incomes, { step: 'next' })
  },
}

/** A10.4 Steps of the competency tool-and-step first: they may open an income in the same phase. */
export const income = {
  run(s: InnovationState, step: StepOf<'income'>): void {
    const { seat } = step
    const steps: InnovationStep[] = []
    for (const tile of player(s, seat).competencies) {
      const any = tileById.get(tile)?.income?.stepsAny
      if (any !== undefined) steps.push({ step: 'step', seat, count: any.count, times: 1 })
    }
    push(s, ...steps, { step: 'incomeRest', seat })
  },
}

export interface Income {
  coin: number
  tool: number
  scholar: number
  power: number
  book: number
  /** Points, by where they come from. */
  competencies: number
  innovations: number
  disciplines: number
}

function nothing(): Income {
  return { coin: 0, tool: 0, scholar: 0, power: 0, book: 0, competencies: 0, innovations: 0, disciplines: 0 }
}

function add(sum: Income, gain: Gain | undefined): number {
  if (gain === undefined) return 0
  sum.coin += gain.coin ?? 0
  sum.tool += gain.tool ?? 0
  sum.scholar += gain.scholar ?? 0
  sum.power += gain.power ?? 0
  sum.book += gain.book ?? 0
  return gain.vp ?? 0
}

/** By display, type of building and number of them on the map: income of the slots they free. */
const SLOTS = terrains.map(({ income: slots }) =>
  [slots.workshop, slots.guild, slots.school, slots.university, slots.palace].map((list) =>
    Array.from({ length: list.length + 1 }, (_, built) => {
      const sum = nothing()
      for (const gain of list.slice(0, built)) add(sum, gain)
      return sum
    }),
  ),
)

/** A10.1 A player's income, steps aside. */
export function incomeOf(p: Player): Income {
  const sum = nothing()
  const slots = SLOTS[p.terrain] ?? []
  add(sum, displayOf(p).income.base)
  for (let type = 0; type < slots.length; type++) {
    add(sum, slots[type]?.[(PIECES[type] ?? 0) - (p.supply[type] ?? 0)])
  }
  add(sum, tileById.get(p.palace)?.income)
  add(sum, tileById.get(p.bonus)?.income)
  for (const tile of p.competencies) sum.competencies += add(sum, tileById.get(tile)?.income)
  for (const tile of p.innovations) sum.innovations += add(sum, tileById.get(tile)?.income)
  add(sum, tileById.get(p.faction)?.income)
  for (let d = 0; d < 4; d++) {
    if ((p.levels[d] ?? 0) >= track.incomeFromLevel) sum.disciplines += add(sum, disciplines[d]?.income)
  }
  return sum
}

const POINTS = ['competencies', 'innovations', 'disciplines'] as const

export const incomeRest = {
  run(s: InnovationState, step: StepOf<'incomeRest'>, log?: Log): void {
    const { seat } = step
    const p = player(s, seat)
    const sum = incomeOf(p)
    for (const source of POINTS) score(s, seat, sum[source], source, log)
    p.coins += sum.coin
    p.tools += sum.tool
    const scholars = gainScholars(p, sum.scholar)
    const power = charge(p, sum.power)
    log?.({ type: 'income', seat, coins: sum.coin, tools: sum.tool, scholars, power, books: sum.book })
    if (sum.book > 0) push(s, { step: 'book', seat, count: sum.book })
  },
}

function hasPassed(s: InnovationState, who: number): boolean {
  return who < s.seats ? player(s, who).passed : s.automa?.passed === true
}

/** A11.1 The next turn of who has not passed; when all have, Phase III or the end. */
export const next = {
  run(s: InnovationState): void {
    s.phase = 'actions'
    const count = s.order.length
    for (let n = 1; n <= count; n++) {
      const at = (s.active + n) % count
      const who = s.order[at] ?? -1
      if (hasPassed(s, who)) continue
      s.active = at
      s.turn++
      if (who === s.seats) push(s, { step: 'automa' }, { step: 'offers' }, { step: 'next' })
      else push(s, { step: 'action', seat: who }, { step: 'after', seat: who }, { step: 'offers' }, { step: 'next' })
      return
    }
    s.turn++
    if (s.round === 6) {
      push(s, { step: 'over' })
      return
    }
    s.phase = 'science'
    const sciences: InnovationStep[] = s.passing
      .filter((one) => one < s.seats)
      .map((seat) => ({ step: 'science', seat }))
    push(s, ...sciences, { step: 'cleanUp' })
  },
}

/** A35.1 The level counted for the science bonus. */
export function scienceLevel(p: Player, discipline: number): number {
  return (p.levels[discipline] ?? 0) + (p.faction === 'blessed' ? 3 : 0)
}

/** A35.1 */
export const science = {
  run(s: InnovationState, step: StepOf<'science'>, log?: Log): void {
    const bonus = roundTileOf(s)?.scienceBonus
    if (bonus === undefined) return
    const level = scienceLevel(player(s, step.seat), disciplineNamed(bonus.discipline))
    const times = Math.floor(level / bonus.perLevels)
    log?.({ type: 'science', seat: step.seat, discipline: bonus.discipline, times })
    const later: InnovationStep[] = []
    if (times > 0) receive(s, step.seat, bonus.gain, times, 'rounds', later, log)
    push(s, ...later)
  },
}

/** A35.3-A35.6 */
export const cleanUp = {
  run(s: InnovationState, _step: StepOf<'cleanUp'>, log?: Log): void {
    const bonus = roundTileOf(s)?.scienceBonus
    if (s.virtual !== null && bonus !== undefined) {
      const d = disciplineNamed(bonus.discipline)
      s.virtual.levels[d] = Math.min(track.max, (s.virtual.levels[d] ?? 0) + bonus.perLevels)
      log?.({ type: 'virtual', discipline: bonus.discipline, level: s.virtual.levels[d] ?? 0 })
    }
    s.usedActions = []
    for (const p of s.players) p.used = []
    s.bonusCoins = s.bonusCoins.map((coins) => coins + 1)
    reshuffle(s)
    push(s, { step: 'round' })
  },
}

/** A36 Scores are worked out from the position, see scoring.ts; here they are told. */
export const over = {
  run(s: InnovationState, _step: StepOf<'over'>, log?: Log): void {
    s.phase = 'over'
    let best = 0
    for (let seat: Seat = 0; seat < s.seats; seat++) {
      const { area, disciplines: tracks, goods, total } = finalScores(s, seat)
      best = Math.max(best, total)
      log?.({ type: 'final', seat, area, disciplines: tracks, goods, total })
    }
    if (s.automa === null) return
    const { total } = finalScores(s, s.seats)
    log?.({ type: total > best ? 'automaWon' : total < best ? 'automaLost' : 'automaDrew', total })
  },
}

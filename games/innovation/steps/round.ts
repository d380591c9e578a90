/** The course of a round: income, turns, science bonus and clean-up (A9, A10, A35). */
import { type Log, push, reveal, type Seat } from '@ludarium/kernel'
import { reshuffle } from '../automa/turn.ts'
import { areaTiles, disciplines, factionById, type Gain, tileById, track } from '../data/index.ts'
import { receive } from '../effects.ts'
import { charge, displayOf, gainScholars, score } from '../goods.ts'
import { finalScores } from '../scoring.ts'
import { type InnovationState, type InnovationStep, type Player, player, type Source, type StepOf } from '../state.ts'
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

interface Income {
  coin: number
  tool: number
  scholar: number
  power: number
  book: number
}

/** A10.1 Everything else of a player's income. */
export function incomeOf(p: Player, points?: (vp: number, source: Source) => void): Income {
  const sum: Income = { coin: 0, tool: 0, scholar: 0, power: 0, book: 0 }
  const add = (gain: Gain | undefined, source: Source): void => {
    if (gain === undefined) return
    sum.coin += gain.coin ?? 0
    sum.tool += gain.tool ?? 0
    sum.scholar += gain.scholar ?? 0
    sum.power += gain.power ?? 0
    sum.book += gain.book ?? 0
    if (gain.vp !== undefined) points?.(gain.vp, source)
  }
  const slots = displayOf(p).income
  add(slots.base, 'tracks')
  const types = [slots.workshop, slots.guild, slots.school, slots.university, slots.palace]
  for (const [type, list] of types.entries()) {
    const built = (PIECES[type] ?? 0) - (p.supply[type] ?? 0)
    for (let n = 0; n < built; n++) add(list[n], 'tracks')
  }
  add(tileById.get(p.palace)?.income, 'palaces')
  add(tileById.get(p.bonus)?.income, 'bonuses')
  for (const tile of p.competencies) add(tileById.get(tile)?.income, 'competencies')
  for (const tile of p.innovations) add(tileById.get(tile)?.income, 'innovations')
  if (p.faction !== '') add(factionById.get(p.faction)?.income, 'factions')
  for (const [d, discipline] of disciplines.entries()) {
    if ((p.levels[d] ?? 0) >= track.incomeFromLevel) add(discipline.income, 'disciplines')
  }
  return sum
}

export const incomeRest = {
  run(s: InnovationState, step: StepOf<'incomeRest'>, log?: Log): void {
    const { seat } = step
    const p = player(s, seat)
    const sum = incomeOf(p, (vp, source) => score(s, seat, vp, source, log))
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
    for (let seat: Seat = 0; seat < s.seats; seat++) {
      const { area, disciplines: tracks, goods, total } = finalScores(s, seat)
      log?.({ type: 'final', seat, area, disciplines: tracks, goods, total })
    }
    if (s.automa !== null) log?.({ type: 'automaFinal', total: finalScores(s, s.seats).total })
  },
}

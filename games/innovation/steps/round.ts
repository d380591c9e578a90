/** The course of a round: income, turns, science bonus and clean-up (A9, A10, A35). */
import { at, push, reveal, seatsOf } from '@ludarium/kernel'
import { reshuffle } from '../automa/turn.ts'
import { receive } from '../effects.ts'
import { areaSizeOf, roundTileOf, tileOf } from '../figures.ts'
import { charge, gainScholars, scorePoints } from '../goods.ts'
import { incomeOf } from '../income.ts'
import { player } from '../pieces.ts'
import { allRanks, finalScores } from '../scoring.ts'
import type { InnovationState, Participant } from '../state.ts'
import { disciplineNamed, scienceLevel, TOP } from '../tracks.ts'
import type { PartOf } from './table.ts'

const LAST_ROUND = 6
const POINTS = ['competencies', 'innovations', 'disciplines'] as const

function hasPassed(s: InnovationState, who: Participant): boolean {
  return who < s.seats ? player(s, who).passed : s.automa?.passed === true
}

export const roundSteps = {
  /** A9 The next round: everybody is in again, in the order of passing, and receives income. */
  round: {
    run(s, _step, log) {
      if (s.round > 0) s.order = s.passing
      s.passing = []
      s.round++
      s.phase = 'income'
      s.active = -1
      for (const p of s.players) p.passed = false
      if (s.automa !== null) s.automa.passed = false
      log?.({ type: 'round', round: s.round, tile: s.rounds[s.round - 1] ?? '' })
      if (s.round === LAST_ROUND && s.virtual !== null) {
        reveal(s)
        log?.({ type: 'area', size: areaSizeOf(s, s.virtual.area) })
      }
      for (const who of s.order) if (who < s.seats) push(s, { step: 'income', seat: who })
      push(s, { step: 'next' })
    },
  },

  /** A10.4 Steps of the competency tool-and-step first: they may open an income in the same phase. */
  income: {
    run(s, { seat }) {
      for (const tile of player(s, seat).competencies) {
        const any = tileOf(s, tile)?.income?.stepsAny
        if (any !== undefined) push(s, { step: 'step', seat, count: any.count, times: 1 })
      }
      push(s, { step: 'incomeRest', seat })
    },
  },

  incomeRest: {
    run(s, { seat }, log) {
      const p = player(s, seat)
      const sum = incomeOf(s, p)
      for (const source of POINTS) scorePoints(s, seat, sum[source], source, log)
      p.coins += sum.coin
      p.tools += sum.tool
      const scholars = gainScholars(p, sum.scholar)
      const power = charge(p, sum.power)
      log?.({ type: 'income', seat, coins: sum.coin, tools: sum.tool, scholars, power, books: sum.book })
      if (sum.book > 0) push(s, { step: 'book', seat, count: sum.book })
    },
  },

  /** A11.1 The next turn of who has not passed; when all have, Phase III or the end. */
  next: {
    run(s) {
      s.phase = 'actions'
      s.turn++
      const count = s.order.length
      for (let n = 1; n <= count; n++) {
        const place = (s.active + n) % count
        const who = at(s.order, place)
        if (hasPassed(s, who)) continue
        s.active = place
        if (who === s.seats) push(s, { step: 'automa' })
        else push(s, { step: 'action', seat: who }, { step: 'after', seat: who })
        push(s, { step: 'offers' }, { step: 'next' })
        return
      }
      if (s.round === LAST_ROUND) {
        push(s, { step: 'over' })
        return
      }
      s.phase = 'science'
      for (const who of s.passing) if (who < s.seats) push(s, { step: 'science', seat: who })
      push(s, { step: 'cleanUp' })
    },
  },

  /** A35.1 */
  science: {
    run(s, { seat }, log) {
      const bonus = roundTileOf(s)?.scienceBonus
      if (bonus === undefined) return
      const level = scienceLevel(s, player(s, seat), disciplineNamed(bonus.discipline))
      const times = Math.floor(level / bonus.perLevels)
      log?.({ type: 'science', seat, discipline: bonus.discipline, times })
      if (times !== 0) receive(s, seat, bonus.gain, { source: 'rounds', times }, log)
    },
  },

  /** A35.3-A35.6 */
  cleanUp: {
    run(s, _step, log) {
      const bonus = roundTileOf(s)?.scienceBonus
      if (s.virtual !== null && bonus !== undefined) {
        const d = disciplineNamed(bonus.discipline)
        const level = Math.min(TOP, at(s.virtual.levels, d) + bonus.perLevels)
        s.virtual.levels[d] = level
        log?.({ type: 'virtual', discipline: bonus.discipline, level })
      }
      s.usedActions = []
      for (const p of s.players) p.used = []
      s.bonusCoins = s.bonusCoins.map((coins) => coins + 1)
      if (s.automa !== null) reshuffle(s)
      push(s, { step: 'round' })
    },
  },

  /** A36 Scores are worked out from the position, see scoring.ts; here they are told. */
  over: {
    run(s, _step, log) {
      s.phase = 'over'
      for (const seat of seatsOf(s)) {
        const { area, disciplines, goods, total } = finalScores(s, seat)
        log?.({ type: 'final', seat, area, disciplines, goods, total })
      }
      if (s.automa === null) return
      const { area, disciplines, faction, total } = finalScores(s, s.seats)
      const first = allRanks(s).flatMap((rank, who) => (rank === 1 ? [who] : []))
      const type = !first.includes(s.seats) ? 'automaLost' : first.length === 1 ? 'automaWon' : 'automaDrew'
      log?.({ type, area, disciplines, faction, total })
    },
  },
} satisfies PartOf<'round' | 'income' | 'incomeRest' | 'next' | 'science' | 'cleanUp' | 'over'>

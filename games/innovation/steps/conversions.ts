/** Conversions (A6). */
import { at, type FreeMoves } from '@ludarium/kernel'
import type { Discipline } from '../data/index.ts'
import type { InnovationEvent } from '../events.ts'
import { conversionOf, powerPricesOf } from '../figures.ts'
import { addBooks, gainScholars, payScholar, spendPower } from '../goods.ts'
import type { InnovationMove } from '../moves.ts'
import { isManual } from '../options.ts'
import { player } from '../pieces.ts'
import type { InnovationState, InnovationStep, Player } from '../state.ts'
import { DISCIPLINES, disciplineNamed } from '../tracks.ts'
import { isAutomatic } from './offers.ts'

/** Power that a conversion costs. */
function powerFor(s: InnovationState, conversion: string): number {
  return conversionOf(s, conversion)?.pay.power ?? 0
}

const convert = (conversion: string, discipline: Discipline | '' = ''): InnovationMove => ({
  do: 'convert',
  conversion,
  discipline,
})
const TO_SCHOLAR = convert('power-scholar')
const TO_BOOK = DISCIPLINES.map((discipline) => convert('power-book', discipline))
const TO_TOOL = convert('power-tool')
const TO_COIN = convert('power-coin')
const SCHOLAR_TOOL = convert('scholar-tool')
const TOOL_COIN = convert('tool-coin')
const BOOK_COIN = DISCIPLINES.map((discipline) => convert('book-coin', discipline))
const SACRIFICE = convert('sacrifice-power')

/** A6.1 Conversions that are possible now. */
function listConversions(s: InnovationState, p: Player, out: InnovationMove[]): void {
  const ready = p.bowls[2]
  if (ready > 0) {
    const price = powerPricesOf(s)
    if (ready >= price.scholar && p.pool > 0) out.push(TO_SCHOLAR)
    if (ready >= price.book) for (const move of TO_BOOK) out.push(move)
    if (ready >= price.tool) out.push(TO_TOOL)
    if (ready >= price.coin) out.push(TO_COIN)
  }
  if (p.scholars > 0) out.push(SCHOLAR_TOOL)
  if (p.tools > 0) out.push(TOOL_COIN)
  for (let d = 0; d < BOOK_COIN.length; d++) if (at(p.books, d) > 0) out.push(at(BOOK_COIN, d))
  if (p.bowls[1] >= 2) out.push(SACRIFICE)
}

export function canConvert(p: Player): boolean {
  if (p.bowls[2] > 0 || p.scholars > 0 || p.tools > 0 || p.bowls[1] >= 2) return true
  return p.books.some((n) => n > 0)
}

/** A6.2, A6.3 Before and after the main action; by the manual also while power is offered (A42). */
function isTime(s: InnovationState, step: InnovationStep): boolean {
  if (step.step === 'offer') return isManual(s) && !isAutomatic(s, step)
  return step.step === 'action' || step.step === 'after'
}

/** A6 Conversions are offered beside other questions. */
export const freeMoves: FreeMoves<InnovationState, InnovationMove, InnovationStep, InnovationEvent> = {
  add(s, step, seat, moves) {
    if (isTime(s, step)) listConversions(s, player(s, seat), moves)
  },
  on: {
    convert(s, _step, seat, { conversion, discipline }, log) {
      const p = player(s, seat)
      const d = discipline === '' ? -1 : disciplineNamed(discipline)
      const power = powerFor(s, conversion)
      spendPower(p, power)
      switch (conversion) {
        case 'power-scholar':
          gainScholars(p, 1)
          break
        case 'power-book':
          addBooks(p, d, 1)
          break
        case 'power-tool':
          p.tools++
          break
        case 'power-coin':
          p.coins++
          break
        case 'scholar-tool':
          payScholar(p)
          p.tools++
          break
        case 'tool-coin':
          p.tools--
          p.coins++
          break
        case 'book-coin':
          addBooks(p, d, -1)
          p.coins++
          break
        case 'sacrifice-power':
          p.bowls[1] -= 2
          p.bowls[2]++
          p.lost++
      }
      log?.({ type: 'converted', seat, conversion, discipline, power })
    },
  },
}

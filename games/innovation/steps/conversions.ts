/** Conversions around the main action (A6). */
import type { Seat } from '@ludarium/kernel'
import type { Discipline } from '../data/index.ts'
import type { InnovationLog } from '../events.ts'
import { conversionOf } from '../figures.ts'
import { addBooks, gainScholars, payScholar, spendPower } from '../goods.ts'
import type { InnovationMove, MoveOf } from '../moves.ts'
import { player } from '../pieces.ts'
import type { InnovationState, Player } from '../state.ts'
import { DISCIPLINES, disciplineNamed } from '../tracks.ts'

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
export function listConversions(s: InnovationState, p: Player, out: InnovationMove[]): void {
  const ready = p.bowls[2]
  if (ready > 0) {
    if (ready >= powerFor(s, 'power-scholar') && p.pool > 0) out.push(TO_SCHOLAR)
    if (ready >= powerFor(s, 'power-book')) for (const move of TO_BOOK) out.push(move)
    if (ready >= powerFor(s, 'power-tool')) out.push(TO_TOOL)
    if (ready >= powerFor(s, 'power-coin')) out.push(TO_COIN)
  }
  if (p.scholars > 0) out.push(SCHOLAR_TOOL)
  if (p.tools > 0) out.push(TOOL_COIN)
  for (let d = 0; d < 4; d++) {
    const move = BOOK_COIN[d]
    if ((p.books[d] ?? 0) > 0 && move !== undefined) out.push(move)
  }
  if (p.bowls[1] >= 2) out.push(SACRIFICE)
}

export function canConvert(p: Player): boolean {
  if (p.bowls[2] > 0 || p.scholars > 0 || p.tools > 0 || p.bowls[1] >= 2) return true
  return p.books.some((n) => n > 0)
}

export function playConversion(s: InnovationState, seat: Seat, move: MoveOf<'convert'>, log?: InnovationLog): void {
  const p = player(s, seat)
  const d = move.discipline === '' ? -1 : disciplineNamed(move.discipline)
  spendPower(p, powerFor(s, move.conversion))
  switch (move.conversion) {
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
  log?.({ type: 'converted', seat, conversion: move.conversion, discipline: move.discipline })
}

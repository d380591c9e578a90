/** Conversions around the main action (A6). */
import type { Log, Seat } from '@ludarium/kernel'
import { conversions, type Discipline } from '../data/index.ts'
import { gainScholars, payScholar, spendPower } from '../goods.ts'
import { type InnovationMove, type InnovationState, type MoveOf, type Player, player } from '../state.ts'
import { DISCIPLINES, disciplineNamed } from '../tracks.ts'

const POWER_OF = new Map(conversions.map((conversion) => [conversion.id, conversion.pay.power ?? 0]))
const power = (id: string): number => POWER_OF.get(id) ?? 0
const POWER_SCHOLAR = power('power-scholar')
const POWER_BOOK = power('power-book')
const POWER_TOOL = power('power-tool')
const POWER_COIN = power('power-coin')

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
export function listConversions(p: Player, out: InnovationMove[]): void {
  const ready = p.bowls[2]
  if (ready >= POWER_SCHOLAR && p.pool > 0) out.push(TO_SCHOLAR)
  if (ready >= POWER_BOOK) for (const move of TO_BOOK) out.push(move)
  if (ready >= POWER_TOOL) out.push(TO_TOOL)
  if (ready >= POWER_COIN) out.push(TO_COIN)
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

export function playConversion(s: InnovationState, seat: Seat, move: MoveOf<'convert'>, log?: Log): void {
  const p = player(s, seat)
  const d = move.discipline === '' ? -1 : disciplineNamed(move.discipline)
  spendPower(p, power(move.conversion))
  switch (move.conversion) {
    case 'power-scholar':
      gainScholars(p, 1)
      break
    case 'power-book':
      p.books[d] = (p.books[d] ?? 0) + 1
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
      p.books[d] = (p.books[d] ?? 0) - 1
      p.coins++
      break
    case 'sacrifice-power':
      p.bowls[1] -= 2
      p.bowls[2]++
      p.lost++
  }
  log?.({ type: 'converted', seat, conversion: move.conversion, discipline: move.discipline })
}

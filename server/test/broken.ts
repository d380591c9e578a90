/** Bazaar with a judgement that searching bots cannot think with: `?hangs` never returns, `?throws` throws. */
import { bazaar } from '../../kernel/test/toys/bazaar.ts'
import type { Shelf } from '../hall/hall.ts'

const hangs = import.meta.url.endsWith('?hangs')

function judge(): number {
  for (let turns = 0; hangs; turns++) JSON.stringify({ turns })
  throw new Error('It cannot judge.')
}

export const shelf: Shelf = async () => ({ ...bazaar, advice: { ...bazaar.advice, judge } })

/** Bazaar with a broken evaluation for searching bots: `?hangs` never returns, `?throws` throws. */
import { bazaar } from '../../kernel/test/toys/bazaar.ts'
import type { GameLoader } from '../live/live-tables.ts'

const hangs = import.meta.url.endsWith('?hangs')

function judge(): number {
  for (let turns = 0; hangs; turns++) JSON.stringify({ turns })
  throw new Error('It cannot judge.')
}

export const gameLoader: GameLoader = async () => ({ ...bazaar, advice: { ...bazaar.advice, judge } })

/** "The game ended in round 4. 8 Shards ahead of Basalt." */
import type { ReactNode } from 'react'
import type { EssenceProps } from '../targets.ts'
import { standingsOf } from './standings.ts'

export function Ended({ view, words, looks }: EssenceProps): ReactNode {
  const how = words.t('end.about', { round: view.round })
  const [first, second] = standingsOf(view)
  if (first === undefined || second === undefined) return how
  const lead = first.total - second.total
  const key = first.rank === second.rank ? 'end.tied' : lead === 0 ? 'end.narrow' : 'end.ahead'
  return `${how} ${words.t(key, { n: lead, seat: looks[second.seat]?.name ?? '' })}`
}

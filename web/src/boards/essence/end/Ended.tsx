/** "The game ended in round 4. 8 Shards ahead of Basalt." */
import type { ReactNode } from 'react'
import { aheadOf } from '../../../table/AtEnd.tsx'
import type { EssenceProps } from '../targets.ts'
import { standingsOf } from './standings.ts'

export function Ended({ view, words, looks }: EssenceProps): ReactNode {
  const how = words.t('end.about', { round: view.round })
  const ahead = aheadOf(standingsOf(view), looks)
  return ahead === null ? how : `${how} ${words.t(...ahead)}`
}

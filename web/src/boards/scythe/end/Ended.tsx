/** "The sixth star ended the game in round 17. 18 coins ahead of Jonas." */
import type { ReactNode } from 'react'
import { aheadOf } from '../../../table/AtEnd.tsx'
import type { ScytheProps } from '../targets.ts'
import { standingsOf } from './standings.ts'

export function Ended({ view, words, looks }: ScytheProps): ReactNode {
  const how = words.t('end.about', { round: view.round })
  const ahead = aheadOf(standingsOf(view), looks)
  return ahead === null ? how : `${how} ${words.t(...ahead)}`
}

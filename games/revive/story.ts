/** R26 The cards of a campaign chapter, and what sets its event off. */
import { push, type Seat } from '@ludarium/kernel'
import { CAMPAIGN_CARDS, type CampaignCard } from './data/index.ts'
import type { ReviveState } from './state.ts'

/** Cards of a chapter, in order; `when` narrows them to those read at that moment. */
export function chapterCards(chapter: number, when = ''): readonly CampaignCard[] {
  return CAMPAIGN_CARDS.filter((card) => card.chapter === chapter && card.when.startsWith(when))
}

/** R26.3 The chapter's event happens right after what sets it off. */
export function trigger(s: ReviveState, name: string, seat: Seat): void {
  if (!s.event || chapterCards(s.chapter, 'inPlay:')[0]?.when !== `inPlay:${name}`) return
  s.event = false
  push(s, { step: 'event', seat })
}

/** R26.2 `branch`: what the winner of the chapter may choose between. */
export function branchOptions(chapter: number): readonly { readonly label: string }[] {
  for (const card of chapterCards(chapter, 'afterScoring')) {
    for (const op of card.ops) if (op.op === 'branch') return op.options
  }
  return []
}

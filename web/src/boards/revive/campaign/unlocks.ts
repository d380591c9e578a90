/** What the chapters unlock, one after the other. */
import type { Message } from '@ludarium/kernel'
import type { Campaign } from '@ludarium/revive'
import { CAMPAIGN_CARDS, type CampaignOp } from '@ludarium/revive/data'

export interface Unlock {
  readonly chapter: number
  readonly icon: string
  readonly name: Message
  readonly found: boolean
}

type Unlocking = Extract<CampaignOp, { readonly op: 'unlock' }>

const ICONS: Readonly<Record<string, string>> = {
  tribe: 'people',
  switch: 'lever',
  moonSides: 'moon',
  largeLocations: 'stone-tower',
  vastCrystals: 'crystal-cluster',
  longGame: 'clock',
  draftArtifacts: 'r-card',
}

function nameOf({ what, id }: Unlocking): Message {
  if (what === 'tribe') return { key: `tribe.${id ?? ''}` }
  return { key: `unlock.${what}` }
}

export function unlocksOf({ chapter: next }: Campaign): readonly Unlock[] {
  return CAMPAIGN_CARDS.flatMap(({ chapter, ops }) =>
    ops.flatMap((op): Unlock[] => {
      if (op.op === 'branch') return [{ chapter, icon: 'lever', name: { key: 'unlock.branch' }, found: chapter < next }]
      const icon = op.op === 'unlock' ? ICONS[op.what] : undefined
      return op.op !== 'unlock' || icon === undefined
        ? []
        : [{ chapter, icon, name: nameOf(op), found: chapter < next }]
    }),
  )
}

/** Stars that a chapter has to give to one player. */
export function starsIn(chapter: number): number {
  return CAMPAIGN_CARDS.filter((card) => card.chapter === chapter)
    .flatMap(({ ops }) => ops)
    .reduce((sum, op) => sum + (op.op === 'stars' ? op.n : 0), 0)
}

/** The moves: one decision each. Hexes are named as on the map, everything else by the ids of the data. */
import type { Building, Discipline, FactionId, Terrain } from './data/index.ts'

/** How a target hex is reached: '' for plain reach. */
export type Way = '' | 'tunnel' | 'flight'

export type InnovationMove =
  // Setup
  | { readonly do: 'set'; readonly terrain: Terrain }
  | { readonly do: 'draft'; readonly kind: 'terrain' | 'faction' | 'palace' | 'bonus'; readonly item: string }
  | { readonly do: 'display'; readonly terrain: Terrain; readonly faction: FactionId }
  | { readonly do: 'rival'; readonly terrain: Terrain }
  | { readonly do: 'settle'; readonly hex: string }
  /** Which effect comes first: the name of its step. */
  | { readonly do: 'first'; readonly item: string }
  // Main actions
  | { readonly do: 'terraform'; readonly hex: string; readonly way: Way }
  | { readonly do: 'build'; readonly hex: string; readonly way: Way }
  | { readonly do: 'upgrade'; readonly hex: string; readonly to: Building }
  | { readonly do: 'sailing' }
  | { readonly do: 'terraforming' }
  | { readonly do: 'innovation'; readonly innovation: string }
  | { readonly do: 'send'; readonly discipline: Discipline; readonly steps: number }
  | { readonly do: 'return'; readonly discipline: Discipline }
  | { readonly do: 'power'; readonly action: string }
  | { readonly do: 'bookAction'; readonly action: string }
  | { readonly do: 'special'; readonly special: string }
  | { readonly do: 'annex'; readonly hex: string }
  | { readonly do: 'molesBridge' }
  | { readonly do: 'pass' }
  // Around the main action
  | { readonly do: 'convert'; readonly conversion: string; readonly discipline: Discipline | '' }
  | { readonly do: 'end' }
  | { readonly do: 'accept' }
  | { readonly do: 'decline' }
  // Inside an action
  | { readonly do: 'target'; readonly hex: string; readonly way: Way }
  | { readonly do: 'dig'; readonly spades: number }
  /** rulesVariant 'manual': free spades of one more source join in. */
  | { readonly do: 'add'; readonly source: string }
  | { readonly do: 'spade'; readonly hex: string }
  | { readonly do: 'enough' }
  | { readonly do: 'raise'; readonly hex: string }
  | { readonly do: 'place'; readonly hex: string }
  | { readonly do: 'freeUpgrade'; readonly hex: string }
  | { readonly do: 'replace'; readonly hex: string }
  | { readonly do: 'bridge'; readonly from: string; readonly to: string }
  | { readonly do: 'palace'; readonly palace: string }
  | { readonly do: 'competency'; readonly competency: string }
  | { readonly do: 'city'; readonly tile: string }
  /** The group with this hex, or the groups that touch this river hex, become a city. */
  | { readonly do: 'found'; readonly hex: string }
  | { readonly do: 'bonus'; readonly bonus: string }
  | { readonly do: 'step'; readonly discipline: Discipline }
  | { readonly do: 'key' }
  | { readonly do: 'keep' }
  | { readonly do: 'book'; readonly discipline: Discipline }
  | { readonly do: 'pay'; readonly discipline: Discipline }

export type InnovationMoveOf<N extends InnovationMove['do']> = Extract<InnovationMove, { readonly do: N }>

/** No, thank you: to power, spades, a workshop, a bridge, a city, a neutral building, a competency. */
export const DECLINE: InnovationMoveOf<'decline'> = { do: 'decline' }

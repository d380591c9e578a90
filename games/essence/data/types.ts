/** What a component says, as data. Rules E19: one small language for the effects of every card. */

export type SegmentType = 'military' | 'magical' | 'economic' | 'cultural' | 'political'
export type SegmentKind = 'palace' | 'location' | 'monument'
/** Pattern letters of the types: Red, Purple, Yellow, Green, Blue. */
export type Letter = 'R' | 'P' | 'Y' | 'G' | 'B'
export type Star = 'main' | 'side'
export type Target = 'player' | 'threat' | 'monster'
export type Token = 'wealth' | 'influence'

/** E19.3 A figure that is counted when the effect happens: count x times, raised to min, cut to max. */
export interface Count {
  readonly count: 'fragments' | `segments:${SegmentType}` | `adjacent:${SegmentType}`
  readonly times: number
  readonly min?: number
  readonly max?: number
}
export type Figure = number | Count

/** E19.2 */
export type Gain =
  | 'essence'
  | 'shards'
  | 'influence'
  | 'wealth'
  | 'attack'
  | 'defense'
  | 'draw'
  | 'foundation'
  | 'ignoreAttack'

/** E19.2 */
export type Effect =
  | { readonly op: Gain; readonly n: Figure }
  | AttackEffect
  | { readonly op: 'buildAction'; readonly discount?: number; readonly freeFoundation?: boolean }
  | { readonly op: 'treatyAction'; readonly discount?: number }
  | { readonly op: 'moveSegment' | 'swapSegments'; readonly n: 1 }
  | { readonly op: 'addToPool'; readonly n: number }
  | { readonly op: 'exhaust'; readonly what: 'location' | 'segment'; readonly n: number }
  | { readonly op: 'discount'; readonly what: 'build' | 'treaty' | 'prophecy'; readonly n: number }
  | {
      readonly op: 'take'
      readonly what: Token | 'either'
      readonly from: 'opponent' | 'allOpponents'
      readonly n: number
    }
  | { readonly op: 'choose' | 'opponentChooses'; readonly options: readonly (readonly Effect[])[] }
  | { readonly op: 'spy'; readonly stars: readonly Star[] }
  | { readonly op: 'exchangeAttackDefense' | 'rector' | 'raid' | 'tradeAgreement' | 'embassy' }

export interface AttackEffect {
  readonly op: 'attackAction'
  /** Without it: everything. */
  readonly targets?: readonly Target[]
  readonly bonus?: number
  readonly loot?: 'slaver'
  readonly onWin?: readonly Effect[]
}

/** E19.4 `card`: other cards from the hand; `exhaustLocation`: own ready Locations that bear a star. */
export interface Cost {
  readonly pay: Token | 'card' | 'exhaustLocation'
  readonly n: number
}

/** E19.5 */
export type Trigger = 'build' | 'attackWon' | 'attackLost' | 'prophecyRead' | 'biddingWon' | 'treatySigned' | 'pass'
export type Modifier = 'buildCost' | 'treatyCost' | 'prophecyCost' | 'attackValue'
export interface Filter {
  readonly type?: SegmentType
  readonly kind?: SegmentKind
  readonly vs?: Target
}

export interface OneTime {
  readonly kind: 'oneTime'
  readonly do: readonly Effect[]
}
export interface Income {
  readonly kind: 'income'
  readonly do: readonly Effect[]
}
export interface TriggerPassive {
  readonly kind: 'passive'
  readonly on: Trigger
  readonly filter?: Filter
  readonly do: readonly Effect[]
}
export interface ModifierPassive {
  readonly kind: 'passive'
  readonly modify: Modifier
  readonly n: number
  readonly filter?: Filter
}
export interface StarAction {
  readonly kind: 'action'
  readonly star: Star
  readonly cost: readonly Cost[]
  readonly do: readonly Effect[]
}
/** E10.5 Grey, golden, white (two forms), star. */
export type Ability = OneTime | Income | TriggerPassive | ModifierPassive | StarAction

/** A card of an island. */
export interface SegmentCard {
  readonly id: string
  readonly name: string
  readonly kind: SegmentKind
  readonly type: SegmentType
  /** Wealth; a Palace has none. */
  readonly cost: number | null
  readonly essence: number
  readonly plus: readonly SegmentType[]
  readonly minus: readonly SegmentType[]
  readonly abilities: readonly Ability[]
}

export interface PalaceCard extends SegmentCard {
  readonly faction: FactionId
}

/** One framed action of a character. `copied`: main or side, as the action that is copied (E20.1). */
export interface CharacterOption {
  readonly star: Star | 'copied'
  readonly cost: readonly Cost[]
  readonly do: readonly Effect[]
}

export interface FollowerCard {
  /** The faction's id, a dot, the character. */
  readonly id: string
  readonly name: string
  readonly character: string
  readonly faction: FactionId
  /** Part of every deck (E20.5). */
  readonly core: boolean
  readonly options: readonly CharacterOption[]
}

export interface AdvisorCard {
  readonly id: string
  readonly name: string
  readonly title: string
  readonly copies: number
  readonly options: readonly CharacterOption[]
}

/** E13.4 */
export type Requirement =
  | { readonly req: 'pattern'; readonly rows: readonly string[] }
  | { readonly req: 'attacksWon' | 'treatiesSigned' | 'sameType' | 'monuments'; readonly n: number }
  | { readonly req: 'spend'; readonly what: Token | 'either'; readonly n: number }
  | { readonly req: 'monster'; readonly name: string; readonly defense: number }

export interface FragmentCard {
  readonly id: string
  readonly name: string
  readonly value: 1 | 2 | 3
  /** Influence. */
  readonly cost: number
  readonly requires: readonly Requirement[]
  readonly bonus: readonly Effect[]
}

export interface Treaty {
  readonly id: string
  readonly name: string
  /** Costs of its spaces, left to right. */
  readonly spaces: readonly number[]
  readonly payWith: 'either'
  readonly do: readonly Effect[]
}

export type FactionId =
  | 'three-islands-kingdom'
  | 'university-of-the-sun'
  | 'windward-league'
  | 'chain-throne'
  | 'choir-of-the-hanging-gardens'

export interface Faction {
  readonly id: FactionId
  readonly name: string
  readonly tokenColour: string
  readonly stats: {
    readonly influence: number
    readonly wealth: number
    readonly popularity: number
    readonly attack: number
    readonly defense: number
    readonly foundations: number
  }
  readonly palace: string
  readonly followers: readonly string[]
  readonly tokens: number
  readonly story: string
}

export type Edition = 'revised' | 'draft'
/** E2.2 */
export interface EditionFlags {
  /** By number of players. */
  readonly endShards: Readonly<Record<number, number>>
  readonly moveScoring: 'modifiersOnly' | 'full'
  readonly reservedShift: 'right' | 'left'
  readonly advisorMustBeTaken: boolean
  /** null: no upper end. */
  readonly threatMax: number | null
}

/** What a table of Revive is: its state, its moves and the steps that may be pending. */
import type { Move, SealedStep, Seat, State } from '@ludarium/kernel'
import type {
  Basic,
  Color,
  Half,
  Kind,
  Resource,
  SetId,
  Side,
  SlotId,
  SwitchId,
  TechId,
  TribeId,
} from './data/index.ts'

/** A card in a slot and the half it was played for. */
export interface Played {
  card: string
  half: Half
}

/** A machine on a player's board. */
export interface MachineOwned {
  /** Standard machine, special machine token, or the technology that brought it, e.g. '0x49.sun.t2'. */
  id: string
  /** Holds an energy marker, so it cannot be used again yet. */
  charged: boolean
}

export interface Player {
  /** '' until it is dealt or chosen. */
  tribe: TribeId | ''
  /** '' until it is chosen. */
  side: Side | ''
  /** Letter of the starting set. */
  set: SetId
  /** May be above the caps while the player pays (R5.6). */
  resources: Record<Resource, number>
  /** Blue points (R6). */
  points: number
  /** How many bonuses of the point track are gained. */
  bonuses: number
  /** Positions on the machine tracks, 1 to 12. */
  tracks: Record<Color, number>
  /** Unlocked reward spaces, in the order they were unlocked. */
  rewards: string[]
  /** Markers on the progress track. */
  progress: number
  /** Progress markers removed from the tribe board, 0 to 5. */
  tribeMarkers: number
  /** By technology t1 to t7: number of the space its figure stands on, -1 while the technology is locked. */
  figures: number[]
  /** Keys of the technology effects whose modifiers work (R2.7). */
  mods: string[]
  /** Numbers of the spaces with small buildings. */
  small: number[]
  /** Numbers of the spaces with large buildings. */
  large: number[]
  /** Numbers of the waters whose reward was collected by building. */
  waters: number[]
  /** Numbers of the spaces with own tribe tiles. */
  tiles: number[]
  /** Number of the falcon's space, -1 without one. */
  falcon: number
  /** Cards that can be played. */
  active: string[]
  /** Cards that wake with the next hibernation. */
  resting: string[]
  slots: Record<SlotId, Played[]>
  /** By module space (order of MODULE_SPACES): the module there, '' for none. */
  modules: string[]
  /** By module space: whether a module was ever placed there (R9.4). */
  used: boolean[]
  machines: MachineOwned[]
  /** Energy in storage. */
  energy: number
  /** Closed crates; only the owner knows them. */
  crates: string[]
  /** Opened crates. */
  opened: string[]
  /** Opened crates that were used a second time (R17.4). */
  reopened: string[]
  /** Major artifacts. */
  artifacts: string[]
  /** Minor artifacts. */
  minors: number
  /** The secret artifact card, '' while it is drafted. */
  artifactCard: string
  /** Cards to choose from in the draft (R3.10); empty afterwards. */
  draft: string[]
  switchUsed: boolean
  /** Space of the hibernation marker, 0 to 5. */
  hibernation: number
  /** How often the player has hibernated. */
  slept: number
  endTile: boolean
  /** Explore actions taken, for the campaign. */
  explored: number
}

/** One side of a large location tile, e.g. { tile: 'LL4', side: 'B' }. */
export interface LargeSide {
  tile: string
  side: 'A' | 'B'
}

export interface ReviveState extends State {
  players: Player[]
  /** The starting player. */
  first: Seat
  /** Whose turn it is. */
  active: Seat
  /** Actions taken in this turn. */
  actions: number
  /** By position: the tile there. Hidden while face down, except for its back. */
  tiles: string[]
  /** By position: number of the tile's back in BACKS, -1 for a starting tile. */
  backs: number[]
  /** By position: orientation 0 or 1 of a face-up tile, -1 face down. */
  turned: number[]
  /** By space: what it is, a number of GROUNDS; 0 while face down. */
  ground: number[]
  /** By large location space NW, NE, SE, SW. */
  large: LargeSide[]
  /** Deck of citizens, top last. */
  deck: string[]
  /** Face-up citizens. */
  display: string[]
  modulePile: string[]
  moduleDisplay: string[]
  machinePiles: Record<Color, string[]>
  machineDisplay: Record<Color, string[]>
  cratePile: string[]
  /** Artifact cards nobody holds. */
  artifactPile: string[]
  /** Energy markers in the supply. */
  energy: number
  /** Major artifacts in the crater supply. */
  crater: string[]
  /** Minor artifacts in the crater supply (long game with four players). */
  craterMinors: number
  /** Components out of the game. */
  gone: string[]
  /** Seat whose payment is under way: caps do not bind it (R5.6); -1 for nobody. */
  paying: Seat
  /** Card that counts as having all colours until the action ends (R8.8), '' for none. */
  wild: string
  /** Card that makes its player hibernate when the action ends (R16.8), '' for none. */
  sleeper: string
  /** Energy has been returned in this hibernation: no machine may be used any more (R16.2). */
  asleep: boolean
  /** How often machines were used in this turn (ruling I19). */
  uses: number
  /** Payments given up since the last action, e.g. 'build 1,1 small': they are not begun again. */
  withdrawn: string[]
  /** Somebody has taken the end game tile. */
  ending: boolean
  /** The last turns have begun. */
  final: boolean
  /** Seats that still take their last turn, next one first. */
  lastTurns: Seat[]
  /** Position of the solo cube, 1 to 22; 0 with more players. */
  cube: number
  switchSide: SwitchId
  vastCrystals: boolean
  /** Campaign chapter, 0 outside the campaign. */
  chapter: number
  /** The chapter's event has not happened yet. */
  event: boolean
  /** Tribe abilities used by anyone, for the campaign. */
  abilities: number
  /** What the winner chose at the end of a chapter, -1 for nothing. */
  branch: number
  /** The score is final and artifact cards are shown. */
  over: boolean
  agenda: ReviveStep[]
}

/** A payment for a board action under way (R5.6). */
export interface Payment {
  readonly seat: Seat
  readonly kind: Kind
  /** Position number for explore, space number otherwise. */
  readonly target: number
  readonly size: 'small' | 'large' | ''
  /** Technology for populate, 0 to 6, else -1. */
  readonly tech: number
  /** Range and discount from boosts and from the effect that gave the action. */
  readonly range: number
  readonly discount: number
  readonly unlimited: boolean
  /** Key of the effect that gave the action, '' for one of the turn's actions. */
  readonly by: string
}

/** Effects are named by key, see effects.ts: 'CG11.top.1' is the second part of the top half of card CG11. */
export type ReviveStep =
  | { readonly step: 'tribe'; readonly seat: Seat }
  | { readonly step: 'side'; readonly seat: Seat }
  | (SealedStep<ReviveMove> & { readonly step: 'draft' })
  | { readonly step: 'begin' }
  | { readonly step: 'first' }
  | { readonly step: 'onward'; readonly seat: Seat }
  | { readonly step: 'turn'; readonly seat: Seat }
  | { readonly step: 'acted'; readonly seat: Seat }
  | { readonly step: 'turnOver'; readonly seat: Seat }
  | { readonly step: 'lever'; readonly seat: Seat }
  | { readonly step: 'slot'; readonly seat: Seat; readonly card: string; readonly flipped: boolean }
  | { readonly step: 'effects'; readonly seat: Seat; readonly effects: readonly string[]; readonly about: string }
  | {
      readonly step: 'parts'
      readonly seat: Seat
      readonly parts: readonly string[]
      readonly about: string
      /** The card just played whose effects these are, or ''. */
      readonly card: string
    }
  /** What is left of several parts: whether their order matters is looked at again. */
  | {
      readonly step: 'remaining'
      readonly seat: Seat
      readonly parts: readonly string[]
      readonly about: string
      readonly card: string
    }
  /** Rewards of one player's buildings, to be put in order. */
  | { readonly step: 'rewards'; readonly seat: Seat; readonly parts: readonly string[] }
  | { readonly step: 'accept'; readonly seat: Seat; readonly effect: string; readonly about: string }
  | { readonly step: 'basic'; readonly seat: Seat; readonly n: number }
  | { readonly step: 'overflow'; readonly seat: Seat; readonly n: number }
  | { readonly step: 'swap'; readonly seat: Seat; readonly times: number }
  | {
      readonly step: 'buy'
      readonly seat: Seat
      readonly effect: string
      readonly times: number
      readonly about: string
    }
  | { readonly step: 'price'; readonly seat: Seat; readonly n: number; readonly effect: string }
  | { readonly step: 'choose'; readonly seat: Seat; readonly effect: string; readonly about: string }
  | { readonly step: 'advance'; readonly seat: Seat; readonly track: Color; readonly n: number }
  | { readonly step: 'track'; readonly seat: Seat; readonly n: number }
  | { readonly step: 'unlock'; readonly seat: Seat; readonly rewards: readonly string[] }
  | { readonly step: 'special'; readonly seat: Seat; readonly color: Color }
  | { readonly step: 'artifact'; readonly seat: Seat }
  | { readonly step: 'remove'; readonly seat: Seat }
  | { readonly step: 'module'; readonly seat: Seat; readonly n: number }
  | { readonly step: 'place'; readonly seat: Seat; readonly module: string; readonly n: number }
  | { readonly step: 'ability'; readonly seat: Seat }
  | { readonly step: 'recover'; readonly seat: Seat; readonly n: number }
  | { readonly step: 'rest'; readonly seat: Seat; readonly n: number; readonly except: string }
  | { readonly step: 'wake'; readonly seat: Seat; readonly n: number }
  | { readonly step: 'restActive'; readonly seat: Seat }
  | { readonly step: 'playCard'; readonly seat: Seat; readonly color: Color | 'any' }
  | { readonly step: 'recruit'; readonly seat: Seat; readonly color: Color | 'any' }
  | { readonly step: 'act'; readonly seat: Seat; readonly effect: string }
  | { readonly step: 'wild'; readonly seat: Seat }
  | { readonly step: 'reopen'; readonly seat: Seat }
  | { readonly step: 'copy'; readonly seat: Seat }
  | { readonly step: 'size'; readonly seat: Seat; readonly target: number; readonly by: string }
  | { readonly step: 'tech'; readonly seat: Seat; readonly target: number; readonly by: string }
  | ({ readonly step: 'pay' } & Payment)
  | ({
      readonly step: 'save'
      readonly left: number
      readonly gear: number
      readonly book: number
      readonly food: number
    } & Payment)
  | { readonly step: 'recruitAny'; readonly seat: Seat }
  | { readonly step: 'turnUp'; readonly seat: Seat; readonly target: number }
  | { readonly step: 'orient'; readonly seat: Seat; readonly target: number }
  | { readonly step: 'tile'; readonly seat: Seat; readonly effect: string }
  | { readonly step: 'falcon'; readonly seat: Seat }
  | { readonly step: 'figure'; readonly seat: Seat }
  | { readonly step: 'figureTo'; readonly seat: Seat; readonly tech: number }
  | { readonly step: 'hibernate'; readonly seat: Seat; readonly card: string }
  | { readonly step: 'reward'; readonly seat: Seat }
  | { readonly step: 'clear'; readonly seat: Seat }
  | { readonly step: 'event'; readonly seat: Seat }
  | { readonly step: 'scoring' }
  | { readonly step: 'branch'; readonly seat: Seat }

/** Every decision, one click each. Spaces and positions are named by id, e.g. '1,-2', 'L:NE', 'P07'. */
export type ReviveMove =
  | (Move & { readonly do: 'tribe'; readonly tribe: TribeId })
  | (Move & { readonly do: 'side'; readonly side: Side })
  | (Move & { readonly do: 'keep'; readonly card: string })
  /** The turn's actions, and actions given by effects. */
  | (Move & { readonly do: 'play'; readonly card: string })
  | (Move & { readonly do: 'switch' })
  | (Move & { readonly do: 'explore'; readonly tile: string })
  | (Move & { readonly do: 'populate'; readonly space: string })
  | (Move & { readonly do: 'build'; readonly space: string })
  | (Move & { readonly do: 'hibernate' })
  | (Move & { readonly do: 'end' })
  /** Free actions. */
  | (Move & { readonly do: 'trade'; readonly resource: Basic })
  | (Move & { readonly do: 'deal'; readonly tech: TechId })
  | (Move & { readonly do: 'machine'; readonly machine: string })
  | (Move & { readonly do: 'crate'; readonly crate: string })
  /** Details of an action. */
  | (Move & { readonly do: 'lever'; readonly copy: boolean })
  | (Move & { readonly do: 'slot'; readonly slot: SlotId; readonly half: Half })
  | (Move & { readonly do: 'size'; readonly size: 'small' | 'large' })
  | (Move & { readonly do: 'tech'; readonly tech: TechId })
  | (Move & { readonly do: 'confirm' })
  | (Move & { readonly do: 'withdraw' })
  | (Move & { readonly do: 'save'; readonly resource: Basic })
  | (Move & { readonly do: 'recruit'; readonly card: string })
  | (Move & { readonly do: 'draw' })
  | (Move & { readonly do: 'orient'; readonly orientation: number })
  /** Details of an effect. */
  | (Move & { readonly do: 'part'; readonly part: string })
  | (Move & { readonly do: 'accept' })
  /** The rest of the effect is declined. */
  | (Move & { readonly do: 'decline' })
  | (Move & { readonly do: 'take'; readonly resource: Basic })
  | (Move & { readonly do: 'swap'; readonly give: Basic; readonly get: Basic })
  | (Move & { readonly do: 'pay'; readonly resource: Resource })
  | (Move & { readonly do: 'choose'; readonly option: number })
  | (Move & { readonly do: 'track'; readonly track: Color })
  | (Move & { readonly do: 'unlock'; readonly reward: string })
  | (Move & { readonly do: 'special'; readonly machine: string })
  | (Move & { readonly do: 'artifact'; readonly artifact: string })
  | (Move & { readonly do: 'module'; readonly module: string })
  | (Move & { readonly do: 'place'; readonly place: string })
  | (Move & { readonly do: 'recover'; readonly machine: string })
  | (Move & { readonly do: 'rest'; readonly card: string })
  | (Move & { readonly do: 'wake'; readonly card: string })
  | (Move & { readonly do: 'wild'; readonly card: string })
  | (Move & { readonly do: 'reopen'; readonly crate: string })
  | (Move & { readonly do: 'copy'; readonly card: string })
  | (Move & { readonly do: 'tile'; readonly space: string })
  | (Move & { readonly do: 'falcon'; readonly space: string })
  | (Move & { readonly do: 'figure'; readonly tech: TechId })
  | (Move & { readonly do: 'figureTo'; readonly space: string })
  /** Hibernation, and clearing the display in solo play. */
  | (Move & { readonly do: 'reward'; readonly space: number })
  | (Move & { readonly do: 'clear'; readonly component: string })
  | (Move & { readonly do: 'branch'; readonly option: number })

/** What a table of Revive is. */
import type { Seat, State } from '@ludarium/kernel'
import type { ReviveStep } from './agenda.ts'
import type { Color, Half, Resource, SetId, Side, SlotId, SwitchId, TribeId } from './data/index.ts'

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
  /** By space: what it is, a number of GROUNDS; 0 while face down. Never changed in place: another map is another list. */
  ground: readonly number[]
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
  /** Cards that make their player hibernate when the action ends (R16.8), with blanks between; '' for none. */
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

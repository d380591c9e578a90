/**
 * How the generic board shows what a game's sketch speaks of: icons, colours of the ground, what stands where. All of
 * it is optional: what a kit does not name is shown by its name.
 */
import type { Catalog, Move, SketchPiece, State } from '@ludarium/kernel'

/** Where on a hex a piece is shown: units in the middle, structures and marks in the upper corners, goods at the foot. */
export type Spot = 'unit' | 'structure' | 'mark' | 'good' | 'none'

export interface Picture {
  readonly icon: string
  readonly spot: Spot
  /** Width of a unit; the hex is 76 wide. */
  readonly size?: number
  /** Colour of a mark that belongs to nobody. */
  readonly fill?: string
}

export interface KitGround {
  /** A CSS colour. */
  readonly fill: string
  /** Dark grounds carry light drawings. */
  readonly dark: boolean
  /** Lies outside the land: a round token on the cloth. */
  readonly aside?: true
}

export interface FigureLook {
  readonly icon: string
  /** A colour token, e.g. 'wealth'. */
  readonly tone: string
}

export interface Kit {
  /** By the name of a piece's picture. */
  readonly pictures: Readonly<Record<string, Picture>>
  readonly grounds: Readonly<Record<string, KitGround>>
  /** By the key of a line's label. */
  readonly figures: Readonly<Record<string, FigureLook>>
  /** How much larger than usual goods are drawn, for maps of many hexes. */
  readonly goods: number
  /** Number of a seat's colour (0 to 6) by what the seat plays, for games whose pieces have colours of their own. */
  readonly colours: Readonly<Record<string, number>>
  /** Id of the hex's place at the other end of a piece that joins two, else null. */
  joins(piece: SketchPiece): string | null
  /** Kinds of components for the gallery: the catalog's names for them, and an icon. `kind.KIND` is their heading. */
  readonly gallery: readonly (readonly [kind: string, icon: string])[]
  /** Key of a question before a move that gives something away; `others` are the other legal moves. */
  wasteful(move: Move, view: State, others: readonly Move[]): string | null
  /** Words that only this board needs. English; other languages replace the kit's. */
  readonly words: Catalog
}

const PLAIN: Kit = {
  pictures: {},
  grounds: {},
  figures: {},
  goods: 1,
  colours: {},
  joins: () => null,
  gallery: [],
  wasteful: () => null,
  words: {},
}

export function defineKit(parts: Partial<Kit>): Kit {
  return { ...PLAIN, ...parts }
}

export const ground = (fill: string, dark = false): KitGround => ({ fill, dark })
export const unit = (icon: string, size: number): Picture => ({ icon, spot: 'unit', size })
export const structure = (icon: string): Picture => ({ icon, spot: 'structure' })
export const mark = (icon: string, fill = 'var(--ink)'): Picture => ({ icon, spot: 'mark', fill })
export const kitGood = (icon: string): Picture => ({ icon, spot: 'good' })
export const kitFigure = (icon: string, tone = 'neutral'): FigureLook => ({ icon, tone })

/**
 * The pages of the gallery. A part adds its own: a file `gallery.tsx` in its folder of the kit or of a board that exports
 * `gallery`. Every game adds its shelves, its seats and its table by itself.
 */
import type { ReactNode } from 'react'
import { games } from '../registry.ts'

export interface Specimen {
  /** The part and its state: 'Button, disabled'. */
  readonly name: string
  /** Takes the whole width. */
  readonly wide?: boolean
  Show(): ReactNode
}

/** One page: the specimens of some parts that belong together. */
export interface GalleryPart {
  readonly name: string
  readonly specimens: readonly Specimen[]
}

export interface PageLink {
  /** Behind the hash of the address. */
  readonly id: string
  readonly name: string
}

type Load = () => Promise<{ readonly gallery: GalleryPart }>

const found: Readonly<Record<string, Load>> = import.meta.glob<{ readonly gallery: GalleryPart }>([
  './parts/*.tsx',
  '../kit/**/gallery.tsx',
  '../boards/*/gallery.tsx',
])

/** './parts/controls.tsx' is 'controls', '../kit/score/gallery.tsx' is 'kit/score'. */
function idOf(file: string): string {
  return file.replace(/^\.\/parts\/|^\.\.\//, '').replace(/\/gallery\.tsx$|\.tsx$/, '')
}

const parts = new Map(Object.entries(found).map(([file, load]) => [idOf(file), load]))

/** Pages that every game has. */
export const GAME_PAGES = ['shelves', 'seats', 'table'] as const
export type GamePage = (typeof GAME_PAGES)[number]

export const pages: readonly PageLink[] = [
  ...[...parts.keys()].sort().map((id) => ({ id, name: id })),
  ...games.flatMap(({ id, name }) => GAME_PAGES.map((page) => ({ id: `${id}/${page}`, name: `${name}: ${page}` }))),
]

export async function loadPart(id: string): Promise<GalleryPart | null> {
  return (await parts.get(id)?.())?.gallery ?? null
}

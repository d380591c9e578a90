/** Components by id. Every look-up takes the state, so that a later version of the rules can change a figure. */
import { at } from '@ludarium/kernel'
import {
  ARTIFACT,
  ARTIFACT_CARD,
  type ArtifactCard,
  type ArtifactColor,
  BACKS,
  CARD,
  type CardHalf,
  type CitizenCard,
  COMMON_TECHS,
  LARGE_COST,
  LARGE_LOCATION,
  type LocationSide,
  MACHINE,
  type Machine,
  MODULE,
  type Side,
  type SlotModule,
  SMALL_COST,
  type Technology,
  TILE,
  type TileBack,
  type TileCell,
  TRIBE,
  TRIBES,
  type TribeSide,
} from './data/index.ts'
import type { LargeSide, Played, Player, ReviveState } from './state.ts'

export function cardOf(_s: ReviveState, id: string): CitizenCard {
  const card = CARD.get(id)
  if (card === undefined) throw new Error(`There is no card '${id}'.`)
  return card
}

export function moduleOf(_s: ReviveState, id: string): SlotModule {
  const module = MODULE.get(id)
  if (module === undefined) throw new Error(`There is no module '${id}'.`)
  return module
}

/** The half of the card that was played. */
export function halfOf(s: ReviveState, { card, half }: Played): CardHalf {
  const { top, bottom } = cardOf(s, card)
  return half === 'top' ? top : bottom
}

/** Only special machines are components of their own; the others have no figures. */
export function machineOf(_s: ReviveState, id: string): Machine | undefined {
  return MACHINE.get(id)
}

/** Cells a, b, c, d of a tile's front. */
export function frontOf(_s: ReviveState, id: string): readonly TileCell[] {
  const tile = TILE.get(id)
  if (tile === undefined) throw new Error(`There is no tile '${id}'.`)
  return tile.front
}

/** What the back of the tile on that position says. */
export function backAt(s: ReviveState, position: number): TileBack {
  const back = BACKS[s.backs[position] ?? -1]
  if (back === undefined) throw new Error('A tile without a back cannot be explored.')
  return back
}

export function artifactColor(_s: ReviveState, id: string): ArtifactColor {
  const artifact = ARTIFACT.get(id)
  if (artifact === undefined) throw new Error(`There is no artifact '${id}'.`)
  return artifact.color
}

/** Undefined for '' and for a card of which only the back is seen. */
export function artifactCardOf(_s: ReviveState, id: string): ArtifactCard | undefined {
  return ARTIFACT_CARD.get(id)
}

export function locationOf(_s: ReviveState, { tile, side }: LargeSide): LocationSide {
  const location = LARGE_LOCATION.get(tile)
  if (location === undefined) throw new Error(`There is no large location '${tile}'.`)
  return location.sides[side]
}

export function tribeSide(_s: ReviveState, p: Player): TribeSide {
  const tribe = TRIBE.get(p.tribe)
  if (tribe === undefined || p.side === '') throw new Error('The tribe or its side is not chosen yet.')
  return p.side === 'sun' ? tribe.sides.sun : tribe.sides.moon
}

function technologiesOf({ techs }: TribeSide): readonly Technology[] {
  const { t1, t2, t4 } = techs
  const { t3, t5, t6, t7 } = COMMON_TECHS
  return [t1, t2, t3, t4, t5, t6, t7]
}

const TECHNOLOGIES: ReadonlyMap<string, Readonly<Record<Side, readonly Technology[]>>> = new Map(
  TRIBES.map(({ id, sides }) => [id, { sun: technologiesOf(sides.sun), moon: technologiesOf(sides.moon) }]),
)

/** R12 The seven technologies of the tribe. */
export function technologies(_s: ReviveState, p: Player): readonly Technology[] {
  const both = TECHNOLOGIES.get(p.tribe)
  if (both === undefined || p.side === '') throw new Error('The tribe or its side is not chosen yet.')
  return p.side === 'sun' ? both.sun : both.moon
}

/** The one with that number, 0 to 6. */
export function technology(s: ReviveState, p: Player, tech: number): Technology {
  return at(technologies(s, p), tech)
}

/** R13.2 Gears that a building costs. */
export function buildingCost(_s: ReviveState, size: 'small' | 'large'): number {
  return size === 'small' ? SMALL_COST : LARGE_COST
}

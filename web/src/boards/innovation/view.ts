/** Reading a position: whose things stand where, what tiles somebody has, what a step asks for. */
import { finalScores, type InnovationState, type InnovationStep, type Player, SUPPLY } from '@ludarium/innovation'
import { type Building, buildings, type HexData, mapById, type Terrain, WHEEL } from '@ludarium/innovation/data'
import { next } from '@ludarium/kernel'
import { colourOf, SEAT_COLOURS, type SeatColour, type SeatLook } from '../../table/seats.ts'

export function stepOf(view: InnovationState): InnovationStep | undefined {
  return next(view)
}

/** Points of a seat or the Automa so far; once the game is over, those of the result. */
export function pointsOf(view: InnovationState, who: number): number | undefined {
  const points = view.players[who]?.vp ?? view.automa?.vp
  return points === undefined || view.phase !== 'over' ? points : finalScores(view, who).total
}

export function hexesOf(view: InnovationState): readonly HexData[] {
  return mapById.get(view.map)?.hexes ?? []
}

const AUTOMA = colourOf(6)
const VIRTUAL = colourOf(5)

/** The colour of a seat, of the Automa or of the virtual player. */
export function colourAt(view: InnovationState, looks: readonly SeatLook[], who: number): SeatColour {
  const own = view.automa === null ? VIRTUAL : AUTOMA
  const taken = (colour: SeatColour): boolean => looks.some((look) => look.colour === colour)
  return looks[who]?.colour ?? (taken(own) ? SEAT_COLOURS.find((colour) => !taken(colour)) : undefined) ?? own
}

export function terrainName(place: number): Terrain | undefined {
  return WHEEL[place]
}

export function buildingName(place: number): Building {
  return buildings[place]?.id ?? 'workshop'
}

/** From one terrain to another the shorter way around the wheel, both included. */
export function alongWheel(from: Terrain, to: Terrain): readonly Terrain[] {
  const [a, b] = [WHEEL.indexOf(from), WHEEL.indexOf(to)]
  const right = (b - a + WHEEL.length) % WHEEL.length
  const [steps, by] = right * 2 <= WHEEL.length ? [right, 1] : [WHEEL.length - right, -1]
  return Array.from({ length: steps + 1 }, (_, n) => WHEEL[(a + by * n + WHEEL.length) % WHEEL.length] ?? to)
}

/** Kinds of the planning display, in the order of the supply. */
export const KINDS = ['workshop', 'guild', 'school', 'university', 'palace'] as const
export type Kind = (typeof KINDS)[number]

/** How many of a kind have left the supply: so many slots are uncovered. */
export function builtOf(supply: readonly number[], kind: number): number {
  return (SUPPLY[kind] ?? 0) - (supply[kind] ?? 0)
}

/** Everything a player holds that has an effect: faction, palace, bonus, innovations, competencies. */
export interface Held {
  readonly id: string
  readonly kind: 'faction' | 'palace' | 'bonus' | 'innovation' | 'competency'
}

export function tilesOf(player: Player): readonly Held[] {
  const some = (id: string, kind: Held['kind']): Held[] => (id === '' ? [] : [{ id, kind }])
  return [
    ...some(player.faction, 'faction'),
    ...some(player.palace, 'palace'),
    ...some(player.bonus, 'bonus'),
    ...player.innovations.map((id): Held => ({ id, kind: 'innovation' })),
    ...player.competencies.map((id): Held => ({ id, kind: 'competency' })),
  ]
}

/** Everybody who stands on the discipline tracks. */
export function scholarsOf(
  view: InnovationState,
): readonly { readonly who: number; readonly levels: readonly number[] }[] {
  const rest = view.automa?.levels ?? view.virtual?.levels
  return [
    ...view.players.map(({ levels }, who) => ({ who, levels })),
    ...(rest === undefined ? [] : [{ who: view.seats, levels: rest }]),
  ]
}

export const sum = (list: readonly number[]): number => list.reduce((all, n) => all + n, 0)

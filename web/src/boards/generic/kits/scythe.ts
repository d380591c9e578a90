import '../../../art/icons/scythe.ts'
import type { State } from '@ludarium/kernel'
import { BASES, HEXES, RESOURCES, RIVERS, STRUCTURES, UNITS } from '@ludarium/scythe/data'
import { field, type Kit, list, type MapHex, num, type Piece, type SeatRecord, sum } from './kit.ts'

const UNIT_ICON: Readonly<Record<string, string>> = { character: 'meeple-king', mech: 'battle-mech', worker: 'meeple' }
const STRUCTURE_ICON: Readonly<Record<string, string>> = {
  mill: 'windmill',
  monument: 'obelisk',
  mine: 'mine-wagon',
  armory: 'anvil',
}
const RESOURCE_ICON = ['metal-bar', 'wheat', 'oil-drum', 'log'] as const
const DARK = new Set(['forest', 'lake', 'factory'])

/** Moves that can be made beside either row. */
const ASIDE = new Set(['reveal', 'prefer', 'give'])

const kindOf = (unit: string): string => unit.replace(/\d+$/, '')

/** Units of a kind that are on the map. */
function onMap(record: SeatRecord, kind: string): number {
  return list(record.units).filter((place, n) => num(place) >= 0 && kindOf(UNITS[n] ?? '') === kind).length
}

function piecesAt(players: readonly SeatRecord[], place: number): Piece[] {
  return players.flatMap((player, seat) => {
    const units = new Map<string, number>()
    list(player.units).forEach((at, n) => {
      if (at === place) units.set(kindOf(UNITS[n] ?? ''), (units.get(kindOf(UNITS[n] ?? '')) ?? 0) + 1)
    })
    const found = [...units].map(([kind, count]) => ({ seat, icon: UNIT_ICON[kind] ?? 'meeple', name: kind, count }))
    list(player.structures).forEach((at, n) => {
      const name = STRUCTURES[n] ?? ''
      if (at === place) found.push({ seat, icon: STRUCTURE_ICON[name] ?? 'obelisk', name, count: 1 })
    })
    return found
  })
}

function hexes(view: State): MapHex[] {
  const fields = view as unknown as SeatRecord
  const players = list(fields.players) as readonly SeatRecord[]
  const places = [
    ...HEXES.map(({ id, q, r, terrain }) => ({ id, q, r, terrain: terrain as string })),
    ...BASES.map(({ id, q, r }) => ({ id, q, r, terrain: 'base' })),
  ]
  return places.map((place, n) => ({
    ...place,
    fill: place.terrain === 'base' ? 'var(--cloth-hex-low)' : `var(--scythe-${place.terrain})`,
    dark: DARK.has(place.terrain) || place.terrain === 'base',
    pieces: piecesAt(players, n),
    goods: [
      ...RESOURCES.map((_, r) => ({ icon: RESOURCE_ICON[r] ?? 'log', count: num(list(fields.resources)[4 * n + r]) })),
      { icon: 'conversation', count: list(fields.encounters)[n] === true ? 1 : 0 },
    ].filter((good) => good.count > 0),
  }))
}

export const kit: Kit = {
  hexes,
  rivers: RIVERS,
  figures: [
    field('power', 'mailed-fist', 'attack'),
    field('popularity', 'hearts', 'influence'),
    field('coins', 'two-coins', 'wealth'),
    { field: 'workers', icon: 'meeple', tone: 'neutral', value: (record) => onMap(record, 'worker') },
    { field: 'mechs', icon: 'battle-mech', tone: 'neutral', value: (record) => onMap(record, 'mech') },
    { field: 'combatCards', icon: 'card-pick', tone: 'neutral', value: (record) => list(record.hand).length },
    { field: 'stars', icon: 'star', tone: 'gold', value: (record) => sum(record.stars) },
  ],
  sections: ['revealed', 'tokens'],
  dock: ['hand', 'objectives', 'factoryCard'],
  gallery: [
    ['faction', 'trumpet-flag'],
    ['mat', 'anvil'],
    ['ability', 'battle-mech'],
    ['objective', 'flag-objective'],
    ['encounter', 'conversation'],
    ['factory', 'factory'],
    ['tile', 'windmill'],
    ['goal', 'star'],
  ],
  wasteful: (move, _view, others) =>
    move.do === 'skip' && others.some((other) => !ASIDE.has(other.do)) ? 'generic.wasteful.skip' : null,
  shared: ['bonusTile', 'encounter', 'factory', 'combatDeck', 'objectiveDeck', 'encounterDeck'],
}

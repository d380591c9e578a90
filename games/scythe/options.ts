/** S0 What can be chosen when a table is opened, and what cannot go together. */
import { at, type OptionSpec, type Options, type Refusal, refused } from '@ludarium/kernel'
import { BANNED_PAIRINGS, FACTION_IDS, FACTIONS, type Faction, MAT_IDS, MATS, type Mat } from './data/index.ts'

export const RANDOM = 'random'

export const options: readonly OptionSpec[] = [
  { id: 'invadersFromAfar', kind: 'flag', default: false },
  { id: 'factions', kind: 'seats', values: [RANDOM, ...FACTION_IDS], default: RANDOM },
  { id: 'mats', kind: 'seats', values: [RANDOM, ...MAT_IDS], default: RANDOM },
  { id: 'banPairings', kind: 'flag', default: true },
  { id: 'promoObjectives', kind: 'flag', default: false },
  { id: 'promoEncounters', kind: 'flag', default: false },
  { id: 'promoFactory', kind: 'flag', default: false },
  { id: 'relentlessFactory', kind: 'flag', default: false },
  { id: 'enlistSelfTrigger', kind: 'flag', default: false },
  { id: 'allowBribes', kind: 'flag', default: false },
  { id: 'coinsVisible', kind: 'flag', default: false },
]

/** Seats without the expansion. */
const BASE_SEATS = 5

/** S2.1, R58 More seats than the base game has switch the expansion on. */
function hasExpansion(options: Options, seats: number): boolean {
  return options.invadersFromAfar === true || seats > BASE_SEATS
}

/** S2.1 Factions and mats that can be dealt. */
export function factionPool(options: Options, seats: number): Faction[] {
  return FACTIONS.filter((faction) => hasExpansion(options, seats) || !faction.expansion).map(({ id }) => id)
}

export function matPool(options: Options, seats: number): Mat[] {
  return MATS.filter((mat) => hasExpansion(options, seats) || !mat.expansion).map(({ id }) => id)
}

/** What each seat has chosen, '' where it is left to chance. */
export function chosen<T extends string>(options: Options, id: string, pool: readonly T[], seats: number): (T | '')[] {
  const list = options[id]
  return Array.from({ length: seats }, (_, seat) => {
    const value = Array.isArray(list) ? list[seat] : RANDOM
    return pool.find((one) => one === value) ?? ''
  })
}

export function isBanned(options: Options, faction: Faction | '', mat: Mat | ''): boolean {
  return options.banPairings !== false && BANNED_PAIRINGS.some((pair) => pair.faction === faction && pair.mat === mat)
}

/** Whether the seats from `seat` on can be given what is left so that no pairing is banned. */
export function canDeal(
  options: Options,
  factions: readonly (Faction | '')[],
  mats: readonly (Mat | '')[],
  pools: { readonly factions: readonly Faction[]; readonly mats: readonly Mat[] },
  seat = 0,
): boolean {
  if (seat === factions.length) return true
  const faction = at(factions, seat)
  const mat = at(mats, seat)
  for (const f of faction === '' ? pools.factions : [faction]) {
    for (const m of mat === '' ? pools.mats : [mat]) {
      if (isBanned(options, f, m)) continue
      const left = { factions: pools.factions.filter((one) => one !== f), mats: pools.mats.filter((one) => one !== m) }
      if (canDeal(options, factions, mats, left, seat + 1)) return true
    }
  }
  return false
}

/** What of the pool nobody has chosen. */
export function leftOf<T extends string>(pool: readonly T[], taken: readonly (T | '')[]): T[] {
  return pool.filter((one) => !taken.includes(one))
}

/** S0, S2.2, S2.3 */
export function refuse(seats: number, options: Options): Refusal | null {
  const allFactions = factionPool(options, seats)
  const allMats = matPool(options, seats)
  for (const [id, pool] of [
    ['factions', allFactions],
    ['mats', allMats],
  ] as const) {
    const list = options[id]
    const named = Array.isArray(list) ? list.filter((value) => value !== RANDOM) : []
    if (new Set(named).size < named.length) return refused(`${id}.twice`)
    const strange = named.find((value) => !pool.some((one) => one === value))
    if (strange !== undefined) return refused(`${id}.expansion`, { name: { key: `option.${id}.${strange}` } })
  }
  const factions = chosen(options, 'factions', allFactions, seats)
  const mats = chosen(options, 'mats', allMats, seats)
  const pools = { factions: leftOf(allFactions, factions), mats: leftOf(allMats, mats) }
  if (canDeal(options, factions, mats, pools)) return null
  return refused('pairing')
}

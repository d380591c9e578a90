/** R3.1 What can be chosen when a table is opened, and what cannot go together. */
import { type OptionSpec, type Options, type Refusal, refused } from '@ludarium/kernel'
import { SWITCH_SIDES, TRIBES, type TribeId } from './data/index.ts'
import type { ReviveState } from './state.ts'

export const options: readonly OptionSpec[] = [
  { id: 'tribes', kind: 'seats', values: ['random', ...TRIBES.map((tribe) => tribe.id)], default: 'random' },
  { id: 'tribeChoice', kind: 'choice', values: ['dealt', 'chosen'], default: 'dealt' },
  { id: 'sides', kind: 'choice', values: ['sun', 'moon', 'chosen'], default: 'sun' },
  { id: 'formica', kind: 'flag', default: true },
  { id: 'vukuntur', kind: 'flag', default: true },
  { id: 'draft', kind: 'flag', default: false },
  { id: 'long', kind: 'flag', default: false },
  { id: 'moreLocations', kind: 'flag', default: false },
  { id: 'vastCrystals', kind: 'flag', default: false },
  { id: 'switch', kind: 'choice', values: SWITCH_SIDES.map((side) => side.id), default: 'SW0' },
  { id: 'chapter', kind: 'number', min: 0, max: 5, default: 0 },
]

export function tribesAllowed(options: Options): TribeId[] {
  return TRIBES.filter(({ id, unlocked }) => unlocked === 'base' || options[id] === true).map((tribe) => tribe.id)
}

/** Combinations that cannot be played. */
export function refuse(_seats: number, options: Options): Refusal | null {
  const wanted = wishes(options).filter((tribe) => tribe !== 'random')
  const allowed: readonly string[] = tribesAllowed(options)
  const locked = wanted.find((tribe) => !allowed.includes(tribe))
  if (locked !== undefined) return refused('tribes.locked', { tribe: { key: `tribe.${locked}` } })
  if (new Set(wanted).size < wanted.length) return refused('tribes.twice')
  if (wanted.length > 0 && options.tribeChoice === 'chosen') return refused('tribes.both')
  return null
}

/** By seat: the tribe that is asked for, or 'random'. */
export function wishes(options: Options): readonly string[] {
  return Array.isArray(options.tribes) ? options.tribes : []
}

/** Tribes nobody has taken yet (R3.9). */
export function tribesLeft(s: ReviveState): TribeId[] {
  return tribesAllowed(s.options).filter((tribe) => !s.players.some((p) => p.tribe === tribe))
}

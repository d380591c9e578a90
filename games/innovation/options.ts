/** What a table may choose, and which choices do not go together (A2, A8, A38, A39, A42). */
import { type OptionSpec, type Options, type Refusal, refused } from '@ludarium/kernel'
import { automaFactions } from './data/index.ts'
import type { InnovationState } from './state.ts'

export const options: readonly OptionSpec[] = [
  { id: 'map', kind: 'choice', values: ['standard', 'map-1-3', 'map-3-5'], default: 'standard' },
  { id: 'setup', kind: 'choice', values: ['sets', 'draft'], default: 'sets' },
  { id: 'rulesVariant', kind: 'choice', values: ['published', 'manual'], default: 'published' },
  { id: 'automa', kind: 'flag', default: false },
  {
    id: 'automaFaction',
    kind: 'choice',
    values: ['random', ...automaFactions.map((faction) => faction.id)],
    default: 'random',
  },
  { id: 'automaTerrain', kind: 'choice', values: ['choose', 'random'], default: 'choose' },
  { id: 'difficulty', kind: 'number', min: 1, max: 5, default: 2 },
  { id: 'autoAcceptFreePower', kind: 'flag', default: true },
  { id: 'autoEndTurn', kind: 'flag', default: false },
]

/** A38, A39 The Automa plays with one person, and with two who want her to. */
export function hasAutoma(seats: number, chosen: { readonly automa?: unknown }): boolean {
  return seats === 1 || chosen.automa === true
}

/** Whether the table plays by the reference manual (A42). */
export function isManual(s: InnovationState): boolean {
  return s.options.rulesVariant === 'manual'
}

/** Choices that do not go together; null when the table can be played. */
export function refuse(seats: number, chosen: Options): Refusal | null {
  const withAutoma = hasAutoma(seats, chosen)
  if (chosen.automa === true && seats > 2) return refused('automa')
  const participants = seats + (withAutoma ? 1 : 0)
  const standard = participants <= 2 ? 'map-1-3' : 'map-3-5'
  if (participants !== 3 && chosen.map !== 'standard' && chosen.map !== standard) return refused('map')
  if (withAutoma && chosen.setup === 'draft') return refused('setup')
  const faction = chosen.automaFaction
  const fixed = withAutoma && seats === 2
  return fixed && faction !== 'random' && faction !== 'simpletons' ? refused('automaFaction') : null
}

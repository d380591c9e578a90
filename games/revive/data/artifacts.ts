/** Major artifacts, the figures of minor ones and of the end game tile, and the secret artifact cards (R19, R20). */
import type { Artifact, ArtifactCard, ArtifactColor } from './types.ts'

export const ARTIFACT_COLORS: readonly ArtifactColor[] = ['amber', 'teal', 'violet']

export const MINOR_ARTIFACT_POINTS = 2
export const END_TILE_POINTS = 4
/** Minor artifacts that lie in the crater in the long game with four players (R25.1). */
export const LONG_GAME_MINORS = 2

export const ARTIFACTS: readonly Artifact[] = [
  { id: 'MA-1-amber', color: 'amber', minPlayers: 1 },
  { id: 'MA-1-teal', color: 'teal', minPlayers: 1 },
  { id: 'MA-1-violet', color: 'violet', minPlayers: 1 },
  { id: 'MA-2-amber', color: 'amber', minPlayers: 2 },
  { id: 'MA-2-teal', color: 'teal', minPlayers: 2 },
  { id: 'MA-2-violet', color: 'violet', minPlayers: 2 },
  { id: 'MA-3-amber', color: 'amber', minPlayers: 3 },
  { id: 'MA-3-teal', color: 'teal', minPlayers: 3 },
  { id: 'MA-3-violet', color: 'violet', minPlayers: 3 },
  { id: 'MA-4-amber', color: 'amber', minPlayers: 4 },
  { id: 'MA-4-teal', color: 'teal', minPlayers: 4 },
  { id: 'MA-4-violet', color: 'violet', minPlayers: 4 },
]

export const ARTIFACT_CARDS: readonly ArtifactCard[] = [
  {
    id: 'AC01',
    categories: {
      amber: { do: 'score', points: 1, count: 'crates', every: 1 },
      teal: { do: 'score', points: 1, count: 'population', every: 1 },
      violet: { do: 'score', points: 1, count: 'water', every: 1 },
    },
  },
  {
    id: 'AC02',
    categories: {
      amber: { do: 'score', points: 1, count: 'energy', every: 1 },
      teal: { do: 'score', points: 1, count: 'cards', every: 1 },
      violet: { do: 'score', points: 2, count: 'crystals', every: 1 },
    },
  },
  {
    id: 'AC03',
    categories: {
      amber: { do: 'score', points: 1, count: 'modules', every: 2 },
      teal: { do: 'score', points: 1, count: 'tribeMarkers', every: 1 },
      violet: { do: 'score', points: 1, count: 'flasks', every: 1 },
    },
  },
  {
    id: 'AC04',
    categories: {
      amber: { do: 'score', points: 1, count: 'population', every: 1 },
      teal: { do: 'score', points: 1, count: 'water', every: 1 },
      violet: { do: 'score', points: 1, count: 'energy', every: 1 },
    },
  },
  {
    id: 'AC05',
    categories: {
      amber: { do: 'score', points: 1, count: 'cards', every: 1 },
      teal: { do: 'score', points: 1, count: 'flasks', every: 1 },
      violet: { do: 'score', points: 1, count: 'crates', every: 1 },
    },
  },
  {
    id: 'AC06',
    categories: {
      amber: { do: 'score', points: 1, count: 'tribeMarkers', every: 1 },
      teal: { do: 'score', points: 2, count: 'crystals', every: 1 },
      violet: { do: 'score', points: 1, count: 'modules', every: 2 },
    },
  },
  {
    id: 'AC07',
    categories: {
      amber: { do: 'score', points: 1, count: 'water', every: 1 },
      teal: { do: 'score', points: 1, count: 'modules', every: 2 },
      violet: { do: 'score', points: 1, count: 'cards', every: 1 },
    },
  },
  {
    id: 'AC08',
    categories: {
      amber: { do: 'score', points: 2, count: 'crystals', every: 1 },
      teal: { do: 'score', points: 1, count: 'crates', every: 1 },
      violet: { do: 'score', points: 1, count: 'population', every: 1 },
    },
  },
  {
    id: 'AC09',
    categories: {
      amber: { do: 'score', points: 1, count: 'flasks', every: 1 },
      teal: { do: 'score', points: 1, count: 'energy', every: 1 },
      violet: { do: 'score', points: 1, count: 'tribeMarkers', every: 1 },
    },
  },
  {
    id: 'AC10',
    categories: {
      amber: { do: 'score', points: 1, count: 'water', every: 1 },
      teal: { do: 'score', points: 1, count: 'cards', every: 1 },
      violet: { do: 'score', points: 1, count: 'tribeMarkers', every: 1 },
    },
  },
]

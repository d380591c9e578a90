/** The one list of games. Server, page and terminal know a game only through it. */
import type { GameModule } from '@ludarium/kernel'

export interface GameEntry {
  readonly id: string
  readonly name: string
  readonly seats: { readonly min: number; readonly max: number }
  /** Playing time at a table, shortest and longest. */
  readonly minutes: readonly [number, number]
  /** How heavy the game is, 1 to 5. */
  readonly weight: number
  load(): Promise<GameModule>
}

export const games: readonly GameEntry[] = [
  {
    id: 'essence',
    name: 'The Essence',
    seats: { min: 2, max: 5 },
    minutes: [90, 150],
    weight: 4,
    load: async () => (await import('@ludarium/essence')).module,
  },
  {
    id: 'innovation',
    name: 'Age of Innovation',
    seats: { min: 1, max: 5 },
    minutes: [60, 180],
    weight: 4.3,
    load: async () => (await import('@ludarium/innovation')).module,
  },
  {
    id: 'scythe',
    name: 'Scythe',
    seats: { min: 2, max: 7 },
    minutes: [90, 120],
    weight: 3.4,
    load: async () => (await import('@ludarium/scythe')).module,
  },
  {
    id: 'revive',
    name: 'Revive',
    seats: { min: 1, max: 4 },
    minutes: [90, 120],
    weight: 3.5,
    load: async () => (await import('@ludarium/revive')).module,
  },
]

/**
 * The one list of games. Page, terminal, tools and tests know a game only through it: whoever adds a game adds an
 * entry here and nowhere else.
 */
import type { GameModule } from '@ludarium/kernel'

export interface GameEntry {
  readonly id: string
  readonly name: string
  readonly seats: { readonly min: number; readonly max: number }
  /** Playing time at a table, shortest and longest. */
  readonly minutes: readonly [number, number]
  /** How heavy the game is, 1 to 5. */
  readonly weight: number
  /** What it is about, one sentence by language tag; 'en' is always there. */
  readonly lead: Readonly<Record<string, string>>
  /** Several tables in a row that tell a story, on a page of their own. */
  readonly campaign?: true
  load(): Promise<GameModule>
}

export const games: readonly GameEntry[] = [
  {
    id: 'essence',
    name: 'The Essence',
    seats: { min: 2, max: 5 },
    minutes: [90, 150],
    weight: 4,
    lead: {
      en: 'Raise a floating island, card by card, and read its prophecies.',
      de: 'Errichte Karte für Karte eine schwebende Insel und lies ihre Prophezeiungen.',
    },
    load: async () => (await import('./essence/index.ts')).module,
  },
  {
    id: 'innovation',
    name: 'Age of Innovation',
    seats: { min: 1, max: 5 },
    minutes: [60, 180],
    weight: 4.3,
    lead: {
      en: 'Reshape seven terrains and teach the world new things.',
      de: 'Forme sieben Gelände um und bring der Welt Neues bei.',
    },
    load: async () => (await import('./innovation/index.ts')).module,
  },
  {
    id: 'scythe',
    name: 'Scythe',
    seats: { min: 2, max: 7 },
    minutes: [90, 120],
    weight: 3.4,
    lead: {
      en: 'Farm, build and threaten war around an abandoned factory.',
      de: 'Ackern, bauen und mit Krieg drohen rund um eine verlassene Fabrik.',
    },
    load: async () => (await import('./scythe/index.ts')).module,
  },
  {
    id: 'revive',
    name: 'Revive',
    seats: { min: 1, max: 4 },
    minutes: [90, 120],
    weight: 3.5,
    lead: {
      en: 'Thaw a frozen land and lead your tribe back to the surface.',
      de: 'Taue ein gefrorenes Land auf und führe deinen Stamm zurück an die Oberfläche.',
    },
    campaign: true,
    load: async () => (await import('./revive/index.ts')).module,
  },
]

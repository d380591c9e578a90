/** What a game calls its roles. */
import { type Catalog, type Message, readTable } from '@ludarium/kernel'
import { useEffect, useMemo, useState } from 'react'
import { type LoadedGame, loadGame } from '../../../games.ts'
import { colourOf, type SeatColour } from '../../../table/seats.ts'
import { useTeller } from '../../../words/context.tsx'

export interface LabNames {
  /** The game's words are not there yet. */
  readonly loading: boolean
  /** Version of the game's rules. */
  readonly version: number
  role(kind: string, role: string): string
  kind(kind: string): string
  /** The sign of a role where the game gives it one. */
  sign(kind: string, role: string): SeatColour | null
  say(message: Message): string
}

interface Loaded {
  readonly game: string
  readonly language: string
  readonly version: number
  readonly catalogs: readonly Catalog[]
  readonly signs: ReadonlyMap<string, SeatColour>
}

/** Deals that are looked at to see every role. */
const DEALS = 12

/** Which colour goes with which role, as the game's board has it: by the first kind of role. */
function signsOf({ module: { game }, plugin }: LoadedGame): Map<string, SeatColour> {
  const seen = new Map<string, { colours: Set<number>; seats: Set<number> }>()
  const signs = new Map<string, SeatColour>()
  if (plugin.colour === undefined) return signs
  for (let deal = 0; deal < DEALS; deal++) {
    const table = readTable(game, { seats: Math.min(5, game.seats.max), seed: `sign ${deal}` })
    if (!table.ok) continue
    const s = game.setup(table.value)
    for (let seat = 0; seat < s.seats; seat++) {
      const [first] = Object.entries(game.roles(s, seat))
      if (first === undefined) continue
      const one = seen.get(first.join('.')) ?? { colours: new Set(), seats: new Set() }
      seen.set(first.join('.'), one)
      one.colours.add(plugin.colour(game.view(s, null), seat))
      one.seats.add(seat)
    }
  }
  // A colour that goes with the seat and not with the role says nothing.
  for (const [role, { colours, seats }] of seen) {
    const [colour] = colours
    if (colour !== undefined && colours.size === 1 && seats.size > 1) signs.set(role, colourOf(colour))
  }
  return signs
}

const NOTHING: readonly Catalog[] = []

export function useNames(game: string): LabNames {
  const { language } = useTeller()
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  useEffect(() => {
    let current = true
    const load = async (): Promise<void> => {
      const found = await loadGame(game, language)
      if (!current) return
      const { version } = found.module.game
      setLoaded({ game, language, version, catalogs: [found.words.catalog], signs: signsOf(found) })
    }
    load().catch(() => {
      if (current) setLoaded({ game, language, version: 1, catalogs: [], signs: new Map() })
    })
    return () => {
      current = false
    }
  }, [game, language])
  const ready = loaded?.game === game && loaded.language === language ? loaded : null
  const words = useTeller(ready?.catalogs ?? NOTHING)
  return useMemo(
    () => ({
      loading: ready === null,
      version: ready?.version ?? 1,
      role(kind, role) {
        const key = [`${kind}.${role}`, role].find((one) => words.has(one))
        return key === undefined ? role : words.t(key)
      },
      kind: (kind) => (words.has(`lab.kind.${kind}`) ? words.t(`lab.kind.${kind}`) : kind),
      sign: (kind, role) => ready?.signs.get(`${kind}.${role}`) ?? null,
      say: (message) => words.t(message),
    }),
    [ready, words],
  )
}

/**
 * The page that shows one position: `window.show` takes it, or the address names a seeded one,
 * `?game=scythe&seats=4&seed=any&after=60`. Development, tests and pictures open it; the built page has no such entry.
 */
import '../theme/base.css'
import '../kit/controls.css'
import '../shell/frame.css'
import type { Move } from '@ludarium/kernel'
import { createRoot } from 'react-dom/client'
import { Router } from 'wouter'
import { useHashLocation } from 'wouter/use-hash-location'
import { loadGame } from '../games.ts'
import { entryOf } from '../registry.ts'
import { loadSettings, settings } from '../settings.ts'
import { WordsProvider } from '../words/context.tsx'
import { LocalTable, type Shown } from './LocalTable.tsx'
import { NAMES, played } from './position.ts'

declare global {
  interface Window {
    show(shown: Shown, onPress?: (moves: readonly Move[]) => void): Promise<void>
    /** How many presses were made since. */
    made: number
  }
}

/** The seeded position that the address asks for, at the viewer's next decision; null if it names none. */
async function wanted(): Promise<Shown | null> {
  const asked = new URLSearchParams(location.search)
  const module = await entryOf(asked.get('game') ?? '')?.load()
  if (module === undefined) return null
  const { game } = module
  const seats = Number(asked.get('seats') ?? Math.min(4, game.seats.max))
  const seat = Number(asked.get('seat') ?? 0)
  const after = Number(asked.get('after') ?? 0)
  const opening = { seats, seed: asked.get('seed') ?? 'gallery' }
  const match = played(game, opening, Number.POSITIVE_INFINITY, ({ state, decisions }) => {
    return decisions.length >= after && game.actors(state).includes(seat)
  })
  return { game: game.id, state: match.state, seat, names: NAMES.slice(0, seats) }
}

loadSettings()
const element = document.getElementById('root')
if (element !== null) {
  const root = createRoot(element)
  let shows = 0
  window.show = async (shown, onPress) => {
    const game = await loadGame(shown.game, settings().language)
    window.made = 0
    shows++
    const press = (moves: readonly Move[]): void => {
      window.made++
      onPress?.(moves)
    }
    root.render(
      <WordsProvider>
        <Router hook={useHashLocation}>
          <LocalTable key={shows} shown={shown} game={game} onPress={press} />
        </Router>
      </WordsProvider>,
    )
  }
  const first = await wanted()
  if (first !== null) await window.show(first)
}

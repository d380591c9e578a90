/** The board of The Essence, as the table wants it. */
import type { EssenceMove, EssenceState } from '@ludarium/essence'
import type { Seat } from '@ludarium/kernel'
import type { BoardPlugin } from '../../table/board.ts'
import { Board } from './Board.tsx'
import { aim, Label, Note } from './Decision.tsx'
import { Dock, Strip } from './Dock.tsx'
import { emblem } from './emblem.tsx'
import { figures, worth } from './figures.ts'
import { Figures, PlayerPanel } from './PlayerPanel.tsx'
import { tabOf } from './places.ts'
import { Ended } from './questions/End.tsx'
import { shelves } from './shelves.tsx'
import { words } from './words.ts'
import './styles.css'

/** Number of the seat's colour by faction. */
const COLOURS: Readonly<Record<string, number>> = {
  'three-islands-kingdom': 0,
  'windward-league': 1,
  'university-of-the-sun': 3,
  'choir-of-the-hanging-gardens': 4,
  'chain-throne': 6,
}

/** While factions are being chosen, the others take the colours that are left. */
function colourOf(view: EssenceState, seat: Seat): number {
  const chosen = view.players.map((player) => COLOURS[player.faction])
  const left = [0, 1, 2, 3, 4, 5, 6].filter((colour) => !chosen.includes(colour))
  const before = chosen.slice(0, seat).filter((colour) => colour === undefined).length
  return chosen[seat] ?? left[before] ?? seat
}

/** Most games take five rounds (rules E23.6). */
const USUAL_ROUNDS = 5

const TABS = [
  { id: 'island', name: 'tab.island' },
  { id: 'market', name: 'tab.market' },
  { id: 'prophecy', name: 'tab.prophecy' },
  { id: 'treaties', name: 'tab.treaties' },
  { id: 'rivals', name: 'tab.rivals' },
]

const plugin: BoardPlugin<EssenceState, EssenceMove> = {
  Board,
  PlayerPanel,
  Figures,
  Dock,
  Strip,
  Note,
  Label,
  Ended,
  tabs: () => TABS,
  tabOf,
  phases: [
    { id: 'preparation', name: 'phase.preparation' },
    { id: 'income', name: 'phase.income' },
    { id: 'advisors', name: 'phase.advisors' },
    { id: 'turns', name: 'phase.turns' },
    { id: 'cleaning', name: 'phase.cleaning' },
  ],
  phase: (view) => view.phase,
  subtitle: (view) => ({ key: 'subtitle', params: { round: view.round, about: Math.max(USUAL_ROUNDS, view.round) } }),
  order: (view) => view.order,
  passed: (view, seat) => view.phase !== 'over' && (view.players[seat]?.pass ?? 0) > 0,
  role: (view, seat) => {
    const faction = view.players[seat]?.faction ?? ''
    return faction === '' ? null : { key: `faction.${faction}` }
  },
  colour: colourOf,
  figures,
  aim,
  worth,
  emblem,
  shelves,
  words,
}

export const board: BoardPlugin = plugin

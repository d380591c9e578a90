/** The board of Scythe, as the table wants it. */
import type { ScytheMove, ScytheState } from '@ludarium/scythe'
import type { BoardPlugin } from '../../table/board.ts'
import { Board } from './Board.tsx'
import { Label, Note } from './Decision.tsx'
import { Dock, FigureStrip } from './Dock.tsx'
import { aim, figures } from './figures.ts'
import { shelves } from './learn/shelves.tsx'
import { besideOf } from './map/missed.ts'
import { tabOf } from './places.ts'
import { plansOf } from './plans.ts'
import { Ended } from './questions/End.tsx'
import { Figures, PlayerPanel } from './seats/SeatPanels.tsx'
import { COLOURS } from './view.ts'
import { words } from './words.ts'
import './styles.css'

const TABS = ['board', 'mat', 'faction', 'tracks'].map((id) => ({ id, name: `tab.${id}` }))

/** The frame of a turn: what happens inside it says it all. */
const UNTOLD: ReadonlySet<string> = new Set([
  'turn',
  'section',
  'top',
  'bottom',
  'full',
  'ongoing',
  'contest',
  'fight',
  'paid',
  'spend',
])

const plugin: BoardPlugin<ScytheState, ScytheMove> = {
  Board,
  PlayerPanel,
  Figures,
  Dock,
  Strip: FigureStrip,
  Note,
  Ended,
  Label,
  arrange: { fold: 'never', dockHeight: '13.875rem', ownWidth: '22.5rem', bar: 'low', preferences: 'board' },
  // Standing preferences stand behind the gear of the mat.
  offers: (props) => plansOf(props).filter(({ move }) => move.do !== 'prefer'),
  tabs: () => TABS,
  tabOf,
  subtitle: (view) => ({ key: 'subtitle', params: { round: view.round } }),
  order: (view) => [
    ...view.order.slice(view.order.indexOf(view.first)),
    ...view.order.slice(0, view.order.indexOf(view.first)),
  ],
  role: (view, seat) => ({ key: `faction.${view.players[seat]?.faction ?? 'nordic'}` }),
  colour: (view, seat) => COLOURS[view.players[seat]?.faction ?? 'nordic'],
  figures,
  aim,
  telling: ({ type }) => !UNTOLD.has(type),
  means: (events, _before, after, seat) => [
    ...(events.some((event) => event.type === 'ongoing' && event.seat === seat) ? [{ key: 'missed.neighbour' }] : []),
    ...besideOf(events, after, seat).map(({ at, own }) => ({
      key: 'missed.beside',
      params: { at: { key: `place.${at}` }, own: { key: `place.${own}` } },
    })),
  ],
  shelves,
  words,
}

export const board: BoardPlugin = plugin

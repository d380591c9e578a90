/** The board of Age of Innovation, as the table wants it. */
import type { InnovationMove, InnovationState } from '@ludarium/innovation'
import type { BoardPlugin } from '../../table/board.ts'
import { Board } from './Board.tsx'
import { Bar, hasBar, labelOf, Note, offers } from './bar/Bar.tsx'
import { aim, figures } from './figures.ts'
import { shelves } from './learn/shelves.tsx'
import { Strip } from './own/OwnLine.tsx'
import { tabOf, turn } from './places.ts'
import { AutomaPage } from './seats/AutomaSide.tsx'
import { Figures, PlayerPanel } from './seats/Panels.tsx'
import { colourAt } from './view.ts'
import { words } from './words.ts'
import './styles.css'

const TABS = ['map', 'own', 'science', 'displays', 'rivals'].map((id) => ({ id, name: `tab.${id}` }))
const PHASES = ['income', 'actions', 'science'].map((id) => ({ id, name: `phase.${id}` }))

const plugin: BoardPlugin<InnovationState, InnovationMove> = {
  Board,
  PlayerPanel,
  Figures,
  Strip,
  Note,
  Label: ({ choice, words }) => labelOf(choice, words),
  arrange: { rivals: 'board', dock: 'board', tablet: 'board', bar: 'low', enter: 'box' },
  bar: { when: hasBar, Buttons: Bar },
  beside: { name: 'tab.automa', when: (view) => view.automa !== null, Panel: AutomaPage },
  offers,
  tabs: () => TABS,
  tabOf,
  turn,
  phases: PHASES,
  phase: (view) => view.phase,
  subtitle: (view) =>
    view.phase === 'over'
      ? { key: 'subtitle.over' }
      : view.round === 0
        ? { key: 'subtitle.setup' }
        : { key: 'subtitle', params: { round: view.round } },
  order: (view) => view.order,
  passed: (view, who) =>
    view.phase !== 'over' && ((who < view.seats ? view.players[who]?.passed : view.automa?.passed) ?? false),
  guest: (view, who) =>
    view.automa === null ? null : { name: { key: 'sketch.automa.title' }, colour: colourAt(view, [], who) },
  role: (view, seat) => {
    const faction = view.players[seat]?.faction ?? ''
    return faction === '' ? null : { key: `faction.${faction}` }
  },
  figures,
  aim,
  shelves,
  words,
}

export const board: BoardPlugin = plugin

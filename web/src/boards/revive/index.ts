/** The board of Revive, as the table wants it. */
import type { ReviveMove, ReviveState } from '@ludarium/revive'
import type { BoardPlugin } from '../../table/board.ts'
import { Board } from './Board.tsx'
import { Course } from './Course.tsx'
import { Campaign } from './campaign/Campaign.tsx'
import { Label, Note } from './Decision.tsx'
import { aim, figures } from './figures.ts'
import { shelves } from './learn/shelves.tsx'
import { Top } from './parts/Crater.tsx'
import { PlayerPanel, SeatFigures } from './parts/Rival.tsx'
import { Dock, Strip } from './phone/Strip.tsx'
import { tabOf, turn } from './places.ts'
import { offersOf } from './plans.ts'
import { words } from './words.ts'
import './styles.css'

const TABS = ['map', 'board', 'tribe', 'display', 'rivals'].map((id) => ({ id, name: `tab.${id}` }))

const plugin: BoardPlugin<ReviveState, ReviveMove> = {
  Board,
  PlayerPanel,
  Figures: SeatFigures,
  Dock,
  Strip,
  Top,
  Course,
  Note,
  Label,
  arrange: { rivals: 'board', dock: 'board', tablet: 'board', side: 'rail' },
  offers: offersOf,
  tabs: (view) => (view.seats === 1 ? TABS.filter(({ id }) => id !== 'rivals') : TABS),
  tabOf,
  turn,
  subtitle: ({ chapter, seats, round }) => ({
    key: chapter > 0 ? 'subtitle.chapter' : seats === 1 ? 'subtitle.solo' : 'subtitle',
    params: { chapter, round },
  }),
  order: (view) => view.players.map((_, n) => (view.first + n) % view.players.length),
  role: (view, seat) => {
    const tribe = view.players[seat]?.tribe ?? ''
    return tribe === '' ? null : { key: `tribe.${tribe}` }
  },
  figures,
  aim,
  shelves,
  Campaign,
  words,
}

export const board: BoardPlugin = plugin

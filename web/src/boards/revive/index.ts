/** The board of Revive, as the table wants it. */
import { game, mostActions, type ReviveMove, type ReviveState } from '@ludarium/revive'
import type { BoardPlugin } from '../../table/board.ts'
import { Board } from './Board.tsx'
import { Course } from './Course.tsx'
import { Campaign } from './campaign/Campaign.tsx'
import { Label, Note } from './Decision.tsx'
import { aim, figures } from './figures.ts'
import { shelves } from './learn/shelves.tsx'
import { Dock, Strip } from './phone/Strip.tsx'
import { isJudged, offersOf } from './plans.ts'
import { Top } from './seats/Crater.tsx'
import { Figures, PlayerPanel } from './seats/Panels.tsx'
import { tabOf, turn } from './targets.ts'
import { words } from './words.ts'

const TABS = ['map', 'board', 'tribe', 'display', 'rivals'].map((id) => ({ id, name: `tab.${id}` }))

const plugin: BoardPlugin<ReviveState, ReviveMove> = {
  Board,
  PlayerPanel,
  Figures,
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
  worth(choice, view, seat, foresee) {
    const after = isJudged(view) && choice.pick === undefined ? foresee(choice.move, choice.rest)?.ways[0] : undefined
    return after === undefined ? 0 : game.advice.evaluate(after, seat)
  },
  wasteful({ move }, view, seat) {
    const wastes =
      move.do === 'end' &&
      view.actions < mostActions(view) &&
      game.legal(view, seat).some((one) => one.do === 'play' || one.do === 'build' || one.do === 'explore')
    return wastes ? { key: 'wasteful.end' } : null
  },
  shelves,
  Campaign,
  words,
}

export const board: BoardPlugin = plugin

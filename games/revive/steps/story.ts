/** R26 What a campaign chapter does during a game: setup cards, its event, and the choice at the end. */
import { below, push, reveal, type Seat } from '@ludarium/kernel'
import { layTile, POSITION_ID } from '../board.ts'
import type { CampaignCard, CampaignWho } from '../data/index.ts'
import type { ReviveLog } from '../events.ts'
import type { ReviveMove } from '../moves.ts'
import { player } from '../pieces.ts'
import type { ReviveState } from '../state.ts'
import { branchOptions, chapterCards } from '../story.ts'
import type { Steps } from './shape.ts'

/** R26.2 Whom an award is for, in player order from the active player; all who are tied count. */
function awarded(s: ReviveState, who: CampaignWho, seat: Seat): Seat[] {
  const seats = Array.from({ length: s.seats }, (_, i) => (s.active + i) % s.seats)
  const fewest = Math.min(...s.players.map((p) => p.points))
  switch (who) {
    case 'active':
      return [seat]
    case 'others':
      return seats.filter((other) => other !== seat)
    case 'fewestPoints':
      return seats.filter((other) => player(s, other).points === fewest)
    default:
      return seats
  }
}

/** Carries out a card's operations. */
function read(s: ReviveState, card: CampaignCard, seat: Seat, log?: ReviveLog): void {
  log?.({ type: 'story', card: card.id })
  for (const [i, op] of card.ops.entries()) {
    if (op.op === 'setSwitch') s.switchSide = op.id
    else if (op.op === 'reveal') revealTiles(s, op.n, log)
    else if (op.op === 'award') {
      for (const one of awarded(s, op.who, seat)) {
        push(s, { step: 'effects', seat: one, effects: [`${card.id}.${i}`], about: '' })
      }
    }
  }
}

/** R26.2 `reveal`: random face-down area tiles in random orientation, no rewards for anyone. */
function revealTiles(s: ReviveState, n: number, log?: ReviveLog): void {
  for (let i = 0; i < n; i++) {
    const hidden = s.turned.flatMap((orientation, position) => (orientation < 0 ? [position] : []))
    const position = hidden[below(s.chance, hidden.length)] ?? -1
    s.turned[position] = below(s.chance, 2)
    layTile(s, position)
    reveal(s)
    log?.({ type: 'revealed', position: POSITION_ID[position] ?? '', tile: s.tiles[position] ?? '' })
  }
}

export function readSetup(s: ReviveState): void {
  for (const card of chapterCards(s.chapter, 'setup')) read(s, card, s.first)
}

export const storySteps = {
  event: {
    run(s, step, log) {
      const [card] = chapterCards(s.chapter, 'inPlay:')
      if (card !== undefined) read(s, card, step.seat, log)
    },
  },

  /** R26.2 `branch`: the winner of the chapter picks what follows from it. */
  branch: {
    legal: (s) => branchOptions(s.chapter).map((_, option): ReviveMove => ({ do: 'branch', option })),
    on: {
      branch(s, _step, seat, { option }, log) {
        s.branch = option
        log?.({ type: 'branch', seat, option, chapter: s.chapter })
      },
    },
  },
} satisfies Partial<Steps>

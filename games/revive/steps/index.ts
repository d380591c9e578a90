/** The table of steps, in the rulebook's order. */
import type { StepTable } from '@ludarium/kernel'
import type { ReviveStep } from '../agenda.ts'
import type { ReviveMove } from '../moves.ts'
import type { ReviveState } from '../state.ts'
import { ability, falcon, figure, figureTo, tile } from './ability.ts'
import { act } from './act.ts'
import { size } from './build.ts'
import { copy, playCard, rest, restActive, slot, wake, wild } from './cards.ts'
import {
  accept,
  artifact,
  basic,
  buy,
  choose,
  effects,
  overflow,
  parts,
  price,
  recover,
  remaining,
  remove,
  reopen,
  swap,
} from './choices.ts'
import { orient, recruitAny, rewards, turnUp } from './explore.ts'
import { clear, hibernate, reward } from './hibernate.ts'
import { module, place } from './modules.ts'
import { begin, draft, first, side, tribe } from './opening.ts'
import { pay, save } from './payment.ts'
import { tech } from './populate.ts'
import { recruit } from './recruit.ts'
import { branch, event } from './story.ts'
import { advance, special, track, unlocking } from './tracks.ts'
import { acted, lever, onward, scoring, turn, turnOver } from './turn.ts'

export const steps: StepTable<ReviveState, ReviveMove, ReviveStep> = {
  tribe,
  side,
  draft,
  begin,
  first,
  onward,
  turn,
  acted,
  turnOver,
  lever,
  slot,
  effects,
  parts,
  remaining,
  rewards,
  accept,
  basic,
  overflow,
  swap,
  buy,
  price,
  choose,
  advance,
  track,
  unlock: unlocking,
  special,
  artifact,
  remove,
  module,
  place,
  ability,
  recover,
  rest,
  wake,
  restActive,
  playCard,
  recruit,
  act,
  wild,
  reopen,
  copy,
  size,
  tech,
  pay,
  save,
  recruitAny,
  turnUp,
  orient,
  tile,
  falcon,
  figure,
  figureTo,
  hibernate,
  reward,
  clear,
  event,
  scoring,
  branch,
}

/**
 * Which moves bots look at. How aimless players are steered so that random games end: the rules stay what they are. Players who choose
 * blindly waste most of what they could do, so on four turns of five they choose only among moves that get on:
 * sections whose bottom action can be paid, actions rather than skipping them, benefits rather than declining.
 */
import type { Seat } from '@ludarium/kernel'
import { type BottomAction, SECTIONS } from './data/index.ts'
import { matOf } from './figures.ts'
import { bottomCost } from './mat.ts'
import { mechsOut, player, resourcesOf, structuresOut } from './pieces.ts'
import type { Player, ScytheMove, ScytheState } from './state.ts'
import { canPayResources } from './steps/costs.ts'

const AIMLESS_EVERY = 5

export function quickMoves(s: ScytheState, seat: Seat, moves: readonly ScytheMove[]): readonly ScytheMove[] {
  if (moves.length === 1 || s.turn % AIMLESS_EVERY === 0) return moves
  const useful: ScytheMove[] = []
  for (const move of moves) if (!isWaste(s, seat, move)) useful.push(move)
  if (useful.length === 0) return moves
  if (moves[0]?.do !== 'section') return useful
  const tokens = resourcesOf(s, seat)
  const promising: ScytheMove[] = []
  for (const move of useful) if (isPaid(s, seat, move, tokens)) promising.push(move)
  return promising.length > 0 ? promising : useful
}

/** Standing preferences and gifts of coins are for people: who searches would try them in every turn for nothing. */
export function candidateMoves(_s: ScytheState, _seat: Seat, moves: readonly ScytheMove[]): readonly ScytheMove[] {
  const found = moves.filter((move) => move.do !== 'prefer' && move.do !== 'give')
  return found.length > 0 ? found : moves
}

function isWaste(s: ScytheState, seat: Seat, move: ScytheMove): boolean {
  switch (move.do) {
    case 'skip':
    case 'enough':
    case 'endMove':
    case 'prefer':
    case 'give':
      return true
    case 'coins':
      return player(s, seat).coins > 1
    case 'take':
      return move.amount === 0
    default:
      return false
  }
}

/** Whether the section's bottom action has something left to give and could be paid as things are. */
function isPaid(s: ScytheState, seat: Seat, move: ScytheMove, tokens: readonly number[]): boolean {
  if (move.do !== 'section') return false
  const p = player(s, seat)
  const index = SECTIONS.indexOf(move.section)
  const section = matOf(s, p).sections[index]
  if (section === undefined || isExhausted(p, section.bottom)) return false
  return canPayResources(s, seat, section.resource, bottomCost(s, p, index), false, tokens)
}

function isExhausted(p: Player, action: BottomAction): boolean {
  switch (action) {
    case 'upgrade':
      return !p.cubes.includes(false)
    case 'deploy':
      return mechsOut(p) === 4
    case 'build':
      return structuresOut(p) === 4
    case 'enlist':
      return !p.recruits.includes(false)
  }
}

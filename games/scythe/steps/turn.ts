/** S3 The turn: section, top row, bottom row, end; objectives may be revealed before each of the last three. */
import { at, push, type Seat } from '@ludarium/kernel'
import { BOTTOM_ACTIONS, SECTIONS } from '../data/index.ts'
import { topActionOf } from '../mat.ts'
import { bottomIndex, neighbour, player } from '../pieces.ts'
import type { ScytheMove, ScytheMoveOf, ScytheState, Steps } from '../state.ts'
import { mayReveal, revealMoves, revealObjective } from './reveal.ts'

/** The place of the Factory card among the sections. */
export const FACTORY_SECTION = SECTIONS.indexOf('factory')

/** The same moves come again every turn, so they are made once. */
const CHOOSE = SECTIONS.map((section): ScytheMove => ({ do: 'section', section }))
const WISHES = [...BOTTOM_ACTIONS, 'gains'] as const
const PREFER = WISHES.map((what): ScytheMove => ({ do: 'prefer', what, on: true }))
const PREFER_NOT = WISHES.map((what): ScytheMove => ({ do: 'prefer', what, on: false }))
const END: ScytheMove = { do: 'end' }

export const turnSteps = {
  turn: {
    run(s, { seat }, log) {
      s.turn++
      if (seat === s.first) s.round++
      s.active = seat
      s.forced = 0
      s.coerced = false
      s.toka = false
      s.preferred = 0
      s.moved = 0
      for (const p of s.players) p.gifts = 0
      log?.({ type: 'turn', seat, round: s.round })
      push(s, { step: 'section', seat })
    },
  },
  /** S3.1.1 */
  section: {
    legal(s, { seat }) {
      const moves: ScytheMove[] = []
      listSections(s, seat, moves)
      listPreferences(s, seat, moves)
      return moves
    },
    on: {
      section(s, _step, seat, { section }, log) {
        const p = player(s, seat)
        p.section = SECTIONS.indexOf(section)
        log?.({ type: 'section', seat, section, top: topActionOf(s, p) })
        push(s, { step: 'top', seat }, { step: 'bottom', seat }, { step: 'end', seat })
        push(s, { step: 'turn', seat: neighbour(s, seat, 1) })
      },
      prefer(s, step, seat, move) {
        prefer(s, seat, move)
        push(s, step)
      },
    },
  },
  /** S3.1.6 Asked of everybody who still holds an objective, so that a question tells nothing. */
  end: {
    skip: (s, { seat }) => !mayReveal(s, seat),
    legal(s, { seat }) {
      const moves = revealMoves(s, seat, true)
      moves.push(END)
      return moves
    },
    on: {
      reveal: revealObjective,
      end() {},
    },
  },
} satisfies Partial<Steps>

/** S3.1.1 Another section than before; Rusviet may stay on the mat (S12.2), on the Factory card by option only (R1). */
export function mayChooseSection(s: ScytheState, seat: Seat, section: number): boolean {
  const p = player(s, seat)
  if (section === FACTORY_SECTION && p.factoryCard === '') return false
  if (section !== p.section) return true
  return p.faction === 'rusviet' && (section !== FACTORY_SECTION || s.options.relentlessFactory === true)
}

function listSections(s: ScytheState, seat: Seat, moves: ScytheMove[]): void {
  for (let i = 0; i < SECTIONS.length; i++) {
    if (mayChooseSection(s, seat, i)) moves.push(at(CHOOSE, i))
  }
}

/** The bit of the preference 'gains'; the bottom actions have the bits before it. */
const GAINS_BIT = BOTTOM_ACTIONS.length

/** R11 Each standing preference can be turned over once a turn. */
function listPreferences(s: ScytheState, seat: Seat, moves: ScytheMove[]): void {
  const p = player(s, seat)
  for (let i = 0; i < BOTTOM_ACTIONS.length; i++) {
    if ((s.preferred & (1 << i)) !== 0) continue
    moves.push(at(p.accepts[i] === true ? PREFER_NOT : PREFER, i))
  }
  if ((s.preferred & (1 << GAINS_BIT)) === 0) moves.push(at(p.asks ? PREFER_NOT : PREFER, GAINS_BIT))
}

function prefer(s: ScytheState, seat: Seat, { what, on }: ScytheMoveOf<'prefer'>): void {
  const p = player(s, seat)
  if (what === 'gains') {
    s.preferred |= 1 << GAINS_BIT
    p.asks = on
  } else {
    const i = bottomIndex(what)
    s.preferred |= 1 << i
    p.accepts[i] = on
  }
}

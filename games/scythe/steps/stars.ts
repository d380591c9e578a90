/** S14, S15 Stars, and the end of the game that the sixth one brings. */
import { at, finish, type Log, push, reveal, type Seat } from '@ludarium/kernel'
import { GOALS, type Goal, MOST_POPULARITY, MOST_POWER, STARS_TO_END } from '../data/index.ts'
import type { ScytheEvent } from '../events.ts'
import { goalLimits } from '../figures.ts'
import { mechsOut, player, starsPlaced, structuresOut, workersOut } from '../pieces.ts'
import type { Player, ScytheMove, ScytheState, Steps } from '../state.ts'
import { carry } from './enter.ts'

/** How many stars the goal has earned so far. */
function earned(p: Player, goal: Goal): number {
  switch (goal) {
    case 'upgrades':
      return p.cubes.includes(false) ? 0 : 1
    case 'mechs':
      return mechsOut(p) === 4 ? 1 : 0
    case 'structures':
      return structuresOut(p) === 4 ? 1 : 0
    case 'recruits':
      return p.recruits.includes(false) ? 0 : 1
    case 'workers':
      return workersOut(p) === 8 ? 1 : 0
    case 'objective':
      return p.revealed.length
    case 'combat':
      return p.wins
    case 'popularity':
      return p.popularity === MOST_POPULARITY ? 1 : 0
    case 'power':
      return p.power === MOST_POWER ? 1 : 0
  }
}

const NONE: readonly number[] = []

/** S14.1, S14.2 Stars to be placed now, a goal for each. */
function due(s: ScytheState, p: Player): readonly number[] {
  const limits = goalLimits(s, p)
  let goals: number[] | undefined
  for (let i = 0; i < GOALS.length; i++) {
    const placed = at(p.stars, i)
    if (placed >= at(limits, i)) continue
    const n = Math.min(at(limits, i), earned(p, at(GOALS, i)))
    for (let more = placed; more < n; more++) {
      goals ??= []
      goals.push(i)
    }
  }
  return goals ?? NONE
}

function place(s: ScytheState, seat: Seat, goal: number, log?: Log<ScytheEvent>): void {
  const p = player(s, seat)
  p.stars[goal] = at(p.stars, goal) + 1
  log?.({ type: 'star', seat, goal: at(GOALS, goal), stars: starsPlaced(p) })
}

/** S15.1 The sixth star ends the game at once. */
function checkEnd(s: ScytheState, seat: Seat, log?: Log<ScytheEvent>): void {
  if (starsPlaced(player(s, seat)) < STARS_TO_END) return
  undoContests(s, log)
  if (s.encounter !== '') {
    s.encountersSeen.push(s.encounter)
    s.encounter = ''
  }
  reveal(s)
  finish(s)
  log?.({ type: 'over', seat })
}

/** S15.4, R9 Attackers that have not fought step back with what they carried, the last step first. */
function undoContests(s: ScytheState, log?: Log<ScytheEvent>): void {
  for (const { at: hex, entries } of s.contests) {
    for (const { unit, from, riders, cargo } of entries.toReversed()) {
      carry(s, s.active, unit, hex, from, riders, cargo)
    }
  }
  if (s.contests.length > 0) log?.({ type: 'stepBack', seat: s.active })
  s.contests = []
}

export const starSteps = {
  stars: {
    run(s, { seat }, log) {
      const p = player(s, seat)
      const goals = due(s, p)
      if (goals.length === 0) return
      if (goals.length > STARS_TO_END - starsPlaced(p)) {
        push(s, { step: 'star', seat })
        return
      }
      for (const goal of goals) place(s, seat, goal, log)
      checkEnd(s, seat, log)
    },
  },
  /** S14.3 More stars earned than left: the player picks the goals. */
  star: {
    legal: (s, { seat }) =>
      [...new Set(due(s, player(s, seat)))].map((goal): ScytheMove => ({ do: 'star', goal: at(GOALS, goal) })),
    on: {
      star(s, step, seat, { goal }, log) {
        place(s, seat, GOALS.indexOf(goal), log)
        if (starsPlaced(player(s, seat)) < STARS_TO_END) push(s, step)
        else checkEnd(s, seat, log)
      },
    },
  },
} satisfies Partial<Steps>

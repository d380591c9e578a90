/** Pictures of tables: the middle and the end of a seeded game between bots, and the fixed positions of the tests. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { games } from '@ludarium/games'
import { type Game, type Match, stateAt } from '@ludarium/kernel'
import type { Page } from 'playwright-core'
import type { Shown } from '../../src/dev/LocalTable.tsx'
import { NAMES, played, replayed } from '../../src/dev/position.ts'
import type { ScorePoint } from '../../src/table/source.ts'
import type { PageOptions } from '../../test/browser.ts'
import { openPositions } from '../../test/position/open.ts'
import { fixedPositions } from '../fixed-positions.ts'

/** Moments that every game has. */
export const MOMENTS = ['middle', 'end'] as const

const SEED = 'pictures'
/** How much of the game is over in its middle. */
const MIDDLE = 0.55
/** Fewer moves are no picture of a choice. */
const CHOICES = 3

const whole = new Map<string, Match>()

function wholeGame(game: Game): Match {
  const opening = { seats: Math.min(4, game.seats.max), seed: SEED }
  const known = whole.get(game.id) ?? played(game, opening, Number.POSITIVE_INFINITY)
  whole.set(game.id, known)
  return known
}

function scoresOf(match: Match, most: number): ScorePoint[] {
  return Array.from({ length: most + 1 }, (_, at) => {
    const s = stateAt(match, at)
    const totals = NAMES.slice(0, s.seats).map((_, seat) =>
      match.game.score(s, seat).reduce((sum, line) => sum + line.points, 0),
    )
    return { at, round: s.round, turn: s.turn, seat: match.decisions[at - 1]?.seat ?? null, totals }
  })
}

/** The first position from the middle on at which seat 0 has a choice. */
function middleOf(match: Match): number {
  const { game, decisions } = match
  const from = Math.floor(decisions.length * MIDDLE)
  const found = decisions.findIndex(({ seat }, at) => {
    return at >= from && seat === 0 && game.legal(stateAt(match, at), 0).length >= CHOICES
  })
  return found < 0 ? from : found
}

async function fixedOf(game: Game, name: string): Promise<Shown> {
  const file = join(import.meta.dirname, '..', '..', 'test', `${game.id}-positions.ts`)
  const makers = existsSync(file) ? fixedPositions((await import(file)) as object) : new Map<string, never>()
  const made = makers.get(name)?.()
  if (made === undefined) throw new Error(`There is no moment '${name}' of '${game.id}'.`)
  const { state, told = [], points = [] } = made
  return { game: game.id, state, seat: 0, names: NAMES.slice(0, state.seats), told, scores: points }
}

async function shownAt(id: string, moment: string): Promise<Shown> {
  const module = await games.find((entry) => entry.id === id)?.load()
  if (module === undefined) throw new Error(`There is no game '${id}'.`)
  const { game } = module
  if (moment !== 'middle' && moment !== 'end') return fixedOf(game, moment)
  const match = wholeGame(game)
  const at = moment === 'end' ? match.decisions.length : middleOf(match)
  const { state, told } = replayed(game, stateAt(match, 0), match.decisions.slice(0, at), 0)
  const scores = moment === 'end' ? scoresOf(match, at) : []
  return { game: id, state, seat: 0, names: NAMES.slice(0, state.seats), told, scores }
}

export interface Tables {
  /** A page with that moment of the game. */
  page(game: string, moment: string, options: PageOptions): Promise<Page>
  close(): Promise<void>
}

export async function openTables(): Promise<Tables> {
  const services = await openPositions()
  return {
    page: async (game, moment, options) => services.shown(await shownAt(game, moment), options),
    close: () => services.close(),
  }
}

/** The island: cells, neighbours, patterns (E10.1, E10.3, E11.2, E13.5). Nothing here changes a state. */
import { at, type Cell } from '@ludarium/kernel'
import { type Built, builtCard, type PatternCell, type Prophecy } from './card.ts'
import type { EssenceState, Segment } from './state.ts'

/**
 * A sheet of squared paper on which an island is drawn while a question about it is answered: 0 for an empty cell,
 * else the index of the segment's type plus 1. Always wiped afterwards. No island can reach its edge: every build or
 * move goes one cell further at most.
 */
const WIDTH = 256
const MIDDLE = 128 * WIDTH + 128
const sheet = new Uint8Array(WIDTH * WIDTH)
/** E, S, W, N. */
const SIDES = [1, WIDTH, -1, -WIDTH] as const

const cellAt = (x: number, y: number): number => MIDDLE + y * WIDTH + x
const xOf = (cell: number): number => (cell & (WIDTH - 1)) - 128
const yOf = (cell: number): number => (cell >> 8) - 128

function draw(s: EssenceState, island: readonly Segment[]): void {
  for (const { card, x, y } of island) sheet[cellAt(x, y)] = builtCard(s, card).type + 1
}

function wipe(island: readonly Segment[]): void {
  for (const { x, y } of island) sheet[cellAt(x, y)] = 0
}

export function segmentOf(island: readonly Segment[], card: string): Segment | undefined {
  for (const segment of island) if (segment.card === card) return segment
  return undefined
}

/** A segment that must be there. */
export function segmentOn(island: readonly Segment[], card: string): Segment {
  const found = segmentOf(island, card)
  if (found === undefined) throw new Error(`'${card}' is not on the island.`)
  return found
}

/** The segments that share an edge with the cell. */
export function neighbours(island: readonly Segment[], x: number, y: number): Segment[] {
  return island.filter((segment) => Math.abs(segment.x - x) + Math.abs(segment.y - y) === 1)
}

/** E10.3 What one neighbour brings a card that is placed beside it. */
export function modifier(card: Built, neighbour: Built): number {
  const type = 1 << neighbour.type
  return (card.plus & type) !== 0 ? card.bonus : (card.minus & type) !== 0 ? -1 : 0
}

/** E10.3 Sum of the plus and minus modifiers of a card on a cell; the card itself is no neighbour of its own. */
export function modifiers(s: EssenceState, island: readonly Segment[], card: Built, x: number, y: number): number {
  let sum = 0
  for (const other of island) {
    const dx = other.x - x
    const dy = other.y - y
    if (dx * dx + dy * dy !== 1 || other.card === card.card.id) continue
    sum += modifier(card, builtCard(s, other.card))
  }
  return sum
}

/** The empty cells beside the island, without the segment `except`, whose own cell does not count as a goal. */
export function openCells(s: EssenceState, island: readonly Segment[], except: string): Cell[] {
  const cells: Cell[] = []
  const marked: number[] = []
  draw(s, island)
  for (const segment of island) {
    if (segment.card === except) continue
    const from = cellAt(segment.x, segment.y)
    for (const side of SIDES) {
      const cell = from + side
      if (sheet[cell] !== 0) continue
      sheet[cell] = 255
      marked.push(cell)
      cells.push({ x: xOf(cell), y: yOf(cell) })
    }
  }
  for (const cell of marked) sheet[cell] = 0
  wipe(island)
  return cells
}

/** How many segments of the drawn island can be reached from this one; wipes them. */
function reach(first: Segment): number {
  const reached: number[] = [cellAt(first.x, first.y)]
  sheet[cellAt(first.x, first.y)] = 0
  // The list grows while it is gone through.
  for (const from of reached) {
    for (const side of SIDES) {
      const cell = from + side
      if (sheet[cell] === 0) continue
      sheet[cell] = 0
      reached.push(cell)
    }
  }
  return reached.length
}

/** Whether all segments form one group. */
export function hangsTogether(s: EssenceState, island: readonly Segment[]): boolean {
  draw(s, island)
  const reached = reach(at(island, 0))
  wipe(island)
  return reached === island.length
}

/** E11.2 Whether the others still form one group when this segment is lifted. An island of one cannot move. */
export function canLift(s: EssenceState, island: readonly Segment[], card: string): boolean {
  const others = island.filter((segment) => segment.card !== card)
  return others.length > 0 && hangsTogether(s, others)
}

/** E13.5 Whether the pattern, given in all its turns, lies somewhere on the island. */
export function hasPattern(s: EssenceState, island: readonly Segment[], turns: Prophecy['turns']): boolean {
  draw(s, island)
  const found = liesOn(island, turns)
  wipe(island)
  return found
}

function liesOn(island: readonly Segment[], turns: Prophecy['turns']): boolean {
  for (const turn of turns) for (const segment of island) if (fits(turn, segment)) return true
  return false
}

/** Whether one turn of the pattern lies on the drawn island with its first cell on that segment. */
function fits(turn: readonly PatternCell[], { x, y }: Segment): boolean {
  const from = cellAt(x, y)
  for (const cell of turn) if (sheet[from + cell.y * WIDTH + cell.x] !== cell.type + 1) return false
  return true
}

/** E13.5 Every place where the pattern lies, as the cells it covers. */
export function patternMatches(s: EssenceState, island: readonly Segment[], turns: Prophecy['turns']): Cell[][] {
  const found: Cell[][] = []
  draw(s, island)
  for (const turn of turns) {
    for (const segment of island) {
      if (fits(turn, segment)) found.push(turn.map(({ x, y }) => ({ x: segment.x + x, y: segment.y + y })))
    }
  }
  wipe(island)
  return found
}

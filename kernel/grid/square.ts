/** A cell of a square grid: x runs east, y runs south. */
export interface Cell {
  readonly x: number
  readonly y: number
}

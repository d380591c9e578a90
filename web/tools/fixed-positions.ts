/** The fixed positions of the tests by name: what `web/test/GAME-positions.ts` exports as functions. */
import type { State } from '@ludarium/kernel'
import type { LogEntry, ScorePoint } from '../src/table/source.ts'

/** A position, with its log and its scores if it has them. */
export interface FixedPosition {
  readonly state: State
  readonly told?: readonly LogEntry[]
  readonly points?: readonly ScorePoint[]
}

/** A function without arguments makes one position; `fullest` takes seats and a seed. */
const FULLEST = [4, 2] as const

const isRecord = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Makers of positions by name, from the exports of such a file. */
export function fixedPositions(exports: object): ReadonlyMap<string, () => FixedPosition> {
  const makers = new Map<string, () => FixedPosition>()
  for (const [name, make] of Object.entries(exports)) {
    if (typeof make !== 'function' || (make.length > 0 && name !== 'fullest')) continue
    makers.set(name, () => {
      const made: unknown = name === 'fullest' ? make(...FULLEST) : make()
      if (!isRecord(made)) throw new Error(`'${name}' makes no position.`)
      return ('state' in made ? made : { state: made }) as FixedPosition
    })
  }
  return makers
}

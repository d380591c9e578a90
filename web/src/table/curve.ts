/** Score curves for boards: what every seat would have had after each decision, as the table's source knows it. */
import { createContext, useContext, useEffect, useRef, useState } from 'react'
import type { ScorePoint } from './source.ts'

type Read = () => Promise<readonly ScorePoint[]>

const ReadScores = createContext<Read>(async () => [])

/** Around a table: how its scores are read. */
export const ScoresContext = ReadScores.Provider

/** The points up to that decision, read once for it; empty until they are there. */
export function useCurve(at: number): readonly ScorePoint[] {
  const read = useRef(useContext(ReadScores))
  const [points, setPoints] = useState<readonly ScorePoint[]>([])
  useEffect(() => {
    let current = at >= 0
    read.current().then(
      (next) => current && setPoints(next),
      // A board shows its position without a curve.
      () => {},
    )
    return () => {
      current = false
    }
  }, [at])
  return points
}

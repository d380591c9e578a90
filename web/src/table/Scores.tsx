/** Scores with their breakdown, and how they grew. */
import { type ReactNode, useEffect, useState } from 'react'
import { keysOf, type ScoreColumn, scoreColumns } from '../kit/score/columns.ts'
import { ScoreChart } from '../kit/score/ScoreChart.tsx'
import { ScoreTable } from '../kit/score/ScoreTable.tsx'
import { useWords } from '../words/context.tsx'
import type { Scene } from './scene.ts'
import type { ScorePoint } from './source.ts'

export function Scores(props: { scene: Scene; scores(): Promise<readonly ScorePoint[]> }): ReactNode {
  const t = useWords()
  const { scene, scores } = props
  const { position, looks } = scene
  const points = useScores(scores, position.at)
  const over = position.result !== null
  return (
    <div className="scores">
      <h2>{t(over ? 'scores.end' : 'scores.now')}</h2>
      <Breakdown scene={scene} />
      <h2>{t('scores.curve')}</h2>
      {points !== null && <ScoreChart points={points} looks={looks} height={160} />}
    </div>
  )
}

/** Read again when the table has moved on and rested for a moment. */
function useScores(scores: () => Promise<readonly ScorePoint[]>, at: number): readonly ScorePoint[] | null {
  const [points, setPoints] = useState<readonly ScorePoint[] | null>(null)
  const [reader] = useState(() => ({ scores }))
  reader.scores = scores
  useEffect(() => {
    let current = at >= 0
    const timer = setTimeout(() => {
      reader.scores().then(
        (next) => current && setPoints(next),
        () => {},
      )
    }, 250)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [at, reader])
  return points
}

export function Breakdown({ scene }: { scene: Scene }): ReactNode {
  const t = useWords()
  const { words, looks, game, position } = scene
  const { score, others } = game.module.game
  const columns = scoreColumns({ score, others, result: () => position.result }, position.view, looks, (key) => ({
    name: words.t(key),
    bot: true,
    own: false,
    colour: null,
  }))
  const rows = keysOf(columns).map((key) => ({
    key,
    label: words.t(words.has(`score.${key}`) ? `score.${key}` : key),
    value: ({ points }: ScoreColumn) => points.get(key) ?? 0,
  }))
  return <ScoreTable columns={columns} rows={rows} total={t('scores.total')} />
}

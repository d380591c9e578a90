/** Scores with their breakdown, and how they grew. */
import type { Seat } from '@ludarium/kernel'
import { type ReactNode, useEffect, useState } from 'react'
import { SeatShape } from '../art/SeatShape.tsx'
import { useWords } from '../words/context.tsx'
import { Curves } from './Curves.tsx'
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
      {points !== null && <Curves points={points} looks={looks} />}
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

/** Ordered by what each seat has; ties keep the order of seats. */
export function Breakdown(props: { scene: Scene }): ReactNode {
  const t = useWords()
  const { position, looks, words, game } = props.scene
  const lines = looks.map((_, seat) => position.result?.lines[seat] ?? game.module.game.score(position.view, seat))
  const totals = lines.map((list) => list.reduce((sum, line) => sum + line.points, 0))
  const keys = [...new Set(lines.flatMap((list) => list.map((line) => line.key)))]
  const order: Seat[] = looks.map((_, seat) => seat)
  order.sort((a, b) => rank(a) - rank(b) || a - b)
  function rank(seat: Seat): number {
    return position.result?.ranks[seat] ?? -(totals[seat] ?? 0)
  }
  const pointsOf = (seat: Seat, key: string): number =>
    (lines[seat] ?? []).reduce((sum, line) => (line.key === key ? sum + line.points : sum), 0)
  return (
    <table className="breakdown">
      <thead>
        <tr>
          <td />
          {order.map((seat) => (
            <th key={seat} scope="col">
              <SeatShape colour={looks[seat]?.colour ?? FALLBACK} size={16} label={looks[seat]?.name} />
              {position.result !== null && (
                <small>{t('scores.rank', { rank: position.result.ranks[seat] ?? 0 })}</small>
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {keys.map((key) => (
          <tr key={key}>
            <th scope="row">{words.t(words.has(`score.${key}`) ? `score.${key}` : key)}</th>
            {order.map((seat) => (
              <td key={seat}>{pointsOf(seat, key)}</td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('scores.total')}</th>
          {order.map((seat) => (
            <td key={seat}>{totals[seat]}</td>
          ))}
        </tr>
      </tfoot>
    </table>
  )
}

const FALLBACK = { id: '', shape: 'circle', fill: 'var(--line)', ink: 'var(--text)', outline: 'var(--line)' } as const

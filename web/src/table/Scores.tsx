/** Scores with their breakdown, and how they grew. */
import type { ScoreLine } from '@ludarium/kernel'
import { type ReactNode, useEffect, useState } from 'react'
import { Icon } from '../art/Icon.tsx'
import { SeatShape } from '../art/SeatShape.tsx'
import { useWords } from '../words/context.tsx'
import { Curves } from './Curves.tsx'
import type { Scene } from './scene.ts'
import type { SeatColour } from './seats.ts'
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

/** A column of the breakdown: a seat, or somebody who takes part without one. */
interface Column {
  readonly id: string
  readonly name: string
  /** Null without a seat. */
  readonly colour: SeatColour | null
  readonly lines: readonly ScoreLine[]
  readonly total: number
  readonly rank: number | null
}

function columnsOf({ position, looks, words, game }: Scene): Column[] {
  const { result, view } = position
  const rules = game.module.game
  const totalOf = (lines: readonly ScoreLine[]): number => lines.reduce((sum, line) => sum + line.points, 0)
  const seats = looks.map((look, seat): Column => {
    const lines = result?.lines[seat] ?? rules.score(view, seat)
    const { name, colour } = look
    return { id: `seat ${seat}`, name, colour, lines, total: totalOf(lines), rank: result?.ranks[seat] ?? null }
  })
  const others = (result?.others ?? rules.others(view)).map((other, n): Column => {
    const { key, lines } = other
    const rank = result?.others[n]?.rank ?? null
    return { id: key, name: words.t(key), colour: null, lines, total: totalOf(lines), rank }
  })
  // By rank, else by what each has; ties keep the order of seats.
  return [...seats, ...others].sort((a, b) => (a.rank ?? -a.total) - (b.rank ?? -b.total))
}

export function Breakdown(props: { scene: Scene }): ReactNode {
  const t = useWords()
  const { words } = props.scene
  const columns = columnsOf(props.scene)
  const keys = [...new Set(columns.flatMap(({ lines }) => lines.map((line) => line.key)))]
  const pointsOf = ({ lines }: Column, key: string): number =>
    lines.reduce((sum, line) => (line.key === key ? sum + line.points : sum), 0)
  return (
    <table className="breakdown">
      <thead>
        <tr>
          <td />
          {columns.map(({ id, name, colour, rank }) => (
            <th key={id} scope="col">
              {colour === null ? (
                <Icon name="bot" size={16} label={name} />
              ) : (
                <SeatShape colour={colour} size={16} label={name} />
              )}
              {rank !== null && <small>{t('scores.rank', { rank })}</small>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {keys.map((key) => (
          <tr key={key}>
            <th scope="row">{words.t(words.has(`score.${key}`) ? `score.${key}` : key)}</th>
            {columns.map((column) => (
              <td key={column.id}>{pointsOf(column, key)}</td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('scores.total')}</th>
          {columns.map(({ id, total }) => (
            <td key={id}>{total}</td>
          ))}
        </tr>
      </tfoot>
    </table>
  )
}

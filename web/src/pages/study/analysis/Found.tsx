/** What was found: a turning point as a row, and how close each seat came to the best. */
import { type Quality, qualityOf, type TurningPoint } from '@ludarium/bots'
import { type ReactNode, useMemo } from 'react'
import { SeatShape } from '../../../art/SeatShape.tsx'
import { Meter } from '../../../kit/charts/Bars.tsx'
import { lineColour } from '../../../kit/charts/scale.ts'
import type { Scene } from '../../../table/scene.ts'
import { useTeller, useWords } from '../../../words/context.tsx'
import { percent, signed } from '../figures.ts'
import { lineWords } from './lines.ts'
import type { StudyPoint } from './protocol.ts'

export function TurningRow(props: {
  point: TurningPoint
  n: number
  scene: Scene
  points: readonly StudyPoint[]
  now: boolean
  onGo(): void
}): ReactNode {
  const { t, language } = useTeller()
  const { point, n, scene, points } = props
  const study = points.find((one) => one.at === point.at)
  const look = scene.looks[point.seat]
  const words = study === undefined ? null : lineWords(study, scene.words)
  const gain = point.kind === 'strong'
  const params = {
    name: look?.name ?? '',
    move: words?.played ?? '',
    better: words?.better ?? '',
    round: point.round,
    turn: point.turn,
  }
  return (
    <li>
      <button type="button" aria-current={props.now || undefined} onClick={props.onGo}>
        <span className="study-n">{n}</span>
        {look !== undefined && <SeatShape colour={look.colour} size={15} />}
        <span className="study-what grow type-3">
          <strong className="ellipsis">{t('study.row', params)}</strong>
          <span className="ellipsis dim type-2">{t(gain ? 'study.row.strong' : 'study.row.better', params)}</span>
        </span>
        <span className={`study-points ${gain ? 'good' : 'bad'}`}>{signed(-100 * point.loss, language)}</span>
      </button>
    </li>
  )
}

export function QualityPart(props: { points: readonly StudyPoint[]; scene: Scene; language: string }): ReactNode {
  const t = useWords()
  const { points, scene, language } = props
  const list = useMemo(() => qualityOf({ points: [...points] }, scene.looks.length), [points, scene.looks.length])
  const share = ({ close, turns }: Quality): number => (turns === 0 ? 0 : close / turns)
  const sorted = [...list].sort((a, b) => share(b) - share(a))
  return (
    <section className="panel frame-panel stack study-quality">
      <header>
        <h2>{t('study.quality')}</h2>
        <span className="dim type-2">{t('study.quality.given')}</span>
      </header>
      <ul>
        {sorted.map((one) => {
          const look = scene.looks[one.seat]
          if (look === undefined) return null
          return (
            <li key={one.seat}>
              <SeatShape colour={look.colour} size={15} />
              <span className="ellipsis">{look.name}</span>
              <Meter share={share(one)} colour={lineColour(look.colour)} />
              <strong title={t('study.quality.of', { close: one.close, turns: one.turns })}>
                {one.turns === 0 ? '–' : percent(share(one), language, 0)}
              </strong>
              <span>{signed(-100 * one.given, language)}</span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** The end of a game instead of its board: panels that a board fills, and the board behind them to look at. */
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import { Icon } from '../../art/Icon.tsx'
import { useCurve } from '../../table/curve.ts'
import type { SeatLook } from '../../table/seats.ts'
import type { LogEntry, ScorePoint } from '../../table/source.ts'
import { useWords } from '../../words/context.tsx'
import { focusableScroll } from '../surface/focusable-scroll.ts'
import { ScoreChart } from './ScoreChart.tsx'
import './score.css'

const LookContext = createContext<ReactNode>(null)

interface EndScreenProps {
  readonly over: boolean
  /** What stands on the screen: panels. */
  readonly end: ReactNode
  /** The board. */
  readonly children: ReactNode
}

export function EndScreen({ over, end, children }: EndScreenProps): ReactNode {
  const t = useWords()
  const [looking, setLooking] = useState(false)
  if (!over) return children
  if (looking)
    return (
      <>
        {children}
        <button type="button" className="button primary end-back" onClick={() => setLooking(false)}>
          <Icon name="chevron-up" size={15} />
          {t('scores.back')}
        </button>
      </>
    )
  const look = (
    <button type="button" className="button" onClick={() => setLooking(true)}>
      <Icon name="eye" size={15} />
      {t('scores.look')}
    </button>
  )
  return (
    <LookContext value={look}>
      <div className="end-screen" ref={insteadOfBoard}>
        {end}
      </div>
    </LookContext>
  )
}

/** Tells the table around the screen that it stands instead of the board. */
function insteadOfBoard(element: HTMLElement | null): () => void {
  const table = element?.closest('.table, .phone')
  table?.setAttribute('data-ended', '')
  const leave = focusableScroll(element)
  return () => {
    leave?.()
    table?.removeAttribute('data-ended')
  }
}

interface EndPanelProps {
  readonly title: string
  readonly about?: ReactNode
  /** Columns of 24. */
  readonly span: number
  /** Offers the board. */
  readonly look?: boolean
  readonly name?: string
  readonly children: ReactNode
}

export function EndPanel({ title, about, span, look, name, children }: EndPanelProps): ReactNode {
  const button = useContext(LookContext)
  return (
    <section className="panel end-panel" style={{ ['--span' as string]: span }} data-part={name}>
      <header className="row">
        <h3>{title}</h3>
        <small>{about}</small>
        {look && button}
      </header>
      {children}
    </section>
  )
}

interface EndChartProps extends Pick<Parameters<typeof ScoreChart>[0], 'by' | 'stars'> {
  readonly title: string
  readonly about: string
  readonly looks: readonly SeatLook[]
  readonly log: readonly LogEntry[]
  readonly span: number
  /** A few words at a place of the chart. */
  note?(points: readonly ScorePoint[]): { readonly at: number; readonly text: string } | null
  below?(points: readonly ScorePoint[]): ReactNode
}

/** The chart of the scores in a panel of its own. */
export function EndChart({ title, about, looks, log, span, note, below, ...chart }: EndChartProps): ReactNode {
  const points = useCurve(log[log.length - 1]?.at ?? 0)
  const noted = useMemo(() => note?.(points) ?? null, [note, points])
  return (
    <EndPanel title={title} about={about} span={span} name="chart">
      {points.length > 1 && <ScoreChart {...chart} points={points} looks={looks} note={noted} totals />}
      {below?.(points)}
    </EndPanel>
  )
}

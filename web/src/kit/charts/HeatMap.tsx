/** Shares by row and column, blue below the even share and orange above: a table, so that it can be read aloud. */
import type { ReactNode } from 'react'
import { focusableScroll } from '../surface/focusable-scroll.ts'
import './charts.css'

interface HeatName {
  readonly name: string
  readonly label: string
}

interface HeatProps {
  readonly rows: readonly HeatName[]
  readonly columns: readonly HeatName[]
  cell(row: string, column: string): { readonly rate: number; readonly n: number } | null | undefined
  /** What is neither below nor above. */
  readonly even: number
  readonly caption: string
  /** Says why there is no number: null cells are barred, undefined ones were not met. */
  readonly barred: string
  readonly unmet: string
  count(n: number): string
}

export function HeatMap(props: HeatProps): ReactNode {
  const { rows, columns } = props
  return (
    <div className="heat-box" ref={focusableScroll}>
      <table className="heat" data-wide={columns.length > 6 || undefined}>
        <caption className="unseen">{props.caption}</caption>
        <thead>
          <tr>
            <td />
            {columns.map(({ name, label }) => (
              <th key={name} scope="col" title={label} className="ellipsis">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, label }) => (
            <tr key={name}>
              <th scope="row" title={label} className="ellipsis">
                {label}
              </th>
              {columns.map((column) => (
                <HeatCell key={column.name} {...props} of={props.cell(name, column.name)} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function HeatCell({ of, even, barred, unmet, count }: HeatProps & { of: ReturnType<HeatProps['cell']> }): ReactNode {
  if (of === undefined || of === null)
    return (
      <td className="heat-none" title={of === null ? barred : unmet}>
        {of === null ? barred : '–'}
      </td>
    )
  const heat = Math.max(-1, Math.min(1, (of.rate - even) / Math.max(0.12, even)))
  return (
    <td style={{ background: heatColour(heat) }} data-hot={heat > 0.56 || undefined} title={count(of.n)}>
      {Math.round(100 * of.rate)}
    </td>
  )
}

function heatColour(heat: number): string {
  const end = heat < 0 ? 'var(--heat-low)' : 'var(--heat-high)'
  return `color-mix(in oklab, var(--heat-even), ${end} ${Math.round(100 * Math.abs(heat))}%)`
}

export function HeatKey({ below, above }: { readonly below: string; readonly above: string }): ReactNode {
  return (
    <p className="heat-key">
      {below}
      <span aria-hidden="true">
        {[-1, -0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75, 1].map((heat) => (
          <i key={heat} style={{ background: heatColour(heat) }} />
        ))}
      </span>
      {above}
    </p>
  )
}

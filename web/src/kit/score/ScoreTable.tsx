/** A column per seat, the best first; a row per source of points or figure; the total, and what it is made of, below. */
import type { CSSProperties, ReactNode } from 'react'
import { Icon } from '../../art/Icon.tsx'
import { SeatShape } from '../../art/SeatShape.tsx'
import { useWords } from '../../words/context.tsx'
import { StackedBar, shadeOf } from '../charts/Bars.tsx'
import { lineColour } from '../charts/scale.ts'
import { focusableScroll } from '../surface/focusable-scroll.ts'
import type { ScoreColumn } from './columns.ts'
import { Medal } from './Medal.tsx'
import './score.css'

export interface ScoreRow {
  /** Of the points, unless `value` says otherwise. */
  readonly key: string
  readonly label: string
  readonly sign?: ReactNode
  /** Colour of these points in the bar below. */
  readonly tone?: string | undefined
  value?(column: ScoreColumn): ReactNode
  /** What the figure is made of. */
  note?(column: ScoreColumn): ReactNode
}

interface ScoreTableProps {
  readonly columns: readonly ScoreColumn[]
  readonly rows: readonly ScoreRow[]
  /** Below the names, which stand above the columns instead of signs. */
  role?(column: ScoreColumn): ReactNode
  /** The name of the last row; without it there is none. */
  readonly total?: string
  totalNote?(column: ScoreColumn): ReactNode
}

export function ScoreTable({ columns, rows, role, total, totalNote }: ScoreTableProps): ReactNode {
  const most = Math.max(1, ...columns.map((column) => column.total))
  return (
    <div className="score-table" ref={focusableScroll} data-named={role !== undefined || undefined}>
      <table style={{ ['--seats' as string]: columns.length }}>
        <thead>
          <tr>
            <td />
            {columns.map((column) => (
              <Head key={column.seat} of={column} ranked={total !== undefined && columns.length > 1} role={role} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.key} row={row} columns={columns} />
          ))}
        </tbody>
        {total !== undefined && (
          <tfoot>
            <tr>
              <th scope="row">{total}</th>
              {columns.map((column) => (
                <td key={column.seat} data-own={column.look.own || undefined}>
                  <b>{column.total}</b> {totalNote && <small>{totalNote(column)}</small>}
                  {role && <StackedBar parts={partsOf(rows, column)} most={most} />}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  )
}

function Head(props: {
  readonly of: ScoreColumn
  readonly ranked: boolean
  readonly role: ScoreTableProps['role']
}): ReactNode {
  const t = useWords()
  const { of, role } = props
  const { look, rank } = of
  const { name, colour } = look
  const label = role === undefined ? name : undefined
  const sign =
    colour === null ? (
      <Icon name="bot" size={16} {...(label && { label })} />
    ) : (
      <SeatShape colour={colour} {...(label && { label })} />
    )
  const style: CSSProperties = { borderTopColor: colour?.fill }
  if (role === undefined)
    return (
      <th scope="col">
        {sign}
        {rank !== null && props.ranked && <small>{t('scores.rank', { rank })}</small>}
      </th>
    )
  return (
    <th scope="col" style={style} data-own={look.own || undefined}>
      <span className="cluster">
        {rank !== null && props.ranked && <Medal rank={rank} label={t('scores.rank', { rank })} size={22} />}
        {sign}
        <b>{name}</b>
        {look.own && <span className="chip you">{t('table.you')}</span>}
        {look.bot && <span className="chip">{t('table.bot')}</span>}
      </span>
      <small>{role(of)}</small>
    </th>
  )
}

function Row({ row, columns }: { readonly row: ScoreRow; readonly columns: readonly ScoreColumn[] }): ReactNode {
  const { key, label, sign, tone, value, note } = row
  const pointsOf = ({ points }: ScoreColumn): number => points.get(key) ?? 0
  const best = Math.max(...columns.map(pointsOf))
  return (
    <tr data-sum={key === '' || undefined}>
      <th scope="row">
        {sign} {label} {tone !== undefined && <i style={{ background: tone }} />}
      </th>
      {columns.map((column) => (
        <td
          key={column.seat}
          data-own={column.look.own || undefined}
          data-best={(!value && columns.length > 1 && best > 0 && pointsOf(column) === best) || undefined}
          data-minus={(!value && pointsOf(column) < 0) || undefined}
        >
          {value ? value(column) : <b>{pointsOf(column)}</b>} {note && <small>{note(column)}</small>}
        </td>
      ))}
    </tr>
  )
}

/** In the tones of their rows, else in two shades of the seat. */
function partsOf(rows: readonly ScoreRow[], { points, look }: ScoreColumn) {
  const fill = look.colour ? lineColour(look.colour) : 'var(--line-strong)'
  return rows.map(({ key, label, tone }, n) => ({
    key,
    title: label,
    points: points.get(key) ?? 0,
    colour: tone ?? shadeOf(fill, n),
  }))
}

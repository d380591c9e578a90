/** After the last star: the scoring, how it came about, the land, the stars and some figures, instead of the board. */
import { type ReactNode, useMemo } from 'react'
import { SeatShape } from '../../../art/SeatShape.tsx'
import { insteadOfBoard } from '../../../table/AtEnd.tsx'
import { useTable } from '../context.tsx'
import { StarPanel } from '../tracks/Stars.tsx'
import { Chart } from './Chart.tsx'
import { FinalMap } from './FinalMap.tsx'
import { Scoring } from './Scoring.tsx'
import { figuresOf, type Standing, standingsOf } from './standings.ts'
import './end.css'

const instead = insteadOfBoard('data-final')

export function Final({ onLook }: { onLook(): void }): ReactNode {
  const { view } = useTable()
  const standings = useMemo(() => standingsOf(view), [view])
  return (
    <div className="scythe-final" ref={instead}>
      <Scoring standings={standings} />
      <Chart />
      <FinalMap onLook={onLook} />
      <StarPanel />
      <TableFigures standings={standings} />
    </div>
  )
}

function TableFigures({ standings }: { readonly standings: readonly Standing[] }): ReactNode {
  const { view, words, told, looks } = useTable()
  const rows = useMemo(() => figuresOf(view, told), [view, told])
  return (
    <section className="panel scythe-final-figures">
      <h3>{words.t('end.figures')}</h3>
      <table>
        <thead>
          <tr>
            <td />
            {standings.map(({ seat }) => {
              const look = looks[seat]
              return (
                <th key={seat} scope="col">
                  {look !== undefined && <SeatShape colour={look.colour} size={15} label={look.name} />}
                </th>
              )
            })}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, values }) => (
            <tr key={id}>
              <th scope="row">{words.t(`end.figure.${id}`)}</th>
              {standings.map(({ seat }) => (
                <td key={seat}>{values[seat] ?? 0}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

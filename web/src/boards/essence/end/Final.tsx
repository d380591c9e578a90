/** After the last round: the scoring, how it came about, the islands and some figures, instead of the board. */
import { type ReactNode, useMemo } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { Medal } from '../../../art/Medal.tsx'
import { SeatShape } from '../../../art/SeatShape.tsx'
import { insteadOfBoard } from '../../../table/AtEnd.tsx'
import { Curves } from '../../../table/Curves.tsx'
import { useCurve } from '../../../table/curve.ts'
import { Sign } from '../../../table/pieces/Sign.tsx'
import { useTable } from '../context.tsx'
import { MiniIsland } from '../MiniIsland.tsx'
import { figuresOf, roundsOf, type Standing, standingsOf } from './standings.ts'
import './end.css'

const instead = insteadOfBoard('data-scored')

export function Final({ onLook }: { onLook(): void }): ReactNode {
  const { view } = useTable()
  const standings = useMemo(() => standingsOf(view), [view])
  return (
    <div className="essence-final" ref={instead}>
      <Scoring standings={standings} onLook={onLook} />
      <Chart />
      <Islands standings={standings} />
      <Rounds standings={standings} />
      <TableFigures standings={standings} />
    </div>
  )
}

function Scoring(props: { readonly standings: readonly Standing[]; onLook(): void }): ReactNode {
  const { words } = useTable()
  const best = Math.max(1, ...props.standings.map(({ total }) => total))
  return (
    <section className="panel essence-final-scoring">
      <header>
        <h3>{words.t('end.title')}</h3>
        <button type="button" className="button" onClick={props.onLook}>
          <Icon name="eye" size={15} />
          {words.t('end.look')}
        </button>
      </header>
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">{words.t('end.column.shards')}</th>
            <th scope="col">{words.t('end.column.prophecy')}</th>
            <th scope="col">{words.t('end.total')}</th>
          </tr>
        </thead>
        <tbody>
          {props.standings.map((standing) => (
            <Row key={standing.seat} standing={standing} best={best} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Row({ standing, best }: { readonly standing: Standing; readonly best: number }): ReactNode {
  const { seat, player, rank, total, shards, prophecy, sum } = standing
  const { words, looks, me } = useTable()
  const look = looks[seat]
  if (look === undefined) return null
  return (
    <tr data-own={seat === me || undefined}>
      <th scope="row">
        <Medal rank={rank} label={words.t('scores.rank', { rank })} />
        <SeatShape colour={look.colour} size={20} />
        <span className="essence-end-who">
          <b>
            <span>{look.name}</span>
            {look.own && <span className="chip you">{words.t('table.you')}</span>}
            {look.bot && <span className="chip">{words.t('table.bot')}</span>}
          </b>
          <small>{words.t(`faction.${player.faction}`)}</small>
        </span>
      </th>
      <td>
        <b>{shards}</b>
        <small>{words.t('end.essence', { n: player.essence })}</small>
      </td>
      <td>
        <b>{prophecy}</b>
        <small>{words.t('end.sum', { n: sum })}</small>
      </td>
      <td className="essence-end-total">
        {total}
        <span className="essence-end-bar" aria-hidden="true">
          <i style={{ width: `${(100 * shards) / best}%` }} data-of="shards" />
          <i style={{ width: `${(100 * prophecy) / best}%` }} data-of="prophecy" />
        </span>
      </td>
    </tr>
  )
}

function Chart(): ReactNode {
  const { told, looks, words } = useTable()
  const points = useCurve(told[told.length - 1]?.at ?? 0)
  return (
    <section className="panel essence-final-chart">
      <header>
        <h3>{words.t('end.chart')}</h3>
        <small>{words.t('end.chart.about')}</small>
      </header>
      {points.length > 1 && <Curves points={points} looks={looks} width={380} height={300} />}
    </section>
  )
}

/** Room for an island, in pixels, and the largest side of a segment there: up to three stand in a row. */
function roomFor(islands: number): { readonly width: number; readonly height: number; readonly largest: number } {
  return { width: islands === 2 || islands === 4 ? 168 : 124, height: islands > 3 ? 112 : 240, largest: 34 }
}

function Islands({ standings }: { readonly standings: readonly Standing[] }): ReactNode {
  const { words, looks } = useTable()
  const room = roomFor(standings.length)
  return (
    <section className="panel essence-final-islands">
      <h3>{words.t('end.islands')}</h3>
      <div>
        {standings.map(({ seat, player }) => {
          const look = looks[seat]
          return look === undefined ? null : (
            <figure key={seat}>
              <MiniIsland of={seat} player={player} {...room} />
              <figcaption>
                <SeatShape colour={look.colour} size={14} /> {look.name}
              </figcaption>
            </figure>
          )
        })}
      </div>
    </section>
  )
}

/** Signs of the seats above columns, the best first. */
function SeatHeads({ standings }: { readonly standings: readonly Standing[] }): ReactNode {
  const { looks } = useTable()
  return standings.map(({ seat }) => {
    const look = looks[seat]
    return (
      <th key={seat} scope="col">
        {look !== undefined && <SeatShape colour={look.colour} size={15} label={look.name} />}
      </th>
    )
  })
}

function Rounds({ standings }: { readonly standings: readonly Standing[] }): ReactNode {
  const { view, words, told } = useTable()
  const rounds = useMemo(() => roundsOf(view, told), [view, told])
  return (
    <section className="panel essence-final-rounds">
      <header>
        <h3>{words.t('end.rounds')}</h3>
        <small>{words.t('end.rounds.about')}</small>
      </header>
      <table>
        <thead>
          <tr>
            <td />
            <SeatHeads standings={standings} />
          </tr>
        </thead>
        <tbody>
          {rounds.map(({ round, seats }) => (
            <tr key={round}>
              <th scope="row">{words.t('end.round', { round })}</th>
              {standings.map(({ seat }) => {
                const here = seats[seat]
                return (
                  <td key={seat}>
                    {here === null || here === undefined ? (
                      '–'
                    ) : (
                      <>
                        <b>+{here.shards}</b>
                        <small>
                          {here.essence}
                          <Sign icon="drop" tone="essence" />
                        </small>
                      </>
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function TableFigures({ standings }: { readonly standings: readonly Standing[] }): ReactNode {
  const { view, words } = useTable()
  const rows = useMemo(() => figuresOf(view), [view])
  return (
    <section className="panel essence-final-figures">
      <h3>{words.t('end.figures')}</h3>
      <table>
        <thead>
          <tr>
            <td />
            <SeatHeads standings={standings} />
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

/** Four tracks of thirteen levels: who stands where, what reaching a level charges, the door that needs a key. */
import { type InnovationState, placePoints, placesOf, powerOnReaching } from '@ludarium/innovation'
import { disciplines, track } from '@ludarium/innovation/data'
import { type ReactNode, useRef } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { SeatShape } from '../../../art/SeatShape.tsx'
import { useMoved } from '../../../kit/pieces/motion.ts'
import { Piece } from '../../../kit/pieces/Piece.tsx'
import { type InnovationTable, useTable } from '../context.tsx'
import { Card, Row, Rows } from '../parts/Card.tsx'
import { Frame } from '../parts/Frames.tsx'
import { Gains } from '../parts/Gains.tsx'
import { Named, nameOf } from '../parts/Named.tsx'
import { GoodSign } from '../parts/Signs.tsx'
import { place } from '../places.ts'
import { DISCIPLINE } from '../signs.ts'
import { scholarsOf } from '../view.ts'

const LEVELS = Array.from({ length: track.max + 1 }, (_, n) => track.max - n)

export function Tracks(): ReactNode {
  const { view, words, choices } = useTable()
  const asksKey = choices.has(place.key)
  const box = useRef<HTMLDivElement>(null)
  useMoved(view, (before) => climb(box.current, before, view))
  return (
    <div className="innovation-tracks" ref={box}>
      <ol className="innovation-levels" aria-hidden="true">
        {LEVELS.map((level) => {
          const power = powerOnReaching(view, level)
          return (
            <li key={level} className="row gap-3 type-2">
              <span className={level === track.max ? 'bold' : ''}>{level}</span>
              {power > 0 && (
                <b className="inline gap-0 type-1">
                  {power}
                  <GoodSign of="power" size={11} />
                </b>
              )}
            </li>
          )
        })}
      </ol>
      {disciplines.map((_, d) => (
        <Column key={disciplines[d]?.id} d={d} />
      ))}
      <div className="innovation-door" aria-hidden={!asksKey}>
        {asksKey ? (
          <Piece name={place.key} label={words.t('science.door')} className="innovation-door-key">
            {() => <Icon name="key" size={12} />}
          </Piece>
        ) : (
          <span>
            <Icon name="key" size={10} />
          </span>
        )}
      </div>
    </div>
  )
}

/** Milliseconds that a marker takes for one level, and for any number of them. */
const [LEVEL, CLIMB] = [120, 600]

/** Every marker that stands on another level comes from its old one. */
function climb(box: HTMLElement | null, before: InnovationState, now: InnovationState): void {
  if (box === null) return
  const old = scholarsOf(before)
  const rows = box.querySelector('.innovation-column')?.querySelectorAll('.innovation-level') ?? []
  const [one, two] = [...rows].map((row) => row.getBoundingClientRect().top)
  const height = (two ?? 0) - (one ?? 0)
  for (const { who, levels } of scholarsOf(now)) {
    for (const [d, level] of levels.entries()) {
      const up = level - (old.find((him) => him.who === who)?.levels[d] ?? level)
      if (up === 0) continue
      box
        .querySelector(`.innovation-marker[data-who="${who}"][data-track="${d}"]`)
        ?.animate([{ translate: `0 ${up * height}px` }, {}], {
          duration: Math.min(CLIMB, LEVEL * Math.abs(up)),
          easing: 'ease-in-out',
        })
    }
  }
}

function Column({ d }: { readonly d: number }): ReactNode {
  const table = useTable()
  const { view, words, me, colour, spokenOf } = table
  const data = disciplines[d]
  if (data === undefined) return null
  const { id, income } = data
  const look = DISCIPLINE[id]
  const all = scholarsOf(view)
  const coming = comingLevel(table, d)
  const style = { '--disc': look.fill, '--disc-ink': look.ink } as React.CSSProperties
  return (
    <Piece
      name={place.column(id)}
      label={columnSaid(table, d)}
      className="innovation-column"
      style={style}
      peek={() => <ColumnCard table={table} d={d} />}
    >
      {() => (
        <>
          <span className="innovation-column-name row gap-2 nowrap type-1 bold">
            <Icon name={look.icon} size={13} />
            <span data-long={words.t(`title.${id}`).length > 8 || undefined}>{words.t(`title.${id}`)}</span>
          </span>
          {LEVELS.map((level) => {
            const here = all.filter(({ levels }) => levels[d] === level)
            return (
              <span
                key={level}
                className="innovation-level row gap-1"
                data-top={level === track.max || undefined}
                data-crowded={here.length > 4 || undefined}
              >
                {level === track.incomeFromLevel && here.length === 0 && (
                  <Frame kind="income">
                    <Gains gain={income} size={12} />
                  </Frame>
                )}
                {here.map(({ who }) => (
                  <span
                    key={who}
                    className="innovation-marker row"
                    data-me={who === me || undefined}
                    data-who={who}
                    data-track={d}
                    data-spoken={spokenOf.has(place.marker(who)) || undefined}
                  >
                    <SeatShape colour={colour(who)} size={14} />
                  </span>
                ))}
                {coming === level && <span className="innovation-marker-ghost" />}
              </span>
            )
          })}
        </>
      )}
    </Piece>
  )
}

/** The level that the move in question would bring; -1 for none. */
function comingLevel({ view, hover, me, foresee }: InnovationTable, d: number): number {
  if (hover === null) return -1
  const now = view.players[me]?.levels[d]
  const after = foresee(hover.move, hover.rest)?.ways[0]?.players[me]?.levels[d]
  return after === undefined || after === now ? -1 : after
}

function columnSaid(table: InnovationTable, d: number): string {
  const { view, words } = table
  const id = disciplines[d]?.id ?? 'banking'
  const all = scholarsOf(view).map(({ who, levels }) =>
    words.t('science.level', { who: nameOf(table, who), n: levels[d] ?? 0 }),
  )
  return `${words.t(`title.${id}`)}: ${all.join(', ')}`
}

/** Levels, places and points at the end as of now. */
function ColumnCard({ table, d }: { readonly table: InnovationTable; readonly d: number }): ReactNode {
  const { view, words } = table
  const id = disciplines[d]?.id ?? 'banking'
  const rows = scholarsOf(view)
    .map(({ who, levels }) => ({ who, level: levels[d] ?? 0 }))
    .sort((a, b) => b.level - a.level)
  const levels = scholarsOf(view).map((one) => one.levels[d] ?? 0)
  return (
    <Card title={words.t(`title.${id}`)}>
      <Rows>
        {rows.map(({ who, level }) => (
          <Row key={who} name={<Named who={who} />}>
            {words.t('science.end', { level, vp: level === 0 ? 0 : endPoints(view, levels, who) })}
          </Row>
        ))}
      </Rows>
    </Card>
  )
}

export function endPoints(view: InnovationState, levels: readonly number[], who: number): number {
  return placePoints(levels, who, placesOf(view).discipline)
}

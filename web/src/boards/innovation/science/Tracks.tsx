/** Four tracks of thirteen levels: who stands where, what reaching a level charges, the door that needs a key. */
import { type InnovationState, placePoints, placesOf, powerOnReaching } from '@ludarium/innovation'
import { disciplines, track } from '@ludarium/innovation/data'
import { type ReactNode, useRef } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { SeatShape } from '../../../art/SeatShape.tsx'
import { useMoved } from '../../../table/pieces/motion.ts'
import { Piece } from '../../../table/pieces/Piece.tsx'
import { type Table, useTable } from '../context.tsx'
import { Gains } from '../parts/Gains.tsx'
import { GoodSign } from '../parts/Signs.tsx'
import { DISCIPLINE } from '../signs.ts'
import { place } from '../targets.ts'
import { scholarsOf } from '../view.ts'

const LEVELS = Array.from({ length: track.max + 1 }, (_, n) => track.max - n)

export function Tracks(): ReactNode {
  const { view, words, choices } = useTable()
  const asksKey = choices.has(place.key)
  const box = useRef<HTMLDivElement>(null)
  useMoved(view, (before) => climb(box.current, before, view))
  return (
    <div className="i-tracks" ref={box}>
      <ol className="i-levels" aria-hidden="true">
        {LEVELS.map((level) => {
          const power = powerOnReaching(view, level)
          return (
            <li key={level} data-top={level === track.max || undefined}>
              <span>{level}</span>
              {power > 0 && (
                <b>
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
      <div className="i-door" aria-hidden={!asksKey}>
        {asksKey ? (
          <Piece name={place.key} label={words.t('science.door')} className="i-door-key">
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
  const rows = box.querySelector('.i-column')?.querySelectorAll('.i-level') ?? []
  const [one, two] = [...rows].map((row) => row.getBoundingClientRect().top)
  const height = (two ?? 0) - (one ?? 0)
  for (const { who, levels } of scholarsOf(now)) {
    for (const [d, level] of levels.entries()) {
      const up = level - (old.find((him) => him.who === who)?.levels[d] ?? level)
      if (up === 0) continue
      box
        .querySelector(`.i-marker[data-who="${who}"][data-track="${d}"]`)
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
      className="i-column"
      style={style}
      peek={() => <ColumnCard table={table} d={d} />}
    >
      {() => (
        <>
          <span className="i-column-name">
            <Icon name={look.icon} size={13} />
            <span data-long={words.t(`title.${id}`).length > 8 || undefined}>{words.t(`title.${id}`)}</span>
          </span>
          {LEVELS.map((level) => {
            const here = all.filter(({ levels }) => levels[d] === level)
            return (
              <span
                key={level}
                className="i-level"
                data-top={level === track.max || undefined}
                data-crowded={here.length > 4 || undefined}
              >
                {level === track.incomeFromLevel && here.length === 0 && (
                  <span className="i-frame" data-kind="income">
                    <Gains gain={income} size={12} />
                  </span>
                )}
                {here.map(({ who }) => (
                  <span
                    key={who}
                    className="i-marker"
                    data-me={who === me || undefined}
                    data-who={who}
                    data-track={d}
                    data-spoken={spokenOf.has(place.marker(who)) || undefined}
                  >
                    <SeatShape colour={colour(who)} size={14} />
                  </span>
                ))}
                {coming === level && <span className="i-marker-ghost" />}
              </span>
            )
          })}
        </>
      )}
    </Piece>
  )
}

/** The level that the move in question would bring; -1 for none. */
function comingLevel({ view, hover, me, foresee }: Table, d: number): number {
  if (hover === null) return -1
  const now = view.players[me]?.levels[d]
  const after = foresee(hover.move, hover.rest)?.ways[0]?.players[me]?.levels[d]
  return after === undefined || after === now ? -1 : after
}

function columnSaid({ view, words, looks }: Table, d: number): string {
  const id = disciplines[d]?.id ?? 'banking'
  const all = scholarsOf(view).map(({ who, levels }) =>
    words.t('science.level', { who: looks[who]?.name ?? nameOf(view.automa !== null, words), n: levels[d] ?? 0 }),
  )
  return `${words.t(`title.${id}`)}: ${all.join(', ')}`
}

const nameOf = (automa: boolean, words: Table['words']): string =>
  words.t(automa ? 'sketch.automa.title' : 'sketch.virtual.title')

/** Levels, places and points at the end as of now. */
function ColumnCard({ table, d }: { readonly table: Table; readonly d: number }): ReactNode {
  const { view, words, looks, colour } = table
  const id = disciplines[d]?.id ?? 'banking'
  const rows = scholarsOf(view)
    .map(({ who, levels }) => ({ who, level: levels[d] ?? 0 }))
    .sort((a, b) => b.level - a.level)
  const levels = scholarsOf(view).map((one) => one.levels[d] ?? 0)
  return (
    <div className="i-hexcard">
      <h4>{words.t(`title.${id}`)}</h4>
      <ul className="i-hexrows">
        {rows.map(({ who, level }) => (
          <li key={who}>
            <span>
              <SeatShape colour={colour(who)} size={12} /> {looks[who]?.name ?? nameOf(view.automa !== null, words)}
            </span>
            <span>{words.t('science.end', { level, vp: level === 0 ? 0 : endPoints(view, levels, who) })}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

export function endPoints(view: InnovationState, levels: readonly number[], who: number): number {
  return placePoints(levels, who, placesOf(view).discipline)
}

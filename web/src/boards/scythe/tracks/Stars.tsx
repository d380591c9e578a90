/** Ten goals: who has placed a star, and how far the others are. */
import { goalLimits, type Player, starsPlaced } from '@ludarium/scythe'
import { GOALS, type Goal } from '@ludarium/scythe/data'
import type { ReactNode } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { SeatShape } from '../../../art/SeatShape.tsx'
import { Piece } from '../../../kit/pieces/Piece.tsx'
import { useTable } from '../context.tsx'
import { place } from '../places.ts'
import { iconOf } from '../signs.ts'
import { countOf, mechsOf, structuresOf, workersOf } from '../view.ts'

/** How far a seat is, and how far it must get; null where nothing is counted. */
function progress(goal: Goal, player: Player): readonly [have: number, need: number] | null {
  switch (goal) {
    case 'upgrades':
      return [countOf(player.cubes), 6]
    case 'mechs':
      return [mechsOf(player), 4]
    case 'structures':
      return [structuresOf(player), 4]
    case 'recruits':
      return [countOf(player.recruits), 4]
    case 'workers':
      return [workersOf(player), 8]
    case 'popularity':
      return [player.popularity, 18]
    case 'power':
      return [player.power, 16]
    case 'objective':
    case 'combat':
      return null
  }
}

interface Line {
  readonly goal: Goal
  /** Which star of the goal. */
  readonly nth: number
}

/** Combat brings two stars, to Saxony any number: those beyond are counted on the last line. */
const LINES: readonly Line[] = GOALS.flatMap((goal): Line[] => {
  const first = { goal, nth: 1 }
  return goal === 'combat' ? [first, { goal, nth: 2 }] : [first]
})

export function StarPanel(): ReactNode {
  const { view, words, looks } = useTable()
  const columns = {
    gridTemplateColumns: `minmax(0, 1fr) repeat(${view.seats}, ${view.seats > 4 ? '1.0625rem' : '1.4375rem'})`,
  }
  return (
    <section className="panel scythe-panel scythe-starpanel" data-part="stars" data-many={view.seats > 4 || undefined}>
      <header>
        <h3>{words.t('stars.title')}</h3>
        <small>{words.t('stars.end')}</small>
      </header>
      <div className="scythe-star-line" style={columns}>
        <span />
        {looks.map((look) => (
          <b key={look.name}>
            <SeatShape colour={look.colour} size={14} label={look.name} />
          </b>
        ))}
      </div>
      {LINES.map(({ goal, nth }) => (
        <Piece
          key={`${goal}${nth}`}
          name={nth === 1 ? place.goal(goal) : ''}
          label={goalSaid(goal, nth, words.t, view.players, looks)}
          on="own"
          className="scythe-star-line scythe-goal"
          style={columns}
        >
          {() => (
            <>
              <span>
                <Icon name={iconOf(goal)} size={14} />
                <span>{words.t(`stars.${goal}`, { nth })}</span>
                <em>{needOf(goal)}</em>
              </span>
              {view.players.map((player, seat) => (
                // A seat has no other name than its number.
                <b key={`seat ${String(seat)}`}>
                  <Cell goal={goal} nth={nth} player={player} seat={seat} />
                </b>
              ))}
            </>
          )}
        </Piece>
      ))}
      <div className="scythe-star-line scythe-total" style={columns}>
        <span>{words.t('stars.placed')}</span>
        {view.players.map((player, seat) => (
          <b key={`seat ${String(seat)}`}>{starsPlaced(player)}</b>
        ))}
      </div>
    </section>
  )
}

const needOf = (goal: Goal): string =>
  ({
    upgrades: '6',
    mechs: '4',
    structures: '4',
    recruits: '4',
    workers: '8',
    popularity: '18',
    power: '16',
    objective: '',
    combat: '',
  })[goal]

function goalSaid(
  goal: Goal,
  nth: number,
  t: ReturnType<typeof useTable>['words']['t'],
  players: readonly Player[],
  looks: ReturnType<typeof useTable>['looks'],
): string {
  const parts = players.map((player, seat) => {
    const stars = player.stars[GOALS.indexOf(goal)] ?? 0
    const [have, need] = progress(goal, player) ?? [0, 0]
    const state = stars >= nth ? t('stars.has') : need > 0 ? t('objective.of', { have, need }) : t('stars.not')
    return `${looks[seat]?.name ?? ''}: ${state}`
  })
  return `${t(`stars.${goal}`, { nth })}. ${parts.join(', ')}`
}

function Cell({ goal, nth, player, seat }: Line & { readonly player: Player; readonly seat: number }): ReactNode {
  const { looks, view } = useTable()
  const stars = player.stars[GOALS.indexOf(goal)] ?? 0
  const colour = looks[seat]?.colour
  const last = goal === 'combat' ? nth === 2 : nth === 1
  const more = last && stars > nth && (goalLimits(view, player)[GOALS.indexOf(goal)] ?? 1) > nth ? stars - nth + 1 : 1
  if (stars >= nth && colour !== undefined)
    return (
      <span className="scythe-seat-star">
        <svg width="17" height="17" viewBox="0 0 24 24" aria-hidden="true">
          <path
            d="M12 2.600l2.900 6.100 6.600.8-4.900 4.600 1.300 6.600-5.900-3.300-5.900 3.300 1.300-6.600L2.500 9.500l6.600-.8Z"
            fill={colour.fill}
            stroke={colour.outline}
            strokeWidth="2"
            paintOrder="stroke"
          />
        </svg>
        {more > 1 && <small>{more}</small>}
      </span>
    )
  const far = progress(goal, player)
  if (far === null) return <i className="scythe-dot" />
  const [have, need] = far
  return (
    <span className="scythe-star-count" data-near={have / need >= 0.75 || undefined}>
      {have}
    </span>
  )
}

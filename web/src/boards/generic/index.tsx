/** The board of a game that has none of its own yet: everything the reader may know, in tidy panels. */
import type { GameModule, State } from '@ludarium/kernel'
import { lazy, type ReactNode, Suspense } from 'react'
import { Icon } from '../../art/Icon.tsx'
import { reachable } from '../../parts/reachable.ts'
import type { BoardPlugin, BoardProps, PanelProps } from '../../table/board.ts'
import { GenericGallery } from './Gallery.tsx'
import { hasMap } from './maps.ts'
import { Fields, kindOf, Section } from './Values.tsx'
import './generic.css'

const HexMap = lazy(() => import('./HexMap.tsx'))

/** The kernel's own fields; the rest is the game's. */
const KERNEL = new Set(['game', 'version', 'seats', 'options', 'round', 'turn', 'reveals', 'chance', 'agenda'])

type SeatRecord = Readonly<Record<string, unknown>>

/** The list with one record a seat. */
export function seatRecords(view: State): { field: string; records: readonly SeatRecord[] } | null {
  for (const [field, value] of Object.entries(view)) {
    if (KERNEL.has(field) || !Array.isArray(value) || value.length < view.seats) continue
    if (value.every((item) => typeof item === 'object' && item !== null && !Array.isArray(item))) {
      return { field, records: value as readonly SeatRecord[] }
    }
  }
  return null
}

function Board(props: BoardProps): ReactNode {
  const { view, before, words, seat, tab, phone } = props
  const seats = seatRecords(view)
  const shared = Object.entries(view).filter(([field]) => !KERNEL.has(field) && field !== seats?.field)
  const figures = Object.fromEntries(shared.filter(([, value]) => ['figure', 'text'].includes(kindOf(value))))
  const rest = shared.filter(([, value]) => !['figure', 'text', 'empty'].includes(kindOf(value)))
  const map = hasMap(view.game)
  const old = before as unknown as SeatRecord | null
  return (
    <div className={`generic ${map ? 'with-map' : ''}`}>
      {map && (!phone || tab !== 'table') && (
        <Suspense fallback={<div className="g-map" />}>
          <HexMap {...props} />
        </Suspense>
      )}
      {(!phone || !map || tab === 'table') && (
        <div className="g-shared" ref={reachable}>
          {Object.keys(figures).length > 0 && (
            <section className="panel g-panel">
              <h3>{words.t('generic.shared')}</h3>
              <Fields words={words} record={figures} before={old ?? undefined} />
            </section>
          )}
          {rest.map(([field, value]) => (
            <div key={field} className="panel g-panel">
              <Section words={words} field={field} value={value} before={old === null ? undefined : old[field]} />
            </div>
          ))}
          {seat === null && seats === null && <p>{words.t('generic.none')}</p>}
        </div>
      )}
    </div>
  )
}

function PlayerPanel(props: PanelProps): ReactNode {
  const { view, before, words, of } = props
  const record = seatRecords(view)?.records[of]
  if (record === undefined) return null
  const old = before === null ? undefined : seatRecords(before)?.records[of]
  return (
    <div className="g-player">
      <Fields words={words} record={record} before={old} skip={HAND} />
    </div>
  )
}

/** Shown large in the dock instead. */
const HAND = ['hand', 'draft', 'active']

function Dock(props: BoardProps): ReactNode {
  const { view, words, seat, before } = props
  const record = seat === null ? undefined : seatRecords(view)?.records[seat]
  if (record === undefined || seat === null) return null
  const hands = HAND.filter((field) => kindOf(record[field]) === 'cards')
  const old = before === null ? undefined : seatRecords(before)?.records[seat]
  if (hands.length === 0) return null
  return (
    <div className="panel g-panel g-dock" ref={reachable}>
      {hands.map((field) => (
        <Section key={field} words={words} field={field} value={record[field]} before={old?.[field]} />
      ))}
    </div>
  )
}

export function genericBoard(module: GameModule): BoardPlugin {
  const { game } = module
  function Figures(props: PanelProps): ReactNode {
    const points = game.score(props.view, props.of).reduce((sum, line) => sum + line.points, 0)
    return (
      <span className="g-score">
        <Icon name="trophy" size={14} label={props.words.t('scores.total')} />
        {points}
      </span>
    )
  }
  return {
    Board,
    PlayerPanel,
    Figures,
    Dock,
    Gallery: GenericGallery,
    tabs: hasMap(game.id)
      ? [
          { id: 'board', name: 'generic.map' },
          { id: 'table', name: 'generic.shared' },
        ]
      : [{ id: 'board', name: 'tab.board' }],
    // A kind that the catalog does not name shows its key.
    role(view, seat) {
      const roles = Object.entries(game.roles(view, seat)).filter(([, value]) => value !== '')
      const named = roles.map(([kind, value]) => ({ key: `${kind}.${value}` }))
      return named.length === 0 ? null : { key: 'generic.roles', params: { roles: named } }
    },
    passed: (view, seat) => seatRecords(view)?.records[seat]?.passed === true,
  }
}

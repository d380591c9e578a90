/** The board of a game that has none of its own yet: everything the reader may know, in tidy panels. */
import { type GameModule, type State, sameMove } from '@ludarium/kernel'
import type { ReactNode } from 'react'
import { Icon } from '../../art/Icon.tsx'
import { reachable } from '../../parts/reachable.ts'
import type { BoardPlugin, BoardProps, GalleryProps, PanelProps } from '../../table/board.ts'
import { GenericGallery } from './Gallery.tsx'
import { HexMap } from './HexMap.tsx'
import { kits } from './kits/index.ts'
import type { Kit, SeatRecord } from './kits/kit.ts'
import { fieldName } from './names.ts'
import { Fields, kindOf, Section } from './Values.tsx'
import './generic.css'

/** The kernel's own fields; the rest is the game's. */
const KERNEL = new Set(['game', 'version', 'seats', 'options', 'round', 'turn', 'reveals', 'chance', 'agenda'])
const PLAIN = ['figure', 'text', 'empty']

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

const fieldsOf = (view: State | null): SeatRecord => (view ?? {}) as unknown as SeatRecord

/** What lies on the table for everybody: the kit's choice, or everything. */
function Shared(props: BoardProps & { kit: Kit | null }): ReactNode {
  const { view, before, words, kit } = props
  const fields = fieldsOf(view)
  const old = before === null ? null : fieldsOf(before)
  const mine = seatRecords(view)?.field
  const names = kit?.shared ?? Object.keys(fields).filter((name) => !KERNEL.has(name) && name !== mine)
  const figures = Object.fromEntries(
    names.flatMap((name) => (PLAIN.includes(kindOf(fields[name])) ? [[name, fields[name]]] : [])),
  )
  const rest = names.filter((name) => !PLAIN.includes(kindOf(fields[name])))
  const shown = Object.values(figures).some((value) => kindOf(value) !== 'empty')
  return (
    <div className="g-shared" ref={reachable}>
      {shown && (
        <section className="panel g-panel">
          <h3>{words.t('generic.shared')}</h3>
          <Fields words={words} record={figures} before={old ?? undefined} />
        </section>
      )}
      {rest.map((name) => (
        <div key={name} className="panel g-panel">
          <Section words={words} field={name} value={fields[name]} before={old?.[name]} />
        </div>
      ))}
    </div>
  )
}

function IconFigures(props: PanelProps & { kit: Kit; record: SeatRecord; old: SeatRecord | undefined }): ReactNode {
  const { words, kit, record, old } = props
  return (
    <dl className="g-icons">
      {kit.figures.map((figure) => {
        const value = figure.value(record)
        const fresh = old !== undefined && figure.value(old) !== value
        const name = fieldName(words, figure.field)
        return (
          <div key={figure.field} className={fresh ? 'g-fresh' : ''} title={name}>
            <dt style={{ color: `var(--${figure.tone})` }}>
              <Icon name={figure.icon} size={17} />
              <span className="unseen">{name}</span>
            </dt>
            <dd>{value}</dd>
          </div>
        )
      })}
    </dl>
  )
}

/** Colours that a game's own pieces have, by faction. */
const FACTION_COLOUR: Readonly<Record<string, number>> = {
  rusviet: 0,
  nordic: 1,
  crimea: 2,
  togawa: 3,
  albion: 4,
  polania: 5,
  saxony: 6,
}

export async function genericBoard(module: GameModule): Promise<BoardPlugin> {
  const { game } = module
  const kit = (await kits[game.id]?.()) ?? null

  function Board(props: BoardProps): ReactNode {
    const { tab, phone } = props
    if (kit === null) return <Shared {...props} kit={null} />
    if (phone) return tab === 'table' ? <Shared {...props} kit={kit} /> : <HexMap {...props} kit={kit} />
    return (
      <div className="generic with-map">
        <HexMap {...props} kit={kit} />
        <Shared {...props} kit={kit} />
      </div>
    )
  }

  function PlayerPanel(props: PanelProps): ReactNode {
    const { view, before, words, of } = props
    const record = seatRecords(view)?.records[of]
    if (record === undefined) return null
    const old = before === null ? undefined : seatRecords(before)?.records[of]
    if (kit === null) return <Fields words={words} record={record} before={old} skip={HAND} />
    const own = of === props.seat && !props.phone
    const sections = kit.sections.filter((name) => !own && !['empty', 'figure'].includes(kindOf(record[name])))
    return (
      <div className="g-player">
        <IconFigures {...props} kit={kit} record={record} old={old} />
        {sections.map((name) => (
          <Section key={name} words={words} field={name} value={record[name]} before={old?.[name]} />
        ))}
      </div>
    )
  }

  function Dock(props: BoardProps): ReactNode {
    const { view, words, seat, before } = props
    const record = seat === null ? undefined : seatRecords(view)?.records[seat]
    if (record === undefined || seat === null) return null
    const old = before === null ? undefined : seatRecords(before)?.records[seat]
    const names = (kit?.dock ?? HAND).filter((name) => !['empty', 'figure'].includes(kindOf(record[name])))
    if (names.length === 0) return null
    return (
      <div className="panel g-panel g-dock" ref={reachable}>
        {names.map((name) => (
          <Section key={name} words={words} field={name} value={record[name]} before={old?.[name]} />
        ))}
      </div>
    )
  }

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
    Gallery: (props: GalleryProps) => <GenericGallery {...props} kit={kit} />,
    wasteful(choice, view, seat) {
      const others = game.legal(view, seat).filter((move) => !sameMove(move, choice.move))
      const question = kit?.wasteful?.(choice.move, view, others) ?? null
      return question === null ? null : { key: question }
    },
    tabs:
      kit === null
        ? [{ id: 'board', name: 'tab.board' }]
        : [
            { id: 'board', name: 'generic.map' },
            { id: 'table', name: 'generic.shared' },
          ],
    role(view, seat) {
      const roles = Object.entries(game.roles(view, seat)).filter(([, value]) => value !== '' && value !== 'none')
      const named = roles.slice(0, 2).map(([kind, value]) => ({ key: `${kind}.${value}` }))
      return named.length === 0 ? null : { key: 'generic.roles', params: { roles: named } }
    },
    colour: (view, seat) => FACTION_COLOUR[game.roles(view, seat).faction ?? ''] ?? seat,
    passed: (view, seat) => seatRecords(view)?.records[seat]?.passed === true,
  }
}

/** What a hand is called where the game has no kit. */
const HAND = ['hand', 'draft', 'active']

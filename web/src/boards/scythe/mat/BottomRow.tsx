/** The bottom row of a section: what it costs, cubes in its slots, its coins, its recruit, and whether it can be paid. */
import { bottomCost, matOf, resourcesOf, type ScytheState } from '@ludarium/scythe'
import { BOTTOM_ACTIONS, ONGOING, RESOURCES, type SectionData } from '@ludarium/scythe/data'
import type { ReactNode } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { SeatShape } from '../../../art/SeatShape.tsx'
import { Piece } from '../../../kit/pieces/Piece.tsx'
import type { SeatColour } from '../../../table/seats.ts'
import { usePiece, useTable } from '../context.tsx'
import { Sign } from '../parts/Figure.tsx'
import { Boxed, Cube } from '../parts/Token.tsx'
import { place } from '../places.ts'
import { iconOf } from '../signs.ts'
import { Bonuses, Recruit } from './Recruit.tsx'

interface RowProps {
  readonly data: SectionData
  readonly colour: SeatColour
  readonly active: boolean
  readonly off: boolean
}

export function BottomRow({ data, colour, active, off }: RowProps): ReactNode {
  const { words } = useTable()
  return (
    <div className="scythe-bottom">
      <Piece
        name={place.bottom(data.bottom)}
        label={words.t(`section.${data.bottom}`)}
        on="own"
        className="scythe-bottom-name"
      >
        {() => (
          <>
            <Icon name={iconOf(data.bottom)} size={16} />
            <h4>{words.t(`section.${data.bottom}`)}</h4>
            <span className="scythe-gap" />
            {data.coins > 0 ? (
              <b>
                +{data.coins}
                <Sign of="coins" size={15} />
              </b>
            ) : (
              <small>{words.t('bottom.nocoins')}</small>
            )}
          </>
        )}
      </Piece>
      <div className="scythe-cost row gap-1">
        <Squares data={data} colour={colour} />
        <span className="scythe-gap" />
        <Neighbours data={data} />
        <Recruit data={data} colour={colour} />
      </div>
      <Status data={data} active={active} off={off} />
      <Bonuses section={data.bottom} />
    </div>
  )
}

/** What a bottom row costs: squares of the resource, the last ones with a slot for a cube. */
function Squares({ data, colour }: { readonly data: SectionData; readonly colour: SeatColour }): ReactNode {
  const { own, view, me, words } = useTable()
  const index = BOTTOM_ACTIONS.indexOf(data.bottom)
  const filled = own.slots[index] ?? 0
  const have = resourcesOf(view, me)[RESOURCES.indexOf(data.resource)] ?? 0
  const { choices } = usePiece(place.slot(data.bottom))
  const name = words.t('bottom.slots', { section: { key: `section.${data.bottom}` }, n: data.slots - filled })
  const squares = Array.from({ length: data.cost }, (_, i) => {
    const slot = i >= data.cost - data.slots
    const cubed = data.cost - i <= filled
    return { i, slot, cubed, paid: !cubed && i < have }
  })
  const firstFree = squares.findLastIndex(({ slot, cubed }) => slot && !cubed)
  return squares.map(({ i, slot, cubed, paid }) => {
    const face = cubed ? (
      <Boxed width={17} height={18}>
        <Cube colour={colour} s={7} />
      </Boxed>
    ) : (
      <Icon name={iconOf(data.resource)} size={15} />
    )
    const marks = {
      'data-slot': slot || undefined,
      'data-state': cubed ? 'cubed' : paid ? 'have' : 'lack',
      style: { color: paid ? `var(--scythe-${data.resource})` : undefined },
    }
    if (choices.length > 0 && i === firstFree)
      return (
        <Piece key={i} name={place.slot(data.bottom)} label={name} on="own" className="scythe-square">
          {() => <span {...marks}>{face}</span>}
        </Piece>
      )
    return (
      <span key={i} className="scythe-square">
        <span {...marks}>{face}</span>
      </span>
    )
  })
}

/** Who gains when this row is taken: neighbours whose recruit has left the same section. */
function Neighbours({ data }: { readonly data: SectionData }): ReactNode {
  const { view, me, looks, words } = useTable()
  const index = BOTTOM_ACTIONS.indexOf(data.bottom)
  const n = view.order.indexOf(me)
  const beside = new Set([view.order[(n + 1) % view.seats], view.order[(n + view.seats - 1) % view.seats]])
  return [...beside].map((seat) => {
    const look = seat === undefined ? undefined : looks[seat]
    if (seat === undefined || seat === me || look === undefined || view.players[seat]?.recruits[index] !== true)
      return null
    const said = words.t('bottom.neighbour', { seat: look.name, what: { key: `ongoing.${ONGOING[data.bottom]}` } })
    return (
      <span key={seat} className="scythe-neighbour" title={said}>
        <SeatShape colour={look.colour} size={11} label={said} />
      </span>
    )
  })
}

/** Whether the bottom row of this turn is still to be decided: not once it was taken or skipped. */
function isAhead({ agenda }: ScytheState): boolean {
  return agenda.some(({ step }) => step === 'section' || step === 'top' || step === 'bottom')
}

function Status({
  data,
  active,
  off,
}: {
  readonly data: SectionData
  readonly active: boolean
  readonly off: boolean
}): ReactNode {
  const { own, view, me, words } = useTable()
  const { choices, state } = usePiece(place.bottom(data.bottom))
  const need = bottomCost(view, own, BOTTOM_ACTIONS.indexOf(data.bottom))
  const have = resourcesOf(view, me)[RESOURCES.indexOf(data.resource)] ?? 0
  const what = { key: `resource.${data.resource}` }
  const able = have >= need
  const known = matOf(view, own).sections.length > 0
  if (off || !known)
    return (
      <p className="scythe-status row gap-2 nowrap dim type-1">
        <Icon name="lock" size={12} />
        {words.t('bottom.notnow')}
      </p>
    )
  if (choices.length > 0)
    return (
      <p className="scythe-status row gap-2 nowrap dim type-1" data-can="now">
        <Icon name="check" size={13} />
        {words.t('bottom.now', { need, what })}
      </p>
    )
  if (active && !isAhead(view))
    return <p className="scythe-status row gap-2 nowrap dim type-1">{words.t('bottom.over')}</p>
  if (able)
    return (
      <p className="scythe-status row gap-2 nowrap dim type-1" data-can="yes">
        <Icon name="check" size={13} />
        {words.t(active ? 'bottom.next' : 'bottom.can', { need, what })}
      </p>
    )
  return (
    <p className="scythe-status row gap-2 nowrap dim type-1" title={state.refused}>
      <Icon name="lock" size={12} />
      {words.t('bottom.lacks', { need, have, what })}
    </p>
  )
}

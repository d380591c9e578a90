/** One tab of the board on a phone. */
import type { ReactNode } from 'react'
import { SeatFrame } from '../../table/SeatPanel.tsx'
import { Displays } from './cloth/Displays.tsx'
import { Rounds } from './cloth/Rounds.tsx'
import { useTable } from './context.tsx'
import { InnovationMap } from './map/Map.tsx'
import { Buildings } from './own/Buildings.tsx'
import { Goods } from './own/Goods.tsx'
import { OwnTiles } from './own/OwnTiles.tsx'
import { OwnTracks } from './own/OwnTracks.tsx'
import { Power } from './own/Power.tsx'
import { Science } from './science/Science.tsx'
import { AutomaKnown, AutomaPanel } from './seats/AutomaPanel.tsx'
import { AutomaSide } from './seats/AutomaSide.tsx'
import { Figures } from './seats/Panels.tsx'
import { rivalsOf } from './seats/Rivals.tsx'
import { VirtualPanel } from './seats/VirtualPanel.tsx'
import { End } from './stage/End.tsx'
import { SmallQuestion } from './stage/Order.tsx'
import { isChoosing, Setup } from './stage/Setup.tsx'
import type { InnovationProps } from './targets.ts'
import './phone.css'

export function PhoneBoard(props: InnovationProps): ReactNode {
  const { me } = useTable()
  switch (props.tab) {
    case 'own':
      return <PhoneSeat of={me} />
    case 'science':
      return (
        <div className="i-page">
          <Science />
        </div>
      )
    case 'displays':
      return (
        <div className="i-page i-phone-displays">
          <div className="i-cloth">
            <div className="i-cloth-head">
              <Rounds />
            </div>
            <Displays />
          </div>
        </div>
      )
    case 'rivals':
      return <PhoneRivals {...props} />
    default:
      return <PhoneMap />
  }
}

function PhoneMap(): ReactNode {
  const { step, view } = useTable()
  if (isChoosing(step?.step))
    return (
      <div className="i-page">
        <Setup />
      </div>
    )
  const map = (
    <div className="i-cloth i-phone-map">
      <InnovationMap>
        <SmallQuestion />
      </InnovationMap>
    </div>
  )
  return view.phase === 'over' ? <End>{map}</End> : map
}

export function PhoneSeat({ of }: { readonly of: number }): ReactNode {
  return (
    <div className="i-page">
      <Goods of={of} />
      <Power of={of} />
      <Buildings of={of} />
      <OwnTracks of={of} />
      <OwnTiles of={of} />
    </div>
  )
}

function PhoneRivals(props: InnovationProps): ReactNode {
  const { view, me, looks, actors } = useTable()
  return (
    <div className="i-page i-phone-rivals">
      {view.automa !== null && (
        <>
          <AutomaPanel />
          {view.seats === 1 && <AutomaKnown />}
          <AutomaSide />
        </>
      )}
      {view.virtual !== null && <VirtualPanel />}
      {rivalsOf(me, view.seats).map((seat) => {
        const look = looks[seat]
        return look === undefined ? null : (
          <SeatFrame
            key={seat}
            look={look}
            acting={actors.includes(seat)}
            passed={view.players[seat]?.passed ?? false}
            figures={<Figures {...props} of={seat} folded={false} />}
          >
            <PhoneSeat of={seat} />
          </SeatFrame>
        )
      })}
    </div>
  )
}

/** One tab of the board on a phone. */
import type { ReactNode } from 'react'
import { EndScreen } from '../../../kit/score/EndScreen.tsx'
import { SeatPanel } from '../../../kit/seats/SeatPanel.tsx'
import { useTable } from '../context.tsx'
import { InnovationMap } from '../map/Map.tsx'
import { SeatPage } from '../own/OwnDisplay.tsx'
import type { InnovationProps } from '../places.ts'
import { End } from '../questions/End.tsx'
import { Questions } from '../questions/Questions.tsx'
import { isChoosing, Setup } from '../questions/Setup.tsx'
import { Science } from '../science/Science.tsx'
import { AutomaKnown, AutomaPanel } from '../seats/AutomaPanel.tsx'
import { AutomaSide } from '../seats/AutomaSide.tsx'
import { Figures } from '../seats/Panels.tsx'
import { rivalsOf } from '../seats/Rivals.tsx'
import { VirtualPanel } from '../seats/VirtualPanel.tsx'
import { Displays } from '../tabletop/Displays.tsx'
import { Rounds } from '../tabletop/Rounds.tsx'

export function PhoneBoard(props: InnovationProps): ReactNode {
  const { me } = useTable()
  switch (props.tab) {
    case 'own':
      return <SeatPage of={me} />
    case 'science':
      return (
        <div className="innovation-page stack">
          <Science />
        </div>
      )
    case 'displays':
      return (
        <div className="innovation-page stack innovation-phone-displays">
          <div className="innovation-cloth stack gap-0">
            <div className="innovation-cloth-head row gap-3 rigid on-dark">
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
      <div className="innovation-page stack">
        <Setup />
      </div>
    )
  const map = (
    <div className="innovation-cloth stack gap-0 innovation-phone-map">
      <InnovationMap>
        <Questions />
      </InnovationMap>
    </div>
  )
  return (
    <EndScreen over={view.phase === 'over'} end={<End />}>
      {map}
    </EndScreen>
  )
}

function PhoneRivals(props: InnovationProps): ReactNode {
  const { view, me, looks, actors } = useTable()
  return (
    <div className="innovation-page stack innovation-phone-rivals">
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
          <SeatPanel
            key={seat}
            look={look}
            acting={actors.includes(seat)}
            passed={view.players[seat]?.passed ?? false}
            figures={<Figures {...props} of={seat} folded={false} />}
          >
            <SeatPage of={seat} />
          </SeatPanel>
        )
      })}
    </div>
  )
}

/** One tab of the table on a phone. */

import { SLOTS } from '@ludarium/revive/data'
import type { ReactNode } from 'react'
import { SeatShape } from '../../../art/SeatShape.tsx'
import { Region } from '../../../table/pieces/Piece.tsx'
import { seatsFrom } from '../../../table/scene.ts'
import { useTable } from '../context.tsx'
import { ReviveMap } from '../map/Map.tsx'
import { Bay } from '../own/Bay.tsx'
import { Hibernation, Meters, Progress } from '../own/Foot.tsx'
import { OwnBoard } from '../own/OwnBoard.tsx'
import { ShownBoard } from '../own/shown.tsx'
import { Tracks } from '../own/Tracks.tsx'
import { TribeBoard } from '../own/TribeBoard.tsx'
import { Crater } from '../seats/Crater.tsx'
import { Display } from '../side/Display.tsx'
import { Hand } from '../side/Hand.tsx'
import { Ask } from '../stage/Ask.tsx'
import { Stage } from '../stage/Stage.tsx'
import './phone.css'

export function PhoneBoard(): ReactNode {
  const { tab, words } = useTable()
  switch (tab) {
    case 'board':
      return (
        <div className="rv-tab revive-board">
          <Region label={words.t('own.title')} className="rv-board rv-phoneboard">
            <div className="rv-bays">
              {SLOTS.map((slot) => (
                <Bay key={slot.id} slot={slot} />
              ))}
            </div>
            <Tracks />
            <Progress />
            <Hibernation />
            <Meters />
          </Region>
          <Hand />
        </div>
      )
    case 'tribe':
      return (
        <div className="rv-tab revive-board">
          <div className="rv-board rv-phonetribe">
            <TribeBoard />
          </div>
        </div>
      )
    case 'display':
      return (
        <div className="rv-tab revive-board">
          <Crater />
          <Display />
        </div>
      )
    case 'rivals':
      return <Rivals />
    default:
      return (
        <div className="revive-board phone-map">
          <ReviveMap>
            <Ask />
          </ReviveMap>
          <Stage />
        </div>
      )
  }
}

function Rivals(): ReactNode {
  const { view, me, looks } = useTable()
  return (
    <div className="rv-tab revive-board">
      {seatsFrom(me, view.players.length)
        .slice(1)
        .map((seat) => {
          const look = looks[seat]
          return look === undefined ? null : (
            <div key={seat}>
              <h3 className="rv-seatname">
                <SeatShape colour={look.colour} size={18} /> {look.name}
              </h3>
              <ShownBoard of={seat}>
                <OwnBoard />
              </ShownBoard>
            </div>
          )
        })}
    </div>
  )
}

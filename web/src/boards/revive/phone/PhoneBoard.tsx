/** One tab of the table on a phone. */

import { targets } from '@ludarium/revive'
import { COLORS, SLOTS, TRACK_LENGTH } from '@ludarium/revive/data'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { SeatShape } from '../../../art/SeatShape.tsx'
import { Region } from '../../../table/pieces/Piece.tsx'
import { seatsFrom } from '../../../table/scene.ts'
import { useTable } from '../context.tsx'
import { ReviveMap } from '../map/Map.tsx'
import { amount } from '../map/prices.ts'
import { Bay } from '../own/Bay.tsx'
import { Hibernation, Meters, Progress } from '../own/Foot.tsx'
import { OwnBoard } from '../own/OwnBoard.tsx'
import { ShownBoard, useShown } from '../own/shown.tsx'
import { Tracks } from '../own/Tracks.tsx'
import { TribeBoard } from '../own/TribeBoard.tsx'
import { Crater } from '../seats/Crater.tsx'
import { Display } from '../side/Display.tsx'
import { Hand } from '../side/Hand.tsx'
import { Line } from '../signs/Effect.tsx'
import { TRACK } from '../signs/icons.ts'
import { Stage } from '../stage/Stage.tsx'
import './phone.css'

/** Questions with a sheet of their own, whatever tab is open. */
const OVER_ALL: ReadonlySet<string> = new Set(['tribe', 'side', 'draft', 'orient', 'copy', 'branch'])

export function PhoneBoard(): ReactNode {
  const { step, draft } = useTable()
  return (
    <>
      <Tab />
      {(step === undefined || draft.sleep === 1 || OVER_ALL.has(step.step)) && <Stage />}
    </>
  )
}

/** Questions that are answered at the slots, at the top of the board. */
const AT_SLOTS: ReadonlySet<string> = new Set(['slot', 'place'])

/** Brings the slots into sight where one is asked for. */
function useSlotsInSight(asked: string): RefObject<HTMLDivElement | null> {
  const top = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (AT_SLOTS.has(asked)) top.current?.scrollIntoView({ block: 'start' })
  }, [asked])
  return top
}

function Tab(): ReactNode {
  const { tab, words, step, draft } = useTable()
  const top = useSlotsInSight(tab === 'board' ? (step?.step ?? '') : '')
  switch (tab) {
    case 'board':
      return (
        <div
          className="rv-tab revive-board"
          data-cards={draft.kind === 'play' || step?.step === 'wake' || undefined}
          ref={top}
        >
          <Region label={words.t('own.title')} className="rv-board rv-phoneboard">
            <div className="rv-bays">
              {SLOTS.map((slot) => (
                <Bay key={slot.id} slot={slot} />
              ))}
              <Summary />
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
        <div className="revive-board phone-map" data-turning={step?.step === 'orient' || undefined}>
          <ReviveMap>
            <AimedRange />
          </ReviveMap>
        </div>
      )
  }
}

/** How far what is aimed at lies, and what the way costs. */
function AimedRange(): ReactNode {
  const { hover, view, me, words } = useTable()
  const move = hover?.move
  const aim = move?.do === 'explore' ? move.tile : move?.do === 'build' || move?.do === 'populate' ? move.space : ''
  const target = aim === '' ? undefined : targets(view, me).find(({ at }) => at === aim)
  if (target === undefined || target.range < 0) return null
  return (
    <p className="rv-aimed">
      <Icon name="r-range" size={15} />
      {words.t('map.range')}
      <Line
        tokens={[{ parts: [{ text: String(target.range) }] }, { op: '=' }, amount(target.range, 'food')]}
        size={15}
      />
    </p>
  )
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

/** The tracks in a few bars, in sight of the slots. */
function Summary(): ReactNode {
  const { words } = useTable()
  const { p, soon } = useShown()
  const opens = soon.rewards.length - p.rewards.length
  return (
    <section className="rv-summary" aria-label={words.t('own.tracks')}>
      <h3>{words.t('own.tracks.short')}</h3>
      {COLORS.map((track) => {
        const { fill, ink, icon } = TRACK[track]
        const [now, then] = [p.tracks[track], soon.tracks[track]]
        const style = { '--c': fill, '--v': `${(100 * then) / TRACK_LENGTH}%` } as React.CSSProperties
        return (
          <div key={track} title={words.t(`figure.${track}`)}>
            <span style={{ background: fill, color: ink }}>
              <Icon name={icon} size={14} label={words.t(`figure.${track}`)} />
            </span>
            <i style={style} />
            {then === now ? (
              now
            ) : (
              <span>
                {now}
                <u> → {then}</u>
              </span>
            )}
          </div>
        )
      })}
      {opens > 0 && (
        <p>
          <Icon name="check" size={14} />
          {words.t('map.opens', { n: opens })}
        </p>
      )}
    </section>
  )
}

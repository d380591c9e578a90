/** One tab of the table on a phone. */

import { targets } from '@ludarium/revive'
import { COLORS, TRACK_LENGTH } from '@ludarium/revive/data'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { SeatShape } from '../../../art/SeatShape.tsx'
import { seatsFrom } from '../../../table/scene.ts'
import { useTable } from '../context.tsx'
import { TRACK } from '../icons.ts'
import { ReviveMap } from '../map/Map.tsx'
import { priceAmount } from '../map/prices.ts'
import { OwnBoard } from '../own/OwnBoard.tsx'
import { ShownBoard, useShown } from '../own/shown.tsx'
import { TribeBoard } from '../own/TribeBoard.tsx'
import { Crater } from '../parts/Crater.tsx'
import { Display } from '../parts/Display.tsx'
import { Line } from '../parts/Effect.tsx'
import { Hand } from '../parts/Hand.tsx'
import { isAsking, Questions } from '../questions/Questions.tsx'

export function PhoneBoard(): ReactNode {
  return (
    <>
      <Tab />
      {isAsking(useTable()) && <Questions />}
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
  const { tab, step, draft } = useTable()
  const top = useSlotsInSight(tab === 'board' ? (step?.step ?? '') : '')
  switch (tab) {
    case 'board':
      return (
        <div
          className="revive-tab revive-board stack"
          data-cards={draft.kind === 'play' || step?.step === 'wake' || undefined}
          ref={top}
        >
          <OwnBoard summary={<Summary />} />
          <Hand />
        </div>
      )
    case 'tribe':
      return (
        <div className="revive-tab revive-board stack">
          <div className="revive-tribe-board">
            <TribeBoard />
          </div>
        </div>
      )
    case 'display':
      return (
        <div className="revive-tab revive-board stack">
          <Crater />
          <Display />
        </div>
      )
    case 'rivals':
      return <Rivals />
    default:
      return (
        <div className="revive-board revive-phone-map" data-turning={step?.step === 'orient' || undefined}>
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
    <p className="revive-aimed row gap-3 type-3 strong">
      <Icon name="r-range" size={15} />
      {words.t('map.range')}
      <Line
        tokens={[{ parts: [{ text: String(target.range) }] }, { op: '=' }, priceAmount(target.range, 'food')]}
        size={15}
      />
    </p>
  )
}

function Rivals(): ReactNode {
  const { view, me, looks } = useTable()
  return (
    <div className="revive-tab revive-board stack">
      {seatsFrom(me, view.players.length)
        .slice(1)
        .map((seat) => {
          const look = looks[seat]
          return look === undefined ? null : (
            <div key={seat}>
              <h3 className="revive-seatname row gap-4">
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
    <section className="revive-summary stack gap-2" aria-label={words.t('own.tracks')}>
      <h3>{words.t('own.tracks.short')}</h3>
      {COLORS.map((track) => {
        const { fill, ink, icon } = TRACK[track]
        const [now, then] = [p.tracks[track], soon.tracks[track]]
        const style = { '--c': fill, '--v': `${(100 * then) / TRACK_LENGTH}%` } as React.CSSProperties
        return (
          <div key={track} className="row gap-2 type-3 bold" title={words.t(`figure.${track}`)}>
            <span className="middle" style={{ background: fill, color: ink }}>
              <Icon name={icon} size={14} label={words.t(`figure.${track}`)} />
            </span>
            <i style={style} />
            {then === now ? (
              now
            ) : (
              <span>
                {now}
                <span className="revive-good"> → {then}</span>
              </span>
            )}
          </div>
        )
      })}
      {opens > 0 && (
        <p className="revive-good row gap-2 type-3 strong">
          <Icon name="check" size={14} />
          {words.t('map.opens', { n: opens })}
        </p>
      )}
    </section>
  )
}

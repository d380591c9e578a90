/** The whole table: map and display at the left, rivals, own board and hand at the right; on a phone one tab of it. */
import { stepOf } from '@ludarium/revive'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { Icon } from '../../art/Icon.tsx'
import { SeatShape } from '../../art/SeatShape.tsx'
import { EndScreen } from '../../kit/score/EndScreen.tsx'
import { useKeys } from '../../table/keys.ts'
import { useLayout } from '../../table/layout.ts'
import { seatsFrom } from '../../table/scene.ts'
import { BoardProvider, useTable } from './context.tsx'
import { ReviveMap } from './map/Map.tsx'
import { Moving } from './motion/Moving.tsx'
import { Meters } from './own/Foot.tsx'
import { OwnBoard } from './own/OwnBoard.tsx'
import { ShownBoard } from './own/shown.tsx'
import { Display } from './parts/Display.tsx'
import { Hand } from './parts/Hand.tsx'
import { RivalPanel } from './parts/Rival.tsx'
import { PhoneBoard } from './phone/PhoneBoard.tsx'
import { type ReviveProps, tabOf } from './places.ts'
import { Answers } from './questions/Answers.tsx'
import { End } from './questions/End.tsx'
import { Questions } from './questions/Questions.tsx'
import { SlotSheet } from './questions/Slot.tsx'

export function Board(props: ReviveProps): ReactNode {
  const layout = useLayout()
  return (
    <BoardProvider {...props}>
      <Moving />
      <EndScreen over={stepOf(props.view) === undefined && (!props.phone || props.tab === 'map')} end={<End />}>
        {props.phone ? <PhoneBoard /> : layout === 'tablet' ? <TabletBoard /> : <WideBoard />}
      </EndScreen>
    </BoardProvider>
  )
}

function Left(): ReactNode {
  return (
    <div className="revive-left stack">
      <ReviveMap>
        <SlotSheet />
        <Answers />
      </ReviveMap>
      <Display />
      <Questions />
    </div>
  )
}

/** The own board, or a rival's that is looked at. */
function Boards(props: { readonly of: number; onClose(): void }): ReactNode {
  const { me, words, looks } = useTable()
  const rival = props.of !== me
  return (
    <>
      {rival && (
        <div className="revive-looking row gap-4 strong" style={{ borderColor: looks[props.of]?.colour.fill }}>
          {words.t('rival.looking', { seat: looks[props.of]?.name ?? '' })}
          <button type="button" className="button" onClick={props.onClose}>
            <Icon name="close" size={13} />
            {words.t('rival.close')}
          </button>
        </div>
      )}
      <ShownBoard of={props.of}>
        <OwnBoard />
      </ShownBoard>
    </>
  )
}

/** Whose board is looked at. A decision of one's own is made on one's own board. */
function useLookedAt(): { readonly shown: number; setOf(seat: number): void } {
  const { view, me, legal } = useTable()
  const [of, setOf] = useState(me)
  const deciding = legal.length > 0
  useEffect(() => {
    if (deciding) setOf(me)
  }, [deciding, me])
  return { shown: of < view.players.length ? of : me, setOf }
}

function Rivals(props: { readonly shown: number; onOpen(seat: number): void }): ReactNode {
  const { view, me } = useTable()
  const rivals = seatsFrom(me, view.players.length).slice(1)
  if (rivals.length === 0) return null
  return (
    <div className="revive-rivals">
      {rivals.map((seat) => (
        <RivalPanel key={seat} of={seat} open={props.shown === seat} onOpen={() => props.onOpen(seat)} />
      ))}
    </div>
  )
}

function WideBoard(): ReactNode {
  const { view, me } = useTable()
  const { shown, setOf } = useLookedAt()
  return (
    <div className="revive-board" data-alone={view.players.length === 1 || undefined}>
      <Left />
      <div className="revive-right stack">
        <Rivals shown={shown} onOpen={(seat) => setOf(shown === seat ? me : seat)} />
        <Boards of={shown} onClose={() => setOf(me)} />
        <Hand />
      </div>
    </div>
  )
}

const PAGES = ['map', 'board'] as const

/** One of map and board at a time; the one with lit things opens by itself. */
function TabletBoard(): ReactNode {
  const { words, legal, view, me, step, draft } = useTable()
  const [page, setPage] = useState<(typeof PAGES)[number]>('map')
  // Answers that nothing on the table stands for are given over the map.
  const tabs = new Set(legal.map((choice) => tabOf(choice, view, me) || 'map'))
  const [wanted = ''] = tabs
  const many = tabs.size
  /** Sheets lie over the map. */
  const sheet = draft.sleep === 1 || step?.step === 'copy'
  useEffect(() => {
    if (sheet) setPage('map')
    else if (wanted !== '' && many === 1) setPage(wanted === 'map' || wanted === 'display' ? 'map' : 'board')
  }, [sheet, wanted, many])
  useKeys(useMemo(() => ({ m: () => setPage('map'), b: () => setPage('board') }), []))
  const { shown, setOf } = useLookedAt()
  const looking = page === 'board' ? shown : me
  const look = (seat: number): void => {
    setOf(looking === seat ? me : seat)
    setPage('board')
  }
  return (
    <div className="revive-tablet stack">
      <Rivals shown={looking} onOpen={look} />
      <div className="revive-board revive-narrow-board">
        <nav className="revive-switch row gap-0" aria-label={words.t('tablet.switch')}>
          {PAGES.map((id) => (
            <button
              key={id}
              type="button"
              className="bare strong"
              aria-current={id === page ? 'page' : undefined}
              onClick={() => setPage(id)}
            >
              {words.t(`tab.${id}`)}
            </button>
          ))}
        </nav>
        {page === 'map' ? (
          <Left />
        ) : (
          <div className="revive-right stack">
            <Boards of={shown} onClose={() => setOf(me)} />
            <Hand />
            <Answers />
          </div>
        )}
      </div>
      <Foot />
    </div>
  )
}

/** On a tablet the own resources stay in sight of the map. */
function Foot(): ReactNode {
  const { me, looks } = useTable()
  const look = looks[me]
  if (look === undefined) return null
  return (
    <section
      className="revive-own panel row"
      data-holdings
      style={{ borderTopColor: look.colour.fill }}
      aria-label={look.name}
    >
      <SeatShape colour={look.colour} size={20} />
      <b>{look.name}</b>
      <div className="revive-tribe-board revive-foot grow">
        <Meters />
      </div>
    </section>
  )
}

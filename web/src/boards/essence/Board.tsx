/** The whole board column; on a phone one tab of it. */

import { BoardProvider, useTable } from './context.tsx'
import { Figures, PlayerPanel } from './PlayerPanel.tsx'
import './icons.ts'
import { gridOf } from '@ludarium/essence'
import { segmentById } from '@ludarium/essence/data'
import { EndScreen } from '../../kit/score/EndScreen.tsx'
import { SeatPanel } from '../../kit/seats/SeatPanel.tsx'
import { AdvisorStrip } from './AdvisorStrip.tsx'
import { Island } from './Island.tsx'
import { Heading, Market } from './Market.tsx'
import { ProphecyRow } from './ProphecyRow.tsx'
import type { EssenceProps } from './places.ts'
import { AdvisorDisplay, Bids } from './questions/Advisors.tsx'
import { End } from './questions/End.tsx'
import { LooseMoves, Questions } from './questions/Questions.tsx'
import { Tracks } from './Tracks.tsx'
import { Treaties } from './Treaties.tsx'

export function Board(props: EssenceProps) {
  return (
    <BoardProvider {...props}>
      <EndScreen over={props.view.phase === 'over' && (!props.phone || props.tab === 'island')} end={<End />}>
        {props.phone ? <PhoneBoard {...props} /> : <WideBoard />}
      </EndScreen>
    </BoardProvider>
  )
}

function WideBoard() {
  const { own, view } = useTable()
  const locations = view.market.filter((card) => segmentById.get(card)?.kind === 'location').length
  // A small island leaves room for a wider market, and a full market asks for it.
  const narrow = own.island.length === 0 || gridOf(own.island, 1).columns <= 4 || locations > 6
  return (
    <div className="essence-frame">
      <div className="essence-board" data-narrow={narrow || undefined}>
        <Tracks />
        <ProphecyRow />
        <div className="essence-middle">
          <Middle />
        </div>
        <div className="essence-side stack gap-1">
          <Market />
          <Treaties />
        </div>
      </div>
    </div>
  )
}

function Middle() {
  const { own, phone } = useTable()
  return (
    <>
      {own.island.length > 0 && <Island />}
      {!phone && <LooseMoves />}
      {!phone && <AdvisorStrip />}
      <Questions />
    </>
  )
}

function PhoneBoard(props: EssenceProps) {
  switch (props.tab) {
    case 'market':
      return (
        <div className="essence-tab">
          <Market />
        </div>
      )
    case 'prophecy':
      return (
        <div className="essence-tab">
          <ProphecyRow />
        </div>
      )
    case 'treaties':
      return (
        <div className="essence-tab">
          <Treaties />
          <Advisors />
        </div>
      )
    case 'rivals':
      return (
        <div className="essence-tab">
          <Tracks />
          <Rivals {...props} />
        </div>
      )
    default:
      return (
        <div className="essence-tab essence-on-island">
          <Middle />
        </div>
      )
  }
}

function Advisors() {
  const { words } = useTable()
  return (
    <section>
      <Heading title={words.t('advisors.title')} />
      <AdvisorDisplay />
      <Bids />
    </section>
  )
}

function Rivals(props: EssenceProps) {
  const { view, me, looks } = useTable()
  return view.order
    .filter((seat) => seat !== me)
    .flatMap((seat) => {
      const look = looks[seat]
      if (look === undefined) return []
      return (
        <SeatPanel key={seat} look={look} figures={<Figures {...props} of={seat} folded={false} />}>
          <PlayerPanel {...props} of={seat} folded={false} />
        </SeatPanel>
      )
    })
}

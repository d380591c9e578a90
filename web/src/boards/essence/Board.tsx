/** The whole board column; on a phone one tab of it. */

import { BoardProvider, useTable } from './context.tsx'
import { Figures, PlayerPanel } from './PlayerPanel.tsx'
import './icons.ts'
import './board.css'
import './tracks.css'
import './prophecy.css'
import './island.css'
import './market.css'
import './phone.css'
import './stage.css'
import { gridOf } from '@ludarium/essence'
import { segmentById } from '@ludarium/essence/data'
import { SeatShape } from '../../art/SeatShape.tsx'
import { AtEnd } from '../../table/AtEnd.tsx'
import { AdvisorStrip } from './AdvisorStrip.tsx'
import { Final } from './end/Final.tsx'
import { Island } from './Island.tsx'
import { Heading, Market } from './Market.tsx'
import { ProphecyRow } from './ProphecyRow.tsx'
import { AdvisorDisplay, Bids } from './stage/Advisors.tsx'
import { LooseMoves, Stage } from './stage/Stage.tsx'
import { Tracks } from './Tracks.tsx'
import { Treaties } from './Treaties.tsx'
import type { EssenceProps } from './targets.ts'

export function Board(props: EssenceProps) {
  return (
    <BoardProvider {...props}>
      <AtEnd
        back={props.words.t('end.back')}
        place="essence-back"
        final={(onLook) => <Final onLook={onLook} />}
        over={props.view.phase === 'over' && (!props.phone || props.tab === 'island')}
      >
        {props.phone ? <PhoneBoard {...props} /> : <WideBoard />}
      </AtEnd>
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
        <div className="essence-side">
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
      <Stage />
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
        <div className="essence-tab island">
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
  const { view, me } = useTable()
  return view.order
    .filter((seat) => seat !== me)
    .map((seat) => {
      const look = props.looks[seat]
      return (
        look !== undefined && (
          <section key={seat} className="phone-rival panel" style={{ ['--seat' as string]: look.colour.fill }}>
            <header>
              <SeatShape colour={look.colour} size={20} />
              <b>{look.name}</b>
              <Figures {...props} of={seat} folded={false} />
            </header>
            <PlayerPanel {...props} of={seat} folded={false} />
          </section>
        )
      )
    })
}

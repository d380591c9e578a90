/** The whole board column: map, stars and tracks; on a tablet map and tabs, on a phone one tab of it. */
import { type ReactNode, useState } from 'react'
import { reachable } from '../../parts/reachable.ts'
import { AtEnd } from '../../table/AtEnd.tsx'
import { useLayout } from '../../table/layout.ts'
import { SeatFrame } from '../../table/SeatPanel.tsx'
import { BoardProvider, useTable } from './context.tsx'
import { Final } from './end/Final.tsx'
import { HexFight } from './map/HexFight.tsx'
import { BonusTile, Decks } from './map/Legends.tsx'
import { ScytheMap } from './map/Map.tsx'
import { PlayerMat } from './mat/PlayerMat.tsx'
import { FactionMat } from './seats/FactionMat.tsx'
import { Figures, PlayerPanel } from './seats/SeatPanels.tsx'
import { Cargo } from './stage/Cargo.tsx'
import { Harvest } from './stage/Harvest.tsx'
import { Stage } from './stage/Stage.tsx'
import { Strip } from './stage/Strip.tsx'
import type { ScytheProps } from './targets.ts'
import { StarPanel } from './tracks/Stars.tsx'
import { PopularityPanel, PowerPanel } from './tracks/Tracks.tsx'
import { stepOf } from './view.ts'
import './board.css'

export function Board(props: ScytheProps): ReactNode {
  const layout = useLayout()
  return (
    <BoardProvider {...props}>
      <AtEnd
        back={props.words.t('end.back')}
        place="scythe-back"
        final={(onLook) => <Final onLook={onLook} />}
        over={stepOf(props.view) === undefined && (!props.phone || props.tab === 'board')}
      >
        {props.phone ? <PhoneBoard {...props} /> : layout === 'tablet' ? <TabletBoard /> : <WideBoard />}
      </AtEnd>
      <Stage />
    </BoardProvider>
  )
}

/** The map with everything that lies on its cloth. */
function Cloth(): ReactNode {
  const { step, legal, phone } = useTable()
  const wide = useLayout() === 'wide'
  return (
    <ScytheMap>
      {wide && <BonusTile />}
      {!phone && <Decks />}
      {!phone && step?.step === 'journey' && legal.length > 0 && <Cargo key={step.taken} step={step} />}
      {!phone && step?.step === 'harvest' && legal.length > 0 && <Harvest />}
      {!phone && <Strip />}
    </ScytheMap>
  )
}

function WideBoard(): ReactNode {
  return (
    <div className="scythe-board">
      <Cloth />
      <div className="scythe-tracks" ref={reachable}>
        <HexFight>
          <StarPanel />
        </HexFight>
        <PopularityPanel />
        <PowerPanel />
      </div>
    </div>
  )
}

const TABS = ['mat', 'faction', 'tracks', 'stars'] as const

function TabletBoard(): ReactNode {
  const { words, me } = useTable()
  const [tab, setTab] = useState<(typeof TABS)[number]>('mat')
  return (
    <div className="scythe-board tablet">
      <Cloth />
      <div className="scythe-tabs panel">
        <nav>
          {TABS.map((id) => (
            <button key={id} type="button" aria-current={id === tab ? 'page' : undefined} onClick={() => setTab(id)}>
              {words.t(`tab.${id}`)}
            </button>
          ))}
        </nav>
        <div ref={reachable}>
          {tab === 'mat' && <PlayerMat />}
          {tab === 'faction' && <FactionMat of={me} />}
          {tab === 'tracks' && (
            <>
              <PopularityPanel />
              <PowerPanel />
              <BonusTile />
            </>
          )}
          {tab === 'stars' && <StarPanel />}
        </div>
      </div>
    </div>
  )
}

function PhoneBoard(props: ScytheProps): ReactNode {
  switch (props.tab) {
    case 'mat':
      return (
        <div className="scythe-tab">
          <PlayerMat />
        </div>
      )
    case 'faction':
      return <PhoneFaction />
    case 'tracks':
      return (
        <div className="scythe-tab">
          <StarPanel />
          <PopularityPanel />
          <PowerPanel />
          <div className="scythe-tab-cloth">
            <BonusTile />
            <Decks />
          </div>
        </div>
      )
    case 'rivals':
      return <PhoneRivals {...props} />
    default:
      return (
        <div className="scythe-board phone-map">
          <Cloth />
        </div>
      )
  }
}

function PhoneFaction(): ReactNode {
  const { me } = useTable()
  return (
    <div className="scythe-tab">
      <FactionMat of={me} />
    </div>
  )
}

function PhoneRivals(props: ScytheProps): ReactNode {
  const { view, me, looks, actors, words } = useTable()
  return (
    <div className="scythe-tab">
      {view.order
        .filter((seat) => seat !== me)
        .map((seat) => {
          const look = looks[seat]
          const player = view.players[seat]
          if (look === undefined || player === undefined) return null
          return (
            <SeatFrame
              key={seat}
              look={look}
              acting={actors.includes(seat)}
              role={words.t(`faction.${player.faction}`)}
              figures={<Figures {...props} of={seat} folded={false} phone={false} />}
            >
              <PlayerPanel {...props} of={seat} folded={false} />
            </SeatFrame>
          )
        })}
    </div>
  )
}

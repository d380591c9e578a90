/** The whole board column: map, stars and tracks; on a tablet map and tabs, on a phone one tab of it. */
import { type ReactNode, useState } from 'react'
import { EndScreen } from '../../kit/score/EndScreen.tsx'
import { focusableScroll } from '../../kit/surface/focusable-scroll.ts'
import { useLayout } from '../../table/layout.ts'
import { BoardProvider, useTable } from './context.tsx'
import { HexFight } from './map/HexFight.tsx'
import { BonusTile, Decks } from './map/Legends.tsx'
import { ScytheMap } from './map/Map.tsx'
import { PlayerMat } from './mat/PlayerMat.tsx'
import type { ScytheProps } from './places.ts'
import { Cargo, Harvest } from './questions/Amounts.tsx'
import { End } from './questions/End.tsx'
import { Questions } from './questions/Questions.tsx'
import { Strip } from './questions/Strip.tsx'
import { FactionMat } from './seats/FactionMat.tsx'
import { StarPanel } from './tracks/Stars.tsx'
import { PopularityPanel, PowerPanel } from './tracks/Tracks.tsx'
import { stepOf } from './view.ts'

export function Board(props: ScytheProps): ReactNode {
  const layout = useLayout()
  return (
    <BoardProvider {...props}>
      <EndScreen over={stepOf(props.view) === undefined && (!props.phone || props.tab === 'board')} end={<End />}>
        {props.phone ? <PhoneBoard {...props} /> : layout === 'tablet' ? <TabletBoard /> : <WideBoard />}
      </EndScreen>
      <Questions />
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
      <div className="scythe-tracks stack gap-4" ref={focusableScroll}>
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
    <div className="scythe-board scythe-narrow-board">
      <Cloth />
      <div className="scythe-tabs panel">
        <nav>
          {TABS.map((id) => (
            <button key={id} type="button" aria-current={id === tab ? 'page' : undefined} onClick={() => setTab(id)}>
              {words.t(`tab.${id}`)}
            </button>
          ))}
        </nav>
        <div ref={focusableScroll}>
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
    default:
      return (
        <div className="scythe-board scythe-phone-map">
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

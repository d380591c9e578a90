/** The table on screen: top bar, decision, rivals, board, own holdings, side panel; arranged for the window at hand. */
import { type ReactNode, useEffect, useState } from 'react'
import { SignTips } from '../guide/SignTips.tsx'
import { PointedProvider } from '../kit/pieces/context.tsx'
import { useSize } from '../kit/pieces/motion.ts'
import { focusableScroll } from '../kit/surface/focusable-scroll.ts'
import { change, useSettings } from '../settings.ts'
import { useWords } from '../words/context.tsx'
import { FallbackNotice } from './BoardFallback.tsx'
import { useChrome } from './chrome.tsx'
import { ScoresContext } from './curve.ts'
import { PhoneTable } from './PhoneTable.tsx'
import type { TableViewProps } from './props.ts'
import { RulesDrawer } from './RulesDrawer.tsx'
import { SeatChip, TableSeat } from './Seats.tsx'
import { Side } from './Side.tsx'
import { boardProps, seatsFrom } from './scene.ts'
import { TopBar } from './TopBar.tsx'
import './table.css'

export function TableView(props: TableViewProps): ReactNode {
  const { scene, layout } = props
  const t = useWords()
  const name = scene.game.entry.name
  useEffect(() => {
    document.title = t('title.page', { page: name })
  }, [name, t])
  return (
    <PointedProvider>
      <ScoresContext value={props.scores}>
        {layout === 'phone' ? <PhoneTable {...props} /> : <WideTable {...props} />}
      </ScoresContext>
      <SignTips scene={scene} openRule={props.setRule} />
      {props.rule !== null && (
        <RulesDrawer
          title={t('rules.of', { game: name })}
          rules={scene.game.words.rules}
          at={props.rule}
          onClose={() => props.setRule(null)}
        />
      )}
    </PointedProvider>
  )
}

/** Below this a board may want the room of the side panel. */
const ROOMY = 1680

function WideTable(props: TableViewProps): ReactNode {
  const { scene, hands, layout } = props
  const { game, position } = scene
  const t = useWords()
  const settings = useSettings()
  const company = useChrome()
  const [drawer, setDrawer] = useState(false)
  const { Board, Dock, arrange = {} } = game.plugin
  const own = position.seat ?? 0
  const watching = company?.watching === true
  const rivals = seatsFrom(own, scene.looks.length).slice(watching ? 0 : 1)
  const board = boardProps(scene, hands)
  const stays = layout === 'wide' && (arrange.side !== 'rail' || innerWidth >= ROOMY)
  const side = stays ? settings.side : drawer
  const toggle = (): void => (stays ? change({ side: !settings.side }) : setDrawer(!drawer))
  const draws = layout === 'wide' || arrange.tablet === 'board'
  const lies = draws ? (arrange.rivals ?? 'column') : 'column'
  const [column, { height }] = useSize()
  const unfolded = unfoldedOf(rivals.length, height)
  const where = rivals.length === 0 ? 'alone' : layout === 'wide' ? `rivals-${lies}` : ''
  const lengths = { '--dock': arrange.dockHeight, '--own': arrange.ownWidth } as React.CSSProperties
  return (
    <div
      className={`table ${layout} ${side ? 'sided' : ''} ${where} ${arrange.bar === 'low' ? 'low-bar' : ''}`}
      style={lengths}
      data-game={game.entry.id}
      data-rivals={rivals.map((_, n) => n + 1).join(' ')}
      data-company={company !== null || undefined}
    >
      <TopBar {...props} onSide={layout === 'tablet' ? toggle : null} />
      {company === null ? (
        props.bar(false)
      ) : (
        <div className="bar-stack stack">
          {company.strip}
          {props.bar(false)}
        </div>
      )}
      {rivals.length > 0 &&
        lies !== 'board' &&
        (layout === 'wide' ? (
          <section className="rivals" ref={column} aria-label={t('table.rivals')}>
            {rivals.map((seat, n) => (
              <TableSeat
                key={seat}
                scene={scene}
                hands={hands}
                of={seat}
                folded={lies === 'column' && arrange.fold !== 'never' && n >= unfolded}
              />
            ))}
          </section>
        ) : (
          <section className="rival-chips" aria-label={t('table.rivals')}>
            {rivals.map((seat) => (
              <SeatChip key={seat} scene={scene} hands={hands} of={seat} />
            ))}
          </section>
        ))}
      <main className="board" id="content" ref={focusableScroll} aria-label={t('table.board')}>
        <FallbackNotice game={game} />
        <Board {...board} />
      </main>
      {!(draws && arrange.dock === 'board') && !watching && (
        <section className="dock" aria-label={t('table.own')}>
          <TableSeat scene={scene} hands={hands} of={own} folded={false} />
          {Dock !== undefined && (
            <div className="dock-rest">
              <Dock {...board} />
            </div>
          )}
        </section>
      )}
      {(side || layout === 'wide') && <Side {...props} open={side} onToggle={toggle} />}
      {!side && layout !== 'wide' && company?.request && <div className="request-toast">{company.request}</div>}
    </div>
  )
}

/** Heights of a rival's panel and of one in a line, with the gap below, in root em. */
const PANEL = 9.3125
const LINE = 4.0625
/** More at once would be too small to read. */
const MOST_PANELS = 3

/** How many rivals are shown whole so that all of them are in sight; the nearest ones. */
function unfoldedOf(rivals: number, height: number): number {
  if (rivals <= MOST_PANELS) return rivals
  const room = height / Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  const fit = Math.floor((room - rivals * LINE) / (PANEL - LINE))
  return Math.max(1, Math.min(MOST_PANELS, fit))
}

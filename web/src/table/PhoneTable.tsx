/** The table on a phone: tabs above, the board between, the decision as a sheet below. */
import { sameMove } from '@ludarium/kernel'
import { type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import { Icon } from '../art/Icon.tsx'
import { GuideMark } from '../guide/Chalk.tsx'
import { GuideTab } from '../guide/GuideTab.tsx'
import { focusableScroll } from '../kit/surface/focusable-scroll.ts'
import { useWords } from '../words/context.tsx'
import { FallbackNotice } from './BoardFallback.tsx'
import { useChrome } from './chrome.tsx'
import { Log } from './Log.tsx'
import type { TableViewProps } from './props.ts'
import { Scores } from './Scores.tsx'
import { SeatChip, TableSeat } from './Seats.tsx'
import { SliderLine } from './Side.tsx'
import { boardProps, type Scene, seatsFrom } from './scene.ts'
import { subtitle } from './TopBar.tsx'
import './phone.css'
import './side.css'

type Page = 'table' | 'hand' | 'guide' | 'log' | 'chat' | 'scores' | 'more'

const PAGES: readonly { readonly id: Page; readonly icon: string }[] = [
  { id: 'table', icon: 'elven-castle' },
  { id: 'hand', icon: 'card-discard' },
  { id: 'guide', icon: 'guide' },
  { id: 'log', icon: 'rules' },
  { id: 'chat', icon: 'conversation' },
  { id: 'scores', icon: 'trophy' },
  { id: 'more', icon: 'menu' },
]

export function PhoneTable(props: TableViewProps): ReactNode {
  const { scene, hands } = props
  const { plugin } = scene.game
  const { position } = scene
  const company = useChrome()
  const [page, setPage] = useState<Page>('table')
  const [tab, setTab] = useState('')
  const wanted = wantedTab(props)
  // A note shows what it speaks of: its tab comes with it.
  useEffect(() => {
    if (wanted === '') return
    setPage('table')
    setTab(wanted)
  }, [wanted])
  const asked =
    scene.choices.length === 0
      ? ''
      : (plugin.turn?.(scene.choices, position.view, position.seat ?? 0, hands.draft) ?? '')
  useEffect(() => {
    if (asked === '') return
    setPage('table')
    setTab(asked)
  }, [asked])
  // The final scores stand where the board was.
  const ended = props.tools !== null && position.result !== null
  useEffect(() => {
    if (!ended) return
    setPage('table')
    setTab('')
  }, [ended])
  const own = position.seat ?? 0
  const guests = (plugin.order?.(position.view) ?? []).filter((number) => scene.looks[number] === undefined)
  const listed = plugin.tabs(position.view)
  const tabs = listed.length === 0 ? [{ id: 'board', name: 'tab.board' }] : listed
  const withRivals = scene.looks.length > 1 && !tabs.some((one) => one.id === 'rivals')
  const all = withRivals ? [...tabs, { id: 'rivals', name: 'tab.rivals' }] : tabs
  const here = all.some((one) => one.id === tab) ? tab : (all[0]?.id ?? '')
  const board = boardProps(scene, { ...hands, tab: here })
  const { Strip } = plugin
  return (
    <div
      className="phone"
      data-game={scene.game.entry.id}
      data-page={page}
      data-tab={page === 'table' ? here : undefined}
      data-strip={(page === 'table' && Strip !== undefined) || undefined}
    >
      <PhoneTop {...props} />
      <div className="score-strip">
        {[...seatsFrom(own, scene.looks.length), ...guests].map((seat) => (
          <SeatChip
            key={seat}
            scene={scene}
            hands={hands}
            of={seat}
            selected={seat === own}
            onSelect={() => {
              setPage('table')
              setTab('rivals')
            }}
          />
        ))}
      </div>
      {company?.strip}
      {page === 'table' && <PhoneTabs scene={scene} tabs={all} here={here} onTab={setTab} />}
      <main className={`phone-board on-${page}`} id="content" ref={focusableScroll}>
        {page === 'table' && <FallbackNotice game={scene.game} />}
        {page === 'table' &&
          (here === 'rivals' && withRivals ? <PhoneRivals {...props} /> : <plugin.Board {...board} />)}
        {page === 'hand' && <PhoneHand {...props} />}
        {page === 'guide' && props.guide && (
          <div className="phone-page stack">
            <GuideTab guide={props.guide} scene={scene} />
          </div>
        )}
        {page === 'log' && (
          <div className="phone-page stack">
            <Log {...props} />
            {props.slider !== null && <SliderLine slider={props.slider} />}
          </div>
        )}
        {page === 'chat' && <div className="phone-page stack">{company?.chat.panel}</div>}
        {page === 'scores' && (
          <div className="phone-page stack">
            <Scores scene={scene} scores={props.scores} />
          </div>
        )}
        {page === 'more' && (
          <div className="phone-page stack menu phone-menu">
            {company?.menu}
            {props.menu(() => setPage('table'))}
            {company !== null && <Scores scene={scene} scores={props.scores} />}
          </div>
        )}
      </main>
      {page === 'table' && Strip !== undefined && (
        <div className="strip row">
          <Strip {...board} />
        </div>
      )}
      {(page === 'table' || page === 'hand') && (
        <Sheet>
          {company?.request}
          {props.bar(true)}
        </Sheet>
      )}
      <PhoneNav {...props} page={page} onPage={setPage} />
    </div>
  )
}

/** The tab of the move that the guide suggests, '' where it has nothing to show. */
function wantedTab({ scene, guide }: TableViewProps): string {
  const move = guide?.saying?.found.move
  const choice = move === undefined ? undefined : scene.choices.find((one) => sameMove(one.move, move))
  if (choice === undefined) return ''
  return scene.game.plugin.tabOf?.(choice, scene.position.view, scene.position.seat ?? 0) ?? ''
}

function PhoneTop(props: TableViewProps): ReactNode {
  const t = useWords()
  const company = useChrome()
  const { scene, tools } = props
  const rewind = tools?.undo === null ? (company?.rewind ?? null) : null
  return (
    <header className="phone-top row">
      <Link href="/" className="button icon quiet" aria-label={t('nav.back')}>
        <Icon name="chevron-left" size={22} />
      </Link>
      <div className="grow">
        <h1 className="type-6 bold">{scene.game.entry.name}</h1>
        <p className="dim type-2 ellipsis">{subtitle(scene)}</p>
      </div>
      {company?.watchers}
      {tools !== null && (
        <>
          <button
            type="button"
            className="button icon quiet"
            aria-label={t(rewind === null ? 'table.undo' : 'table.rewind')}
            disabled={tools.undo === null && rewind === null}
            onClick={() => (tools.undo ?? rewind)?.()}
          >
            <Icon name="undo" size={21} />
          </button>
          <button
            type="button"
            className="button icon quiet"
            aria-label={t('table.hint')}
            disabled={tools.hint === null}
            onClick={() => tools.hint?.()}
          >
            <Icon name="hint" size={21} />
          </button>
          <button type="button" className="button icon quiet" aria-label={t('table.rules')} onClick={tools.rules}>
            <Icon name="rules" size={21} />
          </button>
        </>
      )}
    </header>
  )
}

interface PhoneTabsProps {
  readonly scene: Scene
  readonly tabs: readonly { readonly id: string; readonly name: string }[]
  readonly here: string
  onTab(tab: string): void
}

function PhoneTabs(props: PhoneTabsProps): ReactNode {
  const { scene, tabs, here } = props
  const { plugin } = scene.game
  const seat = scene.position.seat ?? 0
  const waiting = (tab: string): number =>
    plugin.tabOf === undefined
      ? 0
      : scene.choices.filter((choice) => plugin.tabOf?.(choice, scene.position.view, seat) === tab).length
  return (
    <nav className="phone-tabs">
      {tabs.map((tab) => {
        const n = tab.id === here ? 0 : waiting(tab.id)
        return (
          <button
            key={tab.id}
            type="button"
            aria-current={tab.id === here ? 'page' : undefined}
            onClick={() => props.onTab(tab.id)}
          >
            {scene.words.t(tab.name)}
            {n > 0 && <span className="badge legal-badge">{n}</span>}
          </button>
        )
      })}
    </nav>
  )
}

function PhoneRivals(props: TableViewProps): ReactNode {
  const { scene, hands } = props
  const { seat: own } = scene.position
  return (
    <div className="phone-page stack phone-rivals">
      {seatsFrom(own ?? 0, scene.looks.length)
        .slice(own === null ? 0 : 1)
        .map((seat) => (
          <TableSeat key={seat} scene={scene} hands={hands} of={seat} folded={false} />
        ))}
    </div>
  )
}

function PhoneHand(props: TableViewProps): ReactNode {
  const { scene, hands } = props
  const { Dock } = scene.game.plugin
  const own = scene.position.seat ?? 0
  return (
    <div className="phone-page stack phone-rivals">
      <TableSeat scene={scene} hands={hands} of={own} folded={false} />
      {Dock !== undefined && <Dock {...boardProps(scene, { ...hands, tab: 'hand' })} />}
    </div>
  )
}

/** The decision sheet with three stops: a glance, the usual, everything. Drag its handle or press it. */
function Sheet(props: { children: ReactNode }): ReactNode {
  const t = useWords()
  const [stop, setStop] = useState<0 | 1 | 2>(1)
  const from = useRef<number | null>(null)
  const end = (event: PointerEvent): void => {
    const way = from.current === null ? 0 : event.clientY - from.current
    from.current = null
    if (way < -24) setStop(stop === 0 ? 1 : 2)
    else if (way > 24) setStop(stop === 2 ? 1 : 0)
  }
  return (
    <div className={`sheet stop-${stop}`} ref={focusableScroll}>
      <button
        type="button"
        className="sheet-handle"
        aria-label={t('table.sheet')}
        aria-expanded={stop > 0}
        onPointerDown={(event) => {
          from.current = event.clientY
          event.currentTarget.setPointerCapture(event.pointerId)
        }}
        onPointerUp={end}
        onKeyDown={(event) => {
          if (event.key === 'Enter' || event.key === ' ') setStop(stop === 2 ? 0 : stop === 1 ? 2 : 1)
        }}
      />
      {props.children}
    </div>
  )
}

function PhoneNav(props: TableViewProps & { page: Page; onPage(page: Page): void }): ReactNode {
  const t = useWords()
  const company = useChrome()
  const news = props.told.filter((one) => one.at > props.newFrom).length
  // Five fit: with others to talk to, the scores stand under 'more'.
  const without = company === null ? 'chat' : 'scores'
  const { plugin } = props.scene.game
  // Where the own things have a tab of the board, a page for them would be the same once more.
  const hand = !plugin.tabs(props.scene.position.view).some(({ id }) => id === 'own')
  return (
    <nav className="phone-nav" aria-label={t('table.menu')}>
      {PAGES.filter(({ id }) => id !== without && (id !== 'guide' || props.guide) && (id !== 'hand' || hand)).map(
        ({ id, icon }) => (
          <button
            key={id}
            type="button"
            aria-current={props.page === id ? 'page' : undefined}
            onClick={() => props.onPage(id)}
          >
            {id === 'guide' ? <GuideMark size={22} /> : <Icon name={icon} size={22} />}
            {id === 'log' && news > 0 && <span className="badge">{Math.min(news, 99)}</span>}
            {id === 'chat' && company !== null && company.chat.unread > 0 && (
              <span className="badge">{Math.min(company.chat.unread, 99)}</span>
            )}
            <span>{t(`tab.${id}`)}</span>
          </button>
        ),
      )}
    </nav>
  )
}

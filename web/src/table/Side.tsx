/** Log and scores beside the board, and the slider back through the game. */
import { type ReactNode, useEffect, useState } from 'react'
import { Icon } from '../art/Icon.tsx'
import { GuideMark } from '../guide/Chalk.tsx'
import { GuideTab } from '../guide/GuideTab.tsx'
import { Dots } from '../guide/Note.tsx'
import { Tabs } from '../kit/surface/Tabs.tsx'
import { useWords } from '../words/context.tsx'
import { useChrome } from './chrome.tsx'
import { Log } from './Log.tsx'
import { MissedTurnCards } from './MissedTurns.tsx'
import type { Slider, TableViewProps } from './props.ts'
import { Scores } from './Scores.tsx'
import { boardProps } from './scene.ts'
import './side.css'

/** The turns that were missed, the guide, the board's own tab, the log, the talk at the table, the scores. */
const TABS = ['waited', 'guide', 'beside', 'log', 'chat', 'scores'] as const

type Tab = (typeof TABS)[number]

/** What the folded panel offers, with its sign. */
const RAIL: Partial<Record<Tab, string>> = { log: 'rules', chat: 'conversation', scores: 'trophy' }

export function Side(props: TableViewProps & { open: boolean; onToggle(): void }): ReactNode {
  const t = useWords()
  const company = useChrome()
  const { scene } = props
  const { beside } = scene.game.plugin
  const extra = beside?.when(scene.position.view) === true ? beside : null
  const guide = props.guide ?? null
  const [chosen, setTab] = useState<Tab | null>(null)
  const waited = props.waited ?? null
  const showing = waited !== null && waited.now !== null
  const isThere: Readonly<Record<Tab, boolean>> = {
    waited: showing,
    guide: guide !== null,
    beside: extra !== null,
    log: true,
    chat: company !== null,
    scores: true,
  }
  const tabs = TABS.filter((id) => isThere[id])
  const first: Tab = guide !== null ? 'guide' : extra === null ? 'log' : 'beside'
  const tab = chosen !== null && isThere[chosen] ? chosen : first
  useEffect(() => {
    if (showing) setTab('waited')
  }, [showing])
  const over = props.scene.position.result !== null
  useEffect(() => {
    if (over) setTab('scores')
  }, [over])
  const fresh = props.told.filter((one) => one.at > props.newFrom).length
  const unread = company?.chat.unread ?? 0
  const badges: Partial<Record<Tab, number>> = {
    ...(fresh > 0 ? { log: Math.min(99, fresh) } : {}),
    ...(unread > 0 ? { chat: Math.min(99, unread) } : {}),
  }
  const fold = (
    <button
      type="button"
      className="button icon quiet side-fold"
      aria-expanded={props.open}
      aria-label={t(props.open ? 'table.fold' : 'table.unfold')}
      onClick={props.onToggle}
    >
      <Icon name={props.open ? 'chevron-right' : 'chevron-left'} size={16} />
    </button>
  )
  if (!props.open)
    return (
      <>
        <aside className="side folded">
          {fold}
          {tabs
            .filter((id) => RAIL[id] !== undefined)
            .map((id) => (
              <button
                key={id}
                type="button"
                className="side-rail"
                onClick={() => {
                  setTab(id)
                  props.onToggle()
                }}
              >
                <span>
                  <Icon name={RAIL[id] ?? ''} size={20} />
                  {badges[id] !== undefined && <span className="badge">{badges[id]}</span>}
                </span>
                {t(`tab.${id}`)}
              </button>
            ))}
          {guide !== null && <Dots guide={guide} />}
        </aside>
        {company?.request && <div className="request-toast">{company.request}</div>}
      </>
    )
  const named = (id: Tab): ReactNode => (
    <>
      {id === 'guide' && <GuideMark size={14} />}
      {id === 'beside' && extra !== null ? scene.words.t(extra.name) : t(`tab.${id}`)}
      {id === 'log' && tab !== 'log' && fresh > 0 && company !== null && <span className="tab-dot" />}
      {id === 'chat' && company !== null && company.chat.unread > 0 && (
        <span className="badge">{Math.min(99, company.chat.unread)}</span>
      )}
    </>
  )
  return (
    <aside className="side" aria-label={t('table.side')}>
      <Tabs<Tab>
        tabs={tabs.map((id) => ({ id, name: named(id) }))}
        chosen={tab}
        onChoose={setTab}
        tool={fold}
        above={company?.request}
      >
        {tab === 'waited' && waited !== null ? (
          <MissedTurnCards waited={waited} scene={props.scene} />
        ) : tab === 'guide' && guide !== null ? (
          <GuideTab guide={guide} scene={scene} />
        ) : tab === 'beside' && extra !== null ? (
          <extra.Panel {...boardProps(scene, props.hands)} />
        ) : tab === 'log' ? (
          <Log {...props} />
        ) : tab === 'chat' && company !== null ? (
          company.chat.panel
        ) : (
          <Scores scene={props.scene} scores={props.scores} />
        )}
      </Tabs>
      {props.slider !== null && <SliderLine slider={props.slider} />}
    </aside>
  )
}

export function SliderLine(props: { slider: Slider }): ReactNode {
  const t = useWords()
  const { at, last, onChange, onOpen } = props.slider
  return (
    <div className="slider-line row dim type-3">
      <button type="button" className="button icon quiet" aria-label={t('log.play')} onClick={onOpen}>
        <Icon name="play" size={13} />
      </button>
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={t('log.slider')}
        aria-valuetext={t('replay.at', { at, n: last })}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
      <span>{t('log.move', { n: at })}</span>
    </div>
  )
}

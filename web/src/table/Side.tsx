/** Log and scores beside the board, and the slider back through the game. */
import { type ReactNode, useEffect, useState } from 'react'
import { Icon } from '../art/Icon.tsx'
import { GuideMark } from '../guide/Chalk.tsx'
import { GuideTab } from '../guide/GuideTab.tsx'
import { Dots } from '../guide/Note.tsx'
import { reachable } from '../parts/reachable.ts'
import { useWords } from '../words/context.tsx'
import { Log } from './Log.tsx'
import type { Slider, TableViewProps } from './props.ts'
import { Scores } from './Scores.tsx'
import { WaitedCards } from './WaitedBar.tsx'
import './side.css'

type Tab = 'guide' | 'log' | 'scores'

const TABS: readonly Tab[] = ['log', 'scores']
const GUIDED: readonly Tab[] = ['guide', ...TABS]

export function Side(props: TableViewProps & { open: boolean; onToggle(): void }): ReactNode {
  const t = useWords()
  const guide = props.guide ?? null
  const [chosen, setTab] = useState<Tab | null>(null)
  const tab = chosen ?? (guide === null ? 'log' : 'guide')
  const waited = props.waited ?? null
  const over = props.scene.position.result !== null
  useEffect(() => {
    if (over) setTab('scores')
  }, [over])
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
      <aside className="side folded">
        {fold}
        {guide !== null && <Dots guide={guide} />}
      </aside>
    )
  return (
    <aside className="side" aria-label={t('table.side')}>
      <div className="side-head">
        <div className="side-tabs" role="tablist">
          {(guide === null ? TABS : GUIDED).map((id) => (
            <button
              key={id}
              type="button"
              role="tab"
              id={`tab-${id}`}
              aria-selected={tab === id}
              aria-controls="side-panel"
              onClick={() => setTab(id)}
            >
              {id === 'guide' && <GuideMark size={14} />}
              {t(`tab.${id}`)}
            </button>
          ))}
        </div>
        {fold}
      </div>
      <div className="side-panel" id="side-panel" role="tabpanel" aria-labelledby={`tab-${tab}`} ref={reachable}>
        {waited !== null && waited.now !== null ? (
          <WaitedCards waited={waited} scene={props.scene} />
        ) : tab === 'guide' && guide !== null ? (
          <GuideTab guide={guide} scene={props.scene} />
        ) : tab === 'log' ? (
          <Log {...props} />
        ) : (
          <Scores scene={props.scene} scores={props.scores} />
        )}
      </div>
      {props.slider !== null && <SliderLine slider={props.slider} />}
    </aside>
  )
}

export function SliderLine(props: { slider: Slider }): ReactNode {
  const t = useWords()
  const { at, last, onChange, onOpen } = props.slider
  return (
    <div className="slider-line">
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

/** Buttons that go through the decisions and turning points of a game. */
import type { ReactNode } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { useWords } from '../../../words/context.tsx'

interface StepsProps {
  readonly at: number
  readonly last: number
  readonly running: boolean
  jump(to: number): Promise<void>
  onRun(running: boolean): void
  toTurning(by: 1 | -1): void
}

export function Steps(props: StepsProps): ReactNode {
  const t = useWords()
  const { at, last, running, jump } = props
  const step = (name: string, icon: string, to: number, act?: () => void): ReactNode => (
    <button
      type="button"
      className="button icon"
      aria-label={t(name)}
      disabled={act === undefined && to === at}
      onClick={act ?? (() => void jump(to))}
    >
      <Icon name={icon} size={16} />
    </button>
  )
  return (
    <div className="study-steps" title={t('study.keys')}>
      {step('replay.first', 'first', 0)}
      {step('study.turning.back', 'prevpoint', at, () => props.toTurning(-1))}
      {step('replay.back', 'chevron-left', Math.max(0, at - 1))}
      <button
        type="button"
        className="button icon"
        aria-label={t(running ? 'replay.pause' : 'replay.play')}
        onClick={() => {
          if (!running && at >= last) void jump(0)
          props.onRun(!running)
        }}
      >
        <Icon name={running ? 'pause' : 'play'} size={16} />
      </button>
      {step('replay.on', 'chevron-right', Math.min(last, at + 1))}
      {step('study.turning.on', 'nextpoint', at, () => props.toTurning(1))}
      {step('replay.last', 'last', last)}
    </div>
  )
}

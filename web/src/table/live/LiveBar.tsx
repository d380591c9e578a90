/** What stands above the board of a live table: missed turns, what others ask, or the decision with its note or hint. */
import type { ReactNode } from 'react'
import type { GuideNow } from '../../guide/guide.ts'
import { HintStrip } from '../../guide/HintStrip.tsx'
import { FloatingNote, SheetButtons, SheetNote } from '../../guide/Note.tsx'
import { useChrome } from '../chrome.tsx'
import { DecisionBar } from '../DecisionBar.tsx'
import { MissedTurnsBar } from '../MissedTurns.tsx'
import type { MissedTurns } from '../missed-turns.ts'
import type { Hands, Scene } from '../scene.ts'
import { type LiveState, troubleOf } from './state.ts'

export interface LiveBarProps {
  readonly state: LiveState
  readonly scene: Scene
  readonly hands: Hands
  readonly guide: GuideNow | null
  readonly missed: MissedTurns
  /** Lets bots decide at once until a person must; null where they are not the viewer's to hurry. */
  readonly skip: (() => void) | null
  /** On a phone: the bottom sheet. */
  readonly sheet: boolean
  answer(yes: boolean): void
  /** Back to the present. */
  present(): void
  closeHints(): void
  rematch(): void
}

export function LiveBar(props: LiveBarProps): ReactNode {
  const { state, scene, hands, guide, missed, sheet } = props
  const { peek, position, saving, hints } = state
  const company = useChrome()
  if (missed.now !== null) {
    const { viewer } = state
    const mine = viewer !== null && position?.actors.includes(viewer) === true
    const then = mine && position !== null ? scene.game.module.speech.prompt(position.view, viewer) : null
    return <MissedTurnsBar waited={missed} scene={scene} then={then} />
  }
  const others = peek === null && !saving && company?.bar(scene, sheet)
  if (others) return others
  const trouble = troubleOf(state)
  const strip = hints.length > 0 && peek === null && (
    <HintStrip scene={scene} hands={hands} hints={hints} onClose={props.closeHints} />
  )
  return (
    <Guided guide={guide} scene={scene} sheet={sheet} openRule={hands.openRule} strip={strip}>
      <DecisionBar
        scene={scene}
        hands={hands}
        thinking={state.thinking}
        saving={saving}
        busy={state.sentAt !== null}
        hint={state.hint ?? guide?.saying?.found.move ?? null}
        asked={state.asked}
        sheet={sheet}
        {...(company === null ? { onRematch: props.rematch } : {})}
        {...(props.skip === null ? {} : { onSkip: props.skip })}
        dead={trouble?.code === 'line' ? trouble : null}
        onAnswer={props.answer}
        peeking={peek === null ? null : props.present}
      />
    </Guided>
  )
}

/** The decision with the note or the hint that belongs to it. */
function Guided(props: {
  readonly guide: GuideNow | null
  readonly scene: Scene
  readonly sheet: boolean
  openRule(rule: string): void
  /** A hint that was asked for; the note makes room for it. */
  readonly strip: ReactNode
  readonly children: ReactNode
}): ReactNode {
  const { guide, scene, sheet, strip, children } = props
  const parts = guide === null || strip ? null : { guide, scene, openRule: props.openRule }
  return (
    <div className={sheet ? 'guided-bar' : 'bar-stack stack'}>
      {sheet && strip}
      {sheet && parts !== null && <SheetNote {...parts} />}
      {children}
      {sheet && parts !== null && <SheetButtons {...parts} />}
      {!sheet && strip}
      {!sheet && parts !== null && <FloatingNote {...parts} />}
    </div>
  )
}

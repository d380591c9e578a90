/** The question before a wasteful move, beside what was pressed. */
import type { Message } from '@ludarium/kernel'
import { type ReactNode, useCallback, useState } from 'react'
import { Icon } from '../art/Icon.tsx'
import { elementOf } from '../guide/find.ts'
import { useLocate } from '../kit/pieces/context.tsx'
import { Popover } from '../kit/surface/Popover.tsx'
import { BESIDE } from '../kit/surface/place.ts'
import type { BoardChoice } from './board.ts'
import type { Scene } from './scene.ts'

interface AskedProps {
  readonly choice: BoardChoice
  readonly question: Message
  readonly scene: Scene
  onAnswer(yes: boolean): void
}

export function Asked({ choice, question, scene, onAnswer }: AskedProps): ReactNode {
  const { t } = scene.words
  const locate = useLocate()
  // Pressed by pointer or Enter it has the focus; pressed by a number key it is found by its move.
  const [anchor] = useState(() => focusedControl() ?? elementOf({ name: question, move: choice.move }, scene, locate))
  const back = useCallback(() => onAnswer(false), [onAnswer])
  return (
    <Popover
      className="asked"
      role="alertdialog"
      label={t(question)}
      where={BESIDE}
      onClose={back}
      {...(anchor === null ? {} : { anchor })}
    >
      <strong className="row">
        <Icon name="hint" size={18} />
        {t(question)}
      </strong>
      <div className="row">
        <button type="button" className="button primary" onClick={back}>
          {t('table.wasteful.back')}
        </button>
        <button type="button" className="button" onClick={() => onAnswer(true)}>
          {t('table.wasteful.go')}
        </button>
      </div>
    </Popover>
  )
}

function focusedControl(): Element | null {
  const focused = document.activeElement
  return focused?.matches('button, [data-piece]') && focused.checkVisibility() ? focused : null
}

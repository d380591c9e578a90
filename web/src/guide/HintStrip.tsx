/** Up to three moves that a bot would look at first: on a strip below the bar, and looped on the board. */
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { Icon } from '../art/Icon.tsx'
import { shownFigure } from '../table/advice.ts'
import { useLocate } from '../table/pieces/context.tsx'
import { Sign } from '../table/pieces/Sign.tsx'
import type { Hands, Scene } from '../table/scene.ts'
import { Chalk, useBoxes } from './Chalk.tsx'
import { elementOf } from './find.ts'
import { growthOf, type Hinted } from './hints.ts'
import './hint.css'

interface StripProps {
  readonly scene: Scene
  readonly hands: Hands
  readonly hints: readonly Hinted[]
  onClose(): void
}

/** On a phone, the tab on which the move waits. */
function tabOf(scene: Scene, { choice }: Hinted): Element | null {
  const { view, seat } = scene.position
  const { plugin } = scene.game
  const tab = plugin.tabOf?.(choice, view, seat ?? 0) ?? ''
  const n = plugin.tabs(view).findIndex(({ id }) => id === tab)
  return n < 0 ? null : document.querySelector(`.phone-tabs > button:nth-child(${n + 1})`)
}

export function HintStrip({ scene, hands, hints, onClose }: StripProps): ReactNode {
  const { t } = scene.words
  const locate = useLocate()
  const [chosen, setChosen] = useState<number | null>(null)
  const { setHover, submit } = hands
  const marked = useMemo(
    () => () =>
      hints.map(
        (hint) => elementOf({ name: hint.choice.message, move: hint.choice.move }, scene, locate) ?? tabOf(scene, hint),
      ),
    [hints, scene, locate],
  )
  const boxes = useBoxes(marked)
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]') !== null) return
      if (event.target instanceof HTMLElement && event.target.matches('input, textarea, select')) return
      const n = Number(event.key) - 1
      const hint = hints[n]
      const wanted = chosen === null ? undefined : hints[chosen]
      const done = (): void => {
        event.preventDefault()
        event.stopPropagation()
      }
      if (hint !== undefined) {
        done()
        setChosen(n)
        setHover(hint.choice)
      } else if (event.key === 'Enter' && wanted !== undefined) {
        done()
        submit(wanted.choice.move)
      } else if (event.key === 'Escape') {
        done()
        onClose()
      }
    }
    addEventListener('keydown', press, true)
    return () => removeEventListener('keydown', press, true)
  }, [hints, chosen, setHover, submit, onClose])
  return (
    <section className="hint-strip" aria-label={t('hint.title')} aria-live="polite">
      <ol>
        {hints.map((hint, n) => (
          <li key={hint.choice.index}>
            <button
              type="button"
              data-chosen={n === chosen || undefined}
              aria-keyshortcuts={String(n + 1)}
              onClick={() => submit(hint.choice.move)}
              onPointerEnter={() => setHover(hint.choice)}
              onPointerLeave={() => setHover(null)}
              onFocus={() => setHover(hint.choice)}
              onBlur={() => setHover(null)}
            >
              <span className="hint-number">{n + 1}</span>
              <span className="hint-words">
                <b>{hint.choice.text}</b>
                <Chips scene={scene} hint={hint} />
                <span className="hint-reason">{t(hint.reason)}</span>
              </span>
            </button>
          </li>
        ))}
      </ol>
      <button type="button" className="note-close" aria-label={t('hint.close')} onClick={onClose}>
        <Icon name="close" size={12} />
      </button>
      <Chalk boxes={boxes} numbered={true} />
    </section>
  )
}

function Chips({ scene, hint }: { readonly scene: Scene; readonly hint: Hinted }): ReactNode {
  const { t } = scene.words
  return (
    <span className="hint-chips">
      {[...hint.gains, ...hint.prices].map((change) => {
        const { figure, after } = change
        const growth = growthOf(change)
        const amount =
          growth === null
            ? `${shownFigure(figure.value, t)} → ${after === null ? '?' : shownFigure(after.value, t)}`
            : growth > 0
              ? `+${growth}`
              : `−${-growth}`
        return (
          <span key={figure.id} className="hint-chip" data-price={growth !== null && growth < 0 ? true : undefined}>
            {amount}{' '}
            {figure.icon === undefined ? (
              t(figure.name)
            ) : (
              <>
                <Sign icon={figure.icon} tone={figure.tone} />
                <span className="unseen">{t(figure.name)}</span>
              </>
            )}
          </span>
        )
      })}
    </span>
  )
}

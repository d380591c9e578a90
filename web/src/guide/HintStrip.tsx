/**
 * Up to three moves that a bot would look at first: on a strip over the table, and looped on the board. Nothing makes room
 * for it: the table stays as it is.
 */
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { Icon } from '../art/Icon.tsx'
import { useLocate } from '../kit/pieces/context.tsx'
import { Sign } from '../kit/signs/Sign.tsx'
import { shownFigure } from '../table/advice.ts'
import type { Hands, Scene } from '../table/scene.ts'
import { Chalk, useBoxes } from './Chalk.tsx'
import { elementOf } from './find.ts'
import { growthOf, type Hinted } from './hints.ts'
import { type Box, leastCovering } from './place.ts'
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
  const box = useRef<HTMLElement>(null)
  const down = useDown(box, boxes)
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
    <section
      className="hint-strip"
      ref={box}
      style={{ '--down': `${down}px` } as React.CSSProperties}
      aria-label={t('hint.title')}
      aria-live="polite"
    >
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
              <span className="hint-words grow">
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

/** How far below its place under the bar the strip lies on nothing that it speaks of. A sheet shows it from its beginning. */
function useDown(strip: RefObject<HTMLElement | null>, boxes: readonly (Box | null)[]): number {
  const [down, setDown] = useState(0)
  useEffect(() => {
    strip.current?.closest('.sheet')?.scrollTo({ top: 0 })
  }, [strip])
  useLayoutEffect(() => {
    const bar = strip.current?.parentElement?.querySelector('.decision')?.getBoundingClientRect()
    if (strip.current === null || bar === undefined || strip.current.closest('.sheet') !== null) return
    const { left, right, height } = strip.current.getBoundingClientRect()
    const top = bar.bottom + BELOW
    const marked = boxes.filter((one) => one !== null)
    setDown(leastCovering({ left, right, top, bottom: top + height }, marked, innerHeight - BELOW))
  }, [strip, boxes])
  return down
}

/** Between the bar and the strip, in pixels. */
const BELOW = 6

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

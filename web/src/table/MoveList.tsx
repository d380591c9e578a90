/** All moves of a group as a searchable list. Opens over the board and closes by itself. */
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useFocusBack } from '../parts/focus.ts'
import { useInView } from '../parts/inview.ts'
import type { Choice } from './board.ts'
import { press } from './groups.ts'
import { boardProps, type Hands, type Scene } from './scene.ts'

interface MoveListProps {
  readonly title: string
  readonly choices: readonly Choice[]
  readonly scene: Scene
  readonly hands: Hands
  onClose(): void
}

/** Shorter lists need no search. */
const SEARCH_FROM = 9

export function MoveList(props: MoveListProps): ReactNode {
  const { scene, hands, choices, onClose } = props
  const { t } = scene.words
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const [text, setText] = useState('')
  const wanted = text.trim().toLowerCase()
  const found = choices.filter((choice) => choice.text.toLowerCase().includes(wanted))

  useInView(box)
  useFocusBack(box)

  useEffect(() => box.current?.querySelector<HTMLElement>('input, button')?.focus(), [])

  useEffect(() => {
    const panel = box.current
    const outside = (event: PointerEvent): void => {
      if (panel !== null && event.target instanceof Node && !panel.parentElement?.contains(event.target)) onClose()
    }
    addEventListener('pointerdown', outside)
    return () => removeEventListener('pointerdown', outside)
  }, [onClose])

  const step = (by: number): void => {
    const items = [...(box.current?.querySelectorAll<HTMLElement>('input, li button') ?? [])]
    const at = items.indexOf(document.activeElement as HTMLElement)
    items[Math.min(items.length - 1, Math.max(0, at + by))]?.focus()
  }

  return (
    <div
      ref={box}
      className="movelist"
      role="dialog"
      aria-labelledby={id}
      onKeyDown={(event) => {
        if (event.key === 'ArrowDown') step(1)
        else if (event.key === 'ArrowUp') step(-1)
        else if (event.key === 'Escape') onClose()
        else if (event.key === 'Enter' && event.target instanceof HTMLInputElement && found[0] !== undefined) {
          press(found[0], hands)
          onClose()
        } else return
        event.preventDefault()
        event.stopPropagation()
      }}
    >
      <h3 id={id}>{props.title}</h3>
      {choices.length >= SEARCH_FROM && (
        <input
          className="input"
          type="search"
          value={text}
          placeholder={t('table.search')}
          aria-label={t('table.search')}
          onChange={(event) => setText(event.target.value)}
        />
      )}
      <ul>
        {found.map((choice) => (
          <li key={`${choice.index} ${choice.text}`}>
            <button
              type="button"
              onClick={() => {
                onClose()
                press(choice, hands)
              }}
              onPointerEnter={() => hands.setHover(choice)}
              onFocus={() => hands.setHover(choice)}
              onPointerLeave={() => hands.setHover(null)}
            >
              <ChoiceText scene={scene} hands={hands} choice={choice} />
            </button>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p className="movelist-none">{t('table.search.none', { text })}</p>}
    </div>
  )
}

/** A move's words, or the board's own short label with the words for who listens. */
export function ChoiceText(props: { scene: Scene; hands: Hands; choice: Choice }): ReactNode {
  const { scene, hands, choice } = props
  const { Label } = scene.game.plugin
  if (Label === undefined) return choice.text
  return (
    <>
      <span className="unseen">{choice.text}</span>
      <span className="choice-label" aria-hidden="true">
        <Label {...boardProps(scene, hands)} choice={choice} />
      </span>
    </>
  )
}

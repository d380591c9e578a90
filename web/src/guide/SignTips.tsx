/**
 * Icons explain themselves: under the pointer, in the piece in focus, and under a long press; everywhere, also in the log.
 * Name, what it does, how much the reader has of it and what the move under it would change, and its rule (key R).
 */
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Icon } from '../art/Icon.tsx'
import { useLocate } from '../kit/pieces/context.tsx'
import { ABOVE } from '../kit/surface/place.ts'
import { hasTooltip, Tooltip } from '../kit/surface/Tooltip.tsx'
import { shownFigure } from '../table/advice.ts'
import type { BoardChoice } from '../table/board.ts'
import type { Scene } from '../table/scene.ts'
import type { Locate } from './find.ts'
import { changesBy } from './hints.ts'
import { type ExplainedSign, placesOf, signAt, signOf } from './signs.ts'
import './signs.css'

/** What a sign stands for in the reader's hands: now, and after the move that it belongs to. */
interface Own {
  readonly before: string
  readonly after: string | null
}

interface Tipped {
  readonly sign: ExplainedSign
  readonly own: Own | null
  /** How often it is on the table. */
  readonly places: number
}

interface Tip {
  readonly signs: readonly Tipped[]
  readonly anchor: Element
  /** A finger holds it: it stays, and its rule can be pressed. */
  readonly held: boolean
}

/** How long the pointer rests, and how long a finger presses, in milliseconds. */
const REST = 350
const PRESS = 450
/** More in one piece would be a legend. */
const MOST = 4

/** The signs inside the thing in focus. */
function signsIn(element: Element, scene: Scene): readonly ExplainedSign[] {
  const names = new Set([...element.querySelectorAll('[data-icon]')].map((one) => one.getAttribute('data-icon') ?? ''))
  return [...names].flatMap((name) => signOf(name, scene.words) ?? []).slice(0, MOST)
}

/** The move that is made with the thing around the sign, where it is one. */
function choiceAt(element: Element, scene: Scene, locate: Locate): BoardChoice | null {
  const button = element.closest('.choice[data-move]')
  if (button !== null) {
    const index = Number(button.getAttribute('data-move'))
    return scene.choices.find((one) => one.index === index) ?? null
  }
  const piece = element.closest('[data-piece][data-legal]')?.getAttribute('data-piece') ?? ''
  const moves = piece === '' ? [] : scene.choices.filter(({ move }) => locate(move) === piece)
  return moves.length === 1 ? (moves[0] ?? null) : null
}

/** How much of it the reader has, and would have. */
function ownOf({ icon }: ExplainedSign, scene: Scene, choice: BoardChoice | null): Own | null {
  const { view, seat } = scene.position
  const { t } = scene.words
  const figure = seat === null ? undefined : scene.game.plugin.figures?.(view, seat).find((one) => one.icon === icon)
  if (figure === undefined) return null
  const change = choice === null ? undefined : changesBy(scene, choice.move).find((one) => one.figure.id === figure.id)
  const after = change === undefined ? null : change.after === null ? '?' : shownFigure(change.after.value, t)
  return { before: shownFigure(figure.value, t), after }
}

export function SignTips({ scene, openRule }: { readonly scene: Scene; openRule(rule: string): void }): ReactNode {
  const [tip, setTip] = useState<Tip | null>(null)
  const timer = useRef(0)
  const locate = useLocate()
  const byKey = useRef(false)
  useEffect(() => {
    const hide = (): void => {
      clearTimeout(timer.current)
      setTip(null)
    }
    const show = (signs: readonly ExplainedSign[], element: Element, held: boolean): void => {
      const choice = choiceAt(element, scene, locate)
      setTip({
        signs: signs.map((sign) => ({ sign, own: ownOf(sign, scene, choice), places: placesOf(sign.icon).length })),
        anchor: element,
        held,
      })
    }
    const soon = (target: EventTarget | null, delay: number, held: boolean): void => {
      hide()
      if (!(target instanceof Element)) return
      const found = signAt(target, scene.words)
      if (found === null) return
      timer.current = window.setTimeout(() => show([found.sign], found.at, held), delay)
    }
    const over = (event: PointerEvent): void => {
      if (event.pointerType === 'mouse') soon(event.target, REST, false)
    }
    const down = (event: PointerEvent): void => {
      byKey.current = false
      if (event.target instanceof Element && event.target.closest('.sign-tip') !== null) return
      if (event.pointerType === 'mouse') hide()
      else soon(event.target, PRESS, true)
    }
    // A short press is no long one; what a long one shows stays until the next.
    const up = (): void => clearTimeout(timer.current)
    const focus = (event: FocusEvent): void => {
      const { target } = event
      if (!(target instanceof Element) || target.closest('.sign-tip') !== null) return
      hide()
      // Who walks by keys is told; after a press the focus only follows.
      if (!byKey.current) return
      if (!target.matches('.table *:focus-visible, .phone *:focus-visible')) return
      if (!target.matches('[data-piece], .choice')) return
      const signs = signsIn(target, scene)
      if (signs.length === 0) return
      timer.current = window.setTimeout(() => {
        // A piece with a card of its own shows that.
        if (!hasTooltip(target)) show(signs, target, false)
      }, REST)
    }
    const key = (): void => {
      byKey.current = true
    }
    addEventListener('keydown', key, true)
    addEventListener('pointerover', over)
    addEventListener('pointerdown', down)
    addEventListener('pointerup', up)
    addEventListener('pointercancel', up)
    addEventListener('focusin', focus)
    addEventListener('scroll', hide, true)
    return () => {
      clearTimeout(timer.current)
      removeEventListener('keydown', key, true)
      removeEventListener('pointerover', over)
      removeEventListener('pointerdown', down)
      removeEventListener('pointerup', up)
      removeEventListener('pointercancel', up)
      removeEventListener('focusin', focus)
      removeEventListener('scroll', hide, true)
    }
  }, [scene, locate])
  const rule = tip?.signs.find(({ sign }) => sign.rule !== '')?.sign.rule ?? ''
  const held = tip?.held === true
  useEffect(() => {
    if (tip === null) return
    const key = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      if (event.key === 'r' && rule !== '') {
        event.preventDefault()
        event.stopPropagation()
        setTip(null)
        openRule(rule)
      } else if (event.key === 'Escape') setTip(null)
    }
    // The finger that asked what a sign means does not press the button below it as well.
    const click = (event: MouseEvent): void => {
      if (!held || (event.target instanceof Element && event.target.closest('.sign-tip') !== null)) return
      event.preventDefault()
      event.stopPropagation()
    }
    addEventListener('keydown', key, true)
    addEventListener('click', click, true)
    return () => {
      removeEventListener('keydown', key, true)
      removeEventListener('click', click, true)
    }
  }, [tip, rule, held, openRule])
  if (tip === null) return null
  const ask = (of: string): void => {
    setTip(null)
    openRule(of)
  }
  return (
    <Tooltip anchor={tip.anchor} where={ABOVE} className="sign-tip" spoken={true} held={tip.held}>
      {tip.signs.map((one) => (
        <TipLine key={one.sign.icon} tipped={one} scene={scene} onRule={ask} />
      ))}
    </Tooltip>
  )
}

interface TipLineProps {
  readonly tipped: Tipped
  readonly scene: Scene
  onRule(rule: string): void
}

function TipLine({ tipped, scene, onRule }: TipLineProps): ReactNode {
  const { sign, own, places } = tipped
  const { t } = scene.words
  return (
    <span className="sign-line">
      <Icon name={sign.icon} size={20} />
      <span>
        <span className="sign-rule row">
          <b>{sign.name}</b>
          {sign.rule !== '' && (
            <button type="button" tabIndex={-1} onClick={() => onRule(sign.rule)}>
              {t('guide.rule', { rule: sign.rule })}
              <span className="key" aria-hidden="true">
                R
              </span>
            </button>
          )}
        </span>
        <span>{sign.text}</span>
        {own !== null && (
          <span className="sign-now">
            <span>
              {t('sign.now')}
              <b>{own.after === null ? own.before : t('sign.change', { before: own.before, after: own.after })}</b>
            </span>
            {places > 1 && <span>{t('sign.places', { n: places })}</span>}
          </span>
        )}
      </span>
    </span>
  )
}

/** A sign with its name and what it does. */
export function SignText({ sign }: { readonly sign: ExplainedSign }): ReactNode {
  return (
    <span className="sign-line">
      <Icon name={sign.icon} size={20} />
      <span>
        <b>{sign.name}</b>
        <span>{sign.text}</span>
      </span>
    </span>
  )
}

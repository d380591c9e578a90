/** Icons explain themselves: under the pointer, in the piece in focus, and under a long press; everywhere, also in the log. */
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { Icon } from '../art/Icon.tsx'
import type { Scene } from '../table/scene.ts'
import { type Sign, signAt, signOf } from './signs.ts'
import './signs.css'

interface Tip {
  readonly signs: readonly Sign[]
  readonly at: DOMRect
}

/** How long the pointer rests, and how long a finger presses, in milliseconds. */
const REST = 350
const PRESS = 450
/** More in one piece would be a legend. */
const MOST = 4
const GAP = 8

/** The signs inside the thing in focus. */
function signsIn(element: Element, scene: Scene): readonly Sign[] {
  const names = new Set([...element.querySelectorAll('[data-icon]')].map((one) => one.getAttribute('data-icon') ?? ''))
  return [...names].flatMap((name) => signOf(name, scene.words) ?? []).slice(0, MOST)
}

export function SignTips({ scene }: { readonly scene: Scene }): ReactNode {
  const [tip, setTip] = useState<Tip | null>(null)
  const timer = useRef(0)
  useEffect(() => {
    const hide = (): void => {
      clearTimeout(timer.current)
      setTip(null)
    }
    const soon = (target: EventTarget | null, delay: number): void => {
      hide()
      if (!(target instanceof Element)) return
      const found = signAt(target, scene.words)
      if (found === null) return
      timer.current = window.setTimeout(
        () => setTip({ signs: [found.sign], at: found.at.getBoundingClientRect() }),
        delay,
      )
    }
    const over = (event: PointerEvent): void => {
      if (event.pointerType === 'mouse') soon(event.target, REST)
    }
    const down = (event: PointerEvent): void => {
      if (event.pointerType === 'mouse') hide()
      else soon(event.target, PRESS)
    }
    const focus = (event: FocusEvent): void => {
      hide()
      const { target } = event
      // What has a large card of its own explains itself there.
      if (!(target instanceof Element) || !target.matches('.table *:focus-visible, .phone *:focus-visible')) return
      if (!target.matches('[data-piece], .choice')) return
      const signs = signsIn(target, scene)
      if (signs.length === 0) return
      timer.current = window.setTimeout(() => setTip({ signs, at: target.getBoundingClientRect() }), REST)
    }
    const key = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') hide()
    }
    addEventListener('pointerover', over)
    addEventListener('pointerdown', down)
    addEventListener('pointerup', hide)
    addEventListener('focusin', focus)
    addEventListener('focusout', hide)
    addEventListener('keydown', key)
    addEventListener('scroll', hide, true)
    return () => {
      clearTimeout(timer.current)
      removeEventListener('pointerover', over)
      removeEventListener('pointerdown', down)
      removeEventListener('pointerup', hide)
      removeEventListener('focusin', focus)
      removeEventListener('focusout', hide)
      removeEventListener('keydown', key)
      removeEventListener('scroll', hide, true)
    }
  }, [scene])
  const place = useCallback(
    (box: HTMLDivElement | null) => {
      if (box === null || tip === null) return
      const { at } = tip
      const left = Math.max(
        GAP,
        Math.min(at.left + at.width / 2 - box.offsetWidth / 2, innerWidth - box.offsetWidth - GAP),
      )
      const above = at.top - box.offsetHeight - GAP
      box.style.left = `${left}px`
      box.style.top = `${above > GAP ? above : at.bottom + GAP}px`
    },
    [tip],
  )
  if (tip === null) return null
  return createPortal(
    <div className="sign-tip" role="status" ref={place}>
      {tip.signs.map((sign) => (
        <SignText key={sign.icon} sign={sign} />
      ))}
    </div>,
    document.body,
  )
}

/** A sign with its name and what it does. */
export function SignText({ sign }: { readonly sign: Sign }): ReactNode {
  return (
    <span className="sign">
      <Icon name={sign.icon} size={20} />
      <span>
        <b>{sign.name}</b>
        <span>{sign.text}</span>
      </span>
    </span>
  )
}

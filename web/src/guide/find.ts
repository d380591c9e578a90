/** Finds on the screen what a note speaks of, on any board: by what shared parts say of themselves. */
import { type GuideSubject, sameMove } from '@ludarium/kernel'
import type { Scene } from '../table/scene.ts'
import type { Box } from './place.ts'

export type Locate = (move: object) => string

const quoted = (text: string): string => `"${text.replaceAll(/["\\]/g, '\\$&')}"`

/** Whether it is drawn, in sight or not. */
export function isDrawn(element: Element): boolean {
  const box = element.getBoundingClientRect()
  return box.width >= 2 && box.height >= 2 && element.checkVisibility()
}

/** Whether some of it can be seen: inside the window and not scrolled out of what holds it. */
export function isSeen(element: Element): boolean {
  if (!isDrawn(element)) return false
  const box = element.getBoundingClientRect()
  if (box.right <= 0 || box.bottom <= 0 || box.left >= innerWidth || box.top >= innerHeight) return false
  const holder = element.closest('.phone-board, .sheet')?.getBoundingClientRect()
  const middle = (box.top + box.bottom) / 2
  return holder === undefined || (middle > holder.top && middle < holder.bottom)
}

type Sees = (element: Element) => boolean

function first(selector: string, sees: Sees): Element | null {
  return [...document.querySelectorAll(selector)].find(sees) ?? null
}

/** A piece, a spot of a map, or a part of the board that bears the name. */
export function elementAt(place: string, sees: Sees): Element | null {
  if (place === '') return null
  return first(`[data-piece=${quoted(place)}]`, sees) ?? first(`[data-part=${quoted(place)}]`, sees)
}

/** `sees`: what counts; by itself what is in sight. */
export function elementOf(subject: GuideSubject, scene: Scene, locate: Locate, sees: Sees = isSeen): Element | null {
  for (const place of subject.places ?? []) {
    const element = elementAt(place, sees)
    if (element !== null) return element
  }
  const { move, seat } = subject
  if (move !== undefined) {
    const piece = elementAt(locate(move), sees)
    if (piece !== null) return piece
    const choice = scene.choices.find((one) => sameMove(one.move, { do: '', ...move }))
    if (choice !== undefined) return first(`.decision .choice[data-move="${choice.index}"]`, sees)
  }
  if (seat !== undefined) {
    const piece = elementAt(`seat:${seat}`, sees)
    const name = scene.looks[seat]?.name
    if (piece !== null || name === undefined) return piece
    return first(`.seat-panel[aria-label=${quoted(name)}]`, sees)
  }
  return null
}

/** What is drawn of it: a hex's outline rather than everything that hangs on it. */
export function boxOf(element: Element): Box {
  const { left, top, right, bottom } = (element.querySelector('.hex-hit') ?? element).getBoundingClientRect()
  return { left, top, right, bottom }
}

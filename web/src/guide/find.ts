/** Finds on the screen what a note speaks of, on any board: by what shared parts say of themselves. */
import { type GuideSubject, sameMove } from '@ludarium/kernel'
import type { Scene } from '../table/scene.ts'
import type { Box } from './place.ts'

export type Locate = (move: object) => string

const quoted = (text: string): string => `"${text.replaceAll(/["\\]/g, '\\$&')}"`

/** Whether some of it can be seen: inside the window and not scrolled out of what holds it. */
export function isSeen(element: Element): boolean {
  const box = element.getBoundingClientRect()
  if (box.width < 2 || box.height < 2) return false
  if (box.right <= 0 || box.bottom <= 0 || box.left >= innerWidth || box.top >= innerHeight) return false
  return element.checkVisibility()
}

function first(selector: string): Element | null {
  return [...document.querySelectorAll(selector)].find(isSeen) ?? null
}

/** A piece, a spot of a map, or a part of the board that bears the name. */
export function elementAt(place: string): Element | null {
  if (place === '') return null
  return first(`[data-piece=${quoted(place)}]`) ?? first(`[data-part=${quoted(place)}]`)
}

export function elementOf(subject: GuideSubject, scene: Scene, locate: Locate): Element | null {
  for (const place of subject.places ?? []) {
    const element = elementAt(place)
    if (element !== null) return element
  }
  const { move, seat } = subject
  if (move !== undefined) {
    const piece = elementAt(locate(move))
    if (piece !== null) return piece
    const choice = scene.choices.find((one) => sameMove(one.move, { do: '', ...move }))
    if (choice !== undefined) return first(`.decision .choice[data-move="${choice.index}"]`)
  }
  if (seat !== undefined) {
    const piece = elementAt(`seat:${seat}`)
    const name = scene.looks[seat]?.name
    if (piece !== null || name === undefined) return piece
    return first(`.seat-panel[aria-label=${quoted(name)}]`)
  }
  return null
}

/** What is drawn of it: a hex's outline rather than everything that hangs on it. */
export function boxOf(element: Element): Box {
  const { left, top, right, bottom } = (element.querySelector('.hex-hit') ?? element).getBoundingClientRect()
  return { left, top, right, bottom }
}

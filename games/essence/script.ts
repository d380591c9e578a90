/**
 * Addresses of effect lists. A step on the agenda names the list it carries out by its address, a short text:
 * the card (or treaty, or fragment), a colon and the number of the ability or option; lists inside an effect add a
 * slash, the number of the effect, and the number of the list or 'win'. So the state stays small and plain.
 */
import type { State } from '@ludarium/kernel'
import { advisors, type Effect, followers, fragments, segments, treaties } from './data/index.ts'

const scripts = new Map<string, readonly Effect[]>()

function enter(address: string, effects: readonly Effect[]): void {
  if (scripts.has(address)) throw new Error(`Two effect lists at '${address}'.`)
  scripts.set(address, effects)
  for (const [i, effect] of effects.entries()) {
    if ('options' in effect) for (const [k, list] of effect.options.entries()) enter(inner(address, i, k), list)
    if (effect.op === 'attackAction' && effect.onWin !== undefined) enter(inner(address, i, 'win'), effect.onWin)
  }
}

/** The address of a list inside the effect with number `at`. */
export function inner(address: string, at: number, which: number | 'win'): string {
  return `${address}/${at}.${which}`
}

/** The address of a card's ability or option. */
export function addressOf(card: string, index: number): string {
  return `${card}:${index}`
}

for (const card of segments) {
  for (const [i, ability] of card.abilities.entries()) if ('do' in ability) enter(addressOf(card.id, i), ability.do)
}
for (const card of [...followers, ...advisors]) {
  for (const [i, option] of card.options.entries()) enter(addressOf(card.id, i), option.do)
}
for (const card of fragments) enter(addressOf(card.id, 0), card.bonus)
for (const treaty of treaties) enter(addressOf(treaty.id, 0), treaty.do)

/** The effects at an address as the newest rules have them: for words, which know no table. */
export function newestAt(address: string): readonly Effect[] {
  const found = scripts.get(address)
  if (found === undefined) throw new Error(`No effect list at '${address}'.`)
  return found
}

/** The effects at an address. */
export function effectsAt(_s: State, address: string): readonly Effect[] {
  return newestAt(address)
}

/** The effect with number `at` of the list at an address. */
export function effectAt(s: State, address: string, at: number): Effect {
  const effect = effectsAt(s, address)[at]
  if (effect === undefined) throw new Error(`No effect ${at} at '${address}'.`)
  return effect
}

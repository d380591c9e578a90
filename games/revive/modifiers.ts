/** R2.5, R2.7 The modifiers that work for a player. */
import type { Happening } from './data/index.ts'
import { alwaysOf, type Mod, modOf, ongoingOf } from './effects.ts'
import { slotsOf } from './pieces.ts'
import type { Player, ReviveState } from './state.ts'

/** All modifiers that work now: of the tribe's side, of technologies, of cards in slots. */
export function modsOf(s: ReviveState, p: Player): readonly Mod[] {
  const mods: Mod[] = []
  for (const mod of alwaysOf(s, p)) mods.push(mod)
  for (const key of p.mods) mods.push(modOf(s, key))
  for (const slot of slotsOf(p)) for (const played of slot) for (const mod of ongoingOf(s, played)) mods.push(mod)
  return mods
}

const NOTHING: readonly string[] = []

/** R2.7 Keys of what the player's modifiers give for that event. */
export function whenKeys(s: ReviveState, p: Player, event: Happening): readonly string[] {
  let keys: string[] | null = null
  for (const mod of modsOf(s, p)) {
    if (mod.event !== event) continue
    keys ??= []
    keys.push(mod.get)
  }
  return keys ?? NOTHING
}

/** R2.5, R2.7 The modifiers that work for a player. */
import type { Happening } from './data/index.ts'
import { alwaysOf, type Mod, modOf, ongoingOf } from './effects.ts'
import { SLOT_IDS } from './pieces.ts'
import type { Player, ReviveState } from './state.ts'

/** All modifiers that work now: of the tribe's side, of technologies, of cards in slots. */
export function modsOf(s: ReviveState, p: Player): readonly Mod[] {
  const mods = [...alwaysOf(s, p)]
  for (const key of p.mods) mods.push(modOf(s, key))
  for (const id of SLOT_IDS) {
    for (const { card, half } of p.slots[id]) for (const mod of ongoingOf(s, card, half)) mods.push(mod)
  }
  return mods
}

const NOTHING: readonly string[] = []

/** R2.7 Keys of what the player's modifiers give for that event. */
export function whenKeys(s: ReviveState, p: Player, event: Happening): readonly string[] {
  let keys: string[] | null = null
  for (const { mod, get } of modsOf(s, p)) {
    if (mod.mod !== 'when' || mod.event !== event) continue
    keys ??= []
    keys.push(get)
  }
  return keys ?? NOTHING
}

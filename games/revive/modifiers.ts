/** R2.5, R2.7 The modifiers that work for a player. */
import type { Happening } from './data/index.ts'
import { alwaysOf, type Mod, modOf, ongoingOf } from './effects.ts'
import { slotsOf } from './pieces.ts'
import type { Player, ReviveState } from './state.ts'

const NO_MODS: readonly Mod[] = []

/** All modifiers that work now: of the tribe's side, of technologies, of cards in slots. */
export function modsOf(s: ReviveState, p: Player): readonly Mod[] {
  let mods = alwaysOf(s, p)
  if (p.mods.length > 0) mods = [...mods, ...p.mods.map((key) => modOf(s, key))]
  const ongoing = ongoingMods(s, p)
  return ongoing.length === 0 ? mods : [...mods, ...ongoing]
}

/** R8.6 */
function ongoingMods(s: ReviveState, p: Player): readonly Mod[] {
  let mods = NO_MODS
  for (const slot of slotsOf(p)) {
    for (const played of slot) {
      const more = ongoingOf(s, played)
      if (more.length > 0) mods = [...mods, ...more]
    }
  }
  return mods
}

const NOTHING: readonly string[] = []

/** R2.7 Keys of what the player's modifiers give for that event. */
export function whenKeys(s: ReviveState, p: Player, event: Happening): readonly string[] {
  let keys = NOTHING
  for (const mod of modsOf(s, p)) if (mod.event === event) keys = [...keys, mod.get]
  return keys
}

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

/** Those that change what board actions cost or reach. */
export function boardModsOf(s: ReviveState, p: Player): readonly Mod[] {
  const mods: Mod[] = []
  for (const mod of alwaysOf(s, p)) if (mod.onBoard) mods.push(mod)
  for (const key of p.mods) {
    const mod = modOf(s, key)
    if (mod.onBoard) mods.push(mod)
  }
  for (const slot of slotsOf(p)) for (const played of slot) for (const mod of ongoingOf(s, played)) mods.push(mod)
  return mods
}

/** R2.7 Keys of what the player's modifiers give for that event. */
export function whenKeys(s: ReviveState, p: Player, event: Happening): readonly string[] {
  const keys: string[] = []
  for (const mod of modsOf(s, p)) if (mod.event === event) keys.push(mod.get)
  return keys
}

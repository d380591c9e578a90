/** R2.5, R2.7 The modifiers that work for a player. */
import type { Happening } from './data/index.ts'
import { alwaysOf, type Mod, modOf, ongoingOf } from './effects.ts'
import type { Played, Player, ReviveState } from './state.ts'

const NO_MODS: readonly Mod[] = []

/** R8.6 Those of cards in slots. Most cards have none. */
export function ongoingMods(s: ReviveState, p: Player): readonly Mod[] {
  const { T1, T2, B1, B2, R } = p.slots
  let mods = NO_MODS
  mods = withOngoing(s, mods, T1)
  mods = withOngoing(s, mods, T2)
  mods = withOngoing(s, mods, B1)
  mods = withOngoing(s, mods, B2)
  return withOngoing(s, mods, R)
}

function withOngoing(s: ReviveState, mods: readonly Mod[], slot: readonly Played[]): readonly Mod[] {
  for (const played of slot) {
    const more = ongoingOf(s, played)
    if (more.length > 0) mods = mods.concat(more)
  }
  return mods
}

/** All modifiers that work now: of the tribe's side, of technologies, of cards in slots. */
export function modsOf(s: ReviveState, p: Player): readonly Mod[] {
  const mods: Mod[] = []
  for (const mod of alwaysOf(s, p)) mods.push(mod)
  for (const key of p.mods) mods.push(modOf(s, key))
  for (const mod of ongoingMods(s, p)) mods.push(mod)
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
  for (const mod of ongoingMods(s, p)) mods.push(mod)
  return mods
}

/** R2.7 Keys of what the player's modifiers give for that event. */
export function whenKeys(s: ReviveState, p: Player, event: Happening): readonly string[] {
  const keys: string[] = []
  for (const mod of alwaysOf(s, p)) if (mod.event === event) keys.push(mod.get)
  for (const key of p.mods) {
    const mod = modOf(s, key)
    if (mod.event === event) keys.push(mod.get)
  }
  for (const mod of ongoingMods(s, p)) if (mod.event === event) keys.push(mod.get)
  return keys
}

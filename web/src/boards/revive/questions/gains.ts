/** What a choice changes, seat by seat, and what would not fit under a cap. */
import type { Seat } from '@ludarium/kernel'
import { type ReviveMove, type ReviveState, setOff, type tileGains } from '@ludarium/revive'
import { BASICS, CAPS, type Effect, MODULE, RESOURCES, type Resource } from '@ludarium/revive/data'
import type { Prospect } from '../../../table/foresight.ts'
import { changesOf, type FigureChange } from '../../../table/foresight.ts'
import { figures } from '../figures.ts'
import { shownCard } from '../view.ts'

export function changesFor(
  view: ReviveState,
  prospect: Prospect<ReviveState> | null,
  seat: Seat,
): readonly FigureChange[] {
  if (prospect === null) return []
  return changesOf(
    figures(view, seat),
    prospect.ways.map((way) => figures(way, seat)),
  )
}

export type ShownTileGain = ReturnType<typeof tileGains>[number]

/** Gains of a building from one hex as one: two steps instead of a step and a step. */
export function gainsByHex(gains: readonly ShownTileGain[]): readonly ShownTileGain[] {
  const found = Map.groupBy(gains, ({ seat, space, building }) => `${seat} ${space} ${building}`)
  return [...found.values()].flatMap((same): ShownTileGain[] => {
    const [first] = same
    if (first === undefined) return []
    const { effect } = first
    const many = 'do' in effect && effect.do === 'advance' ? { ...effect, n: effect.n * same.length } : effect
    return [{ ...first, effect: many }]
  })
}

type SlotMove = Extract<ReviveMove, { readonly do: 'slot' }>

/** Everything that playing the card there resolves, the half first. */
export function setOffBy(
  view: ReviveState,
  seat: Seat,
  card: string,
  move: SlotMove,
): readonly { readonly kind: 'half' | 'again' | 'module'; readonly id: string; readonly effect: Effect }[] {
  const { modules, again } = setOff(view, seat, card, move.slot)
  const played = view.players[seat]?.slots[move.slot] ?? []
  return [
    { kind: 'half', id: card, effect: shownCard(card)[move.half].effect },
    ...again.map((id) => {
      const half = played.find((one) => one.card === id)?.half ?? 'top'
      return { kind: 'again' as const, id, effect: shownCard(id)[half].effect }
    }),
    ...modules.map((id) => ({ kind: 'module' as const, id, effect: MODULE.get(id)?.effect ?? [] })),
  ]
}

/** Resources that would be lost at their cap: what the effects name, less what arrives. */
export function lostAtCaps(
  view: ReviveState,
  after: ReviveState | undefined,
  seat: Seat,
  effects: readonly Effect[],
): readonly { readonly what: Resource; readonly n: number }[] {
  const [now, then] = [view.players[seat], after?.players[seat]]
  if (now === undefined || then === undefined) return []
  return RESOURCES.flatMap((what) => {
    const named = effects.reduce((sum, effect) => sum + namedIn(effect, what), 0)
    const n = named - (then.resources[what] - now.resources[what])
    return n > 0 && then.resources[what] >= CAPS[what] ? [{ what, n }] : []
  })
}

function namedIn(effect: Effect, what: Resource): number {
  if (!('do' in effect)) return effect.reduce((sum, part) => sum + namedIn(part, what), 0)
  return effect.do === 'gain' ? (effect[what] ?? 0) : 0
}

/** Basic resources that lie at their cap. */
export function fullOnes(view: ReviveState, seat: Seat): readonly Resource[] {
  const p = view.players[seat]
  return p === undefined ? [] : BASICS.filter((what) => p.resources[what] >= CAPS[what])
}

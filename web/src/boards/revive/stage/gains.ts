/** What a choice changes, seat by seat, and what would not fit under a cap. */
import type { Seat } from '@ludarium/kernel'
import { effectAt, type ReviveMove, type ReviveState, setOff } from '@ludarium/revive'
import { BASICS, CAPS, type Effect, MODULE, RESOURCES, type Resource } from '@ludarium/revive/data'
import type { Prospect } from '../../../table/foresight.ts'
import { type Change, changesOf } from '../../../table/foresight.ts'
import { figures } from '../figures.ts'
import { cardOf } from '../view.ts'

export function changesFor(view: ReviveState, prospect: Prospect<ReviveState> | null, seat: Seat): readonly Change[] {
  if (prospect === null) return []
  return changesOf(
    figures(view, seat),
    prospect.ways.map((way) => figures(way, seat)),
  )
}

/** Resources of choice and tracks that the seat is still to be asked for. */
export function askedOf(view: ReviveState, seat: Seat): { readonly basics: number; readonly steps: number } {
  let basics = 0
  let steps = 0
  for (const step of view.agenda) {
    if (!('seat' in step) || step.seat !== seat) continue
    if (step.step === 'basic') basics += step.n
    if (step.step === 'track') steps += step.n
    if (step.step === 'rewards' || step.step === 'parts')
      for (const part of step.parts) {
        const effect = effectAt(view, part)
        if ('do' in effect && effect.do === 'gain') basics += effect.basic ?? 0
        if ('do' in effect && effect.do === 'advance' && effect.track === 'any') steps += effect.n
      }
  }
  return { basics, steps }
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
    { kind: 'half', id: card, effect: cardOf(card)[move.half].effect },
    ...again.map((id) => {
      const half = played.find((one) => one.card === id)?.half ?? 'top'
      return { kind: 'again' as const, id, effect: cardOf(id)[half].effect }
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

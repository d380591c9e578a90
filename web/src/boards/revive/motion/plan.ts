/** What moves between two positions, and when: cards, markers, energy, tiles. Times are milliseconds of the design. */
import type { Seat } from '@ludarium/kernel'
import { type Player, POSITION_ID, type ReviveState, setOff, stepOf } from '@ludarium/revive'
import { COLORS, SLOTS, type SlotId } from '@ludarium/revive/data'

/** `id` is the name of the thing on the page (`data-flip`). */
export type Motion =
  /** From where it was to where it is; `lights`: the half that counts comes on when it has arrived. */
  | { readonly kind: 'fly'; readonly id: string; readonly delay: number; readonly lasts: number; lights?: boolean }
  /** Space by space along a track. */
  | { readonly kind: 'hop'; readonly id: string; readonly steps: number; readonly lasts: number }
  | { readonly kind: 'flash'; readonly id: string; readonly delay: number }
  /** Energy falls into its well, or leaves it. */
  | { readonly kind: 'charge' | 'free'; readonly id: string }
  /** The marker of a reward goes to the progress track. */
  | { readonly kind: 'reward'; readonly id: string; readonly to: string; readonly delay: number }
  /** A tile that somebody else has turned up. */
  | { readonly kind: 'turn'; readonly id: string }

const FLY = 240
const LIGHT = 120
const FLASH = 80
const HOP = 120
const MOST_HOPS = 600
/** Hibernation: energy, cards down, cards up. */
const GROUP = 200

type Where = 'hand' | 'rest' | 'display' | SlotId | ''

function whereIs(view: ReviveState, p: Player, card: string): Where {
  if (p.active.includes(card)) return 'hand'
  if (p.resting.includes(card)) return 'rest'
  const slot = SLOTS.find(({ id }) => p.slots[id].some((one) => one.card === card))
  if (slot !== undefined) return slot.id
  return view.display.includes(card) ? 'display' : ''
}

const isSlot = (where: Where): where is SlotId => SLOTS.some(({ id }) => id === where)

export function plannedMotion(before: ReviveState, now: ReviveState, me: Seat): readonly Motion[] {
  const [old, own] = [before.players[me], now.players[me]]
  if (old === undefined || own === undefined || before.seats !== now.seats) return []
  return [
    ...cards(before, now, me),
    ...tracks(old, own),
    ...machines(old, own),
    ...rewards(old, own),
    ...tiles(before, now, me),
  ]
}

function cards(before: ReviveState, now: ReviveState, me: Seat): readonly Motion[] {
  const [old, own] = [before.players[me], now.players[me]]
  if (old === undefined || own === undefined) return []
  const sleeps = own.slept > old.slept
  const all = [...own.active, ...own.resting, ...SLOTS.flatMap(({ id }) => own.slots[id].map(({ card }) => card))]
  return all.flatMap((card): Motion[] => {
    const [from, to] = [whereIs(before, old, card), whereIs(now, own, card)]
    if (from === to || from === '') return []
    const id = `card:${card}`
    if (sleeps) return [{ kind: 'fly', id, delay: isSlot(from) ? GROUP : 2 * GROUP, lasts: GROUP }]
    if (!isSlot(to)) return [{ kind: 'fly', id, delay: 0, lasts: FLY }]
    const { modules } = setOff(before, me, card, to)
    return [
      { kind: 'fly', id, delay: 0, lasts: FLY, lights: true },
      ...modules.map(
        (module, n): Motion => ({ kind: 'flash', id: `module:${module}`, delay: FLY + LIGHT + FLASH * n }),
      ),
    ]
  })
}

function tracks(old: Player, own: Player): readonly Motion[] {
  const hops = COLORS.flatMap((track): Motion[] => {
    const steps = own.tracks[track] - old.tracks[track]
    return steps > 0 ? [hop(`mark:${track}`, steps)] : []
  })
  const slept = own.hibernation - old.hibernation
  return slept > 0 ? [...hops, hop('mark:sleep', slept)] : hops
}

const hop = (id: string, steps: number): Motion => ({ kind: 'hop', id, steps, lasts: Math.min(MOST_HOPS, HOP * steps) })

function machines(old: Player, own: Player): readonly Motion[] {
  return own.machines.flatMap(({ id, charged }): Motion[] => {
    const was = old.machines.find((one) => one.id === id)
    if (was === undefined || was.charged === charged) return []
    return [{ kind: charged ? 'charge' : 'free', id: `machine:${id}` }]
  })
}

function rewards(old: Player, own: Player): readonly Motion[] {
  return own.rewards
    .filter((id) => !old.rewards.includes(id))
    .map(
      (id, n): Motion => ({ kind: 'reward', id: `socket:${id}`, to: `progress:${old.progress + n}`, delay: FLASH * n }),
    )
}

/** The own new tile turns by itself as long as it can be laid either way. */
function tiles(before: ReviveState, now: ReviveState, me: Seat): readonly Motion[] {
  const step = stepOf(now)
  const own = step?.step === 'orient' && now.active === me ? step.target : -1
  return now.turned.flatMap((turned, n): Motion[] =>
    turned >= 0 && before.turned[n] === -1 && n !== own ? [{ kind: 'turn', id: `tile:${POSITION_ID[n]}` }] : [],
  )
}

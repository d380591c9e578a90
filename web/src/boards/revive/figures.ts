/** The figures of a seat that moves change: for "3 → 1". */
import type { Message, Seat } from '@ludarium/kernel'
import { progressPoints, type ReviveState } from '@ludarium/revive'
import { COLORS, RESOURCES } from '@ludarium/revive/data'
import type { SeatFigure } from '../../table/foresight.ts'
import { signOf, TONE } from './icons.ts'
import type { ReviveChoice } from './places.ts'

const TRACK_TONE = { gray: 'neutral', green: 'good', yellow: 'wealth' } as const

function made(id: string, value: number, icon: string, tone: string): SeatFigure {
  return { id, value, icon, tone, name: { key: `figure.${id}` } }
}

export function figures(view: ReviveState, seat: Seat): SeatFigure[] {
  const p = view.players[seat]
  if (p === undefined) return []
  return [
    ...RESOURCES.map((what) => made(what, p.resources[what], signOf(what).icon, TONE[what])),
    ...COLORS.map((track) => made(track, p.tracks[track], 'r-step', TRACK_TONE[track])),
    made('energy', p.energy, 'electric', TONE.energy),
    made('points', p.points, 'trophy', TONE.points),
    made('machines', p.machines.length, 'gears', 'neutral'),
    made('progress', progressPoints(p.progress), 'stairs-goal', 'gold'),
    made('crates', p.crates.length + p.opened.length, 'wooden-crate', TONE.crate),
    made('hand', p.active.length, 'r-card', 'neutral'),
    made('hibernation', p.hibernation, 'snowflake-2', 'essence'),
    made('artifacts', p.artifacts.length, 'ankh', 'gold'),
  ]
}

/** "After F11", "After Bottom 2". */
export function aim({ move, rest }: ReviveChoice): Message | null {
  const last = rest?.find((part) => part.do === 'size') ?? move
  switch (move.do) {
    case 'build':
      return last.do === 'size' && last.size !== undefined
        ? { key: `aim.build.${last.size}`, params: { space: { key: `space.${move.space}` } } }
        : { key: `space.${move.space}` }
    case 'populate':
      return { key: `space.${move.space}` }
    case 'explore':
      return { key: `position.${move.tile}` }
    case 'slot':
      return { key: `slotName.${move.slot}` }
    case 'play':
    case 'recruit':
      return { key: `card.${move.card}` }
    default:
      return null
  }
}

/** Palace tiles and competencies: taking them and what they give at once (A26, A27, A22.2). */
import { at, push, type Seat } from '@ludarium/kernel'
import { competencies, competencyById, type Effect, innovationById, palaces } from '../data/index.ts'
import { apply, receive } from '../effects.ts'
import { competencyOf, competencySlotOf, tileOf } from '../figures.ts'
import { addBooks } from '../goods.ts'
import { DECLINE, type InnovationMove } from '../moves.ts'
import { player } from '../pieces.ts'
import type { InnovationState, Player, Source, StepOf } from '../state.ts'
import { disciplineNamed } from '../tracks.ts'
import type { PartOf } from './table.ts'

const PALACES = new Map(palaces.map(({ id }) => [id, { do: 'palace', palace: id } satisfies InnovationMove]))
const COMPETENCIES = new Map(
  competencies.map(({ id }) => [id, { do: 'competency', competency: id } satisfies InnovationMove]),
)

/** A26.2 Slots whose competency has copies left and is not owned yet. */
function openSlots(s: InnovationState, p: Player): number[] {
  const open: number[] = []
  for (const [slot, id] of s.competencies.entries()) {
    if (at(s.copies, slot) > 0 && !p.competencies.includes(id)) open.push(slot)
  }
  return open
}

/** A22.2 The school or university that brought the competency may make a city. */
function checkCity(s: InnovationState, { seat, hex }: StepOf<'competency'>): void {
  if (hex >= 0) push(s, { step: 'city', seat, hex })
}

function sourceOf(tile: string): Source {
  if (competencyById.has(tile)) return 'competencies'
  return innovationById.has(tile) ? 'innovations' : 'palaces'
}

/** What a tile does once, when it is taken; during setup some do it in another form (A8.13). */
function immediateOf(s: InnovationState, tile: string): readonly Effect[] {
  const setup = s.phase === 'setup' ? competencyOf(s, tile)?.setup : undefined
  return setup === undefined ? (tileOf(s, tile)?.immediate ?? []) : [{ gain: setup }]
}

/** A27.15 Spades and bridges in the owner's order; when the books come does not matter. */
function inAnyOrder(s: InnovationState, seat: Seat): void {
  push(
    s,
    { step: 'book', seat, count: 2 },
    {
      step: 'order',
      seat,
      items: [
        { step: 'target', seat, free: 2, build: 'pay', optional: true },
        { step: 'bridge', seat, optional: true },
        { step: 'bridge', seat, optional: true },
      ],
    },
  )
}

export const tileSteps = {
  /** A27.0, A8.9 One of the tiles left, or the one reserved in the draft. Then the city check, then its effects. */
  palace: {
    forced: true,
    legal(s, step) {
      const { reserved } = player(s, step.seat)
      return (reserved === '' ? s.palaces : [reserved])
        .map((id) => PALACES.get(id))
        .filter((move) => move !== undefined)
    },
    on: {
      palace(s, step, seat, { palace }, log) {
        const p = player(s, seat)
        p.palace = palace
        if (p.reserved === '') s.palaces.splice(s.palaces.indexOf(palace), 1)
        else p.reserved = ''
        log?.({ type: 'palaceTile', seat, palace })
        // A27.8 With the lower limit the groups are founded in the owner's order, this one among them.
        if (palace === 'palace-08') push(s, { step: 'foundAll', seat })
        else push(s, { step: 'city', seat, hex: step.hex }, { step: 'effects', seat, tile: palace, index: 0 })
      },
    },
  },

  /** A26 Slot gain, Philosophers' book, city check of the school or university built, immediate effect. */
  competency: {
    forced: true,
    skip: (s, step) => step.hex < 0 && openSlots(s, player(s, step.seat)).length === 0,
    legal(s, step) {
      const moves = openSlots(s, player(s, step.seat))
        .map((slot) => COMPETENCIES.get(s.competencies[slot] ?? ''))
        .filter((move) => move !== undefined)
      return moves.length > 0 ? moves : [DECLINE]
    },
    on: {
      competency(s, step, seat, { competency }, log) {
        const p = player(s, seat)
        const place = s.competencies.indexOf(competency)
        const slot = competencySlotOf(s, place)
        s.copies[place] = at(s.copies, place) - 1
        p.competencies.push(competency)
        log?.({ type: 'competency', seat, competency })
        receive(s, seat, slot.gain, { source: 'competencies' }, log)
        if (p.faction === 'philosophers') addBooks(p, disciplineNamed(slot.discipline), 1)
        checkCity(s, step)
        push(s, { step: 'effects', seat, tile: competency, index: 0 })
      },
      decline: checkCity,
    },
  },

  /** The effects that a tile has once, one after the other. */
  effects: {
    run(s, { seat, tile, index }, log) {
      if (tile === 'palace-15') {
        inAnyOrder(s, seat)
        return
      }
      const effect = immediateOf(s, tile)[index]
      if (effect === undefined) {
        if (tile === 'palace-14') push(s, { step: 'river', seat, hex: -1 })
        return
      }
      apply(s, seat, effect, { source: sourceOf(tile) }, log)
      push(s, { step: 'effects', seat, tile, index: index + 1 })
    },
  },
} satisfies PartOf<'palace' | 'competency' | 'effects'>

/** What has happened, as keys and figures. */
import { type KernelEvent, type Message, type MessageParam, type Seat, seatName } from '@ludarium/kernel'
import { BONUS_AMOUNT, RESOURCES } from '../data/index.ts'
import type { ScytheEvent } from '../events.ts'
import { amountOf, cardName, named, pieceName, placeName } from './parts.ts'

type Params = Readonly<Record<string, MessageParam>>

/** The sentence of that key about that seat. */
function about(seat: Seat, key: string, params: Params = {}): Message {
  return { key: `event.${key}`, params: { seat: seatName(seat), ...params } }
}

/** Combat cards from low to high, equal ones together. */
function cards(list: readonly string[]): Message[] {
  const kinds = [...new Set(list)].sort()
  return kinds.map((card) => cardName(card, list.filter((one) => one === card).length))
}

/** What a unit carried, as a list. */
function cargoOf(step: Extract<ScytheEvent, { type: 'step' }>): Message[] {
  const workers = step.workers > 0 ? [amountOf('worker', step.workers)] : []
  return [...workers, ...RESOURCES.filter((name) => step[name] > 0).map((name) => amountOf(name, step[name]))]
}

export function eventText(event: ScytheEvent | KernelEvent): Message | null {
  const { type, seat } = event
  switch (type) {
    case 'sealed':
      return null
    case 'turn':
      return about(seat, type, { round: event.round })
    case 'section':
      if (event.top === 'factory') return about(seat, 'section.factory')
      return about(seat, type, { top: named('top', event.top), bottom: named('section', event.section) })
    case 'ongoing':
      return about(seat, type, { section: named('section', event.section) })
    case 'skip':
      return about(seat, `skip.${event.row}`)
    case 'top':
      return about(seat, `top.${event.action}`)
    case 'bottom':
      if (event.action === 'factory') return about(seat, 'bottom.factory')
      return about(seat, type, { action: named('section', event.action) })
    case 'gain':
    case 'lose':
    case 'spend':
      return about(seat, type, { amount: amountOf(event.what, event.amount) })
    case 'full':
      return about(seat, `full.${event.what}`)
    case 'draw':
      if (event.amount === 0) return about(seat, 'draw.none')
      return about(seat, type, { amount: amountOf('combatCards', event.amount) })
    case 'drawn':
      return about(seat, type, { cards: cards(event.cards) })
    case 'discard':
      return about(seat, type, { card: named('card', event.card) })
    case 'tokens':
    case 'paid':
      return about(seat, type, { amount: amountOf(event.resource, event.amount), at: placeName(event.at) })
    case 'worker':
    case 'rearm':
      return about(seat, type, { at: placeName(event.at) })
    case 'coerce':
    case 'stepBack':
    case 'over':
      return about(seat, type)
    case 'step': {
      const cargo = cargoOf(event)
      const params = {
        unit: pieceName(event.unit, event.mech),
        from: placeName(event.from),
        to: placeName(event.to),
        cargo,
      }
      return about(seat, cargo.length > 0 ? 'step.cargo' : type, params)
    }
    case 'drive':
      return about(seat, type, {
        other: seatName(event.other),
        amount: amountOf('worker', event.workers),
        at: placeName(event.at),
      })
    case 'contest':
    case 'fight':
      return about(seat, type, { other: seatName(event.other), at: placeName(event.at) })
    case 'ability':
      return about(seat, type, { ability: named('ability', event.ability) })
    case 'scouted':
      return about(seat, type, { other: seatName(event.other), card: named('card', event.card) })
    case 'committed': {
      const params = { dial: event.dial, cards: cards(event.cards), total: event.total }
      return about(seat, event.cards.length > 0 ? 'committed.cards' : type, params)
    }
    case 'battle':
      return about(seat, type, {
        other: seatName(event.other),
        at: placeName(event.at),
        attack: event.attack,
        defence: event.defence,
      })
    case 'retreat':
    case 'relocate':
      return about(seat, type, { unit: pieceName(event.unit, event.mech), to: placeName(event.to) })
    case 'encounter':
      return about(seat, type, { card: named('encounter', event.card), at: placeName(event.at) })
    case 'option':
      return about(seat, type, { card: named('encounter', event.card), option: event.option.toUpperCase() })
    case 'look':
      return about(seat, type, { other: seatName(event.other) })
    case 'looked': {
      const params = { other: seatName(event.other), cards: cards(event.cards) }
      return about(seat, event.cards.length > 0 ? type : 'looked.none', params)
    }
    case 'factory':
      return about(seat, type, { card: named('factory', event.card) })
    case 'upgrade':
      return about(seat, type, { from: named('cube', event.from), to: named('section', event.to) })
    case 'deploy':
      return about(seat, type, { mech: named('ability', event.mech), at: placeName(event.at) })
    case 'build':
      return about(seat, type, { structure: named('structure', event.structure), at: placeName(event.at) })
    case 'enlist':
      return about(seat, type, {
        section: named('section', event.section),
        bonus: amountOf(event.bonus, BONUS_AMOUNT),
      })
    case 'objective':
      return about(seat, type, { objective: named('objective', event.objective) })
    case 'star':
      return about(seat, type, { goal: named('goal', event.goal), stars: event.stars })
    case 'give':
      return about(seat, type, { other: seatName(event.other), amount: amountOf('coins', event.amount) })
    case 'trap':
      return about(seat, type, { trap: named('trap', event.trap), at: placeName(event.at) })
    case 'token':
      return about(seat, `token.${event.kind}`, { at: placeName(event.at) })
  }
}

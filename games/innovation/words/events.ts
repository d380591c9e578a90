/** Events as messages for the log. */
import { type KernelEvent, type Message, type MessageParam, seatName } from '@ludarium/kernel'
import type { EventOf, InnovationEvent } from '../events.ts'
import { goods, named, side } from './parts.ts'

type Params = Readonly<Record<string, MessageParam>>

/** The sentence of the event's type, or a variant of it, with who it happened to. */
function say(event: InnovationEvent, params: Params, variant = ''): Message {
  const who: Params = 'seat' in event ? { seat: seatName(event.seat) } : {}
  return { key: `event.${event.type}${variant}`, params: { ...who, ...params } }
}

export function eventMessage(event: InnovationEvent | KernelEvent): Message | null {
  switch (event.type) {
    case 'sealed':
      return null
    case 'set':
      return say(event, {
        terrain: named('terrain', event.terrain),
        side: side(event.faction),
        bonus: named('bonus', event.bonus),
      })
    case 'draft':
      return say(event, { item: named(event.kind === 'faction' ? 'side' : event.kind, event.item) }, `.${event.kind}`)
    case 'display':
      return say(event, { terrain: named('terrain', event.terrain), side: side(event.faction) })
    case 'rival':
      return say(event, { terrain: named('terrain', event.terrain), faction: named('automaFaction', event.faction) })
    case 'settled':
    case 'built':
    case 'upgraded':
    case 'placed':
    case 'automaBuilt':
    case 'automaUpgraded':
      return say(event, { building: named('building', event.building), hex: event.hex })
    case 'forgone':
      return say(event, { building: named('building', event.building) })
    case 'tunnel':
    case 'flight':
    case 'cubeRemoved':
    case 'annexed':
    case 'blighted':
    case 'cube':
      return say(event, { hex: event.hex })
    case 'dug':
      return say(event, { hex: event.hex, spades: event.spades, terrain: named('terrain', event.terrain) })
    case 'bridged':
      return say(event, { from: event.from, to: event.to })
    case 'founded':
      return say(event, { hex: event.hex, buildings: event.buildings })
    case 'round':
      return say(event, { round: event.round, tile: named('round', event.tile) })
    case 'area':
      return say(event, { size: event.size })
    case 'income':
      return received(event, event.books)
    case 'goods':
      return received(event, 0)
    case 'points':
      // A23.3 Points are lost for power only, and the sentence about the power tells them.
      return event.vp < 0 ? null : say(event, { vp: event.vp, source: named('from', event.source) })
    case 'book':
    case 'returned':
      return say(event, { discipline: named('discipline', event.discipline) })
    case 'converted': {
      const discipline = named('discipline', event.discipline === '' ? 'any' : event.discipline)
      return say(event, { discipline, power: event.power }, `.${event.conversion}`)
    }
    case 'accepted':
      return say(event, { power: event.power, vp: event.vp })
    case 'declined':
      return say(event, { power: event.power })
    case 'stepped':
      return say(event, {
        discipline: named('discipline', event.discipline),
        steps: event.steps,
        level: event.level,
        power: event.power,
      })
    case 'automaStepped':
      return say(event, {
        discipline: named('discipline', event.discipline),
        steps: event.steps,
        level: event.level,
      })
    case 'sailing':
    case 'terraforming':
      return say(event, { level: event.level })
    case 'sent':
    case 'automaSent':
      return say(event, { discipline: named('discipline', event.discipline), steps: event.steps })
    case 'science': {
      const { discipline, times } = event
      return times === 0 ? null : say(event, { discipline: named('discipline', discipline), times })
    }
    case 'virtual':
      return say(event, { discipline: named('discipline', event.discipline), level: event.level })
    case 'powerAction':
      return say(event, { action: named('action', event.action), power: event.power })
    case 'bookAction':
      return say(event, { action: named('action', event.action), books: event.books })
    case 'automaBlocked':
      return say(event, { action: named('action', event.action) })
    case 'special':
      return say(event, { special: named('special', event.special) })
    case 'sourceAdded':
      return say(event, { source: named('source', event.source) })
    case 'passed':
    case 'automaPassed':
      return say(event, { place: event.place })
    case 'bonus':
      return say(event, { bonus: named('bonus', event.bonus), coins: event.coins })
    case 'automaBonus':
      return say(event, { bonus: named('bonus', event.bonus) })
    case 'cityTile':
      return say(event, { tile: named('city', event.tile), text: { key: `city.${event.tile}.text` } })
    case 'palaceTile':
      return say(event, { palace: named('palace', event.palace) })
    case 'competency':
      return say(event, { competency: named('competency', event.competency) })
    case 'invented':
    case 'automaInvented':
      return say(event, { innovation: named('innovation', event.innovation) })
    case 'automaTurn':
      return event.card === ''
        ? say(event, { support: named('card', event.support) }, '.last')
        : say(event, { support: named('card', event.support), card: named('card', event.card) })
    case 'automaPoints':
      return say(event, { vp: event.vp })
    case 'achievement':
      return say(event, { achievement: named('achievement', event.achievement), vp: event.vp })
    case 'final': {
      const { area, disciplines, goods, total } = event
      return say(event, { area, disciplines, goods, total })
    }
    case 'automaWon':
    case 'automaLost':
    case 'automaDrew': {
      const { area, disciplines, faction, total } = event
      return say(event, { area, disciplines, faction, total })
    }
  }
}

/** Goods received, only those that there are; null when there are none. */
function received(event: EventOf<'income' | 'goods'>, books: number): Message | null {
  const { coins, tools, scholars, power } = event
  const list = goods({ coins, tools, scholars, power, books })
  return list.length === 0 ? null : say(event, { goods: list })
}

/** Events as messages for the log. */
import { type KernelEvent, type Message, type MessageParam, seatName } from '@ludarium/kernel'
import type { EventOf, InnovationEvent } from '../events.ts'

type Params = Readonly<Record<string, MessageParam>>

const name = (kind: string, id: string): Message => ({ key: `${kind}.${id}` })

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
        terrain: name('terrain', event.terrain),
        faction: name('faction', event.faction),
        bonus: name('bonus', event.bonus),
      })
    case 'draft':
      return say(event, { item: name(event.kind, event.item) }, `.${event.kind}`)
    case 'display':
      return say(event, { terrain: name('terrain', event.terrain), faction: name('faction', event.faction) })
    case 'rival':
      return say(event, { terrain: name('terrain', event.terrain), faction: name('automaFaction', event.faction) })
    case 'settled':
    case 'built':
    case 'upgraded':
    case 'placed':
    case 'automaBuilt':
    case 'automaUpgraded':
      return say(event, { building: name('building', event.building), hex: event.hex })
    case 'forgone':
      return say(event, { building: name('building', event.building) })
    case 'tunnel':
    case 'flight':
    case 'cubeRemoved':
    case 'annexed':
    case 'blighted':
    case 'cube':
      return say(event, { hex: event.hex })
    case 'dug':
      return say(event, { hex: event.hex, spades: event.spades, terrain: name('terrain', event.terrain) })
    case 'bridged':
      return say(event, { from: event.from, to: event.to })
    case 'founded':
      return say(event, { hex: event.hex, buildings: event.buildings })
    case 'round':
      return say(event, { round: event.round, tile: name('round', event.tile) })
    case 'area':
      return say(event, { size: event.size })
    case 'income':
      return received(event, event.books)
    case 'goods':
      return received(event, 0)
    case 'points':
      return event.vp < 0
        ? say(event, { vp: event.vp }, 'Lost')
        : say(event, { vp: event.vp, source: name('from', event.source) })
    case 'book':
    case 'returned':
      return say(event, { discipline: name('discipline', event.discipline) })
    case 'converted': {
      const discipline = name('discipline', event.discipline === '' ? 'any' : event.discipline)
      return say(event, { discipline }, `.${event.conversion}`)
    }
    case 'accepted':
      return say(event, { power: event.power, vp: event.vp })
    case 'declined':
      return say(event, { power: event.power })
    case 'stepped':
      return say(event, {
        discipline: name('discipline', event.discipline),
        steps: event.steps,
        level: event.level,
        power: event.power,
      })
    case 'automaStepped':
      return say(event, {
        discipline: name('discipline', event.discipline),
        steps: event.steps,
        level: event.level,
      })
    case 'sailing':
    case 'terraforming':
      return say(event, { level: event.level })
    case 'sent':
    case 'automaSent':
      return say(event, { discipline: name('discipline', event.discipline), steps: event.steps })
    case 'science': {
      const { discipline, times } = event
      return times === 0 ? null : say(event, { discipline: name('discipline', discipline), times })
    }
    case 'virtual':
      return say(event, { discipline: name('discipline', event.discipline), level: event.level })
    case 'powerAction':
      return say(event, { action: name('action', event.action), power: event.power })
    case 'bookAction':
      return say(event, { action: name('action', event.action), books: event.books })
    case 'automaBlocked':
      return say(event, { action: name('action', event.action) })
    case 'special':
      return say(event, { special: name('special', event.special) })
    case 'sourceAdded':
      return say(event, { source: name('source', event.source) })
    case 'passed':
    case 'automaPassed':
      return say(event, { place: event.place })
    case 'bonus':
      return say(event, { bonus: name('bonus', event.bonus), coins: event.coins })
    case 'automaBonus':
      return say(event, { bonus: name('bonus', event.bonus) })
    case 'cityTile':
      return say(event, { tile: name('city', event.tile) })
    case 'palaceTile':
      return say(event, { palace: name('palace', event.palace) })
    case 'competency':
      return say(event, { competency: name('competency', event.competency) })
    case 'invented':
    case 'automaInvented':
      return say(event, { innovation: name('innovation', event.innovation) })
    case 'automaTurn':
      return say(event, { support: event.support, card: event.card }, event.card === '' ? '.last' : '')
    case 'automaPoints':
      return say(event, { vp: event.vp })
    case 'achievement':
      return say(event, { achievement: name('achievement', event.achievement), vp: event.vp })
    case 'final': {
      const { area, disciplines, goods, total } = event
      return say(event, { area, disciplines, goods, total })
    }
    case 'automaWon':
    case 'automaLost':
    case 'automaDrew':
      return say(event, { total: event.total })
  }
}

/** Goods received, only those that there are; null when there are none. */
function received(event: EventOf<'income' | 'goods'>, books: number): Message | null {
  const { coins, tools, scholars, power } = event
  const counts = Object.entries({ coins, tools, scholars, power, books })
  const goods = counts.filter(([, n]) => n > 0).map(([good, n]): Message => ({ key: `goods.${good}`, params: { n } }))
  return goods.length === 0 ? null : say(event, { goods })
}

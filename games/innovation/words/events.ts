/** Events as messages for the log. */
import { type GameEvent, type Message, type MessageParam, seatName } from '@ludarium/kernel'
import { WHEEL } from '../data/index.ts'

/** Details of events that are ids of components, and the kind of name they have. */
const NAMED: Readonly<Record<string, string>> = {
  faction: 'faction',
  bonus: 'bonus',
  building: 'building',
  discipline: 'discipline',
  innovation: 'innovation',
  palace: 'palace',
  competency: 'competency',
  special: 'special',
  action: 'action',
  source: 'from',
  achievement: 'achievement',
}

const KINDS_OF_TILE: Readonly<Record<string, string>> = { cityTile: 'city', round: 'round' }

export function eventMessage(event: GameEvent): Message | null {
  if (event.type === 'science' && event.times === 0) return null
  if (event.type === 'goods') return goods(event, 'event.goods')
  if (event.type === 'income') return goods(event, 'event.income')
  const params: Record<string, MessageParam> = {}
  for (const [detail, value] of Object.entries(event)) {
    if (detail === 'type' || value === null || value === undefined || typeof value === 'object') continue
    params[detail] = param(event, detail, value)
  }
  return { key: keyOf(event), params }
}

function keyOf(event: GameEvent): string {
  if (event.type === 'converted') return `event.converted.${event.conversion}`
  if (event.type === 'draft') return `event.draft.${event.kind}`
  if (event.type === 'automaTurn') return event.card === '' ? 'event.automaTurn.last' : 'event.automaTurn'
  if (event.type === 'points' && Number(event.vp) < 0) return 'event.pointsLost'
  return `event.${event.type}`
}

function param(event: GameEvent, detail: string, value: string | number | boolean): MessageParam {
  if (detail === 'seat') return seatName(Number(value))
  if (event.type === 'sourceAdded' && detail === 'source') return { key: `source.${value}` }
  if (event.type === 'draft' && detail === 'item') return { key: `${event.kind}.${value}` }
  if (event.type === 'rival' && detail === 'faction') return { key: `automaFaction.${value}` }
  if (detail === 'terrain') return { key: `terrain.${typeof value === 'number' ? WHEEL[value] : value}` }
  if (detail === 'tile') return { key: `${KINDS_OF_TILE[event.type] ?? 'round'}.${value}` }
  if (detail === 'discipline' && value === '') return { key: 'discipline.any' }
  const kind = NAMED[detail]
  if (kind !== undefined && typeof value === 'string') return { key: `${kind}.${value}` }
  return typeof value === 'boolean' ? String(value) : value
}

/** Goods received, only those that there are. */
function goods(event: GameEvent, key: string): Message | null {
  const list: Message[] = []
  for (const good of ['coins', 'tools', 'scholars', 'power', 'books']) {
    const n = Number(event[good] ?? 0)
    if (n > 0) list.push({ key: `goods.${good}`, params: { n } })
  }
  return list.length === 0 ? null : { key, params: { seat: seatName(event.seat ?? 0), goods: list } }
}

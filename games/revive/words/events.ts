/** Events as messages for the log. */
import { type GameEvent, type Message, type MessageParam, seatName } from '@ludarium/kernel'
import { component, effectMessage } from './naming.ts'

const named = (kind: string, id: unknown): Message => ({ key: `${kind}.${String(id)}` })

/** Events nobody needs to read: they only move pieces on the screen. */
const SILENT = new Set(['sealed', 'turnOver', 'orient'])

/** How the details of events are called, by name of the detail. */
const DETAILS: Readonly<Record<string, (value: unknown, event: GameEvent) => MessageParam>> = {
  resource: (id) => named('resource', id),
  give: (id) => named('resource', id),
  get: (id) => named('resource', id),
  track: (id) => named('track', id),
  crate: (id) => named('crate', id),
  artifact: (id) => named('artifact', id),
  machine: (id) => named('machine', id),
  reward: (id) => named('effect', id),
  effect: (id) => effectMessage(String(id)),
  kind: (id) => named('kind', id),
  position: (id) => named('position', id),
  size: (id) => named('size', id),
  half: (id) => named('half', id),
  slot: (id) => named('slot', id),
  module: (id) => named('module', id),
  instead: (id) => (id === '' ? '' : named('module', id)),
  place: (id) => named('place', id),
  tribe: (id) => named('tribe', id),
  side: (id, { type }) => (type === 'switch' ? named('switch', id) : named('side', id)),
  from: (id) => named('space', id),
  component: (id) => component(String(id)),
  rating: (id) => named('rating', id),
  tech: (id) => String(id),
  card: (id, { type }) =>
    type === 'story' ? named('story', id) : type === 'artifactCard' ? named('artifactCard', id) : named('card', id),
  tile: (id, { type }) =>
    type === 'tile' ? named('tribeTile', id) : type === 'explore' ? named('position', id) : named('tile', id),
}

/** Events whose `space` is a figure of a track, not a place on the map. */
const COUNTED = new Set(['progress', 'advance', 'reward', 'removed'])

function spaceParam(event: GameEvent): MessageParam {
  if (COUNTED.has(event.type)) return Number(event.space)
  return named('space', event.space)
}

export function eventMessage(event: GameEvent): Message | null {
  if (SILENT.has(event.type)) return null
  const params: Record<string, MessageParam> = {}
  for (const [name, value] of Object.entries(event)) {
    if (name === 'type' || name === 'only' || value === undefined || value === null) continue
    if (name === 'seat') params.seat = seatName(Number(value))
    else if (name === 'space') params.space = spaceParam(event)
    else {
      const detail = DETAILS[name]
      params[name] = detail === undefined ? (typeof value === 'number' ? value : String(value)) : detail(value, event)
    }
  }
  if (event.type === 'story') params.text = named('storyText', event.card)
  if (event.type === 'branch') params.label = named('branch', `${event.chapter}.${event.option}`)
  const key = event.type === 'module' && event.instead !== '' ? 'event.replaced' : `event.${event.type}`
  return { key, params }
}

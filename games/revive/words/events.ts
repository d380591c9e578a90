/** Events as messages for the log. */
import { type KernelEvent, type Message, type MessageParam, seatName } from '@ludarium/kernel'
import type { ReviveEvent } from '../events.ts'
import { amount, amounts, component, effectMessage, named, techNumber } from './naming.ts'

type Params = Readonly<Record<string, MessageParam>>

/** The figures of an event's sentence, the seat apart; null for events that only move pieces on the screen. */
function details(event: ReviveEvent): Params | null {
  switch (event.type) {
    case 'turnOver':
    case 'orient':
      return null
    case 'tribe':
    case 'ability':
      return { tribe: named('tribe', event.tribe) }
    case 'side':
      return { side: named('side', event.side) }
    case 'gain':
      return { amount: amount(event.resource, event.n) }
    case 'pay':
    case 'trade':
      return { resource: named('resource', event.resource) }
    case 'points':
      return { n: event.n, total: event.total }
    case 'energy':
      return { n: event.n }
    case 'paid':
      return { kind: named('kind', event.kind), amounts: amounts(event) }
    case 'swap':
      return { give: named('resource', event.give), get: named('resource', event.get) }
    case 'play':
      return {
        card: named('card', event.card),
        slot: named('slot', event.slot),
        half: named('half', event.half),
      }
    case 'rest':
    case 'restActive':
    case 'wake':
    case 'wild':
    case 'copy':
    case 'recruit':
    case 'drawn':
    case 'gone':
      return { card: named('card', event.card) }
    case 'module':
      return {
        module: named('module', event.module),
        place: named('place', event.place),
        instead: event.instead === '' ? '' : named('module', event.instead),
      }
    case 'explore':
      return { tile: named('position', event.tile) }
    case 'turnUp':
    case 'revealed':
      return { tile: named('tile', event.tile), position: named('position', event.position) }
    case 'populate':
      return { space: named('space', event.space), tech: techNumber(event.tech) }
    case 'build':
      return { space: named('space', event.space), size: named('size', event.size) }
    case 'water':
    case 'targetBack':
    case 'falcon':
      return { space: named('space', event.space) }
    case 'tile':
      return { tile: named('tribeTile', event.tile), space: named('space', event.space) }
    case 'figureMoved':
      return { from: named('space', event.from), space: named('space', event.space) }
    case 'advance':
      return { track: named('track', event.track), space: event.space }
    case 'unlock':
      return { reward: named('effect', event.reward) }
    case 'machineGained':
    case 'machine':
    case 'recover':
      return { machine: named('machine', event.machine) }
    case 'progress':
    case 'reward':
      return { space: event.space }
    case 'deal':
      return { effect: effectMessage(event.effect) }
    case 'crateSeen':
    case 'opened':
    case 'reopen':
      return { crate: named('crate', event.crate) }
    case 'artifact':
    case 'removed':
      return { artifact: named('artifact', event.artifact) }
    case 'artifactCard':
      return { card: named('artifactCard', event.card) }
    case 'clear':
      return { component: component(event.component) }
    case 'rating':
      return { points: event.points, rating: named('rating', event.rating) }
    case 'story':
      return { card: named('story', event.card), text: named('storyText', event.card) }
    case 'branch':
      return { label: named('branch', `${event.chapter}.${event.option}`) }
    case 'turn':
    case 'switch':
    case 'switchUp':
    case 'hibernate':
    case 'crate':
    case 'minor':
    case 'endTile':
    case 'scoring':
      return {}
  }
}

export function eventMessage(event: ReviveEvent | KernelEvent): Message | null {
  if (event.type === 'sealed') return null
  const params = details(event)
  if (params === null) return null
  const key = event.type === 'module' && event.instead !== '' ? 'event.replaced' : `event.${event.type}`
  return { key, params: 'seat' in event ? { seat: seatName(event.seat), ...params } : params }
}

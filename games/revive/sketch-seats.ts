/** What lies before a seat, in the order in which a player looks for it. */
import { isHidden, type Message, type Seat, type SketchPanel } from '@ludarium/kernel'
import { SPACE_ID } from './board.ts'
import {
  CAPS,
  COLORS,
  FIGURES,
  LARGE_BUILDINGS,
  MODULE_SPACES,
  RESOURCES,
  SLOTS,
  type SlotId,
  SMALL_BUILDINGS,
  TECHS,
  TRACK_LENGTH,
  TRIBE_MARKERS,
} from './data/index.ts'
import { techKey } from './effects.ts'
import { isOpen, player } from './pieces.ts'
import { progressPoints } from './scoring.ts'
import { citizen, line, named, panel, said } from './sketch-table.ts'
import type { Player, ReviveState } from './state.ts'

const outOf = (n: number, all: number): Message => said('outOf', { n, all })

function holdings(p: Player): SketchPanel {
  return panel('holdings', [
    line('points', p.points),
    ...RESOURCES.map((resource) => line(`resource.${resource}`, outOf(p.resources[resource], CAPS[resource]))),
    line('energy', p.energy),
    line('crates', p.crates.length),
    line('artifacts', p.artifacts.length),
    ...(p.minors > 0 ? [line('minors', p.minors)] : []),
    line('figures', outOf(p.figures.filter((space) => space >= 0).length, FIGURES)),
    line('smallBuildings', outOf(p.small.length, SMALL_BUILDINGS)),
    line('largeBuildings', outOf(p.large.length, LARGE_BUILDINGS)),
  ])
}

function tracks(p: Player): SketchPanel {
  return panel('tracks', [
    ...COLORS.map((color) => line(`track.${color}`, outOf(p.tracks[color], TRACK_LENGTH))),
    line('progress', said('progressAt', { n: p.progress, points: progressPoints(p.progress) })),
    line('tribeMarkers', outOf(p.tribeMarkers, TRIBE_MARKERS)),
    line('hibernation', p.hibernation),
    line('switchLever', said(p.switchUsed ? 'used' : 'ready')),
  ])
}

const list = (items: readonly Message[]): Message => said(items.length === 0 ? 'empty' : 'list', { items })

/** A slot: the cards on it, the halves that show, and the modules beside it. */
function slot(s: ReviveState, p: Player, id: SlotId): Message {
  if (p.slots[id].length === 0 && !isOpen(s, p, id)) return said('locked')
  const cards = p.slots[id].map(({ card, half }) => named('half', `${card}.${half}`))
  const modules = MODULE_SPACES.flatMap((space, n) => {
    const module = p.modules[n] ?? ''
    return space.slot === id && module !== '' ? [named('module', module)] : []
  })
  return modules.length === 0 ? list(cards) : said('slot', { cards: list(cards), modules })
}

function slots(s: ReviveState, p: Player): SketchPanel {
  return panel(
    'slots',
    SLOTS.map(({ id }) => ({ label: named('slot', id), value: slot(s, p, id) })),
  )
}

function machines(p: Player): SketchPanel {
  const cards = p.machines.map(({ id, charged }) =>
    charged ? said('charged', { machine: named('machine', id) }) : named('machine', id),
  )
  return panel('machines', [], cards)
}

/** R12 Technologies with their prices, and where the figures of the unlocked ones stand. */
function technologies(p: Player): SketchPanel {
  if (p.tribe === '' || p.side === '') return panel('technologies', [])
  const cards = TECHS.map((_, tech) => {
    const text = named('tech', techKey(p, tech))
    const space = p.figures[tech] ?? -1
    return space < 0 ? text : said('techOpen', { tech: text, space: named('space', SPACE_ID[space] ?? '') })
  })
  return panel('technologies', [], cards)
}

function tribe(p: Player): SketchPanel {
  if (p.tribe === '') return panel('tribe', [])
  const name =
    p.side === ''
      ? named('tribe', p.tribe)
      : said('tribeSide', { tribe: named('tribe', p.tribe), side: named('side', p.side) })
  const cards = p.side === '' ? [name] : [said('card', { name, text: named('ability', `${p.tribe}.${p.side}`) })]
  const rewards = p.rewards.map((reward) => said('reward', { reward: named('effect', reward) }))
  return panel('tribe', [], [...cards, ...rewards])
}

/** Crates, artifacts and the secret artifact card, as far as the reader sees them. */
function treasures(p: Player): SketchPanel {
  const crates = p.crates.filter((id) => !isHidden(id)).map((id) => named('crate', id))
  const opened = p.opened.map((id) => said('opened', { crate: named('crate', id) }))
  const artifacts = p.artifacts.map((id) => named('artifact', id))
  const secret = p.artifactCard === '' || isHidden(p.artifactCard) ? [] : [named('artifactCard', p.artifactCard)]
  const draft = p.draft.filter((id) => !isHidden(id)).map((id) => said('drafted', { card: named('artifactCard', id) }))
  return panel('treasures', [], [...secret, ...draft, ...artifacts, ...crates, ...opened])
}

export function seatPanels(s: ReviveState, seat: Seat): SketchPanel[] {
  const p = player(s, seat)
  return [
    holdings(p),
    panel('active', [], p.active.map(citizen)),
    slots(s, p),
    tracks(p),
    machines(p),
    technologies(p),
    treasures(p),
    tribe(p),
    panel('resting', [], p.resting.map(citizen)),
  ].filter((one) => one.lines.length + one.cards.length > 0)
}

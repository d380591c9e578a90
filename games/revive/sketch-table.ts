/** What lies beside the map for everybody: displays, piles, the crater, large locations. */
import { type Message, type MessageParam, type SketchPanel, seatName } from '@ludarium/kernel'
import { FIRST_LARGE, SPACE_ID } from './board.ts'
import { ARTIFACT_COLORS, COLORS, SOLO_STEPS } from './data/index.ts'
import { artifactColor } from './lookups.ts'
import type { ReviveState } from './state.ts'

export type Line = SketchPanel['lines'][number]

export const named = (kind: string, id: string | number): Message => ({ key: `${kind}.${id}` })
export const said = (key: string, params: Record<string, MessageParam> = {}): Message => ({
  key: `sketch.${key}`,
  params,
})
export const line = (label: string, value: Message | number): Line => ({ label: said(label), value })
export const panel = (title: string, lines: readonly Line[], cards: readonly Message[] = []): SketchPanel => ({
  title: said(title),
  lines,
  cards,
})

/** A citizen by name, with both halves of the card. */
export const citizen = (id: string): Message => said('card', { name: named('card', id), text: named('cardText', id) })

function turns(s: ReviveState): SketchPanel {
  const lines = [line('first', seatName(s.first)), line('switch', named('switch', s.switchSide))]
  if (s.cube > 0) lines.push(line('cube', said('outOf', { n: s.cube, all: SOLO_STEPS })))
  if (s.lastTurns.length > 0) lines.push(line('lastTurns', said('list', { items: s.lastTurns.map(seatName) })))
  return panel('turns', lines)
}

function crater(s: ReviveState): SketchPanel {
  const lines = ARTIFACT_COLORS.map((color) =>
    line(`artifact.${color}`, s.crater.filter((id) => artifactColor(s, id) === color).length),
  )
  if (s.craterMinors > 0) lines.push(line('minors', s.craterMinors))
  return panel('crater', lines)
}

function locations(s: ReviveState): SketchPanel {
  const lines = s.large.map(({ tile, side }, corner) => ({
    label: named('space', SPACE_ID[FIRST_LARGE + corner] ?? ''),
    value: named('location', `${tile}.${side}`),
  }))
  return panel('locations', lines)
}

function machines(s: ReviveState): SketchPanel {
  const cards = COLORS.flatMap((color) => s.machineDisplay[color].map((id) => named('machine', id)))
  return panel('machineDisplay', [], cards)
}

function piles(s: ReviveState): SketchPanel {
  return panel('piles', [
    line('citizens', s.deck.length),
    line('modules', s.modulePile.length),
    ...COLORS.map((color) => line(`machines.${color}`, s.machinePiles[color].length)),
    line('crates', s.cratePile.length),
    line('energySupply', s.energy),
  ])
}

export function tablePanels(s: ReviveState): SketchPanel[] {
  return [
    turns(s),
    panel('citizenDisplay', [], s.display.filter((id) => id !== '').map(citizen)),
    panel(
      'moduleDisplay',
      [],
      s.moduleDisplay.filter((id) => id !== '').map((id) => named('module', id)),
    ),
    machines(s),
    crater(s),
    locations(s),
    piles(s),
  ].filter((one) => one.lines.length + one.cards.length > 0)
}

/** R29 What is hidden from whom. */
import { masks, type Secrets, unseenOf } from '@ludarium/kernel'
import { AREA_TILES, ARTIFACT_CARDS, BACK_OF, CITIZENS, CRATES, MACHINES, SLOT_MODULES } from './data/index.ts'
import { slotted } from './pieces.ts'
import type { Player, ReviveState } from './state.ts'

const { open, cards, each, fields, own } = masks<ReviveState>()

export const secrets: Secrets<ReviveState> = {
  players: each(
    fields<Player>({
      tribe: open,
      side: open,
      set: open,
      resources: open,
      points: open,
      bonuses: open,
      tracks: open,
      rewards: open,
      progress: open,
      tribeMarkers: open,
      figures: open,
      mods: open,
      small: open,
      large: open,
      waters: open,
      tiles: open,
      falcon: open,
      active: open,
      resting: open,
      slots: open,
      modules: open,
      used: open,
      machines: open,
      energy: open,
      crates: cards('?crate', own),
      opened: open,
      reopened: open,
      artifacts: open,
      minors: open,
      artifactCard: cards('?artifactCard', (s, seat, owner) => s.over || seat === owner),
      draft: cards('?artifactCard', own),
      switchUsed: open,
      hibernation: open,
      slept: open,
      endTile: open,
      explored: open,
    }),
  ),
  first: open,
  active: open,
  actions: open,
  tiles: each(
    cards(
      (tile) => `?tile${BACK_OF.get(tile)}`,
      (s, _seat, position) => (s.turned[position] ?? -1) >= 0,
    ),
  ),
  backs: open,
  turned: open,
  ground: open,
  large: open,
  deck: cards('?citizen'),
  display: open,
  modulePile: cards('?module'),
  moduleDisplay: open,
  machinePiles: fields<ReviveState['machinePiles']>({
    gray: cards('?machineGray'),
    green: cards('?machineGreen'),
    yellow: cards('?machineYellow'),
  }),
  machineDisplay: open,
  cratePile: cards('?crate'),
  artifactPile: cards('?artifactCard'),
  energy: open,
  crater: open,
  craterMinors: open,
  gone: open,
  paying: open,
  wild: open,
  sleeper: open,
  asleep: open,
  uses: open,
  withdrawn: open,
  ending: open,
  final: open,
  lastTurns: open,
  cube: open,
  switchSide: open,
  vastCrystals: open,
  chapter: open,
  event: open,
  abilities: open,
  branch: open,
  over: open,
}

const ids = (items: readonly { readonly id: string }[]): string[] => items.map((item) => item.id)
const machinesOf = (color: string): string[] => ids(MACHINES.filter((machine) => machine.color === color))

/** The components that may lie behind a back. */
export function unseen(v: ReviveState, back: string): string[] {
  const all = v.players
  switch (back) {
    case '?crate':
      return unseenOf(ids(CRATES), ...all.map((p) => p.crates), ...all.map((p) => p.opened))
    case '?artifactCard':
      return unseenOf(ids(ARTIFACT_CARDS), ...all.map((p) => [p.artifactCard]), ...all.map((p) => p.draft))
    case '?citizen':
      return unseenOf(ids(CITIZENS), v.display, v.gone, ...all.flatMap((p) => [p.active, p.resting, slotted(p)]))
    case '?module':
      return unseenOf(ids(SLOT_MODULES), v.moduleDisplay, v.gone, ...all.map((p) => p.modules))
    case '?machineGray':
      return unseenMachines(v, 'gray')
    case '?machineGreen':
      return unseenMachines(v, 'green')
    case '?machineYellow':
      return unseenMachines(v, 'yellow')
    default:
      return unseenOf(ids(AREA_TILES.filter(({ id }) => back === `?tile${BACK_OF.get(id)}`)), v.tiles)
  }
}

function unseenMachines(v: ReviveState, color: 'gray' | 'green' | 'yellow'): string[] {
  return unseenOf(machinesOf(color), v.machineDisplay[color], v.gone, ...v.players.map((p) => ids(p.machines)))
}

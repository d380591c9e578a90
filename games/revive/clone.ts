/** A copy of a state that shares nothing with it, written out field by field because bots make very many. */
import { clone } from '@ludarium/kernel'
import type { ReviveStep } from './agenda.ts'
import type { MachineOwned, Played, Player, ReviveState } from './state.ts'

function playedCopy(list: readonly Played[]): Played[] {
  const copy: Played[] = []
  for (let i = 0; i < list.length; i++) {
    const { card, half } = list[i] as Played
    copy.push({ card, half })
  }
  return copy
}

function machinesCopy(list: readonly MachineOwned[]): MachineOwned[] {
  const copy: MachineOwned[] = []
  for (let i = 0; i < list.length; i++) {
    const { id, charged } = list[i] as MachineOwned
    copy.push({ id, charged })
  }
  return copy
}

function playerCopy(p: Player): Player {
  const { resources, tracks, slots } = p
  return {
    tribe: p.tribe,
    side: p.side,
    set: p.set,
    resources: { crystal: resources.crystal, gear: resources.gear, book: resources.book, food: resources.food },
    points: p.points,
    bonuses: p.bonuses,
    tracks: { gray: tracks.gray, green: tracks.green, yellow: tracks.yellow },
    rewards: p.rewards.slice(),
    progress: p.progress,
    tribeMarkers: p.tribeMarkers,
    figures: p.figures.slice(),
    mods: p.mods.slice(),
    small: p.small.slice(),
    large: p.large.slice(),
    waters: p.waters.slice(),
    tiles: p.tiles.slice(),
    falcon: p.falcon,
    active: p.active.slice(),
    resting: p.resting.slice(),
    slots: {
      T1: playedCopy(slots.T1),
      T2: playedCopy(slots.T2),
      B1: playedCopy(slots.B1),
      B2: playedCopy(slots.B2),
      R: playedCopy(slots.R),
    },
    modules: p.modules.slice(),
    used: p.used.slice(),
    machines: machinesCopy(p.machines),
    energy: p.energy,
    crates: p.crates.slice(),
    opened: p.opened.slice(),
    reopened: p.reopened.slice(),
    artifacts: p.artifacts.slice(),
    minors: p.minors,
    artifactCard: p.artifactCard,
    draft: p.draft.slice(),
    switchUsed: p.switchUsed,
    hibernation: p.hibernation,
    slept: p.slept,
    endTile: p.endTile,
    explored: p.explored,
  }
}

export function cloneState(s: ReviveState): ReviveState {
  const players: Player[] = []
  for (let seat = 0; seat < s.players.length; seat++) players.push(playerCopy(s.players[seat] as Player))
  const agenda: ReviveStep[] = []
  for (let i = 0; i < s.agenda.length; i++) agenda.push(clone(s.agenda[i] as ReviveStep))
  return {
    game: s.game,
    version: s.version,
    seats: s.seats,
    options: clone(s.options),
    round: s.round,
    turn: s.turn,
    reveals: s.reveals,
    chance: { seed: s.chance.seed, used: s.chance.used },
    agenda,
    players,
    first: s.first,
    active: s.active,
    actions: s.actions,
    tiles: s.tiles.slice(),
    backs: s.backs.slice(),
    turned: s.turned.slice(),
    ground: s.ground.slice(),
    large: s.large.map(({ tile, side }) => ({ tile, side })),
    deck: s.deck.slice(),
    display: s.display.slice(),
    modulePile: s.modulePile.slice(),
    moduleDisplay: s.moduleDisplay.slice(),
    machinePiles: {
      gray: s.machinePiles.gray.slice(),
      green: s.machinePiles.green.slice(),
      yellow: s.machinePiles.yellow.slice(),
    },
    machineDisplay: {
      gray: s.machineDisplay.gray.slice(),
      green: s.machineDisplay.green.slice(),
      yellow: s.machineDisplay.yellow.slice(),
    },
    cratePile: s.cratePile.slice(),
    artifactPile: s.artifactPile.slice(),
    energy: s.energy,
    crater: s.crater.slice(),
    craterMinors: s.craterMinors,
    gone: s.gone.slice(),
    paying: s.paying,
    wild: s.wild,
    sleeper: s.sleeper,
    asleep: s.asleep,
    uses: s.uses,
    withdrawn: s.withdrawn.slice(),
    ending: s.ending,
    final: s.final,
    lastTurns: s.lastTurns.slice(),
    cube: s.cube,
    switchSide: s.switchSide,
    vastCrystals: s.vastCrystals,
    chapter: s.chapter,
    event: s.event,
    abilities: s.abilities,
    branch: s.branch,
    over: s.over,
  }
}

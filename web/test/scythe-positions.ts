/** Positions of Scythe for pictures and checks of the board: crafted ones, and the fullest of simulated games. */
import { botNamed, choose, levels } from '@ludarium/bots'
import { below, type GameEvent, mayHear, plainChance, type Seat, sameMove } from '@ludarium/kernel'
import { game, placeOf, type ScytheMove, type ScytheState } from '@ludarium/scythe'
import { BOTTOM_ACTIONS, CUBES, type Faction, GOALS, type Mat } from '@ludarium/scythe/data'
import type { LogEntry, ScorePoint } from '@ludarium/tables'
import { deploy, of, put, tableWith, tokens } from '../../games/scythe/test/table.ts'

export const NAMES = ['Mara', 'Basalt', 'Ilse', 'Jonas', 'Okoro', 'Pia', 'Quinn']

function upgrade(
  s: ScytheState,
  faction: Faction,
  cubes: readonly (typeof CUBES)[number][],
  slots: readonly number[],
): void {
  const p = of(s, faction)
  p.cubes = CUBES.map((cube) => cubes.includes(cube))
  p.slots = [...slots]
}

/** Gives these cards for those in hand; who else has one gets another for it. */
function trade(hand: string[], deck: string[], wanted: readonly string[], others: readonly string[][] = []): void {
  deck.push(...hand.splice(0))
  for (const card of wanted) {
    const held = others.find((other) => other.includes(card))
    if (held !== undefined) held.splice(held.indexOf(card), 1, ...deck.splice(0, 1))
    else deck.splice(deck.indexOf(card), 1)
    hand.push(card)
  }
}

/** The table of the design's pictures: Mara (Nordic) before her thirteenth turn. */
export function picture(): ScytheState {
  const mats: readonly Mat[] = ['industrial', 'mechanical', 'engineering', 'agricultural']
  const s = tableWith(['nordic', 'rusviet', 'crimea', 'polania'], { invadersFromAfar: false, coinsVisible: true }, mats)
  s.round = 12
  s.bonusTile = 'adjacentTunnels'
  const [mara, basalt, ilse, jonas] = [of(s, 'nordic'), of(s, 'rusviet'), of(s, 'crimea'), of(s, 'polania')]
  Object.assign(mara, { power: 11, popularity: 9, coins: 8, section: BOTTOM_ACTIONS.indexOf('upgrade') })
  Object.assign(basalt, { power: 7, popularity: 11, coins: 14, section: BOTTOM_ACTIONS.indexOf('deploy') })
  Object.assign(ilse, { power: 6, popularity: 4, coins: 12, section: BOTTOM_ACTIONS.indexOf('upgrade') })
  Object.assign(jonas, { power: 5, popularity: 13, coins: 9, section: BOTTOM_ACTIONS.indexOf('build') })
  trade(mara.hand, s.combatDeck, ['combat2', 'combat3', 'combat5'])
  const rivals = [basalt, ilse, jonas]
  trade(
    mara.objectives,
    s.objectiveDeck,
    ['obj10', 'obj12'],
    rivals.map(({ objectives }) => objectives),
  )
  upgrade(s, 'nordic', ['bolster.power', 'move.units', 'produce.territories'], [0, 1, 1, 1])
  mara.recruits = [false, true, false, false]
  basalt.recruits = [false, false, true, false]
  ilse.recruits = [true, false, false, true]
  jonas.recruits = [true, true, true, false]
  put(mara, {
    character: 'r4c3',
    mech1: '',
    mech2: '',
    mech3: '',
    mech4: '',
    worker1: 'r0c4',
    worker2: 'r0c4',
    worker3: 'r0c5',
    worker4: 'r1c4',
    worker5: 'r1c4',
    worker6: 'r2c5',
    worker7: '',
    worker8: '',
  })
  deploy(mara, 'riverwalk', 'r0c4')
  deploy(mara, 'artillery', 'r2c5')
  deploy(mara, 'speed', 'r1c4')
  mara.structures = [-1, -1, -1, -1]
  const build = (faction: Faction, n: number, id: string): void => {
    of(s, faction).structures[n] = placeOf(id)
  }
  build('nordic', 0, 'r0c4')
  build('nordic', 3, 'r1c4')
  tokens(s, 'r0c4', 'wood', 3)
  tokens(s, 'r0c5', 'oil', 2)
  tokens(s, 'r1c4', 'metal', 2)
  tokens(s, 'r2c5', 'wood', 1)
  put(basalt, {
    character: 'r3c4',
    worker1: 'r3c4',
    worker2: 'r2c6',
    worker3: 'r2c6',
    worker4: 'r2c6',
    worker5: 'r3c5',
    worker6: 'r3c6',
    worker7: 'r4c5',
    worker8: '',
  })
  deploy(basalt, 'riverwalk', 'r4c5')
  deploy(basalt, 'township', 'r4c5')
  build('rusviet', 1, 'r2c6')
  tokens(s, 'r3c4', 'metal', 1)
  tokens(s, 'r3c5', 'oil', 2)
  tokens(s, 'r3c6', 'metal', 2)
  put(ilse, {
    character: 'r6c5',
    worker1: 'r6c3',
    worker2: 'r6c3',
    worker3: 'r7c3',
    worker4: 'r7c3',
    worker5: 'r7c3',
    worker6: 'r5c4',
    worker7: 'r5c4',
    worker8: 'r6c4',
  })
  deploy(ilse, 'riverwalk', 'r5c3')
  deploy(ilse, 'scout', 'r5c4')
  deploy(ilse, 'speed', 'r6c4')
  build('crimea', 0, 'r6c3')
  tokens(s, 'r5c3', 'oil', 1)
  tokens(s, 'r5c4', 'wood', 2)
  tokens(s, 'r6c3', 'food', 4)
  tokens(s, 'r6c4', 'metal', 3)
  tokens(s, 'r6c4', 'oil', 1)
  put(jonas, {
    character: 'r5c2',
    worker1: 'r2c1',
    worker2: 'r2c1',
    worker3: 'r3c0',
    worker4: 'r3c1',
    worker5: 'r4c2',
    worker6: '',
    worker7: '',
    worker8: '',
  })
  deploy(jonas, 'submerge', 'r4c2')
  build('polania', 2, 'r2c1')
  build('polania', 1, 'r3c1')
  tokens(s, 'r2c1', 'wood', 2)
  tokens(s, 'r3c0', 'food', 3)
  tokens(s, 'r3c1', 'food', 2)
  tokens(s, 'r3c1', 'wood', 1)
  tokens(s, 'r3c1', 'metal', 1)
  tokens(s, 'r4c2', 'food', 1)
  tokens(s, 'r4c2', 'oil', 1)
  for (const p of s.players) for (const place of p.units) if (place >= 0) s.encounters[place] = false
  const star = (faction: Faction, ...goals: readonly (typeof GOALS)[number][]): void => {
    const p = of(s, faction)
    for (const goal of goals) p.stars[GOALS.indexOf(goal)] = (p.stars[GOALS.indexOf(goal)] ?? 0) + 1
  }
  star('nordic', 'combat', 'power')
  star('rusviet', 'combat', 'objective')
  star('crimea', 'combat', 'workers')
  star('polania', 'objective')
  return s
}

export type Stop = (s: ScytheState) => boolean

/** A game played by chance from a seed until `stop`, or its end. Every state on the way is shown to `look`. */
export function playOut(s: ScytheState, seed: string, stop: Stop, most = 4000): ScytheState {
  const chance = plainChance(seed)
  for (let n = 0; n < most && game.actors(s).length > 0 && !stop(s); n++) {
    const [actor = 0] = game.actors(s)
    const moves = game.legal(s, actor)
    const quick = game.advice.quickMoves(s, actor, moves)
    const pool = quick.length > 0 && below(chance, 4) > 0 ? quick : moves
    const move = pool[below(chance, pool.length)]
    if (move === undefined) break
    game.play(s, actor, move)
  }
  return s
}

const quick = botNamed('greedy') ?? levels.novice

/** A whole game between greedy bots, with its log and the scores after each decision. */
export function recorded(factions: readonly Faction[], mats: readonly Mat[], seed: string): Recorded {
  const s = tableWith(factions, { invadersFromAfar: factions.length > 5, coinsVisible: true }, mats)
  const chance = plainChance(seed)
  const players = s.players.map(() => quick.make(game))
  const told: LogEntry[] = []
  const points: ScorePoint[] = []
  const note = (at: number, seat: Seat | null): void => {
    const totals = s.players.map((_, one) => game.score(s, one).reduce((sum, line) => sum + line.points, 0))
    points.push({ at, round: s.round, turn: s.turn, seat, totals })
  }
  note(0, null)
  for (let at = 1; game.actors(s).length > 0 && at < 9000; at++) {
    const [actor = 0] = game.actors(s)
    const bot = players[actor]
    if (bot === undefined) break
    const wanted = choose(bot, game.view(s, actor), actor, chance)
    const move = game.legal(s, actor).find((one) => sameMove(one, wanted))
    if (move === undefined) break
    const heard: GameEvent[] = []
    game.play(s, actor, move, (event) => heard.push(event))
    for (const event of heard) if (mayHear(event, 0)) told.push({ at, round: s.round, turn: s.turn, event })
    note(at, actor)
  }
  return { state: s, told, points }
}

export interface Recorded {
  readonly state: ScytheState
  readonly told: readonly LogEntry[]
  readonly points: readonly ScorePoint[]
}

/** How much stands and lies on the fullest hex, with what is on all of them as a fraction. */
function fullness(s: ScytheState): number {
  const on = new Map<number, number>()
  const add = (place: number, n: number): void => {
    if (place >= 0) on.set(place, (on.get(place) ?? 0) + n)
  }
  for (const p of s.players) {
    for (const place of p.units) add(place, 1)
    for (const place of p.structures) add(place, 1)
  }
  for (const [i, n] of s.resources.entries()) add(Math.floor(i / 4), n > 0 ? 1 + n / 10 : 0)
  const all = [...on.values()]
  return Math.max(...all) + all.reduce((sum, n) => sum + n, 0) / 1000
}

/** The fullest position of a simulated game in which that seat has to decide. */
export function fullest(seats: number, seed: number): ScytheState {
  const s = game.setup({
    seats,
    options: { invadersFromAfar: seats > 5 },
    seed: String(seed).padStart(64, '0'),
  })
  let best = game.clone(s)
  let most = 0
  playOut(s, `fullest ${seed}`, (now) => {
    const full = game.actors(now).includes(0) ? fullness(now) : 0
    if (full > most) {
      most = full
      best = game.clone(now)
    }
    return false
  })
  return best
}

/** Plays these on, and keeps what is told. */
function act(from: ScytheState | Recorded, ...moves: readonly Partial<ScytheMove>[]): Recorded {
  const { state: s, told: old } = 'told' in from ? from : { state: from, told: [] }
  const told: LogEntry[] = [...old]
  for (const part of moves) {
    const actor = game.actors(s)[0] ?? 0
    const move = game
      .legal(s, actor)
      .find((one) => Object.entries(part).every(([key, value]) => Reflect.get(one, key) === value))
    if (move === undefined)
      throw new Error(`Not legal: ${JSON.stringify(part)}; ${JSON.stringify(game.legal(s, actor))}`)
    game.play(s, actor, move, (event) => {
      if (mayHear(event, 0)) told.push({ at: 0, round: s.round, turn: s.turn, event })
    })
  }
  return { state: s, told, points: [] }
}

export const moving = (): Recorded =>
  act(picture(), { do: 'section', section: 'build' }, { do: 'move' }, { do: 'unit', unit: 'mech4' })
export function fighting(): Recorded {
  return act(
    moving(),
    { do: 'load', what: 'worker', amount: 2 },
    { do: 'step', to: 'r2c5' },
    { do: 'step', to: 'r3c4' },
    { do: 'endMove' },
    { do: 'ability', use: true },
  )
}
/** Basalt has answered already. */
export function sealed(): Recorded {
  const made = fighting()
  const { state: s } = made
  for (const verb of ['dial', 'card', 'ready'] as const) {
    const moves = game.actors(s).includes(1) ? game.legal(s, 1).filter((move) => move.do === verb) : []
    const move = moves[moves.length - 1]
    if (move !== undefined) game.play(s, 1, move)
  }
  return made
}

export function meeting(): Recorded {
  const s = picture()
  const [mara] = s.players
  if (mara !== undefined) put(mara, { character: 'r0c2' })
  return act(
    s,
    { do: 'section', section: 'build' },
    { do: 'move' },
    { do: 'unit', unit: 'character' },
    { do: 'step', to: 'r0c3' },
    { do: 'endMove' },
  )
}

export const harvesting = (): Recorded => act(picture(), { do: 'section', section: 'deploy' }, { do: 'produce' })

export function enlisting(): Recorded {
  const s = picture()
  tokens(s, 'r0c4', 'food', 4)
  return act(s, { do: 'section', section: 'enlist' }, { do: 'trade', take: 'popularity' }, { do: 'bottom' })
}

export type { Seat }

/** Age of Innovation: the game, its words, and what a board may ask of it. */
import { defineGame, type GameModule, masks, rankBy, type Secrets } from '@ludarium/kernel'
import { unseenCards } from './automa/deck.ts'
import { brisk } from './brisk.ts'
import { cloneState } from './clone.ts'
import { components } from './components.ts'
import { areaTiles, automaFactions, WHEEL } from './data/index.ts'
import { evaluate } from './heuristic.ts'
import { rankKeys, score } from './scoring.ts'
import { hasAutoma, setup } from './setup.ts'
import {
  type Automa,
  type InnovationMove,
  type InnovationState,
  type InnovationStep,
  player,
  type Virtual,
} from './state.ts'
import { steps } from './steps/index.ts'
import { why } from './why.ts'
import { speech } from './words/speech.ts'

export * from './preview.ts'
export { finalScores } from './scoring.ts'
export type * from './state.ts'

const { open, cards, fields } = masks<InnovationState>()

/** A40.1 Hidden are the Automa's draw pile and reserve, and the area tile of a game of two until round 6. */
const secrets: Secrets<InnovationState> = {
  map: open,
  participants: open,
  terrain: open,
  owner: open,
  building: open,
  neutral: open,
  annex: open,
  city: open,
  bridges: open,
  players: open,
  automa: fields<Automa>({
    faction: open,
    terrain: open,
    difficulty: open,
    vp: open,
    levels: open,
    scholars: open,
    supply: open,
    hexes: open,
    marked: open,
    bonus: open,
    innovations: open,
    passed: open,
    draw: cards('?draw'),
    shown: open,
    discard: open,
    reserve: cards('?reserve'),
    known: open,
    cubes: open,
    youth: open,
    fallow: open,
    blighted: open,
    achievements: open,
  }),
  virtual: fields<Virtual>({
    levels: open,
    area: cards('?area', (s) => s.round >= 6),
    spare: cards('?area', (s) => s.round >= 6),
  }),
  order: open,
  passing: open,
  active: open,
  sets: open,
  draft: open,
  rounds: open,
  final: open,
  phase: open,
  bookActions: open,
  usedActions: open,
  competencies: open,
  copies: open,
  innovations: open,
  palaces: open,
  cityTiles: open,
  bonuses: open,
  bonusCoins: open,
  spaces: open,
  offers: open,
}

export const game = defineGame<InnovationState, InnovationMove, InnovationStep>({
  id: 'innovation',
  name: 'Age of Innovation',
  version: 1,
  seats: { min: 1, max: 5 },
  options: [
    { id: 'map', kind: 'choice', values: ['standard', 'map-1-3', 'map-3-5'], default: 'standard' },
    { id: 'setup', kind: 'choice', values: ['sets', 'draft'], default: 'sets' },
    { id: 'rulesVariant', kind: 'choice', values: ['published', 'manual'], default: 'published' },
    { id: 'automa', kind: 'flag', default: false },
    {
      id: 'automaFaction',
      kind: 'choice',
      values: ['random', ...automaFactions.map((faction) => faction.id)],
      default: 'random',
    },
    { id: 'automaTerrain', kind: 'choice', values: ['choose', 'random'], default: 'choose' },
    { id: 'difficulty', kind: 'number', min: 1, max: 5, default: 2 },
    { id: 'autoAcceptFreePower', kind: 'flag', default: true },
    { id: 'autoEndTurn', kind: 'flag', default: false },
  ],
  bounds: { branching: 300, decisions: 6000 },
  refuse(seats, options) {
    const withAutoma = hasAutoma(seats, options)
    if (options.automa === true && seats > 2) {
      return { code: 'automa', sentence: 'The Automa plays with one or two people.' }
    }
    const participants = seats + (withAutoma ? 1 : 0)
    const standard = participants <= 2 ? 'map-1-3' : 'map-3-5'
    if (participants !== 3 && options.map !== 'standard' && options.map !== standard) {
      return { code: 'map', sentence: 'Only three players may choose the map.' }
    }
    if (withAutoma && options.setup === 'draft') {
      return { code: 'setup', sentence: 'There is no draft in a game with the Automa.' }
    }
    const faction = options.automaFaction
    if (withAutoma && seats === 2 && faction !== 'random' && faction !== 'simpletons') {
      return { code: 'automaFaction', sentence: 'Beside two people the Automa plays the Simpletons.' }
    }
    return null
  },
  setup,
  steps,
  secrets,
  unseen(view, back) {
    if (back === '?area') return areaTiles.map((tile) => tile.id)
    return view.automa === null ? [] : unseenCards(view.automa, back)
  },
  score,
  ranks: (s) => rankBy(rankKeys(s)),
  evaluate,
  brisk,
  why,
  roles(s, seat): Record<string, string> {
    const p = player(s, seat)
    const terrain = WHEEL[p.terrain]
    if (p.faction === '' || terrain === undefined) return {}
    return { faction: p.faction, terrain, palace: p.palace === '' ? 'none' : p.palace }
  },
  components,
  clone: cloneState,
})

export const module: GameModule<InnovationState, InnovationMove> = {
  game,
  speech,
  words: { en: () => import('./words/en.ts').then((loaded) => loaded.words) },
}

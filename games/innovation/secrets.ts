/** What is hidden from whom (A40.1). */
import { masks, type Secrets } from '@ludarium/kernel'
import { isKnownInReserve, unseenCards } from './automa/deck.ts'
import { areaTiles } from './data/index.ts'
import type { Automa, InnovationState, Virtual } from './state.ts'

const { open, cards, fields } = masks<InnovationState>()

/** A40.1 Hidden are the Automa's draw pile and reserve, and the area tile of a game of two until round 6. */
export const secrets: Secrets<InnovationState> = {
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
    reserve: cards('?reserve', (s, _seat, _owner, card) => isKnownInReserve(s, card)),
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

/** The cards that may lie behind a back. */
export function unseen(view: InnovationState, back: string): string[] {
  if (back === '?area') return areaTiles.map((tile) => tile.id)
  return view.automa === null ? [] : unseenCards(view, view.automa, back)
}

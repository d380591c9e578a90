/** The Automa's cards and how she is set up (A38.2, A38.3, A38.6). */
import { at, type Chance, type Options, pick, shuffle } from '@ludarium/kernel'
import {
  type AutomaFactionId,
  automaCards,
  automaFactionById,
  automaFactions,
  difficulties,
  disciplines,
  randomFactionPool,
} from '../data/index.ts'
import { difficultyOf } from '../figures.ts'
import { piecesOfKind, START_VP, SUPPLY } from '../pieces.ts'
import type { Automa, InnovationState } from '../state.ts'

export function newAutoma(chance: Chance, options: Options, humans: number): Automa {
  const faction = factionFor(chance, options.automaFaction, humans)
  const level = difficulties.find((one) => one.id === options.difficulty)
  if (level === undefined) throw new Error('There is no such difficulty.')
  const rules = level.deckSetup
  const starters = automaCards.filter((card) => card.starter).map((card) => card.id)
  const deck = starters.filter((id) => !rules.removeFromDeck.includes(id))
  const reserve = automaCards.filter((card) => !card.starter).map((card) => card.id)
  const fixed = reserve.filter((id) => rules.addFixed.includes(id))
  const shuffled = shuffle(
    chance,
    reserve.filter((id) => !fixed.includes(id)),
  )
  const known = [...deck, ...fixed]
  const drawn = shuffled.splice(0, rules.addRandomFromReserve)
  const steps = automaFactionById.get(faction)?.start.steps
  return {
    faction,
    terrain: -1,
    difficulty: level.id,
    vp: START_VP,
    levels: disciplines.map((discipline) => steps?.[discipline.id] ?? 0),
    scholars: piecesOfKind('scholar'),
    supply: [...SUPPLY],
    hexes: [],
    marked: [],
    bonus: '',
    innovations: [],
    passed: false,
    draw: shuffle(chance, [...known, ...drawn]),
    shown: '',
    discard: [],
    reserve: [...shuffled, ...rules.putOnTopOfReserve],
    known,
    cubes: [],
    youth: -1,
    fallow: [],
    blighted: [],
    achievements: [],
  }
}

/** A38.2, A38.24, A39.1 The choice of the table, or one of the published ones; beside two humans the simpletons. */
function factionFor(chance: Chance, wanted: unknown, humans: number): AutomaFactionId {
  if (humans === 2) return 'simpletons'
  const named = automaFactions.find((faction) => faction.id === wanted)
  return named?.id ?? pick(chance, randomFactionPool)
}

/** A38.6 Cards put on top of the reserve: everybody knows where they are until they are added after round 1. */
function leaders(s: InnovationState): readonly string[] {
  return difficultyOf(s).deckSetup.putOnTopOfReserve
}

/** Whether everybody knows that this card lies in the reserve. */
export function isKnownInReserve(s: InnovationState, card: string): boolean {
  return s.round <= 1 && leaders(s).includes(card)
}

/** Cards of which nobody knows whether they have been added to her deck. */
function strangersOf(s: InnovationState, automa: Automa): string[] {
  const placed = [...automa.known, ...leaders(s)]
  return automaCards.map((card) => card.id).filter((id) => !placed.includes(id))
}

/** Cards that may lie in her draw pile or reserve; how the strangers are shared out is left to `mixStrangers`. */
export function unseenCards(s: InnovationState, automa: Automa, back: string): string[] {
  const inDeck = new Set([...automa.known, ...leaders(s).filter((card) => !isKnownInReserve(s, card))])
  for (const card of [...automa.discard, automa.shown]) inDeck.delete(card)
  const strangers = strangersOf(s, automa)
  const added = automa.draw.length - inDeck.size
  return back === '?draw' ? [...inDeck, ...strangers.slice(0, added)] : strangers.slice(added)
}

/** Deals the strangers of an imagined table anew among draw pile and reserve, each as likely here as there. */
export function mixStrangers(s: InnovationState, chance: Chance): void {
  const { automa } = s
  if (automa === null) return
  const strangers = strangersOf(s, automa)
  const dealt = new Map(shuffle(chance, [...strangers]).map((card, n) => [at(strangers, n), card]))
  const deal = (card: string): string => dealt.get(card) ?? card
  automa.draw = automa.draw.map(deal)
  automa.reserve = automa.reserve.map(deal)
}

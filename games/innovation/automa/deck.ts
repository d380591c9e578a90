/** The Automa's cards and how she is set up (A38.2, A38.3, A38.6). */
import { type Chance, type Options, pick, shuffle } from '@ludarium/kernel'
import {
  type AutomaFactionId,
  automaCards,
  automaFactionById,
  automaFactions,
  difficulties,
  disciplines,
  pieces,
  randomFactionPool,
} from '../data/index.ts'
import { SUPPLY } from '../pieces.ts'
import type { Automa } from '../state.ts'

const START_VP = 20

export function newAutoma(chance: Chance, options: Options, humans: number): Automa {
  const faction = factionFor(chance, options.automaFaction, humans)
  const level = difficulties.find((one) => one.id === options.difficulty) ?? difficulties[1]
  const rules = level?.deckSetup
  const starters = automaCards.filter((card) => card.starter).map((card) => card.id)
  const deck = starters.filter((id) => !rules?.removeFromDeck.includes(id))
  const reserve = automaCards.filter((card) => !card.starter).map((card) => card.id)
  const fixed = reserve.filter((id) => rules?.addFixed.includes(id))
  const shuffled = shuffle(
    chance,
    reserve.filter((id) => !fixed.includes(id)),
  )
  const known = [...deck, ...fixed]
  const drawn = shuffled.splice(0, rules?.addRandomFromReserve ?? 0)
  const steps = automaFactionById.get(faction)?.start.steps
  return {
    faction,
    terrain: -1,
    difficulty: level?.id ?? 2,
    vp: START_VP,
    levels: disciplines.map((discipline) => steps?.[discipline.id] ?? 0),
    scholars: pieces.scholar ?? 0,
    supply: [...SUPPLY],
    hexes: [],
    marked: [],
    bonus: '',
    innovations: [],
    passed: false,
    draw: shuffle(chance, [...known, ...drawn]),
    shown: '',
    discard: [],
    reserve: [...shuffled, ...(rules?.putOnTopOfReserve ?? [])],
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

/** The cards that may lie in her draw pile or reserve, as everybody knows. */
export function unseenCards(automa: Automa, back: string): string[] {
  const seen = new Set([...automa.discard, automa.shown])
  const inDeck = automa.known.filter((card) => !seen.has(card))
  const strangers = automaCards.map((card) => card.id).filter((id) => !automa.known.includes(id))
  const added = automa.draw.length - inDeck.length
  return back === '?draw' ? [...inDeck, ...strangers.slice(0, added)] : strangers.slice(added)
}

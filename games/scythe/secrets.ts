/** S18.1 What is hidden from whom, and what may lie behind the backs. */
import { below, masks, next, type Secrets, unseenOf, type VisibleTo } from '@ludarium/kernel'
import { combatCardsIn, encountersIn, factoryCardsIn, objectivesIn, trapsIn } from './figures.ts'
import { seatOf } from './pieces.ts'
import type { Player, ScytheState } from './state.ts'

const { open, cards, secret, each, fields, own } = masks<ScytheState>()

/** The owner, and who is looking at the hand by an encounter (S8.7). */
const handSeen: VisibleTo<ScytheState> = (s, seat, owner) => {
  if (seat === owner) return true
  const step = next(s)
  return step?.step === 'looking' && step.seat === seat && step.at === owner
}

/** Who is choosing a Factory card (S9.1). */
const factorySeen: VisibleTo<ScytheState> = (s, seat) => {
  const step = next(s)
  return step?.step === 'factory' && step.seat === seat
}

/** Everybody, or the owner alone until the game is over. */
const coinsSeen: VisibleTo<ScytheState> = (s, seat, owner) =>
  s.options.coinsVisible !== false || seat === owner || s.agenda.length === 0

/** A trap that was never sprung is known to Togawa alone. */
const tokenSeen: VisibleTo<ScytheState> = (s, seat, place) => s.traps[place] !== 1 || seat === seatOf(s, 'togawa')

/** More than this many coins are rarely seen in play; a hidden purse is imagined with fewer. */
const USUAL_COINS = 20

/** Flags are all alike; which traps Togawa still has is known to Togawa alone. */
const supplySeen: VisibleTo<ScytheState> = (s, seat, owner) => seat === owner || s.players[owner]?.faction !== 'togawa'

export const secrets: Secrets<ScytheState> = {
  players: each(
    fields<Player>({
      faction: open,
      mat: open,
      power: open,
      popularity: open,
      coins: secret(-1, coinsSeen, (_s, _owner, chance) => below(chance, USUAL_COINS)),
      hand: cards('?combat', handSeen),
      objectives: cards('?objective', own),
      revealed: open,
      factoryCard: open,
      section: open,
      cubes: open,
      slots: open,
      recruits: open,
      bonuses: open,
      structures: open,
      units: open,
      stars: open,
      wins: open,
      tokens: cards('?trap', supplySeen),
      asks: open,
      accepts: open,
      gifts: open,
    }),
  ),
  order: open,
  first: open,
  active: open,
  resources: open,
  encounters: open,
  tokens: each(cards('?trap', tokenSeen)),
  traps: open,
  bonusTile: open,
  combatDeck: cards('?combat'),
  combatDiscard: open,
  objectiveDeck: cards('?objective'),
  encounterDeck: cards('?encounter'),
  encountersSeen: open,
  encounter: open,
  factory: cards('?factory', factorySeen),
  factoryBox: cards('?factory'),
  forced: open,
  coerced: open,
  toka: open,
  preferred: open,
  moved: open,
  shinobi: open,
  contests: open,
}

/** The cards that may lie behind a back. */
export function unseen(view: ScytheState, back: string): string[] {
  const { players } = view
  switch (back) {
    case '?combat':
      return unseenOf(combatCardsIn(view), view.combatDiscard, ...players.map((p) => p.hand))
    case '?objective':
      return unseenOf(objectivesIn(view), ...players.flatMap((p) => [p.objectives, p.revealed]))
    case '?encounter':
      return unseenOf(encountersIn(view), view.encountersSeen, [view.encounter])
    case '?factory':
      return unseenOf(
        factoryCardsIn(view),
        view.factory,
        players.map((p) => p.factoryCard),
      )
    case '?trap':
      return unseenOf(trapsIn(view), view.tokens, ...players.map((p) => p.tokens))
    default:
      return []
  }
}

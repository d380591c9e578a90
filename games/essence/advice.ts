/**
 * How good a position looks, for bots: what the seat has, less what its opponents have on average, in Essence. Uses
 * only what the seat may know: of others' hands it looks at the number of cards.
 */
import type { SearchSettings, Seat, Weights } from '@ludarium/kernel'
import { boardOf, prophecyCard } from './card.ts'
import { type CharacterOption, characters, fragments, type SegmentCard, segments } from './data/index.ts'
import { pendingWorth } from './pending.ts'
import { endShards, fragmentSum, player } from './pieces.ts'
import type { EssenceState, Player } from './state.ts'
import { fragmentIn, isMet, openSlots, readDiscount } from './steps/prophecy.ts'
import { surveyOf } from './survey.ts'
import { effectsWorth, netWorth, valueModel, worthPerRound } from './value.ts'

/** What a seat's belongings are worth; found by letting bots with other figures play against these. */
const WEIGHT = {
  shard: 7,
  token: 0.55,
  usableToken: 0.9,
  foundation: 0.6,
  /** For each opponent who could attack. */
  defense: 0.1,
  ignore: 1,
  unknownCard: 1.5,
  cardShare: 0.8,
  keptCard: 0.85,
  reserved: 0.5,
  goldenShare: 0.9,
  readyStar: 0.4,
}

/** What greedy judges by, and bots that play on may weigh otherwise. */
const GREEDY = {
  /** What a point of Essence is worth beside the rank that it brings. */
  essence: 1,
  /** What a Shard is worth that the round's ranking promises. */
  rank: WEIGHT.shard,
  /** For each segment and round to come, beyond what its abilities bring. */
  segment: 0,
  attack: 0.35,
  /** For each advisor and round to come. */
  advisor: 0.7,
  /** What a Shard of the last scoring is worth. */
  prophecy: WEIGHT.shard,
  /** How far a fragment that can be read next counts. */
  reading: 0.35,
}
type Weighing = typeof GREEDY

/**
 * Essence is worth the rank that it brings and next to nothing beside: it is gone after the round. What counts is who gets
 * the Shards, and what is built for the rounds to come. Learned from how greedy's games came out, see docs/lab.
 */
const weights: Weighing = { ...GREEDY, essence: 0.3, rank: 12, prophecy: 12, segment: 1.5 }

/** Most rounds that the future of a segment is counted for. */
const HORIZON = 3
/** Shards the leader gains in a round, on average. */
const LEADER_GAIN = 2.6

/** A card in hand: what its best option brings beyond the main action it may take; less than playing it. */
function handWorth(options: readonly CharacterOption[]): number {
  const worth = options.map((option) => netWorth(option) - (option.star === 'main' ? valueModel.mainAction : 0))
  return WEIGHT.cardShare * Math.max(1.25, ...worth)
}

// Worked out once, from the newest figures: bots judge by them whatever version a table plays.
const inHand = new Map(characters.map(({ id, options }) => [id, handWorth(options)]))
const perRound = new Map(segments.map((card) => [card.id, worthPerRound(card)]))
const bonusWorth = new Map(
  fragments.map(({ id, value, bonus }) => [id, effectsWorth(bonus) + value * valueModel.prophecyPoint]),
)

function starNow({ abilities }: SegmentCard): number {
  for (const ability of abilities) {
    if (ability.kind !== 'action') continue
    const net = netWorth(ability)
    return ability.star === 'side' ? net : Math.max(0, net - valueModel.mainAbilityThreshold)
  }
  return 0
}
const starWorth = new Map(segments.map((card) => [card.id, starNow(card)]))

/** How many rounds will follow this one, as far as the leader's Shards tell. */
function roundsToCome(s: EssenceState): number {
  let lead = 0
  for (const { shards } of s.players) lead = Math.max(lead, shards)
  const left = (endShards(s) - lead) / LEADER_GAIN
  return Math.max(0, Math.min(HORIZON, s.phase === 'cleaning' || s.phase === 'preparation' ? left : left - 1))
}

/** How many turns a seat that has not passed may still take. */
function turnsLeft(p: Player): number {
  return 0.7 * p.hand.length + Math.min(p.foundations, 0.4 * p.wealth) + 0.15 * (p.wealth + p.influence)
}

/**
 * E15.4 What a seat will still gain from having passed while others go on. One that has not passed yet counts as if it
 * passed in its next turn: cards and stars are valued beyond the main action they take, which is the turn lost here.
 */
function idleWorth(s: EssenceState, p: Player): number {
  let cycles = 0
  for (const other of s.players) {
    if (other !== p && other.pass === 0) cycles = Math.max(cycles, turnsLeft(other))
  }
  if (p.pass === 0) cycles--
  let sum = 0
  for (let k = 0; k < Math.min(8, cycles); k++) sum += Math.min(1, cycles - k) * Math.min(3, p.idle + k + 1)
  return sum
}

function islandWorth(p: Player, rounds: number, acting: boolean): number {
  let sum = 0
  for (const { card, exhausted } of p.island) {
    sum += (perRound.get(card) ?? 0) * rounds * WEIGHT.goldenShare
    if (acting && !exhausted) sum += (starWorth.get(card) ?? 0) * WEIGHT.readyStar
  }
  return sum
}

function handsWorth(p: Player, known: boolean, rounds: number, acting: boolean): number {
  const share = acting ? 1 : rounds > 0.3 ? WEIGHT.keptCard : 0
  if (!known) return p.hand.length * WEIGHT.unknownCard * share
  let sum = 0
  for (const card of p.hand) sum += inHand.get(card) ?? WEIGHT.unknownCard
  return sum * share
}

/** The most promising fragment that the seat could read in its next turn, or has reserved. */
function readingWorth(s: EssenceState, p: Player, acting: boolean, rounds: number, w: Weighing): number {
  const survey = surveyOf(s, p)
  const discount = readDiscount(p, survey)
  let best = 0
  for (const slot of openSlots(s)) {
    const card = fragmentIn(s, slot)
    const weight = p.reserved === slot ? WEIGHT.reserved : acting ? w.reading : 0
    if (weight === 0) continue
    const prophecy = prophecyCard(s, card)
    const cost = Math.max(0, prophecy.card.cost - discount)
    const worth = (bonusWorth.get(card) ?? 0) - prophecy.card.cost
    if (p.reserved === slot) best = Math.max(best, worth * 0.1 * Math.min(1, rounds))
    if (worth * weight <= best || cost > p.influence) continue
    if (isMet(s, p, survey, prophecy, p.influence - cost)) best = worth * weight
  }
  return best
}

/** Tokens that can be put to use in this round are worth more than those that only wait for the next one. */
function tokensWorth(p: Player, lost: number, rounds: number, acting: boolean): number {
  const kept = rounds > 0.3 ? WEIGHT.token : 0
  const all = Math.max(0, p.wealth + p.influence - lost) * kept
  if (!acting) return all
  const usable = Math.min(p.wealth, 1 + 2.5 * p.foundations) + Math.min(p.influence, 3)
  return all + usable * (WEIGHT.usableToken - kept)
}

/** What one seat has, seen by itself (`known`) or by others. */
function belongings(s: EssenceState, p: Player, known: boolean, rounds: number, w: Weighing): number {
  const acting = p.pass === 0 && s.phase !== 'cleaning'
  const strike = Math.min(p.wealth + p.influence, Math.max(0, s.threat - p.defense)) * (p.ignores > 0 ? 0.2 : 0.7)
  let sum = w.essence * p.essence + WEIGHT.shard * p.shards + 2 * p.revenge
  sum += tokensWorth(p, strike, rounds, acting)
  sum += islandWorth(p, rounds, acting) + p.island.length * rounds * w.segment + handsWorth(p, known, rounds, acting)
  sum += p.advisors.length * w.advisor * rounds
  sum += p.ignores * WEIGHT.ignore * 0.5 + Math.min(p.defense, 12) * WEIGHT.defense * (s.seats - 1)
  if (acting) {
    sum += Math.min(p.foundations, 1 + p.wealth / 2) * WEIGHT.foundation + (p.attack + p.raid) * w.attack
  }
  return s.phase === 'turns' ? sum + idleWorth(s, p) : sum
}

const soft = (margin: number, width: number): number => 1 / (1 + Math.exp(-margin / width))

/** E16.4, E17.2 Shards to be expected from a ranking, margins counting softly. */
function rankShards(
  s: EssenceState,
  seat: Seat,
  figure: (s: EssenceState, p: Player) => number,
  width: number,
  table: readonly number[],
) {
  const own = figure(s, player(s, seat))
  let above = 0
  for (let other = 0; other < s.seats; other++) {
    if (other !== seat) above += soft(figure(s, player(s, other)) - own, width)
  }
  const rank = Math.floor(above)
  const here = table[rank] ?? 0
  return here + ((table[rank + 1] ?? 0) - here) * (above - rank)
}

const essenceOf = (_s: EssenceState, p: Player): number => p.essence

function weighed(s: EssenceState, seat: Seat, w: Weighing): number {
  const p = player(s, seat)
  if (p.faction === '') return 0
  const rounds = roundsToCome(s)
  let others = 0
  for (let other = 0; other < s.seats; other++) {
    if (other !== seat) others += belongings(s, player(s, other), false, rounds, w)
  }
  let sum = belongings(s, p, true, rounds, w) - others / (s.seats - 1)
  if (s.phase === 'turns') sum += w.rank * rankShards(s, seat, essenceOf, 5, boardOf(s).shardsByRank)
  sum += w.prophecy * rankShards(s, seat, fragmentSum, 1.5 + rounds, boardOf(s).finalProphecyShardsByRank)
  return sum + readingWorth(s, p, p.pass === 0, rounds, w) + pendingWorth(s, seat, rounds)
}

const evaluate = (s: EssenceState, seat: Seat): number => weighed(s, seat, GREEDY)
const judge = (s: EssenceState, seat: Seat, given: Weights): number => weighed(s, seat, given as Weighing)

/** Found by matches, see docs/lab: turns are short, so it takes several of everybody's to see what one is good for. */
const search: Partial<SearchSettings> = {
  positionsPerMs: 200,
  width: 24,
  finding: 0.3,
  candidates: 32,
  ahead: 4,
  glance: 0,
  victory: 25,
}

/** Learned from 60 games of greedy and tried on 60 others (docs/lab/calibration/essence). */
const confidence = { turns: 240, scale: [0.0302, 0.0395, 0.0397, 0.0493, 0.105] }

export const advice = { evaluate, judge, weights, confidence, search }

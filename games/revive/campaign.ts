/**
 * R26 The campaign: five chapters, each one table, with what is unlocked carried over. A campaign is a plain JSON
 * record; every function gives a new one.
 */
import type { State, TableRequest } from '@ludarium/kernel'
import { count } from './counts.ts'
import type { CampaignCard, CampaignOp, SwitchId, TribeId } from './data/index.ts'
import { total, winnersOf } from './scoring.ts'
import type { ReviveState } from './state.ts'
import { chapterCards } from './story.ts'

export { chapterCards as cardsOf } from './story.ts'

export const CHAPTERS = 5

export interface ChapterRecord {
  readonly chapter: number
  readonly names: readonly string[]
  readonly totals: readonly number[]
  /** Names of those who won it; nobody when a solo player stays below a regular victory. */
  readonly winners: readonly string[]
  /** Stars gained in this chapter, by name. */
  readonly stars: Readonly<Record<string, number>>
}

export interface Campaign {
  readonly schema: 'revive/campaign/1'
  readonly seed: string
  /** Who sits where in the next chapter; people may change between chapters. */
  readonly names: readonly string[]
  /** The chapter to be played next, 1 to 5; 6 when all are played. */
  readonly chapter: number
  /** Tribes unlocked beyond the first four. */
  readonly tribes: readonly TribeId[]
  readonly switchSide: SwitchId
  readonly moonSides: boolean
  readonly largeLocations: boolean
  readonly vastCrystals: boolean
  readonly longGame: boolean
  readonly draftArtifacts: boolean
  /** Stars of everyone who ever played, by name. */
  readonly stars: Readonly<Record<string, number>>
  readonly played: readonly ChapterRecord[]
}

/** Things players may agree on once they are unlocked. */
export interface Wishes {
  readonly long?: boolean
  readonly draft?: boolean
}

export function newCampaign(seats: number, seed: string, names: readonly string[] = []): Campaign {
  return {
    schema: 'revive/campaign/1',
    seed,
    names: Array.from({ length: seats }, (_, seat) => names[seat] ?? `Seat ${seat + 1}`),
    chapter: 1,
    tribes: [],
    switchSide: 'SW0',
    moonSides: false,
    largeLocations: false,
    vastCrystals: false,
    longGame: false,
    draftArtifacts: false,
    stars: {},
    played: [],
  }
}

export function isOver(campaign: Campaign): boolean {
  return campaign.chapter > CHAPTERS
}

/** The table of the next chapter. The last one is played with everything unlocked, tribes and sides chosen. */
export function chapterTable(campaign: Campaign, wishes: Wishes = {}): TableRequest {
  const { chapter, tribes } = campaign
  const last = chapter === CHAPTERS
  return {
    seats: campaign.names.length,
    seed: `${campaign.seed} chapter ${chapter}`,
    options: {
      chapter,
      formica: tribes.includes('formica'),
      vukuntur: tribes.includes('vukuntur'),
      tribeChoice: last ? 'chosen' : 'dealt',
      sides: campaign.moonSides ? 'chosen' : chapter === 3 ? 'moon' : 'sun',
      moreLocations: campaign.largeLocations,
      vastCrystals: campaign.vastCrystals || chapter === 4,
      switch: campaign.switchSide,
      long: campaign.longGame && wishes.long === true,
      draft: campaign.draftArtifacts && (wishes.draft ?? last),
    },
  }
}

/** What the finished table of the next chapter changes: stars, unlocks, and the chapter after it. */
export function recordChapter(campaign: Campaign, s: ReviveState): Campaign {
  if (isOver(campaign)) throw new Error('All chapters are played.')
  if (!s.over || s.agenda.length > 0) throw new Error('The chapter is not finished.')
  if (s.chapter !== campaign.chapter)
    throw new Error(`This is a table of chapter ${s.chapter}, not of ${campaign.chapter}.`)
  const gained = campaign.names.map(() => 0)
  let next: Campaign = { ...campaign, chapter: campaign.chapter + 1 }
  for (const op of chapterCards(s.chapter).flatMap((card) => opsOf(card, s.branch))) {
    if (op.op === 'stars') for (const seat of starred(s, op)) gained[seat] = (gained[seat] ?? 0) + op.n
    else if (op.op === 'unlock') next = unlocked(next, op)
  }
  const record: ChapterRecord = {
    chapter: s.chapter,
    names: campaign.names,
    totals: campaign.names.map((_, seat) => total(s, seat)),
    winners: winnersOf(s).map((seat) => campaign.names[seat] ?? ''),
    stars: added({}, campaign.names, gained),
  }
  return { ...next, stars: added(campaign.stars, campaign.names, gained), played: [...campaign.played, record] }
}

/** Stars by name, with those that each seat has gained; a name like 'constructor' means no more than others. */
function added(stars: Campaign['stars'], names: readonly string[], gained: readonly number[]): Campaign['stars'] {
  const sums = new Map(Object.entries(stars))
  for (const [seat, name] of names.entries()) sums.set(name, (sums.get(name) ?? 0) + (gained[seat] ?? 0))
  return Object.fromEntries(sums)
}

/** Whether it is a state of this game, in which a chapter can have been played. */
export function isReviveState(s: State): s is ReviveState {
  return s.game === 'revive'
}

/** A card's operations, a branch replaced by the option that was chosen. */
function opsOf(card: CampaignCard, branch: number): readonly CampaignOp[] {
  return card.ops.flatMap((op) => (op.op === 'branch' ? (op.options[branch]?.ops ?? []) : [op]))
}

/** R26.2 Seats that gain the stars. */
function starred(s: ReviveState, { who, condition }: CampaignOp & { op: 'stars' }): number[] {
  const seats = s.players.map((_, seat) => seat)
  if (who === 'winner') return winnersOf(s)
  if (condition === undefined) return seats
  const counts = seats.map((seat) => count(s, seat, condition.count))
  const least = who === 'most' ? Math.max(1, ...counts) : (condition.atLeast ?? 1)
  return seats.filter((seat) => (counts[seat] ?? 0) >= least)
}

function unlocked(campaign: Campaign, { what, id }: CampaignOp & { op: 'unlock' }): Campaign {
  switch (what) {
    case 'tribe':
      return { ...campaign, tribes: [...campaign.tribes, id as TribeId] }
    case 'switch':
      return { ...campaign, switchSide: id as SwitchId }
    case 'moonSides':
      return { ...campaign, moonSides: true }
    case 'largeLocations':
      return { ...campaign, largeLocations: true }
    case 'vastCrystals':
      return { ...campaign, vastCrystals: true }
    case 'longGame':
      return { ...campaign, longGame: true }
    case 'draftArtifacts':
      return { ...campaign, draftArtifacts: true }
    default:
      return campaign
  }
}

/** R26.2 `campaignWinner`: most stars, all who are tied. */
export function leadersOf(campaign: Campaign): string[] {
  const most = Math.max(0, ...Object.values(campaign.stars))
  return Object.keys(campaign.stars).filter((name) => campaign.stars[name] === most)
}

/** Reads a saved campaign; null when the text is none. */
export function readCampaign(text: string): Campaign | null {
  try {
    const value: unknown = JSON.parse(text)
    const is = typeof value === 'object' && value !== null && 'schema' in value && value.schema === 'revive/campaign/1'
    return is ? (value as Campaign) : null
  } catch {
    return null
  }
}

/** A saved campaign with everything that one has; null when the text is none. */
export function readSaved(text: string): Campaign | null {
  const campaign = readCampaign(text)
  return campaign !== null && isWhole(campaign) ? campaign : null
}

type Fields = Readonly<Record<string, unknown>>

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const isTexts = (value: unknown): boolean => Array.isArray(value) && value.every((one) => typeof one === 'string')

const isNumbers = (value: unknown): boolean => Array.isArray(value) && value.every((one) => typeof one === 'number')

const isStars = (value: unknown): boolean =>
  isFields(value) && Object.values(value).every((one) => typeof one === 'number')

function isWhole(saved: unknown): boolean {
  if (!isFields(saved)) return false
  const { seed, names, chapter, tribes, switchSide, stars, played } = saved
  const flags = ['moonSides', 'largeLocations', 'vastCrystals', 'longGame', 'draftArtifacts']
  return (
    typeof seed === 'string' &&
    isTexts(names) &&
    Array.isArray(names) &&
    names.length >= 1 &&
    names.length <= 4 &&
    Number.isInteger(chapter) &&
    Number(chapter) >= 1 &&
    Number(chapter) <= CHAPTERS + 1 &&
    isTexts(tribes) &&
    typeof switchSide === 'string' &&
    flags.every((flag) => typeof saved[flag] === 'boolean') &&
    isStars(stars) &&
    Array.isArray(played) &&
    played.every(isChapter)
  )
}

function isChapter(record: unknown): boolean {
  if (!isFields(record)) return false
  const { chapter, names, totals, winners, stars } = record
  return Number.isInteger(chapter) && isTexts(names) && isNumbers(totals) && isTexts(winners) && isStars(stars)
}

/** Everybody at the table has stars of their own, be it none: a name like 'constructor' means no more than others. */
export function counted(campaign: Campaign): Campaign {
  const own = new Map(Object.entries(campaign.stars))
  for (const name of campaign.names) if (!own.has(name)) own.set(name, 0)
  return { ...campaign, stars: Object.fromEntries(own) }
}

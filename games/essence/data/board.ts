import type { Edition, EditionFlags, Letter, SegmentType } from './types.ts'

/** E1.3 The types with their colours and pattern letters, in the order used everywhere. */
export const types: readonly { readonly id: SegmentType; readonly colour: string; readonly letter: Letter }[] = [
  { id: 'military', colour: 'red', letter: 'R' },
  { id: 'magical', colour: 'purple', letter: 'P' },
  { id: 'economic', colour: 'yellow', letter: 'Y' },
  { id: 'cultural', colour: 'green', letter: 'G' },
  { id: 'political', colour: 'blue', letter: 'B' },
]

/** E2.2 Where the two editions differ. */
export const editions: Readonly<Record<Edition, EditionFlags>> = {
  revised: {
    endShards: { '2': 12, '3': 11, '4': 12, '5': 11 },
    moveScoring: 'modifiersOnly',
    reservedShift: 'right',
    advisorMustBeTaken: false,
    threatMax: 12,
  },
  draft: {
    endShards: { '2': 10, '3': 11, '4': 12, '5': 11 },
    moveScoring: 'full',
    reservedShift: 'left',
    advisorMustBeTaken: true,
    threatMax: null,
  },
}

/** The figures printed on the board and in the rules. */
export const boardFigures = {
  components: {
    gameBoard: 1,
    factionBoards: 5,
    followerCards: 40,
    advisorCards: 30,
    prophecyCards: 55,
    playerAidCards: 5,
    monumentCards: 14,
    locationCards: 76,
    palaceCards: 5,
    wealthTokens: 100,
    influenceTokens: 100,
    factionTokens: 60,
    exhaustionTokens: 40,
    otherTokens: {
      pass: 5,
      sandClock: 1,
      revenge: 5,
      foundation: 25,
      tradeAgreement: 1,
      embassy: 1,
      firstPlayer: 1,
      defense: 1,
    },
  },
  tracks: {
    essence: { min: 0, max: null, start: 0 },
    shards: { min: 0, max: null, start: 0 },
    attack: { min: 0, max: 20 },
    defense: { min: 0, max: 20 },
    threat: { min: 0, start: 0 },
  },
  factionTokens: {
    perPlayer: 12,
    usedByTracks: ['essence', 'shards', 'order', 'attack', 'defense'],
    freeForTreatiesAndReservations: 7,
  },
  foundations: { maxPerPlayer: 5 },
  prophecyRow: {
    slots: 6,
    lockedSlots: [1],
    pileSide: 'left',
    removeAtSetup: { '1': 6, '2': 6, '3': 0 },
    pileOrderTopToBottom: [1, 2, 3],
  },
  market: { locationsPerPlayer: 2, monumentsPerRound: 2, firstRoundExtraLocations: 2, firstRoundMonuments: 0 },
  advisors: { piles: 6, copiesEach: 5, wealthPerUnchosen: 1 },
  startingWealthByOrder: [0, 1, 2, 3, 4],
  passEssence: [1, 2, 3],
  swapScores: 1,
  shardsByRank: [3, 2, 1],
  finalProphecyShardsByRank: [4, 2, 1],
  revenge: { playerCounts: [4, 5], bonusShards: 1 },
  passDiscardWealthPerCard: 1,
  loot: { tokens: 1 },
  defenderDefenseGain: 1,
  threatGain: 1,
  embassy: { attackPenalty: 2 },
  tradeAgreement: { ownerDiscount: 1, wealthWhenOpponentSigns: 1 },
} as const

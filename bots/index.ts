/** Players that are not people. */

export {
  type Analysing,
  type Analysis,
  type AnalysisWish,
  analysing,
  type Option,
  type Point,
  type Quality,
  qualityOf,
  type TurningPoint,
  turningPoints,
  type Verdict,
} from './analysis.ts'
export {
  areApart,
  type Balance,
  balanceOf,
  isBeyond,
  isLabData,
  type LabData,
  type Pair,
  packed,
  pairsOf,
  type Standing,
  shares,
  Tally,
  togetherOf,
  unpacked,
} from './balance.ts'
export type { Bot, BotSpec, Thinking } from './bot.ts'
export { choose } from './bot.ts'
export { chancesOf, fitted, type Judged, reliability, valuesOf } from './chances.ts'
export { type GreedyStrength, greedyBot } from './greedy.ts'
export { levels, strengthOf } from './levels.ts'
export { botsAt, type Ended, type MatchPlan, PATIENCE, playMatch, seedFor } from './matches.ts'
export { botNamed, bots } from './named.ts'
export { type SearchStrength, searchBot } from './search.ts'
export { meanOf, type Rate, type Spread, spreadOf, wilson } from './statistics.ts'
export { type Fact, type Reading, readingOf, type Why, whySaid } from './why.ts'

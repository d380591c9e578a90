/** Bots, their levels, match play and game analysis. */

export { analyseGame } from './analyse-game.ts'
export {
  type Analysis,
  type AnalysisOption,
  type AnalysisOptions,
  type AnalysisPoint,
  type AnalysisRun,
  type Quality,
  qualityOf,
  type TurningPoint,
  turningPoints,
  type Verdict,
} from './analysis.ts'
export {
  type Balance,
  balanceOf,
  combinationsOf,
  differSignificantly,
  type GroupResult,
  isLabData,
  isSignificant,
  type LabData,
  type Pair,
  packed,
  pairsOf,
  Tally,
  unpacked,
  victoryShares,
} from './balance.ts'
export type { Bot, BotSpec, Thinking } from './bot.ts'
export { choose } from './bot.ts'
export { type CalibrationSample, chancesOf, fitConfidence, reliability, valuesOf } from './chances.ts'
export { type Explanation, explanationMessages, type Fact, type PositionReader, positionReader } from './explanation.ts'
export { type GreedyStrength, greedyBot } from './greedy.ts'
export { levels, strengthOf } from './levels.ts'
export { botsAt, LENGTH_ALLOWANCE, type MatchPlan, type MatchResult, playMatch, seedFor } from './matches.ts'
export { botNamed, bots } from './named.ts'
export { type SearchStrength, searchBot } from './search.ts'
export { meanOf, type Rate, type Spread, spreadOf, wilson } from './statistics.ts'

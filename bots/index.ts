/** Players that are not people. */

export { type Analysis, type AnalysisWish, analysing, type Point, type TurningPoint } from './analysis.ts'
export type { Bot, BotSpec, Patience, Thinking } from './bot.ts'
export { choose, chooseWithin } from './bot.ts'
export { chancesOf, fitted, type Judged, reliability, valuesOf } from './chances.ts'
export { type GreedyStrength, greedyBot } from './greedy.ts'
export { levels, strengthOf } from './levels.ts'
export { botNamed, bots } from './named.ts'
export { type SearchStrength, searchBot } from './search.ts'

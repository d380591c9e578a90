/** Players that are not people. */
export type { Bot, BotSpec, Patience, Thinking } from './bot.ts'
export { choose, chooseWithin } from './bot.ts'
export { type GreedyStrength, greedyBot } from './greedy.ts'
export { levels, strengthOf } from './levels.ts'
export { botNamed, bots } from './named.ts'
export { type SearchStrength, searchBot } from './search.ts'

/** Every kind of bot there is, weakest first. */
import type { BotSpec } from './bot.ts'
import { greedy } from './greedy.ts'
import { random } from './random.ts'

export type { Bot, BotSpec, Patience, Thinking } from './bot.ts'
export { choose, chooseWithin } from './bot.ts'
export { type GreedyStrength, greedyBot } from './greedy.ts'

export const bots: readonly BotSpec[] = [random, greedy]

export function botNamed(name: string): BotSpec | undefined {
  return bots.find((spec) => spec.name === name)
}

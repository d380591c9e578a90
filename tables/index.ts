/** Tables: the one core that page, terminal, protocol desk and server hold tables through. No input or output. */
export * from './calls.ts'
export { type Clock, type ClockTerms, flagOf, leftAt, nextFlag } from './clock.ts'
export * from './line.ts'
export { memoryHost } from './memory.ts'
export {
  type BotTrouble,
  botTicket,
  Minds,
  type MindsWish,
  type Pace,
  type Question,
  type Thinker,
} from './minds.ts'
export * from './online.ts'
export * from './project.ts'
export * from './records.ts'
export { orThrow, RefusedError, refusalIn } from './refused.ts'
export { botChance, newSeed, newTicket } from './seed.ts'
export { isSign, SIGNS, type Sign, signsOf } from './signs.ts'
export type * from './source.ts'
export { type Host, type Order, type Step, type Stir, Table } from './table.ts'

/** The rules kernel: the game contract and everything that works with any game. No dependencies, no I/O. */
export * from './advice.ts'
export * from './agenda.ts'
export * from './audit.ts'
export * from './chance.ts'
export * from './clone.ts'
export * from './compound.ts'
export * from './define.ts'
export * from './difference.ts'
export * from './foresee.ts'
export * from './game.ts'
export { german, germanForms, type Translation } from './german.ts'
export * from './grid/hex.ts'
export * from './grid/square.ts'
export * from './guide.ts'
export * from './hash.ts'
export * from './history.ts'
export * from './list.ts'
export { Memory } from './memory.ts'
export * from './message.ts'
export * from './notation.ts'
export * from './options.ts'
export * from './place.ts'
export * from './refusal.ts'
export {
  type CardVisibleTo,
  isHidden,
  masks,
  type PreviousView,
  type Secrets,
  unseenOf,
  type VisibleTo,
} from './secrets.ts'
export * from './speech.ts'
export * from './state.ts'
export * from './submit.ts'

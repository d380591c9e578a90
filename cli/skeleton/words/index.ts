export { words } from './en.ts'
export { speech } from './speech.ts'

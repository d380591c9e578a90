/** What Revive says: its messages, and their words in English. */
export { words } from './en.ts'
export { speech } from './speech.ts'

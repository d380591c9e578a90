/** The same in German; loaded by who speaks it. */
export { refusals } from './refusals.de.ts'
export { serverWords } from './server.de.ts'
export { whyWords } from './why.de.ts'

/** The German catalogs, loaded on demand. */
export { refusals } from './refusals.de.ts'
export { serverWords } from './server.de.ts'
export { whyWords } from './why.de.ts'

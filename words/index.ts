/** Words: the one renderer of messages, and the sentences of refusals that no game brings itself. */
export { refusals } from './refusals.en.ts'
export { type Said, saidBy } from './refused.ts'
export { type Lack, type Renderer, type RendererParts, rendererOf } from './renderer.ts'
export { serverWords } from './server.en.ts'
export { twinFaults } from './twins.ts'
export { whyWords } from './why.en.ts'

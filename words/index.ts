/** The message renderer, and the sentences for refusals outside the games. */
export { refusals } from './refusals.en.ts'
export { type RefusalText, refusalText } from './refused.ts'
export { type Renderer, type RendererParts, type RenderProblem, rendererOf } from './renderer.ts'
export { serverWords } from './server.en.ts'
export { translationFaults } from './translations.ts'
export { whyWords } from './why.en.ts'

import type { Words } from '@ludarium/kernel'
export const words: Words = { catalog: {}, rules: [] }

/** Games whose generic board has a kit. */
import type { Kit } from './kit.ts'

export const kits: Readonly<Record<string, () => Promise<Kit>>> = {
  scythe: async () => (await import('./scythe.ts')).kit,
  innovation: async () => (await import('./innovation.ts')).kit,
  revive: async () => (await import('./revive.ts')).kit,
}

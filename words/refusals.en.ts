/** What the kernel and the tables refuse, in English. Games say in their own catalogs what only their rules refuse. */
import type { Catalog } from '@ludarium/kernel'

export const refusals: Catalog = {
  'refusal.said': '{text}',
}

/** Events for the log; words/speech.ts puts them into words. `only` lists the seats that may see one. */
import type { Seat } from '@ludarium/kernel'

export type SkeletonEvent =
  | { readonly type: 'laid'; readonly seat: Seat; readonly card: string }
  | { readonly type: 'dropped'; readonly seat: Seat; readonly card: string }
  | { readonly type: 'took'; readonly seat: Seat; readonly card: string }
  | { readonly type: 'drew'; readonly seat: Seat }
  | { readonly type: 'saw'; readonly seat: Seat; readonly card: string; readonly only: readonly Seat[] }
  | { readonly type: 'market'; readonly card: string }

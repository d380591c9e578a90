/** The moves: one small record per click. */

export type SkeletonMove =
  /** G3.1 */
  | { readonly do: 'lay'; readonly card: string }
  /** G3.2 */
  | { readonly do: 'drop'; readonly card: string }
  /** G3.3 */
  | { readonly do: 'take'; readonly card: string }
  | { readonly do: 'draw' }

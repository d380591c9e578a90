/** How a thing on the board lies there now. Every drawing takes it; what it means for the eye is in pieces.css. */
export interface PieceState {
  /** A move of the reader's is made with it. */
  readonly legal?: boolean
  /** Under the pointer or focus, here or in the decision bar. */
  readonly hover?: boolean
  readonly selected?: boolean
  /** The move is being saved. */
  readonly pending?: boolean
  /** Why it cannot be done now. */
  readonly refused?: string
  readonly exhausted?: boolean
  /** Changed since the last look. */
  readonly fresh?: boolean
  /** The log line or the thing under the pointer speaks of it. */
  readonly spoken?: boolean
  /** The move a bot suggests. */
  readonly hinted?: boolean
}

/** As attributes for the style sheet; what does not hold is left out. */
export function marks(state: PieceState): Readonly<Record<`data-${string}`, true | undefined>> {
  return {
    'data-legal': state.legal || undefined,
    'data-hover': state.hover || undefined,
    'data-selected': state.selected || undefined,
    'data-pending': state.pending || undefined,
    'data-refused': state.refused !== undefined || undefined,
    'data-exhausted': state.exhausted || undefined,
    'data-fresh': state.fresh || undefined,
    'data-spoken': state.spoken || undefined,
    'data-hinted': state.hinted || undefined,
  }
}

export const IDLE: PieceState = {}

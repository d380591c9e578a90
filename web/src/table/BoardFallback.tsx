/** If a board throws while it is drawn, the table carries on with the generic board and says so. */
import { Component, type ReactNode } from 'react'
import { type LoadedGame, withSketch } from '../games.ts'
import { useWords } from '../words/context.tsx'

interface BoardFallbackProps {
  readonly game: LoadedGame
  /** Draws the table: with the game's own board first, with the generic board after an error. */
  children(game: LoadedGame): ReactNode
}

interface BoardFallbackState {
  readonly failed: boolean
  /** The game with the generic board, once that is loaded. */
  readonly sketched: LoadedGame | null
}

/** An error of the generic board itself goes to the next boundary. */
export class BoardFallback extends Component<BoardFallbackProps, BoardFallbackState> {
  override state: BoardFallbackState = { failed: false, sketched: null }

  static getDerivedStateFromError(): Partial<BoardFallbackState> {
    return { failed: true }
  }

  override componentDidCatch(): void {
    void withSketch(this.props.game).then((sketched) => this.setState({ sketched }))
  }

  override render(): ReactNode {
    const { failed, sketched } = this.state
    if (!failed) return this.props.children(this.props.game)
    return sketched !== null && this.props.children(sketched)
  }
}

/** Tells the player that this is not the game's own board. */
export function FallbackNotice({ game }: { readonly game: LoadedGame }): ReactNode {
  const t = useWords()
  if (!game.isFallback) return null
  return (
    <p className="board-fallback" role="status">
      {t('table.fallback', { game: game.entry.name })}
    </p>
  )
}

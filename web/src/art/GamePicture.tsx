/**
 * The picture on a game's box, drawn by us: 321 by 228 on the start page, a square thumbnail in lists. A file in
 * pictures/ bears the id of its game; a game without one gets a hand of cards in colours of its own.
 */
import { useId } from 'react'
import { HEIGHT, type Picture, WIDTH } from './brush.tsx'
import { PlainPicture } from './plain.tsx'

const pictures = import.meta.glob<Picture>('./pictures/*.tsx', { eager: true, import: 'picture' })

/** Fills its box and cuts what does not fit. Decoration: the game's name stands beside it. */
export default function GamePicture({ game, className }: { game: string; className?: string }) {
  const id = useId()
  const Drawing = pictures[`./pictures/${game}.tsx`]
  return (
    <svg
      className={`game-picture ${className ?? ''}`}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      {Drawing === undefined ? <PlainPicture id={id} game={game} /> : <Drawing id={id} />}
    </svg>
  )
}

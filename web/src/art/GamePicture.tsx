/**
 * The picture on a game's box, drawn by us: 321 by 228 on the start page, a square thumbnail in lists. A game without
 * one of its own gets a hand of cards in colours of its own.
 */
import { useId } from 'react'
import { HEIGHT, type Picture, WIDTH } from './pictures/brush.tsx'
import { EssencePicture } from './pictures/essence.tsx'
import { InnovationPicture } from './pictures/innovation.tsx'
import { PlainPicture } from './pictures/plain.tsx'
import { RevivePicture } from './pictures/revive.tsx'
import { ScythePicture } from './pictures/scythe.tsx'

const PICTURES: Readonly<Record<string, Picture>> = {
  essence: EssencePicture,
  innovation: InnovationPicture,
  scythe: ScythePicture,
  revive: RevivePicture,
}

/** Fills its box and cuts what does not fit. Decoration: the game's name stands beside it. */
export default function GamePicture({ game, className }: { game: string; className?: string }) {
  const id = useId()
  const Drawing = PICTURES[game]
  return (
    <svg
      className={className}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      {Drawing === undefined ? <PlainPicture id={id} game={game} /> : <Drawing id={id} />}
    </svg>
  )
}

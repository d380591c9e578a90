/** Things on a board in every state, on the page and on the table's cloth. */
import { Overlays } from '../../kit/pieces/Overlays.tsx'
import { Piece } from '../../kit/pieces/Piece.tsx'
import type { PieceState } from '../../kit/pieces/state.ts'
import { Sign } from '../../kit/signs/Sign.tsx'
import { useWords } from '../../words/context.tsx'
import type { GalleryPart } from '../registry.ts'
import { onToyBoard } from '../ToyBoard.tsx'

const STATES: Readonly<Record<string, PieceState>> = {
  idle: {},
  legal: { legal: true },
  hovered: { legal: true, hover: true },
  selected: { selected: true },
  pending: { pending: true },
  refused: { refused: 'You need 5 coins and have 3.' },
  exhausted: { exhausted: true },
  new: { fresh: true },
  spoken: { spoken: true },
  hinted: { legal: true, hinted: true },
}

function Card({ state }: { readonly state: PieceState }) {
  const t = useWords()
  const words = { t, rich: () => null, has: () => true, keys: () => [], language: 'en' }
  return (
    <span className="gallery-card">
      <Sign icon="trophy" tone="gold" /> Mill
      <Overlays state={state} words={words} />
    </span>
  )
}

export const gallery: GalleryPart = {
  name: 'Pieces',
  specimens: (['chrome', 'cloth'] as const).flatMap((on) =>
    Object.entries(STATES).map(([name, state]) =>
      onToyBoard(`Piece on ${on}, ${name}`, () => (
        <Piece name="field" label="Mill" state={state} on={on}>
          {(shown) => <Card state={shown} />}
        </Piece>
      )),
    ),
  ),
}

/** The hex map and what stands on it. */
import { HEX_SIDES } from '@ludarium/kernel'
import { HexMap } from '../../kit/hex/HexMap.tsx'
import { hexLayout } from '../../kit/hex/layout.ts'
import { MarkToken, Pill, SeatToken } from '../../kit/hex/tokens.tsx'
import { colourOf } from '../../table/seats.ts'
import type { GalleryPart } from '../registry.ts'
import { onToyBoard } from '../ToyBoard.tsx'

const PLACES = ['mill', 'harbour', 'tower', 'field', 'meadow', 'wood', 'hill'] as const
const HEXES = [{ q: 0, r: 0 }, ...HEX_SIDES].map(({ q, r }, n) => ({ q, r, id: PLACES[n] ?? '' }))
const LAYOUT = hexLayout(76)

const TOKENS = {
  'Seat token': <SeatToken icon="chat" size={36} colour={colourOf(0)} />,
  'Seat tokens, three': <SeatToken icon="chat" size={36} colour={colourOf(1)} count={3} />,
  'Token of nobody': <SeatToken icon={undefined} letter="A" size={36} colour={undefined} />,
  Mark: <MarkToken icon="trophy" colour={colourOf(2)} />,
  Pill: <Pill icon="trophy" n={4} />,
}

export const gallery: GalleryPart = {
  name: 'Hex maps',
  specimens: [
    onToyBoard(
      'Map with two legal hexes and a refused one',
      () => (
        <div className="gallery-room">
          <HexMap
            label="Map"
            hexes={HEXES}
            layout={LAYOUT}
            place={({ id }) => id}
            said={({ id }) => id}
            ground={() => <rect x="-38" y="-44" width="76" height="88" fill="var(--raised)" />}
          />
        </div>
      ),
      true,
    ),
    ...Object.entries(TOKENS).map(([name, token]) => ({
      name,
      Show: () => (
        <svg viewBox="-24 -24 48 48" width="72" height="72" role="img" aria-label={name}>
          {token}
        </svg>
      ),
    })),
  ],
}

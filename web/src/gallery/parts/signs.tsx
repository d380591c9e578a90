/** Icons and the shapes of seats. */
import { Icon } from '../../art/Icon.tsx'
import { SeatShape } from '../../art/SeatShape.tsx'
import { colourOf } from '../../table/seats.ts'
import type { GalleryPart } from '../registry.ts'

const ICONS = [
  'rules',
  'undo',
  'hint',
  'menu',
  'check',
  'close',
  'lock',
  'trophy',
  'chevron-down',
  'two-coins',
] as const
const SEATS = [0, 1, 2, 3, 4, 5, 6] as const

export const gallery: GalleryPart = {
  name: 'Icons and seats',
  specimens: [
    ...[14, 22, 32].map((size) => ({
      name: `Icons, ${size} px`,
      Show: () => (
        <div className="cluster">
          {ICONS.map((name) => (
            <Icon key={name} name={name} size={size} label={name} />
          ))}
        </div>
      ),
    })),
    ...[14, 24, 40].map((size) => ({
      name: `Seats, ${size} px`,
      Show: () => (
        <div className="cluster">
          {SEATS.map((seat) => (
            <SeatShape
              key={seat}
              colour={colourOf(seat)}
              size={size}
              label={`Seat ${seat + 1}`}
              text={size > 20 ? `${seat}` : ''}
            />
          ))}
        </div>
      ),
    })),
  ],
}

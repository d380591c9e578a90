/** Seat panels in their three forms, and figures. */
import type { GalleryPart } from '../../gallery/registry.ts'
import { colourOf } from '../../table/seats.ts'
import { Figure, type FigureShown, Figures } from './Figures.tsx'
import { SeatPanel } from './SeatPanel.tsx'

const FIGURES: readonly FigureShown[] = [
  { id: 'coins', label: 'Coins', value: 12, icon: 'two-coins', tone: 'wealth' },
  { id: 'cards', label: 'Cards', value: 0, icon: 'rules' },
  { id: 'hidden', label: 'Points', value: -1, icon: 'trophy', tone: 'gold' },
  { id: 'built', label: 'Built', value: 3, icon: 'trophy', unit: '/8' },
]
const [COINS = { id: '', label: '', value: 0 }] = FIGURES
const ROLE = 'Saxony Empire'
const LOOK = { name: 'Basalt', bot: true, own: false, colour: colourOf(1) }

export const gallery: GalleryPart = {
  name: 'Seats',
  specimens: [
    ...([undefined, 'line', 'block'] as const).flatMap((form) =>
      (['', 'acting', 'passed'] as const).map((state) => ({
        name: `Panel${form === undefined ? '' : `, ${form}`}${state === '' ? '' : `, ${state}`}`,
        Show: () => (
          <SeatPanel
            look={LOOK}
            form={form}
            acting={state === 'acting'}
            passed={state === 'passed'}
            role={ROLE}
            figures={<Figure of={COINS} />}
          >
            <Figures of={FIGURES} />
          </SeatPanel>
        ),
      })),
    ),
    { name: 'Figures', Show: () => <Figures of={FIGURES} /> },
    { name: 'Figures, named', Show: () => <Figures of={FIGURES} named /> },
  ],
}

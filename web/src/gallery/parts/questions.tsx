/** Every kind of question, with its answers. */
import { type ReactNode, useState } from 'react'
import { Amount } from '../../kit/questions/Amount.tsx'
import { Changes } from '../../kit/questions/Changes.tsx'
import { Choice, Choices } from '../../kit/questions/Choice.tsx'
import { Order } from '../../kit/questions/Order.tsx'
import { Pick } from '../../kit/questions/Pick.tsx'
import { Sealed } from '../../kit/questions/Sealed.tsx'
import { Sheet } from '../../kit/questions/Sheet.tsx'
import { Strip } from '../../kit/questions/Strip.tsx'
import { Sign } from '../../kit/signs/Sign.tsx'
import type { GalleryPart } from '../registry.ts'
import { onToyBoard, TOY_CHOICES } from '../ToyBoard.tsx'

/** Questions lie over a board: this is its room. */
function Room({ children }: { readonly children: ReactNode }): ReactNode {
  return <div className="gallery-room">{children}</div>
}

function AmountSpecimen({ most }: { readonly most: number }): ReactNode {
  const [n, setN] = useState(1)
  return <Amount sign={<Sign icon="trophy" tone="gold" />} label="Coins" n={n} most={most} onChange={setN} />
}

const coins = (value: number) => ({ id: 'coins', name: { key: 'scores.total' }, icon: 'trophy', value })

export const gallery: GalleryPart = {
  name: 'Questions',
  specimens: [
    ...(['fit', 'low', 'whole'] as const).map((size) =>
      onToyBoard(
        `Sheet, ${size}`,
        () => (
          <Room>
            <Sheet
              title="Where do you build?"
              aside="Round 3"
              size={size}
              note="Costs 2 coins."
              foot={<Choices of={TOY_CHOICES} />}
            >
              <p>The mill lies beside the river.</p>
            </Sheet>
          </Room>
        ),
        size !== 'fit',
      ),
    ),
    onToyBoard('Sheet in a corner', () => (
      <Room>
        <Sheet title="Upgrade" corner="bottom-left" foot={<Choices of={TOY_CHOICES.slice(0, 1)} />} />
      </Room>
    )),
    onToyBoard('Choice: legal, main, quiet', () => (
      <div className="cluster">
        {TOY_CHOICES.map((choice, n) => (
          <Choice key={choice.index} choice={choice} main={n === 1} quiet={n === 2} />
        ))}
      </div>
    )),
    onToyBoard('Amount', () => <AmountSpecimen most={4} />),
    onToyBoard('Amount, nothing to choose', () => <AmountSpecimen most={1} />),
    onToyBoard('Pick', () => (
      <Pick
        title="Take one"
        cards
        width="8rem"
        options={['mill', 'field'].map((place) => ({
          place,
          label: place,
          face: <span className="gallery-card">{place}</span>,
        }))}
      />
    )),
    onToyBoard('Order', () => (
      <Room>
        <Order title="Which effect comes first?" of={TOY_CHOICES} />
      </Room>
    )),
    onToyBoard('Sealed, one decides and one has decided', () => (
      <>
        <Sealed among={[1]} done={[]} />
        <Sealed among={[1]} done={[false, true]} />
      </>
    )),
    onToyBoard('Strip', () => (
      <Room>
        <Strip label="Answers" at="foot">
          <Choices of={TOY_CHOICES} />
        </Strip>
      </Room>
    )),
    onToyBoard('Changes', () => <Changes of={[{ figure: coins(3), after: coins(5) }]} />),
  ],
}

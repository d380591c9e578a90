/** Own goods, power and income in one line: a tablet's folded display, and the strip of a phone. */
import type { ReactNode } from 'react'
import { SeatShape } from '../../../art/SeatShape.tsx'
import { Figures } from '../../../kit/seats/Figures.tsx'
import { BoardProvider, useTable } from '../context.tsx'
import type { InnovationProps } from '../places.ts'
import { bookFigures, goodsOf } from '../seats/facts.tsx'
import { BowlLine, Points } from '../seats/Rival.tsx'
import { Income } from './Goods.tsx'

export function OwnLine(): ReactNode {
  const { looks, me, colour } = useTable()
  return (
    <div className="innovation-line cluster gap-5 grow">
      <SeatShape colour={colour(me)} size={20} />
      <b>{looks[me]?.name}</b>
      <Points of={me} />
      <Stock />
      <Income of={me} />
    </div>
  )
}

function Stock(): ReactNode {
  const { own, words } = useTable()
  return (
    <>
      <Figures of={goodsOf(own, words)} />
      <BowlLine bowls={own.bowls} />
      <Figures of={bookFigures(own, words, 18)} />
    </>
  )
}

/** Above a phone's decision. */
export function Strip(props: InnovationProps): ReactNode {
  return (
    <BoardProvider {...props}>
      <div className="innovation-strip">
        <Stock />
      </div>
    </BoardProvider>
  )
}

/** Own goods, power and income in one line: a tablet's folded display, and the strip of a phone. */
import { disciplines } from '@ludarium/innovation/data'
import type { ReactNode } from 'react'
import { SeatShape } from '../../../art/SeatShape.tsx'
import { BoardProvider, useTable } from '../context.tsx'
import { Book, GoodFigure } from '../parts/Signs.tsx'
import { BowlLine } from '../seats/Rival.tsx'
import type { InnovationProps } from '../targets.ts'
import { pointsOf } from '../view.ts'
import { Income } from './Goods.tsx'

export function OwnLine(): ReactNode {
  const { view, looks, me, colour, own, words } = useTable()
  return (
    <div className="i-line">
      <SeatShape colour={colour(me)} size={20} />
      <b>{looks[me]?.name}</b>
      <GoodFigure of="vp" n={pointsOf(view, me) ?? own.vp} label={words.t('good.vp')} size={17} />
      <Stock />
      <Income of={me} />
    </div>
  )
}

function Stock(): ReactNode {
  const { own, words } = useTable()
  return (
    <>
      <GoodFigure of="coin" n={own.coins} label={words.t('good.coin')} size={18} />
      <GoodFigure of="tool" n={own.tools} label={words.t('good.tool')} size={18} />
      <GoodFigure of="scholar" n={own.scholars} label={words.t('good.scholar')} size={18} />
      <BowlLine bowls={own.bowls} />
      {disciplines.map(({ id }, d) => {
        const n = own.books[d] ?? 0
        return (
          <span key={id} className="i-figure" data-none={n === 0 || undefined}>
            <Book of={id} size={18} />
            <b>{n}</b>
          </span>
        )
      })}
    </>
  )
}

/** Above a phone's decision. */
export function Strip(props: InnovationProps): ReactNode {
  return (
    <BoardProvider {...props}>
      <div className="i-strip">
        <Stock />
      </div>
    </BoardProvider>
  )
}

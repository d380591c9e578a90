/** Power and book actions of the table: tokens with cut corners, crossed when they are used. */
import { bookCost, booksOf, powerCost } from '@ludarium/innovation'
import { bookActionById, type PublicAction, powerActions } from '@ludarium/innovation/data'
import { type ReactNode, useRef } from 'react'
import { useMoved } from '../../../table/pieces/motion.ts'
import { Piece } from '../../../table/pieces/Piece.tsx'
import { useTable } from '../context.tsx'
import { keyed } from '../keyed.ts'
import { Effects } from '../parts/Gains.tsx'
import { Book, GoodSign } from '../parts/Signs.tsx'
import { place } from '../targets.ts'

export function Actions(): ReactNode {
  const { view, words, own } = useTable()
  const books = view.bookActions.flatMap((id) => bookActionById.get(id) ?? [])
  return (
    <div className="i-actions">
      <h4>
        {words.t('sketch.powerActions')} <span>{words.t('actions.power', { n: own.bowls[2] })}</span>
      </h4>
      <div className="i-action-row">
        {powerActions.map((action) => (
          <Action key={action.id} of={action} />
        ))}
      </div>
      <h4>
        {words.t('sketch.bookActions')} <span>{words.t('goods.books', { n: booksOf(own) })}</span>
      </h4>
      <div className="i-action-row">
        {books.map((action) => (
          <Action key={action.id} of={action} />
        ))}
      </div>
    </div>
  )
}

function Action({ of }: { readonly of: PublicAction }): ReactNode {
  const { view, words, own, refusals } = useTable()
  const used = view.usedActions.includes(of.id)
  const cross = useRef<SVGPathElement>(null)
  useMoved(used, () => cross.current?.animate({ strokeDashoffset: [1, 0] }, { duration: 160 }))
  const isBook = of.cost.book !== undefined
  const cost = isBook ? bookCost(view, of.id) : own.faction === '' ? (of.cost.power ?? 0) : powerCost(view, own, of.id)
  const name = place.action(of.id)
  const priced = isBook ? words.t('goods.books', { n: cost }) : words.t('goods.power', { n: cost })
  const label = words.t('sketch.action', { cost: priced, name: { key: `action.${of.id}` } })
  const why = refusals.get(name)?.text
  return (
    <Piece
      name={name}
      label={label}
      on="own"
      className="i-action"
      state={used ? { exhausted: true, refused: undefined } : undefined}
      about={{ title: label, lines: why === undefined ? [] : [why] }}
      peek={() => (
        <div className="i-hexcard">
          <h4>{label}</h4>
          {why !== undefined && <p className="i-why">{why}</p>}
        </div>
      )}
    >
      {(state) => (
        <>
          <span className="i-action-face">
            <span>
              {cost}
              {isBook ? <Book size={15} /> : <GoodSign of="power" size={13} />}
            </span>
            <span>
              {keyed(of.effects, (effect) => JSON.stringify(effect)).map(({ key, one }) => (
                <Effects key={key} effect={one} size={16} />
              ))}
            </span>
          </span>
          {state.exhausted && (
            <svg className="i-cross" viewBox="0 0 54 44" preserveAspectRatio="none" aria-hidden="true">
              <path ref={cross} pathLength="1" strokeDasharray="1" d="M8 6 46 38M46 6 8 38" />
            </svg>
          )}
        </>
      )}
    </Piece>
  )
}

/** Power and book actions of the table: tokens with cut corners, crossed when they are used. */
import { bookCost, booksOf, powerCost } from '@ludarium/innovation'
import { bookActionById, type PublicAction, powerActions } from '@ludarium/innovation/data'
import { type ReactNode, useRef } from 'react'
import { keyed } from '../../../kit/keyed.ts'
import { useMoved } from '../../../kit/pieces/motion.ts'
import { Piece } from '../../../kit/pieces/Piece.tsx'
import { useTable } from '../context.tsx'
import { Card } from '../parts/Card.tsx'
import { Effects } from '../parts/Gains.tsx'
import { Book, GoodSign } from '../parts/Signs.tsx'
import { place } from '../places.ts'

export function Actions(): ReactNode {
  const { view, words, own } = useTable()
  const books = view.bookActions.flatMap((id) => bookActionById.get(id) ?? [])
  return (
    <div className="innovation-actions rigid">
      <ActionRow title="sketch.powerActions" have={words.t('actions.power', { n: own.bowls[2] })} of={powerActions} />
      <ActionRow title="sketch.bookActions" have={words.t('goods.books', { n: booksOf(own) })} of={books} />
    </div>
  )
}

interface ActionRowProps {
  readonly title: string
  /** What the reader has to pay with. */
  readonly have: string
  readonly of: readonly PublicAction[]
}

function ActionRow({ title, have, of }: ActionRowProps): ReactNode {
  const { words } = useTable()
  return (
    <>
      <h4 className="row between type-3 strong">
        {words.t(title)} <span className="dim type-1">{have}</span>
      </h4>
      <div className="row gap-2">
        {of.map((action) => (
          <Action key={action.id} of={action} />
        ))}
      </div>
    </>
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
      className="innovation-action grow"
      state={used ? { exhausted: true, refused: undefined } : undefined}
      about={{ title: label, lines: why === undefined ? [] : [why] }}
      peek={() => <Card title={label} lines={[why]} />}
    >
      {(state) => (
        <>
          <span className="innovation-action-face stack gap-1">
            <span className="row gap-1 type-2 bold">
              {cost}
              {isBook ? <Book size={15} /> : <GoodSign of="power" size={13} />}
            </span>
            <span className="row gap-1 type-2 bold">
              {keyed(of.effects, (effect) => JSON.stringify(effect)).map(({ key, one }) => (
                <Effects key={key} effect={one} size={16} />
              ))}
            </span>
          </span>
          {state.exhausted && (
            <svg className="innovation-cross" viewBox="0 0 54 44" preserveAspectRatio="none" aria-hidden="true">
              <path ref={cross} pathLength="1" strokeDasharray="1" d="M8 6 46 38M46 6 8 38" stroke="var(--bad)" />
            </svg>
          )}
        </>
      )}
    </Piece>
  )
}

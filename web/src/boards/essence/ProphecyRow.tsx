/** The prophecy pile and the six fragments; what is met lights up on the island while one looks at a card. */
import { attackPreview, readPrice } from '@ludarium/essence'
import { type FragmentCard, fragmentById } from '@ludarium/essence/data'
import { type ReactNode, useCallback, useMemo } from 'react'
import { Icon } from '../../art/Icon.tsx'
import { SeatShape } from '../../art/SeatShape.tsx'
import { Piece, Region } from '../../kit/pieces/Piece.tsx'
import { FragmentCompact, FragmentFull, fragmentSaid } from './cards/fragment.tsx'
import { ROMAN } from './cards/portraits.ts'
import { usePiece, useTable } from './context.tsx'
import { type EssenceChoice, place } from './places.ts'
import { type Progress, progressOf, shownFragmentValue } from './view.ts'

export function ProphecyRow() {
  const { view, words } = useTable()
  return (
    <Region label={words.t('prophecy.title')} className="essence-prophecy-row">
      <Pile />
      {view.row.map((id, i) => {
        const card = fragmentById.get(id)
        // A slot is a place of its own: it may be empty, and cards slide through it.
        return card === undefined ? (
          <div key={place.slot(i + 1)} className="essence-empty-slot" />
        ) : (
          <Slot key={card.id} card={card} slot={i + 1} />
        )
      })}
    </Region>
  )
}

function Pile() {
  const { view, words } = useTable()
  const left = view.prophecies.length
  const top = view.prophecies[left - 1] ?? ''
  const value = shownFragmentValue(top, fragmentById)
  return (
    <div className="essence-prophecy-pile" data-empty={left === 0 || undefined}>
      <b className="essence-roman">{ROMAN[value as 1 | 2 | 3]}</b>
      <span>{words.t('prophecy.left', { n: left })}</span>
    </div>
  )
}

function Slot({ card, slot }: { readonly card: FragmentCard; readonly slot: number }) {
  const { view, own, me, words, looks, point } = useTable()
  const [choice] = usePiece(place.slot(slot)).choices
  const progress = useMemo(() => progressOf(own, card), [own, card])
  const cost = readPrice(view, me, card.id)
  const peek = useCallback(() => <FragmentFull card={card} words={words} />, [card, words])
  const said = useProgressWords(card, progress, slot, choice)
  const reserved = view.players.flatMap((player, seat) => (player.reserved === slot ? (looks[seat] ?? []) : []))
  const met = own.island.filter(({ x, y }) => progress.cells.some((cell) => cell.x === x && cell.y === y))
  const look = (on: boolean) => point(on ? met.map((segment) => place.segment(me, segment.card)) : [])
  return (
    <Piece
      name={place.slot(slot)}
      label={words.t('prophecy.slot', { slot, said: fragmentSaid(card, words), progress: said.words })}
      className="essence-fragment-piece"
      peek={peek}
      onLook={look}
      state={slot === 1 ? { refused: words.t('prophecy.locked') } : undefined}
    >
      {(state) => (
        <>
          <FragmentCompact
            card={card}
            words={words}
            state={slot === 1 ? state : { ...state, refused: undefined }}
            progress={{ met: slot === 1 ? undefined : progress.met, have: progress.have, cost, foot: said.foot }}
          />
          {reserved.length > 0 && (
            <span className="essence-reserved">
              {reserved.map((look) => (
                <SeatShape
                  key={look.name}
                  colour={look.colour}
                  size={16}
                  label={words.t('prophecy.reserved', { seat: look.name })}
                />
              ))}
            </span>
          )}
        </>
      )}
    </Piece>
  )
}

interface Said {
  readonly words: string
  readonly foot: ReactNode
}

/** The right side of a card's foot. */
function useProgressWords(
  card: FragmentCard,
  progress: Progress,
  slot: number,
  choice: EssenceChoice | undefined,
): Said {
  const { words, view, me } = useTable()
  const plain = (text: string): Said => ({ words: text, foot: text })
  if (choice?.move.do === 'read') return plain(words.t('prophecy.read'))
  if (choice?.move.do === 'reserve') return plain(words.t('prophecy.reserve'))
  if (choice?.move.do === 'attackMonster') {
    const preview = attackPreview(view, me, choice.move)
    return plain(
      preview?.outcome === 'success' ? words.t('attack.wins', { n: preview.essence }) : words.t('attack.fails'),
    )
  }
  if (slot === 1) {
    const text = words.t('prophecy.locked')
    return {
      words: text,
      foot: (
        <>
          <Icon name="lock" size="0.8em" /> {text}
        </>
      ),
    }
  }
  const { have, need, type } = progress
  const [{ req } = { req: 'pattern' }] = card.requires
  if (req === 'pattern') return plain(words.t('prophecy.placed', { have, need }))
  if (req === 'monster') return plain(words.t('prophecy.attack', { have, need }))
  if (req === 'spend') return plain(words.t('prophecy.have', { have }))
  if (req === 'sameType' && type !== null)
    return plain(words.t('prophecy.ofType', { have, need, type: words.t(`type.${type}`) }))
  return plain(words.t('prophecy.of', { have, need }))
}

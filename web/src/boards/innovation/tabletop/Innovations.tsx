/** Innovations on the slots of their disciplines, with what they cost the reader. */

import { innovationCost, innovationSlotsOf } from '@ludarium/innovation'
import { conversions, disciplines, type InnovationSlot, innovationById } from '@ludarium/innovation/data'
import type { ReactNode } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { SeatShape } from '../../../art/SeatShape.tsx'
import { useTable } from '../context.tsx'
import { Frames } from '../parts/Frames.tsx'
import { Amount, Book, useLetter } from '../parts/Signs.tsx'
import { place } from '../places.ts'
import { DISCIPLINE } from '../signs.ts'
import { takenFrom } from '../told.ts'
import { sum } from '../view.ts'
import { DisplayHead, Tile, worthNow } from './Tile.tsx'

export function Innovations(): ReactNode {
  const { view, words, own, me } = useTable()
  const slots = innovationSlotsOf(view)
  // Where no slot spans two disciplines there is no row for them.
  const top = Math.min(...slots.map(({ row }) => row))
  const first = view.innovations.findIndex((id) => id !== '')
  const cost = own.terrain < 0 || first < 0 ? null : innovationCost(view, me, first)
  return (
    <>
      <DisplayHead
        title={words.t('sketch.innovations')}
        note={
          cost === null
            ? ''
            : words.t('displays.innovations', {
                books: sum([...cost.books, cost.any]),
                extra: cost.any - (slots[first]?.books.any ?? 0),
                coins: cost.coins,
              })
        }
      />
      <div className="innovation-slots-grid">
        {slots.map((slot, n) => (
          <Slot key={slot.id} slot={slot} n={n} top={top} />
        ))}
      </div>
    </>
  )
}

/** Power for a book of any colour. */
const BOOK_PRICE = conversions.find(({ id }) => id === 'power-book')?.pay.power ?? 0

/** Columns of the four disciplines, two halves each so that a wide slot can span any two. */
function areaOf({ columns, row }: InnovationSlot, top: number): React.CSSProperties {
  const places = columns.map((column) => disciplines.findIndex(({ id }) => id === column))
  const area = { '--column': `${Math.min(...places) + 1} / ${Math.max(...places) + 2}`, '--row': row - top + 1 }
  return area as React.CSSProperties
}

interface SlotProps {
  readonly slot: InnovationSlot
  readonly n: number
  /** The first row in use. */
  readonly top: number
}

function Slot({ slot, n, top }: SlotProps): ReactNode {
  const table = useTable()
  const { view, words, own, me, choices, refusals } = table
  const letter = useLetter()
  const id = view.innovations[n] ?? ''
  const tile = innovationById.get(id)
  const [left, right] = slot.columns
  const colours = [left, right ?? left].map((one) => (one === undefined ? 'var(--faint)' : DISCIPLINE[one].fill))
  if (tile === undefined) return <Taken n={n} style={areaOf(slot, top)} />
  const cost =
    own.terrain < 0
      ? { books: disciplines.map((one) => slot.books[one.id] ?? 0), any: slot.books.any ?? 0, coins: 0 }
      : innovationCost(view, me, n)
  const lit = choices.has(place.tile(id))
  const missing = disciplines.findIndex((_, d) => (cost.books[d] ?? 0) > (own.books[d] ?? 0))
  const short = disciplines[missing]
  const worth = worthNow(table, id)
  const style = {
    ...areaOf(slot, top),
    '--left': colours[0],
    '--right': colours[1],
    '--ink': DISCIPLINE[left ?? 'banking'].ink,
  } as React.CSSProperties
  const noteParts = [
    ...disciplines.flatMap((one, d) =>
      (cost.books[d] ?? 0) > 0
        ? [words.t('goods.booksOf', { n: cost.books[d] ?? 0, discipline: { key: `discipline.${one.id}` } })]
        : [],
    ),
    words.t('goods.booksAny', { n: cost.any }),
  ]
  if (short !== undefined)
    noteParts.push(
      words.t('displays.short', {
        discipline: { key: `discipline.${short.id}` },
        need: cost.books[missing] ?? 0,
        have: own.books[missing] ?? 0,
      }),
      ...(own.bowls[2] >= BOOK_PRICE ? [words.t('displays.buy', { power: BOOK_PRICE })] : []),
    )
  return (
    <Tile id={id} kind="innovation" style={style} note={noteParts.join(', ')}>
      <span className="innovation-innovation-name nowrap type-2 bold">{words.t(`innovation.${id}`)}</span>
      <span className="innovation-tile-line row gap-2">
        <Frames of={tile} />
      </span>
      <span className="innovation-tile-line row gap-2">
        {disciplines.map((one, d) => {
          const books = cost.books[d] ?? 0
          return books === 0 ? null : (
            <span
              key={one.id}
              className="innovation-gain sign-group"
              data-short={books > (own.books[d] ?? 0) || undefined}
            >
              {books}
              <Book of={one.id} size={17} />
            </span>
          )
        })}
        <Amount n={cost.any} of="book" size={16} />
        {cost.coins > 0 && <Amount n={cost.coins} of="coin" />}
        {lit
          ? worth !== null && (
              <span className="innovation-tile-note innovation-good nowrap type-1 bold">
                {words.t('tile.worth', { vp: worth })}
              </span>
            )
          : refusals.has(place.tile(id)) && (
              <span className="innovation-tile-note inline gap-1 nowrap dim type-1">
                <Icon name="lock" size={11} />
                {short !== undefined && (
                  <span>
                    {words.t('displays.have', {
                      have: own.books[missing] ?? 0,
                      need: cost.books[missing] ?? 0,
                      letter: letter(short.id),
                    })}
                  </span>
                )}
              </span>
            )}
      </span>
    </Tile>
  )
}

/** An empty slot: what lay there, and who took it. */
function Taken({ n, style }: { readonly n: number; readonly style: React.CSSProperties }): ReactNode {
  const { words, view, log, colour, looks, me } = useTable()
  const taken = takenFrom(view, log, n)
  if (taken === null)
    return (
      <div className="innovation-taken row gap-3 dim type-1" style={style}>
        {words.t('displays.taken')}
      </div>
    )
  const { id, who } = taken
  return (
    <div className="innovation-taken row gap-3 dim type-1" style={style} title={words.t(`innovation.${id}.text`)}>
      <SeatShape colour={colour(who)} size={13} />
      <span className="stack gap-0">
        <b className="ellipsis strong">{words.t(`innovation.${id}`)}</b>
        {who === me
          ? words.t('displays.takenByYou')
          : words.t('displays.takenBy', { who: looks[who]?.name ?? words.t('sketch.automa') })}
      </span>
    </div>
  )
}

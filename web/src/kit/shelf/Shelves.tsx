/** Pieces of a game on their shelves: filtered, searched, compared, each with its rule and the way to the board. */
import { type ReactNode, useMemo, useState } from 'react'
import { Icon } from '../../art/Icon.tsx'
import type { Shelf, ShelfPiece, ShelfProps, Teller } from '../../table/board.ts'
import { useWords } from '../../words/context.tsx'

export interface ShelfParts extends ShelfProps {
  readonly shelf: Shelf
}

/** More are not compared side by side. */
const COMPARED = 3

export function isFound({ name, text, rule = '' }: ShelfPiece, wanted: string, words: Teller): boolean {
  return `${name} ${text} ${rule}`.toLocaleLowerCase(words.language).includes(wanted)
}

export function ShelfView(props: ShelfParts): ReactNode {
  const { shelf, words, Rule, Shows } = props
  const t = useWords()
  const { pieces, filters = [], View } = shelf
  const [filter, setFilter] = useState('')
  const [compared, setCompared] = useState<readonly string[]>([])
  if (View !== undefined)
    return (
      <Around {...props}>
        <View words={words} Rule={Rule} Shows={Shows} />
      </Around>
    )
  const shown = filter === '' ? pieces : pieces.filter(({ tags = [] }) => tags.includes(filter))
  const comparing = pieces.some(({ figures }) => figures !== undefined)
  const compare = (id: string): void =>
    setCompared((old) => (old.includes(id) ? old.filter((other) => other !== id) : [...old.slice(1 - COMPARED), id]))
  return (
    <>
      <div className="shelf-head">
        {filters.length > 0 && (
          <fieldset className="shelf-filters" aria-label={t('learn.filters')}>
            {[{ id: '', name: t('learn.all') }, ...filters].map(({ id, name }) => (
              <button key={id} type="button" aria-pressed={filter === id} onClick={() => setFilter(id)}>
                {name}
                <small>{id === '' ? pieces.length : pieces.filter(({ tags = [] }) => tags.includes(id)).length}</small>
              </button>
            ))}
          </fieldset>
        )}
        <Rule id={shelf.rule} />
        <Shows rule={shelf.rule} />
      </div>
      {comparing && <Comparison pieces={pieces.filter(({ id }) => compared.includes(id))} />}
      <Pieces {...props} pieces={shown} {...(comparing ? { compared, onCompare: compare } : {})} />
    </>
  )
}

function Around({ shelf, words, children }: Pick<ShelfParts, 'shelf' | 'words'> & { children: ReactNode }): ReactNode {
  return shelf.Around === undefined ? children : <shelf.Around words={words}>{children}</shelf.Around>
}

interface PiecesProps extends ShelfParts {
  readonly pieces: readonly ShelfPiece[]
  readonly compared?: readonly string[]
  onCompare?(id: string): void
}

/** The pieces in a grid. */
export function Pieces({ shelf, words, Rule, pieces, compared = [], onCompare }: PiecesProps): ReactNode {
  const t = useWords()
  const width = useMemo(
    () => (shelf.width === undefined ? undefined : ({ '--piece': `${shelf.width}rem` } as React.CSSProperties)),
    [shelf.width],
  )
  return (
    <Around shelf={shelf} words={words}>
      <ul className={`shelf ${shelf.told ? 'told' : ''}`} style={width}>
        {pieces.map((piece) => (
          <li key={piece.id} data-shelf-piece={piece.id}>
            <div className="shelf-picture">{piece.picture}</div>
            {!shelf.told && (
              <div className="shelf-words">
                <h3>{piece.name}</h3>
                {piece.text !== '' && <p>{piece.text}</p>}
              </div>
            )}
            {(piece.rule !== undefined || onCompare !== undefined) && (
              <div className="shelf-foot">
                {piece.rule !== undefined && <Rule id={piece.rule} />}
                {onCompare !== undefined && (
                  <button
                    type="button"
                    className="button small"
                    aria-pressed={compared.includes(piece.id)}
                    aria-label={t('learn.compare.of', { name: piece.name })}
                    onClick={() => onCompare(piece.id)}
                  >
                    {compared.includes(piece.id) && <Icon name="check" size={12} />}
                    {t('learn.compare')}
                  </button>
                )}
              </div>
            )}
          </li>
        ))}
      </ul>
    </Around>
  )
}

/** Two or three of them line by line; what differs stands out. */
export function Comparison({ pieces }: { readonly pieces: readonly ShelfPiece[] }): ReactNode {
  const t = useWords()
  const [first] = pieces
  if (first === undefined) return null
  if (pieces.length === 1) return <p className="shelf-one">{t('learn.compare.one', { name: first.name })}</p>
  const rows = (first.figures ?? []).map(({ name }, n) => ({
    name,
    values: pieces.map(({ figures = [] }) => figures[n]?.value ?? ''),
  }))
  return (
    <table className="shelf-table">
      <caption className="unseen">{t('learn.compare.title')}</caption>
      <thead>
        <tr>
          <td />
          {pieces.map(({ id, name }) => (
            <th key={id} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, values }) => (
          <tr key={name} data-differs={new Set(values).size > 1 || undefined}>
            <th scope="row">{name}</th>
            {values.map((value, n) => (
              <td key={pieces[n]?.id}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

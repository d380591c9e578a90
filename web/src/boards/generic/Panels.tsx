/** Boxes of a sketch: figures with icons, lines of label and value, cards with a name and what they do. */
import type { Message, SketchCard, SketchPanel } from '@ludarium/kernel'
import type { ReactNode } from 'react'
import { Icon } from '../../art/Icon.tsx'
import { pieceAt, useAnyBoard } from '../../kit/pieces/context.tsx'
import { Piece } from '../../kit/pieces/Piece.tsx'
import type { Teller } from '../../table/board.ts'
import type { Kit } from './kit.ts'

/** Figures longer than this take two columns. */
const SHORT = 3
/** A label and value longer than this together make all lines of the panel run on as text. */
const LONG = 26

type Line = SketchPanel['lines'][number]

interface PanelProps {
  readonly panel: SketchPanel
  /** The same panel at the reader's last look; undefined marks nothing. */
  readonly before: SketchPanel | undefined
  readonly words: Teller
  readonly kit: Kit
  /** Figures with their names, where nothing can be hovered. */
  readonly named?: boolean
}

const saidOf = (words: Teller, value: Message | number): string =>
  typeof value === 'number' ? String(value) : words.t(value)

/** Whether the line says something else than before. */
function isFresh(props: PanelProps, line: Line): boolean {
  const old = props.before?.lines.find(({ label }) => JSON.stringify(label) === JSON.stringify(line.label))
  return props.before !== undefined && JSON.stringify(old?.value) !== JSON.stringify(line.value)
}

/** Lines whose label has an icon; words beside a number are left to the tooltip. */
export function Figures(props: PanelProps & { lines: readonly Line[] }): ReactNode {
  const { words, kit, named = false } = props
  return (
    <dl className={`generic-icons ${named ? 'generic-named' : ''}`}>
      {props.lines.map((line) => {
        const look = kit.figures[line.label.key]
        if (look === undefined) return null
        const name = words.t(line.label)
        return (
          <div
            key={name}
            className={`${isFresh(props, line) ? 'generic-fresh' : ''} ${shortOf(words, line.value).length > SHORT ? 'generic-wide' : ''}`}
            title={`${name}: ${saidOf(words, line.value)}`}
          >
            <dt style={{ color: `var(--${look.tone})` }}>
              <Icon name={look.icon} size={17} />
              <span className={named ? '' : 'unseen'}>{name}</span>
            </dt>
            <dd>{named ? saidOf(words, line.value) : shortOf(words, line.value)}</dd>
          </div>
        )
      })}
    </dl>
  )
}

/** "2 of 8" and "3 (5 in the pool)" by their first figure: the tooltip says the rest. */
function shortOf(words: Teller, value: Message | number): string {
  const n = typeof value === 'number' ? value : value.params?.n
  return typeof n === 'number' ? String(n) : saidOf(words, value)
}

/** The first figures in a row, by name, where there are no icons. */
export function NamedFigures(props: { panel: SketchPanel; words: Teller; most: number }): ReactNode {
  const { panel, words, most } = props
  return (
    <dl className="generic-strip">
      {panel.lines.slice(0, most).map((line) => (
        <div key={JSON.stringify(line.label)}>
          <dt>{words.t(line.label)}</dt>
          <dd>{shortOf(words, line.value)}</dd>
        </div>
      ))}
    </dl>
  )
}

function Lines(props: PanelProps & { lines: readonly Line[] }): ReactNode {
  const { words } = props
  const said = props.lines.map((line) => ({ line, label: words.t(line.label), value: saidOf(words, line.value) }))
  const long = said.some(({ label, value }) => label.length + value.length > LONG)
  return (
    <dl className={`generic-lines ${long ? 'generic-long' : ''}`}>
      {said.map(({ line, label, value }, n) => (
        // Two lines may have the same label, e.g. two special actions used.
        <div key={`${label} ${String(n)}`} className={isFresh(props, line) ? 'generic-fresh' : ''}>
          <dt>{label}</dt> <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

const isMessage = (param: unknown): param is Message => typeof param === 'object' && param !== null && 'key' in param

/** A card by its name and what it does, where its message tells them apart. */
function CardInside(props: { card: Message; words: Teller }): ReactNode {
  const { card, words } = props
  const { name, text, cost } = card.params ?? {}
  if (!isMessage(name) || !isMessage(text)) return words.t(card)
  const price = cost === undefined ? null : words.t({ key: 'generic.list', params: { items: cost } })
  return (
    <>
      <strong>{words.t(name)}</strong> {price !== null && <em>{price} </em>}
      <span>{words.t(text)}</span>
    </>
  )
}

/** A card that moves are about can be pressed while one of them is legal, and says why when none is. */
function Card(props: { card: SketchCard; words: Teller; fresh: boolean }): ReactNode {
  const { card, words, fresh } = props
  const place = card.id ?? ''
  const { state } = pieceAt(useAnyBoard(), place)
  const inside = <CardInside card={card} words={words} />
  if (!state.legal && state.refused === undefined)
    return <li className={`${fresh ? 'generic-fresh' : ''} ${state.spoken ? 'generic-spoken' : ''}`}>{inside}</li>
  return (
    <li className="generic-live">
      <Piece name={place} label={words.t(card)} className="generic-card" state={{ fresh }}>
        {() => (
          <span>
            {inside}
            {state.refused !== undefined && (
              <small className="generic-why">
                <Icon name="lock" size="0.8em" /> {state.refused}
              </small>
            )}
          </span>
        )}
      </Piece>
    </li>
  )
}

/** The inside of a panel without its title. */
export function PanelInside(props: PanelProps): ReactNode {
  const { panel, kit, words } = props
  const pictured = panel.lines.filter((line) => kit.figures[line.label.key] !== undefined)
  const asFigures = pictured.length === panel.lines.length && panel.lines.length > 2
  const old = props.before === undefined ? null : new Set(props.before.cards.map((card) => JSON.stringify(card)))
  return (
    <>
      {panel.lines.length > 0 &&
        (asFigures ? <Figures {...props} lines={pictured} /> : <Lines {...props} lines={panel.lines} />)}
      {panel.cards.length > 0 && (
        <ul className="generic-deck">
          {panel.cards.map((card, n) => (
            <Card
              // Equal cards have no other identity than their place.
              key={`${JSON.stringify(card)} ${String(n)}`}
              card={card}
              words={words}
              fresh={old !== null && !old.has(JSON.stringify(card))}
            />
          ))}
        </ul>
      )}
    </>
  )
}

/** A panel that can be folded. */
export function Panel(props: PanelProps & { folded?: boolean }): ReactNode {
  return (
    <details className="generic-fold" open={props.folded !== true}>
      <summary>{props.words.t(props.panel.title)}</summary>
      <PanelInside {...props} />
    </details>
  )
}

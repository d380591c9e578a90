/** Any part of a state as tidy panels: figures as numbers, cards as chips, records as small sections. */
import { isHidden } from '@ludarium/kernel'
import type { ReactNode } from 'react'
import type { Teller } from '../../table/board.ts'
import { fieldName, nameOf } from './names.ts'

interface ValueProps {
  readonly words: Teller
  readonly field: string
  readonly value: unknown
  /** The same part at the reader's last look; undefined marks nothing. */
  readonly before: unknown
}

export type Kind = 'figure' | 'text' | 'cards' | 'numbers' | 'bag' | 'records' | 'record' | 'empty'

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export function kindOf(value: unknown): Kind {
  if (typeof value === 'number' || typeof value === 'boolean') return 'figure'
  if (typeof value === 'string') return value === '' ? 'empty' : 'text'
  if (Array.isArray(value)) {
    if (value.length === 0) return 'empty'
    if (value.every((item) => typeof item === 'string')) return 'cards'
    if (value.every((item) => typeof item === 'number' || typeof item === 'boolean')) return 'numbers'
    return 'records'
  }
  if (!isRecord(value)) return 'empty'
  const parts = Object.values(value)
  if (parts.length === 0) return 'empty'
  return parts.every((part) => typeof part === 'number' || typeof part === 'boolean') ? 'bag' : 'record'
}

function changed(props: ValueProps): boolean {
  return props.before !== undefined && JSON.stringify(props.before) !== JSON.stringify(props.value)
}

const partOf = (value: unknown, key: string): unknown => (isRecord(value) ? value[key] : undefined)

/** The fields of a record: figures first, in one grid; the rest below. */
export function Fields(props: {
  words: Teller
  record: Readonly<Record<string, unknown>>
  before: unknown
  skip?: readonly string[]
}): ReactNode {
  const { words, record, before, skip = [] } = props
  const entries = Object.entries(record).filter(([key]) => !skip.includes(key))
  const figures = entries.filter(([, value]) => kindOf(value) === 'figure' && value !== false)
  const texts = entries.filter(([, value]) => kindOf(value) === 'text')
  const rest = entries.filter(([, value]) => !['figure', 'text', 'empty'].includes(kindOf(value)))
  return (
    <>
      {figures.length > 0 && (
        <dl className="generic-figures">
          {figures.map(([field, value]) => (
            <Figure key={field} words={words} field={field} value={value} before={partOf(before, field)} />
          ))}
        </dl>
      )}
      {texts.length > 0 && (
        <dl className="generic-texts">
          {texts.map(([field, value]) => (
            <div key={field}>
              <dt>{fieldName(words, field)}</dt>
              <dd>{nameOf(words, String(value))}</dd>
            </div>
          ))}
        </dl>
      )}
      {rest.map(([field, value]) => (
        <Section key={field} words={words} field={field} value={value} before={partOf(before, field)} />
      ))}
    </>
  )
}

function Figure(props: ValueProps): ReactNode {
  const { words, field, value } = props
  return (
    <div className={changed(props) ? 'generic-fresh' : ''}>
      <dt>{fieldName(words, field)}</dt>
      <dd>{typeof value === 'boolean' ? words.t('option.yes') : value === -1 ? '–' : String(value)}</dd>
    </div>
  )
}

export function Section(props: ValueProps): ReactNode {
  const { words, field, value, before } = props
  return (
    <section className={`generic-section ${changed(props) ? 'generic-fresh' : ''}`}>
      <h4>
        {fieldName(words, field)}
        {Array.isArray(value) && <small>{value.length}</small>}
      </h4>
      <Inside words={words} field={field} value={value} before={before} />
    </section>
  )
}

/** Numbered lists longer than this are maps or tables of the rules' own; they are left to the map. */
const LONGEST = 24

function Inside(props: ValueProps): ReactNode {
  const { words, value, before } = props
  switch (kindOf(value)) {
    case 'cards':
      return <Chips words={words} cards={value as readonly string[]} />
    case 'numbers': {
      const list = value as readonly (number | boolean)[]
      return <p className="dim type-3">{list.slice(0, LONGEST).map(figure).join(' · ')}</p>
    }
    case 'bag':
    case 'record':
      return <Fields words={words} record={value as Readonly<Record<string, unknown>>} before={before} />
    case 'records':
      return (
        <ul className="generic-records">
          {(value as readonly unknown[]).slice(0, LONGEST).map((item, n) => (
            // Elements of a state's list have no other identity than their place.
            <li key={`${props.field} ${String(n)}`}>
              {isRecord(item) ? (
                <Fields words={words} record={item} before={Array.isArray(before) ? before[n] : undefined} />
              ) : (
                <Inside {...props} value={item} before={undefined} />
              )}
            </li>
          ))}
        </ul>
      )
    case 'text':
      return <Chips words={words} cards={[String(value)]} />
    default:
      return <p className="dim type-3">{String(value)}</p>
  }
}

function figure(value: number | boolean): string {
  if (typeof value === 'boolean') return value ? '●' : '○'
  return value === -1 ? '–' : String(value)
}

/** Cards by name, equal ones counted; those seen only from behind as one chip for each back. */
export function Chips(props: { words: Teller; cards: readonly string[] }): ReactNode {
  const counts = new Map<string, number>()
  for (const card of props.cards) counts.set(card, (counts.get(card) ?? 0) + 1)
  return (
    <ul className="generic-chips">
      {[...counts].map(([card, n]) => (
        <li key={card} className={isHidden(card) ? 'generic-hidden' : ''}>
          {isHidden(card) ? props.words.t('generic.hidden', { n }) : nameOf(props.words, card)}
          {!isHidden(card) && n > 1 && <b> ×{n}</b>}
        </li>
      ))}
    </ul>
  )
}

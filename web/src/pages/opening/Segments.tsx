/** One of a few, with its name before it. */
import type { ReactNode } from 'react'

interface SegmentsProps<T extends string> {
  readonly name: string
  readonly value: T
  readonly values: readonly T[]
  word(value: T): string
  onChange(value: T): void
}

export function Segments<T extends string>(props: SegmentsProps<T>): ReactNode {
  return (
    <div className="opening-row dim type-3">
      <span aria-hidden="true">{props.name}</span>
      <fieldset className="segments" aria-label={props.name}>
        {props.values.map((value) => (
          <button key={value} type="button" aria-pressed={value === props.value} onClick={() => props.onChange(value)}>
            {props.word(value)}
          </button>
        ))}
      </fieldset>
    </div>
  )
}

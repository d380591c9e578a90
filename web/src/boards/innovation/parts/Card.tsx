/** The large card of a thing, and rows of words with figures. */
import type { ReactNode } from 'react'

interface CardProps {
  readonly title: string
  readonly lines?: readonly (string | undefined)[]
  readonly children?: ReactNode
}

export function Card({ title, lines = [], children }: CardProps): ReactNode {
  return (
    <div className="innovation-hexcard stack gap-2 type-3">
      <h4 className="type-5 strong">{title}</h4>
      {lines.map(
        (line) =>
          line !== undefined && (
            <p key={line} className="dim">
              {line}
            </p>
          ),
      )}
      {children}
    </div>
  )
}

export function Rows({ children }: { readonly children: ReactNode }): ReactNode {
  return <ul className="innovation-hexrows stack gap-1">{children}</ul>
}

export function Row({ name, children }: { readonly name: ReactNode; readonly children: ReactNode }): ReactNode {
  return (
    <li className="row between gap-5">
      <span>{name}</span>
      <span className="inline strong">{children}</span>
    </li>
  )
}

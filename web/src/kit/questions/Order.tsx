/** Which of several effects comes first; the rest are asked again. */
import type { ReactNode } from 'react'
import type { BoardChoice } from '../../table/board.ts'
import { Choice } from './Choice.tsx'
import { Sheet } from './Sheet.tsx'

export function Order(props: { readonly title: string; readonly of: readonly BoardChoice[] }): ReactNode {
  return (
    <Sheet title={props.title}>
      <ul className="cluster">
        {props.of.map((choice) => (
          <li key={choice.text}>
            <Choice choice={choice} />
          </li>
        ))}
      </ul>
    </Sheet>
  )
}

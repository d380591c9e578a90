/** "3 → 5" for each figure that a choice changes. */
import type { ReactNode } from 'react'
import { Icon } from '../../art/Icon.tsx'
import { shownFigure } from '../../table/advice.ts'
import type { FigureChange } from '../../table/foresight.ts'
import { useAnyBoard } from '../pieces/context.tsx'

export function Changes({ of, most = 6 }: { readonly of: readonly FigureChange[]; readonly most?: number }): ReactNode {
  const { words } = useAnyBoard()
  return (
    <span className="cluster gap-5 nowrap">
      {of.slice(0, most).map(({ figure, after }) => (
        <b key={figure.id}>
          <span className="sign" style={{ ['--tone' as string]: `var(--${figure.tone ?? 'neutral'})` }}>
            <Icon name={figure.icon ?? 'star'} size={14} label={words.t(figure.name)} />
          </span>{' '}
          {shownFigure(figure.value, words.t)} → {after === null ? '?' : shownFigure(after.value, words.t)}
        </b>
      ))}
    </span>
  )
}

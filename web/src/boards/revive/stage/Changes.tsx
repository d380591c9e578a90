/** "3 → 5" for each figure that changes. */
import type { ReactNode } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { shownFigure } from '../../../table/advice.ts'
import type { Change } from '../../../table/foresight.ts'
import { useTable } from '../context.tsx'

export function Changes({ of, most = 6 }: { readonly of: readonly Change[]; readonly most?: number }): ReactNode {
  const { words } = useTable()
  return (
    <span className="rv-changes">
      {of.slice(0, most).map(({ figure, after }) => (
        <span key={figure.id}>
          <span className="sign" style={{ ['--tone' as string]: `var(--${figure.tone ?? 'neutral'})` }}>
            <Icon name={figure.icon ?? 'star'} size={14} label={words.t(figure.name)} />
          </span>
          <b>
            {shownFigure(figure.value, words.t)} → {after === null ? '?' : shownFigure(after.value, words.t)}
          </b>
        </span>
      ))}
    </span>
  )
}

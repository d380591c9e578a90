/** A sheet over the map: it leaves the own board free and can be folded away to look at the map. */
import { type ReactNode, useId, useState } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { reachable } from '../../../parts/reachable.ts'
import { useTable } from '../context.tsx'
import './stage.css'

export function Sheet(props: {
  readonly title: ReactNode
  readonly aside?: ReactNode
  readonly children: ReactNode
  /** 'low': leaves the upper part of the map in sight. */
  readonly height?: 'whole' | 'low'
  readonly className?: string
}): ReactNode {
  const { words } = useTable()
  const [folded, setFolded] = useState(false)
  const id = useId()
  return (
    <section
      className={`rv-sheet ${props.height ?? 'whole'} ${props.className ?? ''}`}
      data-folded={folded || undefined}
      aria-labelledby={id}
    >
      <header>
        <h2 id={id}>{props.title}</h2>
        {props.aside !== undefined && <span>{props.aside}</span>}
        <button type="button" className="button" aria-expanded={!folded} onClick={() => setFolded(!folded)}>
          <Icon name={folded ? 'chevron-up' : 'eye'} size={15} />
          {words.t(folded ? 'sheet.back' : 'sheet.look')}
        </button>
      </header>
      {!folded && (
        <div className="rv-sheet-body" ref={reachable}>
          {props.children}
        </div>
      )}
    </section>
  )
}

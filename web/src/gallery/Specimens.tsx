/** Specimens side by side, each with its name. */
import type { ReactNode } from 'react'
import type { Specimen } from './registry.ts'

/** Marked when everything is there, for tests. */
export function Specimens({ specimens }: { readonly specimens: readonly Specimen[] }): ReactNode {
  return (
    <div className="gallery-specimens" data-ready={specimens.length}>
      {specimens.map(({ name, wide, Show }) => (
        <section key={name} className="specimen" data-wide={wide || undefined} aria-label={name}>
          <h2>{name}</h2>
          <div className="specimen-body">
            <Show />
          </div>
        </section>
      ))}
    </div>
  )
}

/** Every named thing of a game, by kind, out of its catalog. */
import type { ReactNode } from 'react'
import type { GalleryProps } from '../../table/board.ts'
import { plain } from './names.ts'

/** Kinds of sentences, not of things. */
const SENTENCES =
  /^(move|prompt|event|why|group|score|rule|option|settings|log|table|nav|start|game|tables|new|bot|tab|scores|rules|curtain|replay|learn|about|menu|zoom|generic|missing|oops|theme|name|title|seat|refused|confirm|warn)$/

export function GenericGallery(props: GalleryProps & { keys?: readonly string[] }): ReactNode {
  const { words, search } = props
  const kinds = new Map<string, string[]>()
  for (const key of words.keys()) {
    const [kind = '', id] = key.split('.', 2)
    if (id === undefined || SENTENCES.test(kind) || key.split('.').length > 2) continue
    const name = words.t(key)
    if (!name.toLowerCase().includes(search) || name.includes('{')) continue
    kinds.set(kind, [...(kinds.get(kind) ?? []), name])
  }
  return (
    <div className="g-gallery">
      {[...kinds].map(([kind, names]) => (
        <section key={kind} className="panel g-panel">
          <h3>
            {words.has(`kind.${kind}`) ? words.t(`kind.${kind}`) : plain(kind)} <small>{names.length}</small>
          </h3>
          <ul className="g-chips">
            {names.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

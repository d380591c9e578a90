/** The components of a game by kind, out of its catalog: an icon, a name and what it does. */
import type { ReactNode } from 'react'
import { Icon } from '../../art/Icon.tsx'
import type { GalleryProps, Teller } from '../../table/board.ts'
import type { Kit } from './kit.ts'

interface Component {
  readonly key: string
  readonly name: string
  readonly text: string
}

/** Things of a kind: 'objective.3' is one, 'objective.3.text' what it says. */
function componentsOf(words: Teller, kind: string, search: string): Component[] {
  const found = new Map<string, Component>()
  for (const key of words.keys()) {
    const [own, id, more] = key.split('.')
    if (own !== kind || id === undefined || more !== undefined) continue
    const name = words.t(key)
    const texts = [`${key}.text`, `${kind}Text.${id}`].filter((one) => words.has(one))
    const text = texts.map((one) => words.t(one)).join(' ')
    // Sentences that want figures are no names.
    if (!`${name}${text}`.includes('{') && `${name} ${text}`.toLowerCase().includes(search)) {
      found.set(`${name} ${text}`, { key, name, text })
    }
  }
  return [...found.values()]
}

export function GenericGallery(props: GalleryProps & { kit: Kit }): ReactNode {
  const { words, search, kit } = props
  return (
    <div className="g-gallery">
      {kit.gallery.map(([kind, icon]) => {
        const components = componentsOf(words, kind, search)
        if (components.length === 0) return null
        return (
          <section key={kind}>
            <h3>
              {words.t(`kind.${kind}`)} <small>{components.length}</small>
            </h3>
            <ul className="g-cards">
              {components.map((one) => (
                <li key={one.key}>
                  <Icon name={icon} size={22} />
                  <span>
                    <strong>{one.name}</strong>
                    {one.text !== '' && <span>{one.text}</span>}
                  </span>
                </li>
              ))}
            </ul>
          </section>
        )
      })}
    </div>
  )
}

/** The components of a game by kind, out of its catalog: an icon, a name and what it does. */
import { Icon } from '../../art/Icon.tsx'
import type { Shelf, ShelfPiece, Teller } from '../../table/board.ts'
import type { Kit } from './kit.ts'

/** Things of a kind: 'objective.3' is one, 'objective.3.text' what it says. */
function piecesOf(words: Teller, kind: string, icon: string): ShelfPiece[] {
  const found = new Map<string, ShelfPiece>()
  for (const key of words.keys()) {
    const [own, id, more] = key.split('.')
    if (own !== kind || id === undefined || more !== undefined) continue
    const name = words.t(key)
    const texts = [`${key}.text`, `${kind}Text.${id}`].filter((one) => words.has(one))
    const text = texts.map((one) => words.t(one)).join(' ')
    // Sentences that want figures are no names.
    if (!`${name}${text}`.includes('{'))
      found.set(`${name} ${text}`, { id, name, text, picture: <Icon name={icon} size={28} /> })
  }
  return [...found.values()]
}

export function kitShelves(words: Teller, kit: Kit): readonly Shelf[] {
  return kit.gallery
    .map(([kind, icon]): Shelf => {
      return { id: kind, name: words.t(`kind.${kind}`), rule: '', pieces: piecesOf(words, kind, icon) }
    })
    .filter(({ pieces }) => pieces.length > 0)
}

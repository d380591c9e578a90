/** What lies in somebody's open discard pile, and how many cards are hidden elsewhere. */
import type { Player } from '@ludarium/essence'
import { characterById } from '@ludarium/essence/data'
import { keyed } from '../../kit/keyed.ts'
import type { Teller } from '../../table/board.ts'
import { CharacterToken, characterName } from './cards/character.tsx'

const cardsOf = (player: Player) => player.discard.flatMap((id) => characterById.get(id) ?? [])

export function PileList({ player, words }: { readonly player: Player; readonly words: Teller }) {
  return (
    <div className="essence-pile-list">
      <span>
        {words.t('hand.cards', { n: player.hand.length })}, {words.t('hand.pile', { n: player.pile.length })}
      </span>
      <b>{words.t('hand.discard', { n: player.discard.length })}</b>
      {keyed(cardsOf(player), (card) => card.id).map(({ key, one }) => (
        <span key={key}>
          <i>
            <CharacterToken card={one} />
          </i>
          {characterName(one, words)}
        </span>
      ))}
    </div>
  )
}

export function pilesSaid(player: Player, words: Teller): string {
  const names = cardsOf(player).map((card) => characterName(card, words))
  const counts = [
    words.t('hand.cards', { n: player.hand.length }),
    words.t('hand.pile', { n: player.pile.length }),
    words.t('hand.discard', { n: player.discard.length }),
  ]
  return names.length === 0 ? counts.join(', ') : `${counts.join(', ')}: ${names.join(', ')}`
}

/** Printed on the cloth: the structure bonus of this game, and what is left in the decks. */
import { bonusTileOf, measure } from '@ludarium/scythe'
import type { ReactNode } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { SeatShape } from '../../../art/SeatShape.tsx'
import { useTable } from '../context.tsx'
import { Sign } from '../parts/Figure.tsx'

export const TILE_ICONS: Readonly<Record<string, readonly string[]>> = {
  adjacentTunnels: ['tunnel', 'hammer-nails'],
  adjacentLakes: ['wave-crest', 'hammer-nails'],
  adjacentEncounters: ['conversation', 'hammer-nails'],
  onTunnels: ['hammer-nails', 'tunnel'],
  longestRow: ['hammer-nails', 'arrow-right'],
  onFarmsOrTundras: ['hammer-nails', 'wheat', 'oil-drum'],
}

export function BonusTile(): ReactNode {
  const { view, looks, words, me } = useTable()
  const tile = bonusTileOf(view, view.bonusTile)
  const tierOf = (seat: number): number => {
    const n = measure(tile, view.players[seat]?.structures ?? [])
    return tile.tiers.findLastIndex(({ min }) => n >= min)
  }
  return (
    <section
      className="scythe-clothcard row gap-0 type-2 on-dark scythe-tile"
      title={words.t(`tile.${tile.id}`)}
      aria-label={words.t(`tile.${tile.id}`)}
    >
      <span className="scythe-tile-name">
        <span>
          {(TILE_ICONS[tile.id] ?? []).map((icon) => (
            <Icon key={icon} name={icon} size={15} />
          ))}
        </span>
        {words.t(`tile.short.${tile.id}`)}
      </span>
      {tile.tiers.map(({ min, coins }, n) => (
        <span key={min} className="scythe-tile-place">
          <span className="scythe-tile-seats">
            {looks.map(
              (look, seat) =>
                tierOf(seat) === n && <SeatShape key={look.name} colour={look.colour} size={9} label={look.name} />,
            )}
          </span>
          <span className="scythe-tile-tier" data-own={tierOf(me) === n || undefined}>
            <i>{min}+</i>
            <b>
              <Sign of="coins" size={12} label={words.t('figure.coins')} />
              {coins}
            </b>
          </span>
        </span>
      ))}
    </section>
  )
}

export function Decks(): ReactNode {
  const { view, words } = useTable()
  const decks = [
    ['combatCards', 'deck.combat', view.combatDeck.length],
    ['encounter', 'deck.encounter', view.encounterDeck.length],
    ['factory', 'deck.factory', view.factory.length],
  ] as const
  return (
    <section className="scythe-clothcard row gap-0 type-2 on-dark scythe-decks" aria-label={words.t('deck.title')}>
      {decks.map(([of, key, n]) => (
        <span key={of} title={words.t(key, { n })}>
          <Sign of={of} size={15} label={words.t(key, { n })} />
          <b>{n}</b>
        </span>
      ))}
    </section>
  )
}

/** Who it is, coins, tools, scholars, books and the income to come. Books are pressed when some are chosen or paid. */
import { nextIncome, type Player } from '@ludarium/innovation'
import { disciplines } from '@ludarium/innovation/data'
import type { ReactNode } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { SeatShape } from '../../../art/SeatShape.tsx'
import { Piece } from '../../../kit/pieces/Piece.tsx'
import { Figures } from '../../../kit/seats/Figures.tsx'
import { useTable } from '../context.tsx'
import { Gains } from '../parts/Gains.tsx'
import { Book, GoodSign } from '../parts/Signs.tsx'
import { TerrainHex } from '../parts/Terrain.tsx'
import { place } from '../places.ts'
import { gainedOf, goodFigure, goodsOf } from '../seats/facts.tsx'
import { Points } from '../seats/Rival.tsx'
import { terrainName } from '../view.ts'

export function Goods({ of, onClose }: { readonly of: number; onClose?(): void }): ReactNode {
  const { view, words, looks, colour, me } = useTable()
  const player = view.players[of]
  const look = looks[of]
  if (player === undefined || look === undefined) return null
  const terrain = terrainName(player.terrain)
  const [key, bridge] = gainedOf(player, words)
  const rest = [key, bridge, goodFigure('annex', player.annexes, words.t('good.annex'))].filter(
    (one) => one !== undefined,
  )
  return (
    <div
      className="innovation-panel panel innovation-goods stack gap-1"
      style={{ ['--seat' as string]: colour(of).fill }}
    >
      <header className="row" data-seat-sign>
        <SeatShape colour={colour(of)} size={20} />
        <b className="ellipsis type-5 strong" data-seat-name>
          {look.name}
        </b>
        {of === me && onClose === undefined && <span className="chip you">{words.t('table.you')}</span>}
        <span className="innovation-vp type-7 bold">
          <Points of={of} />
        </span>
        {onClose !== undefined && (
          <button type="button" className="button icon quiet" aria-label={words.t('own.close')} onClick={onClose}>
            <Icon name="close" size={13} />
          </button>
        )}
      </header>
      <p className="innovation-role row gap-3 nowrap dim type-2">
        {terrain !== undefined && <TerrainHex of={terrain} size={16} />}
        {terrain === undefined
          ? words.t('own.unknown')
          : words.t('own.role', {
              faction: { key: player.faction === '' ? 'own.unknown' : `faction.${player.faction}` },
              terrain: { key: `terrain.${terrain}` },
            })}
      </p>
      <Figures of={goodsOf(player, words)} className="type-6" />
      <Books of={of} player={player} />
      <Figures of={rest} className="type-2">
        <span className="inline gap-2 nowrap dim type-1">
          {words.t('own.pool', { n: player.pool })} <GoodSign of="scholar" size={13} />
        </span>
      </Figures>
      <Income of={of} />
    </div>
  )
}

function Books({ of, player }: { readonly of: number; readonly player: Player }): ReactNode {
  const { words, me } = useTable()
  return (
    <div className="row gap-2">
      {disciplines.map(({ id }, d) => {
        const n = player.books[d] ?? 0
        const label = words.t('goods.booksOf', { n, discipline: { key: `discipline.${id}` } })
        return (
          <Piece
            key={id}
            name={of === me ? place.book(id) : ''}
            label={label}
            className="innovation-bookpile grow"
            about={{ title: label, lines: [] }}
          >
            {() => (
              <span className="row gap-2 type-5 bold" data-none={n === 0 || undefined}>
                <Book of={id} size={19} />
                <b>{n}</b>
              </span>
            )}
          </Piece>
        )
      })}
    </div>
  )
}

export function Income({ of }: { readonly of: number }): ReactNode {
  const { view, words } = useTable()
  const income = nextIncome(view, of)
  return (
    <p className="innovation-income row gap-3">
      <span className="dim type-1">{words.t('own.income')}</span>
      <Gains gain={income} size={13} />
    </p>
  )
}

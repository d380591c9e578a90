/** Who it is, coins, tools, scholars, books and the income to come. Books are pressed when some are chosen or paid. */
import { nextIncome, type Player, unusedKeys } from '@ludarium/innovation'
import { disciplines } from '@ludarium/innovation/data'
import type { ReactNode } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { SeatShape } from '../../../art/SeatShape.tsx'
import { useCount } from '../../../table/pieces/motion.ts'
import { Piece } from '../../../table/pieces/Piece.tsx'
import { useTable } from '../context.tsx'
import { Gains } from '../parts/Gains.tsx'
import { Book, GoodFigure, GoodSign } from '../parts/Signs.tsx'
import { TerrainHex } from '../parts/Terrain.tsx'
import type { Good } from '../signs.ts'
import { place } from '../targets.ts'
import { pointsOf, terrainName } from '../view.ts'

export function Goods({ of, onClose }: { readonly of: number; onClose?(): void }): ReactNode {
  const { view, words, looks, colour, me } = useTable()
  const player = view.players[of]
  const look = looks[of]
  if (player === undefined || look === undefined) return null
  const terrain = terrainName(player.terrain)
  return (
    <div className="i-panel i-goods" style={{ ['--seat' as string]: colour(of).fill }}>
      <header data-seat-sign>
        <SeatShape colour={colour(of)} size={20} />
        <b data-seat-name>{look.name}</b>
        {of === me && onClose === undefined && <span className="chip you">{words.t('table.you')}</span>}
        <span className="i-vp" title={words.t('good.vp')}>
          <GoodSign of="vp" size={18} />
          {pointsOf(view, of)}
          <span className="unseen"> {words.t('good.vp')}</span>
        </span>
        {onClose !== undefined && (
          <button type="button" className="button icon quiet" aria-label={words.t('own.close')} onClick={onClose}>
            <Icon name="close" size={13} />
          </button>
        )}
      </header>
      <p className="i-role">
        {terrain !== undefined && <TerrainHex of={terrain} size={16} />}
        {terrain === undefined
          ? words.t('own.unknown')
          : words.t('own.role', {
              faction: { key: player.faction === '' ? 'own.unknown' : `faction.${player.faction}` },
              terrain: { key: `terrain.${terrain}` },
            })}
      </p>
      <div className="i-goods-main">
        <Amount of="coin" n={player.coins} size={20} />
        <Amount of="tool" n={player.tools} size={20} />
        <Amount of="scholar" n={player.scholars} size={21} />
      </div>
      <Books of={of} player={player} />
      <div className="i-goods-rest">
        <GoodFigure of="key" n={unusedKeys(player)} label={words.t('good.key')} />
        <GoodFigure of="bridge" n={player.bridges} label={words.t('good.bridge')} size={16} />
        <GoodFigure of="annex" n={player.annexes} label={words.t('good.annex')} none={player.annexes === 0} />
        <span className="i-pool">
          {words.t('own.pool', { n: player.pool })} <GoodSign of="scholar" size={13} />
        </span>
      </div>
      <Income of={of} />
    </div>
  )
}

function Amount({ of, n, size }: { readonly of: Good; readonly n: number; readonly size: number }): ReactNode {
  const { words } = useTable()
  return <GoodFigure of={of} n={useCount(n)} label={words.t(`good.${of}`)} size={size} />
}

function Books({ of, player }: { readonly of: number; readonly player: Player }): ReactNode {
  const { words, me } = useTable()
  return (
    <div className="i-books">
      {disciplines.map(({ id }, d) => {
        const n = player.books[d] ?? 0
        const label = words.t('goods.booksOf', { n, discipline: { key: `discipline.${id}` } })
        return (
          <Piece
            key={id}
            name={of === me ? place.book(id) : ''}
            label={label}
            className="i-bookpile"
            about={{ title: label, lines: [] }}
          >
            {() => (
              <span data-none={n === 0 || undefined}>
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
    <p className="i-income">
      <em>{words.t('own.income')}</em>
      <Gains gain={income} size={13} />
    </p>
  )
}

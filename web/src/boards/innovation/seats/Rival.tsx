/** One rival in three lines: goods and power, books and keys, buildings and bonus. */
import { type Player, unusedKeys } from '@ludarium/innovation'
import { disciplines } from '@ludarium/innovation/data'
import type { ReactNode } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { SeatShape } from '../../../art/SeatShape.tsx'
import { SeatLine } from '../../../table/company.tsx'
import { useTable } from '../context.tsx'
import { Silhouette } from '../parts/Building.tsx'
import { Book, GoodFigure, GoodSign } from '../parts/Signs.tsx'
import { TerrainHex } from '../parts/Terrain.tsx'
import { place } from '../targets.ts'
import { builtOf, hexesOf, KINDS, pointsOf, terrainName } from '../view.ts'

interface RivalProps {
  readonly of: number
  readonly opened: boolean
  onOpen(): void
}

export function Rival({ of, opened, onOpen }: RivalProps): ReactNode {
  const { view, words, looks, colour, actors, point } = useTable()
  const player = view.players[of]
  const look = looks[of]
  if (player === undefined || look === undefined) return null
  const terrain = terrainName(player.terrain)
  const hexes = hexesOf(view)
  const mark = (on: boolean): void =>
    point(
      on
        ? [place.marker(of), ...player.hexes.flatMap((n) => (hexes[n] === undefined ? [] : [place.hex(hexes[n].id)]))]
        : [],
    )
  return (
    <article
      className={`panel i-rival ${actors.includes(of) ? 'acting' : ''} ${player.passed ? 'passed' : ''}`}
      style={{ ['--seat' as string]: colour(of).fill, ['--edge-colour' as string]: colour(of).fill }}
      aria-label={look.name}
      onPointerEnter={() => mark(true)}
      onPointerLeave={() => mark(false)}
    >
      <button
        type="button"
        className="i-rival-name"
        aria-expanded={opened}
        onClick={onOpen}
        onFocus={() => mark(true)}
        onBlur={() => mark(false)}
      >
        <span data-seat-sign>
          <SeatShape colour={colour(of)} size={17} />
          <b data-seat-name>{look.name}</b>
          {look.bot && (
            <span className="chip">
              <Icon name="bot" size={12} label={words.t('table.bot')} />
            </span>
          )}
        </span>
        <span className="i-rival-role">
          {terrain !== undefined && <TerrainHex of={terrain} size={15} />}
          {words.t(player.faction === '' ? 'own.unknown' : `faction.${player.faction}`)}
        </span>
        <span className="i-rival-vp">
          <GoodSign of="vp" size={15} />
          {pointsOf(view, of)}
          <span className="unseen"> {words.t('good.vp')}</span>
          {player.passed && <small className="chip">{words.t('table.passed')}</small>}
        </span>
      </button>
      <RivalFacts of={of} player={player} />
      <SeatLine of={of} />
    </article>
  )
}

export function BowlLine({ bowls }: { readonly bowls: readonly number[] }): ReactNode {
  const { words } = useTable()
  const [one = 0, two = 0, three = 0] = bowls
  return (
    <span className="i-bowl-line" title={words.t('sketch.power')}>
      <GoodSign of="power" size={14} />
      <b>{one}</b>
      <b>{two}</b>
      <b data-ready>{three}</b>
      <span className="unseen"> {words.t('sketch.power')}</span>
    </span>
  )
}

function RivalFacts({ of, player }: { readonly of: number; readonly player: Player }): ReactNode {
  const { words, colour } = useTable()
  const fill = colour(of).fill
  return (
    <div className="i-rival-facts">
      <div>
        <GoodFigure of="coin" n={player.coins} label={words.t('good.coin')} />
        <GoodFigure of="tool" n={player.tools} label={words.t('good.tool')} />
        <GoodFigure of="scholar" n={player.scholars} label={words.t('good.scholar')} size={15} />
        <BowlLine bowls={player.bowls} />
        <GoodFigure of="sail" n={player.sailing} label={words.t('track.sailing')} />
        <GoodFigure of="spade" n={player.terraforming} label={words.t('track.terraforming')} size={13} />
      </div>
      <div>
        {disciplines.map(({ id }, d) => {
          const n = player.books[d] ?? 0
          const label = words.t('goods.booksOf', { n, discipline: { key: `discipline.${id}` } })
          return (
            <span key={id} className="i-figure" data-none={n === 0 || undefined} title={label}>
              <Book of={id} size={17} />
              <b>{n}</b>
              <span className="unseen"> {label}</span>
            </span>
          )
        })}
        <GoodFigure of="key" n={unusedKeys(player)} label={words.t('good.key')} size={13} />
        <GoodFigure of="bridge" n={player.bridges} label={words.t('good.bridge')} size={15} />
        <GoodFigure of="innovation" n={player.innovations.length} label={words.t('sketch.innovations')} size={13} />
      </div>
      <div>
        {KINDS.map((kind, n) => {
          const built = builtOf(player.supply, n)
          return (
            <span key={kind} className="i-figure" data-none={built === 0 || undefined} title={words.t(`title.${kind}`)}>
              <Silhouette of={kind} size={15} colour={`color-mix(in oklab, ${fill} 82%, var(--text))`} />
              <b>{built}</b>
              <span className="unseen"> {words.t(`title.${kind}`)}</span>
            </span>
          )
        })}
        <span className="i-rival-bonus">{player.bonus === '' ? '' : words.t(`bonus.${player.bonus}`)}</span>
      </div>
    </div>
  )
}

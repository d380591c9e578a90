/** One rival in three lines: goods and power, books and keys, buildings and bonus. */
import type { ReactNode } from 'react'
import { Figure, Figures } from '../../../kit/seats/Figures.tsx'
import { SeatPanel } from '../../../kit/seats/SeatPanel.tsx'
import { useTable } from '../context.tsx'
import { GoodSign } from '../parts/Signs.tsx'
import { TerrainHex } from '../parts/Terrain.tsx'
import { place } from '../places.ts'
import { hexesOf, pointsOf, terrainName } from '../view.ts'
import { bookFigures, buildingsOf, gainedOf, goodFigure, goodsOf, tracksOf } from './facts.tsx'

interface RivalProps {
  readonly of: number
  readonly opened: boolean
  onOpen(): void
}

export function Rival({ of, opened, onOpen }: RivalProps): ReactNode {
  const { view, words, looks, actors, point } = useTable()
  const player = view.players[of]
  const look = looks[of]
  if (player === undefined || look === undefined) return null
  const hexes = hexesOf(view)
  const own = player.hexes.flatMap((n) => (hexes[n] === undefined ? [] : [place.hex(hexes[n].id)]))
  const tinted = `color-mix(in oklab, ${look.colour.fill} 82%, var(--text))`
  return (
    <SeatPanel
      look={{ ...look, seat: of }}
      form="block"
      className="innovation-rival"
      acting={actors.includes(of)}
      passed={player.passed}
      role={
        <Role terrain={player.terrain} name={player.faction === '' ? 'own.unknown' : `faction.${player.faction}`} />
      }
      figures={<Points of={of} />}
      open={{ is: opened, toggle: onOpen }}
      onPoint={(on) => point(on ? [place.marker(of), ...own] : [])}
    >
      <Figures of={[...goodsOf(player, words), ...tracksOf(player, words)]}>
        <BowlLine bowls={player.bowls} />
      </Figures>
      <Figures of={[...bookFigures(player, words), ...gainedOf(player, words)]} />
      <Figures of={buildingsOf(player.supply, words, tinted)}>
        <span className="innovation-rival-bonus inline nowrap dim type-1">
          {player.bonus === '' ? '' : words.t(`bonus.${player.bonus}`)}
        </span>
      </Figures>
    </SeatPanel>
  )
}

/** The faction, with the hex of its terrain. */
export function Role({ terrain, name }: { readonly terrain: number; readonly name: string }): ReactNode {
  const { words } = useTable()
  const home = terrainName(terrain)
  return (
    <span className="innovation-rival-role inline">
      {home !== undefined && <TerrainHex of={home} size={15} />}
      {words.t(name)}
    </span>
  )
}

export function Points({ of }: { readonly of: number }): ReactNode {
  const { view, words } = useTable()
  return <Figure of={goodFigure('vp', pointsOf(view, of) ?? 0, words.t('good.vp'))} />
}

export function BowlLine({ bowls }: { readonly bowls: readonly number[] }): ReactNode {
  const { words } = useTable()
  const [one = 0, two = 0, three = 0] = bowls
  return (
    <span className="innovation-bowl-line inline gap-1 type-2" title={words.t('sketch.power')}>
      <GoodSign of="power" size={14} />
      <b>{one}</b>
      <b>{two}</b>
      <b data-ready>{three}</b>
      <span className="unseen"> {words.t('sketch.power')}</span>
    </span>
  )
}

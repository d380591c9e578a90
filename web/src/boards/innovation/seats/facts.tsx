/** A player's facts in figures: the same for all, in the same places. */
import { type Player, unusedKeys } from '@ludarium/innovation'
import { disciplines } from '@ludarium/innovation/data'
import type { FigureShown } from '../../../kit/seats/Figures.tsx'
import type { Teller } from '../../../table/board.ts'
import { Silhouette } from '../parts/Building.tsx'
import { Book } from '../parts/Signs.tsx'
import { GOODS, type Good } from '../signs.ts'
import { builtOf, KINDS } from '../view.ts'

export function goodFigure(of: Good, value: number, label: string): FigureShown {
  const { icon, tone } = GOODS[of]
  return { id: of, value, label, icon, tone: `i-${tone}` }
}

export const goodsOf = (player: Player, { t }: Teller): FigureShown[] => [
  goodFigure('coin', player.coins, t('good.coin')),
  goodFigure('tool', player.tools, t('good.tool')),
  goodFigure('scholar', player.scholars, t('good.scholar')),
]

export const tracksOf = (player: Player, { t }: Teller): FigureShown[] => [
  goodFigure('sail', player.sailing, t('track.sailing')),
  goodFigure('spade', player.terraforming, t('track.terraforming')),
]

export const bookFigures = (player: Player, { t }: Teller, size = 17): FigureShown[] =>
  disciplines.map(({ id }, d) => {
    const value = player.books[d] ?? 0
    const label = t('goods.booksOf', { n: value, discipline: { key: `discipline.${id}` } })
    return { id, value, label, picture: <Book of={id} size={size} /> }
  })

export const gainedOf = (player: Player, { t }: Teller): FigureShown[] => [
  goodFigure('key', unusedKeys(player), t('good.key')),
  goodFigure('bridge', player.bridges, t('good.bridge')),
  goodFigure('innovation', player.innovations.length, t('sketch.innovations')),
]

export const buildingsOf = (supply: Player['supply'], { t }: Teller, colour?: string): FigureShown[] =>
  KINDS.map((kind, n) => ({
    id: kind,
    value: builtOf(supply, n),
    label: t(`title.${kind}`),
    picture: <Silhouette of={kind} size={15} colour={colour} />,
  }))

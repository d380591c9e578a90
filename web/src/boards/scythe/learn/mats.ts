/** The player mats as pieces to search and to compare. */
import { MATS } from '@ludarium/scythe/data'
import type { ShelfPiece, Teller } from '../../../table/board.ts'

const BOTTOM = ['upgrade', 'deploy', 'build', 'enlist'] as const

export function matPieces({ t }: Teller): readonly (ShelfPiece & { readonly picture: null })[] {
  return MATS.map((mat) => ({
    id: mat.id,
    name: t(`mat.${mat.id}`),
    text: mat.sections
      .map(({ top, bottom }) =>
        t('section.title', { top: { key: `top.${top}` }, bottom: { key: `section.${bottom}` } }),
      )
      .join(', '),
    picture: null,
    rule: 'S10',
    figures: [
      { name: t('learn.mat.no'), value: mat.number },
      { name: t('figure.popularity'), value: mat.popularity },
      { name: t('figure.coins'), value: mat.coins },
      ...BOTTOM.flatMap((bottom) => {
        const section = mat.sections.find((one) => one.bottom === bottom)
        if (section === undefined) return []
        const { top, cost, min, coins, resource } = section
        return [
          {
            name: t(`section.${bottom}`),
            value: t('learn.mat.section', {
              top: { key: `top.${top}` },
              cost,
              min,
              coins,
              resource: { key: `resource.${resource}` },
            }),
          },
        ]
      }),
    ],
  }))
}

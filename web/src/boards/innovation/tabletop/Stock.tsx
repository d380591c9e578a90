/** Palaces, city tiles and round bonuses that can be taken. */
import { bonusById, city, cityTiles, disciplines, palaceById } from '@ludarium/innovation/data'
import type { ReactNode } from 'react'
import { useTable } from '../context.tsx'
import { Frames } from '../parts/Frames.tsx'
import { Gains } from '../parts/Gains.tsx'
import { Amount, GoodSign } from '../parts/Signs.tsx'
import { DISCIPLINE } from '../signs.ts'
import { DisplayHead, Tile } from './Tile.tsx'

/** More than this many palaces are set in one line each. */
const ROOMY = 4

export function Palaces(): ReactNode {
  const { view, words, own } = useTable()
  const all = own.reserved === '' ? view.palaces : [own.reserved, ...view.palaces]
  return (
    <>
      <DisplayHead title={words.t('sketch.palaces')} note={own.palace === '' ? '' : words.t('displays.palace')} />
      <div className="innovation-tiles innovation-palaces" data-many={all.length > ROOMY || undefined}>
        {all.map((id) => {
          const tile = palaceById.get(id)
          return tile === undefined ? null : (
            <Tile key={id} id={id} kind="palace">
              <b className="innovation-tile-title ellipsis type-2 strong">{words.t(`palace.${id}.short`)}</b>
              <span className="innovation-tile-line cluster gap-2">
                <Frames of={tile} size={13} />
              </span>
            </Tile>
          )
        })}
      </div>
    </>
  )
}

/** `children` follow the tiles in the same grid. */
export function Cities({ children }: { readonly children?: ReactNode }): ReactNode {
  const { view, words } = useTable()
  return (
    <>
      <DisplayHead
        title={words.t('sketch.cityTiles')}
        note={words.t('displays.city', { power: city.minPower, buildings: city.minBuildings })}
      />
      <div className="innovation-tiles innovation-cities">
        {cityTiles.map((tile, n) => {
          const left = view.cityTiles[n] ?? 0
          const note = words.t('sketch.left', { n: left })
          return (
            <Tile key={tile.id} id={tile.id} kind="city" none={left === 0} className="row gap-2" note={note}>
              <GoodSign of="key" size={12} />
              <Amount n={tile.vp} of="vp" />
              {tile.gain.steps === undefined ? (
                <Gains gain={tile.gain} size={13} />
              ) : (
                <span className="innovation-fields inline gap-0">
                  {disciplines.map(({ id }) => (
                    <i key={id} style={{ background: DISCIPLINE[id].fill }} />
                  ))}
                </span>
              )}
              <span className="innovation-tile-note dim type-1">×{left}</span>
            </Tile>
          )
        })}
        {children}
      </div>
    </>
  )
}

export function Bonuses(): ReactNode {
  const { view, words, step } = useTable()
  const opening = step?.step === 'opening'
  return (
    <>
      <DisplayHead title={words.t('sketch.bonuses')} note={words.t('displays.bonuses')} />
      <div className="innovation-tiles">
        {view.bonuses.map((id, n) => {
          const tile = bonusById.get(id)
          const coins = view.bonusCoins[n] ?? 0
          const note = opening ? '' : words.t('sketch.bonusCoins', { n: coins })
          return tile === undefined ? null : (
            <Tile key={id} id={id} kind="bonus" className="row gap-1" note={note}>
              <b className="innovation-bonus-name rigid nowrap type-2 strong">{words.t(`bonus.${id}`)}</b>
              <Frames of={tile} size={13} />
              {!opening && (
                <span data-none={coins === 0 || undefined}>
                  <Amount n={`+${coins}`} of="coin" size={14} />
                </span>
              )}
            </Tile>
          )
        })}
      </div>
    </>
  )
}

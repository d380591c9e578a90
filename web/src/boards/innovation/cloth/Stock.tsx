/** Palaces, city tiles and round bonuses that lie out. */
import { bonusById, city, cityTiles, disciplines, palaceById } from '@ludarium/innovation/data'
import type { ReactNode } from 'react'
import { useTable } from '../context.tsx'
import { Frames } from '../parts/Frames.tsx'
import { Gains } from '../parts/Gains.tsx'
import { GoodSign } from '../parts/Signs.tsx'
import { DISCIPLINE } from '../signs.ts'
import { Tile } from './Tile.tsx'

/** Above this many they stand in one line each. */
const ROOMY = 4

export function Palaces(): ReactNode {
  const { view, words, own } = useTable()
  const reserved = own.reserved === '' ? [] : [own.reserved]
  const all = [...reserved, ...view.palaces]
  return (
    <>
      <header className="i-display-head">
        <h4>{words.t('sketch.palaces')}</h4>
        <span>{own.palace === '' ? '' : words.t('displays.palace')}</span>
      </header>
      <div className="i-palaces" data-many={all.length > ROOMY || undefined}>
        {all.map((id) => {
          const tile = palaceById.get(id)
          return tile === undefined ? null : (
            <Tile key={id} id={id} kind="palace" className="i-palace">
              <b>{words.t(`palace.${id}.short`)}</b>
              <span className="i-tile-line">
                <Frames of={tile} size={13} />
              </span>
            </Tile>
          )
        })}
      </div>
    </>
  )
}

/** What follows the tiles stands in the same grid. */
export function Cities({ children }: { readonly children?: ReactNode }): ReactNode {
  const { view, words } = useTable()
  return (
    <>
      <header className="i-display-head">
        <h4>{words.t('sketch.cityTiles')}</h4>
        <span>{words.t('displays.city', { power: city.minPower, buildings: city.minBuildings })}</span>
      </header>
      <div className="i-cities">
        {cityTiles.map((tile, n) => {
          const left = view.cityTiles[n] ?? 0
          return (
            <Tile
              key={tile.id}
              id={tile.id}
              kind="city"
              className={`i-city ${left === 0 ? 'none' : ''}`}
              note={words.t('sketch.left', { n: left })}
            >
              <GoodSign of="key" size={12} />
              <span className="i-gain">
                {tile.vp}
                <GoodSign of="vp" size={13} />
              </span>
              {tile.gain.steps === undefined ? (
                <Gains gain={tile.gain} size={13} />
              ) : (
                <span className="i-fields">
                  {disciplines.map(({ id }) => (
                    <i key={id} style={{ background: DISCIPLINE[id].fill }} />
                  ))}
                </span>
              )}
              <em>×{left}</em>
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
      <header className="i-display-head">
        <h4>{words.t('sketch.bonuses')}</h4>
        <span>{words.t('displays.bonuses')}</span>
      </header>
      <div className="i-bonuses">
        {view.bonuses.map((id, n) => {
          const tile = bonusById.get(id)
          const coins = view.bonusCoins[n] ?? 0
          return tile === undefined ? null : (
            <Tile
              key={id}
              id={id}
              kind="bonus"
              className="i-bonus"
              note={opening ? '' : words.t('sketch.bonusCoins', { n: coins })}
            >
              <b>{words.t(`bonus.${id}`)}</b>
              <Frames of={tile} size={13} />
              {!opening && (
                <span className="i-gain" data-none={coins === 0 || undefined}>
                  +{coins}
                  <GoodSign of="coin" size={14} />
                </span>
              )}
            </Tile>
          )
        })}
      </div>
    </>
  )
}

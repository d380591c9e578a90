/** How many spades away each terrain is from the reader's own; shown where the cloth has room beside the map. */
import { WHEEL } from '@ludarium/innovation/data'
import type { ReactNode } from 'react'
import { useTable } from '../context.tsx'
import { GoodSign } from '../parts/Signs.tsx'
import { TerrainHex } from '../parts/Terrain.tsx'
import { alongWheel, terrainName } from '../view.ts'

export function Legend(): ReactNode {
  const { own, words, view } = useTable()
  const native = terrainName(own.terrain)
  if (native === undefined) return null
  return (
    <aside className="innovation-legend gap-2 on-dark" data-map={view.map}>
      <h4 className="type-3 strong">{words.t('map.legend', { terrain: { key: `terrain.${native}` } })}</h4>
      {[1, 2, 3].map((spades) => (
        <p key={spades} className="row gap-1 type-3 bold">
          {spades}
          <GoodSign of="spade" size={15} />
          {WHEEL.filter((one) => alongWheel(one, native).length === spades + 1).map((one) => (
            <span key={one} title={words.t(`title.${one}`)}>
              <TerrainHex of={one} size={28} />
            </span>
          ))}
        </p>
      ))}
    </aside>
  )
}

import '../../../art/icons/innovation.ts'
import { buildings, maps, WHEEL } from '@ludarium/innovation/data'
import type { State } from '@ludarium/kernel'
import { field, type Kit, list, type MapHex, num, type SeatRecord, sum } from './kit.ts'

const BUILDING_ICON: Readonly<Record<string, string>> = {
  workshop: 'flat-hammer',
  guild: 'two-coins',
  school: 'bookshelf',
  university: 'graduate-cap',
  palace: 'castle',
  tower: 'light-bulb',
  monument: 'concentric-crescents',
}
const DARK = new Set(['plains', 'swamp', 'lake', 'wasteland', 'river'])

function hexes(view: State): MapHex[] {
  const fields = view as unknown as SeatRecord
  const map = maps.find((one) => one.id === fields.map)
  return (map?.hexes ?? []).map((hex, n) => {
    const terrain = WHEEL[num(list(fields.terrain)[n] ?? -1)] ?? 'river'
    const owner = num(list(fields.owner)[n] ?? -1)
    const building = buildings[num(list(fields.building)[n] ?? -1)]
    const pieces =
      building === undefined || owner < 0
        ? []
        : [{ seat: owner, icon: BUILDING_ICON[building.id] ?? 'castle', name: building.id, count: 1 }]
    return {
      id: hex.id,
      q: hex.q,
      r: hex.r,
      terrain,
      fill: terrain === 'river' ? '#3b8fc4' : `var(--innovation-${terrain})`,
      dark: DARK.has(terrain),
      pieces,
      goods: [{ icon: 'stone-bridge', count: num(list(fields.annex)[n]) }].filter((good) => good.count > 0),
    }
  })
}

export const kit: Kit = {
  hexes,
  figures: [
    field('coins', 'two-coins', 'wealth'),
    field('tools', 'flat-hammer', 'foundation'),
    field('scholars', 'graduate-cap', 'neutral'),
    { field: 'books', icon: 'white-book', tone: 'defense', value: (record) => sum(record.books) },
    {
      field: 'bowls',
      icon: 'concentric-crescents',
      tone: 'influence',
      value: (record) => list(record.bowls).join('/'),
    },
    field('sailing', 'sailboat', 'essence'),
    field('terraforming', 'spade', 'foundation'),
    { field: 'cities', icon: 'castle', tone: 'gold', value: (record) => list(record.cities).length },
  ],
  sections: ['bonus', 'palace', 'competencies', 'innovations', 'cities'],
  dock: ['bonus', 'palace', 'competencies', 'innovations', 'cities', 'levels', 'books'],
  gallery: [
    ['faction', 'castle'],
    ['terrain', 'spade'],
    ['palace', 'castle'],
    ['competency', 'bookshelf'],
    ['innovation', 'light-bulb'],
    ['bonus', 'white-book'],
    ['round', 'concentric-crescents'],
    ['final', 'concentric-crescents'],
    ['city', 'stone-bridge'],
    ['action', 'flat-hammer'],
    ['automaFaction', 'graduate-cap'],
  ],
  shared: ['rounds', 'final', 'bookActions', 'bonuses', 'competencies', 'innovations', 'palaces', 'sets'],
}

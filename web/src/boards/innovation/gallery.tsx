/** Factions, tiles and cards in words, for the learn page. */
import type { GalleryProps } from '../../table/board.ts'
import { GenericGallery } from '../generic/Gallery.tsx'
import { defineKit } from '../generic/kit.ts'
import '../generic/generic.css'
import '../generic/panels.css'
import './signs.ts'

const kit = defineKit({
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
})

export function Gallery(props: GalleryProps) {
  return <GenericGallery {...props} kit={kit} />
}

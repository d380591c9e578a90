/** Factions, mats, abilities and cards in words, for the learn page. */
import type { GalleryProps } from '../../table/board.ts'
import { GenericGallery } from '../generic/Gallery.tsx'
import { defineKit } from '../generic/kit.ts'
import '../generic/generic.css'
import '../generic/panels.css'
import './signs.ts'

const kit = defineKit({
  gallery: [
    ['faction', 'trumpet-flag'],
    ['mat', 'anvil'],
    ['ability', 'battle-mech'],
    ['objective', 'flag-objective'],
    ['encounter', 'conversation'],
    ['factory', 'factory'],
    ['tile', 'windmill'],
    ['goal', 'star'],
  ],
})

export function Gallery(props: GalleryProps) {
  return <GenericGallery {...props} kit={kit} />
}

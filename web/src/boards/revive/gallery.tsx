/** Citizens, tribes, machines and the rest in words, for the learn page. */
import type { GalleryProps } from '../../table/board.ts'
import { GenericGallery } from '../generic/Gallery.tsx'
import { defineKit } from '../generic/kit.ts'
import '../generic/generic.css'
import '../generic/panels.css'
import './signs/icons.ts'

const kit = defineKit({
  gallery: [
    ['card', 'meeple'],
    ['tribe', 'snowflake-2'],
    ['machine', 'cog'],
    ['module', 'gears'],
    ['crate', 'wooden-crate'],
    ['artifact', 'ankh'],
    ['artifactCard', 'ankh'],
  ],
})

export function Gallery(props: GalleryProps) {
  return <GenericGallery {...props} kit={kit} />
}

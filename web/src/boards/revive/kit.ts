import '../../art/icons/revive.ts'
import { defineKit, figure, good, ground, mark, structure, unit } from '../generic/kit.ts'

/** Actions of a turn. */
const ACTIONS = 2

export const kit = defineKit({
  pictures: {
    figure: unit('meeple', 30),
    large: unit('modern-city', 36),
    small: unit('wood-cabin', 30),
    tribeTile: structure('flying-flag'),
    falcon: structure('hawk-emblem'),
    gear: good('cog'),
    book: good('white-book'),
    food: good('wheat'),
    points: good('trophy'),
    reward: mark('present'),
    crystal: { icon: 'crystal-cluster', spot: 'none' },
  },
  grounds: {
    facedown: ground('var(--revive-frozen)'),
    sand: ground('var(--revive-sand)'),
    location: ground('var(--revive-location)'),
    water: ground('var(--revive-water)', true),
    mountain: ground('var(--revive-mountain)'),
    forest: ground('var(--revive-forest)', true),
    field: ground('var(--revive-field)'),
    chasm: ground('#23262e', true),
    largeLocation: ground('var(--revive-large)', true),
    crystal: { fill: '#0b0e14', dark: true, aside: true },
  },
  goods: 1.45,
  figures: {
    'sketch.points': figure('trophy', 'gold'),
    'sketch.resource.crystal': figure('crystal-cluster', 'essence'),
    'sketch.resource.gear': figure('cog'),
    'sketch.resource.book': figure('white-book', 'good'),
    'sketch.resource.food': figure('wheat', 'wealth'),
    'sketch.energy': figure('electric', 'wealth'),
    'sketch.crates': figure('wooden-crate', 'foundation'),
    'sketch.artifacts': figure('ankh', 'gold'),
    'sketch.figures': figure('meeple'),
    'sketch.smallBuildings': figure('wood-cabin'),
    'sketch.largeBuildings': figure('modern-city'),
  },
  gallery: [
    ['card', 'meeple'],
    ['tribe', 'snowflake-2'],
    ['machine', 'cog'],
    ['module', 'gears'],
    ['crate', 'wooden-crate'],
    ['artifact', 'ankh'],
    ['artifactCard', 'ankh'],
  ],
  wasteful(move, view, others) {
    const actions: unknown = Reflect.get(view, 'actions')
    const early = typeof actions === 'number' && actions < ACTIONS
    return move.do === 'end' && others.length > 0 && early ? 'wasteful.end' : null
  },
  words: {
    'kind.card': 'Citizens',
    'kind.tribe': 'Tribes',
    'kind.machine': 'Machines',
    'kind.module': 'Slot modules',
    'kind.crate': 'Crates',
    'kind.artifact': 'Artifacts',
    'kind.artifactCard': 'Artifact cards',
    'wasteful.end': 'End the turn with an action left?',
  },
})

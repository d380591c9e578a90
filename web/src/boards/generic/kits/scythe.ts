import '../../../art/icons/scythe.ts'
import { figure, good, ground, type Kit, mark, structure, unit } from './kit.ts'

/** Moves that can be made beside either row. */
const ASIDE = new Set(['reveal', 'prefer', 'give'])

export const kit: Kit = {
  pictures: {
    character: unit('meeple-king', 32),
    mech: unit('battle-mech', 32),
    worker: unit('meeple', 24),
    mill: structure('windmill'),
    monument: structure('obelisk'),
    mine: structure('mine-wagon'),
    armory: structure('anvil'),
    flag: structure('trumpet-flag'),
    trap: structure('wolf-trap'),
    tunnel: mark('tunnel'),
    encounter: mark('conversation', '#0b5d45'),
    metal: good('metal-bar'),
    food: good('wheat'),
    oil: good('oil-drum'),
    wood: good('log'),
    base: { icon: 'elven-castle', spot: 'none' },
  },
  grounds: {
    mountain: ground('var(--scythe-mountain)'),
    farm: ground('var(--scythe-farm)'),
    tundra: ground('var(--scythe-tundra)'),
    forest: ground('var(--scythe-forest)', true),
    village: ground('var(--scythe-village)'),
    lake: ground('var(--scythe-lake)', true),
    factory: ground('var(--scythe-factory)', true),
    base: { fill: '#0b0e14', dark: true, aside: true },
  },
  figures: {
    'sketch.power': figure('mailed-fist', 'attack'),
    'sketch.popularity': figure('hearts', 'influence'),
    'sketch.coins': figure('two-coins', 'wealth'),
    'sketch.combatCards': figure('card-pick'),
    'sketch.workers': figure('meeple'),
    'sketch.mechs': figure('battle-mech'),
    'sketch.structures': figure('windmill'),
    'sketch.recruits': figure('trumpet-flag'),
    'sketch.upgrades': figure('upgrade'),
    'sketch.stars': figure('star', 'gold'),
    'sketch.territories': figure('flag-objective'),
    'resource.metal': figure('metal-bar'),
    'resource.food': figure('wheat', 'wealth'),
    'resource.oil': figure('oil-drum', 'defense'),
    'resource.wood': figure('log', 'foundation'),
  },
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
  wasteful: (move, _view, others) =>
    move.do === 'skip' && others.some((other) => !ASIDE.has(other.do)) ? 'generic.wasteful.skip' : null,
}

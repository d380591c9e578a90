/** The twelve factions (A31). */
import type { Faction } from './types.ts'

export const factions: readonly Faction[] = [
  {
    id: 'blessed',
    name: 'Blessed',
    origin: 'published',
    start: { steps: { banking: 1, law: 1, engineering: 1, medicine: 1 } },
    modifiers: [{ type: 'scienceBonusLevel', add: 3, mayExceed12: true }],
  },
  {
    id: 'felines',
    name: 'Felines',
    origin: 'published',
    start: { steps: { banking: 1, medicine: 1 } },
    triggers: [{ on: 'cityTileGained', gain: { stepsAny: { count: 3, sameDiscipline: false }, book: 1 } }],
  },
  {
    id: 'goblins',
    name: 'Goblins',
    origin: 'published',
    start: { steps: { banking: 1, engineering: 1 }, tool: 1 },
    triggers: [{ on: 'spadeUsed', phases: 'any', gain: { coin: 2 } }],
  },
  {
    id: 'illusionists',
    name: 'Illusionists',
    origin: 'published',
    start: { steps: { medicine: 2 } },
    modifiers: [{ type: 'powerActionCost', add: -1 }],
    triggers: [
      {
        on: 'powerActionTaken',
        gainByPlayers: { '1': { vp: 1 }, '2': { vp: 1 }, '3': { vp: 1 }, '4': { vp: 2 }, '5': { vp: 2 } },
      },
    ],
  },
  { id: 'inventors', name: 'Inventors', origin: 'published', start: { competency: 1 } },
  {
    id: 'lizards',
    name: 'Lizards',
    origin: 'published',
    start: { stepsAny: { count: 2, sameDiscipline: false } },
    triggers: [
      { on: 'cityTileGained', gain: { spades: { count: 1, build: 'free', buyMore: true, buildElsewhere: true } } },
    ],
  },
  {
    id: 'moles',
    name: 'Moles',
    origin: 'published',
    start: { steps: { engineering: 2 } },
    modifiers: [
      {
        type: 'tunnel',
        skip: 1,
        cost: { tool: 1 },
        vpByPlayers: { '1': 4, '2': 4, '3': 5, '4': 6, '5': 7 },
        countsForArea: true,
      },
      { type: 'bridgesOverLand' },
    ],
    action: { id: 'moles-bridge', repeatable: true, cost: { tool: 1 }, effects: [{ gain: { bridge: 1 } }] },
  },
  {
    id: 'monks',
    name: 'Monks',
    origin: 'published',
    start: { steps: { law: 1 }, competency: 1 },
    startBuildings: ['university'],
    placement: 'last',
  },
  {
    id: 'navigators',
    name: 'Navigators',
    origin: 'published',
    start: { steps: { law: 3 } },
    triggers: [{ on: 'build', if: { building: ['workshop'], riverside: true }, gain: { vp: 2, coin: 1 } }],
  },
  {
    id: 'omar',
    name: 'Omar',
    origin: 'published',
    start: { steps: { banking: 1, engineering: 1 } },
    startBuildings: ['workshop', 'workshop', 'tower'],
    placement: 'tower after all workshops, before the Monks',
    income: { power: 2, coin: 2 },
  },
  {
    id: 'philosophers',
    name: 'Philosophers',
    origin: 'published',
    start: { steps: { banking: 2 } },
    triggers: [{ on: 'competencyTaken', gain: { bookOfTakenDiscipline: 1 } }],
    special: { id: 'philosophers-book', effects: [{ gain: { book: 1 } }] },
  },
  {
    id: 'psychics',
    name: 'Psychics',
    origin: 'published',
    start: { steps: { banking: 1, medicine: 1 }, tool: 1 },
    special: { id: 'psychics-charge', effects: [{ gain: { power: 5 } }, { gain: { extraAction: 1 } }] },
  },
]

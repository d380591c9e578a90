import { conformance } from '@ludarium/kernel/testkit'
import { module } from '../index.ts'
import { tables } from './tables.ts'

conformance(module, {
  tables,
  games: 200,
  hidden: (s) => [
    // R42: on level 1 everybody knows that S3 lies on the reserve in the first round.
    ...(s.automa === null
      ? []
      : [...s.automa.draw, ...s.automa.reserve.filter((card) => card !== 'S3' || s.round > 1)]),
    ...(s.virtual === null || s.round >= 6 ? [] : [s.virtual.area, ...s.virtual.spare]),
  ],
})

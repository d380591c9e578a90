import { conformance } from '@ludarium/kernel/testkit'
import { module } from '../index.ts'
import { tables } from './tables.ts'

conformance(module, {
  tables,
  games: 200,
  hidden: (s) => [
    ...(s.automa === null ? [] : [...s.automa.draw, ...s.automa.reserve]),
    ...(s.virtual === null || s.round >= 6 ? [] : [s.virtual.area, ...s.virtual.spare]),
  ],
})

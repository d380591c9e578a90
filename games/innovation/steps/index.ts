/** One rule for each kind of step, in the rulebook's order. */
import type { StepTable } from '@ludarium/kernel'
import { automaStep } from '../automa/turn.ts'
import type { InnovationMove, InnovationState, InnovationStep } from '../state.ts'
import { useAction } from './actions.ts'
import { book, key, pay, step } from './books.ts'
import { bridge } from './bridge.ts'
import { city, cityTile, foundAll, river } from './city.ts'
import { invent } from './innovation.ts'
import { offer, offers } from './offers.ts'
import { bonus, pass } from './pass.ts'
import { cleanUp, income, incomeRest, next, over, round, science } from './round.ts'
import { automaSettle, display, draft, opening, order, prepare, rival, set, settle, start } from './setup.ts'
import { dig, raise, spades, target } from './terraform.ts'
import { competency, effects, palace } from './tiles.ts'
import { action, after } from './turn.ts'
import { freeUpgrade, place, placeFree, replace } from './upgrade.ts'

export const steps: StepTable<InnovationState, InnovationMove, InnovationStep> = {
  set,
  draft,
  display,
  rival,
  opening,
  start,
  settle,
  automaSettle,
  prepare,
  order,
  round,
  income,
  incomeRest,
  next,
  science,
  cleanUp,
  over,
  action,
  after,
  offers,
  offer,
  automa: automaStep,
  target,
  dig,
  spades,
  raise,
  place,
  placeFree,
  freeUpgrade,
  replace,
  bridge,
  palace,
  competency,
  invent,
  effects,
  city,
  foundAll,
  river,
  cityTile,
  bonus,
  pass,
  step,
  key,
  book,
  pay,
  useAction,
}

/** The Automa's turn: cards, actions, passing (A38.7, A38.8, A38.16-A38.20). */
import { draw, type Log, shuffle } from '@ludarium/kernel'
import { type AutomaAction, bonusSlots, powerActions } from '../data/index.ts'
import type { InnovationEvent } from '../events.ts'
import { automaFactionOf, cardOf, finalTileOf, roundTileOf } from '../figures.ts'
import { automaOf } from '../pieces.ts'
import type { Automa, InnovationState } from '../state.ts'
import type { PartOf } from '../steps/table.ts'
import { placeCube, spreadBlight, transformAndBuild, USUAL, upgrade } from './build.ts'
import { byDirection, supportOf } from './choose.ts'
import { advanceCatchUp, sendScholar } from './disciplines.ts'
import { difficultyPoints } from './sailing.ts'
import { checkAchievements } from './scoring.ts'

const MOST_INNOVATIONS = 3

/** A38.7 The top card becomes the support card, the next one is turned up as the action card. */
function turnCards(s: InnovationState, automa: Automa): void {
  const top = automa.shown === '' ? draw(s, automa.draw) : automa.shown
  const card = draw(s, automa.draw)
  for (const seen of [top, card]) if (seen !== undefined && !automa.known.includes(seen)) automa.known.push(seen)
  if (top !== undefined) automa.discard.push(top)
  automa.shown = card ?? ''
}

/** A38.8 All cards and the top one of the reserve make the next round's draw pile. */
export function reshuffle(s: InnovationState): void {
  const automa = automaOf(s)
  const cards = [...automa.draw, ...automa.discard]
  if (automa.shown !== '') cards.push(automa.shown)
  const added = automa.reserve.pop()
  if (added !== undefined) cards.push(added)
  automa.draw = shuffle(s.chance, cards)
  automa.shown = ''
  automa.discard = []
}

/** A38.10-A38.19 One action of a card, with the parameters of the support card. */
function act(s: InnovationState, automa: Automa, action: AutomaAction, log?: Log<InnovationEvent>): void {
  switch (action.do) {
    case 'upgrade':
      upgrade(s, log)
      break
    case 'transform-and-build':
      transformAndBuild(s, action.pick ?? USUAL, action.ignoreReach === true, log)
      break
    case 'send-scholar':
      sendScholar(s, log)
      break
    case 'advance-discipline':
      advanceCatchUp(s, action.levels, log)
      break
    case 'block-actions':
      blockActions(s, log)
      break
    case 'take-innovation':
      takeInnovation(s, automa, action.fromRound, log)
      break
    case 'gain-vp': {
      const base = action.amount === 'difficulty' ? difficultyPoints(s) : action.amount
      gainPoints(automa, Math.max(0, base + (action.add ?? 0)), log)
      break
    }
    case 'place-cube':
      placeCube(s, action.pick, log)
      break
    case 'flip-fallow-to-blighted':
      spreadBlight(s, action.count, action.pick, log)
      break
    case 'faction-action':
      for (const one of automaFactionOf(s).factionAction) act(s, automa, one, log)
  }
}

function gainPoints(automa: Automa, vp: number, log?: Log<InnovationEvent>): void {
  if (vp === 0) return
  automa.vp += vp
  log?.({ type: 'automaPoints', vp })
}

/** A38.16 One power action and one book action are used up. */
function blockActions(s: InnovationState, log?: Log<InnovationEvent>): void {
  for (const list of [powerActions.map((action) => action.id), s.bookActions]) {
    const free = list.filter((id) => !s.usedActions.includes(id))
    const blocked = byDirection(free, supportOf(s))
    if (blocked === undefined) continue
    s.usedActions.push(blocked)
    log?.({ type: 'automaBlocked', action: blocked })
  }
}

/** A38.17 */
function takeInnovation(s: InnovationState, automa: Automa, fromRound: number, log?: Log<InnovationEvent>): void {
  if (s.round < fromRound || automa.innovations.length >= MOST_INNOVATIONS) return
  const taken = byDirection(
    s.innovations.filter((id) => id !== ''),
    supportOf(s),
  )
  if (taken === undefined) return
  const slot = s.innovations.indexOf(taken)
  s.innovations[slot] = ''
  automa.innovations.push(taken)
  log?.({ type: 'automaInvented', innovation: taken, slot })
}

/** A38.20 She scores the number of the round tile, racelings twice when first, and changes her bonus. */
function pass(s: InnovationState, automa: Automa, log?: Log<InnovationEvent>): void {
  const tile = roundTileOf(s)?.automa
  const number = finalTileOf(s)?.automa.vp ?? (s.round <= 3 ? tile?.rounds1to3 : tile?.rounds4to6) ?? 0
  const isFirst = s.passing.length === 0
  automa.passed = true
  s.passing.push(s.seats)
  log?.({ type: 'automaPassed', place: s.passing.length })
  gainPoints(automa, number * (automa.faction === 'racelings' && isFirst ? 2 : 1), log)
  if (s.round === 6) return
  const slot = bonusSlots[supportOf(s).roundBonus]
  const taken = s.bonuses[slot]
  if (taken === undefined) return
  s.bonuses[slot] = automa.bonus
  s.bonusCoins[slot] = 0
  automa.bonus = taken
  log?.({ type: 'automaBonus', bonus: taken })
}

export const automaSteps = {
  automa: {
    run(s, _step, log) {
      const automa = automaOf(s)
      turnCards(s, automa)
      const support = automa.discard[automa.discard.length - 1] ?? ''
      const card = cardOf(s, automa.shown)
      log?.({ type: 'automaTurn', support, card: automa.shown })
      if (card === undefined || (card.passIcon && automa.draw.length + 1 <= 2)) pass(s, automa, log)
      else for (const action of card.actions) act(s, automa, action, log)
      checkAchievements(s, log)
    },
  },
} satisfies PartOf<'automa'>

/** Where each move is made, so that it can be clicked there. */
import { movePlaces, placeBy, placeNames, placeReader } from '@ludarium/kernel'
import type { SkeletonMove } from './moves.ts'
import type { SkeletonState } from './state.ts'

/** By kind of place, what tells its places apart: 'card:c3', and one deck. */
const KINDS = { card: ['text'], deck: [] } as const

export const place = placeNames(KINDS)
export const readPlace = placeReader(KINDS)

const card = placeBy(place.card, 'card')

export const places = movePlaces<SkeletonState, SkeletonMove>(readPlace, {
  lay: card,
  drop: card,
  take: card,
  draw: place.deck,
})

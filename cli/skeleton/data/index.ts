/** G1.1 The cards, as data. Rules look them up through the state, see `cardOf` in pieces.ts. */

export const COLOURS = ['amber', 'jade', 'onyx', 'pearl'] as const
export type Colour = (typeof COLOURS)[number]

export interface Card {
  /** Unique, as for every card that can be hidden: 'jade4'. */
  readonly id: string
  readonly colour: Colour
  readonly value: number
}

const VALUES = [1, 2, 3, 4, 5, 6]

export const CARDS: readonly Card[] = COLOURS.flatMap((colour) =>
  VALUES.map((value) => ({ id: `${colour}${value}`, colour, value })),
)

export const CARD_BY_ID: ReadonlyMap<string, Card> = new Map(CARDS.map((card) => [card.id, card]))

/** G2.1 */
export const HAND = 4

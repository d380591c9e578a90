/** What a board's lists of choices ask of the props, for a position without a page. */
import type { GameModule, Move, Seat, State } from '@ludarium/kernel'
import type { BoardChoice, BoardDraft, BoardProps } from '../src/table/board.ts'
import { foresight } from '../src/table/foresight.ts'

const nothing = (): void => {}

export function propsAt<S extends State, M extends Move>(
  { game, speech }: GameModule<S, M>,
  view: S,
  seat: Seat,
  draft: BoardDraft = {},
): BoardProps<S, M> {
  const look = foresight(game)
  const legal = game.legal(view, seat).map((move, index): BoardChoice<M> => {
    const message = speech.move(view, seat, move)
    return { index, move, message, text: message.key, group: message.group, rule: message.rule }
  })
  return {
    view,
    seat,
    actors: [seat],
    legal,
    refused: [],
    submit: nothing,
    hover: null,
    setHover: nothing,
    before: null,
    spoken: null,
    hint: null,
    words: {
      t: (key) => (typeof key === 'string' ? key : key.key),
      rich: () => '',
      has: () => true,
      keys: () => [],
      language: 'en',
    },
    looks: [],
    foresee: (move, then) => look(view, seat, move, then),
    log: [],
    draft,
    setDraft: nothing,
    openRule: nothing,
    phone: false,
    tab: '',
  }
}

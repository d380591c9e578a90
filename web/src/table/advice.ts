/** What a bot would do, and why: what the move brings, before and after. */
import type { Move, Seat, State } from '@ludarium/kernel'
import type { BoardPlugin, BoardProps, Teller } from './board.ts'
import { type Change, changesOf, type Figure } from './foresight.ts'

/** More would not be read. */
const MOST = 5

export function shownFigure(value: Figure['value'], t: Teller['t']): string {
  if (typeof value === 'number') return String(value)
  const n = value.params?.n
  return typeof n === 'number' ? String(n) : t(value)
}

function changeText({ figure, after }: Change, t: Teller['t']): string {
  const [before, then] = [figure, after].map((one) => (one === null ? '?' : shownFigure(one.value, t)))
  return `${t(figure.name)} ${before} → ${then}`
}

/** A sentence about the move, and what it changes of the seat's figures. */
export function adviceText<S extends State, M extends Move>(
  plugin: Pick<BoardPlugin<S, M>, 'figures'>,
  words: Teller,
  { view, seat, move, said, foresee }: Advised<S, M>,
): string {
  const { t } = words
  const prospect = foresee(move)
  const { figures } = plugin
  if (prospect === null || figures === undefined) return t('table.hint.plain', { move: said })
  const changes = changesOf(
    figures(view, seat),
    prospect.ways.map((way) => figures(way, seat)),
  )
  if (changes.length === 0) return t(prospect.certain ? 'table.hint.plain' : 'table.hint.open', { move: said })
  const why = changes
    .slice(0, MOST)
    .map((change) => changeText(change, t))
    .join(', ')
  return t('table.hint.why', { move: said, why })
}

export interface Advised<S extends State, M extends Move> {
  readonly view: S
  readonly seat: Seat
  readonly move: M
  /** The move in words. */
  readonly said: string
  readonly foresee: BoardProps<S, M>['foresee']
}

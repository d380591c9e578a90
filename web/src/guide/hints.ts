/** The best moves with what each brings: changes and prices from the preview, and one reason. */
import { type Message, type Move, sameMove } from '@ludarium/kernel'
import type { BoardChoice } from '../table/board.ts'
import { changesOf, type FigureChange, type SeatFigure } from '../table/foresight.ts'
import { isPreference } from '../table/groups.ts'
import type { Scene } from '../table/scene.ts'

export interface Hinted {
  readonly choice: BoardChoice
  /** What comes and what goes. */
  readonly gains: readonly FigureChange[]
  readonly prices: readonly FigureChange[]
  readonly reason: Message
}

const numberOf = (figure: SeatFigure | null): number | null => {
  if (figure === null) return null
  if (typeof figure.value === 'number') return figure.value
  const n = figure.value.params?.n
  return typeof n === 'number' ? n : null
}

/** How much the figure grows; null where nobody can tell. */
export function growthOf({ figure, after }: FigureChange): number | null {
  const [before, then] = [numberOf(figure), numberOf(after)]
  return before === null || then === null ? null : then - before
}

/** What a move changes of the reader's figures. */
export function changesBy(scene: Scene, move: Move): readonly FigureChange[] {
  const { view, seat } = scene.position
  const { figures } = scene.game.plugin
  const prospect = seat === null || figures === undefined ? null : scene.foresee(move)
  if (prospect === null || seat === null || figures === undefined) return []
  return changesOf(
    figures(view, seat),
    prospect.ways.map((way) => figures(way, seat)),
  )
}

/** More moves are not compared: it would take longer than a glance. */
const COMPARED = 60
/** Moves of a hint, and chips of one move. */
const MOST = 3

/** The lines of a hint as moves that can be played now, each with one reason. */
export function hintsOf(scene: Scene, lines: readonly (readonly Move[])[]): readonly Hinted[] {
  const others = scene.choices.slice(0, COMPARED)
  const most = highest(others.map((choice) => changesBy(scene, choice.move)))
  const hints = lines.flatMap((line): Hinted[] => {
    const [move] = line
    const choice = move === undefined ? undefined : scene.choices.find((one) => sameMove(one.move, move))
    if (choice === undefined || isPreference(choice)) return []
    const changes = changesBy(scene, choice.move)
    const gains = changes.filter((change) => (growthOf(change) ?? 1) > 0)
    const prices = changes.filter((change) => (growthOf(change) ?? 0) < 0)
    const alone = others.length === scene.choices.length
    const reason = reasonOf(scene, line, gains, prices, alone ? most : new Map())
    return [{ choice, gains: gains.slice(0, MOST), prices: prices.slice(0, MOST), reason }]
  })
  return hints.slice(0, MOST)
}

/** By figure, the most that any move brings, and how many bring as much. */
function highest(
  all: readonly (readonly FigureChange[])[],
): ReadonlyMap<string, { readonly n: number; readonly by: number }> {
  const most = new Map<string, { n: number; by: number }>()
  for (const changes of all)
    for (const change of changes) {
      const n = growthOf(change) ?? 0
      const known = most.get(change.figure.id)
      if (n <= 0 || n < (known?.n ?? 0)) continue
      most.set(change.figure.id, { n, by: n === known?.n ? known.by + 1 : 1 })
    }
  return most
}

function reasonOf(
  scene: Scene,
  line: readonly Move[],
  gains: readonly FigureChange[],
  prices: readonly FigureChange[],
  most: ReturnType<typeof highest>,
): Message {
  const first = gains.find(({ figure, after }) => after?.rank === 1 && (figure.rank ?? 1) > 1)
  if (first !== undefined) return { key: 'hint.reason.first', params: { figure: first.figure.name } }
  const top = gains.find((change) => {
    const known = most.get(change.figure.id)
    return known?.by === 1 && known.n === growthOf(change)
  })
  if (top !== undefined)
    return {
      key: prices.length === 0 ? 'hint.reason.mostFree' : 'hint.reason.most',
      params: { figure: top.figure.name, n: growthOf(top) ?? 0 },
    }
  const then = nextOf(scene, line)
  if (then !== null) return { key: 'hint.reason.then', params: { move: then } }
  if (gains.length > 0 && prices.length === 0) return { key: 'hint.reason.free' }
  if (gains.length > 0 || prices.length > 0) return { key: 'hint.reason.later' }
  const open = line[0] === undefined ? true : scene.foresee(line[0])?.certain === false
  return { key: open ? 'hint.reason.open' : 'hint.reason.turn' }
}

/** The move that the bot would make next, by its name then. */
function nextOf({ position, foresee, game }: Scene, [first, second]: readonly Move[]): Message | null {
  const { seat } = position
  if (first === undefined || second === undefined || seat === null) return null
  const after = foresee(first)?.ways[0]
  const rules = game.module.game
  if (after === undefined || !rules.actors(after).includes(seat)) return null
  if (!rules.legal(after, seat).some((move) => sameMove(move, second))) return null
  return game.module.speech.move(after, seat, second)
}

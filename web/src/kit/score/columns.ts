/** Who has what at the end, the best first. */
import type { Game, ScoreLine, State } from '@ludarium/kernel'
import type { Teller } from '../../table/board.ts'
import type { SeatColour, SeatLook } from '../../table/seats.ts'

/** A seat, or somebody who takes part without one. */
export interface ScoreColumn {
  /** Without a seat a number after the last one. */
  readonly seat: number
  /** Without a colour where there is no seat. */
  readonly look: Omit<SeatLook, 'colour'> & { readonly colour: SeatColour | null }
  /** Null while the game goes on. */
  readonly rank: number | null
  readonly total: number
  readonly points: ReadonlyMap<string, number>
}

/** How somebody without a seat looks, by the key of its name. */
type OtherLook = (key: string) => ScoreColumn['look']

/** By rank, else by what each has; ties keep the order of seats. */
export function scoreColumns<S extends State>(
  game: Pick<Game<S>, 'score' | 'others' | 'result'>,
  view: S,
  looks: readonly SeatLook[],
  otherLook: OtherLook = (name) => ({ name, bot: false, own: false, colour: null }),
): readonly ScoreColumn[] {
  const result = game.result(view)
  const column = (
    seat: number,
    look: ScoreColumn['look'],
    rank: number | undefined,
    lines: readonly ScoreLine[],
  ): ScoreColumn => {
    const points = new Map<string, number>()
    for (const line of lines) points.set(line.key, (points.get(line.key) ?? 0) + line.points)
    const total = lines.reduce((sum, line) => sum + line.points, 0)
    return { seat, look, rank: rank ?? null, total, points }
  }
  const seats = looks.map((look, seat) =>
    column(seat, look, result?.ranks[seat], result?.lines[seat] ?? game.score(view, seat)),
  )
  const others = (result?.others ?? game.others(view)).map(({ key, lines }, n) =>
    column(looks.length + n, otherLook(key), result?.others[n]?.rank, lines),
  )
  return [...seats, ...others].sort((a, b) => (a.rank ?? -a.total) - (b.rank ?? -b.total))
}

/** The keys of all lines, in their order. */
export const keysOf = (columns: readonly ScoreColumn[]): string[] => [
  ...new Set(columns.flatMap(({ points }) => [...points.keys()])),
]

/** "The game ended in round 4. 8 Shards ahead of Basalt.": by points, by what breaks ties, or not at all. */
export function endedSentence({ t }: Teller, how: string, [first, second]: readonly ScoreColumn[]): string {
  if (first === undefined || second === undefined) return how
  const n = first.total - second.total
  const key = first.rank === second.rank ? 'end.tied' : n === 0 ? 'end.narrow' : 'end.ahead'
  return `${how} ${t(key, { n, seat: second.look.name })}`
}

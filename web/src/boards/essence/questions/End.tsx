/** The end: the scoring, how it came about, the islands and some figures. */
import { type EssenceState, game, type Player } from '@ludarium/essence'
import { fragmentById, segmentById } from '@ludarium/essence/data'
import type { Seat } from '@ludarium/kernel'
import type { ReactNode } from 'react'
import { SeatShape } from '../../../art/SeatShape.tsx'
import { endedSentence, type ScoreColumn, scoreColumns } from '../../../kit/score/columns.ts'
import { EndChart, EndPanel } from '../../../kit/score/EndScreen.tsx'
import { ScoreTable } from '../../../kit/score/ScoreTable.tsx'
import { Sign } from '../../../kit/signs/Sign.tsx'
import type { LogEntry } from '../../../table/source.ts'
import { useTable } from '../context.tsx'
import { MiniIsland } from '../MiniIsland.tsx'
import type { EssenceProps } from '../places.ts'
import { shownFragmentValue } from '../view.ts'

export const Ended = ({ view, words, looks }: EssenceProps): string =>
  endedSentence(words, words.t('end.about', { round: view.round }), scoreColumns(game, view, looks))

/** The fragments of a seat add up to this: whoever has most of it gets most Shards for them. */
const sumOf = ({ fragments }: Player): number =>
  fragments.reduce((all, fragment) => all + shownFragmentValue(fragment, fragmentById), 0)

export function End(): ReactNode {
  const { view, words, looks, log } = useTable()
  const columns = scoreColumns(game, view, looks)
  const of = ({ seat }: ScoreColumn, value: (player: Player) => ReactNode): ReactNode => {
    const player = view.players[seat]
    return player && value(player)
  }
  return (
    <>
      <EndPanel title={words.t('end.title')} span={16} look name="scoring">
        <ScoreTable
          columns={columns}
          role={(column) => of(column, ({ faction }) => words.t(`faction.${faction}`))}
          rows={[
            {
              key: 'shards',
              label: words.t('end.column.shards'),
              tone: 'var(--essence)',
              note: (column) => of(column, ({ essence }) => words.t('end.essence', { n: essence })),
            },
            {
              key: 'prophecy',
              label: words.t('end.column.prophecy'),
              tone: 'var(--gold)',
              note: (column) => of(column, (player) => words.t('end.sum', { n: sumOf(player) })),
            },
          ]}
          total={words.t('end.total')}
        />
      </EndPanel>
      <EndChart title={words.t('end.chart')} about={words.t('end.chart.about')} looks={looks} log={log} span={8} />
      <Islands columns={columns} />
      <EndPanel title={words.t('end.rounds')} about={words.t('end.rounds.about')} span={8} name="rounds">
        <ScoreTable
          columns={columns}
          rows={roundsOf(log).map(([round, gains]) => ({
            key: `${round}`,
            label: words.t('end.round', { round }),
            value: ({ seat }) => <Gain of={gains.get(seat)} />,
          }))}
        />
      </EndPanel>
      <EndPanel title={words.t('end.figures')} span={7} name="figures">
        <ScoreTable
          columns={columns}
          rows={Object.entries(FIGURES).map(([key, figure]) => ({
            key,
            label: words.t(`end.figure.${key}`),
            value: (column) => of(column, figure),
          }))}
        />
      </EndPanel>
    </>
  )
}

const FIGURES: Readonly<Record<string, (player: Player) => number>> = {
  segments: ({ island }) => island.length,
  monuments: ({ island }) => island.filter(({ card }) => segmentById.get(card)?.kind === 'monument').length,
  fragments: ({ fragments }) => fragments.length,
  advisors: ({ advisors }) => advisors.length,
  attacks: ({ attacksWon }) => attacksWon,
  treaties: ({ treatiesSigned }) => treatiesSigned,
  attack: ({ attack }) => attack,
  defense: ({ defense }) => defense,
}

function Islands({ columns }: { readonly columns: readonly ScoreColumn[] }): ReactNode {
  const { view, words } = useTable()
  const n = columns.length
  const room = { width: n === 2 || n === 4 ? 168 : 124, height: n > 3 ? 112 : 240, largest: 34 }
  return (
    <EndPanel title={words.t('end.islands')} span={9} name="islands">
      <div className="cluster essence-end-islands">
        {columns.map(({ seat, look }) => {
          const player: EssenceState['players'][number] | undefined = view.players[seat]
          return (
            player &&
            look.colour && (
              <figure key={seat}>
                <MiniIsland of={seat} player={player} {...room} />
                <figcaption>
                  <SeatShape colour={look.colour} size={14} /> {look.name}
                </figcaption>
              </figure>
            )
          )
        })}
      </div>
    </EndPanel>
  )
}

interface RoundGain {
  readonly essence: number
  readonly shards: number
}

/** By round and seat, what it brought, the Shards for revenge included. */
function roundsOf(log: readonly LogEntry[]): readonly (readonly [number, ReadonlyMap<Seat, RoundGain>])[] {
  const rounds = new Map<number, Map<Seat, RoundGain>>()
  for (const { round, event } of log) {
    const { seat, n, type } = event
    if ((type !== 'shards' && type !== 'revenge') || seat === undefined || typeof n !== 'number') continue
    const gains = rounds.get(round) ?? new Map<Seat, RoundGain>()
    const { essence, shards } = gains.get(seat) ?? { essence: 0, shards: 0 }
    rounds.set(round, gains)
    gains.set(seat, { essence: typeof event.essence === 'number' ? event.essence : essence, shards: shards + n })
  }
  return [...rounds]
}

function Gain({ of }: { readonly of: RoundGain | undefined }): ReactNode {
  if (of === undefined) return '–'
  return (
    <>
      <b>+{of.shards}</b>{' '}
      <small>
        {of.essence}
        <Sign icon="drop" tone="essence" />
      </small>
    </>
  )
}

/** Which roles win together, and who comes out before whom, as heat maps. */
import { combinationsOf, type Pair, pairsOf } from '@ludarium/bots'
import { type ReactNode, useMemo } from 'react'
import { HeatKey, HeatMap } from '../../../kit/charts/HeatMap.tsx'
import { useTeller } from '../../../words/context.tsx'
import { count } from '../figures.ts'
import { LabPanel } from './LabPanel.tsx'
import type { LabNames } from './names.ts'
import type { Shown } from './shown.ts'

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0

/** Names with the highest share first. */
function byShare(pairs: readonly Pair[], side: 'first' | 'second'): string[] {
  const groups = Map.groupBy(pairs, (pair) => pair[side])
  const sum = (list: readonly Pair[], of: 'wins' | 'n'): number => list.reduce((all, pair) => all + pair[of], 0)
  const share = (list: readonly Pair[]): number => sum(list, 'wins') / Math.max(1, sum(list, 'n'))
  return [...groups].sort(([, a], [, b]) => share(b) - share(a)).map(([name]) => name)
}

interface PairHeatProps extends Pick<Parameters<typeof HeatMap>[0], 'rows' | 'columns' | 'cell' | 'even'> {
  readonly title: string
  readonly pairs: readonly Pair[]
  readonly note?: string
}

function PairHeat({ title, pairs, note, ...heat }: PairHeatProps): ReactNode {
  const { t, language } = useTeller()
  const half = median(pairs.map(({ low, high }) => (high - low) / 2))
  const n = median(pairs.map((pair) => pair.n))
  const about = t('lab.pairs.about', { n, half: count(Math.round(100 * half), language) })
  return (
    <LabPanel title={title} about={about}>
      <HeatMap
        {...heat}
        caption={title}
        barred={t('lab.barred')}
        unmet={t('lab.unmet')}
        count={(games) => count(games, language)}
      />
      <HeatKey
        below={t('lab.heat.below', { even: count(Math.round(100 * heat.even), language) })}
        above={t('lab.heat.above')}
      />
      {note !== undefined && <p className="lab-note">{note}</p>}
    </LabPanel>
  )
}

/** So many games were to be expected of a pair that never met: then the rules bar it. */
const BARRED = 12

export function TogetherPanel(props: { shown: Shown; kind: string; other: string; names: LabNames }): ReactNode {
  const { t } = useTeller()
  const { shown, kind, other, names } = props
  const pairs = useMemo(() => combinationsOf(shown.ended, kind, other), [shown.ended, kind, other])
  const total = pairs.reduce((sum, pair) => sum + pair.n, 0)
  const of = (list: 'first' | 'second', name: string): number =>
    pairs.reduce((sum, pair) => sum + (pair[list] === name ? pair.n : 0), 0)
  return (
    <PairHeat
      title={t('lab.together', { kind: names.kind(kind), other: names.kind(other) })}
      pairs={pairs}
      rows={byShare(pairs, 'first').map((name) => ({ name, label: names.role(kind, name) }))}
      columns={byShare(pairs, 'second').map((name) => ({ name, label: names.role(other, name) }))}
      cell={(row, column) => {
        const found = pairs.find((pair) => pair.first === row && pair.second === column)
        if (found !== undefined) return found
        return (of('first', row) * of('second', column)) / Math.max(1, total) > BARRED ? null : undefined
      }}
      even={1 / shown.choices.seats}
    />
  )
}

/** Who comes out before whom. */
export function PairPanel(props: { shown: Shown; kind: string; names: LabNames }): ReactNode {
  const { t } = useTeller()
  const { shown, kind, names } = props
  const pairs = useMemo(() => pairsOf(shown.ended)[kind] ?? [], [shown.ended, kind])
  const roles = [...new Set(pairs.flatMap((pair) => [pair.first, pair.second]))].sort()
  const listed = roles.map((name) => ({ name, label: names.role(kind, name) }))
  return (
    <PairHeat
      title={t('lab.against', { kind: names.kind(kind) })}
      pairs={pairs}
      rows={listed}
      columns={listed}
      cell={(row, column) => {
        const straight = pairs.find((pair) => pair.first === row && pair.second === column)
        if (straight !== undefined) return straight
        const turned = pairs.find((pair) => pair.first === column && pair.second === row)
        return turned === undefined ? undefined : { rate: 1 - turned.rate, n: turned.n }
      }}
      even={0.5}
      note={t('lab.against.about')}
    />
  )
}

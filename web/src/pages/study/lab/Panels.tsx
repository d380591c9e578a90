/** The lab's panels: shares with what lies beyond chance, scores, length, the ladder, and how to repeat it. */
import { balanceOf, type GroupResult, isSignificant, type MatchResult } from '@ludarium/bots'
import type { Message } from '@ludarium/kernel'
import { type ReactNode, useMemo, useState } from 'react'
import { Histogram } from '../../../kit/charts/Bars.tsx'
import { RangePlot, SpreadPlot } from '../../../kit/charts/RowPlots.tsx'
import type { SeatColour } from '../../../table/seats.ts'
import { useTeller } from '../../../words/context.tsx'
import { count, figure, percent } from '../figures.ts'
import { LabHead, LabPanel, PlotFigures } from './LabPanel.tsx'
import type { LabNames } from './names.ts'
import { PairPanel, TogetherPanel } from './Pairs.tsx'
import type { Ladder } from './reports.ts'
import type { Shown } from './shown.ts'

/** What lies beyond chance, in one sentence. */
function finding(
  list: readonly GroupResult[],
  even: number,
  label: (name: string) => string,
  language: string,
): Message {
  const beyond = list.filter((one) => isSignificant(one, even, list.length))
  const say = (some: readonly GroupResult[]): string =>
    new Intl.ListFormat(language === 'en-XA' ? 'en' : language).format(some.map((one) => label(one.name)))
  const above = beyond.filter((one) => one.rate > even).sort((a, b) => b.rate - a.rate)
  const below = beyond.filter((one) => one.rate < even).sort((a, b) => a.rate - b.rate)
  const params = { above: say(above), aboves: above.length, below: say(below), belows: below.length }
  if (above.length > 0 && below.length > 0) return { key: 'lab.beyond.both', params }
  if (above.length > 0) return { key: 'lab.beyond.above', params }
  if (below.length > 0) return { key: 'lab.beyond.below', params }
  const widest = Math.max(0, ...list.map((one) => one.high - one.low)) / 2
  return { key: 'lab.beyond.none', params: { width: percent(widest, language, 0) } }
}

export function Panels(props: { shown: Shown; names: LabNames; ladder: Ladder | null }): ReactNode {
  const { t, language } = useTeller()
  const { shown, names, ladder } = props
  const { ended, choices } = shown
  const even = 1 / choices.seats
  const balance = useMemo(() => balanceOf(ended), [ended])
  // A role that everybody has is none to compare.
  const kinds = Object.keys(balance.byRole).filter((one) => (balance.byRole[one]?.length ?? 0) > 1)
  const [kind, setKind] = useState('')
  const [first, ...rest] = kinds
  const second = rest.includes(kind) ? kind : rest[0]
  return (
    <div className="lab-grid">
      {first !== undefined && (
        <RolePanel list={balance.byRole[first] ?? []} even={even} kind={first} names={names} choice={null} />
      )}
      {second !== undefined && (
        <RolePanel
          list={balance.byRole[second] ?? []}
          even={even}
          kind={second}
          names={names}
          choice={rest.length > 1 ? <Kinds of={rest} chosen={second} names={names} onChoose={setKind} /> : null}
        />
      )}
      {second === undefined && first !== undefined && <PairPanel shown={shown} kind={first} names={names} />}
      <div className="lab-stack">
        <SeatShares list={balance.bySeat} even={even} />
        <LengthPanel ended={ended} />
      </div>
      {first !== undefined && second !== undefined && (
        <TogetherPanel shown={shown} kind={first} other={second} names={names} />
      )}
      {first !== undefined && <ScorePanel ended={ended} kind={first} names={names} wide={second === undefined} />}
      <section className="panel frame-panel stack lab-panel">
        {ladder !== null && <LadderPart ladder={ladder} />}
        <h2 className={ladder === null ? '' : 'lab-second'}>{t('lab.source')}</h2>
        <p className="lab-note">
          {t('lab.rules', { version: shown.version, seed: shown.seed })}
          {shown.cpuMsPerTurn !== null && ` ${t('lab.cpu', { ms: figure(shown.cpuMsPerTurn, language, 0) })}`}
          {shown.bots[0] !== shown.choices.bot && ` ${t('lab.brief', { bot: t(`bot.${shown.choices.bot}`) })}`}
        </p>
        <code className="lab-command">{shown.command}</code>
        <p className="lab-note">{t('lab.bots.not.people')}</p>
      </section>
    </div>
  )
}

/** Rows are as high as the panel has room for. */
const rowHeight = (rows: number): number => Math.max(20, Math.min(34, Math.floor(190 / Math.max(1, rows))))

function gamesEach(list: readonly { n: number }[], t: ReturnType<typeof useTeller>['t']): string {
  const least = Math.min(...list.map((one) => one.n))
  const most = Math.max(...list.map((one) => one.n))
  return least === most ? t('lab.each.same', { n: least }) : t('lab.each', { least, most })
}

function Kinds(props: {
  of: readonly string[]
  chosen: string
  names: LabNames
  onChoose(kind: string): void
}): ReactNode {
  const { t } = useTeller()
  return (
    <fieldset className="segments small">
      <legend className="unseen">{t('lab.kind')}</legend>
      {props.of.map((one) => (
        <button key={one} type="button" aria-pressed={one === props.chosen} onClick={() => props.onChoose(one)}>
          {props.names.kind(one)}
        </button>
      ))}
    </fieldset>
  )
}

interface SharePanelProps {
  readonly title: string
  readonly about: ReactNode
  readonly list: readonly GroupResult[]
  readonly even: number
  readonly row: number
  label(name: string): string
  sign?(name: string): SeatColour | null
}

/** Shares of wins with their intervals. */
function SharePanel({ title, about, list, even, row, label, sign }: SharePanelProps): ReactNode {
  const { t, language } = useTeller()
  const rows = list.map(({ name, rate, low, high, n }) => ({
    ...{ name, label: label(name), sign: sign?.(name) ?? null, value: rate, low, high },
    text: percent(rate, language),
    said: t('lab.figures', {
      share: percent(rate, language),
      low: percent(low, language),
      high: percent(high, language),
      n,
    }),
  }))
  return (
    <LabPanel title={title} about={about} plot>
      <RangePlot rows={rows} row={row} even={even} steps={4} say={(tick) => percent(tick, language, 0)} />
      <PlotFigures title={title} rows={rows} />
      <p className="lab-finding">{t(finding(list, even, label, language))}</p>
    </LabPanel>
  )
}

function RolePanel(props: {
  list: readonly GroupResult[]
  even: number
  kind: string
  names: LabNames
  choice: ReactNode
}): ReactNode {
  const { t } = useTeller()
  const { kind, names, even } = props
  const list = [...props.list].sort((a, b) => b.rate - a.rate)
  return (
    <SharePanel
      title={t('lab.wins.by', { kind: names.kind(kind) })}
      about={props.choice ?? gamesEach(list, t)}
      list={list}
      even={even}
      row={rowHeight(list.length)}
      label={(role) => names.role(kind, role)}
      sign={(role) => names.sign(kind, role)}
    />
  )
}

function SeatShares({ list, even }: { list: readonly GroupResult[]; even: number }): ReactNode {
  const { t } = useTeller()
  const label = (seat: string): string => t('lab.nth', { n: Number(seat) + 1 })
  return <SharePanel title={t('lab.wins.seat')} about={t('lab.order')} list={list} even={even} row={20} label={label} />
}

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

function LengthPanel({ ended }: { ended: readonly MatchResult[] }): ReactNode {
  const { t, language } = useTeller()
  // Where every game has the same number of rounds, turns tell more.
  const unit = new Set(ended.map((one) => one.rounds)).size < 3 ? 'turns' : 'rounds'
  const values = ended.map((one) => one[unit])
  const said = t(`lab.length.${unit}`, { n: figure(meanOf(values), language) })
  const range = t('lab.length.range', { least: Math.min(...values), most: Math.max(...values) })
  return (
    <LabPanel title={t('lab.length')} about={range} plot>
      <Histogram values={values} height={88} title={said} say={(tick) => count(tick, language)} />
      <p className="unseen">{said}</p>
    </LabPanel>
  )
}

/** The scores of each role. */
function scoresOf(ended: readonly MatchResult[], kind: string): Map<string, number[]> {
  const found = new Map<string, number[]>()
  for (const { roles, totals } of ended) {
    for (const [seat, own] of roles.entries()) {
      const role = own[kind]
      if (role === undefined) continue
      const list = found.get(role) ?? []
      found.set(role, list)
      list.push(totals[seat] ?? 0)
    }
  }
  return found
}

function ScorePanel(props: { ended: readonly MatchResult[]; kind: string; names: LabNames; wide: boolean }): ReactNode {
  const { t, language } = useTeller()
  const { ended, kind, names, wide } = props
  const scores = useMemo(() => scoresOf(ended, kind), [ended, kind])
  const rows = [...scores]
    .map(([name, values]) => ({ name, values, mean: meanOf(values) }))
    .sort((a, b) => b.mean - a.mean)
    .map((one) => {
      const text = figure(one.mean, language)
      return { ...one, label: names.role(kind, one.name), sign: names.sign(kind, one.name), text, said: text }
    })
  const winner = meanOf(ended.map(({ ranks, totals }) => totals[ranks.indexOf(1)] ?? 0))
  const title = t('lab.score')
  return (
    <LabPanel title={title} about={t('lab.score.by', { kind: names.kind(kind) })} plot wide={wide}>
      <SpreadPlot rows={rows} row={rowHeight(rows.length)} say={(tick) => count(tick, language)} />
      <PlotFigures title={title} rows={rows} />
      <p className="lab-note">{t('lab.score.about', { winner: figure(winner, language) })}</p>
    </LabPanel>
  )
}

function LadderPart({ ladder }: { ladder: Ladder }): ReactNode {
  const { t, language } = useTeller()
  const title = t('lab.ladder')
  const rows = [...ladder.bots]
    .sort((a, b) => b.rating - a.rating)
    .map(({ name, rating: value, error }) => {
      const [label, text, margin] = [t(`bot.${name}`), figure(value, language), figure(error, language)]
      const said = t('lab.ladder.of', { bot: label, rating: text, error: margin })
      return { name, label, value, low: value - error, high: value + error, text, note: `± ${margin}`, said }
    })
  return (
    <div data-plot={title}>
      <LabHead title={title} about={t('lab.ladder.about', { n: ladder.games })} />
      <RangePlot rows={rows} row={27} steps={5} say={(tick) => count(tick, language)} />
      <PlotFigures title={title} rows={rows} />
    </div>
  )
}

/** The lab's panels: shares with what lies beyond chance, pairs, scores, length, the ladder, and how to repeat it. */
import { balanceOf, type Ended, isBeyond, type Pair, pairsOf, type Standing, togetherOf } from '@ludarium/bots'
import type { Message } from '@ludarium/kernel'
import { type ReactNode, useMemo, useState } from 'react'
import { useTeller } from '../../../words/context.tsx'
import { count, figure, percent } from '../figures.ts'
import type { Names } from './names.ts'
import { HeatMap, heatColour, LadderPlot, LengthPlot, ScorePlot, SharePlot } from './Plots.tsx'
import type { Ladder } from './reports.ts'
import type { Shown } from './shown.ts'

/** A list with the highest share first, as rows. */
function rowsOf(list: readonly Standing[], label: (name: string) => string) {
  return [...list].sort((a, b) => b.rate - a.rate).map((one) => ({ ...one, label: label(one.name) }))
}

/** What lies beyond chance, in one sentence. */
function finding(list: readonly Standing[], even: number, label: (name: string) => string, language: string): Message {
  const beyond = list.filter((one) => isBeyond(one, even, list.length))
  const say = (some: readonly Standing[]): string =>
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

export function Panels(props: { shown: Shown; names: Names; ladder: Ladder | null }): ReactNode {
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
        <SharePanel list={balance.byRole[first] ?? []} even={even} kind={first} names={names} choice={null} />
      )}
      {second !== undefined && (
        <SharePanel
          list={balance.byRole[second] ?? []}
          even={even}
          kind={second}
          names={names}
          choice={
            rest.length > 1 ? (
              <fieldset className="segments small">
                <legend className="unseen">{t('lab.kind')}</legend>
                {rest.map((one) => (
                  <button key={one} type="button" aria-pressed={one === second} onClick={() => setKind(one)}>
                    {names.kind(one)}
                  </button>
                ))}
              </fieldset>
            ) : null
          }
        />
      )}
      {second === undefined && first !== undefined && <PairPanel shown={shown} kind={first} names={names} />}
      <div className="lab-stack">
        <SeatPanel list={balance.bySeat} even={even} names={names} />
        <LengthPanel ended={ended} />
      </div>
      {first !== undefined && second !== undefined && (
        <TogetherPanel shown={shown} kind={first} other={second} names={names} />
      )}
      {first !== undefined && <ScorePanel ended={ended} kind={first} names={names} wide={second === undefined} />}
      <section className="panel lab-panel">
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

function SharePanel(props: {
  list: readonly Standing[]
  even: number
  kind: string
  names: Names
  choice: ReactNode
}): ReactNode {
  const { t, language } = useTeller()
  const { list, even, kind, names } = props
  const label = (role: string): string => names.role(kind, role)
  const rows = rowsOf(list, label).map((one) => ({ ...one, sign: names.sign(kind, one.name) }))
  const title = t('lab.wins.by', { kind: names.kind(kind) })
  return (
    <section className="panel lab-panel" data-plot={title}>
      <header>
        <h2>{title}</h2>
        {props.choice ?? <span>{gamesEach(list, t)}</span>}
      </header>
      <SharePlot rows={rows} even={even} row={rowHeight(rows.length)} />
      <Figures title={title} rows={rows} />
      <p className="lab-finding">{t(finding(list, even, label, language))}</p>
    </section>
  )
}

/** The same for those who do not see the drawing. */
function Figures(props: { title: string; rows: readonly (Standing & { label: string })[] }): ReactNode {
  const { t, language } = useTeller()
  return (
    <div className="unseen">
      <table>
        <caption>{props.title}</caption>
        <tbody>
          {props.rows.map((row) => (
            <tr key={row.name}>
              <th scope="row">{row.label}</th>
              <td>
                {t('lab.figures', {
                  share: percent(row.rate, language),
                  low: percent(row.low, language),
                  high: percent(row.high, language),
                  n: row.n,
                })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function SeatPanel(props: { list: readonly Standing[]; even: number; names: Names }): ReactNode {
  const { t, language } = useTeller()
  const { list, even } = props
  const label = (seat: string): string => t('lab.nth', { n: Number(seat) + 1 })
  const rows = list.map((one) => ({ ...one, label: label(one.name) }))
  const title = t('lab.wins.seat')
  return (
    <section className="panel lab-panel" data-plot={title}>
      <header>
        <h2>{title}</h2>
        <span>{t('lab.order')}</span>
      </header>
      <SharePlot rows={rows} even={even} row={20} />
      <Figures title={title} rows={rows} />
      <p className="lab-finding">{t(finding(list, even, label, language))}</p>
    </section>
  )
}

function LengthPanel(props: { ended: readonly Ended[] }): ReactNode {
  const { t, language } = useTeller()
  const { ended } = props
  const rounds = ended.map((one) => one.rounds)
  // Where every game has the same number of rounds, turns tell more.
  const unit = new Set(rounds).size < 3 ? 'turns' : 'rounds'
  const values = ended.map((one) => one[unit])
  const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
  const said = t(`lab.length.${unit}`, { n: figure(mean, language) })
  return (
    <section className="panel lab-panel" data-plot={t('lab.length')}>
      <header>
        <h2>{t('lab.length')}</h2>
        <span>{t('lab.length.range', { least: Math.min(...values), most: Math.max(...values) })}</span>
      </header>
      <LengthPlot values={values} height={88} mean={said} />
      <p className="unseen">{said}</p>
    </section>
  )
}

function HeatKey(props: { even: string; half: number }): ReactNode {
  const { t } = useTeller()
  return (
    <p className="heat-key">
      {t('lab.heat.below', { even: props.even })}
      <span aria-hidden="true">
        {[-1, -0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75, 1].map((heat) => (
          <i key={heat} style={{ background: heatColour(heat) }} />
        ))}
      </span>
      {t('lab.heat.above')}
    </p>
  )
}

/** Half of the interval of a usual cell, in points. */
const halfOf = (pairs: readonly Pair[]): number => {
  const halves = pairs.map((pair) => (pair.high - pair.low) / 2).sort((a, b) => a - b)
  return halves[halves.length >> 1] ?? 0
}
const middle = (pairs: readonly Pair[]): number => {
  const ns = pairs.map((pair) => pair.n).sort((a, b) => a - b)
  return ns[ns.length >> 1] ?? 0
}

/** Names with the highest share first. */
function byShare(pairs: readonly Pair[], side: 'first' | 'second'): string[] {
  const groups = Map.groupBy(pairs, (pair) => pair[side])
  const share = (list: readonly Pair[]): number =>
    list.reduce((sum, pair) => sum + pair.wins, 0) /
    Math.max(
      1,
      list.reduce((sum, pair) => sum + pair.n, 0),
    )
  return [...groups].sort(([, a], [, b]) => share(b) - share(a)).map(([name]) => name)
}

/** So many games were to be expected of a pair that never met: then the rules bar it. */
const BARRED = 12

function TogetherPanel(props: { shown: Shown; kind: string; other: string; names: Names }): ReactNode {
  const { t, language } = useTeller()
  const { shown, kind, other, names } = props
  const pairs = useMemo(() => togetherOf(shown.ended, kind, other), [shown.ended, kind, other])
  const even = 1 / shown.choices.seats
  const firsts = byShare(pairs, 'first')
  const seconds = byShare(pairs, 'second')
  const total = pairs.reduce((sum, pair) => sum + pair.n, 0)
  const of = (list: 'first' | 'second', name: string): number =>
    pairs.reduce((sum, pair) => sum + (pair[list] === name ? pair.n : 0), 0)
  const title = t('lab.together', { kind: names.kind(kind), other: names.kind(other) })
  return (
    <section className="panel lab-panel">
      <header>
        <h2>{title}</h2>
        <span>
          {t('lab.pairs.about', { n: middle(pairs), half: count(Math.round(100 * halfOf(pairs)), language) })}
        </span>
      </header>
      <HeatMap
        rows={firsts.map((name) => ({ name, label: names.role(kind, name) }))}
        columns={seconds.map((name) => ({ name, label: names.role(other, name) }))}
        cell={(row, column) => {
          const found = pairs.find((pair) => pair.first === row && pair.second === column)
          if (found !== undefined) return found
          return (of('first', row) * of('second', column)) / Math.max(1, total) > BARRED ? null : undefined
        }}
        even={even}
        caption={title}
        barred={t('lab.barred')}
        unmet={t('lab.unmet')}
      />
      <HeatKey even={count(Math.round(100 * even), language)} half={halfOf(pairs)} />
    </section>
  )
}

/** Who comes out before whom. */
function PairPanel(props: { shown: Shown; kind: string; names: Names }): ReactNode {
  const { t, language } = useTeller()
  const { shown, kind, names } = props
  const pairs = useMemo(() => pairsOf(shown.ended)[kind] ?? [], [shown.ended, kind])
  const roles = [...new Set(pairs.flatMap((pair) => [pair.first, pair.second]))].sort()
  const listed = roles.map((name) => ({ name, label: names.role(kind, name) }))
  const title = t('lab.against', { kind: names.kind(kind) })
  return (
    <section className="panel lab-panel">
      <header>
        <h2>{title}</h2>
        <span>
          {t('lab.pairs.about', { n: middle(pairs), half: count(Math.round(100 * halfOf(pairs)), language) })}
        </span>
      </header>
      <HeatMap
        rows={listed}
        columns={listed}
        cell={(row, column) => {
          const straight = pairs.find((pair) => pair.first === row && pair.second === column)
          if (straight !== undefined) return straight
          const turned = pairs.find((pair) => pair.first === column && pair.second === row)
          return turned === undefined ? undefined : { rate: 1 - turned.rate, n: turned.n }
        }}
        even={0.5}
        caption={title}
        barred={t('lab.barred')}
        unmet={t('lab.unmet')}
      />
      <HeatKey even="50" half={halfOf(pairs)} />
      <p className="lab-note">{t('lab.against.about')}</p>
    </section>
  )
}

function ScorePanel(props: { ended: readonly Ended[]; kind: string; names: Names; wide: boolean }): ReactNode {
  const { t, language } = useTeller()
  const { ended, kind, names } = props
  const groups = useMemo(() => {
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
    return [...found]
  }, [ended, kind])
  const rows = groups
    .map(([name, scores]) => ({
      name,
      label: names.role(kind, name),
      sign: names.sign(kind, name),
      scores,
      mean: scores.reduce((sum, score) => sum + score, 0) / scores.length,
    }))
    .sort((a, b) => b.mean - a.mean)
  const winners = ended.map(({ ranks, totals }) => totals[ranks.indexOf(1)] ?? 0)
  const winner = winners.reduce((sum, score) => sum + score, 0) / Math.max(1, winners.length)
  const title = t('lab.score')
  return (
    <section className={`panel lab-panel ${props.wide ? 'lab-wide' : ''}`} data-plot={title}>
      <header>
        <h2>{title}</h2>
        <span>{t('lab.score.by', { kind: names.kind(kind) })}</span>
      </header>
      <ScorePlot rows={rows} row={rowHeight(rows.length)} />
      <div className="unseen">
        <table>
          <caption>{title}</caption>
          <tbody>
            {rows.map((row) => (
              <tr key={row.name}>
                <th scope="row">{row.label}</th>
                <td>{figure(row.mean, language)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="lab-note">{t('lab.score.about', { winner: figure(winner, language) })}</p>
    </section>
  )
}

function LadderPart(props: { ladder: Ladder }): ReactNode {
  const { t, language } = useTeller()
  const { ladder } = props
  const rows = [...ladder.bots]
    .sort((a, b) => b.rating - a.rating)
    .map((rung) => ({ ...rung, label: t(`bot.${rung.name}`) }))
  const title = t('lab.ladder')
  return (
    <div data-plot={title}>
      <header>
        <h2>{title}</h2>
        <span>{t('lab.ladder.about', { n: ladder.games })}</span>
      </header>
      <LadderPlot rows={rows} row={27} />
      <ul className="unseen">
        {rows.map((row) => (
          <li key={row.name}>
            {t('lab.ladder.of', {
              bot: row.label,
              rating: figure(row.rating, language),
              error: figure(row.error, language),
            })}
          </li>
        ))}
      </ul>
    </div>
  )
}

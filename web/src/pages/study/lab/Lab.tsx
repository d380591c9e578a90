/** Balance lab: what many games of bots show about a game, from committed reports or played right here. */
import {
  balanceOf,
  bots,
  type Ended,
  isBeyond,
  type Pair,
  pairsOf,
  type Standing,
  togetherOf,
  unpacked,
} from '@ludarium/bots'
import type { Message } from '@ludarium/kernel'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { useSearch } from 'wouter'
import { Icon } from '../../../art/Icon.tsx'
import { Dialog } from '../../../parts/Dialog.tsx'
import { Frame } from '../../../parts/Frame.tsx'
import { entryOf, games } from '../../../registry.ts'
import { useTeller } from '../../../words/context.tsx'
import { count, figure, percent } from '../figures.ts'
import { csvOf, pictureOf, saveAs } from '../files.ts'
import { type Names, useNames } from './names.ts'
import { HeatMap, heatColour, LadderPlot, LengthPlot, ScorePlot, SharePlot } from './Plots.tsx'
import { type Choices, hasReport, type Ladder, ladderOf, reportOf } from './reports.ts'
import { type Run, useRunning } from './running.ts'
import '../study.css'

/** Games that are played here at one press, by bot: about a minute or two on an ordinary machine. */
const HERE: Readonly<Record<string, number>> = { random: 400, novice: 200, greedy: 100, adept: 20, master: 8 }

/** A row of games as it is shown. */
interface Shown {
  readonly choices: Choices
  readonly ended: readonly Ended[]
  readonly seed: string
  readonly command: string
  readonly version: number
  readonly cpuMsPerTurn: number | null
}

export default function Lab(): ReactNode {
  const { t, language } = useTeller()
  const [choices, setChoices] = useState<Choices>(() => usual(games[0]?.id ?? ''))
  const report = useReport(choices)
  const running = useRunning()
  const wanted = new URLSearchParams(useSearch()).get('seed') ?? new URLSearchParams(location.search).get('seed')
  const here = running.run !== null && same(running.run.choices, choices) ? running.run : null
  const names = useNames(choices.game)
  const ladder = useLadder(choices.game)
  const [saving, setSaving] = useState(false)
  const page = useRef<HTMLDivElement>(null)
  const name = entryOf(choices.game)?.name ?? choices.game
  const shown = here === null ? report : shownOf(here, names)
  const played = shown === null || shown === 'loading' ? 0 : shown.ended.length
  const play = (): void => running.start(choices, wanted ?? freshSeed(), HERE[choices.bot] ?? 20)
  const pick = (changes: Partial<Choices>): void => {
    running.forget()
    setChoices((old) => ({ ...old, ...changes }))
  }
  const run = (
    <button type="button" className="button tall primary" onClick={here?.running ? running.stop : play}>
      <Icon name={here?.running ? 'close' : 'play'} size={14} />
      {t(here?.running ? 'lab.stop' : here === null ? 'lab.run' : 'lab.run.again')}
    </button>
  )
  return (
    <Frame title={t('lab.title')} className="lab">
      <div className="lab-head">
        <div>
          <h1 className="page-title">{t('lab.balance', { game: name })}</h1>
          <p className="lead" aria-live="polite">
            {here?.running
              ? t('lab.running', { n: played, all: here.games })
              : played > 0
                ? t('lab.lead', { n: played })
                : t('lab.lead.none')}
          </p>
          {here?.running && <progress max={here.games} value={played} aria-label={t('lab.progress')} />}
        </div>
        <div className="lab-tools">
          {here !== null && !here.running && report !== null && report !== 'loading' && (
            <button type="button" className="button tall" onClick={running.forget}>
              {t('lab.report')}
            </button>
          )}
          <button type="button" className="button tall" disabled={played === 0} onClick={() => setSaving(true)}>
            <Icon name="download" size={16} />
            {t('lab.save')}
          </button>
          {run}
        </div>
      </div>
      <ChoiceLine choices={choices} pick={pick} even={1 / choices.seats} language={language} />
      {here?.problem !== null && here?.problem !== undefined && (
        <p className="error" role="alert">
          {t('lab.failed', { reason: names.say(here.problem.message) })}
        </p>
      )}
      <div ref={page} aria-busy={shown === 'loading' || names.loading}>
        {shown === 'loading' || names.loading ? (
          <div className="lab-grid" aria-hidden="true">
            {['a', 'b', 'c', 'd', 'e', 'f'].map((one) => (
              <div key={one} className="panel lab-panel lab-wait" />
            ))}
          </div>
        ) : shown === null || (played === 0 && !here?.running) ? (
          <section className="panel lab-empty">
            <h2>{t('lab.empty')}</h2>
            <p>{t('lab.empty.lead', { n: HERE[choices.bot] ?? 20 })}</p>
          </section>
        ) : played === 0 ? (
          <section className="panel lab-empty">
            <h2>{t('lab.first')}</h2>
          </section>
        ) : (
          <Panels shown={shown} names={names} ladder={ladder} />
        )}
      </div>
      {saving && shown !== null && shown !== 'loading' && (
        <Saving
          shown={shown}
          names={names}
          title={t('lab.balance', { game: name })}
          page={page.current}
          onClose={() => setSaving(false)}
        />
      )}
    </Frame>
  )
}

const same = (a: Choices, b: Choices): boolean => a.game === b.game && a.seats === b.seats && a.bot === b.bot

/** Four seats, and the strongest bot that a report of many games has. */
function usual(game: string): Choices {
  const seats = Math.min(4, entryOf(game)?.seats.max ?? 4)
  const bot = ['greedy', 'adept'].find((one) => hasReport({ game, seats, bot: one })) ?? 'greedy'
  return { game, seats, bot }
}

/** Short enough to be written down, one of a billion. */
function freshSeed(): string {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1))
  return `page-${number.toString(36)}`
}

function shownOf({ choices, seed, ended }: Run, names: Names): Shown {
  const { game, bot, seats } = choices
  const command = `npx ludarium lab ${game} --bot ${bot} -n ${ended.length} --seats ${seats} --seed ${seed}`
  return { choices, ended, seed, command, version: names.version, cpuMsPerTurn: null }
}

function useReport(choices: Choices): Shown | 'loading' | null {
  const [found, setFound] = useState<{ choices: Choices; shown: Shown | null } | null>(null)
  useEffect(() => {
    let current = true
    const load = async (): Promise<void> => {
      const data = await reportOf(choices)
      if (!current) return
      const shown = data === null ? null : { ...data, choices, ended: unpacked(data) }
      setFound({ choices, shown })
    }
    load().catch(() => {
      if (current) setFound({ choices, shown: null })
    })
    return () => {
      current = false
    }
  }, [choices])
  return found === null || !same(found.choices, choices) ? 'loading' : found.shown
}

function useLadder(game: string): Ladder | null {
  const [found, setFound] = useState<{ game: string; ladder: Ladder | null } | null>(null)
  useEffect(() => {
    let current = true
    ladderOf(game).then(
      (ladder) => current && setFound({ game, ladder }),
      () => current && setFound({ game, ladder: null }),
    )
    return () => {
      current = false
    }
  }, [game])
  return found?.game === game ? found.ladder : null
}

function ChoiceLine(props: {
  choices: Choices
  pick(changes: Partial<Choices>): void
  even: number
  language: string
}): ReactNode {
  const { t } = useTeller()
  const { choices, pick, even, language } = props
  const seats = entryOf(choices.game)?.seats ?? { min: 2, max: 4 }
  const counts = Array.from({ length: seats.max - Math.max(2, seats.min) + 1 }, (_, n) => n + Math.max(2, seats.min))
  return (
    <section className="panel lab-choices" aria-label={t('lab.choices')}>
      <fieldset className="segments">
        <legend className="unseen">{t('lab.game')}</legend>
        {games.map(({ id, name }) => (
          <button key={id} type="button" aria-pressed={id === choices.game} onClick={() => pick(usual(id))}>
            {name}
          </button>
        ))}
      </fieldset>
      <label>
        <span>{t('lab.seats')}</span>
        <select
          className="input"
          value={choices.seats}
          onChange={(event) => pick({ seats: Number(event.target.value) })}
        >
          {counts.map((n) => (
            <option key={n} value={n}>
              {n}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{t('lab.bots')}</span>
        <select className="input" value={choices.bot} onChange={(event) => pick({ bot: event.target.value })}>
          {bots.map(({ name }) => (
            <option key={name} value={name}>
              {t('lab.bot.all', { bot: t(`bot.${name}`) })}
            </option>
          ))}
        </select>
      </label>
      <p className="lab-legend">
        <svg width="26" height="10" aria-hidden="true">
          <path className="plot-range" d="M4 5H22" />
          <circle className="plot-dot" cx="13" cy="5" r="4" />
        </svg>
        {t('lab.legend.share')}
        <svg width="3" height="16" aria-hidden="true">
          <path className="plot-even" d="M1.500 0V16" />
        </svg>
        {t('lab.legend.even', { share: percent(even, language, 0) })}
      </p>
    </section>
  )
}

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

function Panels(props: { shown: Shown; names: Names; ladder: Ladder | null }): ReactNode {
  const { t, language } = useTeller()
  const { shown, names, ladder } = props
  const { ended, choices } = shown
  const even = 1 / choices.seats
  const balance = useMemo(() => balanceOf(ended), [ended])
  const kinds = Object.keys(balance.byRole)
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

function Saving(props: {
  shown: Shown
  names: Names
  title: string
  page: HTMLDivElement | null
  onClose(): void
}): ReactNode {
  const { t } = useTeller()
  const { shown, names, title, page } = props
  const file = `${shown.choices.game}-${shown.choices.bot}-${shown.choices.seats}`
  const picture = (): void => {
    const drawings = [...(page?.querySelectorAll<HTMLElement>('[data-plot]') ?? [])].flatMap((panel) => {
      const svg = panel.querySelector<SVGSVGElement>('svg.plot')
      return svg === null ? [] : [{ title: panel.dataset.plot ?? '', svg }]
    })
    saveAs(`${file}.svg`, pictureOf(title, drawings), 'image/svg+xml')
  }
  const table = (): void => {
    const { bySeat, byRole } = balanceOf(shown.ended)
    const row = (kind: string, label: string, one: Standing): (string | number)[] => [
      kind,
      label,
      one.n,
      one.wins,
      one.rate,
      one.low,
      one.high,
      one.meanScore,
    ]
    const rows = [
      ['kind', 'name', 'games', 'wins', 'share', 'low', 'high', 'score'],
      ...bySeat.map((one) => row('seat', String(Number(one.name) + 1), one)),
      ...Object.entries(byRole).flatMap(([kind, list]) =>
        list.map((one) => row(kind, names.role(kind, one.name), one)),
      ),
    ]
    saveAs(`${file}.csv`, csvOf(rows), 'text/csv')
  }
  const data = (): void => {
    const { choices, seed, command, version, ended } = shown
    const all = { ...choices, version, seed, command, balance: balanceOf(ended), pairs: pairsOf(ended), games: ended }
    saveAs(`${file}.json`, `${JSON.stringify(all, null, 1)}\n`, 'application/json')
  }
  return (
    <Dialog title={t('lab.save')} onClose={props.onClose}>
      <ul className="lab-files">
        {(
          [
            ['svg', picture],
            ['csv', table],
            ['json', data],
          ] as const
        ).map(([kind, act]) => (
          <li key={kind}>
            <button type="button" className="button tall" onClick={act}>
              <Icon name="download" size={16} />
              {kind.toUpperCase()}
            </button>
            <span>{t(`lab.save.${kind}`)}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

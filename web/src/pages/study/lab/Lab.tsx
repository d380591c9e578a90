/** Balance lab: what many games of bots show about a game, from committed reports or played right here. */
import { bots, unpacked } from '@ludarium/bots'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useSearch } from 'wouter'
import { Icon } from '../../../art/Icon.tsx'
import { entryOf, games } from '../../../registry.ts'
import { Frame } from '../../../shell/Frame.tsx'
import { useTeller } from '../../../words/context.tsx'
import { percent } from '../figures.ts'
import { type LabNames, useNames } from './names.ts'
import { Panels } from './Panels.tsx'
import { hasReport, type Ladder, ladderOf, type ReportChoice, reportOf } from './reports.ts'
import { type Run, useRunning } from './running.ts'
import { Saving } from './Saving.tsx'
import type { Shown } from './shown.ts'
import '../study.css'

/** Games that are played here at one press, by bot: about a minute or two on an ordinary machine. */
const HERE: Readonly<Record<string, number>> = { random: 400, novice: 200, greedy: 100, adept: 20, master: 8 }
const MOST = 100_000

/** `?games=2000` before the hash asks for more or fewer. */
function gamesBy(bot: string): number {
  const asked = Number(new URLSearchParams(location.search).get('games'))
  return Number.isInteger(asked) && asked >= 1 && asked <= MOST ? asked : (HERE[bot] ?? 20)
}

export default function Lab(): ReactNode {
  const { t, language } = useTeller()
  const [choices, setChoices] = useState<ReportChoice>(() => usual(games[0]?.id ?? ''))
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
  const play = (): void => running.start(choices, wanted ?? freshSeed(), gamesBy(choices.bot))
  const pick = (changes: Partial<ReportChoice>): void => {
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
        <div className="lab-tools cluster">
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
            <p>{t('lab.empty.lead', { n: gamesBy(choices.bot) })}</p>
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

const same = (a: ReportChoice, b: ReportChoice): boolean => a.game === b.game && a.seats === b.seats && a.bot === b.bot

/** Four seats, and the strongest bot that a report of many games has. */
function usual(game: string): ReportChoice {
  const seats = Math.min(4, entryOf(game)?.seats.max ?? 4)
  const bot = ['adept', 'greedy'].find((one) => hasReport({ game, seats, bot: one })) ?? 'greedy'
  return { game, seats, bot }
}

/** Short enough to be written down, one of a billion. */
function freshSeed(): string {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1))
  return `page-${number.toString(36)}`
}

function shownOf({ choices, seed, ended }: Run, names: LabNames): Shown {
  const { game, bot, seats } = choices
  const command = `npx ludarium lab ${game} --bot ${bot} -n ${ended.length} --seats ${seats} --seed ${seed}`
  return { choices, ended, bots: [bot], seed, command, version: names.version, cpuMsPerTurn: null }
}

function useReport(choices: ReportChoice): Shown | 'loading' | null {
  const [found, setFound] = useState<{ choices: ReportChoice; shown: Shown | null } | null>(null)
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
  choices: ReportChoice
  pick(changes: Partial<ReportChoice>): void
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
      <p className="lab-legend cluster dim type-2">
        <svg width="26" height="10" aria-hidden="true">
          <path className="chart-range" d="M4 5H22" />
          <circle className="chart-dot" cx="13" cy="5" r="4" />
        </svg>
        {t('lab.legend.share')}
        <svg width="3" height="16" aria-hidden="true">
          <path className="chart-even" d="M1.500 0V16" />
        </svg>
        {t('lab.legend.even', { share: percent(even, language, 0) })}
      </p>
    </section>
  )
}

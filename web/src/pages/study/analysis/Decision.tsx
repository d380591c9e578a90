/** The turn that is looked at: what was played, what it cost or gained, and the lines that were compared. */
import { type TurningPoint, whySaid } from '@ludarium/bots'
import type { Move } from '@ludarium/kernel'
import type { ReactNode } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import type { Teller } from '../../../table/board.ts'
import type { Scene } from '../../../table/scene.ts'
import { useTeller } from '../../../words/context.tsx'
import { count, percent, signed } from '../figures.ts'
import type { StudyPoint } from './protocol.ts'
import type { Studying } from './studying.ts'

/** How many moves two lines have in common from the first on. */
function shared(a: readonly Move[], b: readonly Move[]): number {
  const n = Math.min(a.length, b.length)
  for (let at = 0; at < n; at++) if (JSON.stringify(a[at]) !== JSON.stringify(b[at])) return at
  return n
}

/**
 * A line in words: where it leaves what all lines of the turn begin with, and where it leaves the one that is most like
 * it.
 */
function wordsAt(point: StudyPoint, option: number, words: Teller): string {
  const own = point.options[option]
  const said = point.said[option] ?? []
  if (own === undefined || said.length === 0) return ''
  const others = point.options.filter((other) => other !== own).map((other) => shared(own.moves, other.moves))
  const from = Math.min(said.length - 1, ...others)
  const parting = Math.min(said.length - 1, Math.max(from, ...others))
  const text = (at: number): string => {
    const message = said[at]
    return message === undefined ? '' : words.t(message)
  }
  if (parting === from) return [text(from), text(from + 1)].filter((one) => one !== '').join(', ')
  return parting === from + 1 ? `${text(from)}, ${text(parting)}` : `${text(from)} … ${text(parting)}`
}

/** Of two lines: how the turn begins and where this one leaves the other. */
function apart(point: StudyPoint, option: number, other: number, words: Teller): string {
  const said = point.said[option] ?? []
  const from = Math.min(
    Math.max(0, said.length - 1),
    shared(point.options[option]?.moves ?? [], point.options[other]?.moves ?? []),
  )
  const told = [said[0], said[Math.max(1, from)]]
  const texts = told.flatMap((message) => (message === undefined ? [] : [words.t(message)]))
  return texts.join(from > 1 ? ' … ' : ', ')
}

/** What was played and what would have been better or comes next. */
export function lineWords(point: StudyPoint, words: Teller): { played: string; better: string } {
  const played = point.options.findIndex((option) => option.played)
  const leading = point.options.findIndex((option) => option.leading && !option.played)
  const other = leading < 0 ? point.options.findIndex((option) => !option.played) : leading
  return { played: apart(point, played, other, words), better: apart(point, other, played, words) }
}

export function Decision(props: {
  scene: Scene
  here: StudyPoint | undefined
  turning: { point: TurningPoint; n: number } | null
  studying: Studying
}): ReactNode {
  const { t, language } = useTeller()
  const { scene, here, turning, studying } = props
  if (here === undefined) {
    return (
      <section className="panel study-decision">
        <h2>{t('study.waiting')}</h2>
        <p>{t('study.waiting.about')}</p>
        {!studying.complete && studying.problem === null && <span className="study-wait" aria-hidden="true" />}
      </section>
    )
  }
  const { verdict, options } = here
  const { kind } = verdict
  const look = scene.looks[here.seat]
  const { played, better } = lineWords(here, scene.words)
  const own = options.find((option) => option.played)
  const lead = options.find((option) => option.leading)
  const points = Math.abs(Math.round(100 * verdict.loss))
  const params = {
    name: look?.name ?? '',
    played,
    better,
    points,
    from: percent(lead?.chance ?? 0, language, 0),
    to: percent(own?.chance ?? 0, language, 0),
    n: options.length,
  }
  const why = here.why === null ? [] : whySaid(here.why, here.seat, kind === 'strong').map((one) => scene.words.t(one))
  const top = Math.max(0.05, ...options.map((option) => option.high))
  return (
    <section className="panel study-decision" data-kind={kind}>
      <header>
        {turning !== null && <span className="study-n">{turning.n}</span>}
        <h2>
          {here.round > 0
            ? t('table.round.turn', { round: here.round, turn: here.turn })
            : t('table.turn', { turn: here.turn })}
        </h2>
        {kind !== 'fine' && (
          <span className={`study-points ${kind === 'strong' ? 'good' : 'bad'}`}>
            {t(`study.kind.${kind}`, { points: signed(-100 * verdict.loss, language) })}
          </span>
        )}
      </header>
      <p className="study-sentence">{t(options.length < 2 ? 'study.said.only' : `study.said.${kind}`, params)}</p>
      {options.length > 1 && (
        <>
          <ol className="study-options">
            {options.map((option, n) => {
              const alike = !option.leading && lead !== undefined && option.high >= lead.low && option.low <= lead.high
              return (
                <li key={JSON.stringify(option.moves)} className={option.played ? 'played' : ''}>
                  <span className="study-tag">
                    {option.played ? (
                      t('study.played')
                    ) : option.leading ? (
                      <Icon name="check" size={15} label={t('study.leading')} />
                    ) : null}
                  </span>
                  <span className="study-line" title={wordsAt(here, n, scene.words)}>
                    {wordsAt(here, n, scene.words)}
                  </span>
                  <span className="study-bar" aria-hidden="true">
                    <i
                      className={option.played ? 'played' : option.leading ? 'leading' : ''}
                      style={{ width: `${(100 * option.chance) / top}%` }}
                    />
                    <b
                      style={{
                        left: `${(100 * option.low) / top}%`,
                        width: `${(100 * (option.high - option.low)) / top}%`,
                      }}
                    />
                  </span>
                  <strong
                    title={t(alike ? 'study.alike' : 'study.interval', {
                      low: percent(option.low, language, 0),
                      high: percent(option.high, language, 0),
                    })}
                  >
                    {alike && <span className="study-alike">≈</span>}
                    {percent(option.chance, language, 0)}
                  </strong>
                </li>
              )
            })}
          </ol>
          {why.length > 0 && (
            <p className="study-why">
              <strong>{t('because.title')}</strong> {why.join(' ')}
            </p>
          )}
          <p className="study-knew">
            {kind !== 'fine' &&
              t('study.between', {
                low: count(Math.abs(Math.round(100 * (kind === 'strong' ? verdict.high : verdict.low))), language),
                high: count(Math.abs(Math.round(100 * (kind === 'strong' ? verdict.low : verdict.high))), language),
              })}{' '}
            {t('study.knew', { name: look?.name ?? '' })}
          </p>
        </>
      )}
    </section>
  )
}

/** The turn that is looked at: what was played, what it cost or gained, and the lines that were compared. */
import { explanationMessages, type TurningPoint } from '@ludarium/bots'
import type { ReactNode } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { Meter } from '../../../kit/charts/Bars.tsx'
import type { Scene } from '../../../table/scene.ts'
import { useTeller } from '../../../words/context.tsx'
import { count, percent, signed } from '../figures.ts'
import { lineWords, wordsAt } from './lines.ts'
import type { StudyPoint } from './protocol.ts'
import type { Studying } from './studying.ts'

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
      <section className="panel frame-panel stack study-decision">
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
  const why =
    here.why === null
      ? []
      : explanationMessages(here.why, here.seat, kind === 'strong').map((one) => scene.words.t(one))
  const top = Math.max(0.05, ...options.map((option) => option.high))
  return (
    <section className="panel frame-panel stack study-decision" data-kind={kind}>
      <header>
        {turning !== null && <span className="study-n">{turning.n}</span>}
        <h2 className="grow">
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
                  <Meter
                    share={option.chance / top}
                    colour={option.played ? 'var(--text)' : option.leading ? 'var(--good)' : 'var(--edge)'}
                    range={[option.low / top, option.high / top]}
                  />
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
            <p className="study-why dim type-3">
              <strong>{t('because.title')}</strong> {why.join(' ')}
            </p>
          )}
          <p className="dim type-2">
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

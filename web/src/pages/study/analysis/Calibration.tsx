/** How the chances are found, and how well they fit: of positions judged 30 %, about 30 % should be won. */
import { type ReactNode, useEffect, useState } from 'react'
import { Dialog } from '../../../kit/surface/Dialog.tsx'
import { useTeller } from '../../../words/context.tsx'
import { count, figure, percent } from '../figures.ts'
import { effort } from './studying.ts'

interface Fit {
  readonly games: number
  readonly bot: string
  readonly meanError: number
  readonly bins: readonly { readonly judged: number; readonly won: number; readonly n: number }[]
}

const files = import.meta.glob<unknown>('../../../../../docs/lab/calibration/*/calibration.json', { import: 'default' })

function isFit(value: unknown): value is Fit {
  return (
    typeof value === 'object' && value !== null && 'bins' in value && Array.isArray(value.bins) && 'meanError' in value
  )
}

function useFit(game: string): Fit | null {
  const [fit, setFit] = useState<Fit | null>(null)
  useEffect(() => {
    let current = true
    const found = Object.entries(files).find(([path]) => path.split('/').at(-2) === game)?.[1]
    found?.().then(
      (data) => current && isFit(data) && setFit(data),
      () => {},
    )
    return () => {
      current = false
    }
  }, [game])
  return fit
}

const SIZE = 240
const MARGIN = 40

export function Calibration(props: { game: string; onClose(): void }): ReactNode {
  const { t, language } = useTeller()
  const fit = useFit(props.game)
  const { positions, worlds } = effort()
  const at = (share: number): number => MARGIN + share * (SIZE - MARGIN - 10)
  const up = (share: number): number => SIZE - at(share)
  return (
    <Dialog title={t('study.how')} className="study-how" onClose={props.onClose}>
      <p>{t('study.how.found', { positions: count(positions, language), worlds })}</p>
      <p>{t('study.how.knew')}</p>
      <p>{t('study.how.bars')}</p>
      {fit !== null && (
        <>
          <h3>{t('study.how.fit')}</h3>
          <p>
            {t('study.how.fitted', {
              games: fit.games,
              half: Math.floor(fit.games / 2),
              bot: t(`bot.${fit.bot}`),
              error: figure(100 * fit.meanError, language),
            })}
          </p>
          <svg className="chart" width={SIZE} height={SIZE} role="img" aria-label={t('study.how.fit')}>
            {[0, 0.25, 0.5, 0.75, 1].map((tick) => (
              <g key={tick}>
                <path className="chart-rule" d={`M${at(tick)} ${up(0)}V${up(1)}M${at(0)} ${up(tick)}H${at(1)}`} />
                <text x={at(tick)} y={SIZE - 22} textAnchor="middle">
                  {Math.round(100 * tick)}
                </text>
                <text x={MARGIN - 6} y={up(tick)} dy="0.35em" textAnchor="end">
                  {Math.round(100 * tick)}
                </text>
              </g>
            ))}
            <path className="chart-even" d={`M${at(0)} ${up(0)}L${at(1)} ${up(1)}`} />
            {fit.bins.map((bin) => (
              <circle
                key={bin.judged}
                className="chart-dot"
                cx={at(bin.judged)}
                cy={up(bin.won)}
                r={Math.max(3, Math.min(8, Math.sqrt(bin.n) / 6))}
              />
            ))}
            <text x={SIZE / 2 + 14} y={SIZE - 4} textAnchor="middle">
              {t('study.how.judged')}
            </text>
            <text transform={`translate(9 ${SIZE / 2 - 14}) rotate(-90)`} textAnchor="middle">
              {t('study.how.won')}
            </text>
          </svg>
          <div className="unseen">
            <table>
              <caption>{t('study.how.fit')}</caption>
              <tbody>
                {fit.bins.map((bin) => (
                  <tr key={bin.judged}>
                    <th scope="row">{percent(bin.judged, language, 0)}</th>
                    <td>{percent(bin.won, language, 0)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
    </Dialog>
  )
}

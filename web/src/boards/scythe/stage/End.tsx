/** The final scoring: every seat's coins and what they are made of. */
import { game, holdingsOf, starsPlaced, tierOf } from '@ludarium/scythe'
import type { ReactNode } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { SeatShape } from '../../../art/SeatShape.tsx'
import { useTable } from '../context.tsx'
import { Sign } from '../parts/Figure.tsx'
import { Dialog } from './Dialog.tsx'

const TONES: Readonly<Record<string, string>> = {
  coins: '#e5b74a',
  stars: '#f2efe7',
  territories: '#8fbc8f',
  resources: '#9fb8d8',
  structures: '#c98d6b',
  flags: '#259a7e',
  meander: '#5f9a7e',
}

export function End(): ReactNode {
  const { view, looks, words, me } = useTable()
  const rows = looks
    .map((look, seat) => {
      const lines = game.score(view, seat)
      return { look, seat, lines, total: lines.reduce((sum, { points }) => sum + points, 0) }
    })
    .sort((a, b) => b.total - a.total)
  const best = Math.max(1, ...rows.map(({ total }) => total))
  const keys = [...new Set(rows.flatMap(({ lines }) => lines.map(({ key }) => key)))]
  return (
    <Dialog className="end" title={words.t('end.title')} aside={words.t('end.about', { round: view.round })}>
      <table className="scythe-end">
        <thead>
          <tr>
            <td />
            {keys.map((key) => (
              <th key={key} scope="col">
                <i style={{ background: TONES[key] }} /> {words.t(`score.${key}`)}
              </th>
            ))}
            <th scope="col">{words.t('end.total')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ look, seat, lines, total }, n) => {
            const player = view.players[seat]
            if (player === undefined) return null
            const tier = tierOf(view, player.popularity)
            const held = holdingsOf(view, seat)
            const notes: Readonly<Record<string, string>> = {
              stars: `${starsPlaced(player)} × ${tier.star}`,
              territories: `${held.worth} × ${tier.territory}`,
              resources: `${Math.floor(held.tokens / 2)} × ${tier.pair}`,
            }
            return (
              <tr key={look.name} data-own={seat === me || undefined}>
                <th scope="row">
                  <span className="scythe-end-rank">{n + 1}</span>
                  <SeatShape colour={look.colour} size={20} />
                  <span>
                    <b>{look.name}</b>
                    <small>
                      {words.t('end.role', {
                        faction: { key: `faction.${player.faction}` },
                        mat: { key: `mat.${player.mat}` },
                      })}
                    </small>
                    <small>
                      <Sign of="popularity" size={12} /> {player.popularity} · <Sign of="power" size={12} />{' '}
                      {player.power}
                    </small>
                  </span>
                </th>
                {keys.map((key) => (
                  <td key={key}>
                    <b>{lines.find((line) => line.key === key)?.points ?? '–'}</b>
                    <small>{notes[key] ?? ''}</small>
                  </td>
                ))}
                <td className="scythe-end-total">
                  {total}
                  <span className="scythe-end-bar" style={{ width: `${(100 * total) / best}%` }}>
                    {lines.map(
                      ({ key, points }) =>
                        points > 0 && <i key={key} style={{ flex: points, background: TONES[key] }} />,
                    )}
                  </span>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <p className="scythe-end-note">
        <Icon name="star" size={14} /> {words.t('end.note')}
      </p>
    </Dialog>
  )
}

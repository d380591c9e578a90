/** Progress, hibernation and the resources along the foot of the board. */
import { progressPoints } from '@ludarium/revive'
import {
  CAPS,
  HIBERNATION_REMOVAL,
  HIBERNATION_REWARDS,
  POINT_BONUSES,
  PROGRESS_TRACK,
  RESOURCES,
  type Resource,
  SWITCH_SIDES,
} from '@ludarium/revive/data'
import type { ReactNode } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { Piece } from '../../../kit/pieces/Piece.tsx'
import { useTable } from '../context.tsx'
import { signOf } from '../icons.ts'
import { Effect, Line } from '../parts/Effect.tsx'
import { place } from '../places.ts'
import { type Token, tokensOf } from '../signs.ts'
import { pointsOf } from '../view.ts'
import { useShown } from './shown.tsx'

export function Progress(): ReactNode {
  const { words } = useTable()
  const { p, soon, fill } = useShown()
  return (
    <section aria-label={words.t('own.progress')}>
      <h3 className="row between">
        {words.t('own.progress')}
        <small>{words.t('own.progress.at', { n: p.progress, points: progressPoints(p.progress) })}</small>
      </h3>
      <div className="revive-progress">
        {PROGRESS_TRACK.map(({ points, bonus }, n) => {
          const gain = bonus !== null && 'do' in bonus ? Object.keys(bonus).find((key) => key !== 'do') : undefined
          const covered = n < p.progress
          return (
            <span
              key={points}
              className="revive-pg"
              data-in={covered || undefined}
              data-will={(!covered && n < soon.progress) || undefined}
              data-now={n === soon.progress || undefined}
              style={{ ['--seat' as string]: fill }}
            >
              <i className="middle type-1 strong" data-flip={`progress:${n}`}>
                {covered ? '' : points}
              </i>
              {gain !== undefined && (
                <em className="inline" style={{ color: signOf(gain).colour }}>
                  <Icon name={signOf(gain).icon} size={12} />
                </em>
              )}
            </span>
          )
        })}
      </div>
    </section>
  )
}

export function Hibernation(): ReactNode {
  const { words, choices } = useTable()
  const { p, soon, name, fill, ink, mine } = useShown()
  const sleep = mine && choices.has(place.sleep)
  return (
    <section aria-label={words.t('own.hibernation')}>
      <h3 className="row between">
        {words.t('own.hibernation')}
        {sleep ? (
          <Piece name={place.sleep} label={words.t('own.sleep')} on="own" className="revive-sleep">
            {() => (
              <span className="inline">
                <Icon name="snowflake-2" size={12} />
                {words.t('own.sleep')}
              </span>
            )}
          </Piece>
        ) : (
          <small>{words.t('own.hibernation.next', { n: Math.min(5, p.hibernation + 1) })}</small>
        )}
      </h3>
      <div className="revive-hibernation">
        {[0, 1, 2, 3, 4, 5].map((space) => {
          const reward = HIBERNATION_REWARDS[space - 1]
          return (
            <Piece
              key={space}
              name={space === 0 ? '' : name(place.hibernation(space))}
              label={
                reward === undefined
                  ? words.t('own.hibernation.start')
                  : words.t('own.hibernation.space', { space, effect: { key: `effect.hibernation.${space}` } })
              }
              on="own"
              className="revive-hb"
            >
              {() => (
                <span
                  className="revive-pit stack gap-0 type-1 revive-faded"
                  data-reach={(space > 0 && space <= soon.hibernation) || undefined}
                >
                  <b className="middle strong">
                    {space === p.hibernation ? (
                      <i className="revive-mk middle" style={{ background: fill, color: ink }} data-flip="mark:sleep">
                        {space}
                      </i>
                    ) : space === soon.hibernation ? (
                      <i className="revive-mk middle revive-ghostly">{space}</i>
                    ) : (
                      space
                    )}
                  </b>
                  {reward === undefined ? <span>–</span> : <Effect of={reward} size={12} className="revive-tight" />}
                  {space === HIBERNATION_REMOVAL && (
                    <em>
                      <Icon name="ankh" size={11} />
                    </em>
                  )}
                </span>
              )}
            </Piece>
          )
        })}
      </div>
    </section>
  )
}

function Meter({ what }: { readonly what: Resource }): ReactNode {
  const { words } = useTable()
  const { p, soon, name } = useShown()
  const { icon, colour } = signOf(what)
  const now = p.resources[what]
  const after = soon.resources[what]
  return (
    <Piece
      name={name(place.resource(what))}
      label={words.t('own.resource', { what: { key: `figure.${what}` }, n: now, cap: CAPS[what] })}
      on="own"
      className="revive-meter"
    >
      {() => (
        <span className="row gap-2 nowrap" style={{ ['--c' as string]: colour }}>
          <Icon name={icon} size={19} className="revive-meter-icon" />
          <b className="type-6 bold">
            {now}
            {after !== now && <span className="revive-good type-5"> → {after}</span>}
          </b>
          <span className="revive-pips row gap-1">
            {Array.from({ length: CAPS[what] }, (_, n) => (
              <i
                // A place for one of them has no other name than its number.
                key={`pip ${String(n)}`}
                data-on={n < Math.min(now, after) || undefined}
                data-go={(n >= after && n < now) || undefined}
                data-come={(n >= now && n < after) || undefined}
              />
            ))}
          </span>
        </span>
      )}
    </Piece>
  )
}

const withoutNumber = (token: Token): Token =>
  'op' in token ? token : { parts: token.parts.filter((part) => !('text' in part)) }

export function Meters(): ReactNode {
  const { view, words } = useTable()
  const { seat, p, soon } = useShown()
  const { n, key } = pointsOf(view, seat)
  const next = n === p.points ? POINT_BONUSES.find(({ at }) => at > n) : undefined
  return (
    <section className="revive-meters row gap-0 between" aria-label={words.t('own.resources')}>
      <span className="row gap-2 nowrap" title={words.t(key)}>
        <Icon name="trophy" size={19} label={words.t(key)} className="revive-trophy" />
        <b className="type-6 bold">
          {n}
          {soon.points !== p.points && <span className="revive-good type-5"> → {soon.points}</span>}
        </b>
        {next !== undefined && soon.points === p.points && (
          <small className="inline gap-1 type-1 revive-faded">
            <Line tokens={tokensOf(next.effect).map(withoutNumber)} size={12} className="revive-tight" />{' '}
            {words.t('own.bonus', { at: next.at })}
          </small>
        )}
      </span>
      <hr />
      {RESOURCES.map((what) => (
        <Meter key={what} what={what} />
      ))}
      <hr />
      <span className="row gap-2 nowrap" title={words.t('figure.energy')}>
        <Icon name="electric" size={17} label={words.t('figure.energy')} className="revive-lime" />
        <b className="type-6 bold">{soon.energy === p.energy ? p.energy : `${p.energy} → ${soon.energy}`}</b>
      </span>
      <Lever />
    </section>
  )
}

function Lever(): ReactNode {
  const { view, words } = useTable()
  const { p, name } = useShown()
  const side = SWITCH_SIDES.find(({ id }) => id === view.switchSide)
  return (
    <Piece
      name={name(place.lever)}
      label={words.t(p.switchUsed ? 'own.lever.used' : 'own.lever', { effect: { key: `switch.${view.switchSide}` } })}
      on="own"
      className="revive-lever"
    >
      {() => (
        <span className="row gap-2" data-used={p.switchUsed || undefined}>
          <span className="revive-knob revive-pit">
            <i />
          </span>
          {side !== undefined && <Effect of={side.effect} size={12} className="revive-tight" />}
        </span>
      )}
    </Piece>
  )
}

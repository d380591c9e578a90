/** The Automa beside the rivals, and what the card that lies open already says of her next turn. */
import { automaSailing, cardOf, difficultyOf, difficultyPoints } from '@ludarium/innovation'
import { terrainPriority } from '@ludarium/innovation/data'
import type { ReactNode } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { SeatShape } from '../../../art/SeatShape.tsx'
import { useTable } from '../context.tsx'
import { Silhouette } from '../parts/Building.tsx'
import { GoodFigure, GoodSign } from '../parts/Signs.tsx'
import { TerrainHex } from '../parts/Terrain.tsx'
import { builtOf, KINDS, pointsOf, terrainName } from '../view.ts'

export function AutomaPanel(): ReactNode {
  const { view, words, colour } = useTable()
  const { automa } = view
  if (automa === null) return null
  const terrain = terrainName(automa.terrain)
  return (
    <article
      className={`panel i-rival i-automa ${automa.passed ? 'passed' : ''}`}
      style={{ ['--seat' as string]: 'var(--seat-7-outline)' }}
      aria-label={words.t('sketch.automa.title')}
    >
      <div className="i-rival-name">
        <span>
          <SeatShape colour={colour(view.seats)} size={17} />
          <b>{words.t('sketch.automa.title')}</b>
          {automa.passed && <span className="chip">{words.t('table.passed')}</span>}
        </span>
        <span className="i-rival-role">
          {terrain !== undefined && <TerrainHex of={terrain} size={15} />}
          {words.t(`automaFaction.${automa.faction}`)}
        </span>
        <span className="i-rival-vp">
          <GoodSign of="vp" size={15} />
          {pointsOf(view, view.seats)}{' '}
          <small>{words.t('automa.level', { n: automa.difficulty, name: difficultyOf(view).name })}</small>
        </span>
      </div>
      <div className="i-rival-facts">
        <div>
          <GoodFigure of="scholar" n={automa.scholars} label={words.t('good.scholar')} size={15} />
          <GoodFigure of="sail" n={automaSailing(view)} label={words.t('track.sailing')} />
          <GoodFigure of="innovation" n={automa.innovations.length} label={words.t('sketch.innovations')} size={13} />
          {view.round > 0 && (
            <span className="i-rival-bonus">
              {words.t('automa.round', { reach: automaSailing(view), vp: difficultyPoints(view) })}
            </span>
          )}
        </div>
        <div>
          {KINDS.map((kind, n) => {
            const built = builtOf(automa.supply, n)
            return (
              <span
                key={kind}
                className="i-figure"
                data-none={built === 0 || undefined}
                title={words.t(`title.${kind}`)}
              >
                <Silhouette of={kind} size={15} />
                <b>{built}</b>
                <span className="unseen"> {words.t(`title.${kind}`)}</span>
              </span>
            )
          })}
          <span className="i-figure" title={words.t('automa.marked', { n: automa.marked.length })}>
            <Icon name="star" size={13} />
            <b>{words.t('automa.marked', { n: automa.marked.length })}</b>
          </span>
        </div>
        <div>
          <span className="i-rival-role">
            {automa.bonus === '' ? '' : `${words.t(`bonus.${automa.bonus}`)} · `}
            {words.t('automa.never')}
          </span>
        </div>
      </div>
    </article>
  )
}

/** The support card of her next turn lies open. */
export function AutomaKnown(): ReactNode {
  const { view, words } = useTable()
  const { automa } = view
  const support = automa === null ? undefined : cardOf(view, automa.shown)?.support
  const native = terrainName(automa?.terrain ?? -1)
  return (
    <article className="panel i-rival i-known" aria-label={words.t('automa.known')}>
      <div className="i-rival-name">
        <b>{words.t('automa.known')}</b>
        {automa !== null && (
          <small>
            {automa.shown === '' ? words.t('automa.unknown') : words.t('automa.supports', { card: automa.shown })}
          </small>
        )}
      </div>
      {support !== undefined && (
        <>
          <dl>
            <dt>{words.t('automa.builds')}</dt>
            <dd>{words.t(`automa.group.${support.group}`)}</dd>
            {support.bringTogether && <dd className="quiet">{words.t('automa.together')}</dd>}
          </dl>
          <dl>
            <dt>{words.t('automa.likes', { list: support.terrainPriority })}</dt>
            <dd>
              {native !== undefined &&
                terrainPriority[support.terrainPriority][native].map((terrain) => (
                  <TerrainHex key={terrain} of={terrain} size={19} />
                ))}
            </dd>
          </dl>
          <dl>
            <dt>{words.t('automa.counts')}</dt>
            <dd>{words.t(`automa.direction.${support.direction}`, { n: support.count })}</dd>
          </dl>
          <dl>
            <dt>{words.t('automa.studies')}</dt>
            <dd>{words.t(`automa.discipline.${support.discipline}`)}</dd>
          </dl>
        </>
      )}
    </article>
  )
}

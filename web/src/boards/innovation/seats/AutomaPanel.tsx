/** The Automa beside the rivals, and what the card that lies open already says of her next turn. */
import { automaSailing, cardOf, difficultyOf, difficultyPoints } from '@ludarium/innovation'
import { terrainPriority } from '@ludarium/innovation/data'
import type { ReactNode } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { Figures } from '../../../kit/seats/Figures.tsx'
import { SeatPanel } from '../../../kit/seats/SeatPanel.tsx'
import { useTable } from '../context.tsx'
import { TerrainHex } from '../parts/Terrain.tsx'
import { terrainName } from '../view.ts'
import { buildingsOf, goodFigure } from './facts.tsx'
import { Points, Role } from './Rival.tsx'

export function AutomaPanel(): ReactNode {
  const { view, words, colour } = useTable()
  const { automa } = view
  if (automa === null) return null
  const reach = automaSailing(view)
  const marked = words.t('automa.marked', { n: automa.marked.length })
  return (
    <SeatPanel
      look={{ name: words.t('sketch.automa.title'), colour: colour(view.seats) }}
      form="block"
      className="innovation-rival innovation-automa"
      passed={automa.passed}
      role={<Role terrain={automa.terrain} name={`automaFaction.${automa.faction}`} />}
      figures={
        <>
          <Points of={view.seats} />
          <small className="dim">
            {words.t('automa.level', { n: automa.difficulty, name: difficultyOf(view).name })}
          </small>
        </>
      }
    >
      <Figures
        of={[
          goodFigure('scholar', automa.scholars, words.t('good.scholar')),
          goodFigure('sail', reach, words.t('track.sailing')),
          goodFigure('innovation', automa.innovations.length, words.t('sketch.innovations')),
        ]}
      >
        {view.round > 0 && (
          <span className="innovation-rival-bonus inline nowrap dim type-1">
            {words.t('automa.round', { reach, vp: difficultyPoints(view) })}
          </span>
        )}
      </Figures>
      <Figures of={buildingsOf(automa.supply, words)}>
        <span className="innovation-rival-bonus inline nowrap dim type-1" title={marked}>
          <Icon name="star" size={13} /> {marked}
        </span>
      </Figures>
      <p>
        {automa.bonus === '' ? '' : `${words.t(`bonus.${automa.bonus}`)} · `}
        {words.t('automa.never')}
      </p>
    </SeatPanel>
  )
}

/** The support card of her next turn lies open. */
export function AutomaKnown(): ReactNode {
  const { view, words } = useTable()
  const { automa } = view
  if (automa === null) return null
  const support = cardOf(view, automa.shown)?.support
  const native = terrainName(automa.terrain)
  return (
    <article className="panel innovation-known gap-6 type-2" aria-label={words.t('automa.known')}>
      <div className="stack between gap-0">
        <b className="type-4">{words.t('automa.known')}</b>
        <small className="dim">
          {automa.shown === '' ? words.t('automa.unknown') : words.t('automa.supports', { card: automa.shown })}
        </small>
      </div>
      {support !== undefined && (
        <>
          <Fact name={words.t('automa.builds')}>
            <dd>{words.t(`automa.group.${support.group}`)}</dd>
            {support.bringTogether && <dd className="dim">{words.t('automa.together')}</dd>}
          </Fact>
          <Fact name={words.t('automa.likes', { list: support.terrainPriority })}>
            <dd>
              {native !== undefined &&
                terrainPriority[support.terrainPriority][native].map((terrain) => (
                  <TerrainHex key={terrain} of={terrain} size={19} />
                ))}
            </dd>
          </Fact>
          <Fact name={words.t('automa.counts')}>
            <dd>{words.t(`automa.direction.${support.direction}`, { n: support.count })}</dd>
          </Fact>
          <Fact name={words.t('automa.studies')}>
            <dd>{words.t(`automa.discipline.${support.discipline}`)}</dd>
          </Fact>
        </>
      )}
    </article>
  )
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }): ReactNode {
  return (
    <dl className="strong">
      <dt className="dim type-1">{name}</dt>
      {children}
    </dl>
  )
}

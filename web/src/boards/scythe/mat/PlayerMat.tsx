/** The player mat: four sections and the place of the Factory card. The mat is the menu. */
import { matOf, resourcesOf } from '@ludarium/scythe'
import { RESOURCES } from '@ludarium/scythe/data'
import { type ReactNode, useRef } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { Piece, Region } from '../../../kit/pieces/Piece.tsx'
import { usePiece, useTable } from '../context.tsx'
import { Figure, Sign } from '../parts/Figure.tsx'
import { Boxed, Cube } from '../parts/Token.tsx'
import { place } from '../places.ts'
import { countOf, workersOf } from '../view.ts'
import { FactorySection } from './FactorySection.tsx'
import { useFlights } from './flights.ts'
import { Section } from './Section.tsx'

export function PlayerMat(): ReactNode {
  const { own, view, words, looks, me } = useTable()
  const look = looks[me]
  const sections = useRef<HTMLDivElement>(null)
  useFlights(sections)
  if (look === undefined) return null
  return (
    <Region
      label={words.t('mat.title', { mat: { key: `mat.${own.mat}` } })}
      className="scythe-mat stack gap-0"
      style={{ borderTopColor: look.colour.fill }}
    >
      <MatHead />
      <div className="scythe-sections" ref={sections}>
        {matOf(view, own).sections.map((section) => (
          <Section key={section.bottom} data={section} colour={look.colour} />
        ))}
        <FactorySection colour={look.colour} />
      </div>
    </Region>
  )
}

function MatHead(): ReactNode {
  const { own, view, words, looks, me } = useTable()
  const goods = resourcesOf(view, me)
  const look = looks[me]
  return (
    <header className="scythe-mat-head row gap-5 rigid">
      <h3>{words.t('mat.title', { mat: { key: `mat.${own.mat}` } })}</h3>
      <small className="scythe-mat-control">{words.t('mat.control')}</small>
      {RESOURCES.map((resource, n) => (
        <Figure key={resource} of={resource} n={goods[n] ?? 0} label={words.t(`resource.${resource}`)} />
      ))}
      <span className="scythe-gap" />
      <small title={words.t('mat.upgrades', { n: countOf(own.cubes) })}>
        {look !== undefined && (
          <Boxed width={14} height={15}>
            <Cube colour={look.colour} s={5} />
          </Boxed>
        )}
        <span className="scythe-long">{words.t('mat.upgrades', { n: countOf(own.cubes) })}</span>
        <span className="scythe-short">{countOf(own.cubes)}/6</span>
      </small>
      <small>
        <Sign of="worker" size={14} label={words.t('figure.workers')} />
        {words.t('mat.workers', { n: workersOf(own) })}
      </small>
      <Preferences />
    </header>
  )
}

/** Standing preferences: a list behind the gear. */
function Preferences(): ReactNode {
  const { words } = useTable()
  const { choices } = usePiece(place.preferences)
  if (choices.length === 0) return null
  return (
    <Piece
      name={place.preferences}
      label={words.t('mat.preferences')}
      told={true}
      on="own"
      className="scythe-gear"
      about={{ title: words.t('mat.preferences'), lines: [] }}
    >
      {() => <Icon name="settings" size={16} />}
    </Piece>
  )
}

/** The artifacts that are left in the crater, by colour; when it is empty the game ends. */
import { ARTIFACT, ARTIFACT_COLORS, SOLO_STEPS } from '@ludarium/revive/data'
import type { ReactNode } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { Piece } from '../../../kit/pieces/Piece.tsx'
import { BoardProvider, useTable } from '../context.tsx'
import { place, type ReviveProps } from '../places.ts'
import { ArtifactTile } from './Tiles.tsx'

export function Top(props: ReviveProps): ReactNode {
  return (
    <BoardProvider {...props}>
      <Crater />
    </BoardProvider>
  )
}

export function Crater(): ReactNode {
  const { view, words } = useTable()
  const left = ARTIFACT_COLORS.map((colour) => {
    const there = view.crater.filter((id) => ARTIFACT.get(id)?.color === colour)
    return { colour, n: there.length, name: there[0] === undefined ? '' : place.artifact(there[0]) }
  })
  const minor = { colour: 'minor' as const, n: view.craterMinors, name: place.artifact('minor') }
  return (
    <section className="revive-crater row gap-3 dim type-2 strong" aria-label={words.t('crater.title')}>
      {words.t('crater.title')}
      {[...left, ...(minor.n > 0 ? [minor] : [])].map(({ colour, n, name }) => (
        <Piece key={colour} name={name} label={words.t(`crater.${colour}`, { n })} on="own">
          {() => (
            <span className="inline gap-1 bold">
              <ArtifactTile colour={colour} size={16} />
              {n}
            </span>
          )}
        </Piece>
      ))}
      {view.seats === 1 && (
        <span className="inline gap-1 bold" title={words.t('solo.cube')}>
          <Icon name="clock" size={15} label={words.t('solo.cube')} />
          {words.t('solo.steps', { n: Math.min(SOLO_STEPS, view.cube) })}
        </span>
      )}
    </section>
  )
}

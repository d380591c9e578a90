/** The artifacts that are left in the crater, by colour; when it is empty the game ends. */
import { ARTIFACT, ARTIFACT_COLORS, SOLO_STEPS } from '@ludarium/revive/data'
import type { ReactNode } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { Piece } from '../../../table/pieces/Piece.tsx'
import { ArtifactTile } from '../cards/Tiles.tsx'
import { BoardProvider, useTable } from '../context.tsx'
import { place, type ReviveProps } from '../targets.ts'
import './seats.css'

export function Top(props: ReviveProps): ReactNode {
  return (
    <BoardProvider {...props}>
      <Crater />
    </BoardProvider>
  )
}

export function Crater(): ReactNode {
  const { view, words } = useTable()
  return (
    <section className="rv-crater" aria-label={words.t('crater.title')}>
      {words.t('crater.title')}
      {ARTIFACT_COLORS.map((colour) => {
        const there = view.crater.filter((id) => ARTIFACT.get(id)?.color === colour)
        return (
          <Piece
            key={colour}
            name={there[0] === undefined ? '' : place.artifact(there[0])}
            label={words.t(`crater.${colour}`, { n: there.length })}
            on="own"
          >
            {() => (
              <span>
                <ArtifactTile colour={colour} size={16} />
                {there.length}
              </span>
            )}
          </Piece>
        )
      })}
      {view.craterMinors > 0 && (
        <Piece name={place.artifact('minor')} label={words.t('crater.minor', { n: view.craterMinors })} on="own">
          {() => (
            <span>
              <ArtifactTile colour="minor" size={16} />
              {view.craterMinors}
            </span>
          )}
        </Piece>
      )}
      {view.seats === 1 && (
        <span title={words.t('solo.cube')}>
          <Icon name="clock" size={15} label={words.t('solo.cube')} />
          {words.t('solo.steps', { n: Math.min(SOLO_STEPS, view.cube) })}
        </span>
      )}
    </section>
  )
}

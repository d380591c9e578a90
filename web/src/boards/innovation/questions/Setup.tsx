/** The choices before the first round as cards side by side: sets, draft, the Automa's terrain. */
import { bonusById, WHEEL } from '@ludarium/innovation/data'
import type { ReactNode } from 'react'
import { Region } from '../../../kit/pieces/Piece.tsx'
import { useTable } from '../context.tsx'
import { TerrainHex } from '../parts/Terrain.tsx'
import { place } from '../places.ts'
import { DisplayPart, Part, SetupCard } from './SetupParts.tsx'

const STEPS: ReadonlySet<string> = new Set(['set', 'draft', 'display', 'rival'])

/** Whether the table is choosing sets; everybody may look. */
export function isChoosing(step: string | undefined): boolean {
  return step !== undefined && STEPS.has(step)
}

export function Setup(): ReactNode {
  const { step, words } = useTable()
  return (
    <Region label={words.t('face.setup')} className="innovation-setup">
      {step?.step === 'draft' ? <Draft /> : step?.step === 'rival' ? <RivalTerrain /> : <Sets />}
    </Region>
  )
}

/** A display with its faction and bonus; alone against the Automa two factions to choose from, and no bonus. */
function Sets(): ReactNode {
  const { view } = useTable()
  return (
    <div className="innovation-sheets pick">
      {view.sets.map(({ terrain, factions, bonus }) => (
        <SetupCard key={terrain} terrain={terrain}>
          <DisplayPart of={terrain} take={factions.length === 1 ? place.sheet(terrain) : undefined} />
          {factions.map((id) => (
            <div key={id} className="innovation-sheet-part">
              <Part kind="faction" id={id} take={factions.length > 1 ? place.display(terrain, id) : undefined} />
            </div>
          ))}
          {bonusById.has(bonus) && (
            <div className="innovation-sheet-part">
              <Part kind="bonus" id={bonus} />
            </div>
          )}
        </SetupCard>
      ))}
    </div>
  )
}

/** What is left of every kind; of each the reader takes one. */
function Draft(): ReactNode {
  const { view, words } = useTable()
  const { terrains, ...others } = view.draft
  const kinds = [
    ['faction', others.factions],
    ['palace', others.palaces],
    ['bonus', others.bonuses],
  ] as const
  return (
    <div className="innovation-draft">
      <section className="stack">
        <h4>{words.t('draft.terrain')}</h4>
        {terrains.map((id) => (
          <SetupCard key={id} terrain={id}>
            <DisplayPart of={id} take={place.sheet(id)} />
          </SetupCard>
        ))}
      </section>
      {kinds.map(([kind, ids]) => (
        <section key={kind} className="stack">
          <h4>{words.t(`draft.${kind}`)}</h4>
          {ids.map((id) => (
            <SetupCard key={id}>
              <Part kind={kind} id={id} take={place.sheet(id)} />
            </SetupCard>
          ))}
        </section>
      ))}
    </div>
  )
}

function RivalTerrain(): ReactNode {
  const { moves, words, play } = useTable()
  return (
    <div className="innovation-rival-terrain stack">
      <h4>{words.t('setup.rival')}</h4>
      <div className="cluster">
        {WHEEL.map((terrain) => {
          const choice = moves.find(({ move }) => move.do === 'rival' && move.terrain === terrain)
          return choice === undefined ? null : (
            <button
              key={terrain}
              type="button"
              className="button legal"
              data-piece={place.sheet(terrain)}
              data-legal
              onClick={() => play(choice)}
            >
              <TerrainHex of={terrain} size={40} />
              {words.t(`title.${terrain}`)}
            </button>
          )
        })}
      </div>
    </div>
  )
}

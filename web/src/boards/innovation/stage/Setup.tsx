/** The choices before the first round as sheets side by side: sets, draft, the Automa's terrain. */
import type { InnovationMove } from '@ludarium/innovation'
import { bonusById, factionById, palaceById, WHEEL } from '@ludarium/innovation/data'
import type { ReactNode } from 'react'
import { Region } from '../../../table/pieces/Piece.tsx'
import { useTable } from '../context.tsx'
import { TerrainHex } from '../parts/Terrain.tsx'
import { place } from '../targets.ts'
import { BonusPart, DisplayPart, FactionPart, PalacePart, Sheet, Take } from './sheets.tsx'

const STEPS: ReadonlySet<string> = new Set(['set', 'draft', 'display', 'rival'])

/** Whether the table is choosing sets; everybody may look. */
export function isChoosing(step: string | undefined): boolean {
  return step !== undefined && STEPS.has(step)
}

export function Setup(): ReactNode {
  const { step, words } = useTable()
  return (
    <Region label={words.t('face.setup')} className="i-setup">
      {step?.step === 'draft' ? <Draft /> : step?.step === 'rival' ? <RivalTerrain /> : <Sets />}
    </Region>
  )
}

/** A display with its faction and bonus; alone against the Automa two factions to choose from, and no bonus. */
function Sets(): ReactNode {
  const { view } = useTable()
  return (
    <div className="i-sheets">
      {view.sets.map(({ terrain, factions, bonus }) => (
        <Sheet key={terrain} terrain={terrain}>
          <DisplayPart of={terrain}>{factions.length === 1 && <Take name={place.sheet(terrain)} />}</DisplayPart>
          {factions.map((id) => {
            const faction = factionById.get(id)
            return faction === undefined ? null : (
              <div key={id} className="i-sheet-part">
                <FactionPart of={faction}>
                  {factions.length > 1 && <Take name={place.sheet(`${terrain}.${id}`)} />}
                </FactionPart>
              </div>
            )
          })}
          {bonusById.get(bonus) !== undefined && (
            <div className="i-sheet-part">
              <BonusPart id={bonus} />
            </div>
          )}
        </Sheet>
      ))}
    </div>
  )
}

/** What is left of every kind; of each the reader takes one. */
function Draft(): ReactNode {
  const { view, words } = useTable()
  const { terrains, factions, palaces, bonuses } = view.draft
  return (
    <div className="i-draft">
      <section>
        <h4>{words.t('draft.terrain')}</h4>
        {terrains.map((id) => (
          <Sheet key={id} terrain={id}>
            <DisplayPart of={id}>
              <Take name={place.sheet(id)} />
            </DisplayPart>
          </Sheet>
        ))}
      </section>
      <section>
        <h4>{words.t('draft.faction')}</h4>
        {factions.map((id) => {
          const faction = factionById.get(id)
          return faction === undefined ? null : (
            <Sheet key={id}>
              <FactionPart of={faction}>
                <Take name={place.sheet(id)} />
              </FactionPart>
            </Sheet>
          )
        })}
      </section>
      <section>
        <h4>{words.t('draft.palace')}</h4>
        {palaces.map((id) =>
          palaceById.get(id) === undefined ? null : (
            <Sheet key={id}>
              <PalacePart id={id}>
                <Take name={place.sheet(id)} />
              </PalacePart>
            </Sheet>
          ),
        )}
      </section>
      <section>
        <h4>{words.t('draft.bonus')}</h4>
        {bonuses.map((id) => (
          <Sheet key={id}>
            <BonusPart id={id}>
              <Take name={place.sheet(id)} />
            </BonusPart>
          </Sheet>
        ))}
      </section>
    </div>
  )
}

function RivalTerrain(): ReactNode {
  const { moves, words, play } = useTable()
  const open = (terrain: string) => moves.find(({ move }) => isRival(move) && move.terrain === terrain)
  return (
    <div className="i-rival-terrain">
      <h4>{words.t('setup.rival')}</h4>
      <div>
        {WHEEL.map((terrain) => {
          const choice = open(terrain)
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

function isRival(move: InnovationMove): move is Extract<InnovationMove, { do: 'rival' }> {
  return move.do === 'rival'
}

/** The recruit covers the bonus that it brings from then on. Picked up, it asks which gift comes at once. */
import { BOTTOM_ACTIONS, ONGOING, type SectionData } from '@ludarium/scythe/data'
import type { ReactNode } from 'react'
import { Choice } from '../../../kit/questions/Choice.tsx'
import type { SeatColour } from '../../../table/seats.ts'
import { useTable } from '../context.tsx'
import { Sign } from '../parts/Figure.tsx'
import { Boxed, Token } from '../parts/Token.tsx'
import type { ScytheChoice } from '../places.ts'

/** The enlist moves of that section's recruit. */
function useEnlisting(section: string): readonly ScytheChoice[] {
  return useTable().moves.filter(({ move }) => move.do === 'enlist' && move.section === section)
}

export function Recruit({ data, colour }: { readonly data: SectionData; readonly colour: SeatColour }): ReactNode {
  const { own, words, draft, setDraft } = useTable()
  const gone = own.recruits[BOTTOM_ACTIONS.indexOf(data.bottom)] === true
  const bonus = ONGOING[data.bottom]
  const lit = useEnlisting(data.bottom).length > 0
  const picked = draft.pick === `recruit.${data.bottom}`
  const label = words.t(gone ? 'recruit.gone' : 'recruit.here', {
    section: { key: `section.${data.bottom}` },
    what: { key: `ongoing.${bonus}` },
  })
  return (
    <button
      type="button"
      className="scythe-recruit"
      data-lit={lit || undefined}
      aria-pressed={lit ? picked : undefined}
      aria-disabled={!lit || undefined}
      aria-label={label}
      title={label}
      onClick={() => lit && setDraft({ pick: picked ? '' : `recruit.${data.bottom}` })}
    >
      <span data-gone={gone || undefined}>
        {gone ? (
          <Sign of={bonus} size={15} />
        ) : (
          <Boxed width={22} height={22}>
            <Token colour={colour} kind="enlist" size={19} />
          </Boxed>
        )}
      </span>
    </button>
  )
}

/** Over the row while its recruit is picked: two of one of four things. */
export function Bonuses({ section }: { readonly section: string }): ReactNode {
  const { draft, words } = useTable()
  const choices = useEnlisting(section)
  if (draft.pick !== `recruit.${section}` || choices.length === 0) return null
  return (
    <fieldset className="scythe-bonuses">
      <legend>{words.t('recruit.bonus')}</legend>
      {choices.map((choice) => (
        <Choice key={choice.index} choice={choice}>
          {choice.move.do === 'enlist' && (
            <>
              2<Sign of={choice.move.bonus} size={15} />
            </>
          )}
        </Choice>
      ))}
    </fieldset>
  )
}

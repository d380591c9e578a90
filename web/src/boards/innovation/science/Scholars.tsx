/** Scholar spaces of each discipline, and the fields where a scholar is returned. */
import { type Discipline, disciplines, returnScholarSteps, scholarSpaces } from '@ludarium/innovation/data'
import type { ReactNode } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { SeatShape } from '../../../art/SeatShape.tsx'
import { Piece } from '../../../table/pieces/Piece.tsx'
import { useTable } from '../context.tsx'
import { GoodSign } from '../parts/Signs.tsx'
import { DISCIPLINE } from '../signs.ts'
import { place } from '../targets.ts'

export function Scholars(): ReactNode {
  const { words } = useTable()
  return (
    <div className="i-scholars">
      <div className="i-scholars-names" aria-hidden="true">
        <GoodSign of="scholar" size={19} />
        <span>{words.t('science.send')}</span>
        <span>{words.t('science.return')}</span>
      </div>
      {disciplines.map(({ id }, d) => (
        <div key={id} className="i-spaces" style={{ ['--disc' as string]: DISCIPLINE[id].fill }}>
          {scholarSpaces.map((steps, n) => (
            <Space
              // A space has no other name than its number.
              key={`space ${String(n)}`}
              id={id}
              d={d}
              n={n}
              steps={steps}
            />
          ))}
          <Return id={id} />
        </div>
      ))}
    </div>
  )
}

interface SpaceProps {
  readonly id: Discipline
  readonly d: number
  readonly n: number
  readonly steps: number
}

function Space({ id, d, n, steps }: SpaceProps): ReactNode {
  const { view, words, looks, colour, refusals } = useTable()
  const spaces = view.spaces[d] ?? []
  const who = spaces[n] ?? -1
  // Of equal spaces the first free one is the place of the move.
  const first = scholarSpaces.findIndex((worth, m) => worth === steps && (spaces[m] ?? -1) < 0) === n
  const discipline = { key: `discipline.${id}` }
  const label =
    who < 0
      ? words.t('science.space.free', { discipline, steps })
      : words.t('science.space.taken', { discipline, steps, who: looks[who]?.name ?? words.t('sketch.automa.title') })
  const why = refusals.get('refused:scholars')?.text
  return (
    <Piece
      name={who < 0 && first ? place.scholar(id, steps) : ''}
      label={label}
      className="i-space"
      about={{ title: label, lines: why === undefined ? [] : [why] }}
    >
      {() =>
        who < 0 ? (
          <>
            <b>{steps}</b>
            <Icon name="innovation-step" size={11} />
          </>
        ) : (
          <>
            <SeatShape colour={colour(who)} size={13} />
            <Icon name="graduate-cap" size={12} className="i-cap" />
          </>
        )
      }
    </Piece>
  )
}

function Return({ id }: { readonly id: Discipline }): ReactNode {
  const { words } = useTable()
  const label = words.t('science.back', { discipline: { key: `discipline.${id}` }, steps: returnScholarSteps })
  return (
    <Piece name={place.back(id)} label={label} className="i-return">
      {() => (
        <>
          <Icon name="innovation-return" size={12} />
          <b>{returnScholarSteps}</b>
          <Icon name="innovation-step" size={10} />
        </>
      )}
    </Piece>
  )
}

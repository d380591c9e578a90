/** Scholar spaces of each discipline, and the fields where a scholar is returned. */
import { type Discipline, disciplines, returnScholarSteps, scholarSpaces } from '@ludarium/innovation/data'
import type { ReactNode } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { SeatShape } from '../../../art/SeatShape.tsx'
import { Piece } from '../../../kit/pieces/Piece.tsx'
import { useTable } from '../context.tsx'
import { GoodSign } from '../parts/Signs.tsx'
import { place } from '../places.ts'
import { DISCIPLINE } from '../signs.ts'
import { ScholarsFoot } from './Foot.tsx'

export function Scholars(): ReactNode {
  const { words, phone } = useTable()
  return (
    <div className="innovation-scholars">
      <div className="innovation-scholars-names innovation-spaces dim type-1" aria-hidden="true">
        <GoodSign of="scholar" size={19} />
        <span>{words.t('science.send')}</span>
        <span>{words.t('science.return')}</span>
      </div>
      {disciplines.map(({ id }, d) => {
        const style = { ['--disc' as string]: DISCIPLINE[id].fill }
        const spaces = (
          <>
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
          </>
        )
        return phone ? (
          <div key={id} style={style}>
            <ScholarsFoot discipline={id} label={words.t('science.foot', { discipline: { key: `discipline.${id}` } })}>
              {spaces}
            </ScholarsFoot>
          </div>
        ) : (
          <div key={id} className="innovation-spaces" style={style}>
            {spaces}
          </div>
        )
      })}
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
  const name = who < 0 && first ? place.scholar(id, steps) : ''
  return (
    <Field name={name} label={label} why={refusals.get(place.scholars)?.text}>
      {who < 0 ? (
        <>
          <b>{steps}</b>
          <Icon name="innovation-step" size={11} />
        </>
      ) : (
        <>
          <SeatShape colour={colour(who)} size={13} />
          <Icon name="graduate-cap" size={12} className="innovation-cap" />
        </>
      )}
    </Field>
  )
}

function Return({ id }: { readonly id: Discipline }): ReactNode {
  const { words } = useTable()
  const label = words.t('science.back', { discipline: { key: `discipline.${id}` }, steps: returnScholarSteps })
  return (
    <Field name={place.return(id)} label={label} className="innovation-return">
      <Icon name="innovation-return" size={12} />
      <b>{returnScholarSteps}</b>
      <Icon name="innovation-step" size={10} />
    </Field>
  )
}

interface FieldProps {
  readonly name: string
  readonly label: string
  readonly className?: string
  /** Why nothing can be done there. */
  readonly why?: string
  readonly children: ReactNode
}

/** A phone presses the foot of the track as a whole. */
function Field({ name, label, className = '', why, children }: FieldProps): ReactNode {
  const { phone, choices } = useTable()
  const classes = `innovation-space row gap-1 type-3 dim ${className}`
  if (!phone)
    return (
      <Piece
        name={name}
        label={label}
        className={classes}
        about={{ title: label, lines: why === undefined ? [] : [why] }}
      >
        {() => children}
      </Piece>
    )
  return (
    <span className={classes} data-part={name || undefined} data-lit={choices.has(name) || undefined}>
      {children}
      <span className="unseen">{label}</span>
    </span>
  )
}

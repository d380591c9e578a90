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
import { ScholarsFoot } from './Foot.tsx'

export function Scholars(): ReactNode {
  const { words, phone } = useTable()
  return (
    <div className="i-scholars">
      <div className="i-scholars-names" aria-hidden="true">
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
          <div key={id} className="i-spaces-box" style={style}>
            <ScholarsFoot discipline={id} label={words.t('science.foot', { discipline: { key: `discipline.${id}` } })}>
              {spaces}
            </ScholarsFoot>
          </div>
        ) : (
          <div key={id} className="i-spaces" style={style}>
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
  const { view, words, looks, colour, refusals, phone, choices } = useTable()
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
  const name = who < 0 && first ? place.scholar(id, steps) : ''
  const face =
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
  if (phone)
    return (
      <span className="i-space" data-part={name || undefined} data-lit={choices.has(name) || undefined}>
        {face}
        <span className="unseen">{label}</span>
      </span>
    )
  return (
    <Piece
      name={name}
      label={label}
      className="i-space"
      about={{ title: label, lines: why === undefined ? [] : [why] }}
    >
      {() => face}
    </Piece>
  )
}

function Return({ id }: { readonly id: Discipline }): ReactNode {
  const { words, phone, choices } = useTable()
  const label = words.t('science.back', { discipline: { key: `discipline.${id}` }, steps: returnScholarSteps })
  const face = (
    <>
      <Icon name="innovation-return" size={12} />
      <b>{returnScholarSteps}</b>
      <Icon name="innovation-step" size={10} />
    </>
  )
  const name = place.back(id)
  if (phone)
    return (
      <span className="i-return" data-part={name || undefined} data-lit={choices.has(name) || undefined}>
        {face}
        <span className="unseen">{label}</span>
      </span>
    )
  return (
    <Piece name={name} label={label} className="i-return">
      {() => face}
    </Piece>
  )
}

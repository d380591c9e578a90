/** An option of a top row: how much it gives, its cube or what lies under it, and the button to take it. */
import { optionWorth, type TopOption } from '@ludarium/scythe'
import { type BottomAction, CUBES, type Cube as CubeName, RESOURCES, type TopAction } from '@ludarium/scythe/data'
import type { ReactNode } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { Piece } from '../../../kit/pieces/Piece.tsx'
import type { SeatColour } from '../../../table/seats.ts'
import { useTable } from '../context.tsx'
import { HexSign, Sign } from '../parts/Figure.tsx'
import { Boxed, Cube } from '../parts/Token.tsx'
import { place } from '../places.ts'

interface OptionProps {
  readonly option: TopOption
  readonly section: BottomAction
  readonly top: TopAction
  readonly cube: CubeName | ''
  readonly base: number
  readonly colour: SeatColour
}

export function Option({ option, cube, base, colour }: OptionProps): ReactNode {
  const { own, view, me, words, moves, step, hover } = useTable()
  const open = cube !== '' && own.cubes[CUBES.indexOf(cube)] === true
  const n = optionWorth(view, me, option)
  const pickable = cube !== '' && moves.some(({ move }) => move.do === 'upgrade' && move.from === cube)
  const mill = option === 'produce' && (own.structures[0] ?? -1) >= 0
  const chosen = hover === null && step?.step !== 'section' && isTaken(step?.step, option)
  const well = cube !== '' && <Well cube={cube} open={open} colour={colour} pickable={pickable} />
  return (
    <div className="scythe-option-box grow" data-mill={mill || undefined}>
      <Piece
        name={place.option(option)}
        label={words.t(`offer.${option}`, { n })}
        on="own"
        className="scythe-option"
        state={chosen ? { selected: true } : undefined}
      >
        {() => (
          <>
            <span className="scythe-option-gives row gap-2">
              <b>{base}</b>
              {cube !== '' && <span className="scythe-well-room" />}
              <Gives option={option} />
              {mill && (
                <em>
                  +<Icon name="windmill" size={15} />
                </em>
              )}
            </span>
            <small>{words.t(`option.short.${option}`, { n })}</small>
          </>
        )}
      </Piece>
      {well}
    </div>
  )
}

/** While an option is being carried out its button stays marked. */
function isTaken(step: string | undefined, option: TopOption): boolean {
  if (option === 'move') return step === 'moving' || step === 'journey'
  if (option === 'produce') return step === 'harvest'
  if (option === 'resources') return step === 'place'
  return false
}

function Gives({ option }: { readonly option: TopOption }): ReactNode {
  if (option === 'produce') return <HexSign size={17} colour="var(--scythe-territory)" />
  if (option === 'move') return <Icon name="walk" size={18} />
  if (option === 'resources')
    return (
      <span className="scythe-any">
        {RESOURCES.map((resource) => (
          <Sign key={resource} of={resource} size={10} />
        ))}
      </span>
    )
  return <Sign of={option} size={18} />
}

/** The box of a cube: the cube covers what it would add. Picked up, it waits for a slot of a bottom row. */
function Well(props: {
  readonly cube: CubeName
  readonly open: boolean
  readonly colour: SeatColour
  readonly pickable: boolean
}): ReactNode {
  const { words, draft, setDraft } = useTable()
  const { cube, open, pickable, colour } = props
  return (
    <button
      type="button"
      className="scythe-well type-2 bold"
      data-cube={cube}
      data-open={open || undefined}
      data-lit={pickable || undefined}
      aria-pressed={pickable ? draft.pick === cube : undefined}
      tabIndex={pickable ? 0 : -1}
      aria-label={words.t(open ? 'cube.open' : 'cube.covers', { what: { key: `cube.${cube}` } })}
      title={words.t(open ? 'cube.open' : 'cube.covers', { what: { key: `cube.${cube}` } })}
      disabled={!pickable}
      onClick={() => setDraft({ pick: draft.pick === cube ? '' : cube })}
    >
      {open ? (
        '+1'
      ) : (
        <Boxed width={18} height={18}>
          <Cube colour={colour} s={7} />
        </Boxed>
      )}
    </button>
  )
}

/** Parts of the sheets before the game: a display, a faction, a palace, a bonus, and the button that takes it. */
import { bonusById, type Faction, palaceById, type Terrain, terrainById } from '@ludarium/innovation/data'
import type { ReactNode } from 'react'
import { ChoiceButton } from '../../../table/pieces/Question.tsx'
import { usePiece, useTable } from '../context.tsx'
import { Frames } from '../parts/Frames.tsx'
import { Gains } from '../parts/Gains.tsx'
import { GoodSign } from '../parts/Signs.tsx'
import { TerrainHex } from '../parts/Terrain.tsx'

export function Sheet(props: { readonly terrain?: Terrain; readonly children: ReactNode }): ReactNode {
  const style = { '--terrain': props.terrain === undefined ? 'var(--line)' : `var(--innovation-${props.terrain})` }
  return (
    <article className="i-sheet" style={style as React.CSSProperties}>
      {props.children}
    </article>
  )
}

/** The button for what lies on the sheet. */
export function Take({ name }: { readonly name: string }): ReactNode {
  const { words } = useTable()
  const { choices } = usePiece(name)
  const [choice] = choices
  if (choice === undefined) return null
  return (
    <div className="i-take" data-piece={name}>
      <ChoiceButton choice={choice}>{words.t('setup.take')}</ChoiceButton>
    </div>
  )
}

interface Taken {
  /** Beside the name: the button that takes it. */
  readonly children?: ReactNode
}

/** Goods at the start, and what is special about the display. */
export function DisplayPart({ of, children }: Taken & { readonly of: Terrain }): ReactNode {
  const { words } = useTable()
  const board = terrainById.get(of)
  if (board === undefined) return null
  const { start } = board
  return (
    <>
      <header>
        <h5>
          <TerrainHex of={of} size={30} />
          {words.t(`title.${of}`)}
        </h5>
        {children}
      </header>
      <p>{words.t(`terrain.${of}.text`)}</p>
      <p className="i-sheet-goods">
        <Gains
          gain={{
            coin: start.coin,
            tool: start.tool,
            scholar: start.scholar,
            book: start.book || undefined,
            steps: start.steps,
          }}
        />
        <span className="i-gain">
          {start.power.bowl1}/{start.power.bowl2}/{start.power.bowl3}
          <GoodSign of="power" />
        </span>
        <span className="i-gain">
          {start.sailing}
          <GoodSign of="sail" />
        </span>
      </p>
    </>
  )
}

export function FactionPart({ of, children }: Taken & { readonly of: Faction }): ReactNode {
  const { words } = useTable()
  return (
    <>
      <header>
        <h6>{words.t(`faction.${of.id}`)}</h6>
        {children}
      </header>
      <p>{words.t(`faction.${of.id}.text`)}</p>
    </>
  )
}

export function PalacePart({ id, children }: Taken & { readonly id: string }): ReactNode {
  const { words } = useTable()
  const palace = palaceById.get(id)
  return (
    <>
      <header>
        <h6>{words.t(`palace.${id}`)}</h6>
        {children}
      </header>
      <p className="i-sheet-goods">{palace !== undefined && <Frames of={palace} size={13} />}</p>
      <p>{words.t(`palace.${id}.text`)}</p>
    </>
  )
}

export function BonusPart({ id, children }: Taken & { readonly id: string }): ReactNode {
  const { words } = useTable()
  const bonus = bonusById.get(id)
  return (
    <>
      <header>
        <h6>{words.t(`bonus.${id}`)}</h6>
        {children}
      </header>
      <p className="i-sheet-goods">{bonus !== undefined && <Frames of={bonus} size={13} />}</p>
    </>
  )
}

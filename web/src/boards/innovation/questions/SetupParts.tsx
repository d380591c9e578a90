/** Parts of the cards before the game: a display, a faction, a palace, a bonus, and the button that takes it. */
import { bonusById, palaceById, type Terrain, terrainById } from '@ludarium/innovation/data'
import type { ReactNode } from 'react'
import { Choice } from '../../../kit/questions/Choice.tsx'
import { usePiece, useTable } from '../context.tsx'
import { Frames } from '../parts/Frames.tsx'
import { Gains } from '../parts/Gains.tsx'
import { Amount } from '../parts/Signs.tsx'
import { TerrainHex } from '../parts/Terrain.tsx'

export function SetupCard(props: { readonly terrain?: Terrain; readonly children: ReactNode }): ReactNode {
  const style = { '--terrain': props.terrain === undefined ? 'var(--line)' : `var(--innovation-${props.terrain})` }
  return (
    <article className="innovation-sheet shelf-large question-part stack" style={style as React.CSSProperties}>
      {props.children}
    </article>
  )
}

/** `take`: the place that its button takes; without it there is none. */
function Heading({ take = '', children }: { readonly take?: string; readonly children: ReactNode }): ReactNode {
  const { words } = useTable()
  const [choice] = usePiece(take).choices
  return (
    <header className="row">
      {children}
      {choice !== undefined && (
        <div className="innovation-take" data-piece={take}>
          <Choice choice={choice}>{words.t('setup.take')}</Choice>
        </div>
      )}
    </header>
  )
}

/** Goods at the start, and what is special about the display. */
export function DisplayPart({ of, take }: { readonly of: Terrain; readonly take?: string }): ReactNode {
  const { words } = useTable()
  const start = terrainById.get(of)?.start
  if (start === undefined) return null
  const { coin, tool, scholar, book, steps, power, sailing } = start
  return (
    <>
      <Heading take={take}>
        <h5 className="row grow type-4 strong">
          <TerrainHex of={of} size={24} />
          {words.t(`title.${of}`)}
        </h5>
      </Heading>
      <p className="dim">{words.t(`terrain.${of}.text`)}</p>
      <p className="cluster">
        <Gains gain={{ coin, tool, scholar, book: book || undefined, steps }} />
        <Amount n={`${power.bowl1}/${power.bowl2}/${power.bowl3}`} of="power" size={14} />
        <Amount n={sailing} of="sail" size={14} />
      </p>
    </>
  )
}

/** A faction, a palace or a bonus: its name, its signs and its text. */
export function Part(props: {
  readonly kind: 'faction' | 'palace' | 'bonus'
  readonly id: string
  readonly take?: string
}): ReactNode {
  const { kind, id, take } = props
  const { words } = useTable()
  const framed = kind === 'palace' ? palaceById.get(id) : kind === 'bonus' ? bonusById.get(id) : undefined
  return (
    <>
      <Heading take={take}>
        <h6 className="grow type-4 strong">{words.t(`${kind}.${id}`)}</h6>
      </Heading>
      {framed !== undefined && (
        <p className="cluster">
          <Frames of={framed} size={13} />
        </p>
      )}
      {kind !== 'bonus' && <p className="dim">{words.t(`${kind}.${id}.text`)}</p>}
    </>
  )
}

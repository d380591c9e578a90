/** Before the first turn: tribes, sides of the tribe board, artifact cards. */
import {
  COMMON_TECHS,
  type Effect as EffectData,
  type Modifier,
  type Side,
  TRIBE,
  TRIBES,
  type TribeId,
} from '@ludarium/revive/data'
import type { ReactNode } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { keyed } from '../../../kit/keyed.ts'
import { Pick } from '../../../kit/questions/Pick.tsx'
import { Sealed } from '../../../kit/questions/Sealed.tsx'
import { Sheet } from '../../../kit/questions/Sheet.tsx'
import { useTable } from '../context.tsx'
import { ArtifactFace } from '../parts/ArtifactCard.tsx'
import { Effect, Line } from '../parts/Effect.tsx'
import { place } from '../places.ts'
import { modifier, tokensOf } from '../signs.ts'

const SIDES: readonly Side[] = ['sun', 'moon']
/** The narrowest option of a set-up sheet. */
const WIDTH = '17rem'

export function TribeSheet(): ReactNode {
  const { words, choices } = useTable()
  return (
    <Sheet size="whole" title={words.t('setup.tribe')} aside={words.t('setup.tribe.about')}>
      <Pick
        width={WIDTH}
        options={TRIBES.filter(({ id }) => choices.has(place.tribe(id))).map(({ id }) => ({
          place: place.tribe(id),
          label: words.t(`tribe.${id}`),
          face: (
            <span className="stack">
              <h3>{words.t(`tribe.${id}`)}</h3>
              {SIDES.map((side) => (
                <Ability key={side} tribe={id} side={side} />
              ))}
            </span>
          ),
        }))}
      />
    </Sheet>
  )
}

function Ability({ tribe, side }: { readonly tribe: TribeId; readonly side: Side }): ReactNode {
  const { words } = useTable()
  const data = TRIBE.get(tribe)?.sides[side]
  if (data === undefined) return null
  return (
    <span className="revive-sideline">
      <Icon name={side} size={15} />
      <span className="revive-plate cluster">
        <Icon name="star" size={15} />
        <Effect of={data.ability} size={15} className="revive-wrap" />
      </span>
      <small>{words.t(`ability.${tribe}.${side}`)}</small>
    </span>
  )
}

export function SideSheet({ tribe }: { readonly tribe: TribeId }): ReactNode {
  const { words, choices } = useTable()
  return (
    <Sheet
      size="wide"
      title={words.t('setup.side', { tribe: { key: `tribe.${tribe}` } })}
      aside={words.t('setup.side.about')}
    >
      <Pick
        width={WIDTH}
        options={SIDES.filter((side) => choices.has(place.side(side))).map((side) => ({
          place: place.side(side),
          label: words.t(`tribe.side.${side}`),
          face: <SideFace tribe={tribe} side={side} />,
        }))}
      />
    </Sheet>
  )
}

function SideFace({ tribe, side }: { readonly tribe: TribeId; readonly side: Side }): ReactNode {
  const { words } = useTable()
  const data = TRIBE.get(tribe)?.sides[side]
  if (data === undefined) return null
  const { t1, t2, t4 } = data.techs
  return (
    <span className="stack">
      <h3 className="row">
        <Icon name={side} size={20} /> {words.t(`tribe.side.${side}`)}
      </h3>
      <Ability tribe={tribe} side={side} />
      <span className="cluster">
        <Plates always={data.always} techs={[t1, t2, COMMON_TECHS.t3, t4]} />
      </span>
    </span>
  )
}

/** What always holds for a side, and its technologies. */
export function Plates(props: {
  readonly always: readonly Modifier[]
  readonly techs: readonly { readonly effect: EffectData }[]
}): ReactNode {
  const lines = [...props.always.map(modifier), ...props.techs.map(({ effect }) => tokensOf(effect))]
  return keyed(lines, (line) => JSON.stringify(line)).map(({ key, one }) => (
    <span key={key} className="revive-plate">
      <Line tokens={one} size={14} />
    </span>
  ))
}

export function DraftSheet(): ReactNode {
  const { words, own, view } = useTable()
  const { t } = words
  return (
    <Sheet
      size="wide"
      title={t('setup.draft')}
      aside={t('setup.draft.about')}
      note={
        view.seats > 1 && (
          <Sealed
            among={view.players.map((_, seat) => seat)}
            done={view.players.map(({ draft }) => draft.length === 0)}
          />
        )
      }
    >
      <Pick
        width={WIDTH}
        options={own.draft.map((id) => ({
          place: place.keep(id),
          label: t(`artifactCard.${id}`),
          face: <ArtifactFace id={id} text={t(`artifactCard.${id}`)} />,
        }))}
      />
    </Sheet>
  )
}

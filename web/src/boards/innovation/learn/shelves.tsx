/** Factions, displays, tiles and actions as they look on the board, for the learn page. */
import { game } from '@ludarium/innovation'
import {
  bookActions,
  type Component,
  cityTiles,
  competencies,
  disciplines,
  factions,
  finalTiles,
  type Gain,
  innovations,
  type PublicAction,
  palaces,
  powerActions,
  roundBonuses,
  roundTiles,
  terrains,
} from '@ludarium/innovation/data'
import { type ReactNode, useMemo } from 'react'
import { keyed } from '../../../kit/keyed.ts'
import type { Shelf, ShelfPiece, Teller } from '../../../table/board.ts'
import { staticProps, staticView } from '../../../table/static-board.ts'
import { BoardProvider } from '../context.tsx'
import { Frame, Frames } from '../parts/Frames.tsx'
import { Effects, Gains } from '../parts/Gains.tsx'
import { Amount, GoodSign } from '../parts/Signs.tsx'
import { DisplayPart, SetupCard } from '../questions/SetupParts.tsx'
import { FinalReward, Reward, ScienceBonus } from '../tabletop/Rounds.tsx'

function Around({ words, children }: { readonly words: Teller; readonly children: ReactNode }): ReactNode {
  const props = useMemo(() => staticProps({ game, view: staticView(game, 2, {}), words }), [words])
  return <BoardProvider {...props}>{children}</BoardProvider>
}

/** On the dark cloth. */
function OnCloth({ action, children }: { readonly action?: boolean; readonly children: ReactNode }): ReactNode {
  return (
    <span
      className={`innovation-learn-tile cluster gap-3 type-6 strong on-dark ${action ? 'innovation-learn-action' : ''}`}
    >
      {children}
    </span>
  )
}

/** In the frames of its effects. */
function TilePicture({ of, start }: { readonly of: Component; readonly start?: Gain }): ReactNode {
  return (
    <OnCloth>
      {start !== undefined && (
        <Frame kind="once">
          <Gains gain={start} size={17} />
        </Frame>
      )}
      {of.id === 'annexes' ? (
        <Frame kind="action">
          2<GoodSign of="annex" />
        </Frame>
      ) : (
        <Frames of={of} size={17} />
      )}
    </OnCloth>
  )
}

function ActionPicture({ of }: { readonly of: PublicAction }): ReactNode {
  const { power, book } = of.cost
  return (
    <OnCloth action>
      <Amount n={book ?? power} of={book === undefined ? 'power' : 'book'} size={16} />
      <span className="inline">
        {keyed(of.effects, (effect) => JSON.stringify(effect)).map(({ key, one }) => (
          <Effects key={key} effect={one} size={18} />
        ))}
      </span>
    </OnCloth>
  )
}

type Pieces = readonly ShelfPiece[]

const FRAMES = ['income', 'immediate', 'special', 'triggers'] as const

/** Tiles with a name and a text of their own, tagged by their frames. */
const tiles = ({ t }: Teller, kind: string, all: readonly (Component & { readonly start?: Gain })[]): Pieces =>
  all.map((of) => ({
    id: of.id,
    name: t(`${kind}.${of.id}`),
    text: t(`${kind}.${of.id}.text`),
    picture: <TilePicture of={of} start={of.start} />,
    tags: FRAMES.filter((frame) => of[frame] !== undefined),
  }))

const displays = ({ t }: Teller): Pieces =>
  terrains.map(({ id, start }) => ({
    id,
    name: t(`title.${id}`),
    text: t(`terrain.${id}.text`),
    picture: (
      <SetupCard terrain={id}>
        <DisplayPart of={id} />
      </SetupCard>
    ),
    figures: [
      ...(['coin', 'tool', 'scholar', 'book'] as const).map((good) => ({
        name: t(`good.${good}`),
        value: start[good],
      })),
      ...disciplines.map((one) => ({ name: t(`discipline.${one.id}`), value: start.steps[one.id] ?? 0 })),
      { name: t('good.power'), value: `${start.power.bowl1} / ${start.power.bowl2} / ${start.power.bowl3}` },
      { name: t('track.sailing'), value: start.sailing },
    ],
  }))

const rounds = ({ t }: Teller): Pieces => [
  ...roundTiles.map((one) => ({
    id: one.id,
    name: '',
    text: t(`round.${one.id}`),
    tags: ['round'],
    picture: (
      <OnCloth>
        <Reward of={one} size={16} />
        <ScienceBonus of={one} size={16} />
      </OnCloth>
    ),
  })),
  ...finalTiles.map((one) => ({
    id: one.id,
    name: '',
    text: t(`final.${one.id}`),
    tags: ['final'],
    picture: (
      <OnCloth>
        <FinalReward of={one} size={16} />
      </OnCloth>
    ),
  })),
]

const cities = ({ t }: Teller): Pieces =>
  cityTiles.map((one) => ({
    id: one.id,
    name: t(`city.${one.id}`),
    text: t(`city.${one.id}.text`),
    picture: (
      <OnCloth>
        <GoodSign of="key" size={15} />
        <Amount n={one.vp} of="vp" size={16} />
        <Gains gain={one.gain} size={16} />
      </OnCloth>
    ),
  }))

const actions = ({ t }: Teller): Pieces =>
  [...powerActions, ...bookActions].map((one) => {
    const { book, power = 0 } = one.cost
    const isBook = book !== undefined
    return {
      id: one.id,
      name: upper(t(`action.${one.id}`)),
      text: t(isBook ? 'goods.books' : 'goods.power', { n: book ?? power }),
      picture: <ActionPicture of={one} />,
      rule: isBook ? 'A19' : 'A18',
      tags: [isBook ? 'books' : 'power'],
    }
  })

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export function shelves(words: Teller): readonly Shelf[] {
  const filters = (ids: readonly string[]) => ids.map((id) => ({ id, name: words.t(`learn.filter.${id}`) }))
  const framed = filters(FRAMES)
  const whole: readonly Omit<Shelf, 'name' | 'Around'>[] = [
    {
      id: 'faction',
      rule: 'A31',
      pieces: tiles(words, 'faction', factions),
      filters: filters(['income', 'special', 'triggers']),
    },
    { id: 'terrain', rule: 'A32', told: true, width: 17, pieces: displays(words) },
    { id: 'palace', rule: 'A27', pieces: tiles(words, 'palace', palaces), filters: framed },
    { id: 'competency', rule: 'A26', pieces: tiles(words, 'competency', competencies), filters: framed },
    { id: 'innovation', rule: 'A28', pieces: tiles(words, 'innovation', innovations), filters: framed },
    { id: 'bonus', rule: 'A33', pieces: tiles(words, 'bonus', roundBonuses) },
    {
      id: 'round',
      rule: 'A34',
      pieces: rounds(words),
      filters: ['round', 'final'].map((id) => ({ id, name: words.t(`kind.${id}`) })),
    },
    { id: 'city', rule: 'A24', pieces: cities(words) },
    { id: 'action', rule: 'A18', pieces: actions(words), filters: filters(['power', 'books']) },
  ]
  return whole.map((shelf) => ({ ...shelf, name: words.t(`kind.${shelf.id}`), Around }))
}

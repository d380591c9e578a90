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
import type { Shelf, ShelfPiece, Teller } from '../../../table/board.ts'
import { stillProps, stillView } from '../../../table/still.ts'
import { GoalSign } from '../cloth/Rounds.tsx'
import { BoardProvider } from '../context.tsx'
import { keyed } from '../keyed.ts'
import { Silhouette } from '../parts/Building.tsx'
import { Frames } from '../parts/Frames.tsx'
import { Effects, Gains } from '../parts/Gains.tsx'
import { Book, GoodSign, useLetter } from '../parts/Signs.tsx'
import { DISCIPLINE } from '../signs.ts'
import { DisplayPart, Sheet } from '../stage/sheets.tsx'
import './learn.css'

function Around({ words, children }: { readonly words: Teller; readonly children: ReactNode }): ReactNode {
  const props = useMemo(() => stillProps({ game, view: stillView(game, 2, {}), words }), [words])
  return <BoardProvider {...props}>{children}</BoardProvider>
}

/** On the cloth, in the frames of its effects. */
function TilePicture({ of, start }: { readonly of: Component; readonly start?: Gain }): ReactNode {
  return (
    <span className="i-learn-tile">
      {start !== undefined && (
        <span className="i-frame" data-kind="once">
          <Gains gain={start} size={17} />
        </span>
      )}
      {of.id === 'annexes' ? (
        <span className="i-frame" data-kind="action">
          2<GoodSign of="annex" />
        </span>
      ) : (
        <Frames of={of} size={17} />
      )}
    </span>
  )
}

function RoundPicture({ of }: { readonly of: (typeof roundTiles)[number] }): ReactNode {
  const letter = useLetter()
  const { discipline, perLevels, gain } = of.scienceBonus
  const look = DISCIPLINE[discipline]
  return (
    <span className="i-learn-tile">
      <span className="i-gain">
        {of.vp}
        <GoodSign of="vp" size={16} />
        <u>/</u>
        <GoalSign of={of.goal} />
      </span>
      <span className="i-gain">
        <i className="i-learn-level" style={{ background: look.fill, color: look.ink }}>
          {perLevels > 1 && perLevels}
          {letter(discipline)}
        </i>
        <u>→</u>
        <Gains gain={gain} size={16} />
      </span>
    </span>
  )
}

function ActionPicture({ of }: { readonly of: PublicAction }): ReactNode {
  const { power, book } = of.cost
  return (
    <span className="i-learn-tile i-learn-action">
      <span className="i-gain">
        {book ?? power}
        {book === undefined ? <GoodSign of="power" size={16} /> : <Book size={17} />}
      </span>
      <span className="i-gain">
        {keyed(of.effects, (effect) => JSON.stringify(effect)).map(({ key, one }) => (
          <Effects key={key} effect={one} size={18} />
        ))}
      </span>
    </span>
  )
}

export function shelves(words: Teller): readonly Shelf[] {
  const tile = (kind: string, of: Component, tags: readonly string[] = tagsOf(of)): ShelfPiece => ({
    id: of.id,
    name: words.t(`${kind}.${of.id}`),
    text: words.t(`${kind}.${of.id}.text`),
    picture: <TilePicture of={of} />,
    tags,
  })
  const filters = (ids: readonly string[]) => ids.map((id) => ({ id, name: words.t(`learn.filter.${id}`) }))
  const whole: readonly Omit<Shelf, 'name' | 'Around'>[] = [
    {
      id: 'faction',
      rule: 'A31',
      pieces: factions.map((faction) => ({
        ...tile('faction', faction),
        picture: <TilePicture of={faction} start={faction.start} />,
      })),
      filters: filters(['income', 'special', 'triggers']),
    },
    {
      id: 'terrain',
      rule: 'A32',
      told: true,
      width: 17,
      pieces: terrains.map(({ id, start }) => ({
        id,
        name: words.t(`title.${id}`),
        text: words.t(`terrain.${id}.text`),
        picture: (
          <Sheet terrain={id}>
            <DisplayPart of={id} />
          </Sheet>
        ),
        figures: [
          ...(['coin', 'tool', 'scholar', 'book'] as const).map((good) => ({
            name: words.t(`good.${good}`),
            value: start[good],
          })),
          ...disciplines.map((one) => ({ name: words.t(`discipline.${one.id}`), value: start.steps[one.id] ?? 0 })),
          {
            name: words.t('good.power'),
            value: `${start.power.bowl1} / ${start.power.bowl2} / ${start.power.bowl3}`,
          },
          { name: words.t('track.sailing'), value: start.sailing },
        ],
      })),
    },
    {
      id: 'palace',
      rule: 'A27',
      pieces: palaces.map((palace) => tile('palace', palace)),
      filters: filters(['income', 'immediate', 'special', 'triggers']),
    },
    {
      id: 'competency',
      rule: 'A26',
      pieces: competencies.map((one) => tile('competency', one)),
      filters: filters(['income', 'immediate', 'special', 'triggers']),
    },
    {
      id: 'innovation',
      rule: 'A28',
      pieces: innovations.map((one) => tile('innovation', one)),
      filters: filters(['income', 'immediate', 'special', 'triggers']),
    },
    { id: 'bonus', rule: 'A33', pieces: roundBonuses.map((one) => tile('bonus', one)) },
    {
      id: 'round',
      rule: 'A34',
      pieces: roundTiles
        .map((one) => ({
          id: one.id,
          name: '',
          text: words.t(`round.${one.id}`),
          picture: <RoundPicture of={one} />,
          tags: ['round'],
        }))
        .concat(
          finalTiles.map((one) => ({
            id: one.id,
            name: '',
            text: words.t(`final.${one.id}`),
            tags: ['final'],
            picture: (
              <span className="i-learn-tile">
                <span className="i-gain">
                  +{one.vp}
                  <GoodSign of="vp" size={16} />
                  <u>/</u>
                  <Silhouette of={one.buildingType} size={18} />
                </span>
              </span>
            ),
          })),
        ),
      filters: ['round', 'final'].map((id) => ({ id, name: words.t(`kind.${id}`) })),
    },
    {
      id: 'city',
      rule: 'A24',
      pieces: cityTiles.map((one) => ({
        id: one.id,
        name: words.t(`city.${one.id}`),
        text: words.t(`city.${one.id}.text`),
        picture: (
          <span className="i-learn-tile">
            <GoodSign of="key" size={15} />
            <span className="i-gain">
              {one.vp}
              <GoodSign of="vp" size={16} />
            </span>
            <Gains gain={one.gain} size={16} />
          </span>
        ),
      })),
    },
    {
      id: 'action',
      rule: 'A18',
      pieces: [...powerActions, ...bookActions].map((one) => ({
        id: one.id,
        name: upper(words.t(`action.${one.id}`)),
        text: words.t(one.cost.book === undefined ? 'goods.power' : 'goods.books', {
          n: one.cost.book ?? one.cost.power ?? 0,
        }),
        picture: <ActionPicture of={one} />,
        rule: one.cost.book === undefined ? 'A18' : 'A19',
        tags: [one.cost.book === undefined ? 'power' : 'books'],
      })),
      filters: filters(['power', 'books']),
    },
  ]
  return whole.map((shelf) => ({ ...shelf, name: words.t(`kind.${shelf.id}`), Around }))
}

/** What a tile does, by its frames. */
function tagsOf(of: Component): readonly string[] {
  return (['income', 'immediate', 'special', 'triggers'] as const).filter((frame) => of[frame] !== undefined)
}

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

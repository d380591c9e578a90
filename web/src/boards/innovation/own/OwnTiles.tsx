/** Faction, palace, bonus, innovations and competencies of a player; special actions are pressed where they stand. */
import { type Component, tileById } from '@ludarium/innovation/data'
import type { ReactNode } from 'react'
import { keyed } from '../../../kit/keyed.ts'
import { Piece, Region } from '../../../kit/pieces/Piece.tsx'
import { useTable } from '../context.tsx'
import { Card } from '../parts/Card.tsx'
import { Frame, Frames } from '../parts/Frames.tsx'
import { Effects } from '../parts/Gains.tsx'
import { GoodSign } from '../parts/Signs.tsx'
import { place } from '../places.ts'
import { type Held, tilesOf } from '../view.ts'

export function OwnTiles({ of }: { readonly of: number }): ReactNode {
  const { view, words } = useTable()
  const player = view.players[of]
  if (player === undefined) return null
  const tiles = tilesOf(player)
  return (
    <Region label={words.t('sketch.tiles')} className="innovation-panel panel innovation-owntiles">
      <ul>
        {tiles.map((tile) => (
          <OwnTile key={`${tile.kind} ${tile.id}`} of={of} tile={tile} />
        ))}
        {player.reserved !== '' && (
          <li className="cluster">
            <span className="innovation-tile-name ellipsis type-2 strong">
              {words.t('own.reserved', { palace: { key: `palace.${player.reserved}.short` } })}
            </span>
          </li>
        )}
      </ul>
    </Region>
  )
}

function OwnTile({ of, tile }: { readonly of: number; readonly tile: Held }): ReactNode {
  const { view, words } = useTable()
  const player = view.players[of]
  const data = tileById.get(tile.id)
  if (player === undefined || data === undefined) return null
  const name =
    tile.kind === 'palace'
      ? words.t('own.palace', { palace: { key: `palace.${tile.id}.short` } })
      : words.t(`${tile.kind}.${tile.id}`)
  const text = words.t(`${tile.kind}.${tile.id}.text`)
  const shown = tile.kind === 'innovation' ? lasting(data) : data
  return (
    <li className="cluster" data-down={(tile.kind === 'bonus' && player.passed) || undefined}>
      <Piece
        name=""
        label={`${name}: ${text}`}
        on="own"
        className="innovation-tile-name ellipsis type-2 strong"
        about={{ title: name, lines: [text] }}
        peek={() => <Card title={name} lines={[text]} />}
      >
        {() => name}
      </Piece>
      {tile.id === 'annexes' ? (
        <Frame kind="action">
          {player.annexes}
          <GoodSign of="annex" size={14} />
        </Frame>
      ) : (
        <Frames of={shown} size={13} special={<Special of={of} tile={data} />} />
      )}
      {tile.id === 'moles' && <MolesBridge of={of} />}
    </li>
  )
}

/** Of an innovation what it did once is past, unless it does nothing else. */
function lasting(tile: Component): Component {
  const rest = tile.special ?? tile.income ?? tile.pass ?? tile.triggers
  return rest === undefined ? tile : { ...tile, immediate: undefined }
}

function Special({ of, tile }: { readonly of: number; readonly tile: Component }): ReactNode {
  const { view, words, me } = useTable()
  const { special } = tile
  if (special === undefined) return null
  const used = view.players[of]?.used.includes(special.id) ?? false
  return (
    <Piece
      name={of === me ? place.special(special.id) : ''}
      label={words.t(`special.${special.id}`)}
      on="own"
      className="innovation-frame innovation-special inline nowrap rigid type-2 bold"
      state={used ? { exhausted: true, refused: undefined } : undefined}
    >
      {() =>
        keyed(special.effects, (effect) => JSON.stringify(effect)).map(({ key, one }) => (
          <Effects key={key} effect={one} size={13} />
        ))
      }
    </Piece>
  )
}

/** The Moles build bridges for a tool, as often as they like. */
function MolesBridge({ of }: { readonly of: number }): ReactNode {
  const { words, me } = useTable()
  return (
    <Piece
      name={of === me ? place.special('moles-bridge') : ''}
      label={words.t('move.molesBridge')}
      on="own"
      className="innovation-frame innovation-special inline nowrap rigid type-2 bold"
    >
      {() => (
        <>
          1<GoodSign of="tool" size={13} />
          <u>→</u>
          <GoodSign of="bridge" size={14} />
        </>
      )}
    </Piece>
  )
}

/** The board of a game that has none of its own yet: its sketch, or else everything the reader may know in tidy panels. */
import { type GameModule, sameMove } from '@ludarium/kernel'
import { Icon } from '../../art/Icon.tsx'
import type { BoardPlugin, GalleryProps, PanelProps } from '../../table/board.ts'
import { GenericGallery } from './Gallery.tsx'
import { kits } from './kits/index.ts'
import { plainBoard, seatRecords } from './PlainBoard.tsx'
import { sketchBoard } from './SketchBoard.tsx'
import './generic.css'
import './map.css'
import './panels.css'

/** Colours that a game's own pieces have, by faction. */
const FACTION_COLOUR: Readonly<Record<string, number>> = {
  rusviet: 0,
  nordic: 1,
  crimea: 2,
  togawa: 3,
  albion: 4,
  polania: 5,
  saxony: 6,
}

export async function genericBoard(module: GameModule): Promise<BoardPlugin> {
  const { game, speech } = module
  const kit = (await kits[game.id]?.()) ?? null
  const parts = kit === null || speech.sketch === undefined ? plainBoard : sketchBoard(module, kit)

  function Figures(props: PanelProps) {
    const points = game.score(props.view, props.of).reduce((sum, line) => sum + line.points, 0)
    return (
      <span className="g-score">
        <Icon name="trophy" size={14} label={props.words.t('scores.total')} />
        {points}
      </span>
    )
  }

  return {
    ...parts,
    words: { 'generic.two': '{a}, {b}' },
    Figures,
    Gallery: (props: GalleryProps) => <GenericGallery {...props} kit={kit} />,
    wasteful(choice, view, seat) {
      const others = game.legal(view, seat).filter((move) => !sameMove(move, choice.move))
      const question = kit?.wasteful?.(choice.move, view, others) ?? null
      return question === null ? null : { key: question }
    },
    role(view, seat) {
      const roles = Object.entries(game.roles(view, seat)).filter(([, value]) => value !== '' && value !== 'none')
      const named = roles.slice(0, 2).map(([kind, value]) => ({ key: `${kind}.${value}` }))
      const [a, b] = named
      return a === undefined || b === undefined ? (a ?? null) : { key: 'generic.two', params: { a, b } }
    },
    colour: (view, seat) => FACTION_COLOUR[game.roles(view, seat).faction ?? ''] ?? seat,
    passed: (view, seat) => seatRecords(view)?.records[seat]?.passed === true,
  }
}

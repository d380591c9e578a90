/** The board of a game that has none of its own yet: its sketch, or else everything the reader may know in tidy panels. */
import { type GameModule, type Seat, type State, sameMove } from '@ludarium/kernel'
import { Icon } from '../../art/Icon.tsx'
import type { BoardPlugin, PanelProps } from '../../table/board.ts'
import { defineKit, type Kit } from './kit.ts'
import { plainBoard, seatRecords } from './PlainBoard.tsx'
import { sketchBoard } from './SketchBoard.tsx'
import { kitShelves } from './shelves.tsx'
import './generic.css'
import './panels.css'

export function genericBoard(module: GameModule, kit: Kit = defineKit({})): BoardPlugin {
  const { game, speech } = module
  const parts = speech.sketch === undefined ? plainBoard : sketchBoard(module, kit)

  const totalOf = (view: State, seat: Seat): number =>
    game.score(view, seat).reduce((sum, line) => sum + line.points, 0)

  function Figures(props: PanelProps) {
    return (
      <span className="generic-score row gap-2">
        <Icon name="trophy" size={14} label={props.words.t('scores.total')} />
        {totalOf(props.view, props.of)}
      </span>
    )
  }

  return {
    words: { 'generic.two': '{a}, {b}', 'generic.list': '{items}', ...kit.words },
    // A game without a sketch has one figure at least.
    figures: (view, seat) => [
      { id: 'total', name: { key: 'scores.total' }, icon: 'trophy', tone: 'gold', value: totalOf(view, seat) },
    ],
    ...parts,
    Figures,
    shelves: (words) => kitShelves(words, kit),
    wasteful(choice, view, seat) {
      const others = game.legal(view, seat).filter((move) => !sameMove(move, choice.move))
      const question = kit.wasteful(choice.move, view, others)
      return question === null ? null : { key: question }
    },
    role(view, seat) {
      const roles = Object.entries(game.roles(view, seat)).filter(([, value]) => value !== '' && value !== 'none')
      const named = roles.slice(0, 2).map(([kind, value]) => ({ key: `${kind}.${value}` }))
      const [a, b] = named
      return a === undefined || b === undefined ? (a ?? null) : { key: 'generic.two', params: { a, b } }
    },
    colour(view, seat) {
      const own = Object.values(game.roles(view, seat)).find((value) => kit.colours[value] !== undefined)
      return own === undefined ? seat : (kit.colours[own] ?? seat)
    },
    // The list with one record a seat may say that a seat has passed.
    passed: (view, seat) => seatRecords(view)?.records[seat]?.passed === true,
  }
}

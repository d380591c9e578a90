/** The board of a game that has a sketch: its map, panels of the table, of the reader and of the rivals. */
import type { GameModule, Move, SketchPanel, State } from '@ludarium/kernel'
import type { ReactNode } from 'react'
import { boardContext } from '../../kit/pieces/context.tsx'
import { focusableScroll } from '../../kit/surface/focusable-scroll.ts'
import type { BoardPlugin, BoardProps, PanelProps } from '../../table/board.ts'
import { choicePlace, compoundChoices, perPosition } from '../../table/compound.ts'
import type { Kit } from './kit.ts'
import { Figures, NamedFigures, Panel, PanelInside } from './Panels.tsx'
import { SketchMap } from './SketchMap.tsx'
import { figuresOf, hexPlace, placesOf, shownPlace, sketchOf } from './sketch.ts'

/** Figures of the strip above the phone's decision. */
const ON_STRIP = 6
/** The same where they have no icons but names. */
const NAMED_ON_STRIP = 4

const MAP = { id: 'board', name: 'tab.board' }
const BOXES = [
  { id: 'table', name: 'tab.table' },
  { id: 'mine', name: 'tab.own' },
]

type Parts = Pick<BoardPlugin, 'offers' | 'Board' | 'PlayerPanel' | 'Dock' | 'Strip' | 'tabs' | 'tabOf' | 'figures'>

export function sketchBoard(module: GameModule, kit: Kit): Parts {
  const places = placesOf(module)
  const { BoardProvider } = boardContext<State, Move>(places)
  const nameOf = (panel: SketchPanel): string => JSON.stringify(panel.title)
  const same = (panels: readonly SketchPanel[] | undefined, panel: SketchPanel): SketchPanel | undefined =>
    panels?.find((one) => one.title.key === panel.title.key && nameOf(one) === nameOf(panel))

  function Table(props: BoardProps): ReactNode {
    const { view, before, seat, words } = props
    const old = before === null ? null : sketchOf(module, before, seat)
    return (
      <div className="generic-shared" ref={focusableScroll}>
        <div className="generic-columns">
          {sketchOf(module, view, seat)?.table.map((panel) => (
            <section key={nameOf(panel)} className="panel generic-panel">
              <Panel panel={panel} before={same(old?.table, panel)} words={words} kit={kit} />
            </section>
          ))}
        </div>
      </div>
    )
  }

  function Board(props: BoardProps): ReactNode {
    const { phone, tab } = props
    const map = sketchOf(module, props.view, props.seat)?.map ?? []
    const shown = phone ? tab : ''
    return (
      <BoardProvider {...props}>
        {shown === 'mine' ? (
          <Mine {...props} />
        ) : shown === 'table' ? (
          <Table {...props} />
        ) : phone ? (
          <SketchMap {...props} kit={kit} map={map} />
        ) : (
          <div className={`generic ${map.length > 0 ? 'generic-with-map' : ''}`}>
            {map.length > 0 && <SketchMap {...props} kit={kit} map={map} />}
            <Table {...props} />
          </div>
        )}
      </BoardProvider>
    )
  }

  /** A seat's figures, the rest folded; of the reader's own seat only the figures, the dock has the rest. */
  function PlayerPanel(props: PanelProps): ReactNode {
    const { view, before, words, of, seat, phone } = props
    const [first, ...rest] = sketchOf(module, view, seat)?.seats[of] ?? []
    const old = before === null ? undefined : sketchOf(module, before, seat)?.seats[of]
    if (first === undefined) return null
    const own = of === seat && !phone
    return (
      <BoardProvider {...props}>
        <div className="generic-player">
          <PanelInside panel={first} before={same(old, first)} words={words} kit={kit} />
          {!own &&
            rest.map((panel) => (
              <Panel
                key={nameOf(panel)}
                panel={panel}
                before={same(old, panel)}
                words={words}
                kit={kit}
                folded={true}
              />
            ))}
        </div>
      </BoardProvider>
    )
  }

  /** Everything of the reader's own seat. */
  function Mine(props: BoardProps): ReactNode {
    return (
      <div className="generic-columns generic-mine">
        <Own {...props} from={0} />
      </div>
    )
  }

  function Own(props: BoardProps & { from: number }): ReactNode {
    const { view, words, seat, before } = props
    if (seat === null) return null
    const old = before === null ? undefined : sketchOf(module, before, seat)?.seats[seat]
    return sketchOf(module, view, seat)
      ?.seats[seat]?.slice(props.from)
      .map((panel) => (
        <section
          key={nameOf(panel)}
          className={`panel generic-panel ${panel.cards.length > 0 ? 'generic-broad' : ''}`}
          ref={focusableScroll}
        >
          <h3>{words.t(panel.title)}</h3>
          <PanelInside panel={panel} before={same(old, panel)} words={words} kit={kit} named={props.phone} />
        </section>
      ))
  }

  function Dock(props: BoardProps): ReactNode {
    if (props.seat === null) return null
    return (
      <BoardProvider {...props}>
        <div className="generic-dock" ref={focusableScroll}>
          <Own {...props} from={props.phone ? 0 : 1} />
        </div>
      </BoardProvider>
    )
  }

  function Strip(props: BoardProps): ReactNode {
    const { view, seat, words, before } = props
    const own = seat === null ? undefined : sketchOf(module, view, seat)?.seats[seat]?.[0]
    if (own === undefined || seat === null) return null
    const old = before === null ? undefined : sketchOf(module, before, seat)?.seats[seat]?.[0]
    const lines = own.lines.filter(({ label }) => kit.figures[label.key] !== undefined).slice(0, ON_STRIP)
    if (lines.length === 0) return <NamedFigures panel={own} words={words} most={NAMED_ON_STRIP} />
    return <Figures panel={own} before={old} words={words} kit={kit} lines={lines} />
  }

  const offers = perPosition((props: BoardProps) => {
    const { view, seat, legal } = props
    const presses = compoundChoices(module, props).map((press) => ({
      ...press,
      place: shownPlace(module, view, seat ?? 0, press.place ?? '') ?? '',
    }))
    return [...presses, ...legal]
  })

  return {
    offers,
    Board,
    PlayerPanel,
    Dock,
    Strip,
    figures: (view, seat) => figuresOf(module, kit, view, seat),
    tabs: (view) => ((sketchOf(module, view, null)?.map.length ?? 0) > 0 ? [MAP, ...BOXES] : BOXES),
    tabOf(choice, view, seat) {
      const place = choicePlace(places, choice, view, seat)
      const sketch = sketchOf(module, view, seat)
      if (sketch?.map.some((hex) => hexPlace(hex) === place)) return MAP.id
      const holds = (panels: readonly SketchPanel[] | undefined): boolean =>
        panels?.some((panel) => panel.cards.some((card) => card.id === place)) === true
      return holds(sketch?.table) ? 'table' : holds(sketch?.seats[seat]) ? 'mine' : ''
    },
  }
}

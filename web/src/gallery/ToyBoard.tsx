/** A board of no game around specimens that need one: four places, two of them with moves, one refused. */
import { type ReactNode, useMemo } from 'react'
import { module } from '../boards/generic/trial/game.ts'
import { boardContext, PointedProvider } from '../kit/pieces/context.tsx'
import type { BoardChoice, RefusedChoice } from '../table/board.ts'
import { staticProps, staticView } from '../table/static-board.ts'
import { useTeller } from '../words/context.tsx'

type ToyView = ReturnType<typeof toyView>
type ToyMove = ReturnType<typeof module.game.legal>[number]

const toyView = () => staticView(module.game, 2, {})

/** The trial game's stones stand for places. */
const { BoardProvider } = boardContext<ToyView, ToyMove>({
  of: (move) => ('stone' in move && typeof move.stone === 'string' ? move.stone : ''),
})

function choice(index: number, place: string, text: string): BoardChoice<ToyMove> {
  const message = { key: text, group: 'Take', rule: '1' }
  return { index, move: { do: 'take', stone: place }, message, text, group: 'Take', rule: '1' }
}

/** One move at 'mill', two at 'harbour', none at 'field'. */
export const TOY_CHOICES = [
  choice(0, 'mill', 'Take the mill'),
  choice(1, 'harbour', 'Take the harbour'),
  choice(2, 'harbour', 'Take the harbour and a ship'),
] as const

const REFUSED: readonly RefusedChoice<ToyMove>[] = [
  { move: { stone: 'tower' }, reason: { key: 'why' }, text: 'You need 5 coins and have 3.' },
]

export function ToyBoard({ children }: { readonly children: ReactNode }): ReactNode {
  const words = useTeller()
  const view = useMemo(toyView, [])
  const props = useMemo(() => staticProps({ game: module.game, view, words }), [view, words])
  const { looks } = props
  const named = looks.map((look, seat) => ({ ...look, name: seat === 0 ? 'Mara' : 'Basalt' }))
  return (
    <PointedProvider>
      <BoardProvider {...props} looks={named} legal={TOY_CHOICES} refused={REFUSED}>
        {children}
      </BoardProvider>
    </PointedProvider>
  )
}

/** A specimen on the toy board. */
export function onToyBoard(name: string, Show: () => ReactNode, wide = false) {
  return {
    name,
    wide,
    Show: () => (
      <ToyBoard>
        <Show />
      </ToyBoard>
    ),
  }
}

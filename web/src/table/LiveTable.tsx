/** The live table page: one state (live/state.ts), hooks that change it, and what is drawn of it. */
import { type ReactNode, useCallback, useEffect, useMemo, useReducer } from 'react'
import { useLocation } from 'wouter'
import { useGuide } from '../guide/guide.ts'
import { Legend } from '../guide/Legend.tsx'
import { Toasts } from '../kit/surface/Toasts.tsx'
import { useWords } from '../words/context.tsx'
import { BoardFallback } from './BoardFallback.tsx'
import { Curtain } from './Curtain.tsx'
import { rememberColours } from './colours.ts'
import { KeysDialog } from './Keys.tsx'
import { useLayout } from './layout.ts'
import { hoverOf, ruleOf, useSetters, useTableKeys } from './live/controls.ts'
import { useFeed, useHandOver, useRememberedLook, useSeen } from './live/feed.ts'
import { LiveBar } from './live/LiveBar.tsx'
import { type Orders, useOrders } from './live/orders.ts'
import { useAdvice, usePeek, usePresses, useRematch, useSay } from './live/play.ts'
import {
  type Apply,
  isIdle,
  type LiveChange,
  type LiveState,
  newSince,
  newState,
  nextInLine,
  regretOf,
  seenBy,
} from './live/state.ts'
import { Menu } from './Menu.tsx'
import { ShownTurnsContext, shownTurns, useMissedTurns } from './missed-turns.ts'
import type { OpenTable } from './props.ts'
import { useSharing } from './Sharing.tsx'
import { type Hands, useScene } from './scene.ts'
import type { Position } from './source.ts'
import { TableView } from './TableView.tsx'
import { useTroubles } from './troubles.ts'

export function LiveTable(props: OpenTable): ReactNode {
  const { source, about } = props
  const { id, own, sitters } = about
  const t = useWords()
  const alone = own.length === 1 ? (own[0] ?? null) : null
  const [state, apply] = useReducer((now: LiveState, change: LiveChange) => change(now), alone, newState)
  useFeed(source, id, state.viewer, apply)
  useRememberedLook(id, state.look)
  useSeen(state, apply)
  useHandOver(state, own, apply)
  const orders = useOrders(source, state, apply)
  const next = nextInLine(state, own)
  const regret = regretOf(state)
  if (next !== null) {
    const nameOf = (seat: number): string => sitters[seat]?.name ?? ''
    return (
      <Curtain
        name={nameOf(next)}
        seat={next}
        onLift={() => apply((now) => seenBy(now, next, null))}
        regret={regret === null ? null : { name: nameOf(regret), takeBack: () => orders.takeBack(regret) }}
      />
    )
  }
  if (state.position === null) return <p className="table-wait">{t('table.loading')}</p>
  const now = state.position
  return (
    <BoardFallback game={props.game}>
      {(game) => <Playing {...props} game={game} state={state} apply={apply} orders={orders} now={now} />}
    </BoardFallback>
  )
}

function Playing(
  props: OpenTable & {
    readonly state: LiveState
    readonly apply: Apply
    readonly orders: Orders
    readonly now: Position
  },
): ReactNode {
  const { source, about, game, state, apply, orders, now } = props
  const { seat, at } = now
  const { peek } = state
  const layout = useLayout()
  const [, go] = useLocation()
  const scene = useScene(game, about, peek ?? now, peek === null)
  const say = useSay(apply)
  const presses = usePresses(scene, state, orders, apply, say)
  const advise = useAdvice(scene, source, apply)
  const { peek: peekAt, present } = usePeek(source, scene, apply, say)
  const rematch = useRematch(about, scene, say)
  const sharing = useSharing({ source, about, position: now, over: now.result !== null, words: scene.words, say })
  const guide = useGuide(scene, isIdle(state), presses.submit)
  const setters = useSetters(apply)
  useEffect(() => rememberColours(about.id, scene.looks), [about.id, scene.looks])
  useTroubles(state, source, scene.words, say)

  // A missed turn is looked at like an earlier position, also the last one: nothing is lit meanwhile.
  const read = useCallback((n: number) => source.position(seat, n), [source, seat])
  const lookBack = useCallback((n: number | null) => (n === null ? present() : peekAt(n)), [present, peekAt])
  const missed = useMissedTurns(scene, state, at, lookBack, read)
  const { turns, now: shown } = missed
  const shownNow = useMemo(() => shownTurns({ turns, now: shown }), [turns, shown])

  useTableKeys({ ...presses, advise, present }, scene, setters, apply)

  const hands: Hands = {
    hover: hoverOf(scene, state),
    setHover: setters.setHover,
    submit: presses.submit,
    before: shown === null ? newSince(state) : missed.before,
    spoken: (shown === null ? null : turns[shown]?.event) ?? state.spoken,
    hint: state.hint,
    told: state.log,
    draft: state.draft,
    setDraft: setters.setDraft,
    openRule: setters.setRule,
    phone: layout === 'phone',
    tab: '',
  }
  const bar = { state, scene, hands, guide, missed, skip: source.skip, answer: presses.answer, present, rematch }
  return (
    <ShownTurnsContext value={shownNow}>
      <TableView
        scene={scene}
        hands={hands}
        layout={layout}
        told={state.log}
        newFrom={state.look?.at ?? at}
        setSpoken={setters.setSpoken}
        rule={state.rule}
        setRule={setters.setRule}
        scores={() => source.scores(seat)}
        tools={{
          undo: now.canUndo ? presses.undo : null,
          redo: now.canRedo ? presses.redo : null,
          hint: scene.choices.length > 1 ? advise : null,
          rules: () => setters.setRule(ruleOf(scene, state)),
        }}
        menu={(close) => (
          <Menu about={about} sharing={sharing} close={close} onKeys={setters.openKeys} onLegend={setters.openLegend} />
        )}
        slider={{
          at: scene.position.at,
          last: at,
          onChange: (n) => (n >= at ? present() : peekAt(n)),
          onOpen: () => go(`/replay/${about.id}`),
        }}
        guide={guide}
        waited={turns.length > 0 ? missed : null}
        bar={(sheet) => <LiveBar {...bar} sheet={sheet} closeHints={setters.closeHints} />}
      />
      <output className="orders" hidden data-kept={state.kept} data-refused={state.refusals} />
      {state.legend && <Legend scene={scene} onClose={setters.closeLegend} />}
      {sharing.dialog}
      {state.keys && <KeysDialog onClose={setters.closeKeys} />}
      <Toasts toasts={state.toasts} onGone={setters.closeToast} />
    </ShownTurnsContext>
  )
}

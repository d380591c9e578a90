/** A table being played on this screen. */
import { type GameEvent, type Message, type Move, sameMove } from '@ludarium/kernel'
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import { useSettings } from '../settings.ts'
import { useWords } from '../words/context.tsx'
import { type Choice, type Draft, NO_DRAFT } from './board.ts'
import { Curtain } from './Curtain.tsx'
import { useChain } from './chain.ts'
import { rememberColours } from './colours.ts'
import { DecisionBar } from './DecisionBar.tsx'
import { useKeys } from './keys.ts'
import { useLayout } from './layout.ts'
import { useLive } from './live.ts'
import { Menu } from './Menu.tsx'
import type { OpenTable } from './props.ts'
import { useScene } from './scene.ts'
import type { Position } from './source.ts'
import { TableView } from './TableView.tsx'
import { type Toast, Toasts } from './Toasts.tsx'
import { useTroubles } from './troubles.ts'
import { WaitedBar } from './WaitedBar.tsx'
import { useWaited } from './waited.ts'

export function LiveTable(props: OpenTable): ReactNode {
  const t = useWords()
  const live = useLive(props.source, props.about)
  if (live.curtain !== null) {
    return <Curtain name={props.about.sitters[live.curtain]?.name ?? ''} seat={live.curtain} onLift={live.lift} />
  }
  if (live.position === null) return <p className="table-wait">{t('table.loading')}</p>
  return <Playing {...props} live={live} now={live.position} />
}

/** A question before a wasteful move, and what is played if it is meant. */
interface Asked {
  readonly choice: Choice
  readonly question: Message
  readonly then: readonly Partial<Move>[] | undefined
}

/** A click too many, or on a table that has moved on, is no news. */
const QUIET: ReadonlySet<string> = new Set(['busy', 'seat', 'stale'])

const NO_CHOICES: readonly Choice[] = []

function Playing(props: OpenTable & { live: ReturnType<typeof useLive>; now: Position }): ReactNode {
  const { source, about, game, live, now } = props
  const t = useWords()
  const settings = useSettings()
  const layout = useLayout()
  const [, go] = useLocation()
  const [hover, setHover] = useState<Choice | null>(null)
  const [spoken, setSpoken] = useState<GameEvent | null>(null)
  const [draft, setDraft] = useState<Draft>(NO_DRAFT)
  const [rule, setRule] = useState<string | null>(null)
  const [hint, setHint] = useState<Move | null>(null)
  const [asked, setAsked] = useState<Asked | null>(null)
  const [toasts, setToasts] = useState<readonly Toast[]>([])
  const [peek, setPeek] = useState<Position | null>(null)

  const shown = peek ?? now
  const scene = useScene(game, about, shown, peek === null)
  const { seat, view, at } = now
  const chain = useChain(live, at, peek === null ? scene.choices : NO_CHOICES)
  const { module, plugin } = game

  const say = useCallback((text: string, kind: Toast['kind'] = 'good') => {
    setToasts((old) => [...old.slice(-2), { id: performance.now(), text, kind }])
  }, [])

  // A new position forgets what was meant for the old one.
  const [meant, setMeant] = useState(at)
  if (meant !== at) {
    setMeant(at)
    setHover(null)
    setHint(null)
    setAsked(null)
    setDraft(NO_DRAFT)
  }

  useEffect(() => rememberColours(about.id, scene.looks), [about.id, scene.looks])
  useTroubles(live, source, scene.words, say)

  const trimmed = source.trimmed
  useEffect(() => {
    if (trimmed) say(t('table.trimmed'), 'warn')
  }, [trimmed, say, t])

  const play = useCallback(
    async (move: Move, then?: readonly Partial<Move>[]): Promise<void> => {
      setAsked(null)
      const outcome = await chain.play(move, then)
      if (!outcome.ok && !QUIET.has(outcome.code))
        say(t('table.refused', { reason: scene.words.t(outcome.message) }), 'bad')
    },
    [chain.play, say, t, scene.words],
  )

  const submit = useCallback(
    (move: Move, then?: readonly Partial<Move>[]) => {
      const choice = scene.choices.find((one) => sameMove(one.move, move))
      if (choice === undefined || seat === null) return
      const question = settings.warn ? warning(choice, plugin.wasteful?.(choice, view, seat)) : null
      if (question === null) void play(choice.move, then)
      else setAsked({ choice, question, then })
    },
    [scene.choices, seat, settings.warn, plugin, view, play],
  )

  const undo = useCallback(async (): Promise<void> => {
    const outcome = await chain.undo()
    if (!outcome.ok && !QUIET.has(outcome.code)) say(scene.words.t(outcome.message), 'warn')
  }, [chain.undo, say, scene.words])

  const redo = useCallback(async (): Promise<void> => {
    const outcome = await chain.redo()
    if (!outcome.ok && !QUIET.has(outcome.code)) say(scene.words.t(outcome.message), 'warn')
  }, [chain.redo, say, scene.words])

  const advise = useCallback(async (): Promise<void> => {
    if (seat === null) return
    const given = await source.hint(seat)
    if (given === null) return say(t('table.hint.none'), 'warn')
    setHint(given.move)
    say(t('table.hint.say', { move: scene.words.t(module.speech.move(view, seat, given.move)) }), 'warn')
  }, [seat, source, say, t, scene.words, module, view])

  const ruleNow = useCallback((): string => {
    const about = hover?.rule
    if (about !== undefined) return about
    return module.speech.rule(view, seat ?? now.actors[0] ?? 0)
  }, [hover, module, view, seat, now.actors])

  const peekAt = useCallback(
    async (n: number): Promise<void> => setPeek(n >= at ? null : await source.position(seat, n)),
    [at, source, seat],
  )

  const waitedAt = useCallback((n: number | null) => void (n === null ? setPeek(null) : peekAt(n)), [peekAt])
  const waited = useWaited(scene, live, at, waitedAt)
  const shownTurn = waited.now === null ? undefined : waited.turns[waited.now]

  useKeys(
    useMemo(
      () => ({
        u: () => void undo(),
        z: () => void undo(),
        y: () => void redo(),
        h: () => void advise(),
        r: () => setRule((open) => (open === null ? ruleNow() : null)),
        Escape: () => {
          setAsked(null)
          setRule(null)
          setPeek(null)
        },
      }),
      [undo, redo, advise, ruleNow],
    ),
  )

  const fresh =
    live.look !== null && live.look.at < at && !live.seen && peek === null && now.result === null
      ? live.look.view
      : null
  const hands = {
    // A pointer may come late, from a position that is over.
    hover: hover !== null && scene.choices.some((choice) => sameMove(choice.move, hover.move)) ? hover : null,
    setHover,
    submit,
    before: fresh,
    spoken: shownTurn?.event ?? spoken,
    hint,
    told: live.told,
    draft,
    setDraft,
    openRule: setRule,
    phone: layout === 'phone',
    tab: '',
  }
  return (
    <>
      <TableView
        scene={scene}
        hands={hands}
        layout={layout}
        told={live.told}
        newFrom={live.look?.at ?? at}
        setSpoken={setSpoken}
        rule={rule}
        setRule={setRule}
        scores={() => source.scores(seat)}
        tools={{
          undo: now.canUndo ? undo : null,
          redo: now.canRedo ? redo : null,
          hint: scene.choices.length > 1 ? advise : null,
          rules: () => setRule(ruleNow()),
        }}
        menu={(close) => <Menu source={source} about={about} say={say} close={close} />}
        slider={{ at: shown.at, last: at, onChange: (n) => void peekAt(n), onOpen: () => go(`/replay/${about.id}`) }}
        waited={waited.turns.length > 0 ? waited : null}
        bar={(sheet) =>
          waited.now !== null ? (
            <WaitedBar waited={waited} scene={scene} />
          ) : (
            <DecisionBar
              scene={scene}
              hands={hands}
              thinking={live.thinking}
              saving={live.saving}
              hint={hint}
              asked={asked}
              sheet={sheet}
              onAnswer={(yes) => (yes && asked !== null ? void play(asked.choice.move, asked.then) : setAsked(null))}
              peeking={peek === null ? null : () => setPeek(null)}
            />
          )
        }
      />
      <Toasts toasts={toasts} onGone={(id) => setToasts((old) => old.filter((toast) => toast.id !== id))} />
    </>
  )
}

/** What the board warns of, or what the game itself says about the move under the parameter `warn`. */
function warning(choice: Choice, fromBoard: Message | null | undefined): Message | null {
  const own = choice.message.params?.warn
  if (fromBoard) return fromBoard
  return typeof own === 'object' && 'key' in own ? own : null
}

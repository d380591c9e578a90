/** A table being played on this screen. */
import { type GameEvent, type Message, type Move, sameMove } from '@ludarium/kernel'
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { type GuideNow, useGuide } from '../guide/guide.ts'
import { HintStrip } from '../guide/HintStrip.tsx'
import { type Hinted, hintsOf } from '../guide/hints.ts'
import { Legend } from '../guide/Legend.tsx'
import { FloatingNote, SheetButtons, SheetNote } from '../guide/Note.tsx'
import { createLocal, problemOf } from '../local/source.ts'
import { useSettings } from '../settings.ts'
import { useWords } from '../words/context.tsx'
import { type Choice, type Draft, NO_DRAFT } from './board.ts'
import { Curtain } from './Curtain.tsx'
import { useChain } from './chain.ts'
import { rememberColours } from './colours.ts'
import { useCompany } from './company.tsx'
import { DecisionBar } from './DecisionBar.tsx'
import { KeysDialog } from './Keys.tsx'
import { useKeys } from './keys.ts'
import { useLayout } from './layout.ts'
import { useLive } from './live.ts'
import { Menu } from './Menu.tsx'
import { usePosition } from './position.ts'
import type { OpenTable } from './props.ts'
import { useSharing } from './Sharing.tsx'
import { type Scene, useScene } from './scene.ts'
import type { Position, Told } from './source.ts'
import { TableView } from './TableView.tsx'
import { type Toast, Toasts } from './Toasts.tsx'
import { useTroubles } from './troubles.ts'
import { WaitedBar } from './WaitedBar.tsx'
import { ShownTurnsContext, shownTurns, useWaited } from './waited.ts'

/** `patience`: see `useLive`. */
export function LiveTable(props: OpenTable & { patience?: number | null }): ReactNode {
  const t = useWords()
  const live = useLive(props.source, props.about, props.patience)
  if (live.curtain !== null) {
    const nameOf = (seat: number): string => props.about.sitters[seat]?.name ?? ''
    const { regret } = live
    return (
      <Curtain
        name={nameOf(live.curtain)}
        seat={live.curtain}
        onLift={live.lift}
        regret={regret === null ? null : { name: nameOf(regret), takeBack: live.takeBack }}
      />
    )
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

/** What the screen showed. */
interface Stood {
  readonly position: Position
  readonly told: readonly Told[]
}

const NO_MOVES: readonly Move[] = []
const NO_HINTS: readonly Hinted[] = []

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
  const [hints, setHints] = useState<readonly Hinted[]>(NO_HINTS)
  const [asked, setAsked] = useState<Asked | null>(null)
  const [toasts, setToasts] = useState<readonly Toast[]>([])
  const { position: peek, look, show } = usePosition(source, null)
  const [keys, setKeys] = useState(false)
  const [legend, setLegend] = useState(false)
  const company = useCompany()

  const { seat, view, at } = now
  const chain = useChain(live, at, peek === null ? now.legal : NO_MOVES)
  // Several decisions of one click are shown as one: what was there before the first stands until the last is made.
  const [before, setBefore] = useState<Stood | null>(null)
  const held = chain.between ? before : null
  const told = held?.told ?? live.told
  const shown = peek ?? held?.position ?? now
  const scene = useScene(game, about, shown, peek === null)
  const { module, plugin } = game

  const say = useCallback((text: string, kind: Toast['kind'] = 'good') => {
    setToasts((old) => [...old.slice(-2), { id: performance.now(), text, kind }])
  }, [])
  const sayAdvice = useCallback((text: string) => {
    setToasts((old) => [...noAdvice(old), { id: performance.now(), text, kind: 'warn', advice: true }])
  }, [])

  // A new position forgets what was meant for the old one, unless somebody else has decided beside the reader and the
  // question is still the same: a dial that is being set stays set.
  const latest = useRef(at)
  latest.current = at
  const standing = held?.position ?? now
  const [meant, setMeant] = useState(standing)
  if (meant.at !== standing.at) {
    setMeant(standing)
    if (live.look?.at === standing.at || !isSameQuestion(meant, standing)) {
      setHover(null)
      setHint(null)
      setHints(NO_HINTS)
      setAsked(null)
      setDraft(NO_DRAFT)
      setToasts(noAdvice)
    }
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
      setBefore({ position: now, told: live.told })
      const outcome = await chain.play(move, then)
      if (!outcome.ok && !QUIET.has(outcome.code))
        say(t('table.refused', { reason: scene.words.t(outcome.message) }), 'bad')
    },
    [chain.play, say, t, scene.words, now, live.told],
  )

  const submit = useCallback(
    (move: Move, then?: readonly Partial<Move>[]) => {
      const choice = scene.choices.find((one) => sameMove(one.move, move))
      if (choice === undefined || seat === null || chain.busy) return
      const question = settings.warn ? warning(choice, plugin.wasteful?.(choice, view, seat)) : null
      if (question === null) void play(choice.move, then)
      else setAsked({ choice, question, then })
    },
    [scene.choices, seat, settings.warn, plugin, view, play, chain.busy],
  )

  const idle = peek === null && asked === null && !live.saving && !chain.busy
  const guide = useGuide(scene, idle, submit)

  const closeHints = useCallback(() => {
    setHint(null)
    setHints(NO_HINTS)
  }, [])
  const closeLegend = useCallback(() => setLegend(false), [])

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
    const given = await source.hint(seat).catch(() => null)
    if (now.at !== latest.current) return
    if (given === null) return sayAdvice(t('table.hint.none'))
    setHint(given.move)
    setHints(hintsOf(scene, given.lines ?? [[given.move]]))
  }, [seat, source, sayAdvice, t, scene, now.at])

  const ruleNow = useCallback((): string => {
    const about = hover?.rule
    if (about !== undefined) return about
    return module.speech.rule(view, seat ?? now.actors[0] ?? 0)
  }, [hover, module, view, seat, now.actors])

  const present = useCallback(() => show(null), [show])
  const peekAt = useCallback(
    async (n: number): Promise<void> => {
      try {
        await look(seat, n)
      } catch (error) {
        say(scene.words.t(problemOf(error).message), 'bad')
      }
    },
    [look, seat, say, scene.words],
  )
  const rematch = useCallback(async (): Promise<void> => {
    const sitters = about.sitters.map(({ name, kind, level }) => ({
      name,
      kind: kind === 'bot' ? ('bot' as const) : ('person' as const),
      level,
    }))
    try {
      go(
        `/table/${await createLocal({ game: about.game, seats: sitters.length, options: about.options, seed: '', sitters })}`,
      )
    } catch (error) {
      say(scene.words.t(problemOf(error).message), 'bad')
    }
  }, [about, go, say, scene.words])
  const sharing = useSharing({ source, about, position: now, over: now.result !== null, words: scene.words, say })

  // A missed turn is looked at like an earlier position, also the last one: nothing is lit meanwhile.
  const read = useCallback((n: number) => source.position(seat, n), [source, seat])
  const waitedAt = useCallback((n: number | null) => (n === null ? present() : void peekAt(n)), [present, peekAt])
  const waited = useWaited(scene, live, at, waitedAt, read)
  const { turns: missedTurns, now: missedNow } = waited
  const missed = useMemo(() => shownTurns({ turns: missedTurns, now: missedNow }), [missedTurns, missedNow])
  const shownTurn = waited.now === null ? undefined : waited.turns[waited.now]

  useKeys(
    useMemo(
      () => ({
        u: () => void undo(),
        z: () => void undo(),
        y: () => void redo(),
        h: () => void advise(),
        r: () => setRule((open) => (open === null ? ruleNow() : null)),
        '?': () => setKeys(true),
        l: () => setLegend((open) => !open),
        Escape: () => {
          setAsked(null)
          setRule(null)
          present()
        },
      }),
      [undo, redo, advise, ruleNow, present],
    ),
  )

  const fresh =
    live.look !== null && live.look.at < at && !live.seen && peek === null && held === null && now.result === null
      ? live.look.view
      : null
  const hands = {
    // A pointer may come late, from a position that is over.
    hover: hover !== null && scene.choices.some((choice) => sameMove(choice.move, hover.move)) ? hover : null,
    setHover,
    submit,
    before: waited.now === null ? fresh : waited.before,
    spoken: shownTurn?.event ?? spoken,
    hint,
    told,
    draft,
    setDraft,
    openRule: setRule,
    phone: layout === 'phone',
    tab: '',
  }
  const mine = seat !== null && now.actors.includes(seat)
  return (
    <ShownTurnsContext value={missed}>
      <TableView
        scene={scene}
        hands={hands}
        layout={layout}
        told={told}
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
        menu={(close) => (
          <Menu
            about={about}
            sharing={sharing}
            close={close}
            onKeys={() => setKeys(true)}
            onLegend={() => setLegend(true)}
          />
        )}
        slider={{
          at: shown.at,
          last: at,
          onChange: (n) => (n >= at ? present() : void peekAt(n)),
          onOpen: () => go(`/replay/${about.id}`),
        }}
        guide={guide}
        waited={waited.turns.length > 0 ? waited : null}
        bar={(sheet) =>
          waited.now !== null ? (
            <WaitedBar waited={waited} scene={scene} then={mine ? module.speech.prompt(view, seat) : null} />
          ) : (
            (peek === null && !live.saving && company?.bar(scene, sheet)) || (
              <Guided
                guide={guide}
                scene={scene}
                sheet={sheet}
                openRule={setRule}
                strip={
                  hints.length > 0 &&
                  peek === null && <HintStrip scene={scene} hands={hands} hints={hints} onClose={closeHints} />
                }
              >
                <DecisionBar
                  scene={scene}
                  hands={hands}
                  thinking={live.thinking}
                  saving={live.saving}
                  busy={chain.busy}
                  hint={hint ?? guide?.saying?.found.move ?? null}
                  asked={asked}
                  sheet={sheet}
                  {...(company === null ? { onRematch: rematch } : {})}
                  {...(source.skip === null ? {} : { onSkip: source.skip })}
                  dead={live.trouble?.code === 'line' ? live.trouble : null}
                  onAnswer={(yes) =>
                    yes && asked !== null ? void play(asked.choice.move, asked.then) : setAsked(null)
                  }
                  peeking={peek === null ? null : present}
                />
              </Guided>
            )
          )
        }
      />
      <output className="orders" hidden data-kept={live.orders.kept} data-refused={live.orders.refused} />
      {legend && <Legend scene={scene} onClose={closeLegend} />}
      {sharing.dialog}
      {keys && <KeysDialog onClose={() => setKeys(false)} />}
      <Toasts toasts={toasts} onGone={(id) => setToasts((old) => old.filter((toast) => toast.id !== id))} />
    </ShownTurnsContext>
  )
}

/** The decision with the note or the hint that belongs to it. */
function Guided(props: {
  readonly guide: GuideNow | null
  readonly scene: Scene
  readonly sheet: boolean
  openRule(rule: string): void
  /** A hint that was asked for; the note makes room for it. */
  readonly strip: ReactNode
  readonly children: ReactNode
}): ReactNode {
  const { guide, scene, sheet, strip, children } = props
  const parts = guide === null || strip ? null : { guide, scene, openRule: props.openRule }
  return (
    <div className={sheet ? 'guided-bar' : 'bar-stack'}>
      {sheet && strip}
      {sheet && parts !== null && <SheetNote {...parts} />}
      {children}
      {sheet && parts !== null && <SheetButtons {...parts} />}
      {!sheet && strip}
      {!sheet && parts !== null && <FloatingNote {...parts} />}
    </div>
  )
}

/** Whether the reader is asked the same in both. */
function isSameQuestion(a: Position, b: Position): boolean {
  return a.legal.length > 0 && a.seat === b.seat && JSON.stringify(a.legal) === JSON.stringify(b.legal)
}

const noAdvice = (toasts: readonly Toast[]): readonly Toast[] =>
  toasts.some((toast) => toast.advice) ? toasts.filter((toast) => !toast.advice) : toasts

/** What the board warns of, or what the game itself says about the move under the parameter `warn`. */
function warning(choice: Choice, fromBoard: Message | null | undefined): Message | null {
  const own = choice.message.params?.warn
  if (fromBoard) return fromBoard
  return typeof own === 'object' && 'key' in own ? own : null
}

/** The decision: who decides what, in a sentence, and every legal move as a button. */
import type { Message, Move, Refusal, Seat } from '@ludarium/kernel'
import { sameMove } from '@ludarium/kernel'
import { type ReactNode, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Link } from 'wouter'
import { Icon } from '../art/Icon.tsx'
import { SeatShape } from '../art/SeatShape.tsx'
import { Explained } from '../guide/Explained.tsx'
import { Medal } from '../kit/score/Medal.tsx'
import { useWords } from '../words/context.tsx'
import { Asked } from './Asked.tsx'
import type { BoardChoice } from './board.ts'
import { useChrome } from './chrome.tsx'
import { type BarSpace, bestOf, fittedGroups, type Group, isPicked, isPreference, mostMisses, press } from './groups.ts'
import { isIdle, useKeys } from './keys.ts'
import { ChoiceText, MoveList } from './MoveList.tsx'
import { mostOf, winnersOf } from './outcome.ts'
import { Preferences } from './Preferences.tsx'
import { Preview } from './Preview.tsx'
import { useRows } from './rows.ts'
import { boardProps, type Hands, type Scene } from './scene.ts'
import type { SeatColour } from './seats.ts'
import { WhyNot } from './WhyNot.tsx'
import './decision.css'

interface DecisionBarProps {
  readonly scene: Scene
  readonly hands: Hands
  readonly thinking: Seat | null
  readonly saving: boolean
  /** A decision is on its way: a press would come too early. */
  readonly busy?: boolean
  readonly hint: Move | null
  readonly asked: { readonly choice: BoardChoice; readonly question: Message } | null
  /** On a phone: the bottom sheet. */
  readonly sheet: boolean
  /** Why the table answers no more, or null. */
  readonly dead?: Refusal | null
  /** Opens a table with the same seats, when the game is over; left out where there is none to open. */
  readonly onRematch?: () => void
  /** Lets bots decide at once until a person must; left out where there are none. */
  readonly onSkip?: () => void
  /** The answer to what was asked: play it, or go back. */
  onAnswer(yes: boolean): void
  /** Back to the present, when an earlier position is shown. */
  readonly peeking: (() => void) | null
}

export function DecisionBar(props: DecisionBarProps): ReactNode {
  const { scene, hands } = props
  const company = useChrome()
  const { position, looks } = scene
  const [actor] = position.actors
  const mine = position.seat !== null && position.actors.includes(position.seat)
  const winner = position.result === null ? undefined : position.result.ranks.indexOf(1)
  const speaker = mine ? position.seat : (actor ?? winner ?? position.seat)
  const colour = speaker === null ? undefined : looks[speaker]?.colour
  const edge = { '--edge-colour': colour?.fill ?? 'var(--line-strong)' } as React.CSSProperties
  return (
    <section
      className="decision"
      style={edge}
      aria-label={scene.words.t('table.decision')}
      data-at={position.at}
      data-mine={mine || undefined}
      data-busy={props.busy || undefined}
    >
      <div className="decision-head">
        <Speaker scene={scene} colour={colour} />
        <div className="decision-words grow" aria-live="polite">
          <p className="prompt">
            <Prompt {...props} mine={mine} />
          </p>
          {position.result !== null && props.peeking === null && <Outcome {...props} />}
          {mine && props.peeking === null && <Explained scene={scene} />}
          {mine && scene.game.plugin.Note !== undefined && props.peeking === null && (
            <div className="decision-note ellipsis dim type-3">
              <scene.game.plugin.Note {...boardProps(scene, hands)} />
            </div>
          )}
        </div>
        {props.saving && !props.dead ? (
          <div className="after">{scene.words.t('table.saving')}</div>
        ) : (
          <Preview
            {...boardProps(scene, hands)}
            plugin={scene.game.plugin}
            choice={props.peeking === null ? inQuestion(props) : undefined}
            enter={!props.sheet && scene.game.plugin.arrange?.enter === 'box'}
          />
        )}
        {mine && props.peeking === null && <Preferences scene={scene} hands={hands} />}
        {mine && props.peeking === null && scene.refused.length > 0 && <WhyNot scene={scene} />}
        {mine && !props.sheet && props.peeking === null && position.seat !== null && company?.clock(position.seat)}
      </div>
      {props.dead ? (
        <Dead reason={scene.words.t(props.dead.message)} />
      ) : props.peeking !== null ? (
        <Peeking back={props.peeking} scene={scene} />
      ) : position.result !== null ? (
        <Over scene={scene} onRematch={props.onRematch} />
      ) : mine ? (
        <>
          <Answers {...props} />
          {props.asked !== null && <Asked {...props.asked} scene={scene} onAnswer={props.onAnswer} />}
          {scene.game.plugin.Course !== undefined && <scene.game.plugin.Course {...boardProps(scene, hands)} />}
        </>
      ) : (
        <Waiting scene={scene} onSkip={props.onSkip} />
      )}
    </section>
  )
}

function Prompt(props: DecisionBarProps & { mine: boolean }): ReactNode {
  const { scene } = props
  const { position, words, looks, game } = scene
  if (position.result !== null) {
    const { totals, others } = position.result
    if (looks.length === 1 && others.length === 0) return words.t('table.ended', { points: totals[0] ?? 0 })
    const winners = winnersOf(position.result)
    const names = winners.map(({ seat, key }) => (seat === null ? words.t(key) : (looks[seat]?.name ?? ''))).join(', ')
    return words.t('table.wins', { names, n: winners.length, points: mostOf(position.result) })
  }
  const [actor] = position.actors
  const seat = props.mine ? position.seat : actor
  if (seat === undefined || seat === null) return words.t('table.over')
  return words.rich(game.module.speech.prompt(position.view, seat), 'prompt')
}

/** What stands as buttons in the bar. */
function offersOf({ scene, hands }: Pick<DecisionBarProps, 'scene' | 'hands'>): readonly BoardChoice[] {
  const offered = scene.game.plugin.offers?.(boardProps(scene, hands)) ?? scene.choices
  const moves = offered.filter((choice) => !isPreference(choice))
  return moves.length === 0 ? offered : moves
}

/** The choice whose results are shown: the one pointed at, else the best or only one. */
function inQuestion({ scene, hands, hint }: DecisionBarProps): BoardChoice | undefined {
  const best = hands.hover ?? bestOf(offersOf({ scene, hands }), hint)
  return best?.pick === undefined ? best : undefined
}

function Peeking(props: { back(): void; scene: Scene }): ReactNode {
  const t = useWords()
  return (
    <div className="groups">
      <button type="button" className="button primary" onClick={props.back}>
        {t('table.now')}
      </button>
      <Link className="button" href={`/replay/${props.scene.about.id}?at=${props.scene.position.at}`}>
        {t('table.replay')}
      </Link>
    </div>
  )
}

/** The thread behind the table is gone: what was kept is opened again. */
function Dead(props: { reason: string }): ReactNode {
  const t = useWords()
  return (
    <div className="dead row" role="alert">
      <Icon name="hint" size={18} />
      <strong>{t('table.dead', { reason: props.reason })}</strong>
      <button type="button" className="button primary" onClick={() => location.reload()}>
        {t('table.reopen')}
      </button>
    </div>
  )
}

/** Who speaks; when all is over and others played too, the medal of the reader. */
function Speaker(props: { scene: Scene; colour: SeatColour | undefined }): ReactNode {
  const { position, words, looks } = props.scene
  const rank = rankOf(position)
  if (rank !== undefined && looks.length > 1)
    return <Medal rank={rank} label={words.t('scores.rank', { rank })} size={30} />
  return props.colour !== undefined && <SeatShape colour={props.colour} size={30} />
}

/** Of the reader, at the end. */
const rankOf = ({ result, seat }: Scene['position']): number | undefined =>
  seat === null ? undefined : result?.ranks[seat]

/** How it ended, and where the reader came in unless that was first: the prompt says so. */
function Outcome({ scene, hands }: DecisionBarProps): ReactNode {
  const { position, words, game, looks } = scene
  const { Ended } = game.plugin
  const rank = rankOf(position)
  const { result } = position
  const placed =
    result !== null && rank !== undefined && rank > 1 && looks.length + result.others.length > 1
      ? words.t('over.rank', { rank, own: result.totals[position.seat ?? 0] ?? 0, best: mostOf(result) })
      : ''
  if (Ended === undefined && placed === '') return null
  return (
    <p className="decision-outcome">
      {Ended !== undefined && <Ended {...boardProps(scene, hands)} />} {placed}
    </p>
  )
}

function Over({ scene, onRematch }: Pick<DecisionBarProps, 'scene' | 'onRematch'>): ReactNode {
  const t = useWords()
  useKeys(useMemo(() => ({ Enter: () => onRematch !== undefined && isIdle() && onRematch() }), [onRematch]))
  return (
    <div className="groups">
      <Link href={`/replay/${scene.about.id}`} className={`button ${onRematch === undefined ? 'primary' : ''}`}>
        <Icon name="play" size={13} />
        {t('table.replay')}
      </Link>
      {onRematch !== undefined && (
        <Link href={`/study/${scene.about.id}`} className="button">
          <Icon name="search" size={15} />
          {t('result.analyse')}
        </Link>
      )}
      <Link href="/" className="button">
        {t('menu.start')}
      </Link>
      {onRematch !== undefined && (
        <button type="button" className="button primary" onClick={onRematch}>
          <Icon name="redo" size={15} />
          {t('result.rematch')}
          <span className="key" aria-hidden="true">
            ↵
          </span>
        </button>
      )}
    </div>
  )
}

/** Sealed decisions show who has decided, never what. */
function Waiting(props: { scene: Scene; onSkip: (() => void) | undefined }): ReactNode {
  const { position, looks, words } = props.scene
  const bots = position.actors.some((seat) => looks[seat]?.bot)
  return (
    <div className="waiting cluster gap-6 dim">
      <ul className="cluster gap-6">
        {position.actors.map((seat) => (
          <li key={seat} className="row">
            <SeatShape colour={looks[seat]?.colour ?? looks[0]?.colour ?? NOBODY} size={14} />
            {words.t(looks[seat]?.bot ? 'table.thinking' : 'table.waiting.one', { seat: looks[seat]?.name ?? '' })}
          </li>
        ))}
      </ul>
      {position.canUndo && <span>{words.t('table.grace')}</span>}
      {bots && props.onSkip !== undefined && looks.some((look) => look.own) && (
        <Skip scene={props.scene} onSkip={props.onSkip} />
      )}
    </div>
  )
}

function Skip(props: { scene: Scene; onSkip(): void }): ReactNode {
  const { onSkip } = props
  useKeys(useMemo(() => ({ s: onSkip }), [onSkip]))
  return (
    <button type="button" className="button hurry" aria-keyshortcuts="s" onClick={onSkip}>
      {props.scene.words.t('table.skip')}
      <span className="key" aria-hidden="true">
        S
      </span>
    </button>
  )
}

const NOBODY = { id: '', shape: 'circle', fill: 'var(--line)', ink: 'var(--text)', outline: 'var(--line)' } as const

/** A phone's sheet is narrow; the bar takes what the window has beside the side panel. */
function roomOf(sheet: boolean, label: boolean, low: boolean): BarSpace {
  if (low && !sheet) {
    const beside = innerWidth < 1280 ? 80 : 340
    const letters = Math.round((Math.min(innerWidth, 2200) - beside) / 8.6)
    return { letters, most: 6, alone: 8, label: label ? 18 : null, line: true }
  }
  const letters = sheet ? 120 : Math.round(Math.min(innerWidth, 2200) * 0.2)
  return { letters, most: 4, alone: sheet ? 4 : 8, label: label ? 16 : null }
}

/** The board's own buttons where it has some, else the moves in their groups. */
function Answers(props: DecisionBarProps): ReactNode {
  const { bar } = props.scene.game.plugin
  const board = boardProps(props.scene, props.hands)
  if (bar?.when(board) !== true) return <Groups {...props} />
  return (
    <div className="board-answers">
      <bar.Buttons {...board} />
    </div>
  )
}

function Groups(props: DecisionBarProps): ReactNode {
  const { scene, hands, hint } = props
  const t = scene.words.t
  const box = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState<string | null>(null)
  const labelled = scene.game.plugin.Label !== undefined
  const low = scene.game.plugin.arrange?.bar === 'low'
  const { draft } = hands
  const offered = useMemo(() => offersOf({ scene, hands: { ...hands, draft } }), [scene, hands, draft])
  const { groups, room } = useFitting(
    box,
    offered,
    roomOf(props.sheet, labelled, low),
    hint,
    props.sheet || open !== null,
  )
  useRows(box, groups)
  const flat = useMemo(() => groups.flatMap((group) => group.shown), [groups])
  const best = useMemo(() => bestOf(offered, hint), [offered, hint])
  const primary = best !== undefined && flat.includes(best) ? best : undefined

  const step = useCallback((event: KeyboardEvent, by: number) => {
    const buttons = [...(box.current?.querySelectorAll<HTMLElement>('button') ?? [])]
    const at = buttons.indexOf(document.activeElement as HTMLElement)
    if (at < 0 && !isIdle()) return
    event.preventDefault()
    const next = at < 0 ? (by > 0 ? 0 : buttons.length - 1) : (at + by + buttons.length) % buttons.length
    buttons[next]?.focus()
  }, [])
  useKeys(
    useMemo(() => {
      const keys: Record<string, (event: KeyboardEvent) => void> = {
        ArrowRight: (event) => step(event, 1),
        ArrowDown: (event) => step(event, 1),
        ArrowLeft: (event) => step(event, -1),
        ArrowUp: (event) => step(event, -1),
        Enter: () => {
          if (primary !== undefined && isIdle()) press(primary, hands)
        },
        '/': (event) => {
          event.preventDefault()
          const longest = groups.reduce((a, b) => (b.choices.length > a.choices.length ? b : a), groups[0] ?? EMPTY)
          setOpen(longest.key)
        },
      }
      flat.slice(0, 9).forEach((choice, n) => {
        keys[String(n + 1)] = () => press(choice, hands)
      })
      return keys
    }, [flat, primary, hands, step, groups]),
  )

  let number = 0
  return (
    <div className="groups" ref={box} data-room={room}>
      {groups.map((group) => (
        <fieldset key={group.key} className="group row" aria-label={t(group.key)}>
          <span className="group-name dim type-2" aria-hidden="true">
            {group.shown.length > 0 && t(group.key)}
          </span>
          <div className="group-buttons cluster">
            {group.shown.map((choice) => (
              <ChoiceButton
                key={`${choice.index} ${choice.text}`}
                {...props}
                choice={choice}
                number={++number}
                primary={choice === primary}
                advised={hint !== null && sameMove(choice.move, hint)}
              />
            ))}
            {group.choices.length > group.shown.length && (
              <button
                type="button"
                className="button"
                aria-expanded={open === group.key}
                aria-haspopup="dialog"
                onClick={() => setOpen(open === group.key ? null : group.key)}
              >
                {group.shown.length === 0
                  ? t('table.folded', { group: t(group.key), n: group.choices.length })
                  : t('table.more', { n: group.choices.length - group.shown.length })}
                <Icon name="chevron-down" size={14} />
              </button>
            )}
          </div>
          {open === group.key && (
            <MoveList
              title={t(group.key)}
              choices={group.choices}
              scene={scene}
              hands={hands}
              onClose={() => setOpen(null)}
            />
          )}
        </fieldset>
      ))}
    </div>
  )
}

const EMPTY: Group = { key: '', choices: [], shown: [] }

/** Makes the buttons fewer until they fit into the room that the bar keeps for them: its height stays the same. */
function useFitting(
  box: React.RefObject<HTMLDivElement | null>,
  offered: readonly BoardChoice[],
  { letters, most, alone, label, line }: BarSpace,
  hint: Move | null,
  /** Nothing more is folded: a sheet scrolls, and a list that is open is no reason. */
  fixed: boolean,
): { readonly groups: readonly Group[]; readonly room: 'enough' | 'little' } {
  const signs = useMemo(() => JSON.stringify(offered.map(({ text, group }) => [group, text])), [offered])
  const [missed, setMissed] = useState({ signs, misses: 0 })
  const misses = missed.signs === signs ? missed.misses : 0
  const groups = useMemo(
    () => fittedGroups(offered, { letters, most, alone, label, line }, hint, misses),
    [offered, letters, most, alone, label, line, hint, misses],
  )
  useLayoutEffect(() => {
    const area = box.current
    if (area === null || fixed || misses >= mostMisses(offered)) return undefined
    const look = (): void => {
      const room = area.getBoundingClientRect()
      const over = [...area.querySelectorAll(':scope > *, .group-buttons > *')].some((part) => {
        const { bottom, right } = part.getBoundingClientRect()
        return bottom > room.bottom + 1 || right > room.right + 1
      })
      if (over) setMissed({ signs, misses: misses + 1 })
    }
    // The first look waits for the frame, in which the whole table is laid out anyway; the others follow within it, so
    // that nothing is painted before the buttons fit.
    if (misses > 0) {
      look()
      return undefined
    }
    const frame = requestAnimationFrame(() => flushSync(look))
    return () => cancelAnimationFrame(frame)
  }, [box, fixed, misses, offered, signs])
  return { groups, room: misses === 0 ? 'enough' : 'little' }
}

function isHovered(hover: BoardChoice | null, choice: BoardChoice): boolean {
  return hover !== null && hover.index === choice.index && hover.text === choice.text
}

interface ChoiceButtonProps extends DecisionBarProps {
  readonly choice: BoardChoice
  readonly number: number
  readonly primary: boolean
  readonly advised: boolean
}

function ChoiceButton(props: ChoiceButtonProps): ReactNode {
  const { scene, hands, choice, number } = props
  const picks = choice.pick !== undefined
  const picked = isPicked(choice, hands.draft)
  // What only picks brings nothing by itself.
  const shown = picks ? null : choice
  return (
    <button
      type="button"
      className={`button choice ${props.primary || picked ? 'primary' : 'legal'} ${isHovered(hands.hover, choice) ? 'hovered' : ''}`}
      aria-keyshortcuts={number <= 9 ? String(number) : undefined}
      aria-pressed={picks ? picked : undefined}
      data-move={choice.index}
      data-do={choice.move.do}
      onClick={() => press(choice, hands)}
      onPointerEnter={() => hands.setHover(shown)}
      onPointerLeave={() => hands.setHover(null)}
      onFocus={() => hands.setHover(shown)}
      onBlur={() => hands.setHover(null)}
    >
      {props.advised && <Icon name="hint" size={14} />}
      <ChoiceText scene={scene} hands={hands} choice={choice} />
      {props.primary && (
        <span className="key" aria-hidden="true">
          ↵
        </span>
      )}
    </button>
  )
}

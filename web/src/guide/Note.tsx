/** A note: what is there, what to do, why it matters. On a wide table beside its subject, on a phone in the sheet. */
import type { ActiveNote, FoundNote } from '@ludarium/kernel'
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { Icon } from '../art/Icon.tsx'
import { useLocate } from '../kit/pieces/context.tsx'
import { isIdle } from '../table/keys.ts'
import type { Scene } from '../table/scene.ts'
import { Chalk, GuideMark, type Marked, useBoxes } from './Chalk.tsx'
import { boxOf, elementOf, isDrawn } from './find.ts'
import { type GuideNow, toldOf } from './guide.ts'
import { type Box, type Obstacle, placed } from './place.ts'
import type { ToldNotes } from './progress.ts'
import { useRich } from './rich.tsx'
import './note.css'

interface NoteProps {
  readonly guide: GuideNow
  readonly scene: Scene
  /** Opens the rules at that number. */
  openRule(rule: string): void
}

/** The things that the note speaks of, where they are on the screen. */
function useMarked(saying: ActiveNote | null, scene: Scene): Marked | null {
  const locate = useLocate()
  return useMemo(
    () => (saying === null ? null : () => saying.found.subjects.map((one) => elementOf(one, scene, locate))),
    [saying, scene, locate],
  )
}

/** The note floats over a wide table. */
export function FloatingNote(props: NoteProps): ReactNode {
  const { guide, scene } = props
  const { saying, told } = guide
  const boxes = useBoxes(useMarked(saying, scene))
  const box = useRef<HTMLElement>(null)
  const spot = useSpot(box, boxes, saying)
  useNoteKeys(props, box)
  if (saying === null || told === null) return <Quiet guide={guide} />
  return (
    <>
      <Chalk boxes={boxes} arrow={true} numbered={boxes.length > 0} />
      <NoteBox {...props} dots={<Dots guide={guide} />} told={told} ref={box} style={spot ?? HIDDEN}>
        <Why scene={scene} told={told} />
        <Unmet {...props} />
        <div className="note-buttons row">
          <TakeButton {...props} />
          {!saying.farewell && saying.found.move !== undefined && (
            <button type="button" className="button" onClick={guide.other}>
              {scene.words.t('guide.other')}
            </button>
          )}
          <span className="grow" />
          {!saying.farewell && (
            <button type="button" className="button quiet" onClick={guide.skip}>
              {scene.words.t('guide.skip')}
              <span className="key" aria-hidden="true">
                Esc
              </span>
            </button>
          )}
        </div>
      </NoteBox>
      <Spoken guide={guide} scene={scene} told={told} />
    </>
  )
}

/** Nothing to say at this decision, for who waits for it. */
function Quiet({ guide }: { readonly guide: GuideNow }): ReactNode {
  return guide.settled && <i hidden className="guide-quiet" />
}

/** Where the note stands, once its size and its subjects are known. */
function useSpot(
  box: React.RefObject<HTMLElement | null>,
  boxes: readonly (Box | null)[],
  saying: ActiveNote | null,
): { readonly left: number; readonly top: number } | null {
  const [spot, setSpot] = useState<{ readonly left: number; readonly top: number } | null>(null)
  useLayoutEffect(() => {
    const note = box.current
    if (note === null || saying === null) return setSpot(null)
    const size = { width: note.offsetWidth, height: note.offsetHeight }
    setSpot(placed(size, seenOf(boxes), obstacles(), roomOf(), panels()))
  }, [box, boxes, saying])
  return spot
}

const HIDDEN = { left: 0, top: 0, visibility: 'hidden' } as const

const seenOf = (boxes: readonly (Box | null)[]): Box[] => boxes.filter((one) => one !== null)

/** More lit places than this are a map full of them: the note may lie on some. */
const MANY = 40

/** What a note should not lie on, and how much it would disturb there. */
function obstacles(): Obstacle[] {
  const of = (selector: string, weight: number): Obstacle[] =>
    [...document.querySelectorAll(selector)].map((element) => ({ box: boxOf(element), weight }))
  const lit = of('.table [data-piece][data-legal]', 6)
  return [
    ...of('.decision, .topbar, .side', 40),
    ...of('.hint-strip, .question', 20),
    ...of('.dock > .seat-panel', 3),
    ...(lit.length > MANY ? lit.map((one) => ({ ...one, weight: 1 })) : lit),
  ]
}

/** Panels whose edges a note keeps in line with. */
const panels = (): Box[] => [...document.querySelectorAll('.table .panel, .table .board > *, .dock > *')].map(boxOf)

const EDGE = 10

function roomOf(): Box {
  const side = document.querySelector('.table.wide > .side')?.getBoundingClientRect().left ?? innerWidth
  return { left: EDGE, top: EDGE, right: side - EDGE, bottom: innerHeight - EDGE }
}

/**
 * G goes to the note and back; Enter takes what it suggests, with all that belongs to it; Escape skips it before it
 * cancels anything else; R opens its rule where it is in focus.
 */
function useNoteKeys({ guide, openRule }: NoteProps, box: React.RefObject<HTMLElement | null>): void {
  const back = useRef<Element | null>(null)
  const { saying, skip, other, take } = guide
  useEffect(() => {
    if (saying === null) return
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]') !== null) return
      if (event.target instanceof HTMLElement && event.target.matches('input, textarea, select')) return
      if (event.key === 'Escape') {
        event.preventDefault()
        event.stopPropagation()
        if (saying.farewell) other()
        else skip()
      } else if (event.key === 'Enter') {
        const here = document.activeElement === box.current
        if (!here && (saying.found.move === undefined || !isIdle())) return
        event.preventDefault()
        event.stopPropagation()
        take()
      } else if (event.key === 'r' && box.current?.contains(document.activeElement)) {
        event.preventDefault()
        event.stopPropagation()
        openRule(saying.note.rule)
      } else if (event.key === 'g') {
        event.preventDefault()
        if (box.current?.contains(document.activeElement)) {
          if (back.current instanceof HTMLElement || back.current instanceof SVGElement) back.current.focus()
        } else {
          back.current = document.activeElement
          box.current?.focus()
        }
      }
    }
    addEventListener('keydown', press, true)
    return () => removeEventListener('keydown', press, true)
  }, [saying, skip, other, take, openRule, box])
}

type Guiding = Pick<GuideNow, 'saying' | 'skip' | 'other'>

interface NoteBoxProps {
  readonly guide: Guiding
  readonly scene: Scene
  openRule(rule: string): void
  readonly dots?: ReactNode
  readonly told: ToldNotes
  /** There is little room: figures without their words. */
  readonly short?: boolean
  readonly ref?: React.RefObject<HTMLElement | null>
  readonly style?: React.CSSProperties
  readonly children: ReactNode
}

function NoteBox({ guide, scene, openRule, dots, told, short = false, ref, style, children }: NoteBoxProps): ReactNode {
  const { saying } = guide
  const rich = useRich(scene)
  if (saying === null) return null
  const { t } = scene.words
  const chapter = t(`guide.chapter.${saying.chapter}`)
  const count = t('guide.note', { n: saying.number, of: saying.of })
  return (
    <section
      className="guide-note"
      ref={ref}
      style={style}
      tabIndex={-1}
      aria-label={t('guide.region', { chapter, count })}
      data-note={saying.note.id}
    >
      <header className="row">
        <GuideMark size={17} />
        <b>{chapter}</b>
        <span className="note-count">{short ? t('guide.of', { n: saying.number, of: saying.of }) : count}</span>
        <button
          type="button"
          className="note-rule"
          aria-label={t('guide.rule', { rule: saying.note.rule })}
          onClick={() => openRule(saying.note.rule)}
        >
          {short ? saying.note.rule : t('guide.rule', { rule: saying.note.rule })}
        </button>
        <span className="grow" />
        {dots}
        <button
          type="button"
          className="note-close"
          aria-label={t(saying.farewell ? 'guide.close' : 'guide.skip')}
          onClick={saying.farewell ? guide.other : guide.skip}
        >
          <Icon name="close" size={12} />
        </button>
      </header>
      <p className="note-say">{rich(told.say)}</p>
      {children}
    </section>
  )
}

/** A dot a chapter: told, the one at hand, still to come. */
export function Dots({ guide }: { readonly guide: GuideNow }): ReactNode {
  const { progress, saying } = guide
  const done = new Set([...progress.told, ...progress.skipped])
  return (
    <span className="note-dots" aria-hidden="true">
      {guide.guide.chapters.map(({ id, notes }) => (
        <i
          key={id}
          data-state={id === saying?.chapter ? 'now' : notes.every((note) => done.has(note.id)) ? 'told' : undefined}
        />
      ))}
    </span>
  )
}

function Why({ scene, told }: { readonly scene: Scene; readonly told: ToldNotes }): ReactNode {
  return (
    <p className="note-why">
      <b>{scene.words.t('guide.why')}</b> {scene.words.t(told.why)}
    </p>
  )
}

/** With the farewell: what has not been met, each with the way to its rule. */
function Unmet({ guide, scene, openRule }: NoteProps): ReactNode {
  if (guide.saying?.farewell !== true || guide.unmet.length === 0) return null
  const { t } = scene.words
  return (
    <div className="note-unmet">
      <b>{t('guide.unmet')}</b>
      <ul>
        {guide.unmet.map(({ chapter, note }) => (
          <li key={note.id}>
            <button type="button" className="row bare" onClick={() => openRule(note.rule)}>
              {t('guide.unmet.of', { chapter: t(`guide.chapter.${chapter}`), title: t(`guide.${note.id}.title`) })}
              <span>{note.rule}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The suggested move by its own name; without one the note is understood. */
export function TakeButton({ guide, scene }: Pick<NoteProps, 'guide' | 'scene'>): ReactNode {
  const { saying } = guide
  const name = useSuggestion(scene)
  if (saying === null) return null
  const suggestion = name(saying.found)
  const { t } = scene.words
  return (
    <button
      type="button"
      className="button legal take"
      title={suggestion === '' ? undefined : suggestion}
      onClick={guide.take}
    >
      {suggestion === '' ? t(saying.farewell ? 'guide.farewell' : 'guide.on') : suggestion}
    </button>
  )
}

/** The name of what is suggested, '' where nothing is. */
function useSuggestion(scene: Scene): (found: FoundNote) => string {
  const { game, position, words } = scene
  return useCallback(
    ({ move, rest, subjects: [first] }) => {
      if (move === undefined) return ''
      if (rest !== undefined && first !== undefined) return words.t(first.name)
      return words.t(game.module.speech.move(position.view, position.seat ?? 0, move))
    },
    [game, position, words],
  )
}

/** Read politely once: chapter, sentence, why, move. */
function Spoken({ guide, scene, told }: Pick<NoteProps, 'guide' | 'scene'> & { readonly told: ToldNotes }): ReactNode {
  const { t } = scene.words
  const name = useSuggestion(scene)
  const [text, setText] = useState('')
  const { saying } = guide
  const parts = [
    saying === null ? '' : t(`guide.chapter.${saying.chapter}`),
    t(told.say),
    t(told.why),
    saying === null ? '' : name(saying.found),
  ]
  const said = parts.filter((part) => part !== '').join('. ')
  // What stands in a live region when it comes is not read: it is filled afterwards.
  useEffect(() => setText(said), [said])
  return (
    <p className="unseen" aria-live="polite">
      {text}
    </p>
  )
}

/** On a phone: the upper part of the decision sheet. */
export function SheetNote(props: NoteProps): ReactNode {
  const { guide, scene } = props
  const marked = useMarked(guide.saying, scene)
  const boxes = useBoxes(marked)
  const box = useRef<HTMLElement>(null)
  useNoteKeys(props, box)
  const locate = useLocate()
  const panned = useRef('')
  useEffect(() => {
    // The board pans so that what is spoken of is in sight, on each tab that has some of it: the first of them above all.
    const { saying } = guide
    if (saying === null) return
    const pan = (): void => {
      const found = saying.found.subjects.map((one) => elementOf(one, scene, locate, isDrawn))
      const there = found.filter((one) => one?.closest('.phone-board'))
      const sign = `${saying.note.id} ${found.map((one) => there.includes(one)).join()}`
      if (sign === panned.current) return
      panned.current = sign
      for (const one of there.reverse()) one?.scrollIntoView({ block: 'center', inline: 'center' })
    }
    const frame = requestAnimationFrame(pan)
    return () => cancelAnimationFrame(frame)
  })
  const { told } = guide
  if (guide.saying === null || told === null) return <Quiet guide={guide} />
  return (
    <>
      <Chalk boxes={boxes} numbered={true} />
      <NoteBox {...props} dots={<Dots guide={guide} />} told={told} short={true} ref={box}>
        <details className="note-fold">
          <summary className="row">
            {scene.words.t('guide.why')}
            <Icon name="chevron-down" size={16} />
          </summary>
          <p>{scene.words.t(told.why)}</p>
        </details>
        <Unmet {...props} />
      </NoteBox>
      <Spoken guide={guide} scene={scene} told={told} />
    </>
  )
}

/** Below the prompt of the sheet: the suggested move, and the others behind one button. */
export function SheetButtons(props: Pick<NoteProps, 'guide' | 'scene'>): ReactNode {
  const { guide, scene } = props
  const { saying } = guide
  if (saying === null) return null
  const rest = scene.choices.length - (saying.found.move === undefined ? 0 : 1)
  return (
    <div className="sheet-buttons">
      <TakeButton {...props} />
      {saying.found.move !== undefined && (
        <button type="button" className="button" onClick={guide.other}>
          {scene.words.t('guide.else', { n: rest })}
        </button>
      )}
    </div>
  )
}

interface ShownProps {
  readonly scene: Scene
  readonly saying: ActiveNote
  /** The suggested move has been played. */
  readonly played: boolean
  readonly floats: boolean
  onTake(): void
  onRule(): void
  onBack(): void
  /** The way to a table of one's own. */
  readonly start: ReactNode
}

/** A rule shown on the board: the same note, with the way back to the rules. */
export function ShownNote({ scene, saying, played, floats, onTake, onRule, onBack, start }: ShownProps): ReactNode {
  const { t } = scene.words
  const told = useMemo(() => toldOf(saying), [saying])
  const boxes = useBoxes(useMarked(played ? null : saying, scene))
  const box = useRef<HTMLElement>(null)
  const spot = useSpot(box, boxes, floats ? saying : null)
  const name = useSuggestion(scene)
  const guide: Guiding = { saying, skip: onBack, other: onBack }
  return (
    <>
      <Chalk boxes={boxes} arrow={floats} numbered={true} />
      <NoteBox
        guide={guide}
        scene={scene}
        openRule={onRule}
        told={told}
        ref={box}
        style={floats ? (spot ?? HIDDEN) : {}}
      >
        <Why scene={scene} told={told} />
        <div className="note-buttons row shown">
          {!played && saying.found.move !== undefined && (
            <button type="button" className="button legal take" title={name(saying.found)} onClick={onTake}>
              {name(saying.found)}
            </button>
          )}
          {start}
          <span className="grow" />
          <button type="button" className="button quiet" onClick={onBack}>
            {t('learn.back')}
          </button>
        </div>
      </NoteBox>
    </>
  )
}

/** The board of a game that is looked at again, with what was played and what would have been better. */
import type { Move } from '@ludarium/kernel'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import { focusableScroll } from '../../../kit/surface/focusable-scroll.ts'
import { type BoardChoice, NO_DRAFT } from '../../../table/board.ts'
import { boardProps, type Scene } from '../../../table/scene.ts'
import { useWords } from '../../../words/context.tsx'
import { type MarkedLine, Marks } from './Marks.tsx'
import type { StudyPoint } from './protocol.ts'

interface BoardPartProps {
  readonly scene: Scene
  readonly here: StudyPoint | undefined
  readonly at: number
  readonly phone: boolean
  openRule(rule: string): void
}

/** The board as the chosen eyes see it, with what was played and what would have been better where the lines part. */
export function BoardPart(props: BoardPartProps): ReactNode {
  const { scene, here, at, phone } = props
  const t = useWords()
  const { Board, tabs } = scene.game.plugin
  const shownTabs = phone ? tabs(scene.position.view) : []
  const [tab, setTab] = useState({ at: -1, id: '' })
  const box = useRef<HTMLElement | null>(null)
  const parting = useMemo(() => partingOf(scene, here, at), [scene, here, at])
  const choices = [parting.played, parting.better].filter((line) => line !== null).map(({ choice }) => choice)
  // The tab that the reader has chosen at this decision, else the one where something is marked.
  const wanted = tab.at === at ? tab.id : tabFor(scene, parting)
  const open = shownTabs.some((one) => one.id === wanted) ? wanted : (shownTabs[0]?.id ?? '')
  const hands = {
    hover: parting.played?.choice ?? null,
    setHover: () => {},
    submit: () => {},
    before: null,
    spoken: null,
    hint: parting.better?.choice.move ?? null,
    told: [],
    draft: NO_DRAFT,
    setDraft: () => {},
    openRule: props.openRule,
    phone,
    tab: open,
  }
  const board = boardProps({ ...scene, choices }, hands)
  return (
    <div className="study-board">
      {shownTabs.length > 1 && (
        <fieldset className="segments study-tabs">
          <legend className="unseen">{t('table.board')}</legend>
          {shownTabs.map((one) => (
            <button
              key={one.id}
              type="button"
              aria-pressed={one.id === open}
              onClick={() => setTab({ at, id: one.id })}
            >
              {scene.words.t(one.name)}
            </button>
          ))}
        </fieldset>
      )}
      <main
        className="board"
        id="content"
        aria-label={t('table.board')}
        ref={(element) => {
          box.current = element
          return focusableScroll(element)
        }}
      >
        <Board {...board} />
      </main>
      <Marks box={box} played={parting.played} better={parting.better} />
    </div>
  )
}

/** A line from where it parts from the other one, and that move as a choice. */
interface Parted extends MarkedLine {
  readonly choice: BoardChoice
}

interface Parting {
  readonly played: Parted | null
  readonly better: Parted | null
}

const NONE: Parting = { played: null, better: null }

/** Where what was played and what is better part, if the eyes are those of who decides here. */
function partingOf(scene: Scene, here: StudyPoint | undefined, at: number): Parting {
  if (here === undefined || here.at !== at || scene.position.seat !== here.seat) return NONE
  const mine = here.options.findIndex((option) => option.played)
  const best = here.options.findIndex((option) => option.leading && !option.played)
  const [played, better] = [here.options[mine], here.options[best]]
  if (played === undefined) return NONE
  const from = better === undefined ? 0 : firstDifference(played.moves, better.moves)
  const parted = (n: number, key: 'study.mark.played' | 'study.mark.better'): Parted | null => {
    const moves = here.options[n]?.moves.slice(from) ?? []
    const [move] = moves
    const said = here.said[n]?.slice(from) ?? []
    const [message] = said
    if (move === undefined || message === undefined) return null
    const text = scene.words.t(message)
    const texts = said.map((one) => scene.words.t(key, { move: one }))
    const choice = { index: n, move, message: { ...message, group: '', rule: '' }, text, group: '', rule: '' }
    return { moves, texts, choice }
  }
  return {
    played: parted(mine, 'study.mark.played'),
    better: better === undefined ? null : parted(best, 'study.mark.better'),
  }
}

/** The phone's tab with the better move, or with what was played. */
function tabFor({ game: { plugin }, position: { view, seat } }: Scene, { played, better }: Parting): string {
  const choice = (better ?? played)?.choice
  return choice === undefined || seat === null ? '' : (plugin.tabOf?.(choice, view, seat) ?? '')
}

function firstDifference(a: readonly Move[], b: readonly Move[]): number {
  const n = Math.min(a.length, b.length)
  for (let at = 0; at < n; at++) if (JSON.stringify(a[at]) !== JSON.stringify(b[at])) return at
  return Math.max(0, n - 1)
}

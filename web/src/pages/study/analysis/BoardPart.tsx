/** The board of a game that is looked at again, with what was played and what would have been better. */
import type { Move } from '@ludarium/kernel'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import { reachable } from '../../../parts/reachable.ts'
import { type Choice, NO_DRAFT } from '../../../table/board.ts'
import { boardProps, type Scene } from '../../../table/scene.ts'
import { useWords } from '../../../words/context.tsx'
import { Marks } from './Marks.tsx'
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
  const [tab, setTab] = useState('')
  const box = useRef<HTMLElement | null>(null)
  const open = shownTabs.some((one) => one.id === tab) ? tab : (shownTabs[0]?.id ?? '')
  const parting = useMemo(() => partingOf(scene, here, at), [scene, here, at])
  const hands = {
    hover: parting.played,
    setHover: () => {},
    submit: () => {},
    before: null,
    spoken: null,
    hint: parting.better?.move ?? null,
    told: [],
    draft: NO_DRAFT,
    setDraft: () => {},
    openRule: props.openRule,
    phone,
    tab: open,
  }
  const choices = [parting.played, parting.better].filter((choice) => choice !== null)
  const board = boardProps({ ...scene, choices }, hands)
  return (
    <div className="study-board">
      {shownTabs.length > 1 && (
        <fieldset className="segments study-tabs">
          <legend className="unseen">{t('table.board')}</legend>
          {shownTabs.map((one) => (
            <button key={one.id} type="button" aria-pressed={one.id === open} onClick={() => setTab(one.id)}>
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
          return reachable(element)
        }}
      >
        <Board {...board} />
      </main>
      <Marks
        key={`${at} ${scene.position.seat} ${open}`}
        box={box}
        played={parting.played === null ? null : t('study.mark.played', { move: parting.played.text })}
        better={parting.better === null ? null : t('study.mark.better', { move: parting.better.text })}
      />
    </div>
  )
}

/** The first moves in which what was played and what is better differ, if the eyes are those of who decides here. */
function partingOf(
  scene: Scene,
  here: StudyPoint | undefined,
  at: number,
): { played: Choice | null; better: Choice | null } {
  const none = { played: null, better: null }
  if (here === undefined || here.at !== at || scene.position.seat !== here.seat) return none
  const mine = here.options.findIndex((option) => option.played)
  const best = here.options.findIndex((option) => option.leading && !option.played)
  const [played, better] = [here.options[mine], here.options[best]]
  if (played === undefined) return none
  const from = better === undefined ? 0 : firstDifference(played.moves, better.moves)
  const choice = (n: number): Choice | null => {
    const move = here.options[n]?.moves[from]
    const message = here.said[n]?.[from]
    if (move === undefined || message === undefined) return null
    const text = scene.words.t(message)
    return { index: n, move, message: { ...message, group: '', rule: '' }, text, group: '', rule: '' }
  }
  return { played: choice(mine), better: better === undefined ? null : choice(best) }
}

function firstDifference(a: readonly Move[], b: readonly Move[]): number {
  const n = Math.min(a.length, b.length)
  for (let at = 0; at < n; at++) if (JSON.stringify(a[at]) !== JSON.stringify(b[at])) return at
  return Math.max(0, n - 1)
}

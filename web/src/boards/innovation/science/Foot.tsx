/** The foot of a track on a phone: one thing to press for its scholar spaces, the sheet then asks which. */
import { scholarSpaces } from '@ludarium/innovation/data'
import { type ReactNode, useEffect, useRef } from 'react'
import { pictured } from '../../../parts/pictured.ts'
import { type Table, useTable } from '../context.tsx'
import { type InnovationChoice, place } from '../targets.ts'

const FOOT = 'foot:'

/** The discipline whose scholars are asked about, '' for none. */
export function footOf(ask: unknown): string {
  return typeof ask === 'string' && ask.startsWith(FOOT) ? ask.slice(FOOT.length) : ''
}

/** What a scholar can do there: the spaces by their worth, then the return. */
function movesAt({ moves, choices }: Table, discipline: string): readonly InnovationChoice[] {
  const names = [...new Set(scholarSpaces)].map((steps) => place.scholar(discipline, steps))
  const lit = [...names, place.back(discipline)].flatMap((name) => choices.get(name) ?? [])
  return moves.filter((choice) => lit.includes(choice))
}

interface FootProps {
  readonly discipline: string
  readonly label: string
  /** What is drawn on it. */
  readonly children: ReactNode
}

export function ScholarsFoot({ discipline, label, children }: FootProps): ReactNode {
  const table = useTable()
  const { draft, setDraft, press } = table
  const box = useRef<HTMLButtonElement | null>(null)
  const [first] = movesAt(table, discipline)
  const open = (): void => {
    if (first === undefined) press('', box.current ?? document.body, { title: label, lines: whyNot(table) })
    else setDraft({ ...draft, ask: footOf(draft.ask) === discipline ? '' : FOOT + discipline })
  }
  return (
    <button
      ref={(element) => {
        box.current = element
        return pictured(element)
      }}
      type="button"
      className="piece on-chrome i-spaces i-spaces-foot"
      data-piece={`scholars:${discipline}`}
      data-legal={first === undefined ? undefined : ''}
      data-selected={footOf(draft.ask) === discipline ? '' : undefined}
      onClick={open}
    >
      {children}
      <span className="unseen">{label}</span>
    </button>
  )
}

function whyNot({ refusals }: Table): readonly string[] {
  const why = refusals.get('refused:scholars')?.text
  return why === undefined ? [] : [why]
}

/** In the sheet: which space, or the return. */
export function ScholarsPanel({ discipline }: { readonly discipline: string }): ReactNode {
  const table = useTable()
  const { words, draft, setDraft, setHover, play } = table
  const box = useRef<HTMLElement>(null)
  // The sheet then says what the first of them brings.
  useEffect(() => {
    if (discipline !== '') box.current?.querySelector<HTMLElement>('.button.primary')?.focus()
  }, [discipline])
  return (
    <section
      ref={box}
      className="i-ask-panel i-ask-scholars"
      aria-label={words.t('science.foot', { discipline: { key: `discipline.${discipline}` } })}
    >
      <div className="i-ask-ways">
        {movesAt(table, discipline).map((choice, n) => (
          <div key={choice.text} className="i-way">
            <div className="i-way-buttons">
              <button
                type="button"
                className={`button ${n === 0 ? 'primary' : 'legal'}`}
                onPointerEnter={() => setHover(choice)}
                onFocus={() => setHover(choice)}
                onClick={() => play(choice)}
              >
                {choice.text}
              </button>
            </div>
          </div>
        ))}
      </div>
      <button
        type="button"
        className="button"
        onClick={() => {
          setHover(null)
          setDraft({ ...draft, ask: '' })
        }}
      >
        {words.t('ask.cancel')}
      </button>
    </section>
  )
}

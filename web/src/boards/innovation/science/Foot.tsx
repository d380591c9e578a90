/** The foot of a track on a phone: one thing to press for its scholar spaces, the sheet then asks which. */
import { scholarSpaces } from '@ludarium/innovation/data'
import { type ReactNode, useRef } from 'react'
import { ariaPicture } from '../../../kit/pieces/aria-picture.ts'
import { Choices } from '../../../kit/questions/Choice.tsx'
import { Sheet } from '../../../kit/questions/Sheet.tsx'
import { type InnovationTable, useTable } from '../context.tsx'
import { type InnovationChoice, place } from '../places.ts'
import { Cancel } from '../questions/Hex.tsx'

const FOOT = 'foot:'

/** The discipline whose scholars are asked about, '' for none. */
export function footOf(ask: unknown): string {
  return typeof ask === 'string' && ask.startsWith(FOOT) ? ask.slice(FOOT.length) : ''
}

/** What a scholar can do there: the spaces by their worth, then the return. */
function movesAt({ moves, choices }: InnovationTable, discipline: string): readonly InnovationChoice[] {
  const names = [...new Set(scholarSpaces)].map((steps) => place.scholar(discipline, steps))
  const lit = [...names, place.return(discipline)].flatMap((name) => choices.get(name) ?? [])
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
        return ariaPicture(element)
      }}
      type="button"
      className="piece on-chrome innovation-spaces innovation-spaces-foot"
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

function whyNot({ refusals }: InnovationTable): readonly string[] {
  const why = refusals.get(place.scholars)?.text
  return why === undefined ? [] : [why]
}

/** In the sheet: which space, or the return. The sheet says what the first of them brings. */
export function ScholarsSheet({ discipline }: { readonly discipline: string }): ReactNode {
  const table = useTable()
  const all = movesAt(table, discipline)
  return (
    <Sheet
      key={discipline}
      focusMain
      className="innovation-ways"
      corner="bottom-right"
      title={table.words.t('science.foot', { discipline: { key: `discipline.${discipline}` } })}
      foot={<Cancel />}
    >
      <Choices of={all} isMain={(choice) => choice === all[0]} />
    </Sheet>
  )
}

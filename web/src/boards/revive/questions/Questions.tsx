/** What is asked over the map, by step. Other steps are asked by the things on the table and the strip at the map's foot. */
import { chapterCards, type ReviveStep } from '@ludarium/revive'
import type { ReactNode } from 'react'
import { Pick } from '../../../kit/questions/Pick.tsx'
import { type Questions as All, questionOf } from '../../../kit/questions/registry.ts'
import { Sheet } from '../../../kit/questions/Sheet.tsx'
import { type ReviveTable, useTable } from '../context.tsx'
import { place } from '../places.ts'
import { CopySheet } from './Copy.tsx'
import { OrientSheet } from './Orient.tsx'
import { DraftSheet, SideSheet, TribeSheet } from './Setup.tsx'
import { SleepSheet } from './Sleep.tsx'

const QUESTIONS: All<ReviveTable, ReviveStep> = {
  tribe: () => <TribeSheet />,
  side: ({ own }) => own.tribe !== '' && <SideSheet tribe={own.tribe} />,
  draft: () => <DraftSheet />,
  orient: (_, step) => <OrientSheet position={step.target} />,
  copy: () => <CopySheet />,
  /** The winner of a chapter decides how the story goes on. */
  branch({ view, words, moves }) {
    const card = chapterCards(view.chapter, 'afterScoring').find(({ ops }) => ops.some(({ op }) => op === 'branch'))
    return (
      <Sheet size="wide" title={words.t(`story.${card?.id ?? ''}`)}>
        <p>{words.t(`storyText.${card?.id ?? ''}`)}</p>
        <Pick
          width="17rem"
          options={moves.flatMap(({ move, text }) =>
            move.do === 'branch'
              ? [{ place: place.branch(move.option), label: text, told: true, face: <h3>{text}</h3> }]
              : [],
          )}
        />
      </Sheet>
    )
  },
}

/** Whether a sheet may be open, whatever tab a phone shows. */
export function isAsking({ step, draft }: ReviveTable): boolean {
  return draft.sleep === 1 || (step !== undefined && step.step in QUESTIONS)
}

export function Questions(): ReactNode {
  const table = useTable()
  const { step, legal, draft } = table
  if (step === undefined || legal.length === 0) return null
  return draft.sleep === 1 ? <SleepSheet /> : questionOf(QUESTIONS, table, step)
}

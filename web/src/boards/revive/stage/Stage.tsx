/** What a question needs beyond the things on the table. Questions that these can ask have nothing here. */
import type { ReactNode } from 'react'
import { useTable } from '../context.tsx'
import { BranchChoice } from './Branch.tsx'
import { End } from './End.tsx'
import { OrientSheet } from './OrientSheet.tsx'
import { CopyChoice, DraftChoice, SideChoice, TribeChoice } from './Setup.tsx'
import { SleepSheet } from './SleepSheet.tsx'

export function Stage(): ReactNode {
  const { step, legal, draft } = useTable()
  if (step === undefined) return <End />
  if (legal.length === 0) return null
  if (draft.sleep === 1) return <SleepSheet />
  switch (step.step) {
    case 'tribe':
      return <TribeChoice />
    case 'side':
      return <SideChoice />
    case 'branch':
      return <BranchChoice />
    case 'draft':
      return <DraftChoice />
    case 'orient':
      return <OrientSheet />
    case 'copy':
      return <CopyChoice />
    default:
      return null
  }
}

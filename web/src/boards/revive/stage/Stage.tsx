/** What a question needs beyond the things on the table. Questions that these can ask have nothing here. */
import type { ReactNode } from 'react'
import { useTable } from '../context.tsx'
import { CopyChoice, DraftChoice, SideChoice, TribeChoice } from './Setup.tsx'

export function Stage(): ReactNode {
  const { step, legal } = useTable()
  if (step?.step === 'draft' && legal.length > 0) return <DraftChoice />
  if (step === undefined || legal.length === 0) return null
  switch (step.step) {
    case 'tribe':
      return <TribeChoice />
    case 'side':
      return <SideChoice />
    case 'copy':
      return <CopyChoice />
    default:
      return null
  }
}

/** What lies on top of a card, whatever the card: the flag of what is new, and why it cannot be used now. */
import type { ReactNode } from 'react'
import { Icon } from '../../art/Icon.tsx'
import type { Teller } from '../../table/board.ts'
import type { PieceState } from './state.ts'

export function Overlays({ state, words }: { readonly state: PieceState; readonly words: Teller }): ReactNode {
  return (
    <>
      {state.fresh && <span className="flag-new">{words.t('state.new')}</span>}
      {state.refused !== undefined && state.refused !== '' && (
        <span className="reason row">
          <Icon name="lock" size="0.9em" />
          <span>{state.refused}</span>
        </span>
      )}
    </>
  )
}

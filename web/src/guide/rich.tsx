/** Sentences of the guide with the numbers of their subjects, as they stand at the loops. */
import type { Message } from '@ludarium/kernel'
import { Fragment, type ReactNode, useMemo } from 'react'
import type { Scene } from '../table/scene.ts'
import { useGameTeller } from './teller.ts'

export function useRich(scene: Scene): (message: Message) => ReactNode {
  const teller = useGameTeller(scene, numbered)
  return useMemo(() => (message) => teller.rich(message, 'prompt'), [teller])
}

function numbered(message: Message, text: string): ReactNode {
  if (message.key !== 'guide.subject') return null
  return (
    <Fragment>
      <span className="note-number" aria-hidden="true">
        {String(message.params?.n ?? '')}
      </span>{' '}
      <b>{text}</b>
    </Fragment>
  )
}

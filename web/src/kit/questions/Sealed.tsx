/** Several players decide in secret at the same time: who has decided, never what. */
import type { Seat } from '@ludarium/kernel'
import type { ReactNode } from 'react'
import { Icon } from '../../art/Icon.tsx'
import { SeatShape } from '../../art/SeatShape.tsx'
import { useAnyBoard } from '../pieces/context.tsx'

interface SealedProps {
  readonly among: readonly Seat[]
  /** By seat. */
  readonly done: readonly boolean[]
}

export function Sealed({ among, done }: SealedProps): ReactNode {
  const { looks, words, me } = useAnyBoard()
  return (
    <ul className="sealed cluster gap-5 dim type-3">
      {among
        .filter((seat) => seat !== me)
        .map((seat) => {
          const look = looks[seat]
          if (look === undefined) return null
          return (
            <li key={seat} className="row gap-3" data-done={done[seat] || undefined}>
              <SeatShape colour={look.colour} size={14} />
              {done[seat] ? look.name : words.t('sealed.thinks', { seat: look.name })}
              {done[seat] && <Icon name="check" size="0.85rem" label={words.t('sealed.decided')} />}
            </li>
          )
        })}
    </ul>
  )
}

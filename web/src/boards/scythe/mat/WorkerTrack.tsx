/** Six wells of workers; an empty one shows what producing costs more since its worker left. */
import { workerTrackOf } from '@ludarium/scythe'
import type { ReactNode } from 'react'
import { keyed } from '../../../kit/keyed.ts'
import type { SeatColour } from '../../../table/seats.ts'
import { useTable } from '../context.tsx'
import { Sign } from '../parts/Figure.tsx'
import { Boxed, Token } from '../parts/Token.tsx'
import { workersOf } from '../view.ts'

export function WorkerTrack({ colour }: { readonly colour: SeatColour }): ReactNode {
  const { own, view, words } = useTable()
  const left = 8 - workersOf(own)
  const wells = keyed(workerTrackOf(view), String)
  return (
    <span
      className="scythe-workers"
      role="img"
      aria-label={words.t('mat.track', { n: left })}
      title={words.t('mat.track', { n: left })}
    >
      {wells.map(({ key, one }, i) => {
        const gone = i < wells.length - left
        return (
          <i key={key} data-gone={gone || undefined}>
            {!gone ? (
              <Boxed width={18} height={19}>
                <Token colour={colour} kind="worker" size={15} />
              </Boxed>
            ) : one === '' ? (
              <u />
            ) : (
              <Sign of={one} size={13} />
            )}
          </i>
        )
      })}
    </span>
  )
}

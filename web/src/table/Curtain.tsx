/** Between two people who share the screen: nothing is shown until the next one says so. */
import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '../art/Icon.tsx'
import { SeatShape } from '../art/SeatShape.tsx'
import { useWords } from '../words/context.tsx'
import { colourOf } from './seats.ts'
import './curtain.css'

interface CurtainProps {
  readonly name: string
  readonly seat: number
  onLift(): void
  /** Who gave the screen away and can still take the last decision back. */
  readonly regret: { readonly name: string; takeBack(): void } | null
}

export function Curtain(props: CurtainProps): ReactNode {
  const t = useWords()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <main className="curtain">
      <SeatShape colour={colourOf(props.seat)} size={72} />
      <h1>{t('curtain.title', { name: props.name })}</h1>
      <p>{t('curtain.lead', { name: props.name })}</p>
      <button ref={button} type="button" className="button primary tall" onClick={props.onLift}>
        {t('curtain.show', { name: props.name })}
      </button>
      {props.regret !== null && (
        <button type="button" className="button" onClick={props.regret.takeBack}>
          <Icon name="undo" size={15} />
          {t('curtain.undo', { name: props.regret.name })}
        </button>
      )}
    </main>
  )
}

import { type ReactNode, useEffect } from 'react'
import { Icon } from '../../art/Icon.tsx'
import { useWords } from '../../words/context.tsx'

export interface Toast {
  readonly id: number
  readonly text: string
  readonly kind: 'good' | 'warn' | 'bad'
  /** Of advice there is one at a time, and none after the decision that it was about. */
  readonly advice?: boolean
}

const ICONS = { good: 'check', warn: 'hint', bad: 'close' } as const
const STAYS = 6000
const ADVICE_STAYS = 20_000

export function Toasts(props: { toasts: readonly Toast[]; onGone(id: number): void }): ReactNode {
  return (
    <div className="toasts stack" aria-live="polite">
      {props.toasts.map((toast) => (
        <OneToast key={toast.id} toast={toast} onGone={props.onGone} />
      ))}
    </div>
  )
}

function OneToast(props: { toast: Toast; onGone(id: number): void }): ReactNode {
  const t = useWords()
  const { toast, onGone } = props
  useEffect(() => {
    const timer = setTimeout(() => onGone(toast.id), toast.advice ? ADVICE_STAYS : STAYS)
    return () => clearTimeout(timer)
  }, [toast.id, toast.advice, onGone])
  return (
    <div className={`toast row ${toast.kind}`}>
      <Icon name={ICONS[toast.kind]} size={18} />
      <span>{toast.text}</span>
      <button type="button" className="button icon quiet" aria-label={t('new.close')} onClick={() => onGone(toast.id)}>
        <Icon name="close" size={14} />
      </button>
    </div>
  )
}

/** A modal dialog: the browser's own, so that focus and Escape behave. */
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { Icon } from '../../art/Icon.tsx'
import { useWords } from '../../words/context.tsx'

interface DialogProps {
  readonly title: string
  readonly className?: string
  onClose(): void
  readonly children: ReactNode
}

export function Dialog(props: DialogProps): ReactNode {
  const t = useWords()
  const id = useId()
  const ref = useRef<HTMLDialogElement>(null)
  // Before it leaves the page: only then does closing give the focus back.
  useLayoutEffect(() => {
    const dialog = ref.current
    if (dialog !== null && !dialog.open) dialog.showModal()
    return () => dialog?.close()
  }, [])
  return (
    // biome wants no handlers on a dialog without keys: Escape reaches onCancel by itself.
    <dialog
      ref={ref}
      className={`dialog ${props.className ?? ''}`}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        props.onClose()
      }}
    >
      <header className="dialog-head row">
        <h2 id={id}>{props.title}</h2>
        <button type="button" className="button icon quiet" onClick={props.onClose} aria-label={t('new.close')}>
          <Icon name="close" size={20} />
        </button>
      </header>
      {props.children}
    </dialog>
  )
}

/** Single keys for the table. They rest while somebody writes, and while a dialog is open. */
import { useEffect } from 'react'

export type Keys = Readonly<Record<string, (event: KeyboardEvent) => void>>

function isWriting(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]')
}

export function useKeys(keys: Keys): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      if (event.key !== 'Escape' && isWriting(event.target)) return
      if (document.querySelector('dialog[open], [role="alertdialog"]') !== null) return
      const act = keys[event.key]
      if (act === undefined) return
      // The key that opens a search does not belong into it.
      if (event.key.length === 1) event.preventDefault()
      act(event)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [keys])
}

/** Whether the focus is nowhere in particular, so that Enter and arrows belong to the decision. */
export function isIdle(): boolean {
  const active = document.activeElement
  return active === null || active === document.body || active.id === 'content'
}

/** A box with controls beside what opened it: menus, lists of moves, short questions. Closes on Escape and on a press elsewhere. */
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { useFocusBack } from './focus.ts'
import { BELOW, openerOf, type Sides, usePlaced } from './place.ts'

interface PopoverProps {
  /** Left out: the expanded control next to it. */
  readonly anchor?: Element
  readonly where?: Sides
  readonly className?: string
  readonly role?: 'dialog' | 'alertdialog'
  /** The name of the box, or the id of its heading. */
  readonly label?: string
  readonly labelledBy?: string
  onClose(): void
  readonly children: ReactNode
}

const CONTROLS = 'input, button, a'

export function Popover(props: PopoverProps): ReactNode {
  const { anchor, where = BELOW, onClose } = props
  const box = useRef<HTMLDivElement>(null)
  useFocusBack(box)
  usePlaced(box, anchor, where)
  useEffect(() => (box.current?.querySelector<HTMLElement>(CONTROLS) ?? box.current)?.focus(), [])
  useDismiss(box, anchor, onClose)

  const step = (by: number): void => {
    const controls = [...(box.current?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])]
    const { activeElement } = document
    const at = activeElement instanceof HTMLElement ? controls.indexOf(activeElement) : -1
    controls[(at + by + controls.length) % controls.length]?.focus()
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowDown') step(1)
    else if (event.key === 'ArrowUp') step(-1)
    else if (event.key === 'Escape') onClose()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const { role = 'dialog', label, labelledBy } = props
  const named = { role, 'aria-label': label, 'aria-labelledby': labelledBy, onKeyDown }
  return (
    <div ref={box} className={`floating popover ${props.className ?? ''}`} {...named} tabIndex={-1}>
      {props.children}
    </div>
  )
}

/** The opener counts as inside: its own press closes the box. */
function useDismiss(box: React.RefObject<HTMLElement | null>, anchor: Element | undefined, onClose: () => void): void {
  useEffect(() => {
    const opener = anchor ?? openerOf(box.current)
    const press = ({ target }: PointerEvent): void => {
      if (target instanceof Node && !box.current?.contains(target) && !opener?.contains(target)) onClose()
    }
    const key = (event: globalThis.KeyboardEvent): void => {
      if (event.key === 'Escape') onClose()
    }
    addEventListener('pointerdown', press)
    addEventListener('keydown', key)
    return () => {
      removeEventListener('pointerdown', press)
      removeEventListener('keydown', key)
    }
  }, [box, anchor, onClose])
}

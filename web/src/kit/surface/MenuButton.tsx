/** A button that opens a list of links and commands. */
import { type ReactNode, useCallback, useState } from 'react'
import { Icon } from '../../art/Icon.tsx'
import { useWords } from '../../words/context.tsx'
import { Popover } from './Popover.tsx'
import { BELOW_END } from './place.ts'

interface MenuButtonProps {
  menu(close: () => void): ReactNode
  /** Names the menu. */
  readonly label?: string
  /** In the place of the three lines. */
  readonly face?: ReactNode
  readonly className?: string
}

export function MenuButton({ menu, label, face, className }: MenuButtonProps): ReactNode {
  const t = useWords()
  const [open, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  const name = label ?? t('table.menu')
  return (
    <div className="menu-box">
      <button
        type="button"
        className={className ?? (face === undefined ? 'button icon quiet' : 'button')}
        aria-label={face === undefined ? name : undefined}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {face ?? <Icon name="menu" size={18} />}
      </button>
      {open && (
        <Popover className="menu" where={BELOW_END} label={name} onClose={close}>
          {menu(close)}
        </Popover>
      )}
    </div>
  )
}

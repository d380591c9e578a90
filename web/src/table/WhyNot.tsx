/** What is not possible now, each with its reason, from the rules themselves. */
import { type ReactNode, useCallback, useState } from 'react'
import { Icon } from '../art/Icon.tsx'
import { focusableScroll } from '../kit/surface/focusable-scroll.ts'
import { Popover } from '../kit/surface/Popover.tsx'
import { BELOW_END } from '../kit/surface/place.ts'
import { reasonsOf } from './refused.ts'
import type { Scene } from './scene.ts'

export function WhyNot(props: { scene: Scene }): ReactNode {
  const { refused, words } = props.scene
  const [open, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  return (
    <div className="whynot">
      <button type="button" className="button refused" aria-expanded={open} onClick={() => setOpen(!open)}>
        <Icon name="lock" size={13} />
        <span className="whynot-words">{words.t('table.why')}</span>
        {refused.length}
      </button>
      {open && <Reasons scene={props.scene} onClose={close} />}
    </div>
  )
}

function Reasons(props: { scene: Scene; onClose(): void }): ReactNode {
  const { words } = props.scene
  return (
    <Popover className="movelist" where={BELOW_END} label={words.t('table.why.title')} onClose={props.onClose}>
      <h3 className="type-6 bold">{words.t('table.why.title')}</h3>
      <ul className="reasons" ref={focusableScroll}>
        {reasonsOf(props.scene).map(({ text, about }) => (
          <li key={text}>
            <Icon name="lock" size={13} />
            <span>
              {about.map((subject) => (
                <b key={subject}>{subject}</b>
              ))}
              <span>{text}</span>
            </span>
          </li>
        ))}
      </ul>
    </Popover>
  )
}

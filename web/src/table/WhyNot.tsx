/** What is not possible now, each with its reason, from the rules themselves. */
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Icon } from '../art/Icon.tsx'
import { useFocusBack } from '../parts/focus.ts'
import { useInView } from '../parts/inview.ts'
import { reachable } from '../parts/reachable.ts'
import { reasonsOf } from './refused.ts'
import type { Scene } from './scene.ts'

export function WhyNot(props: { scene: Scene }): ReactNode {
  const { refused, words } = props.scene
  const [open, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!open) return
    const outside = (event: PointerEvent): void => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setOpen(false)
    }
    const leave = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') setOpen(false)
    }
    addEventListener('pointerdown', outside)
    addEventListener('keydown', leave)
    return () => {
      removeEventListener('pointerdown', outside)
      removeEventListener('keydown', leave)
    }
  }, [open])
  return (
    <div ref={box} className="whynot">
      <button type="button" className="button refused" aria-expanded={open} onClick={() => setOpen(!open)}>
        <Icon name="lock" size={13} />
        <span className="whynot-words">{words.t('table.why')}</span>
        {refused.length}
      </button>
      {open && <Reasons scene={props.scene} />}
    </div>
  )
}

function Reasons(props: { scene: Scene }): ReactNode {
  const { words } = props.scene
  const box = useRef<HTMLDivElement>(null)
  useInView(box)
  useFocusBack(box)
  return (
    <div ref={box} className="movelist" role="dialog" aria-label={words.t('table.why.title')}>
      <h3>{words.t('table.why.title')}</h3>
      <ul className="reasons" ref={reachable}>
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
    </div>
  )
}

/** The own display in one line, which unfolds over the cloth: by its button, and by itself where all that is asked lies there. */
import { type ReactNode, useState } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { focusableScroll } from '../../../kit/surface/focusable-scroll.ts'
import { useTable } from '../context.tsx'
import { readPlace, tabOfPlace } from '../places.ts'
import { OwnLine } from './OwnLine.tsx'

export function Folded(props: { readonly open: boolean; readonly children: ReactNode }): ReactNode {
  const { words, choices, legal } = useTable()
  const [unfolded, setUnfolded] = useState(false)
  const names = [...choices.keys()]
  const waiting = names.filter((name) => tabOfPlace(name) === 'own').length
  // Goods can be converted beside any question.
  const asked = names.filter((name) => readPlace(name)?.kind !== 'convert')
  const wanted = legal.length > 0 && asked.length > 0 && asked.every((name) => tabOfPlace(name) === 'own')
  const open = unfolded || props.open || wanted
  return (
    <div className="innovation-fold panel row gap-5" data-holdings data-open={open || undefined} ref={focusableScroll}>
      <OwnLine />
      <button type="button" className="button rigid" aria-expanded={open} onClick={() => setUnfolded(!unfolded)}>
        <Icon name={open ? 'chevron-down' : 'chevron-up'} size={14} />
        {words.t('own.title')}
        {!open && waiting > 0 && <span className="innovation-waiting count">{waiting}</span>}
      </button>
      {open && <div className="innovation-unfolded panel">{props.children}</div>}
    </div>
  )
}

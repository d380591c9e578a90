/** The own display in one line, which unfolds over the cloth: by its button, and by itself where all that is asked lies there. */
import { type ReactNode, useState } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { reachable } from '../../../parts/reachable.ts'
import { useTable } from '../context.tsx'
import { tabOfPlace } from '../targets.ts'
import { OwnLine } from './OwnLine.tsx'

export function Folded(props: { readonly open: boolean; readonly children: ReactNode }): ReactNode {
  const { words, choices, legal } = useTable()
  const [unfolded, setUnfolded] = useState(false)
  const names = [...choices.keys()]
  const waiting = names.filter((name) => tabOfPlace(name) === 'own').length
  // Goods can be converted beside any question.
  const asked = names.filter((name) => !name.startsWith('convert:'))
  const wanted = legal.length > 0 && asked.length > 0 && asked.every((name) => tabOfPlace(name) === 'own')
  const open = unfolded || props.open || wanted
  return (
    <div className="i-fold" data-holdings data-open={open || undefined} ref={reachable}>
      <OwnLine />
      <button type="button" className="button" aria-expanded={open} onClick={() => setUnfolded(!unfolded)}>
        <Icon name={open ? 'chevron-down' : 'chevron-up'} size={14} />
        {words.t('own.title')}
        {!open && waiting > 0 && <span className="i-waiting">{waiting}</span>}
      </button>
      {open && <div className="i-unfolded">{props.children}</div>}
    </div>
  )
}

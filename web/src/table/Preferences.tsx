/** What a seat wants from now on, e.g. to decline a bonus: a menu beside the decision, not among its moves. */
import { type ReactNode, useCallback, useState } from 'react'
import { Icon } from '../art/Icon.tsx'
import { isPreference, PREFERENCES } from './groups.ts'
import { MoveList } from './MoveList.tsx'
import type { Hands, Scene } from './scene.ts'

export function Preferences(props: { scene: Scene; hands: Hands }): ReactNode {
  const { scene, hands } = props
  const [open, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  const choices = scene.choices.filter(isPreference)
  // Where nothing else can be decided they are the moves of the moment.
  if (choices.length === 0 || choices.length === scene.choices.length) return null
  if (scene.game.plugin.arrange?.preferences === 'board') return null
  const name = scene.words.t(PREFERENCES)
  return (
    <div className="whynot preferences">
      <button
        type="button"
        className="button quiet"
        aria-expanded={open}
        aria-haspopup="dialog"
        onClick={() => setOpen(!open)}
      >
        <Icon name="settings" size={14} />
        <span className="whynot-words">{name}</span>
      </button>
      {open && <MoveList title={name} choices={choices} scene={scene} hands={hands} onClose={close} />}
    </div>
  )
}

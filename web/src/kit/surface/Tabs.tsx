/** Tabs and the panel they show. Arrow keys go from tab to tab. */
import { type ReactNode, useId } from 'react'
import { focusableScroll } from './focusable-scroll.ts'

interface TabsProps<Id extends string> {
  readonly tabs: readonly { readonly id: Id; readonly name: ReactNode }[]
  readonly chosen: Id
  onChoose(id: Id): void
  /** Beside the tabs. */
  readonly tool?: ReactNode
  /** Between the tabs and their panel. */
  readonly above?: ReactNode
  readonly children: ReactNode
}

export function Tabs<Id extends string>(props: TabsProps<Id>): ReactNode {
  const { tabs, chosen, onChoose } = props
  const base = useId()
  const step = (by: number): void => {
    const at = tabs.findIndex(({ id }) => id === chosen)
    const next = tabs[(at + by + tabs.length) % tabs.length]
    if (next === undefined) return
    onChoose(next.id)
    document.getElementById(`${base}${next.id}`)?.focus()
  }
  return (
    <>
      <div className="tabs-head">
        <div
          className="tabs"
          role="tablist"
          onKeyDown={({ key }) => {
            if (key === 'ArrowRight') step(1)
            else if (key === 'ArrowLeft') step(-1)
          }}
        >
          {tabs.map(({ id, name }) => (
            <button
              key={id}
              type="button"
              role="tab"
              id={`${base}${id}`}
              aria-selected={id === chosen}
              aria-controls={`${base}panel`}
              onClick={() => onChoose(id)}
            >
              {name}
            </button>
          ))}
        </div>
        {props.tool}
      </div>
      {props.above}
      <div
        className="tabs-panel"
        id={`${base}panel`}
        role="tabpanel"
        aria-labelledby={`${base}${chosen}`}
        ref={focusableScroll}
      >
        {props.children}
      </div>
    </>
  )
}

/** What lies over the page: dialogs, menus, popovers, tabs. */
import { type ReactNode, useState } from 'react'
import { Dialog } from '../../kit/surface/Dialog.tsx'
import { MenuButton } from '../../kit/surface/MenuButton.tsx'
import { Popover } from '../../kit/surface/Popover.tsx'
import { Tabs } from '../../kit/surface/Tabs.tsx'
import type { GalleryPart } from '../registry.ts'

/** A button that opens what is shown. */
function Opens({ name, children }: { readonly name: string; children(close: () => void): ReactNode }): ReactNode {
  const [open, setOpen] = useState(false)
  return (
    <div>
      <button type="button" className="button" aria-expanded={open} onClick={() => setOpen(!open)}>
        {name}
      </button>
      {open && children(() => setOpen(false))}
    </div>
  )
}

function TabsSpecimen(): ReactNode {
  const [chosen, choose] = useState('log')
  return (
    <Tabs
      tabs={[
        { id: 'log', name: 'Log' },
        { id: 'scores', name: 'Scores' },
      ]}
      chosen={chosen}
      onChoose={choose}
    >
      <p>The panel of {chosen}.</p>
    </Tabs>
  )
}

export const gallery: GalleryPart = {
  name: 'Surfaces',
  specimens: [
    {
      name: 'Dialog',
      Show: () => (
        <Opens name="Open a dialog">
          {(close) => (
            <Dialog title="Keys" onClose={close}>
              <p>Press a number to choose.</p>
            </Dialog>
          )}
        </Opens>
      ),
    },
    {
      name: 'Popover',
      Show: () => (
        <Opens name="Open a popover">
          {(close) => (
            <Popover label="Moves" onClose={close}>
              <button type="button" className="button legal" onClick={close}>
                Take the mill
              </button>
            </Popover>
          )}
        </Opens>
      ),
    },
    {
      name: 'Menu button',
      Show: () => (
        <MenuButton
          label="Menu"
          menu={(close) => (
            <button type="button" className="button" onClick={close}>
              Close
            </button>
          )}
        />
      ),
    },
    { name: 'Tabs', Show: TabsSpecimen },
  ],
}

/** Controls of every page: buttons, fields, chips, messages. */
import { useState } from 'react'
import { Icon } from '../../art/Icon.tsx'
import { Toasts } from '../../kit/surface/Toasts.tsx'
import type { GalleryPart } from '../registry.ts'

const KINDS = ['', 'primary', 'legal', 'quiet', 'small', 'danger'] as const

export const gallery: GalleryPart = {
  name: 'Controls',
  specimens: [
    ...KINDS.map((kind) => ({
      name: `Button${kind === '' ? '' : `, ${kind}`}`,
      Show: () => (
        <div className="cluster">
          <button type="button" className={`button ${kind}`}>
            Build here
          </button>
          <button type="button" className={`button ${kind}`} disabled>
            Disabled
          </button>
          <button type="button" className={`button ${kind}`} aria-pressed="true">
            Pressed
          </button>
          <button type="button" className={`button icon ${kind}`} aria-label="Rules">
            <Icon name="rules" size={18} />
          </button>
        </div>
      ),
    })),
    {
      name: 'Field and input',
      Show: () => (
        <label className="field">
          <span>Your name</span>
          <input className="input" defaultValue="Mara" />
        </label>
      ),
    },
    {
      name: 'Segments',
      Show: () => (
        <fieldset className="segments" aria-label="Speed">
          {['Instant', 'Quick', 'Calm'].map((name, n) => (
            <button key={name} type="button" aria-pressed={n === 1}>
              {name}
            </button>
          ))}
        </fieldset>
      ),
    },
    { name: 'Chip', Show: () => <span className="chip">Round 3</span> },
    { name: 'Key', Show: () => <span className="key">S</span> },
    {
      name: 'Panel',
      Show: () => (
        <div className="panel" style={{ padding: '1rem' }}>
          <p>A panel with a sentence.</p>
          <p className="dim">A second sentence, dimmed.</p>
        </div>
      ),
    },
    {
      name: 'Error',
      Show: () => (
        <p className="error" role="alert">
          That name is taken. Choose another one.
        </p>
      ),
    },
    { name: 'Toasts', wide: true, Show: ToastSpecimen },
  ],
}

const KINDS_OF_TOAST = ['good', 'warn', 'bad'] as const

function ToastSpecimen() {
  const [shown, setShown] = useState(false)
  const toasts = KINDS_OF_TOAST.map((kind, id) => ({ id, kind, text: `A ${kind} message.` }))
  return (
    <>
      <button type="button" className="button" onClick={() => setShown(!shown)}>
        Show three toasts
      </button>
      <Toasts toasts={shown ? toasts : []} onGone={() => setShown(false)} />
    </>
  )
}

/** The standing rule for offers of power, behind a gear: it can be set at any time, not only when power is offered. */
import { type ReactNode, useCallback, useId, useState } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { Dialog } from '../../../kit/surface/Dialog.tsx'
import { useTable } from '../context.tsx'
import { RULES, setRule, useRule } from '../questions/rule.ts'

export function PowerRules(): ReactNode {
  const { words } = useTable()
  const [open, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  return (
    <>
      <button
        type="button"
        className="innovation-gear bare row dim rigid"
        aria-haspopup="dialog"
        aria-label={words.t('own.rules')}
        title={words.t('own.rules')}
        onClick={() => setOpen(true)}
      >
        <Icon name="settings" size={14} />
      </button>
      {open && <Rules onClose={close} />}
    </>
  )
}

function Rules({ onClose }: { onClose(): void }): ReactNode {
  const { words } = useTable()
  const rule = useRule()
  const name = useId()
  return (
    <Dialog title={words.t('own.rules')} className="innovation-rules" onClose={onClose}>
      <fieldset className="stack gap-0">
        <legend className="dim">{words.t('own.rules.lead')}</legend>
        {RULES.map((n) => (
          <label key={n} className="row">
            <input type="radio" name={name} checked={n === rule} onChange={() => setRule(n)} />
            {words.t('offer.rule.upTo', { n, vp: Math.max(0, n - 1) })}
          </label>
        ))}
      </fieldset>
    </Dialog>
  )
}

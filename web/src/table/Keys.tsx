/** The keys of a table, in words. */
import type { ReactNode } from 'react'
import { Dialog } from '../kit/surface/Dialog.tsx'
import { useWords } from '../words/context.tsx'
import './keys.css'

const KEYS: readonly (readonly [signs: readonly string[], key: string])[] = [
  [['1', '…', '9'], 'keys.number'],
  [['Enter'], 'keys.enter'],
  [['←', '→'], 'keys.arrows'],
  [['/'], 'keys.search'],
  [['U', 'Z'], 'keys.undo'],
  [['Y'], 'keys.redo'],
  [['H'], 'keys.hint'],
  [['R'], 'keys.rules'],
  [['G'], 'keys.guide'],
  [['L'], 'keys.legend'],
  [['S'], 'keys.skip'],
  [['Tab'], 'keys.tab'],
  [['+', '−'], 'keys.zoom'],
  [['Esc'], 'keys.escape'],
  [['?'], 'keys.keys'],
]

export function KeysDialog(props: { onClose(): void }): ReactNode {
  const t = useWords()
  return (
    <Dialog title={t('keys.title')} className="keys" onClose={props.onClose}>
      <dl>
        {KEYS.map(([signs, key]) => (
          <div key={key}>
            <dt className="row gap-2">
              {signs.map((sign) => (
                <kbd key={sign}>{sign}</kbd>
              ))}
            </dt>
            <dd>{t(key)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}

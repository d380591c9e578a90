/** The legend of the table: only the signs that are on it now, with where else they stand. */
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { Icon } from '../art/Icon.tsx'
import { useFocusBack } from '../kit/surface/focus.ts'
import type { Scene } from '../table/scene.ts'
import { Chalk, useBoxes } from './Chalk.tsx'
import { SignText } from './SignTips.tsx'
import { type ExplainedSign, placesOf, signAt, signsHere } from './signs.ts'
import './signs.css'

/** Signs to a page. */
const PAGE = 20
/** More loops at once would be a net. */
const LOOPS = 12

export function Legend({ scene, onClose }: { readonly scene: Scene; onClose(): void }): ReactNode {
  const { words, position } = scene
  const box = useRef<HTMLElement>(null)
  useFocusBack(box)
  const { at } = position
  // The table may have moved on, and other signs with it.
  const signs = useMemo((): readonly ExplainedSign[] => (at < 0 ? [] : signsHere(words)), [words, at])
  const pages = Math.max(1, Math.ceil(signs.length / PAGE))
  const [page, setPage] = useState(0)
  const [marked, setMarked] = useState('')
  const shown = signs.slice(Math.min(page, pages - 1) * PAGE, (Math.min(page, pages - 1) + 1) * PAGE)
  const boxes = useBoxes(useMemo(() => (marked === '' ? null : () => placesOf(marked).slice(0, LOOPS)), [marked]))
  useEffect(() => {
    const over = (event: PointerEvent): void => {
      if (!(event.target instanceof Element) || event.target.closest('.legend') !== null) return
      setMarked(signAt(event.target, words)?.sign.icon ?? '')
    }
    const key = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      event.stopPropagation()
      onClose()
    }
    addEventListener('pointerover', over)
    addEventListener('keydown', key, true)
    return () => {
      removeEventListener('pointerover', over)
      removeEventListener('keydown', key, true)
    }
  }, [words, onClose])
  const { t } = words
  return (
    <section ref={box} className="legend" aria-label={t('legend.title')}>
      <header>
        <h2>{t('legend.title')}</h2>
        {pages > 1 &&
          Array.from({ length: pages }, (_, n) => n + 1).map((n) => (
            <button
              key={n}
              type="button"
              aria-current={page === n - 1 ? 'page' : undefined}
              onClick={() => setPage(n - 1)}
            >
              {t('legend.page', { n })}
            </button>
          ))}
        <span>{t('legend.only')}</span>
        <span className="key" aria-hidden="true">
          L
        </span>
        <button type="button" className="note-close" aria-label={t('legend.close')} onClick={onClose}>
          <Icon name="close" size={12} />
        </button>
      </header>
      <ul>
        {shown.map((sign) => (
          <li key={sign.icon}>
            <button
              type="button"
              data-marked={sign.icon === marked || undefined}
              onPointerEnter={() => setMarked(sign.icon)}
              onPointerLeave={() => setMarked('')}
              onFocus={() => setMarked(sign.icon)}
              onBlur={() => setMarked('')}
            >
              <SignText sign={sign} />
            </button>
          </li>
        ))}
      </ul>
      {signs.length === 0 && <p>{t('legend.none')}</p>}
      <Chalk boxes={boxes} numbered={false} />
    </section>
  )
}

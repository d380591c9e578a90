/** The rules in short, opened at the rule in question, with search. */
import type { RuleText } from '@ludarium/kernel'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Icon } from '../art/Icon.tsx'
import { useFocusBack } from '../kit/surface/focus.ts'
import { focusableScroll } from '../kit/surface/focusable-scroll.ts'
import { useWords } from '../words/context.tsx'
import './rules.css'

interface RulesDrawerProps {
  readonly title: string
  readonly rules: readonly RuleText[]
  /** Number of the rule in question. */
  readonly at: string
  onClose(): void
}

/** The rule with that number, or the nearest one above it: 'E12.2.1' finds 'E12.2', then 'E12'. */
export function nearestRule(rules: readonly RuleText[], at: string): RuleText | undefined {
  for (let id = at; id !== ''; id = id.includes('.') ? id.slice(0, id.lastIndexOf('.')) : '') {
    const found = rules.find((rule) => rule.id === id) ?? rules.find((rule) => rule.id.startsWith(`${id}.`))
    if (found !== undefined) return found
  }
  return undefined
}

export function matches(rule: RuleText, wanted: string): boolean {
  return `${rule.id} ${rule.title} ${rule.text}`.toLowerCase().includes(wanted)
}

export function RulesDrawer(props: RulesDrawerProps): ReactNode {
  const t = useWords()
  const { rules, at, onClose } = props
  const [text, setText] = useState('')
  const box = useRef<HTMLElement>(null)
  const wanted = text.trim().toLowerCase()
  const found = wanted === '' ? rules : rules.filter((rule) => matches(rule, wanted))
  const asked = nearestRule(rules, at)
  useFocusBack(box)
  useEffect(() => {
    box.current?.querySelector<HTMLElement>('input')?.focus({ preventScroll: true })
  }, [])
  useEffect(() => {
    box.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'start' })
  })
  return (
    <aside
      ref={box}
      className="drawer stack"
      aria-label={props.title}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onClose()
      }}
    >
      <header className="dialog-head">
        <h2>{props.title}</h2>
        <button type="button" className="button icon quiet" aria-label={t('rules.close')} onClick={onClose}>
          <Icon name="close" size={18} />
        </button>
      </header>
      <input
        className="input"
        type="search"
        value={text}
        placeholder={t('rules.search')}
        aria-label={t('rules.search')}
        onChange={(event) => setText(event.target.value)}
      />
      <p className="unseen" aria-live="polite">
        {t('rules.found', { n: found.length })}
      </p>
      <RuleList rules={found} current={wanted === '' ? asked?.id : undefined} />
      {found.length === 0 && <p className="log-empty dim">{t('rules.none', { text })}</p>}
    </aside>
  )
}

export function RuleList(props: {
  rules: readonly RuleText[]
  current?: string | undefined
  /** Stands below a rule. */
  foot?(rule: RuleText): ReactNode
}): ReactNode {
  return (
    <div className="rule-list" ref={focusableScroll}>
      {props.rules.map((rule) => (
        <section key={rule.id} aria-current={rule.id === props.current ? 'true' : undefined}>
          <h3>
            <span>{rule.id}</span> {rule.title}
          </h3>
          <p>{rule.text}</p>
          {props.foot?.(rule)}
        </section>
      ))}
    </div>
  )
}

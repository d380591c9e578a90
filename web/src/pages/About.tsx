/** What this is, what it is not, and whom it thanks. */
import type { ReactNode } from 'react'
import { Frame } from '../shell/Frame.tsx'
import { useWords } from '../words/context.tsx'

const PARTS = ['what', 'unofficial', 'credits', 'data', 'source'] as const

export default function About(): ReactNode {
  const t = useWords()
  return (
    <Frame title={t('about.title')}>
      <h1 className="page-title">{t('about.title')}</h1>
      <div className="prose">
        {PARTS.map((part) => (
          <section key={part}>
            <h2>{t(`about.${part}`)}</h2>
            <p>{t(`about.${part}.text`)}</p>
          </section>
        ))}
      </div>
    </Frame>
  )
}

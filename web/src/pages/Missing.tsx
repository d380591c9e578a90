import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { Frame } from '../shell/Frame.tsx'
import { useWords } from '../words/context.tsx'

export function Missing(): ReactNode {
  const t = useWords()
  return (
    <Frame title={t('missing.title')}>
      <div className="plain">
        <h1 className="page-title">{t('missing.title')}</h1>
        <p className="lead">{t('missing.lead')}</p>
        <Link href="/" className="button primary">
          {t('nav.back')}
        </Link>
      </div>
    </Frame>
  )
}

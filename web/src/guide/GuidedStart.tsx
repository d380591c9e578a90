/** The way into a first game with its guide. */
import { type ReactNode, useState } from 'react'
import { useLocation } from 'wouter'
import { problemOf } from '../local/source.ts'
import { useSettings } from '../settings.ts'
import { useTeller } from '../words/context.tsx'
import { GuideMark } from './Chalk.tsx'
import { startGuided } from './start.ts'

export function GuidedStart({
  game,
  className = 'button primary tall',
  label,
}: {
  readonly game: string
  readonly className?: string
  /** In place of its own name. */
  readonly label?: string
}): ReactNode {
  const { t } = useTeller()
  const { name } = useSettings()
  const [, go] = useLocation()
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)
  const start = async (): Promise<void> => {
    setBusy(true)
    try {
      const id = await startGuided(game, name || t('name.guest'))
      if (id !== null) go(`/table/${id}`)
    } catch (error) {
      setProblem(t(problemOf(error).message))
      setBusy(false)
    }
  }
  return (
    <>
      <button
        type="button"
        className={className}
        disabled={busy}
        title={t('guide.play.about')}
        onClick={() => void start()}
      >
        <GuideMark size={16} />
        {label ?? t('guide.play')}
      </button>
      {problem !== '' && (
        <p className="error" role="alert">
          {problem}
        </p>
      )}
    </>
  )
}

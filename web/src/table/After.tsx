/** "After B4: 14 → 22": what the move in question would change, before it is made. */
import type { ReactNode } from 'react'
import type { Choice, Teller } from './board.ts'
import { type Change, changesOf, type Figure } from './foresight.ts'
import { Sign } from './pieces/Sign.tsx'
import type { Scene } from './scene.ts'

/** More would not fit on one line. */
const MOST = 6
/** Sentences are no figures. */
const LONGEST = 14

function shown(value: Figure['value'], t: Teller['t']): string {
  if (typeof value === 'number') return String(value)
  const n = value.params?.n
  return typeof n === 'number' ? String(n) : t(value)
}

export function After(props: { readonly scene: Scene; readonly choice: Choice | undefined }): ReactNode {
  const { scene, choice } = props
  const { view, seat } = scene.position
  const { plugin, foresee } = scene.game
  const { t } = scene.words
  if (choice === undefined || seat === null || plugin.figures === undefined) return null
  const prospect = foresee(view, seat, choice.move)
  if (prospect === null) return null
  const figures = plugin.figures
  const changes = changesOf(
    figures(view, seat),
    prospect.ways.map((way) => figures(way, seat)),
  ).filter(({ figure, after }) => [figure, after].every((one) => one === null || shown(one.value, t).length <= LONGEST))
  if (changes.length === 0) return null
  const aim = plugin.aim?.(choice, view, seat) ?? null
  return (
    <div className="after">
      <span className="after-title">{aim === null ? t('table.after') : t('table.after.of', { place: aim })}</span>
      {changes.slice(0, MOST).map((change) => (
        <OneChange key={change.figure.id} scene={scene} change={change} />
      ))}
      {changes.length > MOST && <span>{t('table.after.more', { n: changes.length - MOST })}</span>}
    </div>
  )
}

function OneChange({ scene, change }: { readonly scene: Scene; readonly change: Change }): ReactNode {
  const { figure, after } = change
  const { t } = scene.words
  const name = t(figure.name)
  const rank = after?.rank
  return (
    <span className="after-change" title={name}>
      {figure.icon === undefined ? (
        <span>{name}</span>
      ) : (
        <>
          <Sign icon={figure.icon} tone={figure.tone} />
          <span className="unseen">{name} </span>
        </>
      )}
      <b title={after === null ? t('table.after.unknown') : undefined}>
        {shown(figure.value, t)} → {after === null ? '?' : shown(after.value, t)}
      </b>
      {rank !== undefined && (
        <span className="after-rank" data-first={rank === 1 || undefined}>
          {t('scores.rank', { rank })}
        </span>
      )}
    </span>
  )
}

/** Artifact cards: what each category counts, is worth now, and after what is pointed at. */
import type { Seat } from '@ludarium/kernel'
import { count, type ReviveState, scoreOf } from '@ludarium/revive'
import { ARTIFACT, ARTIFACT_CARD, ARTIFACT_COLORS, type ArtifactColor, type Score } from '@ludarium/revive/data'
import type { ReactNode } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { useTable } from '../context.tsx'
import { countPart } from '../signs.ts'
import { Effect, Signed } from './Effect.tsx'
import { ArtifactTile } from './Tiles.tsx'

interface ArtifactRow {
  readonly colour: ArtifactColor
  readonly category: Score
  /** How many of what the category counts. */
  readonly n: number
  readonly tiles: number
  /** Once for the card, and once more for every tile of the colour. */
  readonly points: number
}

/** Empty while the card is not known to the reader. */
function rowsOf(view: ReviveState, seat: Seat): readonly ArtifactRow[] {
  const p = view.players[seat]
  const card = ARTIFACT_CARD.get(p?.artifactCard ?? '')
  if (p === undefined || card === undefined) return []
  return ARTIFACT_COLORS.map((colour) => {
    const category = card.categories[colour]
    const tiles = p.artifacts.filter((id) => ARTIFACT.get(id)?.color === colour).length
    const points = scoreOf(view, seat, category) * (1 + tiles)
    return { colour, category, n: count(view, seat, category.count), tiles, points }
  })
}

const worthOf = (rows: readonly ArtifactRow[]): number => rows.reduce((sum, { points }) => sum + points, 0)

const change = (now: number, then: number): string => (now === then ? String(now) : `${now} → ${then}`)

export function ArtifactCard(): ReactNode {
  const { me, own, words } = useTable()
  const { t } = words
  if (!ARTIFACT_CARD.has(own.artifactCard))
    return <section className="revive-acard middle">{t('artifact.none')}</section>
  return (
    <section className="revive-acard stack gap-2" aria-label={t('artifact.title')}>
      <header className="row between gap-2">
        <h3>{t('artifact.title')}</h3>
        <span className="revive-violet inline gap-1 type-1">
          <Icon name="eye" size={13} />
          {t('artifact.secret')}
        </span>
      </header>
      <ArtifactRows of={me} />
    </section>
  )
}

export function ArtifactRows({ of: seat }: { readonly of: Seat }): ReactNode {
  const { view, words, soon } = useTable()
  const { t } = words
  const rows = rowsOf(view, seat)
  const after = soon === null ? rows : rowsOf(soon, seat)
  return (
    <>
      {rows.map(({ colour, category, n, tiles, points }) => {
        const next = after.find((row) => row.colour === colour)?.points ?? points
        return (
          <div key={colour} className="revive-arow row gap-4">
            <ArtifactTile colour={colour} size={23} />
            <span className="stack gap-0 grow">
              <b className="ellipsis type-2 strong">
                {t(`count.${category.count}`, { n })}
                {category.points > 1 && ` × ${category.points}`}
                {category.every > 1 && ` ÷ ${category.every}`}
              </b>
              <small className="revive-violet row gap-1 type-1">
                <span style={{ ['--sign' as string]: '0.75rem' }}>
                  <Signed part={countPart(category.count)} />
                </span>
                {t('artifact.times', { tiles })}
              </small>
            </span>
            <strong className={next > points ? 'revive-good' : undefined}>{change(points, next)}</strong>
          </div>
        )
      })}
      <footer className="row between type-2">
        {t('artifact.worth')}
        <b className="row gap-2 type-6">
          {change(worthOf(rows), worthOf(after))}
          <Icon name="trophy" size={15} className="revive-trophy" />
        </b>
      </footer>
    </>
  )
}

/** A card before anything is counted. */
export function ArtifactFace({ id, text }: { readonly id: string; readonly text?: string }): ReactNode {
  return (
    <span className="revive-acard stack gap-2 revive-wide">
      {ARTIFACT_COLORS.map((colour) => (
        <span key={colour} className="row gap-4">
          <ArtifactTile colour={colour} size={24} />
          <Effect of={ARTIFACT_CARD.get(id)?.categories[colour] ?? []} size={17} />
        </span>
      ))}
      {text !== undefined && <small>{text}</small>}
    </span>
  )
}

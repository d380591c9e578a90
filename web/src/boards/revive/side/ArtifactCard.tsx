/** The secret artifact card: what each category is worth now, and after what is pointed at. */
import type { ReactNode } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { ArtifactTile } from '../cards/Tiles.tsx'
import { useTable } from '../context.tsx'
import { Signed } from '../signs/Effect.tsx'
import { countPart } from '../signs/tokens.ts'
import { artifactRows, worthOf } from './artifacts.ts'

export function ArtifactCard(): ReactNode {
  const { view, me, words, soon } = useTable()
  const { t } = words
  const rows = artifactRows(view, me)
  const after = soon === null ? rows : artifactRows(soon, me)
  if (rows.length === 0) return <section className="rv-acard none">{t('artifact.none')}</section>
  const [now, then] = [worthOf(rows), worthOf(after)]
  return (
    <section className="rv-acard" aria-label={t('artifact.title')}>
      <header>
        <h3>{t('artifact.title')}</h3>
        <span>
          <Icon name="eye" size={13} />
          <em>{t('artifact.secret')}</em>
        </span>
      </header>
      {rows.map(({ colour, category, n, tiles, points }) => {
        const next = after.find((row) => row.colour === colour)?.points ?? points
        return (
          <div key={colour} className="rv-arow">
            <ArtifactTile colour={colour} size={23} />
            <span>
              <b>
                {t(`count.${category.count}`, { n })}
                {category.points > 1 && ` × ${category.points}`}
                {category.every > 1 && ` ÷ ${category.every}`}
              </b>
              <small>
                <span style={{ ['--z' as string]: 12 }}>
                  <Signed part={countPart(category.count)} />
                </span>
                {t('artifact.times', { tiles })}
              </small>
            </span>
            <strong data-more={next > points || undefined}>{next === points ? points : `${points} → ${next}`}</strong>
          </div>
        )
      })}
      <footer>
        {t('artifact.worth')}
        <b>
          {now === then ? now : `${now} → ${then}`}
          <Icon name="trophy" size={15} className="rv-trophy" />
        </b>
      </footer>
    </section>
  )
}

/** What stands beside the chapter: all chapters with their results, ratings, the story so far, unlocks. */
import { type Campaign, CHAPTERS, chapterCards, RATINGS, ratingOf } from '@ludarium/revive'
import type { CampaignCard } from '@ludarium/revive/data'
import type { ReactNode } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import type { Teller } from '../../../table/board.ts'
import { starsIn, unlocksOf } from './unlocks.ts'

interface Props {
  readonly campaign: Campaign
  readonly words: Teller
}

/** Full and hollow stars. */
export function Stars(props: { readonly n: number; readonly of: number; readonly label: string }): ReactNode {
  return (
    <span className="revive-gold inline gap-0">
      <span className="unseen">{props.label}</span>
      {Array.from({ length: props.of }, (_, n) => (
        // A star has no other name than its number.
        <Icon key={`star ${String(n)}`} name={n < props.n ? 'star' : 'star-hollow'} size={15} />
      ))}
    </span>
  )
}

export function Chapters({ campaign, words }: Props): ReactNode {
  const { t } = words
  const all = Array.from({ length: CHAPTERS }, (_, n) => n + 1)
  const [who = ''] = campaign.names
  const most = all.reduce((sum, chapter) => sum + starsIn(chapter), 0)
  return (
    <section>
      <header className="row between">
        <h1 className="page-title type-7">{t('campaign.title')}</h1>
        <span>
          <Icon name="star" size={16} className="revive-gold" /> <b>{campaign.stars[who] ?? 0}</b>{' '}
          {t('campaign.of', { n: most })}
        </span>
      </header>
      <ol className="revive-chapters stack">
        {all.map((chapter) => {
          const [start] = chapterCards(chapter, 'start')
          const played = campaign.played.find((one) => one.chapter === chapter)
          const state = played !== undefined ? 'played' : chapter === campaign.chapter ? 'next' : 'later'
          const stars = starsIn(chapter)
          const won = played?.stars[who] ?? 0
          const total = played?.totals[0] ?? 0
          return (
            <li key={chapter} className="row gap-5" data-state={state}>
              <i className="middle rigid">{chapter}</i>
              <span className="stack gap-0 grow">
                <b>{t(`story.${start?.id ?? ''}`)}</b>
                <small>
                  {state === 'played' && campaign.names.length === 1
                    ? t('campaign.result', { points: total, rating: { key: `rating.${ratingOf(total)}` } })
                    : state === 'played'
                      ? t('campaign.winners', { points: total, names: played?.winners.join(', ') ?? '' })
                      : state === 'next'
                        ? t('campaign.upto', { n: stars })
                        : t('campaign.after', { n: chapter - 1 })}
                </small>
              </span>
              {state === 'next' ? (
                <em className="chip you">{t('campaign.next')}</em>
              ) : (
                <Stars n={won} of={stars} label={t('campaign.stars', { n: won })} />
              )}
            </li>
          )
        })}
      </ol>
    </section>
  )
}

export function Ratings({ words }: { readonly words: Teller }): ReactNode {
  return (
    <section className="panel">
      <h2>
        {words.t('end.ratings')} <small>{words.t('campaign.cube')}</small>
      </h2>
      <ol className="revive-campaign-ratings">
        {RATINGS.filter(({ from }) => from > 0).map(({ id, from }) => (
          <li key={id} className={id === 'regular' ? 'revive-gold' : undefined}>
            <b>{from}</b> {words.t(`rating.${id}`)}
          </li>
        ))}
      </ol>
      <small>{words.t('campaign.win')}</small>
    </section>
  )
}

/** The last cards of the chapters that are played. */
export function StorySoFar({ campaign, words }: Props): ReactNode {
  const told = campaign.played.flatMap(({ chapter }) => chapterCards(chapter, 'end'))
  if (told.length === 0) return null
  const all = campaign.played.flatMap(({ chapter }) => chapterCards(chapter))
  const tale = ({ id }: CampaignCard): ReactNode => (
    <p key={id} className="stack gap-0">
      <b>{words.t(`story.${id}`)}</b>
      <em className="dim">{words.t(`storyText.${id}`)}</em>
    </p>
  )
  return (
    <section className="panel revive-sofar">
      <h2>{words.t('campaign.sofar')}</h2>
      {told.map(tale)}
      <details>
        <summary>{words.t('campaign.all')}</summary>
        {all.map(tale)}
      </details>
    </section>
  )
}

export function Found({ campaign, words }: Props): ReactNode {
  const { t } = words
  return (
    <section className="panel">
      <h2>{t('campaign.found')}</h2>
      <ul>
        {unlocksOf(campaign).map(({ chapter, icon, name, found }) => (
          <li key={`${chapter} ${t(name)}`} className="revive-found row gap-5" data-found={found || undefined}>
            <Icon name={icon} size={18} />
            <span className="stack gap-0 grow">
              <b>{t(name)}</b>
              <small>{t('campaign.chapter', { n: chapter })}</small>
            </span>
            <Icon name={found ? 'check' : 'lock'} size={14} label={t(found ? 'campaign.has' : 'campaign.hasnot')} />
          </li>
        ))}
      </ul>
    </section>
  )
}

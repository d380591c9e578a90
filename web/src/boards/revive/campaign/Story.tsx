/** The chapter that comes next: its picture and story, what is special in it, its goals, and its table. */
import { type Campaign, CHAPTERS, chapterCards, chapterTable } from '@ludarium/revive'
import { type CampaignCard, SWITCH_SIDES } from '@ludarium/revive/data'
import type { ReactNode } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import type { Teller } from '../../../table/board.ts'
import { Effect } from '../parts/Effect.tsx'
import { Stars } from './Columns.tsx'
import { isRecord } from './kept.ts'
import { ChapterScene } from './Scene.tsx'

interface Props {
  readonly campaign: Campaign
  readonly words: Teller
}

export function Chapter({ chapter, campaign, words }: Props & { readonly chapter: number }): ReactNode {
  const { t } = words
  const [start] = chapterCards(chapter, 'start')
  const special = [...chapterCards(chapter, 'setup'), ...chapterCards(chapter, 'inPlay:')]
  const goals = chapterCards(chapter, 'afterScoring')
  return (
    <div className="revive-chapter stack gap-5">
      <article className="panel revive-chapter-story">
        <ChapterScene chapter={chapter} />
        <div>
          <small>{t('campaign.chapterOf', { n: chapter, of: CHAPTERS })}</small>
          <h2>{t(`story.${start?.id ?? ''}`)}</h2>
          <p>{t(`storyText.${start?.id ?? ''}`)}</p>
        </div>
      </article>
      <section className="panel">
        <h3>{t('campaign.special')}</h3>
        <ul>
          {special.map((card) => (
            <Tale key={card.id} card={card} words={words}>
              <Icon name={card.kind === 'event' ? 'bell' : 'star'} size={18} />
            </Tale>
          ))}
        </ul>
      </section>
      <section className="panel">
        <h3>{t('campaign.goals')}</h3>
        <ul>
          {goals.map((card) => (
            <Tale key={card.id} card={card} words={words} alone={campaign.names.length === 1}>
              <Stars n={0} of={starsOf(card)} label={t('campaign.stars', { n: starsOf(card) })} />
            </Tale>
          ))}
        </ul>
      </section>
    </div>
  )
}

/** A card of the chapter beside its sign; without rivals it says how to win. */
function Tale(props: {
  readonly card: CampaignCard
  readonly words: Teller
  readonly alone?: boolean
  readonly children: ReactNode
}): ReactNode {
  const { card, words, alone, children } = props
  return (
    <li className="revive-tale">
      {children}
      <span className="stack gap-1 dim">
        <b>{words.t(`story.${card.id}`)}</b>
        {words.t(`storyText.${card.id}`)}
        {alone && card.ops.some((op) => op.op === 'stars' && op.who === 'winner') && (
          <small>{words.t('campaign.alone')}</small>
        )}
      </span>
    </li>
  )
}

function starsOf({ ops }: CampaignCard): number {
  return ops.reduce((sum, op) => sum + (op.op === 'stars' ? op.n : 0), 0)
}

export function NextTable({ campaign, words, children }: Props & { readonly children: ReactNode }): ReactNode {
  const { t } = words
  const { options: chosen } = chapterTable(campaign)
  const options = new Map(isRecord(chosen) ? Object.entries(chosen) : [])
  const side = SWITCH_SIDES.find(({ id }) => id === campaign.switchSide)
  const tribes = 4 + campaign.tribes.length
  return (
    <section className="panel">
      <h2>{t('campaign.table')}</h2>
      <dl className="revive-campaign-table">
        <dt>{t('campaign.tribe')}</dt>
        <dd>{t(`campaign.tribe.${String(options.get('tribeChoice'))}`, { n: tribes })}</dd>
        <dt>{t('campaign.side')}</dt>
        <dd>{t(`campaign.side.${String(options.get('sides'))}`)}</dd>
        <dt>{t('campaign.switch')}</dt>
        <dd>
          {side !== undefined && (
            <span className="revive-plate cluster">
              <Effect of={side.effect} size={14} title={t(`switch.${side.id}`)} />
            </span>
          )}
        </dd>
        <dt>{t('campaign.corners')}</dt>
        <dd>{t('campaign.corners.n', { n: options.get('moreLocations') === true ? 8 : 5 })}</dd>
        {options.get('vastCrystals') === true && (
          <>
            <dt>{t('campaign.crystals')}</dt>
            <dd>{t('unlock.vastCrystals')}</dd>
          </>
        )}
      </dl>
      {children}
    </section>
  )
}

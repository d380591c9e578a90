/** The campaign: chapters with their story, goals and unlocks, and the table of the next one. */
import { CHAPTERS, chapterTable, counted, isOver, leadersOf, recordChapter } from '@ludarium/revive'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import type { CampaignProps } from '../../../table/board.ts'
import '../icons.ts'
import { Chapters, Found, Ratings, StorySoFar } from './Columns.tsx'
import { fresh, isRecord, isRevive, type Kept, readKept, writeFile, writeKept } from './kept.ts'
import { Chapter, NextTable } from './Story.tsx'

export function Campaign(props: CampaignProps): ReactNode {
  const { words, kept: text, name, keep, ended } = props
  const { t } = words
  const kept = text === null ? null : readKept(text)
  const [begun] = useState(() => fresh(1, name))
  const now = kept ?? begun
  const { campaign, table } = now
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)
  const file = useRef<HTMLInputElement>(null)

  // A chapter that was played to its end is written down when one comes back.
  useEffect(() => {
    let current = true
    if (table !== '' && !isOver(campaign))
      void ended(table).then((state) => {
        if (!current || state === null || !isRevive(state)) return
        keep(writeKept({ campaign: recordChapter(counted(campaign), state), table: '' }))
      })
    return () => {
      current = false
    }
  }, [table, campaign, ended, keep])

  const play = async (practice: boolean): Promise<void> => {
    if (!practice && table !== '') return props.go(table)
    setBusy(true)
    const { seed, options } = chapterTable(campaign)
    const order = {
      seats: campaign.names.length,
      seed: practice ? `${String(seed)} practice` : String(seed),
      options: isRecord(options) ? options : {},
      names: campaign.names,
    }
    try {
      const id = await props.open(order)
      if (!practice) keep(writeKept({ ...now, table: id }))
      props.go(id)
    } catch (error) {
      setProblem(error instanceof Error ? error.message : t('campaign.failed'))
      setBusy(false)
    }
  }

  const read = async (chosen: File | undefined): Promise<void> => {
    const found: Kept | null = chosen === undefined ? null : readKept(await chosen.text())
    setProblem(found === null ? t('campaign.nofile') : '')
    if (found !== null) keep(writeKept(found))
  }

  const shown = Math.min(campaign.chapter, CHAPTERS)
  return (
    <div className="revive-campaign">
      <div className="revive-campaign-side stack gap-5">
        <Chapters campaign={campaign} words={words} />
        {campaign.names.length === 1 && <Ratings words={words} />}
        <StorySoFar campaign={campaign} words={words} />
        <section className="panel stack">
          <b>{campaign.names.join(', ')}</b>
          <div className="cluster">
            <button type="button" className="button" onClick={() => props.save('revive-campaign', writeFile(now))}>
              <Icon name="download" size={15} />
              {t('campaign.save')}
            </button>
            <button type="button" className="button" onClick={() => file.current?.click()}>
              <Icon name="upload" size={15} />
              {t('campaign.open')}
            </button>
            <input
              ref={file}
              className="unseen"
              type="file"
              accept=".json,.txt,application/json,text/plain"
              aria-label={t('campaign.open')}
              onChange={(event) => void read(event.target.files?.[0])}
            />
          </div>
          {problem !== '' && <p role="alert">{problem}</p>}
        </section>
      </div>
      <Chapter chapter={shown} campaign={campaign} words={words} />
      <div className="revive-campaign-side stack gap-5">
        {isOver(campaign) ? (
          <section className="panel stack gap-5">
            <h2>{t('campaign.over', { names: leadersOf(campaign).join(', ') })}</h2>
            <button type="button" className="button" onClick={() => keep(writeKept(fresh(1, name)))}>
              {t('campaign.again')}
            </button>
          </section>
        ) : (
          <NextTable campaign={campaign} words={words}>
            {campaign.played.length === 0 && table === '' && (
              <label className="field">
                <span>{t('campaign.seats')}</span>
                <select
                  className="input"
                  value={campaign.names.length}
                  onChange={(event) => keep(writeKept(fresh(Number(event.target.value), name)))}
                >
                  {[1, 2, 3, 4].map((n) => (
                    <option key={n} value={n}>
                      {t('campaign.seats.n', { n })}
                    </option>
                  ))}
                </select>
              </label>
            )}
            <div className="revive-campaign-play row">
              <button
                type="button"
                className="button primary tall grow"
                disabled={busy}
                onClick={() => void play(false)}
              >
                <Icon name="play" size={13} />
                {t(table === '' ? 'campaign.play' : 'campaign.goon', { n: campaign.chapter })}
              </button>
              <button type="button" className="button tall" disabled={busy} onClick={() => void play(true)}>
                {t('campaign.practise')}
              </button>
            </div>
          </NextTable>
        )}
        <Found campaign={campaign} words={words} />
      </div>
    </div>
  )
}

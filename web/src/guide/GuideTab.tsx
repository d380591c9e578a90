/** The guide in the side panel and on its own page of a phone: chapters, how far one is, and what can be asked of it. */
import type { GuideChapter } from '@ludarium/kernel'
import { type ReactNode, useState } from 'react'
import { Icon } from '../art/Icon.tsx'
import type { Scene } from '../table/scene.ts'
import { GuideMark } from './Chalk.tsx'
import type { GuideNow } from './guide.ts'
import './tab.css'

interface TabProps {
  readonly guide: GuideNow
  readonly scene: Scene
}

/** How long a note and what one does after it take, in minutes. */
const A_NOTE = 2

export function GuideTab({ guide, scene }: TabProps): ReactNode {
  const { t } = scene.words
  const { chapters } = guide.guide
  const { progress, saying } = guide
  const all = chapters.flatMap(({ notes }) => notes)
  const done = all.filter(({ id }) => progress.told.includes(id) || progress.skipped.includes(id)).length
  const here = saying?.chapter ?? chapters.find(({ notes }) => notes.some((note) => isOpen(guide, note.id)))?.id
  const rivals = scene.about.sitters.length - 1
  return (
    <div className="guide-tab stack">
      <h2>{t('guide.first')}</h2>
      <p className="dim">{t('guide.against', { game: scene.game.entry.name, n: rivals })}</p>
      <progress value={done} max={all.length} aria-label={t('guide.progress', { done, of: all.length })} />
      <p className="dim">
        {guide.over
          ? t('guide.over')
          : t('guide.left', { done, of: all.length, minutes: Math.max(1, (all.length - done) * A_NOTE) })}
      </p>
      <ol className="guide-chapters stack grow">
        {chapters.map((chapter) => (
          <Chapter key={chapter.id} chapter={chapter} guide={guide} scene={scene} here={chapter.id === here} />
        ))}
      </ol>
      <div className="guide-tools">
        <button type="button" className="button" disabled={progress.told.length === 0} onClick={guide.again}>
          {t('guide.again')}
        </button>
        <button
          type="button"
          className="button"
          disabled={here === undefined || guide.over}
          onClick={() => here !== undefined && guide.skipChapter(here)}
        >
          {t('guide.skipChapter')}
        </button>
        <button type="button" className="button" aria-pressed={progress.off} onClick={() => guide.turn(!progress.off)}>
          {t(progress.off ? 'guide.turnOn' : 'guide.off')}
        </button>
        <button type="button" className="button" onClick={guide.restart}>
          {t('guide.restart')}
        </button>
        <p>{t('guide.leave')}</p>
      </div>
    </div>
  )
}

const isOpen = ({ progress }: GuideNow, id: string): boolean =>
  !progress.told.includes(id) && !progress.skipped.includes(id)

function Chapter({ chapter, guide, scene, here }: TabProps & { chapter: GuideChapter; here: boolean }): ReactNode {
  const { t } = scene.words
  const { notes, id } = chapter
  const done = notes.filter((note) => !isOpen(guide, note.id)).length
  const all = done === notes.length
  const [unfolded, setUnfolded] = useState(false)
  const rereads = notes.some((note) => note.id === guide.reread)
  const open = here || unfolded || rereads
  const told = notes.some((note) => guide.progress.said[note.id] !== undefined)
  return (
    <li data-here={here || undefined} aria-current={here ? 'step' : undefined}>
      <span className="guide-sign">
        {here ? <GuideMark size={15} /> : all ? <Icon name="check" size={13} /> : <i />}
      </span>
      <div>
        <p className="guide-title">
          {told && !here ? (
            <button type="button" aria-expanded={open} onClick={() => setUnfolded(!open)}>
              {t(`guide.chapter.${id}`)}
            </button>
          ) : (
            <b>{t(`guide.chapter.${id}`)}</b>
          )}
          {notes.length > 1 && <span>{t('guide.of', { n: done, of: notes.length })}</span>}
        </p>
        <p>{t(`guide.chapter.${id}.about`)}</p>
        {open && (
          <ul>
            {notes.map((note) => (
              <NoteLine key={note.id} id={note.id} guide={guide} scene={scene} />
            ))}
          </ul>
        )}
      </div>
    </li>
  )
}

/** A note by its title; one that was said can be read again. */
function NoteLine({ id, guide, scene }: TabProps & { id: string }): ReactNode {
  const { t } = scene.words
  const told = guide.progress.said[id]
  const now = guide.saying?.note.id === id
  const read = guide.reread === id
  const sign = now ? <GuideMark size={11} /> : isOpen(guide, id) ? <i /> : <Icon name="check" size={10} />
  const title = t(`guide.${id}.title`)
  return (
    <li data-now={now || undefined}>
      <span className="guide-sign">{sign}</span>
      {told === undefined ? (
        title
      ) : (
        <button type="button" aria-expanded={read} onClick={() => guide.read(read ? null : id)}>
          {title}
        </button>
      )}
      {read && told !== undefined && (
        <p className="guide-said">
          {t(told.say)} {t(told.why)}
        </p>
      )}
    </li>
  )
}

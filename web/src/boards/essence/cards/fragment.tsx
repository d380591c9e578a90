/** Prophecy fragments in three sizes. */
import type { FragmentCard, Requirement } from '@ludarium/essence/data'
import { LETTERS } from '@ludarium/essence/data'
import type { ReactNode } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { IDLE, marks, type PieceState } from '../../../kit/pieces/state.ts'
import { Sign } from '../../../kit/signs/Sign.tsx'
import type { Teller } from '../../../table/board.ts'
import { Effects } from './chips.tsx'
import { nameOf, sentence } from './names.ts'
import { OnTop } from './parts.tsx'
import { monsterOf, REQUIREMENT_ICON, ROMAN, TYPE_ICON } from './portraits.ts'
import { effectsSaid, requirementSaid } from './sentence.ts'

interface FragmentProps {
  readonly card: FragmentCard
  readonly words: Teller
  readonly state?: PieceState
}

export function fragmentSaid(card: FragmentCard, words: Teller): string {
  return words.t('fragment.said', {
    name: nameOf(words, card),
    value: ROMAN[card.value],
    need: card.requires.map((need) => words.t(requirementSaid(need, true))).join(' '),
    bonus: words.t(effectsSaid(card.bonus)),
    cost: card.cost === 0 ? words.t('fragment.free') : words.t('fragment.cost.of', { n: card.cost }),
  })
}

/** A pattern as cells; those that `met` lists (by row and column, "0,1") are filled, the others dashed. */
export function Pattern({ rows, met }: { rows: readonly string[]; met?: ReadonlySet<string> }) {
  const columns = Math.max(...rows.map((row) => row.length))
  return (
    <span
      className="essence-pattern"
      style={{ gridTemplateColumns: `repeat(${columns}, var(--pattern-cell))` }}
      aria-hidden="true"
    >
      {rows.flatMap((row, y) =>
        [...row.padEnd(columns, '.')].map((letter, x) => {
          const type = LETTERS[letter]
          const key = `${y},${x}`
          if (type === undefined) return <i key={key} />
          return (
            <i
              key={key}
              className="essence-pattern-cell"
              data-type={type}
              data-missing={met !== undefined && !met.has(key) ? true : undefined}
            >
              <Icon name={TYPE_ICON[type]} size="74%" />
            </i>
          )
        }),
      )}
    </span>
  )
}

/** Squares that fill up: attacks won, treaties signed, segments of one type. */
function Steps({ n, have }: { n: number; have: number }) {
  return (
    <span className="essence-steps" aria-hidden="true">
      {Array.from({ length: n }, (_, i) => i + 1).map((step) => (
        <i key={step} data-done={step <= have || undefined} />
      ))}
    </span>
  )
}

function Need({
  need,
  card,
  words,
  met,
  have,
}: {
  need: Requirement
  card: FragmentCard
  words: Teller
  met?: ReadonlySet<string>
  have: number
}) {
  switch (need.req) {
    case 'pattern':
      return <Pattern rows={need.rows} met={met} />
    case 'monster':
      return (
        <span className="essence-need row gap-2 bold">
          <Icon className="essence-monster" name={monsterOf(card.id)} size="var(--monster)" />
          <Sign icon="checked-shield" tone="defense" />
          {need.defense}
        </span>
      )
    case 'spend':
      return (
        <span className="essence-need row gap-2 bold">
          <span>{words.t('req.short.spend')}</span> {need.n}
          {need.what !== 'influence' && <Sign icon="two-coins" tone="wealth" />}
          {need.what === 'either' && '/'}
          {need.what !== 'wealth' && <Sign icon="wax-seal" tone="influence" />}
        </span>
      )
    default:
      return (
        <span className="essence-need row gap-2 bold essence-column">
          <Steps n={need.n} have={have} />
          <small>
            {need.req !== 'sameType' && <Icon name={REQUIREMENT_ICON[need.req]} size="1.1em" />}
            {words.t(`req.short.${need.req}`, { n: need.n })}
          </small>
        </span>
      )
  }
}

export interface FragmentProgress {
  readonly met?: ReadonlySet<string>
  /** How many of a counted requirement are there. */
  readonly have: number
  /** Influence to pay now. */
  readonly cost: number
  /** Right side of the foot: "2 of 4 placed", "Read now", "locked". */
  readonly foot: ReactNode
}

/** 140 by 104: in the prophecy row. */
export function FragmentCompact({
  card,
  words,
  state = IDLE,
  progress,
}: FragmentProps & { progress: FragmentProgress }) {
  const name = nameOf(words, card)
  return (
    <article className="card essence-card essence-fragment essence-compact" {...marks(state)}>
      <header>
        <b className="essence-roman">{ROMAN[card.value]}</b>
        <span className={name.length > 19 ? 'essence-card-name essence-long' : 'essence-card-name'}>{name}</span>
      </header>
      <div className="essence-need-and-bonus row gap-2 between">
        {card.requires.map((need) => (
          <Need key={need.req} need={need} card={card} words={words} met={progress.met} have={progress.have} />
        ))}
        <span className="essence-bonus" data-many={card.bonus.length > 2 || undefined} aria-hidden="true">
          <Effects list={card.bonus} then="" />
        </span>
      </div>
      <footer>
        <span className="essence-price">
          {progress.cost === 0 ? (
            words.t('fragment.free')
          ) : (
            <>
              {progress.cost}
              <Sign icon="wax-seal" tone="influence" />
            </>
          )}
        </span>
        <span className="essence-progress">{progress.foot}</span>
      </footer>
      <OnTop state={{ ...state, refused: undefined }} words={words} />
    </article>
  )
}

/** 220 by 308. */
export function FragmentFull({ card, words, state = IDLE }: FragmentProps) {
  return (
    <article className="card essence-card essence-fragment essence-full" {...marks(state)}>
      <header>
        <b className="essence-roman">{ROMAN[card.value]}</b>
        <h3>{nameOf(words, card)}</h3>
      </header>
      <div className="essence-stage-of-need">
        {card.requires.map((need) => (
          <Need key={need.req} need={need} card={card} words={words} have={0} />
        ))}
      </div>
      <p className="essence-words">
        {card.requires.map((need) => words.t(requirementSaid(need, false))).join(' ')}{' '}
        {sentence(words, effectsSaid(card.bonus))}
      </p>
      <dl>
        <div>
          <dt>{words.t('fragment.cost')}</dt>
          <dd>
            {card.cost === 0 ? (
              words.t('fragment.free')
            ) : (
              <>
                {card.cost}
                <Sign icon="wax-seal" tone="influence" />
              </>
            )}
          </dd>
        </div>
        <div>
          <dt>{words.t('fragment.bonus')}</dt>
          <dd>
            <Effects list={card.bonus} then="" />
          </dd>
        </div>
        <div>
          <dt>{words.t('fragment.value')}</dt>
          <dd>{card.value}</dd>
        </div>
      </dl>
      <OnTop state={state} words={words} />
    </article>
  )
}

/** A roman numeral in a frame, for what somebody has read. */
export function FragmentToken({ value }: { value: number }) {
  return <span className="essence-fragment-token type-2 bold">{ROMAN[value as 1 | 2 | 3]}</span>
}

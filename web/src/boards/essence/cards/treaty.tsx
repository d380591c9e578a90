/** Treaties and factions: the compact form lies on the board, the full one in the gallery. */
import { type Faction, segmentById, type Treaty } from '@ludarium/essence/data'
import type { ReactNode } from 'react'
import { SeatShape } from '../../../art/SeatShape.tsx'
import { IDLE, marks, type PieceState } from '../../../kit/pieces/state.ts'
import { Sign } from '../../../kit/signs/Sign.tsx'
import type { Teller } from '../../../table/board.ts'
import type { SeatLook } from '../../../table/seats.ts'
import { AbilityChip, Effects } from './chips.tsx'
import { nameOf, sentence } from './names.ts'
import { OnTop } from './parts.tsx'
import { abilitySaid, effectsSaid } from './sentence.ts'

interface TreatyProps {
  readonly treaty: Treaty
  readonly words: Teller
  readonly state?: PieceState
  /** Who has signed, from the cheapest space on. */
  readonly signed?: readonly SeatLook[]
  /** Price of the next space for the reader, after discounts. */
  readonly price?: number
  /** Says what it does in words as well. */
  readonly spoken?: boolean
  /** Token that lies on it. */
  readonly badge?: ReactNode
}

export function treatySaid(treaty: Treaty, words: Teller): string {
  return words.t('treaty.said', { name: nameOf(words, treaty, 'treaty'), what: words.t(effectsSaid(treaty.do)) })
}

function Spaces({ treaty, signed, price }: { treaty: Treaty; signed: readonly SeatLook[]; price?: number }) {
  return (
    <span className="essence-spaces row gap-2" aria-hidden="true">
      {treaty.spaces.map((cost, i) => {
        const look = signed[i]
        if (look !== undefined) return <SeatShape key={cost} colour={look.colour} size={20} />
        const next = i === signed.length
        return (
          <i
            key={cost}
            data-next={next || undefined}
            data-cheaper={(next && price !== undefined && price < cost) || undefined}
          >
            {next && price !== undefined ? price : cost}
          </i>
        )
      })}
    </span>
  )
}

export function TreatyCompact({ treaty, words, state = IDLE, signed = [], price, badge, spoken }: TreatyProps) {
  return (
    <article className="card essence-card essence-treaty essence-compact" {...marks(state)}>
      <header>
        <b>{nameOf(words, treaty, 'treaty')}</b>
        {badge}
        <span className="essence-treaty-effect" aria-hidden="true">
          <Effects list={treaty.do} />
        </span>
      </header>
      {spoken && <p className="essence-words">{sentence(words, effectsSaid(treaty.do))}</p>}
      <Spaces treaty={treaty} signed={signed} price={price} />
      <OnTop state={state} words={words} />
    </article>
  )
}

export function TreatyFull({ treaty, words, state = IDLE, signed = [] }: TreatyProps) {
  return (
    <article className="card essence-card essence-treaty essence-full" {...marks(state)}>
      <header>
        <h3>{nameOf(words, treaty, 'treaty')}</h3>
        <small>{words.t('kind.treaty')}</small>
      </header>
      <div className="essence-treaty-sign" aria-hidden="true">
        <Effects list={treaty.do} />
      </div>
      <p className="essence-words">{sentence(words, effectsSaid(treaty.do))}</p>
      <Spaces treaty={treaty} signed={signed} />
      <p className="essence-words">{words.t('treaty.spaces', { spaces: treaty.spaces.join(', ') })}</p>
      <OnTop state={state} words={words} />
    </article>
  )
}

const STATS = [
  ['wealth', 'two-coins', 'wealth'],
  ['influence', 'wax-seal', 'influence'],
  ['popularity', 'card-draw', 'neutral'],
  ['attack', 'crossed-swords', 'attack'],
  ['defense', 'checked-shield', 'defense'],
  ['foundations', 'stone-block', 'foundation'],
] as const

/** A faction's board: what it gets each round, and its palace. */
export function FactionBoard({
  faction,
  words,
  state = IDLE,
}: {
  faction: Faction
  words: Teller
  state?: PieceState
}) {
  const palace = segmentById.get(faction.palace)
  return (
    <article className="card essence-card essence-faction" data-type={palace?.type} {...marks(state)}>
      <header>
        <h3>{nameOf(words, faction, 'faction')}</h3>
      </header>
      <ul className="essence-stats">
        {STATS.map(([stat, icon, tone]) => (
          <li key={stat}>
            <b>{faction.stats[stat]}</b>
            <Sign icon={icon} tone={tone} />
            <small>{words.t(`faction.${stat}`)}</small>
          </li>
        ))}
      </ul>
      {palace !== undefined && (
        <div className="essence-palace">
          <p>
            <small>{words.t('faction.palace')}</small> <b>{nameOf(words, palace)}</b>
          </p>
          {palace.abilities.map((ability) => (
            <div key={JSON.stringify(ability)}>
              <AbilityChip ability={ability} />
              <p className="essence-words">{sentence(words, abilitySaid(ability))}</p>
            </div>
          ))}
        </div>
      )}
      <OnTop state={state} words={words} />
    </article>
  )
}

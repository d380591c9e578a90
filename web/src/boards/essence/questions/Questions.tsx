/**
 * What is asked over the island, never over the market, the row or the rivals, by step. Questions that the board can ask
 * alone have no entry.
 */
import type { EssenceStep } from '@ludarium/essence'
import { characterById, factionById, segmentById } from '@ludarium/essence/data'
import type { ReactNode } from 'react'
import { SeatShape } from '../../../art/SeatShape.tsx'
import { Choices } from '../../../kit/questions/Choice.tsx'
import { Pick } from '../../../kit/questions/Pick.tsx'
import { type Questions as All, questionOf } from '../../../kit/questions/registry.ts'
import { Sheet } from '../../../kit/questions/Sheet.tsx'
import { Strip } from '../../../kit/questions/Strip.tsx'
import { Sign } from '../../../kit/signs/Sign.tsx'
import { CharacterToken } from '../cards/character.tsx'
import { OptionLine } from '../cards/chips.tsx'
import { SegmentCompact } from '../cards/segment.tsx'
import { FactionBoard } from '../cards/treaty.tsx'
import { type EssenceTable, useTable } from '../context.tsx'
import type { EssenceChoice } from '../places.ts'
import { topStep } from '../view.ts'
import { AdvisorSheet } from './Advisors.tsx'
import { AttackSheet } from './Attack.tsx'
import { BidSheet } from './Bid.tsx'

/** Plain choices as buttons; the one that lets the offer go stands at the foot. */
function plain(table: EssenceTable, title: string, about?: string): ReactNode {
  const { legal, looks, words } = table
  return (
    <Sheet title={words.t(title)} foot={<Decline {...table} />}>
      {about !== undefined && <p className="dim">{about}</p>}
      <div className="cluster">
        <Choices
          of={legal.filter(({ move }) => move.do !== 'decline')}
          label={({ move, text }) => {
            const look = 'seat' in move ? looks[move.seat] : undefined
            if (look === undefined) return undefined
            return (
              <>
                <SeatShape colour={look.colour} size={20} />
                {text}
              </>
            )
          }}
        />
      </div>
    </Sheet>
  )
}

/** The move that lets the offer go, if there is one. */
export function Decline({ legal }: { readonly legal: readonly EssenceChoice[] }): ReactNode {
  return <Choices of={legal.filter(({ move }) => move.do === 'decline')} isQuiet={() => true} />
}

const seats = (table: EssenceTable): ReactNode => plain(table, 'seats.title')

/** E19.2 One of two lists, for oneself or as a judge. */
const lists = (table: EssenceTable): ReactNode => plain(table, 'lists.title')

/** Any mix of Wealth and Influence: to pay, to give, to lose. */
function mix({ legal, words, own }: EssenceTable): ReactNode {
  const [first] = legal
  const n =
    first !== undefined && 'wealth' in first.move && 'influence' in first.move
      ? first.move.wealth + first.move.influence
      : 0
  return (
    <Sheet title={words.t(`mix.title.${first?.move.do}`, { n })}>
      <div className="cluster">
        <Choices
          of={legal}
          label={({ move }) => (
            <>
              {'wealth' in move && move.wealth}
              <Sign icon="two-coins" tone="wealth" />
              {'influence' in move && move.influence}
              <Sign icon="wax-seal" tone="influence" />
            </>
          )}
        />
      </div>
      <p className="dim">{words.t('mix.have', { wealth: own.wealth, influence: own.influence })}</p>
    </Sheet>
  )
}

/** Segments of rivals as cards to press. */
function segments({ words }: EssenceTable, title: string, choices: readonly EssenceChoice[]): ReactNode {
  return (
    <Pick
      key={title}
      title={title}
      className="essence-cards"
      options={choices.flatMap((choice) => {
        const card = 'card' in choice.move ? segmentById.get(choice.move.card) : undefined
        if (card === undefined) return []
        return [{ choice, face: <SegmentCompact card={card} words={words} price={null} state={{ legal: true }} /> }]
      })}
    />
  )
}

/** To exhaust a segment of a rival, or to copy its action. */
function rivals(table: EssenceTable): ReactNode {
  const { legal, words, looks } = table
  const targets = legal.filter(({ move }) => move.do === 'exhaust' || move.do === 'copy')
  const copying = targets.some(({ move }) => move.do === 'copy')
  const bySeat = Map.groupBy(targets, ({ move }) => ('seat' in move ? move.seat : -1))
  return (
    <Sheet title={words.t(copying ? 'rivals.copy' : 'rivals.exhaust')} foot={<Decline {...table} />}>
      {[...bySeat].map(([seat, choices]) => segments(table, looks[seat]?.name ?? '', choices))}
    </Sheet>
  )
}

/** After an attack: a token, a tired segment, or a borrowed character. */
function LootFace({ choice: { move, text } }: { readonly choice: EssenceChoice }): ReactNode {
  if (move.do === 'loot')
    return (
      <>
        <Sign icon={move.token === 'wealth' ? 'two-coins' : 'wax-seal'} tone={move.token} />
        {text}
      </>
    )
  const card = move.do === 'enslave' ? characterById.get(move.card) : undefined
  const option = move.do === 'enslave' ? card?.options[move.option] : undefined
  if (card === undefined || option === undefined) return text
  return (
    <>
      <i className="essence-captive">
        <CharacterToken card={card} />
      </i>
      <OptionLine option={option} />
    </>
  )
}

const QUESTIONS: All<EssenceTable, EssenceStep> = {
  bid: ({ me, view }, { among, done }) =>
    among.includes(me) && <BidSheet key={view.round} done={done[me] ?? false} among={among} decided={done} />,
  chooseFaction: ({ legal, words }) => (
    <Sheet size="whole" title={words.t('factions.title')}>
      <Pick
        width="11.5rem"
        className="essence-faction-list"
        options={legal.flatMap((choice) => {
          const faction = choice.move.do === 'faction' ? factionById.get(choice.move.faction) : undefined
          return faction === undefined ? [] : [{ choice, face: <FactionBoard faction={faction} words={words} /> }]
        })}
      />
    </Sheet>
  ),
  tie: seats,
  nameJudge: seats,
  take: seats,
  embassy: seats,
  pickAdvisor: () => <AdvisorSheet />,
  rector: () => <AdvisorSheet />,
  attack: () => <AttackSheet />,
  loot(table, step) {
    const { legal, words, looks } = table
    const of = (kind: EssenceChoice['move']['do']) => legal.filter(({ move }) => move.do === kind)
    const label = (choice: EssenceChoice): ReactNode => <LootFace choice={choice} />
    return (
      <Sheet title={words.t('loot.title', { name: looks[step.from]?.name ?? '' })} foot={<Decline {...table} />}>
        <div className="cluster">
          <Choices of={of('loot')} label={label} />
        </div>
        {segments(table, words.t('loot.exhaust'), of('exhaust'))}
        {of('enslave').length > 0 && <h3>{words.t('loot.enslave')}</h3>}
        <div className="cluster">
          <Choices of={of('enslave')} label={label} />
        </div>
      </Sheet>
    )
  },
  pay: mix,
  give: mix,
  losses: mix,
  choose: lists,
  judge: lists,
  exhaust: rivals,
  spy: rivals,
  /** E16.7 */
  reshuffle: (table) =>
    plain(
      table,
      'piles.title',
      table.words.t('piles.now', { pile: table.own.pile.length, discard: table.own.discard.length }),
    ),
}

/** These show what happens to players who are not asked. */
const OPEN: ReadonlySet<string> = new Set(['bid', 'pickAdvisor'])

export function Questions(): ReactNode {
  const table = useTable()
  const step = topStep(table.view)
  if (step === undefined || (table.legal.length === 0 && !OPEN.has(step.step))) return null
  return questionOf(QUESTIONS, table, step)
}

const LOOSE: ReadonlySet<string> = new Set(['pass', 'end', 'keep', 'decline'])

/** Moves that belong to no thing on the board and to no sheet: pass, end, keep, let go. */
export function LooseMoves(): ReactNode {
  const { view, legal, words } = useTable()
  const step = topStep(view)
  const loose = legal.filter(({ move }) => LOOSE.has(move.do))
  if (step === undefined || step.step in QUESTIONS || loose.length === 0) return null
  return (
    <Strip at="top-right" label={words.t('question.others')}>
      <Choices of={loose} />
    </Strip>
  )
}

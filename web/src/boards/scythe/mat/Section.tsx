/** One section: the options of its top row as buttons, its bottom row with cost, cubes and recruit. */
import { produceCost, type TopOption } from '@ludarium/scythe'
import { type SectionData, TOP_OPTIONS, TOP_STRUCTURE, type TopAction } from '@ludarium/scythe/data'
import type { ReactNode } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { Piece } from '../../../kit/pieces/Piece.tsx'
import type { SeatColour } from '../../../table/seats.ts'
import { usePiece, useTable } from '../context.tsx'
import { Sign } from '../parts/Figure.tsx'
import { Boxed, House, Pawn } from '../parts/Token.tsx'
import { place } from '../places.ts'
import { iconOf } from '../signs.ts'
import { sectionOf } from '../view.ts'
import { BottomRow } from './BottomRow.tsx'
import { Option } from './Option.tsx'
import { WorkerTrack } from './WorkerTrack.tsx'

const OPTIONS: Readonly<Record<TopAction, readonly TopOption[]>> = {
  move: ['move', 'coins'],
  bolster: ['power', 'combatCards'],
  trade: ['resources', 'popularity'],
  produce: ['produce'],
}

/** What the structure under the top action adds. */
const ADDS: Readonly<Record<TopAction, ReactNode>> = {
  move: <Icon name="tunnel" size={14} />,
  bolster: (
    <>
      +1
      <Sign of="popularity" size={13} />
    </>
  ),
  trade: (
    <>
      +1
      <Sign of="power" size={13} />
    </>
  ),
  produce: <Sign of="produce" size={14} />,
}

export function Section({ data, colour }: { readonly data: SectionData; readonly colour: SeatColour }): ReactNode {
  const { own, words, step, me, view } = useTable()
  const here = sectionOf(own) === data.bottom
  const choosing = step?.step === 'section' && view.active === me
  const { choices } = usePiece(place.section(data.bottom))
  const blocked = here && choosing && choices.length === 0
  const active = here && !choosing && view.active === me
  const off = !choosing && !active && view.active === me
  return (
    <section
      className="scythe-section stack gap-0"
      data-section={data.bottom}
      data-active={active || undefined}
      data-off={off || undefined}
      aria-label={words.t('section.title', {
        top: { key: `top.${data.top}` },
        bottom: { key: `section.${data.bottom}` },
      })}
    >
      <div className="scythe-top" data-blocked={blocked || undefined}>
        <Head data={data} colour={colour} />
        <p className="scythe-pay row gap-3 dim type-2">
          <Pay top={data.top} />
          {here && !blocked && (
            <Boxed width={23} height={26} className="scythe-pawn">
              <g transform="scale(0.76)">
                <Pawn colour={colour} />
              </g>
            </Boxed>
          )}
        </p>
        {blocked ? (
          <p className="scythe-blocked row gap-4 dim type-2">
            <Boxed width={30} height={34}>
              <Pawn colour={colour} />
            </Boxed>
            <span>{words.t('section.same')}</span>
          </p>
        ) : (
          <div className="scythe-options">
            {OPTIONS[data.top].map((option, n) => (
              <Option
                key={option}
                option={option}
                section={data.bottom}
                top={data.top}
                cube={TOP_OPTIONS[data.top][n]?.cube ?? ''}
                base={TOP_OPTIONS[data.top][n]?.base ?? 0}
                colour={colour}
              />
            ))}
            {data.top === 'produce' && <WorkerTrack colour={colour} />}
          </div>
        )}
      </div>
      <BottomRow data={data} colour={colour} active={active} off={off} />
    </section>
  )
}

/** What of that can be read, so that its name begins with what is seen. */
const SHOWS: Readonly<Record<TopAction, string>> = { move: '', bolster: '+1 ', trade: '+1 ', produce: '' }

/** Name of the top action, a button that only puts the token there; and its structure. */
function Head({ data, colour }: { readonly data: SectionData; readonly colour: SeatColour }): ReactNode {
  const { words, own, moves, draft, setDraft } = useTable()
  const structure = TOP_STRUCTURE[data.top]
  const built = (own.structures[['mill', 'monument', 'mine', 'armory'].indexOf(structure)] ?? -1) >= 0
  const buildable = moves.some(({ move }) => move.do === 'build' && move.structure === structure)
  return (
    <div className="scythe-head row gap-2">
      <Piece name={place.section(data.bottom)} label={words.t(`top.${data.top}`)} on="own" className="scythe-head-name">
        {() => (
          <>
            <Icon name={iconOf(data.top)} size={18} />
            <h4>{words.t(`top.${data.top}`)}</h4>
          </>
        )}
      </Piece>
      <button
        type="button"
        className="scythe-structure inline gap-2 dim type-2 strong rigid"
        data-built={built || undefined}
        data-lit={buildable || undefined}
        aria-pressed={buildable ? draft.pick === structure : undefined}
        disabled={!buildable}
        title={words.t(`structure.${structure}.text`)}
        aria-label={`${SHOWS[data.top]}${words.t(built ? 'structure.gone' : 'structure.here', {
          structure: { key: `structure.${structure}` },
        })}`}
        onClick={() => setDraft({ pick: draft.pick === structure ? '' : structure })}
      >
        <Boxed width={24} height={26}>
          <House colour={colour} kind={structure} gone={built} />
        </Boxed>
        <span>{ADDS[data.top]}</span>
      </button>
    </div>
  )
}

function Pay({ top }: { readonly top: TopAction }): ReactNode {
  const { own, view, words } = useTable()
  if (top === 'move') return words.t('pay.free')
  const cost = top === 'produce' ? produceCost(view, own) : { power: 0, popularity: 0, coins: 1 }
  const parts = (['power', 'popularity', 'coins'] as const).filter((what) => cost[what] > 0)
  if (parts.length === 0) return words.t('pay.free')
  return (
    <>
      {words.t('pay.pay')}
      {parts.map((what) => (
        <span key={what} data-short={own[what] < cost[what] || undefined}>
          {cost[what]} <Sign of={what} size={13} label={words.t(`figure.${what}`)} />
        </span>
      ))}
    </>
  )
}

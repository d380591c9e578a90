/** A slot of the board: the cards in it, what a card would do there, and the modules beside it. */
import { isOpen, isUnlocked, setOff, whyClosed } from '@ludarium/revive'
import { type Half, MODULE_SPACES, type Slot, TECHS } from '@ludarium/revive/data'
import type { ReactNode } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { Piece } from '../../../kit/pieces/Piece.tsx'
import { useTable } from '../context.tsx'
import { TRACK } from '../icons.ts'
import { BigCard, CitizenCard, cardSaid } from '../parts/CitizenCard.tsx'
import { Effect } from '../parts/Effect.tsx'
import { ModuleTile } from '../parts/Tiles.tsx'
import { place } from '../places.ts'
import { shownCard } from '../view.ts'
import { useShown } from './shown.tsx'

const HALF_ICON = { top: 'r-top', bottom: 'r-bottom', either: 'r-either' } as const
const T3 = TECHS.indexOf('t3')

export function Bay({ slot }: { readonly slot: Slot }): ReactNode {
  const { words, view, hover, step, choices, me } = useTable()
  const { p, mine } = useShown()
  const { t } = words
  const cards = p.slots[slot.id]
  const locked = slot.locked && !isUnlocked(p, T3)
  const playing = mine && step?.step === 'slot' ? step.card : ''
  const aimed = mine && hover?.move.do === 'slot' && hover.move.slot === slot.id ? hover.move.half : ''
  const lit = HALVES.some((half) => mine && choices.has(place.slot(slot.id, half)))
  const off = playing === '' || !lit ? NOTHING : setOff(view, me, playing, slot.id)
  const again = off.again.length > 0
  const state = locked ? 'locked' : cards.length === 0 ? 'open' : isOpen(view, p, slot.id) ? 'more' : 'full'
  const closed = whyClosed(view, p, slot.id)
  const why = closed === null ? undefined : t(closed)
  return (
    <div className="revive-bay" data-lit={lit || undefined} data-aimed={aimed !== '' || undefined}>
      <div className="revive-bay-head row gap-2 nowrap type-2">
        <Icon name={HALF_ICON[slot.half]} size={15} className="revive-faded" />
        <b className="strong">{t(`slotName.${slot.id}`)}</b>
        <span
          className="revive-bay-state inline gap-1 type-1 revive-faded"
          data-again={again || undefined}
          title={playing === '' ? undefined : why}
        >
          {state === 'full' && playing !== '' && <Icon name="lock" size={11} />}
          {again ? t('bay.again', { n: off.again.length }) : t(`bay.${state}`)}
          {state === 'more' && !again && <Icon name="r-stack" size={13} className="revive-stacks" />}
        </span>
      </div>
      <div className="revive-well" data-empty={cards.length === 0 || undefined}>
        {locked ? (
          <span className="revive-empty stack gap-2 type-1 revive-faded">
            <Icon name="lock" size={16} />
            {t('bay.opens')}
          </span>
        ) : playing !== '' && lit ? (
          <Targets slot={slot} card={playing} aimed={aimed} />
        ) : cards.length === 0 ? (
          <span className="revive-empty stack gap-2 type-1 revive-faded">
            <Icon name={HALF_ICON[slot.half]} size={15} />
            {t(`bay.half.${slot.half}`)}
          </span>
        ) : (
          <Stack slot={slot} why={why} />
        )}
      </div>
      <Modules slot={slot} trigger={aimed === '' ? [] : off.modules} />
    </div>
  )
}

const HALVES: readonly Half[] = ['top', 'bottom']
const NOTHING = { modules: [], again: [] } as const

/** Where the card can go: each half that counts there is a thing to press. */
function Targets(props: { readonly slot: Slot; readonly card: string; readonly aimed: Half | '' }): ReactNode {
  const { slot, card, aimed } = props
  const { words, choices } = useTable()
  const { p } = useShown()
  const halves = HALVES.filter((half) => choices.has(place.slot(slot.id, half)))
  const under = p.slots[slot.id]
  return (
    <>
      {under.length > 0 && aimed === '' && <Stack slot={slot} quiet />}
      {aimed !== '' && (
        <span className="revive-ghost">
          <CitizenCard card={card} words={words} use={aimed} />
        </span>
      )}
      <span className="revive-halves">
        {halves.map((half) => (
          <Piece
            key={half}
            name={place.slot(slot.id, half)}
            label={words.t('bay.target', { slot: { key: `slotName.${slot.id}` }, half: { key: `half.${half}` } })}
            on="own"
            className="revive-target"
          >
            {() =>
              aimed === '' && under.length === 0 ? (
                <span className="row gap-3">
                  <i className="type-1">{half === 'top' ? '▲' : '▼'}</i>
                  <Effect of={shownCard(card)[half].effect} size={15} className="revive-wrap" />
                </span>
              ) : null
            }
          </Piece>
        ))}
      </span>
    </>
  )
}

/** The cards that lie there: earlier ones as strips, the newest below them. */
function Stack(props: {
  readonly slot: Slot
  readonly quiet?: boolean
  /** Why no further card can be played there. */
  readonly why?: string
}): ReactNode {
  const { slot, quiet = false, why } = props
  const { words } = useTable()
  const { p, name } = useShown()
  const cards = p.slots[slot.id]
  const called = (card: string): string => (quiet ? '' : name(place.card(card)))
  return (
    <span className="revive-stack stack gap-0">
      {cards.map(({ card, half }, n) => {
        const last = n === cards.length - 1
        const hue = TRACK[shownCard(card).color]
        return (
          <Piece
            key={card}
            name={called(card)}
            label={why === undefined ? cardSaid(card, words) : `${cardSaid(card, words)}. ${why}`}
            peek={() => <Lying card={card} half={half} why={why} />}
            about={why === undefined ? undefined : { title: words.t(`card.${card}`), lines: [why] }}
            on="own"
            className={last ? 'revive-in' : 'revive-under'}
          >
            {() =>
              last ? (
                <CitizenCard card={card} words={words} use={half} />
              ) : (
                <span
                  className="card row gap-2 nowrap type-1 strong"
                  style={{ background: hue.fill, color: hue.ink }}
                  data-flip={`card:${card}`}
                >
                  <Icon name={hue.icon} size={12} />
                  <span className="grow">{words.t(`card.${card}`)}</span>
                  <Icon name="r-stack" size={13} />
                </span>
              )
            }
          </Piece>
        )
      })}
    </span>
  )
}

/** A card in its slot, large: the half that counts, and why no other can follow it. */
function Lying(props: { readonly card: string; readonly half: Half; readonly why: string | undefined }): ReactNode {
  const { words } = useTable()
  return (
    <>
      <BigCard card={props.card} words={words} use={props.half} />
      {props.why !== undefined && (
        <p className="revive-said revive-why row">
          <Icon name="lock" size={13} />
          {props.why}
        </p>
      )}
    </>
  )
}

function Modules({ slot, trigger }: { readonly slot: Slot; readonly trigger: readonly string[] }): ReactNode {
  const { words } = useTable()
  const { p, name } = useShown()
  return (
    <div className="revive-modules row gap-2">
      {MODULE_SPACES.map((space, n) => {
        if (space.slot !== slot.id) return null
        const module = p.modules[n] ?? ''
        const where = { key: `place.${space.id}` }
        return (
          <Piece
            key={space.id}
            name={name(place.well(space.id))}
            label={
              module === ''
                ? words.t('bay.well', { place: where })
                : words.t('bay.module', { place: where, module: { key: `module.${module}` } })
            }
            on="own"
            className="revive-moduleplace"
            state={trigger.includes(module) ? { selected: true } : undefined}
            peek={module === '' ? undefined : () => <SaidCard text={words.t(`module.${module}`)} />}
          >
            {() =>
              module === '' ? (
                <span className="revive-nomodule row gap-0 type-1 revive-faded">
                  {space.activates && p.used[n] !== true && (
                    <>
                      <Icon name="play" size={9} />
                      1×
                    </>
                  )}
                </span>
              ) : (
                <ModuleTile id={module} />
              )
            }
          </Piece>
        )
      })}
    </div>
  )
}

/** The words of a small thing, beside it. */
export function SaidCard({ text }: { readonly text: string }): ReactNode {
  return <div className="revive-said">{text}</div>
}

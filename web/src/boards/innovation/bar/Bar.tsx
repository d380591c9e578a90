/** The bar on the own turn: groups of actions with counts. Pointing lights only their places, a press keeps it so. */
import { places } from '@ludarium/innovation'
import { sameMove } from '@ludarium/kernel'
import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { bestOf } from '../../../table/groups.ts'
import { isIdle, useKeys } from '../../../table/keys.ts'
import { BoardProvider } from '../context.tsx'
import type { InnovationChoice, InnovationProps } from '../places.ts'
import { onlyGroup, plansOf } from '../plans.ts'
import { HexSheet } from '../questions/Hex.tsx'
import { OfferSheet } from '../questions/Offer.tsx'
import { footOf, ScholarsSheet } from '../science/Foot.tsx'
import { stepOf } from '../view.ts'

/** Names of columns with the groups of moves in them. */
const COLUMNS: readonly (readonly [name: string, groups: readonly string[]])[] = [
  ['bar.map', ['group.terraform', 'group.upgrade', 'group.annex']],
  ['bar.science', ['group.scholar', 'group.innovation']],
  ['bar.once', ['group.power', 'group.books', 'group.special']],
  ['bar.tracks', ['group.tracks']],
  ['bar.beside', ['group.convert', 'group.pass']],
]

/** On a phone a hex or the scholars of a discipline that are asked about are asked in the sheet. */
function asksInSheet({ phone, draft }: InnovationProps): boolean {
  return phone && typeof draft.ask === 'string' && draft.ask !== ''
}

/** A phone asks about power in the sheet too. */
function offersInSheet({ phone, view }: InnovationProps): boolean {
  return phone && stepOf(view)?.step === 'offer'
}

export function hasBar(props: InnovationProps): boolean {
  if (props.legal.length === 0) return false
  return (
    asksInSheet(props) ||
    offersInSheet(props) ||
    (stepOf(props.view)?.step === 'action' && props.draft.only === undefined)
  )
}

export function Bar(props: InnovationProps): ReactNode {
  if (offersInSheet(props))
    return (
      <BoardProvider {...props}>
        <OfferSheet />
      </BoardProvider>
    )
  if (asksInSheet(props))
    return (
      <BoardProvider {...props}>
        {footOf(props.draft.ask) === '' ? <HexSheet /> : <ScholarsSheet discipline={footOf(props.draft.ask)} />}
      </BoardProvider>
    )
  return <Groups {...props} />
}

/** How many things can be pressed for the group; several moves of one thing count once. */
function countOf(props: InnovationProps, choices: readonly InnovationChoice[]): number {
  return new Set(choices.map(({ move, text }) => places.of(props.view, props.seat ?? 0, move) ?? text)).size
}

/** The button that Enter presses, and arrows from button to button. */
function useBarKeys(box: React.RefObject<HTMLDivElement | null>): void {
  useKeys(
    useMemo(() => {
      const step = (event: KeyboardEvent, by: number): void => {
        const buttons = [...(box.current?.querySelectorAll<HTMLElement>('button') ?? [])]
        const { activeElement } = document
        const at = activeElement instanceof HTMLElement ? buttons.indexOf(activeElement) : -1
        if (at < 0 && !isIdle()) return
        event.preventDefault()
        buttons[at < 0 ? (by > 0 ? 0 : buttons.length - 1) : (at + by + buttons.length) % buttons.length]?.focus()
      }
      const keys: Record<string, (event: KeyboardEvent) => void> = {
        ArrowRight: (event) => step(event, 1),
        ArrowLeft: (event) => step(event, -1),
        Enter: () => {
          if (isIdle()) box.current?.querySelector<HTMLElement>('.primary')?.click()
        },
      }
      for (let n = 1; n <= 9; n++)
        keys[String(n)] = () => box.current?.querySelectorAll<HTMLElement>('button')[n - 1]?.click()
      return keys
    }, [box]),
  )
}

function Groups(props: InnovationProps): ReactNode {
  const { words, draft, setDraft, hint } = props
  const { all } = plansOf(props)
  const box = useRef<HTMLDivElement>(null)
  useBarKeys(box)
  const advised = hint === null ? undefined : all.find(({ move }) => sameMove(move, hint))
  return (
    <div className="innovation-bar row gap-5 grow" ref={box}>
      {advised !== undefined && (
        <fieldset className="innovation-bar-column rigid">
          <legend className="nowrap dim type-2">{words.t('bar.hint')}</legend>
          <div className="row gap-3">
            <MoveButton props={props} choice={advised} primary />
          </div>
        </fieldset>
      )}
      {COLUMNS.map(([name, groups]) => {
        const buttons = groups.flatMap((group) => {
          const here = onlyGroup(all, group)
          if (here.length === 0) return []
          if (group === 'group.tracks' || group === 'group.pass')
            return here
              .filter((choice) => choice !== advised)
              .map((choice) => <MoveButton key={choice.text} props={props} choice={choice} />)
          return [
            <button
              key={group}
              type="button"
              className="button legal"
              data-group={group}
              onClick={() => setDraft({ only: group })}
              onPointerEnter={() => setDraft({ ...draft, look: group })}
              onPointerLeave={() => setDraft({ ...draft, look: '' })}
              onFocus={() => setDraft({ ...draft, look: group })}
              onBlur={() => setDraft({ ...draft, look: '' })}
            >
              {words.t(`short.${group}`)} <i>{countOf(props, here)}</i>
            </button>,
          ]
        })
        return buttons.length === 0 ? null : (
          <fieldset key={name} className="innovation-bar-column rigid">
            <legend className="nowrap dim type-2">{words.t(name)}</legend>
            <div className="row gap-3">{buttons}</div>
          </fieldset>
        )
      })}
    </div>
  )
}

interface MoveButtonProps {
  readonly props: InnovationProps
  readonly choice: InnovationChoice
  /** Enter plays it. */
  readonly primary?: boolean
}

function MoveButton({ props, choice, primary }: MoveButtonProps): ReactNode {
  const { submit, setHover, words, view, seat } = props
  const { move } = choice
  const track = !primary && (move.do === 'sailing' || move.do === 'terraforming') ? move.do : null
  return (
    <button
      type="button"
      className={`button choice ${primary ? 'primary' : move.do === 'pass' ? '' : 'legal'}`}
      data-move={move.do}
      title={choice.text}
      onClick={() => submit(move, choice.rest)}
      onPointerEnter={() => setHover(choice)}
      onPointerLeave={() => setHover(null)}
      onFocus={() => setHover(choice)}
      onBlur={() => setHover(null)}
    >
      {primary && <Icon name="hint" size={14} />}
      {track === null ? (
        <span>{choice.text}</span>
      ) : (
        <>
          <Icon name={track === 'sailing' ? 'sailboat' : 'spade'} size={14} label={words.t(`track.${track}`)} />
          <span>{words.t('bar.to', { n: (view.players[seat ?? 0]?.[track] ?? 0) + 1 })}</span>
        </>
      )}
      {primary && (
        <span className="key" aria-hidden="true">
          ↵
        </span>
      )}
    </button>
  )
}

/** Enter takes what the box with the figures shows: what is pointed at, else the advised or only move. */
function useEnter(props: InnovationProps): void {
  const { hover, hint, submit, legal } = props
  const offered = legal.length === 0 ? [] : offers(props)
  const found = bestOf(offered, hint)
  const best = hover ?? offered.find((choice) => choice === found)
  useEffect(() => {
    if (best === undefined) return
    const take = (event: KeyboardEvent): void => {
      const { activeElement } = document
      const here = isIdle() || (hover !== null && activeElement?.closest('.innovation-ways') != null)
      if (event.key !== 'Enter' || !here || document.querySelector('dialog[open], .asked') !== null) return
      event.preventDefault()
      event.stopPropagation()
      submit(best.move, best.rest)
    }
    // Before the bar's own keys: what is pointed at counts more than what is advised.
    addEventListener('keydown', take, true)
    return () => removeEventListener('keydown', take, true)
  }, [best, hover, submit])
}

/** Below the prompt: which moves are kept in sight, and the way back to all. */
export function Note(props: InnovationProps): ReactNode {
  const { draft, setDraft, words, legal } = props
  const only = typeof draft.only === 'string' ? draft.only : ''
  const asks = typeof draft.ask === 'string' && draft.ask !== ''
  const back = only !== '' || asks
  useEnter(props)
  useEffect(() => {
    if (!back) return
    const leave = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') setDraft({})
    }
    addEventListener('keydown', leave)
    return () => removeEventListener('keydown', leave)
  }, [back, setDraft])
  if (legal.length === 0) return null
  if (only === '')
    return stepOf(props.view)?.step === 'action' && !props.phone && props.hover === null && !asks ? (
      <span>{words.t('bar.hover')}</span>
    ) : null
  return (
    <span className="innovation-only inline gap-5">
      {words.t('bar.only', { group: { key: `short.${only}` } })}
      <button type="button" className="button" onClick={() => setDraft({})}>
        {words.t('bar.all')}
        <span className="key" aria-hidden="true">
          Esc
        </span>
      </button>
    </span>
  )
}

/** What the shared buttons offer: the moves of the group that is kept. */
export function offers(props: InnovationProps): readonly InnovationChoice[] {
  const only = typeof props.draft.only === 'string' ? props.draft.only : ''
  return onlyGroup(plansOf(props).all, only)
}

/** Upgrades in short: "E10 guild". */
export function labelOf(choice: InnovationChoice, words: InnovationProps['words']): string {
  const { move } = choice
  if (move.do === 'upgrade')
    return words.t('label.upgrade', { hex: move.hex, building: { key: `building.${move.to}` } })
  if (move.do === 'set') return words.t(`title.${move.terrain}`)
  if (move.do === 'display')
    return words.t('label.display', {
      terrain: { key: `title.${move.terrain}` },
      faction: { key: `faction.${move.faction}` },
    })
  if (move.do === 'annex' || move.do === 'settle') return move.hex
  return choice.text
}

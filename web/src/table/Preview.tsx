/** "After B4: 14 → 22": what the move in question would change, before it is made. */
import type { ReactNode } from 'react'
import { Sign } from '../kit/signs/Sign.tsx'
import { shownFigure as shown } from './advice.ts'
import type { BoardChoice, BoardPlugin, BoardProps, Teller } from './board.ts'
import { changesOf, type FigureChange, type SeatFigure } from './foresight.ts'

/** More would not fit on one line. */
const MOST = 6
/** Sentences are no figures. */
const LONGEST = 14

interface AfterProps extends Pick<BoardProps, 'view' | 'seat' | 'words' | 'foresee'> {
  readonly plugin: Pick<BoardPlugin, 'figures' | 'aim'>
  readonly choice: BoardChoice | undefined
  /** Enter takes the choice. */
  readonly enter?: boolean
}

/** The figures that the board names, before and after the choice. */
export function Preview(props: AfterProps): ReactNode {
  const { view, seat, words, choice, plugin } = props
  const { figures } = plugin
  if (choice === undefined || seat === null || figures === undefined) return null
  const prospect = props.foresee(choice.move, choice.rest)
  if (prospect === null) return null
  const changes = changesOf(
    figures(view, seat),
    prospect.ways.map((way) => figures(way, seat)),
  )
  const aim = plugin.aim?.(choice, view, seat) ?? null
  const title = aim === null ? words.t('table.after') : words.t('table.after.of', { place: aim })
  return <PreviewBox title={title} changes={changes} words={words} enter={props.enter ?? false} />
}

/** Changes in a row; a board may show its own in the same dress. */
export function PreviewBox(props: {
  readonly title: string
  readonly changes: readonly FigureChange[]
  readonly words: Teller
  readonly enter?: boolean
}): ReactNode {
  const { words } = props
  const isShort = (figure: SeatFigure | null): boolean =>
    figure === null || shown(figure.value, words.t).length <= LONGEST
  const changes = props.changes.filter(({ figure, after }) => isShort(figure) && isShort(after))
  if (changes.length === 0) return null
  return (
    <div className="after">
      <span className="after-title">{props.title}</span>
      {changes.slice(0, MOST).map((change) => (
        <OneChange key={change.figure.id} words={words} change={change} />
      ))}
      {changes.length > MOST && <span>{words.t('table.after.more', { n: changes.length - MOST })}</span>}
      {props.enter && (
        <span className="key" aria-hidden="true">
          ↵
        </span>
      )}
    </div>
  )
}

function OneChange({ words, change }: { readonly words: Teller; readonly change: FigureChange }): ReactNode {
  const { figure, after } = change
  const { t } = words
  const name = t(figure.name)
  const rank = after?.rank
  return (
    <span className="after-change" title={name}>
      {figure.icon === undefined ? (
        <span>{name}</span>
      ) : (
        <>
          <Sign icon={figure.icon} tone={figure.tone} />
          <span className="unseen">{name} </span>
        </>
      )}
      <b title={after === null ? t('table.after.unknown') : undefined}>
        {shown(figure.value, t)} → {after === null ? '?' : shown(after.value, t)}
      </b>
      {rank !== undefined && (
        <span className="after-rank" data-first={rank === 1 || undefined}>
          {t('scores.rank', { rank })}
        </span>
      )}
    </span>
  )
}

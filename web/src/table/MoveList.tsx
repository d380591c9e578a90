/** All moves of a group as a searchable list. Opens over the board and closes by itself. */
import { type ReactNode, useId, useState } from 'react'
import { Popover } from '../kit/surface/Popover.tsx'
import type { BoardChoice } from './board.ts'
import { press } from './groups.ts'
import { boardProps, type Hands, type Scene } from './scene.ts'

interface MoveListProps {
  readonly title: string
  readonly choices: readonly BoardChoice[]
  readonly scene: Scene
  readonly hands: Hands
  onClose(): void
}

/** Shorter lists need no search. */
const SEARCH_FROM = 9

export function MoveList(props: MoveListProps): ReactNode {
  const { scene, hands, choices, onClose } = props
  const { t } = scene.words
  const id = useId()
  const [text, setText] = useState('')
  const wanted = text.trim().toLowerCase()
  const found = choices.filter((choice) => choice.text.toLowerCase().includes(wanted))

  return (
    <Popover className="movelist" labelledBy={id} onClose={onClose}>
      <h3 className="type-6 bold" id={id}>
        {props.title}
      </h3>
      {choices.length >= SEARCH_FROM && (
        <input
          className="input"
          type="search"
          value={text}
          placeholder={t('table.search')}
          aria-label={t('table.search')}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={({ key }) => {
            if (key !== 'Enter' || found[0] === undefined) return
            press(found[0], hands)
            onClose()
          }}
        />
      )}
      <ul>
        {found.map((choice) => (
          <li key={`${choice.index} ${choice.text}`}>
            <button
              type="button"
              onClick={() => {
                onClose()
                press(choice, hands)
              }}
              onPointerEnter={() => hands.setHover(choice)}
              onFocus={() => hands.setHover(choice)}
              onPointerLeave={() => hands.setHover(null)}
            >
              <ChoiceText scene={scene} hands={hands} choice={choice} />
            </button>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p className="dim">{t('table.search.none', { text })}</p>}
    </Popover>
  )
}

/** A move's words, or the board's own short label with the words for who listens. */
export function ChoiceText(props: { scene: Scene; hands: Hands; choice: BoardChoice }): ReactNode {
  const { scene, hands, choice } = props
  const { Label } = scene.game.plugin
  if (Label === undefined) return choice.text
  return (
    <>
      <span className="unseen">{choice.text}</span>
      <span className="choice-label" aria-hidden="true">
        <Label {...boardProps(scene, hands)} choice={choice} />
      </span>
    </>
  )
}

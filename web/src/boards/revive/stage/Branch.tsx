/** The end of a chapter: its winner decides how the story goes on. */
import { chapterCards } from '@ludarium/revive'
import type { ReactNode } from 'react'
import { Piece } from '../../../table/pieces/Piece.tsx'
import { useTable } from '../context.tsx'
import { place } from '../targets.ts'
import { Sheet } from './Sheet.tsx'

export function BranchChoice(): ReactNode {
  const { view, words, moves } = useTable()
  const card = chapterCards(view.chapter, 'afterScoring').find(({ ops }) => ops.some(({ op }) => op === 'branch'))
  return (
    <Sheet title={words.t(`story.${card?.id ?? ''}`)}>
      <p>{words.t(`storyText.${card?.id ?? ''}`)}</p>
      <div className="rv-options">
        {moves.map(({ move, text }) =>
          move.do === 'branch' ? (
            <Piece
              key={move.option}
              name={place.branch(move.option)}
              label={text}
              on="chrome"
              className="rv-option"
              told
            >
              {() => (
                <span>
                  <h3>{text}</h3>
                </span>
              )}
            </Piece>
          ) : null,
        )}
      </div>
    </Sheet>
  )
}

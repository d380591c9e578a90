/** A rule shown on the board: a moment of a first game at which it matters, with the note that says why. */
import { type GameEvent, type Move, mayHear, type Seat, type State, sameMove } from '@ludarium/kernel'
import { botName } from '@ludarium/tables'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import { type LoadedGame, loadGame } from '../games.ts'
import { GuidedStart } from '../guide/GuidedStart.tsx'
import { ShownNote } from '../guide/Note.tsx'
import { momentFor, type Rehearsal } from '../guide/rehearse.ts'
import { useSettings } from '../settings.ts'
import { type BoardChoice, type BoardDraft, NO_DRAFT } from '../table/board.ts'
import { DecisionBar } from '../table/DecisionBar.tsx'
import { pressOf } from '../table/foresight.ts'
import { useLayout } from '../table/layout.ts'
import { useScene } from '../table/scene.ts'
import type { LogEntry, Position, TableAbout } from '../table/source.ts'
import { TableView } from '../table/TableView.tsx'
import { useWords } from '../words/context.tsx'
import { Missing } from './Missing.tsx'

/** The reader sits in the first seat. */
const SEAT: Seat = 0

export default function ShowMe(props: { game: string; note: string }): ReactNode {
  const { language } = useSettings()
  const t = useWords()
  const [found, setFound] = useState<{ game: LoadedGame; rehearsal: Rehearsal | null } | null>(null)
  useEffect(() => {
    let current = true
    const find = async (): Promise<void> => {
      const game = await loadGame(props.game, language)
      const guide = await game.module.guide?.()
      const rehearsal = guide === undefined ? null : momentFor(game.module, guide, props.note)
      if (current) setFound({ game, rehearsal })
    }
    find().catch(() => {})
    return () => {
      current = false
    }
  }, [props.game, props.note, language])
  if (found === null) return <p className="table-wait">{t('table.loading')}</p>
  if (found.rehearsal === null) return <Missing />
  return <Shown game={found.game} rehearsal={found.rehearsal} />
}

function positionOf({ module }: LoadedGame, state: State, at: number): Position {
  const { game } = module
  const view = game.view(state, SEAT)
  const actors = game.actors(state)
  const mine = actors.includes(SEAT)
  return {
    at,
    number: at,
    seat: SEAT,
    view,
    hash: '',
    actors,
    legal: mine ? game.legal(view, SEAT) : [],
    refused: mine ? game.why(view, SEAT) : [],
    result: null,
    canUndo: false,
    canRedo: false,
  }
}

function Shown({ game, rehearsal }: { readonly game: LoadedGame; readonly rehearsal: Rehearsal }): ReactNode {
  const t = useWords()
  const layout = useLayout()
  const [, go] = useLocation()
  const { name } = useSettings()
  const [now, setNow] = useState({ state: rehearsal.state, at: 0 })
  const [told, setTold] = useState<readonly LogEntry[]>([])
  const [draft, setDraft] = useState<BoardDraft>(NO_DRAFT)
  const [hover, setHover] = useState<BoardChoice | null>(null)
  const [spoken, setSpoken] = useState<GameEvent | null>(null)
  const [rule, setRule] = useState<string | null>(null)
  const about = useMemo(
    (): TableAbout => ({
      id: 'shown',
      game: game.entry.id,
      version: rehearsal.state.version,
      options: rehearsal.state.options,
      sitters: Array.from({ length: rehearsal.state.seats }, (_, seat) =>
        seat === SEAT
          ? { name: name || t('name.guest'), kind: 'person', level: '' }
          : { name: botName(seat), kind: 'bot', level: '' },
      ),
      own: [SEAT],
      opened: 0,
      used: [],
      readonly: null,
    }),
    [game, rehearsal, name, t],
  )
  const position = useMemo(() => positionOf(game, now.state, now.at), [game, now])
  const scene = useScene(game, about, position, now.at === 0)
  /** Plays it here and nowhere else; then the table stands still. */
  const submit = (move: Move, then: readonly Partial<Move>[] = []): void => {
    const rules = game.module.game
    const state = rules.clone(now.state)
    if (now.at > 0 || !rules.legal(state, SEAT).some((one) => sameMove(one, move))) return
    const heard: LogEntry[] = []
    const play = (one: Move): void =>
      rules.play(state, SEAT, one, (event) => {
        if (mayHear(event, SEAT)) heard.push({ at: 1, round: state.round, turn: state.turn, event })
      })
    for (const one of pressOf(rules, rules.view(state, SEAT), SEAT, move, then)) play(one)
    setNow({ state, at: 1 })
    setTold(heard)
    setDraft(NO_DRAFT)
    setHover(null)
  }
  const hands = {
    hover,
    setHover,
    submit,
    before: null,
    spoken,
    hint: null,
    told,
    draft,
    setDraft,
    openRule: setRule,
    phone: layout === 'phone',
    tab: '',
  }
  const back = `/learn/${game.entry.id}/on/rules/${rehearsal.saying.note.rule}`
  const note = (
    <ShownNote
      scene={scene}
      saying={rehearsal.saying}
      played={now.at > 0}
      floats={layout !== 'phone'}
      onTake={() => {
        const { move, rest } = rehearsal.saying.found
        if (move !== undefined) submit(move, rest)
      }}
      onRule={() => setRule(rehearsal.saying.note.rule)}
      onBack={() => go(back)}
      start={<GuidedStart game={game.entry.id} className="button" label={t('learn.try')} />}
    />
  )
  return (
    <TableView
      scene={scene}
      hands={hands}
      layout={layout}
      told={told}
      newFrom={0}
      setSpoken={setSpoken}
      rule={rule}
      setRule={setRule}
      scores={async () => []}
      tools={null}
      menu={() => null}
      slider={null}
      bar={(sheet) => (
        <div className={sheet ? 'guided-bar' : 'bar-stack stack'}>
          {sheet && note}
          <DecisionBar
            scene={scene}
            hands={hands}
            thinking={null}
            saving={false}
            hint={rehearsal.saying.found.move ?? null}
            asked={null}
            sheet={sheet}
            onAnswer={() => {}}
            peeking={null}
          />
          {!sheet && note}
        </div>
      )}
    />
  )
}

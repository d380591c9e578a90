/** The attack: every target with its comparison, the chosen one in full. */
import { type AttackPreview, attackPreview, type EssenceMove } from '@ludarium/essence'
import { fragmentById } from '@ludarium/essence/data'
import { type ReactNode, useState } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { SeatShape } from '../../../art/SeatShape.tsx'
import { ChoiceButton, isHovered, Question } from '../../../table/pieces/Question.tsx'
import { nameOf } from '../cards/names.ts'
import { monsterOf } from '../cards/portraits.ts'
import { useTable } from '../context.tsx'
import type { EssenceChoice } from '../targets.ts'
import { Decline } from './Decline.tsx'

interface Target {
  readonly choice: EssenceChoice
  readonly preview: AttackPreview
  readonly name: string
  readonly picture: ReactNode
}

function useTargets(): readonly Target[] {
  const { legal, view, me, looks, words } = useTable()
  return legal.flatMap((choice): readonly Target[] => {
    const preview = attackPreview(view, me, choice.move)
    if (preview === null) return []
    return [{ choice, preview, ...described(choice.move) }]
  })

  function described(move: EssenceMove): Pick<Target, 'name' | 'picture'> {
    if (move.do === 'attack') {
      const look = looks[move.seat]
      return { name: look?.name ?? '', picture: look !== undefined && <SeatShape colour={look.colour} size={22} /> }
    }
    const card = move.do === 'attackMonster' ? fragmentById.get(view.row[move.slot - 1] ?? '') : undefined
    if (card === undefined)
      return { name: words.t('threat.title'), picture: <Icon name="spiked-dragon-head" size={24} /> }
    return { name: nameOf(words, card), picture: <Icon name={monsterOf(card.id)} size={24} /> }
  }
}

export function AttackPanel() {
  const { words, hover } = useTable()
  const targets = useTargets()
  const [chosen, setChosen] = useState<number | null>(null)
  const best = targets.reduce<Target | undefined>(
    (a, b) => (a === undefined || b.preview.essence > a.preview.essence ? b : a),
    undefined,
  )
  const shown =
    targets.find((target) => isHovered(target.choice, hover)) ??
    targets.find((target) => target.choice.index === chosen) ??
    best
  if (shown === undefined)
    return (
      <Question title={words.t('attack.none')} foot={<Decline />}>
        {null}
      </Question>
    )
  return (
    <Question
      title={words.t(`attack.title.${kindOf(shown)}`, { name: shown.name })}
      foot={
        <>
          <Decline />
          <ChoiceButton choice={shown.choice} main>
            <Icon name="sword-clash" size={18} /> {words.t('attack.go')}
          </ChoiceButton>
        </>
      }
    >
      <ul className="attack-targets">
        {targets.map((target) => (
          <li key={target.choice.index}>
            <button
              type="button"
              className="button legal"
              aria-pressed={target === shown}
              onClick={() => setChosen(target.choice.index)}
            >
              <span className="choice-label" aria-hidden="true">
                {target.picture}
                {target.name}
                <b className="outcome" data-outcome={target.preview.outcome}>
                  {target.preview.outcome === 'success'
                    ? `+${target.preview.essence}`
                    : words.t(`attack.short.${target.preview.outcome}`)}
                </b>
              </span>
              <span className="unseen">{target.choice.text}</span>
            </button>
          </li>
        ))}
      </ul>
      <Comparison target={shown} />
    </Question>
  )
}

function Comparison({ target }: { readonly target: Target }) {
  const { own, words, looks, me } = useTable()
  const { attack, defense, essence, outcome } = target.preview
  const more = attack - own.attack - own.raid
  const look = looks[me]
  const word = outcome === 'success' ? 'attack.winsBy' : outcome === 'ignored' ? 'attack.ignored' : 'attack.fails'
  return (
    <>
      <div className="comparison">
        <div className="side">
          {look !== undefined && <SeatShape colour={look.colour} size={26} />}
          <small>{words.t('attack.yours')}</small>
          <b>
            <Icon name="crossed-swords" size={26} className="tone-attack" /> {attack}
          </b>
          <dl>
            <div>
              <dt>{words.t('attack.track')}</dt>
              <dd>{own.attack}</dd>
            </div>
            {own.raid > 0 && (
              <div>
                <dt>{words.t('attack.raid')}</dt>
                <dd>+{own.raid}</dd>
              </div>
            )}
            <div>
              <dt>{words.t('attack.cards')}</dt>
              <dd>{more > 0 ? `+${more}` : more}</dd>
            </div>
          </dl>
        </div>
        <div className="verdict" data-outcome={outcome}>
          <small>{words.t(word)}</small>
          {outcome === 'success' && <b>{essence}</b>}
        </div>
        <div className="side">
          {target.picture}
          <small>
            {words.t(kindOf(target) === 'player' ? 'attack.defends' : 'attack.defense', { name: target.name })}
          </small>
          <b>
            <Icon name="checked-shield" size={26} className="tone-defense" /> {defense}
          </b>
          <Defender target={target} />
        </div>
      </div>
      <p className="consequence">
        {words.t(`attack.then.${kindOf(target)}.${outcome}`, { n: essence, name: target.name, defense: defense + 1 })}
      </p>
    </>
  )
}

function kindOf({ choice }: Target): 'player' | 'threat' | 'monster' {
  return choice.move.do === 'attack' ? 'player' : choice.move.do === 'attackThreat' ? 'threat' : 'monster'
}

function Defender({ target }: { readonly target: Target }) {
  const { view, words } = useTable()
  const { move } = target.choice
  if (move.do !== 'attack') return null
  const player = view.players[move.seat]
  return (
    <dl>
      <div>
        <dt>{words.t('attack.defenseTrack')}</dt>
        <dd>{player?.defense}</dd>
      </div>
      <div>
        <dt>{words.t('attack.charges')}</dt>
        <dd>{player?.ignores}</dd>
      </div>
    </dl>
  )
}

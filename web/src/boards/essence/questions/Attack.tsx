/** The attack: every target with its comparison, the chosen one in full. */
import { type AttackPreview, attackPreview, type EssenceMove } from '@ludarium/essence'
import { fragmentById } from '@ludarium/essence/data'
import { type ReactNode, useState } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { SeatShape } from '../../../art/SeatShape.tsx'
import { Choice, Choices, isHovered } from '../../../kit/questions/Choice.tsx'
import { Sheet } from '../../../kit/questions/Sheet.tsx'
import { Sign } from '../../../kit/signs/Sign.tsx'
import { nameOf } from '../cards/names.ts'
import { monsterOf } from '../cards/portraits.ts'
import { useTable } from '../context.tsx'
import type { EssenceChoice } from '../places.ts'

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

export function AttackSheet() {
  const { words, hover, legal } = useTable()
  const decline = <Choices of={legal.filter(({ move }) => move.do === 'decline')} isQuiet={() => true} />
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
  if (shown === undefined) return <Sheet title={words.t('attack.none')} foot={decline} />
  return (
    <Sheet
      title={words.t(`attack.title.${kindOf(shown)}`, { name: shown.name })}
      foot={
        <>
          {decline}
          <Choice choice={shown.choice} main>
            <Icon name="sword-clash" size={18} /> {words.t('attack.go')}
          </Choice>
        </>
      }
    >
      <ul className="essence-attack-targets cluster">
        {targets.map((target) => (
          <li key={target.choice.index}>
            <button
              type="button"
              className={target === shown ? 'button' : 'button legal'}
              aria-pressed={target === shown}
              onClick={() => setChosen(target.choice.index)}
            >
              <span className="choice-label" aria-hidden="true">
                {target.picture}
                {target.name}
                <b className="essence-outcome" data-outcome={target.preview.outcome}>
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
    </Sheet>
  )
}

function Comparison({ target }: { readonly target: Target }) {
  const { own, words, looks, me, view } = useTable()
  const { choice, name, picture, preview } = target
  const { attack, defense, essence, outcome } = preview
  const more = attack - own.attack - own.raid
  const kind = kindOf(target)
  const look = looks[me]
  const rival = choice.move.do === 'attack' ? view.players[choice.move.seat] : undefined
  const word = outcome === 'success' ? 'attack.winsBy' : outcome === 'ignored' ? 'attack.ignored' : 'attack.fails'
  return (
    <>
      <div className="question-sides">
        <Strength
          picture={look !== undefined && <SeatShape colour={look.colour} size={26} />}
          title={words.t('attack.yours')}
          icon="crossed-swords"
          n={attack}
          rows={[
            [words.t('attack.track'), own.attack],
            ...(own.raid > 0 ? [[words.t('attack.raid'), `+${own.raid}`] as const] : []),
            [words.t('attack.cards'), more > 0 ? `+${more}` : more],
          ]}
        />
        <p className="essence-verdict question-middle dim" data-outcome={outcome}>
          {words.t(word)}
          {outcome === 'success' && <b>{essence}</b>}
        </p>
        <Strength
          picture={picture}
          title={words.t(kind === 'player' ? 'attack.defends' : 'attack.defense', { name })}
          icon="checked-shield"
          n={defense}
          rows={
            rival === undefined
              ? []
              : [
                  [words.t('attack.defenseTrack'), rival.defense],
                  [words.t('attack.charges'), rival.ignores],
                ]
          }
        />
      </div>
      <p className="essence-consequence">
        {words.t(`attack.then.${kind}.${outcome}`, { n: essence, name, defense: defense + 1 })}
      </p>
    </>
  )
}

/** One side of an attack: its strength, and what it is made of. */
function Strength(props: {
  readonly picture: ReactNode
  readonly title: string
  readonly icon: 'crossed-swords' | 'checked-shield'
  readonly n: number
  readonly rows: readonly (readonly [name: string, value: number | string])[]
}) {
  return (
    <section className="essence-strength question-part">
      {props.picture}
      <small>{props.title}</small>
      <b className="row">
        <Sign icon={props.icon} tone={props.icon === 'crossed-swords' ? 'attack' : 'defense'} /> {props.n}
      </b>
      <dl className="type-3">
        {props.rows.map(([name, value]) => (
          <div key={name} className="row between">
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function kindOf({ choice }: Target): 'player' | 'threat' | 'monster' {
  return choice.move.do === 'attack' ? 'player' : choice.move.do === 'attackThreat' ? 'threat' : 'monster'
}

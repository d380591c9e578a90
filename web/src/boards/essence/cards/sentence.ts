/** What cards say, in the game's own words for the effect language (rules E19). */
import type { Ability, CharacterOption, Cost, Requirement, SegmentType } from '@ludarium/essence/data'
import { LETTERS } from '@ludarium/essence/data'
import { ability, effects, option, requirement } from '@ludarium/essence/words'
import type { Message } from '@ludarium/kernel'

const say = (key: string, params?: Message['params']): Message => ({ key, params })
export const typeName = (type: SegmentType): Message => say(`type.${type}`)
export const effectsSaid = effects

/** "Side action: (1 Influence) gain 2 Essence" */
export const abilitySaid = (one: Ability): Message => ability(one)
export const optionSaid = (one: CharacterOption): Message => option(one)

export function costSaid(cost: readonly Cost[]): readonly Message[] {
  return cost.map(({ pay, n }) => say(`does.cost.${pay}`, { n }))
}

/** What an ability does, below its kind as a heading. */
export const abilityDoes = (one: Ability): Message => (one.kind === 'passive' ? ability(one) : effects(one.do))
export const abilityKind = (one: Ability): Message => say(`ability.${one.kind === 'action' ? one.star : one.kind}`)

/** Joins messages by pairs. */
function joined(key: string, messages: readonly Message[]): Message {
  return messages.reduce((first, second) => say(key, { first, second }))
}

/** A pattern read aloud row by row. */
function rowsSaid(rows: readonly string[]): Message {
  const lines = rows.map((row) =>
    joined(
      'req.pattern.cells',
      [...row].map((letter) => {
        const type = LETTERS[letter]
        return type === undefined ? say('req.pattern.gap') : typeName(type)
      }),
    ),
  )
  return joined('req.pattern.rows', lines)
}

export function requirementSaid(need: Requirement, aloud: boolean): Message {
  if (need.req === 'pattern') return aloud ? say('req.pattern.said', { rows: rowsSaid(need.rows) }) : say('req.pattern')
  return say('req.needs', { need: requirement(need) })
}

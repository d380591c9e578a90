/** The table in one sentence, made from the same choices: the check before the click. */
import type { Message } from '@ludarium/kernel'
import type { ReactNode } from 'react'
import { LEVELS } from '../../online/levels.ts'
import type { GameEntry } from '../../registry.ts'
import { useTeller } from '../../words/context.tsx'
import type { SeatKind, TableForm } from './form.ts'

interface SentenceProps {
  readonly form: TableForm
  readonly entry: GameEntry
  readonly friends: readonly { readonly id: string; readonly name: string }[]
  readonly alone: boolean
}

export function Sentence({ form, entry, friends, alone }: SentenceProps): ReactNode {
  const words = useTeller()
  const many = (kind: SeatKind): number => form.seats.filter((one) => one.kind === kind).length
  const text = (value: string): Message => ({ key: 'text', params: { text: value } })
  const who: Message[] = [
    ...(many('me') > 0 ? [{ key: 'opening.say.you' }] : []),
    ...(many('screen') > 0 ? [{ key: 'opening.say.screen', params: { n: many('screen') } }] : []),
    ...form.seats.flatMap((one) =>
      one.kind === 'friend'
        ? [text(friends.find(({ id }) => id === one.person)?.name ?? words.t('seatkind.friend'))]
        : [],
    ),
    ...(many('link') > 0 ? [{ key: 'opening.say.link', params: { n: many('link') } }] : []),
    ...LEVELS.flatMap((level): Message[] => {
      const n = form.seats.filter((one) => one.kind === 'bot' && one.level === level).length
      return n === 0 ? [] : [{ key: 'opening.say.bots', params: { n, level: { key: `bot.${level}` } } }]
    }),
  ]
  return (
    <p className="opening-sentence">
      {words.rich(
        {
          key: 'opening.say',
          params: {
            game: text(entry.name),
            n: form.seats.length,
            clock: { key: `opening.say.${alone ? 'none' : form.clock}` },
            who,
          },
        },
        'prompt',
      )}{' '}
      {!alone && form.clock === 'live' && words.t('opening.say.live.time', { min: form.minutes, s: form.seconds })}
      {!alone && form.clock === 'days' && words.t('opening.say.days.time', { d: form.days })}{' '}
      {words.t('opening.say.length', { from: entry.minutes[0], to: entry.minutes[1] })}
    </p>
  )
}

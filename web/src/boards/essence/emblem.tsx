/** Names of cards in prompts and log lines: in a prompt underlined in the type's colour, in the log as a small sign. */
import { segmentById } from '@ludarium/essence/data'
import type { Message } from '@ludarium/kernel'
import type { ReactNode } from 'react'
import { Icon } from '../../art/Icon.tsx'
import { TYPE_ICON } from './cards/portraits.ts'
import './icons.ts'

export function emblem(message: Message, text: string, where: 'prompt' | 'log'): ReactNode {
  const card = message.key.startsWith('card.') ? segmentById.get(message.key.slice('card.'.length)) : undefined
  if (card === undefined) return null
  if (where === 'prompt')
    return (
      <b className="essence-prompt-card" data-type={card.type}>
        {text}
      </b>
    )
  return (
    <span className="essence-log-card" data-type={card.type}>
      <Icon name={TYPE_ICON[card.type]} size="0.95em" />
      {text}
    </span>
  )
}

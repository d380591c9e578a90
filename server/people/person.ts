/** A person as other parts see them. */
import { type Row, text } from '../store/index.ts'

export interface Person {
  readonly id: string
  /** A guest has no password and exists in one browser; a bot is a program that an account is responsible for. */
  readonly kind: 'guest' | 'account' | 'bot'
  readonly name: string
}

export function personOf(row: Row): Person {
  const kind = text(row, 'kind')
  return { id: text(row, 'id'), kind: kind === 'account' || kind === 'bot' ? kind : 'guest', name: text(row, 'name') }
}

/** Random ids for people, sessions, tables and requests. */
import { randomBytes } from 'node:crypto'

export const newId = (): string => randomBytes(9).toString('base64url')

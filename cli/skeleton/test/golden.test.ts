/** Recorded games that must replay to the same bytes. */
import { golden } from '@ludarium/kernel/testkit'
import { module } from '../index.ts'
import { tables } from './tables.ts'

golden(module, new URL('./golden/', import.meta.url), tables)

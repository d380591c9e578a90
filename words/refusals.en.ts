/** Refusals of the kernel and the tables, in English. Games have their own catalogs for their refusals. */
import type { Catalog } from '@ludarium/kernel'

export const refusals = {
  // Decisions
  'refusal.seat': 'This table has no such seat.',
  'refusal.turn': 'It is not your turn to decide.',
  'refusal.illegal': 'That move is not possible now.',
  'refusal.press': 'Move {n} of {of} was refused, so none was played. {reason}',
  'refusal.over': 'The game is over.',
  'refusal.stale': 'The game has moved on since then. Look at the board and choose again.',
  'refusal.undo.nothing': 'There is nothing to undo.',
  'refusal.undo.other': 'Someone else has moved since, so this cannot be undone.',
  'refusal.undo.revealed': 'That move revealed hidden information, so it cannot be undone.',
  'refusal.undo.time': 'You have already used the time that move added to your clock, so it cannot be undone.',
  'refusal.redo': 'There is nothing to redo.',
  'refusal.malformed.plain': 'A move must be a plain object.',
  'refusal.malformed.press': 'A press is a list of 1 to {most} moves.',
  'refusal.malformed.do': 'A move must be an object with the field "do".',
  'refusal.malformed.fields': 'A move can have at most {most} fields.',
  'refusal.malformed.long': 'A text in a move can have at most {most} characters.',
  'refusal.malformed.field': "The field ''{field}'' of a move must be a text, a number, true or false.",

  // Opening a table
  'refusal.seats': '{game} takes {min} to {max} players.',
  'refusal.seed': 'A seed must have 1 to 200 characters.',
  'refusal.options': 'Options must be an object of names and values.',
  'refusal.option.value': "The option ''{option}'' must be {takes}.",
  'refusal.option.unknown': "There is no option ''{option}''.",
  'refusal.option.flag': 'true or false',
  'refusal.option.number': 'a whole number from {min} to {max}',
  'refusal.option.choice': 'one of {values}',
  'refusal.option.seats': 'a list with one value per seat, each one of {values}',

  // Games and positions as text
  'refusal.game.other': "This is a record of ''{game}'', not of ''{wanted}''.",
  'refusal.version.none': 'The record does not say which version of the rules it uses.',
  'refusal.version.newer': 'This record uses a newer version of the rules.',
  'refusal.record.long': 'This text is too long to be a game.',
  'refusal.record.head': "A record must start with ''{format}'', the game and its version.",
  'refusal.record.seats': 'The record does not give its seats and seed.',
  'refusal.record.option': "The line ''{line}'' is not an option.",
  'refusal.record.line': 'Line {line} of the record is not a move.',
  'refusal.record.cut': 'The record is incomplete: its ending does not match its moves.',
  'refusal.record.end': 'The end of the record cannot be read.',
  'refusal.record.other': 'This is not a game of {game}.',
  'refusal.record.otherwise': 'Under these rules the game goes differently.',
  'refusal.position.long': 'This text is too long to be a position.',
  'refusal.position.other': 'This is not a position of {game}.',
  'refusal.position.none': 'The text does not contain a position.',

  // Tables
  'refusal.record.opened': 'The table’s log does not start with its setup, or contains it twice.',
  'refusal.record.malformed': 'The table’s log contains a record that this version cannot read.',
  'refusal.record.sitters': 'The table’s log does not say who sits where.',
  'refusal.diverged': 'Under these rules, one of the moves leads to a different position.',
  'refusal.readonly': 'This table is read-only: the current rules cannot replay it any further.',
  'refusal.seat.none': 'This table has no such seat.',
  'refusal.seat.taken': 'Someone already sits there.',
  'refusal.seat.other': 'That seat belongs to someone else.',
  'refusal.ended': 'The game has ended.',
  'refusal.flag': 'There is still time on the clock.',
  'refusal.running': 'The full game is available once it is over.',
  'refusal.at': 'The game has not got that far.',
  'refusal.ticket': 'A ticket can have at most 200 characters.',
  'refusal.store.failed': 'This could not be saved, so nothing has changed. Try again. ({reason})',
  'refusal.store.late':
    'The storage is not responding, so this may or may not have been saved. Try again: nothing happens twice.',

  // Connections
  'refusal.line.closed': 'The connection to the table is gone. Your moves are saved: open the table again.',
  'refusal.line.late': 'The table is not responding. Try again: nothing happens twice.',
  'refusal.many.feeds': 'You are following too many tables at once.',
  'refusal.malformed.request': 'The request could not be understood.',
  'refusal.request': "There is no request ''{name}''.",
  'refusal.internal': 'Something unexpected went wrong: {reason}',
  'refusal.internal.line': 'Something unexpected went wrong.',
} satisfies Catalog

/** What the kernel and the tables refuse, in English. Games say in their own catalogs what only their rules refuse. */
import type { Catalog } from '@ludarium/kernel'

export const refusals = {
  // Decisions
  'refusal.seat': 'There is no such seat at this table.',
  'refusal.turn': 'It is not your decision now.',
  'refusal.illegal': 'That move is not possible now.',
  'refusal.over': 'The game is over.',
  'refusal.stale': 'The table has moved on since that decision was made.',
  'refusal.undo.nothing': 'There is nothing to take back.',
  'refusal.undo.other': 'Somebody else has decided since.',
  'refusal.undo.revealed': 'That decision brought something hidden to light.',
  'refusal.undo.time': 'The time that this decision brought is already used.',
  'refusal.redo': 'There is nothing to do again.',
  'refusal.malformed.plain': 'A move is a plain record.',
  'refusal.malformed.do': 'A move is a record with the field "do".',
  'refusal.malformed.fields': 'A move has at most {most} fields.',
  'refusal.malformed.long': 'No text in a move is longer than {most} characters.',
  'refusal.malformed.field': "The field ''{field}'' of a move is a text, a number or true or false.",

  // Opening a table
  'refusal.seats': '{game} is for {min} to {max} seats.',
  'refusal.seed': 'A seed is a text of 1 to 200 characters.',
  'refusal.options': 'Options are a record of names and values.',
  'refusal.option.value': "The option ''{option}'' takes {takes}.",
  'refusal.option.unknown': "There is no option ''{option}''.",
  'refusal.option.flag': 'true or false',
  'refusal.option.number': 'a whole number from {min} to {max}',
  'refusal.option.choice': 'one of {values}',
  'refusal.option.seats': 'a list with one value for each seat, each one of {values}',

  // Games and positions as text
  'refusal.game.other': "This is a record of ''{game}'', not of ''{wanted}''.",
  'refusal.version.none': 'The record does not say which version of the rules it was played by.',
  'refusal.version.newer': 'This record was made by a newer version of the rules.',
  'refusal.record.long': 'The text is too long for a game.',
  'refusal.record.head': "A record begins with ''{format}'', the game and its version.",
  'refusal.record.seats': 'The record does not say its seats and its seed.',
  'refusal.record.option': "The line ''{line}'' is not an option.",
  'refusal.record.line': 'Line {line} of the record is not a decision.',
  'refusal.record.cut': 'The record is not whole: its end does not fit its decisions.',
  'refusal.record.end': 'The end of the record cannot be read.',
  'refusal.record.other': 'This is not a game of {game}.',
  'refusal.record.otherwise': 'The game goes another way under these rules.',
  'refusal.position.long': 'The text is too long for a position.',
  'refusal.position.other': 'This is not a position of {game}.',
  'refusal.position.none': 'The text does not hold a position.',

  // Tables
  'refusal.record.opened': 'The table does not begin as a table does.',
  'refusal.record.malformed': 'The table holds something that this version cannot read.',
  'refusal.record.sitters': 'The table does not say who sits where.',
  'refusal.diverged': 'A decision leads to another position under these rules.',
  'refusal.readonly': 'This table can only be looked at: these rules cannot follow it any further.',
  'refusal.seat.none': 'There is no such seat at this table.',
  'refusal.seat.taken': 'Somebody sits there already.',
  'refusal.seat.other': 'That seat is somebody else’s.',
  'refusal.ended': 'The game was ended.',
  'refusal.flag': 'There is time left.',
  'refusal.running': 'The whole game can be had once it is over.',
  'refusal.at': 'So many decisions have not been made.',
  'refusal.ticket': 'A ticket is a text of at most 200 characters.',
  'refusal.store.failed': 'That could not be saved, so nothing has changed. Try again. ({reason})',
  'refusal.store.late':
    'The storage does not answer, so it is not known whether that was saved. Try again: nothing is done twice.',

  // Lines
  'refusal.line.closed': 'The connection to the table is gone. What was decided is kept: open the table again.',
  'refusal.line.late': 'The table does not answer. Try again: nothing is done twice.',
  'refusal.many.feeds': 'Too much is being followed at once.',
  'refusal.malformed.request': 'The request cannot be understood.',
  'refusal.request': "There is no request ''{name}''.",
  'refusal.internal': 'Something went wrong that should not have: {reason}',
  'refusal.internal.line': 'Something went wrong that should not have.',
} satisfies Catalog

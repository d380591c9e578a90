/** The server's refusals and notifications, in German. */
import { german } from '@ludarium/kernel'
import type { serverWords as english } from './server.en.ts'

export const serverWords = german<typeof english>({
  // Accounts
  'refusal.auth': 'Melde dich zuerst an.',
  'refusal.auth.wrong': 'Name oder Passwort ist falsch.',
  'refusal.slow': 'Zu viele Anfragen. Versuch es in einer Weile noch einmal.',
  'refusal.slow.signin':
    'Zu viele Fehlversuche. Versuch es in {seconds, plural, one {# Sekunde} other {# Sekunden}} noch einmal.',
  'refusal.name.length': 'Ein Name hat {min} bis {max} Zeichen.',
  'refusal.name.letters': 'Ein Name enthält mindestens einen Buchstaben oder eine Ziffer.',
  'refusal.name.taken': 'Dieser Name ist schon vergeben.',
  'refusal.password.length': 'Ein Passwort hat {min} bis {max} Zeichen.',
  'refusal.password.name': 'Das Passwort muss anders lauten als der Name.',
  'refusal.account.already': 'Du hast schon ein Konto.',
  'refusal.account.none': 'Dafür brauchst du ein Konto.',
  'refusal.friend.self': 'Das bist du selbst.',
  'refusal.friend.blocked': 'Du hast diese Person blockiert.',
  'refusal.many.bots': 'Ein Konto kann höchstens {most, plural, one {# eigenen Bot} other {# eigene Bots}} haben.',
  'refusal.many.friends': 'Du kannst höchstens {most} Freunde haben.',
  'refusal.many.tables': 'Du kannst höchstens {most, plural, one {# Tisch} other {# Tische}} gleichzeitig offen haben.',
  'refusal.many.invited': 'Du kannst höchstens {most} Personen an einen Tisch einladen.',
  'refusal.many.asks': 'Beantworte zuerst die offene Frage.',
  'refusal.missing.session': 'Diese Sitzung gibt es nicht.',
  'refusal.missing.person': 'Diese Person gibt es hier nicht.',
  'refusal.missing.table': 'Diesen Tisch gibt es nicht, oder er ist für dich nicht offen.',
  'refusal.missing.ask': 'Diese Frage ist nicht mehr offen.',
  'refusal.missing.line': 'Diese Nachricht gibt es nicht.',
  'refusal.missing.page': 'Unter dieser Adresse gibt es nichts.',
  'refusal.forbidden.origin': 'Die Anfrage kam von einer anderen Website.',
  'refusal.forbidden.host': 'Das kann nur der Gastgeber.',
  'refusal.forbidden.invited': 'An diesen Tisch kommt man nur mit Einladung.',
  'refusal.forbidden.apart': 'An diesen Tisch kannst du dich nicht setzen.',
  'refusal.forbidden.chat': 'Du kannst hier jetzt weder schreiben noch lesen.',
  'refusal.forbidden.watch': 'An diesem Tisch darf niemand zusehen.',
  'refusal.malformed.body': 'Die Anfrage ist unverständlich.',
  'refusal.large': 'Die Anfrage ist zu groß.',

  // Tables
  'refusal.game': 'Dieses Spiel gibt es hier nicht.',
  'refusal.rated.hint': 'In einer gewerteten Partie gibt es keine Tipps.',
  'refusal.rated.account': 'Für gewertete Partien brauchst du ein Konto.',
  'refusal.rated.people': 'An einem gewerteten Tisch können nur Personen mit Konto sitzen.',
  'refusal.clock.rest': 'Ruhetage gibt es nur mit einer Uhr, die in Tagen zählt.',
  'refusal.bot.level': 'Diesen Bot gibt es nicht.',
  'refusal.room.begun': 'Die Partie hat schon begonnen.',
  'refusal.room.waiting': 'Die Partie hat noch nicht begonnen.',
  'refusal.room.game': 'Ein Tisch kann nicht zu einem anderen Spiel wechseln.',
  'refusal.start.free': 'Ein Platz ist noch frei.',
  'refusal.start.ready': 'Es sind noch nicht alle bereit.',
  'refusal.seat.flag': 'Dieser Platz hat keine Zeit mehr: Die Uhr wäre sofort wieder abgelaufen.',
  'refusal.ask.already': 'Darum hast du schon gebeten.',
  'refusal.ask.here': 'Die Person ist da.',
  'refusal.ask.clock': 'An einem Tisch mit Uhr entscheidet die Uhr, wann ein Bot übernimmt.',
  'refusal.ask.early':
    'Ein Bot kann erst übernehmen, wenn die Partie {minutes, plural, one {# Minute} other {# Minuten}} auf jemanden gewartet hat.',
  'refusal.chat.length': 'Eine Nachricht hat 1 bis {max} Zeichen.',
  'refusal.store.away': 'Der Speicher antwortet nicht. Versuch es gleich noch einmal: Nichts geschieht doppelt.',

  // Reminders
  'remind.subject': 'Du bist dran: {game}',
  'remind.turn': 'Du bist dran: {game}.',
  'remind.stop': 'Auf deiner Seite stellst du ein, wie wir dich benachrichtigen.',
})

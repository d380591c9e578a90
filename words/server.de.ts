/** What the server refuses and tells, in German. */
import { german } from '@ludarium/kernel'
import type { serverWords as english } from './server.en.ts'

export const serverWords = german<typeof english>({
  // Who somebody is
  'refusal.auth': 'Melde dich zuerst an.',
  'refusal.auth.wrong': 'Name oder Passwort ist falsch.',
  'refusal.slow': 'Das war zu oft. Versuch es in einer Weile noch einmal.',
  'refusal.slow.signin':
    'Das war zu oft falsch. Versuch es in {seconds, plural, one {# Sekunde} other {# Sekunden}} noch einmal.',
  'refusal.name.length': 'Ein Name hat {min} bis {max} Zeichen.',
  'refusal.name.letters': 'Ein Name hat mindestens einen Buchstaben oder eine Ziffer.',
  'refusal.name.taken': 'Diesen Namen hat schon jemand.',
  'refusal.password.length': 'Ein Passwort hat {min} bis {max} Zeichen.',
  'refusal.password.name': 'Das Passwort darf nicht der Name sein.',
  'refusal.account.already': 'Das ist schon ein Konto.',
  'refusal.account.none': 'Dafür brauchst du ein Konto.',
  'refusal.friend.self': 'Das bist du selbst.',
  'refusal.friend.blocked': 'Du hast diese Person blockiert.',
  'refusal.many.bots': 'Zu einem Konto gehören höchstens {most, plural, one {# eigener Bot} other {# eigene Bots}}.',
  'refusal.many.friends': 'Man hat hier höchstens {most} Freunde.',
  'refusal.many.tables': 'Man hat höchstens {most, plural, one {# Tisch} other {# Tische}} zugleich offen.',
  'refusal.many.invited': 'An einen Tisch werden höchstens {most} Personen eingeladen.',
  'refusal.many.asks': 'Beantworte zuerst, was gerade gefragt wird.',
  'refusal.missing.session': 'Diese Sitzung gibt es nicht.',
  'refusal.missing.person': 'So jemanden gibt es hier nicht.',
  'refusal.missing.table': 'Diesen Tisch gibt es nicht, oder er ist für dich nicht offen.',
  'refusal.missing.ask': 'Das wird nicht mehr gefragt.',
  'refusal.missing.line': 'Diese Zeile gibt es nicht.',
  'refusal.missing.page': 'Hier ist nichts.',
  'refusal.forbidden.origin': 'Das kam von einer anderen Seite.',
  'refusal.forbidden.host': 'Das darf nur, wer den Tisch eröffnet hat.',
  'refusal.forbidden.invited': 'Dieser Tisch ist für eingeladene Personen.',
  'refusal.forbidden.apart': 'An diesen Tisch kannst du dich nicht setzen.',
  'refusal.forbidden.chat': 'Du kannst hier jetzt weder schreiben noch lesen.',
  'refusal.forbidden.watch': 'An diesem Tisch darf niemand zuschauen.',
  'refusal.malformed.body': 'Die Anfrage ist nicht zu verstehen.',
  'refusal.large': 'Das ist zu viel auf einmal.',

  // Tables
  'refusal.game': 'Dieses Spiel gibt es hier nicht.',
  'refusal.rated.hint': 'In einer gewerteten Partie gibt es keine Tipps.',
  'refusal.rated.account': 'Für gewertete Partien brauchst du ein Konto.',
  'refusal.rated.people': 'An einem gewerteten Tisch sitzen nur Menschen mit Konto.',
  'refusal.clock.rest': 'Ruhetage gibt es nur mit einer Uhr, die in Tagen zählt.',
  'refusal.bot.level': 'Diesen Bot gibt es nicht.',
  'refusal.room.begun': 'Die Partie hat schon begonnen.',
  'refusal.room.waiting': 'Die Partie hat noch nicht begonnen.',
  'refusal.room.game': 'Das Spiel eines Tischs ändert sich nicht.',
  'refusal.start.free': 'Ein Platz ist noch frei.',
  'refusal.start.ready': 'Es sind noch nicht alle bereit.',
  'refusal.seat.flag': 'Dieser Platz hat keine Zeit mehr: Sie wäre sofort wieder abgelaufen.',
  'refusal.ask.already': 'Danach hast du schon gefragt.',
  'refusal.ask.here': 'Die Person ist da.',
  'refusal.ask.clock': 'An einem Tisch mit Uhr entscheidet die Uhr, wann ein Bot weiterspielt.',
  'refusal.ask.early':
    'Ein Bot spielt für jemanden erst weiter, wenn die Partie {minutes, plural, one {# Minute} other {# Minuten}} auf diese Person gewartet hat.',
  'refusal.chat.length': 'Eine Zeile hat 1 bis {max} Zeichen.',
  'refusal.store.away': 'Der Speicher antwortet nicht. Versuch es gleich noch einmal: Nichts geschieht doppelt.',

  // Reminders
  'remind.subject': 'Du bist dran: {game}',
  'remind.turn': 'An einem Tisch {game} bist du dran.',
  'remind.stop': 'Auf deiner eigenen Seite wählst du, wie du benachrichtigt wirst.',
})

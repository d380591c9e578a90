/** Refusals of the kernel and the tables, in German. */
import { german } from '@ludarium/kernel'
import type { refusals as english } from './refusals.en.ts'

export const refusals = german<typeof english>({
  // Decisions
  'refusal.seat': 'Diesen Platz gibt es am Tisch nicht.',
  'refusal.turn': 'Du bist gerade nicht dran.',
  'refusal.illegal': 'Dieser Zug ist jetzt nicht möglich.',
  'refusal.press': 'Zug {n} von {of} wurde abgelehnt, deshalb wurde keiner gespielt. {reason}',
  'refusal.over': 'Die Partie ist zu Ende.',
  'refusal.stale': 'Die Partie ist inzwischen weitergegangen. Sieh dir den Tisch an und wähle noch einmal.',
  'refusal.undo.nothing': 'Es gibt nichts zurückzunehmen.',
  'refusal.undo.other': 'Inzwischen hat jemand anderes gezogen. Das lässt sich nicht mehr zurücknehmen.',
  'refusal.undo.revealed': 'Dabei wurde etwas Verdecktes aufgedeckt. Das lässt sich nicht zurücknehmen.',
  'refusal.undo.time':
    'Du hast die Zeit, die du dafür bekommen hast, schon verbraucht. Das lässt sich nicht mehr zurücknehmen.',
  'refusal.redo': 'Es gibt nichts zu wiederholen.',
  'refusal.malformed.plain': 'Ein Zug muss ein einfaches Objekt sein.',
  'refusal.malformed.press': 'Ein Klick ist eine Liste von 1 bis {most} Zügen.',
  'refusal.malformed.do': 'Ein Zug muss ein Objekt mit dem Feld "do" sein.',
  'refusal.malformed.fields': 'Ein Zug hat höchstens {most} Felder.',
  'refusal.malformed.long': 'Ein Text in einem Zug hat höchstens {most} Zeichen.',
  'refusal.malformed.field': 'Das Feld „{field}“ eines Zugs muss ein Text, eine Zahl, wahr oder falsch sein.',

  // Opening a table
  'refusal.seats': '{game} spielt man auf {min} bis {max} Plätzen.',
  'refusal.seed': 'Ein Startwert hat 1 bis 200 Zeichen.',
  'refusal.options': 'Optionen müssen ein Objekt aus Namen und Werten sein.',
  'refusal.option.value': 'Die Option „{option}“ erwartet {takes}.',
  'refusal.option.unknown': 'Es gibt keine Option „{option}“.',
  'refusal.option.flag': 'wahr oder falsch',
  'refusal.option.number': 'eine ganze Zahl von {min} bis {max}',
  'refusal.option.choice': 'einen der Werte {values}',
  'refusal.option.seats': 'eine Liste mit einem Wert je Platz, jeweils einem von {values}',

  // Games and positions as text
  'refusal.game.other': 'Das ist eine Aufzeichnung von „{game}“, nicht von „{wanted}“.',
  'refusal.version.none': 'In der Aufzeichnung steht nicht, nach welcher Version der Regeln gespielt wurde.',
  'refusal.version.newer': 'Diese Aufzeichnung stammt aus einer neueren Version der Regeln.',
  'refusal.record.long': 'Für eine Partie ist der Text zu lang.',
  'refusal.record.head': 'Eine Aufzeichnung beginnt mit „{format}“, dem Spiel und seiner Version.',
  'refusal.record.seats': 'In der Aufzeichnung fehlen Plätze und Startwert.',
  'refusal.record.option': 'Die Zeile „{line}“ ist keine Option.',
  'refusal.record.line': 'Zeile {line} der Aufzeichnung ist keine Entscheidung.',
  'refusal.record.cut': 'Die Aufzeichnung ist unvollständig: Ihr Ende passt nicht zu ihren Entscheidungen.',
  'refusal.record.end': 'Das Ende der Aufzeichnung ist nicht lesbar.',
  'refusal.record.other': 'Das ist keine Partie {game}.',
  'refusal.record.otherwise': 'Nach diesen Regeln verläuft die Partie anders.',
  'refusal.position.long': 'Für eine Stellung ist der Text zu lang.',
  'refusal.position.other': 'Das ist keine Stellung von {game}.',
  'refusal.position.none': 'Der Text enthält keine Stellung.',

  // Tables
  'refusal.record.opened': 'Im Protokoll des Tischs fehlt der Spielaufbau am Anfang, oder er kommt zweimal vor.',
  'refusal.record.malformed': 'Das Protokoll des Tischs enthält etwas, das diese Version nicht lesen kann.',
  'refusal.record.sitters': 'Im Protokoll des Tischs steht nicht, wer wo sitzt.',
  'refusal.diverged': 'Eine Entscheidung führt nach diesen Regeln zu einer anderen Stellung.',
  'refusal.readonly': 'Diesen Tisch kannst du nur ansehen: Nach den jetzigen Regeln geht er nicht weiter.',
  'refusal.seat.none': 'Diesen Platz gibt es am Tisch nicht.',
  'refusal.seat.taken': 'Dort sitzt schon jemand.',
  'refusal.seat.other': 'Dieser Platz gehört jemand anderem.',
  'refusal.ended': 'Die Partie ist beendet.',
  'refusal.flag': 'Es ist noch Zeit übrig.',
  'refusal.running': 'Die ganze Partie gibt es, sobald sie zu Ende ist.',
  'refusal.at': 'So weit ist die Partie noch nicht.',
  'refusal.ticket': 'Ein Ticket hat höchstens 200 Zeichen.',
  'refusal.store.failed': 'Das ließ sich nicht speichern, geändert hat sich nichts. Versuch es noch einmal. ({reason})',
  'refusal.store.late':
    'Der Speicher antwortet nicht. Vielleicht wurde das gespeichert, vielleicht nicht. Versuch es noch einmal: Nichts geschieht doppelt.',

  // Connections
  'refusal.line.closed': 'Die Verbindung zum Tisch ist weg. Deine Züge sind gespeichert: Öffne den Tisch noch einmal.',
  'refusal.line.late': 'Der Tisch antwortet nicht. Versuch es noch einmal: Nichts geschieht doppelt.',
  'refusal.many.feeds': 'Du verfolgst zu viele Tische gleichzeitig.',
  'refusal.malformed.request': 'Die Anfrage ist unverständlich.',
  'refusal.request': 'Es gibt keine Anfrage „{name}“.',
  'refusal.internal': 'Da ist unerwartet etwas schiefgegangen: {reason}',
  'refusal.internal.line': 'Da ist unerwartet etwas schiefgegangen.',
})

/** What the kernel and the tables refuse, in German. */
import { german } from '@ludarium/kernel'
import type { refusals as english } from './refusals.en.ts'

export const refusals = german<typeof english>({
  // Decisions
  'refusal.seat': 'Diesen Platz gibt es am Tisch nicht.',
  'refusal.turn': 'Du bist jetzt nicht dran.',
  'refusal.illegal': 'Dieser Zug ist jetzt nicht möglich.',
  'refusal.over': 'Die Partie ist zu Ende.',
  'refusal.stale': 'Am Tisch ging es seit dieser Entscheidung schon weiter.',
  'refusal.undo.nothing': 'Es gibt nichts zurückzunehmen.',
  'refusal.undo.other': 'Inzwischen hat jemand anders entschieden.',
  'refusal.undo.revealed': 'Diese Entscheidung hat etwas Verdecktes ans Licht gebracht.',
  'refusal.undo.time': 'Die Zeit, die diese Entscheidung gebracht hat, ist schon verbraucht.',
  'refusal.redo': 'Es gibt nichts zu wiederholen.',
  'refusal.malformed.plain': 'Ein Zug ist ein einfacher Datensatz.',
  'refusal.malformed.do': 'Ein Zug ist ein Datensatz mit dem Feld "do".',
  'refusal.malformed.fields': 'Ein Zug hat höchstens {most} Felder.',
  'refusal.malformed.long': 'Kein Text in einem Zug ist länger als {most} Zeichen.',
  'refusal.malformed.field': 'Das Feld „{field}“ eines Zugs ist ein Text, eine Zahl oder wahr oder falsch.',

  // Opening a table
  'refusal.seats': '{game} ist für {min} bis {max} Plätze.',
  'refusal.seed': 'Ein Startwert ist ein Text aus 1 bis 200 Zeichen.',
  'refusal.options': 'Optionen sind ein Datensatz aus Namen und Werten.',
  'refusal.option.value': 'Die Option „{option}“ erwartet {takes}.',
  'refusal.option.unknown': 'Eine Option „{option}“ gibt es nicht.',
  'refusal.option.flag': 'wahr oder falsch',
  'refusal.option.number': 'eine ganze Zahl von {min} bis {max}',
  'refusal.option.choice': 'einen der Werte {values}',
  'refusal.option.seats': 'eine Liste mit einem Wert je Platz, jeweils einen von {values}',

  // Games and positions as text
  'refusal.game.other': 'Das ist eine Aufzeichnung von „{game}“, nicht von „{wanted}“.',
  'refusal.version.none': 'Die Aufzeichnung sagt nicht, nach welcher Fassung der Regeln gespielt wurde.',
  'refusal.version.newer': 'Diese Aufzeichnung stammt von einer neueren Fassung der Regeln.',
  'refusal.record.long': 'Für eine Partie ist der Text zu lang.',
  'refusal.record.head': 'Eine Aufzeichnung beginnt mit „{format}“, dem Spiel und seiner Fassung.',
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
  'refusal.record.opened': 'Der Tisch beginnt nicht so, wie ein Tisch beginnt.',
  'refusal.record.malformed': 'Der Tisch enthält etwas, das diese Fassung nicht lesen kann.',
  'refusal.record.sitters': 'Der Tisch sagt nicht, wer wo sitzt.',
  'refusal.diverged': 'Eine Entscheidung führt nach diesen Regeln zu einer anderen Stellung.',
  'refusal.readonly': 'Diesen Tisch kann man nur ansehen: Diese Regeln können ihm nicht weiter folgen.',
  'refusal.seat.none': 'Diesen Platz gibt es am Tisch nicht.',
  'refusal.seat.taken': 'Dort sitzt schon jemand.',
  'refusal.seat.other': 'Dieser Platz gehört jemand anderem.',
  'refusal.ended': 'Die Partie wurde beendet.',
  'refusal.flag': 'Es ist noch Zeit übrig.',
  'refusal.running': 'Die ganze Partie gibt es erst, wenn sie zu Ende ist.',
  'refusal.at': 'So viele Entscheidungen gab es noch nicht.',
  'refusal.ticket': 'Ein Ticket ist ein Text aus höchstens 200 Zeichen.',
  'refusal.store.failed':
    'Das ließ sich nicht speichern, deshalb hat sich nichts geändert. Versuch es noch einmal. ({reason})',
  'refusal.store.late':
    'Der Speicher antwortet nicht, deshalb ist nicht sicher, ob das gespeichert wurde. Versuch es noch einmal: Nichts geschieht doppelt.',

  // Lines
  'refusal.line.closed':
    'Die Verbindung zum Tisch ist weg. Was entschieden wurde, bleibt erhalten: Öffne den Tisch noch einmal.',
  'refusal.line.late': 'Der Tisch antwortet nicht. Versuch es noch einmal: Nichts geschieht doppelt.',
  'refusal.many.feeds': 'Es wird zu viel auf einmal verfolgt.',
  'refusal.malformed.request': 'Die Anfrage ist nicht zu verstehen.',
  'refusal.request': 'Eine Anfrage „{name}“ gibt es nicht.',
  'refusal.internal': 'Da ist etwas schiefgegangen, das nicht hätte passieren dürfen: {reason}',
  'refusal.internal.line': 'Da ist etwas schiefgegangen, das nicht hätte passieren dürfen.',
})

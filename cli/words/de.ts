/** The terminal's messages during play, in German. */
import { german } from '@ludarium/kernel'
import type { terminal as english } from './en.ts'

export const terminal = german<typeof english>({
  // Seats
  'terminal.seat': 'Platz {n}',
  'terminal.seats': '{n, plural, one {# Platz} other {# Plätze}}',
  'terminal.player': 'Spieler',
  'terminal.person': 'Mensch',
  'terminal.you': 'du',
  'terminal.points': 'Punkte',
  'terminal.handover': '=== {name} ===',
  'terminal.curtain.hide': 'Enter verdeckt den Bildschirm; u nimmt die Entscheidung zurück.',
  'terminal.curtain.now': 'Enter verdeckt den Bildschirm.',
  'terminal.curtain.lift': '{name}, du bist dran. Drücke Enter, wenn sonst niemand hinsieht.',

  // Solo play
  'terminal.alone.solo': 'Allein: mit den Soloregeln',
  'terminal.alone.bots': 'Allein: gegen Bots',

  // A person's turn
  'terminal.round': 'Runde {n}',
  'terminal.table': 'Der Tisch',
  'terminal.nothing': 'Dazu gibt es nichts zu sagen.',
  'terminal.helpless': 'Tippe die Nummer eines Zugs, ein Wort zum Suchen oder ? für die Befehle.',
  'terminal.moves.none': 'Es gibt die Züge 1 bis {n}.',
  'terminal.moves.more': '… {n} weitere Zeilen: Tippe ein Wort, um die Züge zu durchsuchen, oder m für alle.',
  'terminal.search.none': 'Kein Zug enthält „{words}“.',
  'terminal.search.hint': '? zeigt die Befehle, m die Züge.',
  'terminal.search.one': 'Enter nimmt ihn.',
  'terminal.undone': 'Zurückgenommen.',
  'terminal.redone': 'Wiederholt.',
  'terminal.hint': 'Der Bot greedy würde {number} nehmen: {move}',
  'terminal.hint.none': 'Der Bot weiß keinen Rat.',
  'terminal.rule': 'Regel {id}.',
  'terminal.rules.none': 'Keine Regel enthält „{words}“.',
  'terminal.rules.more': '{n, plural, one {# weitere Regel sagt das.} other {# weitere Regeln sagen das.}}',
  'terminal.info.what': 'Sag, worüber: i WÖRTER.',
  'terminal.info.none': 'Über „{words}“ ist nichts weiter bekannt.',
  'terminal.info.hint': 'r WÖRTER durchsucht die Regeln.',
  'terminal.info.more': '{n} weitere: Sag es genauer.',
  'terminal.why.none': 'Es fehlt nichts, was du erwarten könntest.',
  'terminal.save.where': 'Sag, wohin: save DATEI.',
  'terminal.saved': 'Gespeichert. Mit „ludarium play --load {path}“ geht es weiter.',
  'terminal.refused': '{sentence}',
  'terminal.trouble': 'Der Bot auf {seat} wartet: {sentence}',
  'terminal.substitute': 'Der Bot {level} auf {seat} ist gescheitert, greedy entscheidet an seiner Stelle: {reason}',
  'terminal.again': 'Enter versucht es noch einmal, q beendet.',

  // Commands of a turn
  'terminal.command.number': 'diesen Zug wählen',
  'terminal.command.words': 'Züge durchsuchen (/WÖRTER, wenn es wie ein Befehl aussieht)',
  'terminal.command.m': 'alle Züge noch einmal',
  'terminal.command.t': 'der ganze Tisch',
  'terminal.command.l': 'alles, was bisher geschah',
  'terminal.command.s': 'Punktestand',
  'terminal.command.h': 'Tipp: was der Bot greedy täte',
  'terminal.command.w': 'warum nicht: was jetzt nicht geht, und warum',
  'terminal.command.r': 'die passende Regel; r WÖRTER durchsucht die Regeln',
  'terminal.command.i': 'was eine Karte oder ein anderes Spielteil bewirkt',
  'terminal.command.u': 'die letzte Entscheidung zurücknehmen oder wiederholen',
  'terminal.command.save': 'die Partie speichern',
  'terminal.command.q': 'beenden',

  // A position
  'terminal.yes': 'ja',
  'terminal.no': 'nein',
  'terminal.hidden': 'verdeckt',
  'terminal.hidden.n': '{n} verdeckt',
  'terminal.hidden.backs': '{n} verdeckt: {back}',
  'terminal.everywhere': 'überall {value}',
  'terminal.places': 'bei {places}',
  'terminal.map': 'Karte',
  'terminal.elsewhere': 'Anderswo:',
  'terminal.yours': 'Deins',
  'terminal.shared': 'Auf dem Tisch',
  'terminal.cut': ' … (t: alles)',

  // Results
  'terminal.together': 'zusammen',
  'terminal.place': 'Rang',
  'terminal.over.one': 'Die Partie ist zu Ende. {names} gewinnt mit {points, plural, one {# Punkt} other {# Punkten}}.',
  'terminal.over.some':
    'Die Partie ist zu Ende. {names} teilen sich den Sieg mit {points, plural, one {# Punkt} other {# Punkten}}.',
  'terminal.over.all':
    'Die Partie ist zu Ende. Gleichstand: {names} mit {points, plural, one {# Punkt} other {# Punkten}}.',
  'terminal.unfinished': 'Die Partie ist noch nicht zu Ende.',

  // A recorded game
  'terminal.decisions': '{n, plural, one {# Entscheidung} other {# Entscheidungen}}',
  'terminal.version': 'Regelfassung {n}',
  'terminal.after': 'nach {at} von {n, plural, one {# Entscheidung} other {# Entscheidungen}}',
  'terminal.after.round': 'nach {at} von {n, plural, one {# Entscheidung} other {# Entscheidungen}}, Runde {round}',
  'terminal.next': 'Als Nächstes: {move} von Platz {seat}',
  'terminal.step': '{at} von {n}>',
  'terminal.diverged.illegal': '„{path}“: Entscheidung {n} ist nach diesen Regeln nicht erlaubt.',
  'terminal.diverged.different': '„{path}“: Entscheidung {n} führt nach diesen Regeln zu einer anderen Stellung.',
  'terminal.diverged.ending': '„{path}“: Nach diesen Regeln geht die Partie anders aus.',
  'terminal.unreadable': '„{path}“ ist nicht lesbar: {reason}',
  'terminal.unwritable': '„{path}“ lässt sich nicht schreiben: {reason}',
  'terminal.reason.ENOENT': 'Diese Datei oder diesen Ordner gibt es nicht.',
  'terminal.reason.EACCES': 'Das ist nicht erlaubt.',
  'terminal.reason.EISDIR': 'Das ist ein Ordner.',
  'terminal.reason.ENOSPC': 'Der Datenträger ist voll.',

  // The campaign
  'terminal.chapter': 'Kapitel {n}',
  'terminal.chapter.unfinished': 'Kapitel {n} ist noch nicht zu Ende. Derselbe Befehl setzt es fort.',
  'terminal.chapter.left': 'Das Kapitel wurde vor der ersten Entscheidung verlassen.',
  'terminal.chapter.stars':
    '{name}: {points, plural, one {# Punkt} other {# Punkte}}, {stars, plural, one {# Stern} other {# Sterne}} in diesem Kapitel, {all} insgesamt',
  'terminal.campaign.none': '„{path}“ enthält keine Kampagne.',
  'terminal.campaign.over': 'Die Kampagne ist zu Ende. Die meisten Sterne: {names}.',

  // Refusals of the line protocol
  'refusal.long': 'Eine Zeile ist höchstens {most} Zeichen lang.',
  'refusal.malformed.line': 'Eine Anfrage ist eine Zeile JSON mit einem Datensatz.',
  'refusal.malformed.id': 'Eine id ist eine Zahl oder ein Text aus höchstens {most} Zeichen.',
  'refusal.malformed.name': 'Das Feld "request" nennt, was gewünscht wird.',
  'refusal.table': 'Öffne zuerst einen Tisch.',
  'refusal.game': 'Dieses Spiel gibt es nicht.',
  'refusal.record': 'Das Feld "record" enthält den Text einer Aufzeichnung.',
  'refusal.diverged.at': 'Entscheidung {n} der Aufzeichnung verläuft anders.',
  'refusal.at.number': 'Das Feld "at" ist eine Anzahl von Entscheidungen.',
  'refusal.from': 'Das Feld "from" ist eine Anzahl getroffener Entscheidungen.',
  'refusal.ticket.text': 'Das Feld "ticket" ist ein Text aus 1 bis 200 Zeichen.',
  'refusal.seat.reader': 'Das Feld "seat" ist ein Platz an diesem Tisch oder null für Zuschauer.',
  'refusal.seat.of': 'Das Feld "of" ist ein Platz an diesem Tisch.',
  'refusal.turn.words': 'Dieser Platz wird jetzt nichts gefragt.',
})

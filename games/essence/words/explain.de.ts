/** What is decided at each kind of question, and what people usually weigh, in German. */
import { german } from '@ludarium/kernel'
import type { explained as english } from './explain.en.ts'

export const explained = german<typeof english>({
  'explain.chooseFaction':
    'Die Fraktion bestimmt Einkommen, Angriff, Abwehr und Gefolgsleute für die ganze Partie. Nimm beim ersten Mal eine, deren Werte du auf einen Blick verstehst.',
  'explain.bid':
    'Jeder bezahlt sein Gebot, egal was es bringt. Wäg eine gute Karte, die jede Runde wiederkommt, gegen das ab, was du gleich bauen kannst.',
  'explain.tie': 'Du bringst gleiche Gebote in eine Reihenfolge. Meist kommt ans Ende, wer gerade führt.',
  'explain.pickAdvisor':
    'Die Karte bleibt für den Rest der Partie bei dir. Such eine, die zu dem passt, was deine Insel ohnehin tut, und achte auf den Reichtum darauf.',
  'explain.turn':
    'Eine Hauptaktion und beliebig viele Nebenaktionen. Meist baut man, solange Reichtum und Fundamente reichen, und passt, wenn wenig übrig ist.',
  'explain.build':
    'Die Karte kommt für immer auf deine Insel. Vergleich ihre Essenz mit dem Preis und achte auf Gold, das jede Runde zahlt.',
  'explain.place':
    'Jetzt zählt nur diese Karte ihre Nachbarn. Plusfarben bringen etwas, Minusfarben ziehen ab; auch für Muster der Prophezeiung zählt der Platz.',
  'explain.lift':
    'Das Segment, das du hochhebst, wertet seine Nachbarn neu. Der Rest der Insel muss auch ohne es zusammenhängen.',
  'explain.put': 'Es zählen die Plus- und Minusnachbarn auf dem neuen Feld. Denk auch an Muster.',
  'explain.swap': 'Das erste von zwei Segmenten, die Plätze tauschen. Such ein Muster, das der Tausch vollendet.',
  'explain.swapWith': 'Beide bleiben auf deiner Insel; eins davon wertet seine neuen Nachbarn.',
  'explain.swapScore': 'Eins der beiden wertet die Nachbarn, neben denen es jetzt liegt. Nimm die höhere Zahl.',
  'explain.sign':
    'Ein Vertrag wirkt sofort und wird mit jeder Unterschrift teurer. Unterschreib früh, was du brauchst, bevor andere den Preis heben.',
  'explain.attack':
    'Du gewinnst nur mit der höheren Zahl und bekommst den Unterschied als Essenz. Ein gescheiterter Angriff bringt nichts.',
  'explain.loot':
    'Ein Stück vom Besiegten. Ein Marker hilft dir jetzt; einen Stern zu erschöpfen trifft, wer ihn noch nicht genutzt hat.',
  'explain.passing':
    'Jede abgeworfene Karte bringt 1 Reichtum, eine behaltene wartet auf die nächste Runde. Behalte, wofür du mehr als 1 Reichtum zahlen würdest.',
  'explain.reserve':
    'Ein Marker hält das Fragment für die nächste Runde in der Reihe, für alle. Reservier, was du bald lesen kannst.',
  'explain.reshuffle':
    'Mischen bringt zurück, was du abgeworfen hast. Lass die Stapel in Ruhe, wenn deine besten Karten noch im Nachziehstapel liegen.',
  'explain.losses': 'Die Bedrohung nimmt Marker deiner Wahl. Behalte die Sorte, die dir nächste Runde zuerst fehlt.',
  'explain.pay': 'Mit Reichtum baust du, mit Einfluss liest und bietest du. Bezahl mit dem, wovon du mehr hast.',
  'explain.payCard': 'Die Karte kommt als Preis auf deinen Ablagestapel. Gib die, die du zuletzt spielen würdest.',
  'explain.payLocation':
    'Der Ort ruht bis zum Aufräumen, nur sein Stern fällt aus. Wähl einen, dessen Stern du genutzt hast oder nicht brauchst.',
  'explain.exhaust':
    'Der Stern des Segments ist bis zum Aufräumen verloren. Am besten triffst du einen starken, der noch nicht genutzt ist.',
  'explain.take': 'Wen du wählst, der verliert die Marker. Meist nimmt man sie dem Führenden.',
  'explain.give': 'Du bestimmst, was du verlierst. Behalte, was du für die nächste Aktion brauchst.',
  'explain.choose': 'Eins von beiden geschieht. Vergleich, was jedes in dieser Runde bringt.',
  'explain.nameJudge': 'Wen du nennst, der bestimmt, was du bekommst. Am besten jemand, dem beides nichts bringt.',
  'explain.judge': 'Du bestimmst, was ein Gegner bekommt. Gib, was ihm jetzt am wenigsten hilft.',
  'explain.spy': 'Du nutzt den bereiten Stern eines Gegners wie deinen und zahlst seine Kosten; seiner bleibt bereit.',
  'explain.rector': 'Ein Berater, den niemand nahm, kommt samt dem Reichtum darauf auf deine Hand.',
  'explain.tradeAgreement':
    'Der Vertrag kostet dich 1 weniger, und wer ihn sonst unterschreibt, zahlt an dich. Wähl, was andere wollen.',
  'explain.embassy': 'Dieser Gegner greift dich mit 2 weniger an. Setz sie vor den, der deine Abwehr brechen könnte.',
})

/** The guide of a first game, in German. A sentence has at most 28 words, its reason at most 24. */
import { german } from '@ludarium/kernel'
import type { guided as english } from './guide.en.ts'

export const guided = german<typeof english>({
  'guide.name.shards': 'die Splitterleiste',
  'guide.name.own': 'deine Tafel',
  'guide.name.cell': '{cell}',
  'guide.name.threat': 'Die äußere Bedrohung',

  'guide.chapter.goal': 'Ziel',
  'guide.chapter.goal.about': 'Die meisten Splitter gewinnen',
  'guide.chapter.income': 'Einkommen',
  'guide.chapter.income.about': 'Was du jede Runde bekommst',
  'guide.chapter.advisors': 'Berater',
  'guide.chapter.advisors.about': 'Ein verdecktes Gebot für eine starke Karte',
  'guide.chapter.build': 'Bauen',
  'guide.chapter.build.about': 'Aus Karten wird deine Insel',
  'guide.chapter.attack': 'Angriff',
  'guide.chapter.attack.about': 'Essenz von anderen holen',
  'guide.chapter.prophecy': 'Prophezeiung',
  'guide.chapter.prophecy.about': 'Muster, die zweimal zahlen',
  'guide.chapter.end': 'Ende',
  'guide.chapter.end.about': 'Aus Essenz werden Splitter',

  'guide.goal.title': 'Was gewinnt',
  'guide.goal':
    'Essenz bestimmt den Rang jeder Runde, Rang eins bringt 3 Splitter. Sieh auf {a}: Bei {n} endet die Partie, und die meisten Splitter gewinnen.',
  'guide.goal.why': 'Essenz fällt jede Runde auf null zurück. Nur Splitter bleiben, darum zählt jede Runde neu.',

  'guide.income.title': 'Was gekommen ist',
  'guide.income':
    'Das Einkommen liegt bereit, sieh auf {a}: {wealth} Reichtum, {influence} Einfluss und {cards, plural, one {# Karte} other {# Karten}}.',
  'guide.income.why':
    'Die Fraktion zahlt jede Runde dasselbe. Goldene Fähigkeiten auf deiner Insel kommen dazu, und frühe zahlen am längsten.',

  'guide.advisors.title': 'Ein Gebot für eine Karte',
  'guide.advisors':
    'Gebote bezahlst du in jedem Fall. Das höchste wählt zuerst aus {n, plural, one {# Berater} other {# Beratern}} (etwa: {a}) und behält die Karte für immer.',
  'guide.advisors.why':
    'Ein Berater kommt immer wieder auf deine Hand. Biete ein wenig und behalte Reichtum zum Bauen.',

  'guide.build1.title': 'Was eine Karte kostet',
  'guide.build1':
    'Bau diese Karte: {a}. Sie kostet {n} Reichtum und {foundations, plural, one {dein letztes Fundament} other {eins deiner # Fundamente}}. Danach wählst du ihr Feld.',
  'guide.build1.why': 'Karten auf deiner Insel bringen sofort Essenz, und viele zahlen in jeder Runde noch einmal.',

  'guide.build2.title': 'Nachbarn',
  'guide.build2':
    '{a} bringt allein {base} Essenz. {same, select, yes {Auf {b} ändert kein Nachbar etwas daran} other {Auf {b} machen die Nachbarn {essence} daraus}}: Plusfarben geben, Minusfarben nehmen.',
  'guide.build2.why': 'Nur die Karte, die du legst, zählt ihre Nachbarn. Lass gute Ecken für die nächste frei.',

  'guide.build3.title': 'Gold, Grau, Weiß, Stern',
  'guide.build3': '{a} trägt einen Stern: Nutze ihn jetzt. Dann ruht er, bis die Runde vorbei ist.',
  'guide.build3.why':
    'Grau wirkt einmal, Gold bei jedem Einkommen, Weiß immer. Ein voller Stern ist eine Hauptaktion, ein leerer nicht.',

  'guide.attack1.title': 'Wer zu schlagen ist',
  'guide.attack1':
    'Der Vertrag gibt einen Angriff: {a}. Deine {attack} schlagen die Abwehr {defense} von {b}; den Unterschied bekommst du als Essenz.',
  'guide.attack1.why':
    'Die höhere Zahl gewinnt, ein gescheiterter Angriff bewirkt nichts. Wer besiegt wird, bekommt 1 Abwehr.',

  'guide.attack2.title': 'Die Bedrohung schlägt zurück',
  'guide.attack2':
    '{a} steht bei {threat}, deine Abwehr ist {defense}. Nach der Runde trifft sie alle, die weniger haben.',
  'guide.attack2.why':
    'Jeder fehlende Punkt kostet einen Reichtum oder Einfluss. Gib sie vorher aus oder erhöhe deine Abwehr.',

  'guide.prophecy1.title': 'Muster',
  'guide.prophecy1':
    '{a} verlangt sein Muster irgendwo auf deiner Insel. Es darf gedreht sein, nie gespiegelt, und dein Palast zählt mit.',
  'guide.prophecy1.why':
    'Nichts wird verbraucht: Dieselben Karten dienen vielen Fragmenten. Wähle Felder mit einem Muster im Kopf.',

  'guide.prophecy2.title': 'Lesen',
  'guide.prophecy2':
    'Du kannst jetzt lesen: {a}, {n, plural, =0 {kostenlos} other {für # Einfluss}}. Lesen geht neben der Hauptaktion, einmal je Zug.',
  'guide.prophecy2.why':
    'Der Bonus kommt sofort. Am Ende der Partie bringt die höchste Summe der Fragmente 4 Splitter.',

  'guide.end1.title': 'Wann du passt',
  'guide.end1': 'Bauen kannst du nichts mehr. Passe: In der nächsten Runde bist du Nummer {n}.',
  'guide.end1.why': 'Immer wenn du wieder dran wärst, bekommst du stattdessen Essenz: 1, dann 2, dann 3.',

  'guide.end2.title': 'Jetzt spielst du',
  'guide.end2':
    '{a} führt mit {lead, plural, one {# Splitter} other {# Splittern}}, du hast {own}. Sieh auf {b}: Bei {n} endet die Partie. Jetzt spielst du.',
  'guide.end2.why':
    'Die letzte Runde bringt noch 4, 2 und 1 Splitter für Fragmente. Ein Platz im Rang zählt mehr als eine schöne Insel.',
})

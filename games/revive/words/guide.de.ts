/** The guide of a first game, in German. A sentence has at most 28 words, its reason at most 24. */
import { german } from '@ludarium/kernel'
import type { guided as english } from './guide.en.ts'

export const guided = german<typeof english>({
  'guide.name.crater': 'Krater',
  'guide.name.own': 'Deine Tafel',
  'guide.name.artifact': 'deine Artefaktkarte',

  'guide.chapter.goal': 'Ziel',
  'guide.chapter.goal.about': 'Punkte, bis der Krater leer ist',
  'guide.chapter.cards': 'Karten',
  'guide.chapter.cards.about': 'Eine halbe Karte, ein Slot',
  'guide.chapter.explore': 'Erkunden',
  'guide.chapter.explore.about': 'Nahrung für den Weg, ein Bürger',
  'guide.chapter.build': 'Bauen',
  'guide.chapter.build.about': 'Was rundum liegt, zahlt',
  'guide.chapter.machines': 'Maschinen',
  'guide.chapter.machines.about': 'Eine Energie, jederzeit',
  'guide.chapter.populate': 'Besiedeln',
  'guide.chapter.populate.about': 'Eine Figur schaltet Technik frei',
  'guide.chapter.crates': 'Kisten und Kristalle',
  'guide.chapter.crates.about': 'Wann du sie ausgibst',
  'guide.chapter.hibernate': 'Winterschlaf',
  'guide.chapter.hibernate.about': 'Alles kommt zurück',
  'guide.chapter.end': 'Ende',
  'guide.chapter.end.about': 'Artefakte und letzte Züge',

  'guide.goal.title': 'Was gewinnt',
  'guide.goal':
    'Die meisten Punkte gewinnen. {a}: Hier {n, plural, one {liegt # Artefakt} other {liegen # Artefakte}}. Ist das letzte genommen, haben alle anderen noch einen Zug.',
  'guide.goal.why':
    'Artefakte gibt es für Fortschritt und Punkte. Wer am schnellsten wächst, bestimmt, wann Schluss ist.',

  'guide.cards1.title': 'Eine Hälfte, ein Slot',
  'guide.cards1':
    'Spiel diese Karte: {a}. Im oberen Slot gilt ihre obere Hälfte, im unteren die untere, und nur diese Hälfte zählt.',
  'guide.cards1.why':
    'Ein Zug hat zwei Aktionen, eine Karte ist eine davon. Die Slots bleiben bis zum Winterschlaf belegt.',

  'guide.cards2.title': 'Farben und Module',
  'guide.cards2':
    '{what, select, module {Nimm dieses Modul: {a}. An einem Slot zahlt es jedes Mal, wenn dort eine Karte seiner Farbe gespielt wird.} other {Wähl diesen Slot: {a}. Ein Modul darunter wirkt, wenn die Karte seine Farbe hat: Farbe und Slot gehören zusammen.}}',
  'guide.cards2.why':
    'Module machen dieselbe Karte jedes Mal mehr wert. Zwei in einer Farbe an einem Slot sind ein kleiner Motor.',

  'guide.explore.title': 'Nahrung für den Weg',
  'guide.explore':
    'Erkunde {a} für {gear, plural, =0 {kein Zahnrad} one {# Zahnrad} other {# Zahnräder}}, {book, plural, =0 {kein Buch} one {# Buch} other {# Bücher}} und {food} Nahrung, Weg inbegriffen. Das bringt Punkte und einen neuen Bürger.',
  'guide.explore.why': 'Auf neuem Land bauen alle als Nächstes. Der Bürger kommt sofort auf deine Hand.',

  'guide.build.title': 'Was rundum liegt, zahlt',
  'guide.build':
    'Bau auf {a}: Du bekommst {steps, plural, =0 {keinen Schritt} one {# Schritt} other {# Schritte}} auf den Leisten und {waters, plural, =0 {keine Belohnung} one {# Belohnung} other {# Belohnungen}} vom Wasser daneben.',
  'guide.build.why':
    'Jedes Gelände daneben bewegt den Marker seiner Farbe. Die besten Plätze berühren drei Farben oder ein Wasser.',

  'guide.tracks.title': 'Zahlen öffnen Maschinen',
  'guide.tracks':
    'Diese Leiste: {a}. Dein Marker steht dort auf {n}. Erreicht er die Zahlen darunter, öffnen sich Maschinen und Belohnungen.',
  'guide.tracks.why':
    'Manche Belohnung braucht zwei Farben. Sieh nach, welche Zahl dir fehlt, bevor du einen Bauplatz wählst.',

  'guide.machines.title': 'Energie',
  'guide.machines': 'Diese Maschine läuft jederzeit in deinem Zug für 1 Energie: {a}. Du hast {n}.',
  'guide.machines.why':
    'Der Marker bleibt bis zum Winterschlaf dort liegen. Nutz also jede Maschine einmal, bevor du schläfst.',

  'guide.populate.title': 'Eine Figur schaltet frei',
  'guide.populate':
    '{what, select, tech {Deine Figur verlässt die Stammestafel. Wähl {a}: Was darunter lag, wirkt ab jetzt.} other {Besiedle mit einer Figur deines Stammes: {a}. Sie schaltet eine Technologie deiner Wahl frei.}}',
  'guide.populate.why':
    'Technologien wirken bis zum Ende der Partie, und andere zahlen dir Bücher, wenn sie kommen, wo du wohnst.',

  'guide.crates.title': 'Wann du sie ausgibst',
  'guide.crates':
    '{a}: {crates, plural, =0 {keine Kiste} one {# Kiste} other {# Kisten}}, {crystals, plural, =0 {kein Kristall} one {# Kristall} other {# Kristalle}}. Beides hilft jederzeit: Ein Kristall ersetzt jeden Grundrohstoff.',
  'guide.crates.why':
    'Eine geöffnete Kiste bleibt deine und zählt am Ende. Heb einen Kristall für den Rohstoff auf, der fehlt.',

  'guide.hibernate.title': 'Alles kommt zurück',
  'guide.hibernate':
    'Es gibt nichts mehr zu spielen. Halte Winterschlaf: Karten wachen auf, Energie kehrt zurück, dein Marker nimmt die nächste Belohnung.',
  'guide.hibernate.why':
    'Schlafen kostet den ganzen Zug. Schlaf, wenn Slots und Maschinen aufgebraucht sind, nicht früher.',

  'guide.artifact.title': 'Was deine vervielfacht',
  'guide.artifact':
    'Sieh hierher: {a}. Sie sagt, was jede Farbe von Artefakten für dich am Ende vervielfacht. Nur du kennst sie.',
  'guide.artifact.why': 'Nimm die Farben, die zählen, was du ohnehin tust. Die anderen sehen, welche du nimmst.',

  'guide.end.title': 'Jetzt spielst du',
  'guide.end':
    '{a}: {n, plural, one {# Artefakt ist} other {# Artefakte sind}} noch da, und du hast bisher {points} Punkte. Jetzt spielst du.',
  'guide.end.why':
    'Nach dem letzten Artefakt haben alle anderen noch einen Zug. Heb dir dafür etwas auf, das sofort zahlt.',
})

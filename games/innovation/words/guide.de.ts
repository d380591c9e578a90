/** The guide of a first game, in German. A sentence has at most 28 words, its reason at most 24. */
import { german } from '@ludarium/kernel'
import type { guided as english } from './guide.en.ts'

export const guided = german<typeof english>({
  'guide.name.own': 'dein Tableau',
  'guide.name.hex': '{hex}',
  'guide.name.sailing': 'Schifffahrt',

  'guide.chapter.goal': 'Ziel',
  'guide.chapter.goal.about': 'Punkte nach sechs Runden',
  'guide.chapter.income': 'Einkommen',
  'guide.chapter.income.about': 'Freie Plätze bringen Einkommen',
  'guide.chapter.land': 'Land',
  'guide.chapter.land.about': 'Spaten, Reichweite und Flüsse',
  'guide.chapter.power': 'Macht',
  'guide.chapter.power.about': 'Nachbarn laden sie auf',
  'guide.chapter.upgrade': 'Ausbauen',
  'guide.chapter.upgrade.about': 'Gilden, Schulen, Kompetenzen',
  'guide.chapter.science': 'Wissenschaft',
  'guide.chapter.science.about': 'Gelehrte und vier Disziplinen',
  'guide.chapter.shared': 'Gemeinsame Aktionen',
  'guide.chapter.shared.about': 'Je Runde einmal für alle',
  'guide.chapter.city': 'Städte',
  'guide.chapter.city.about': 'Macht 7 in einer Gruppe von 4',
  'guide.chapter.pass': 'Passen',
  'guide.chapter.pass.about': 'Ein Bonus und die neue Reihenfolge',
  'guide.chapter.end': 'Ende',
  'guide.chapter.end.about': 'Gebiet und Disziplinen',

  'guide.goal.title': 'Was gewinnt',
  'guide.goal':
    'Wer nach 6 Runden die meisten Punkte hat, gewinnt. Was du jetzt nimmst, wird {a}: ein eigenes Gelände, eine Fraktion und ein Bonus.',
  'guide.goal.why':
    'Jede Runde belohnt etwas anderes, von Anfang an sichtbar. Plane zwei Runden voraus und baue, was die nächste belohnt.',

  'guide.income.title': 'Freie Plätze bringen Einkommen',
  'guide.income':
    'Jedes Gebäude auf der Karte macht einen Platz frei, sieh auf {a}. Das nächste Einkommen bringt {coin} Münzen und {tool} Werkzeuge.',
  'guide.income.why':
    'Werkstätten bringen Werkzeuge, Gilden Münzen und Macht, Schulen Gelehrte. Was früh gebaut ist, bringt in jeder späteren Runde etwas.',

  'guide.land1.title': 'Spaten und das Rad',
  'guide.land1':
    '{what, select, build {{a} ist dein eigenes Gelände: Bau dort gleich eine Werkstatt.} other {{a} ist {n, plural, one {# Spaten} other {# Spaten}} von deinem Gelände entfernt. Wandle es um, dann darfst du eine Werkstatt bauen.}}',
  'guide.land1.why':
    'Du baust nur auf eigenem Gelände. Nachbarn auf dem Rad kosten einen Spaten, die Gegenseite kostet drei.',

  'guide.land2.title': 'Reichweite und Flüsse',
  'guide.land2':
    'Du erreichst {free} freie Felder, etwa {a}: die neben dir{n, plural, =0 {} one { und die hinter # Flussfeld} other { und die hinter # Flussfeldern}}. Weiter kommst du so: {b}.',
  'guide.land2.why':
    'Andere verbauen schnell den Weg. Ein Schritt Schifffahrt bringt Punkte und öffnet das andere Ufer.',

  'guide.power.title': 'Neben anderen',
  'guide.power':
    '{a} hat auf {b} gebaut, neben dir: Lade {n} Macht auf{vp, plural, =0 {, ohne Punkte abzugeben} one { und gib # Punkt ab} other { und gib # Punkte ab}}.',
  'guide.power.why':
    'Macht wandert von Schale zu Schale und bezahlt gemeinsame Aktionen. Früh in der Partie ist sie die Punkte wert.',

  'guide.upgrade1.title': 'Billiger neben anderen',
  'guide.upgrade1':
    'Bau {a} für {coins} Münzen zur Gilde aus{beside, select, yes {: der halbe Preis, weil jemand daneben steht} other {; neben anderen wäre es die Hälfte}}.',
  'guide.upgrade1.why':
    'Die Werkstatt kommt zurück und verdeckt ihren Platz wieder, die Gilde macht einen besseren frei. Nachbarn sparen Münzen.',

  'guide.upgrade2.title': 'Schulen und Kompetenzen',
  'guide.upgrade2':
    '{what, select, school {Bau {a} zur Schule aus: Sie bringt eine Kompetenz und mit jedem Einkommen einen Gelehrten.} other {Nimm „{a}“: Eine Kompetenz wirkt bis zum Ende der Partie und bringt dich in ihrer Disziplin voran.}}',
  'guide.upgrade2.why': 'Dieselbe nimmst du nie zweimal. Was jede Runde etwas bringt, nimmst du am besten früh.',

  'guide.science.title': 'Gelehrte',
  'guide.science':
    'Entsende einen Gelehrten, {a}: {n, plural, one {# Schritt} other {# Schritte}} nach oben, und er bleibt dort. Wer zuerst kommt, steigt am weitesten.',
  'guide.science.why':
    'Stufen bringen Macht und Einkommen. Das Rundenplättchen belohnt Stufen, und der Schlüssel einer Stadt öffnet die letzten.',

  'guide.shared.title': 'Einmal je Runde',
  'guide.shared':
    '„{a}“ bezahlst du mit {what, select, power {Macht aus Schale III} other {Büchern}}. Jede gemeinsame Aktion gibt es je Runde einmal; vergeben: {n, plural, =0 {noch keine} other {#}}.',
  'guide.shared.why':
    'Was du liegen lässt, nehmen andere. Sieh früh in der Runde nach der, die du am meisten brauchst.',

  'guide.city.title': 'Eine Stadt',
  'guide.city':
    'Deine Gruppe bei {a} hat Macht {power} und {buildings, plural, one {# Gebäude} other {# Gebäude}}. Aus vier Gebäuden mit Macht 7 wird eine Stadt.',
  'guide.city.why':
    'Eine Stadt bringt ein Plättchen mit Punkten und einen Schlüssel. Gilden und Schulen zählen 2, ein Palast 3.',

  'guide.pass.title': 'Wann du passt',
  'guide.pass': 'Es ist wenig zu tun. Passe: In der nächsten Runde bist du Nummer {n} und tauschst deinen Bonus.',
  'guide.pass.why': 'Auf Boni, die niemand nimmt, sammeln sich Münzen. Wer zuerst passt, wählt zuerst und beginnt.',

  'guide.end.title': 'Jetzt spielst du',
  'guide.end':
    '{a} führt mit {vp} Punkten. Nach Runde 6 bringen das größte verbundene Gebiet und jede Disziplin noch einmal Punkte. Jetzt spielst du.',
  'guide.end.why':
    'Erste Plätze bringen 18 Punkte für das Gebiet und 8 für eine Disziplin. Verbinde vor dem Ende, was du hast.',
})

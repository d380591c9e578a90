/** The guide of a first game, in German. A sentence has at most 28 words, its reason at most 24. */
import { german } from '@ludarium/kernel'
import type { guided as english } from './guide.en.ts'

export const guided = german<typeof english>({
  'guide.name.stars': 'Sechs Sterne',
  'guide.name.move': 'Bewegen',
  'guide.name.produce': 'Produzieren',
  'guide.name.makes': '{n} {what}',
  'guide.name.factory': 'Die Fabrik',
  'guide.name.popularity': 'Beliebtheit',

  'guide.chapter.goal': 'Ziel',
  'guide.chapter.goal.about': 'Die meisten Münzen beim sechsten Stern',
  'guide.chapter.move': 'Bewegen',
  'guide.chapter.move.about': 'Charakter, Arbeiter, Flüsse',
  'guide.chapter.produce': 'Produzieren',
  'guide.chapter.produce.about': 'Arbeiter machen, was das Land gibt',
  'guide.chapter.bottom': 'Untere Reihe',
  'guide.chapter.bottom.about': 'Verbessern, einsetzen, bauen, anwerben',
  'guide.chapter.encounters': 'Begegnungen',
  'guide.chapter.encounters.about': 'Jemand am Weg',
  'guide.chapter.mechs': 'Mechs und Flüsse',
  'guide.chapter.mechs.about': 'Arbeiter tragen, fort von daheim',
  'guide.chapter.combat': 'Kampf',
  'guide.chapter.combat.about': 'Rad, Karte und ihr Preis',
  'guide.chapter.stars': 'Sterne und Ende',
  'guide.chapter.stars.about': 'Was Beliebtheit wert ist',

  'guide.goal.title': 'Was gewinnt',
  'guide.goal':
    'Die meisten Münzen gewinnen. {a} bei einer Person beenden die Partie sofort: Jeder Stern steht für etwas, das ganz geschafft ist.',
  'guide.goal.why':
    'Sterne, Gebiete und Rohstoffe werden am Ende zu Münzen. Es gibt keine letzte Runde: Achte darauf, wer fünf hat.',

  'guide.move.title': 'Jeden Zug ein anderer Bereich',
  'guide.move':
    'Nimm {a}: Zwei Einheiten gehen je einen Schritt. Hier steht dein Charakter: {b}. Flüsse halten ihn auf, bis ein Mech sie überqueren kann.',
  'guide.move.why':
    'Der Marker muss jeden Zug in einen anderen Bereich. Jede Aktion kommt also erst nach einer anderen wieder dran.',

  'guide.produce1.title': 'Nimm Produzieren',
  'guide.produce1':
    'Nimm {a}. Arbeiter machen {first} ({b}){both, select, yes { und {second} ({c})} other {}}; mit wenigen Arbeitern kostet es nichts.',
  'guide.produce1.why':
    'Rohstoffe bezahlen die Reihe darunter. Drei Metall setzen deinen ersten Mech ein, und jeder Mech bringt eine eigene Fähigkeit.',

  'guide.produce2.title': 'Dörfer machen Arbeiter',
  'guide.produce2':
    'Ein Arbeiter macht hier neue Arbeiter, wie in jedem Dorf: {a}. {n, plural, one {# Arbeiter ist} other {# Arbeiter sind}} schon draußen.',
  'guide.produce2.why':
    'Mehr Arbeiter machen mehr Rohstoffe. Die Felder, die sie auf dem Tableau frei machen, lassen Produzieren etwas kosten.',

  'guide.bottom1.title': 'Zahlen, bekommen, Münzen',
  'guide.bottom1':
    'Darunter liegt {a}: Zahl {n} {resource}, bekomm, was dort steht, und {coins, plural, =0 {keine Münzen} one {# Münze} other {# Münzen}}.',
  'guide.bottom1.why':
    'Ein Zug nimmt erst die obere, dann die untere Reihe desselben Bereichs. Züge, die beide nutzen, gewinnen Partien.',

  'guide.bottom2.title': 'Würfel und Rekruten',
  'guide.bottom2':
    '{what, select, upgrade {Ein Würfel wandert von der oberen Reihe zur unteren: {a}. Eine Aktion gibt mehr, die andere kostet weniger.} other {Ein Rekrut verlässt das Tableau: {a}. Ein Bonus sofort, und einer, sooft du oder ein Nachbar diese Aktion nimmt.}}',
  'guide.bottom2.why':
    'Frühe Verbesserungen und Rekruten zahlen in jedem späteren Zug. Wähl, was du am häufigsten tun wirst.',

  'guide.encounter.title': 'Nur der Charakter',
  'guide.encounter':
    'Hier wartet eine Begegnung: {a}. Nur dein Charakter hat sie, und er wählt eins der drei Angebote.',
  'guide.encounter.why': 'Das erste Angebot ist immer umsonst. Die anderen kosten etwas und geben mehr.',

  'guide.mechs1.title': 'Wähl die Fähigkeit',
  'guide.mechs1':
    'Setz den Mech „{a}“ hier ein: {b}. Seine Fähigkeit gilt ab jetzt für deinen Charakter und alle deine Mechs.',
  'guide.mechs1.why':
    'Wer Flüsse überquert, dem steht die Karte offen. Was im Kampf hilft, kann warten, bis jemand nahe ist.',

  'guide.mechs2.title': 'Arbeiter tragen',
  'guide.mechs2':
    '{mech_Der} steht hier: {a}. Unterwegs trägt er beliebig viele Arbeiter und Rohstoffe, auch über Flüsse, wo seine Fähigkeiten es erlauben.',
  'guide.mechs2.why':
    'Ein Arbeiter, der läuft, braucht eine deiner zwei Bewegungen. Ein Mech nimmt alle zum Preis von einer mit.',

  'guide.combat.title': 'Das Rad',
  'guide.combat':
    '{a} steht hier: {b}. Im Kampf stellst du verdeckt bis zu {dial} Macht ein, dazu Karten. Die höhere Summe gewinnt, bei Gleichstand der Angriff.',
  'guide.combat.why':
    'Was eingestellt ist, verlieren beide. Ein Sieg bringt einen Stern, aber Arbeiter zu vertreiben kostet Beliebtheit.',

  'guide.stars.title': 'Welche nahe sind',
  'guide.stars':
    'Deine Zielkarte „{a}“ steht bei {have} von {need}. {b} gibt deinem Charakter eine Karte mit einem fünften Bereich.',
  'guide.stars.why':
    'Eine aufgedeckte Zielkarte ist ein Stern. Die Zeilen der Sterntafel zeigen, welche anderen nahe sind.',

  'guide.end.title': 'Jetzt spielst du',
  'guide.end':
    'Mit {a} {popularity} ist jeder Stern {star} Münzen wert und jedes Gebiet {territory}. Jetzt spielst du.',
  'guide.end.why':
    'Ein Schritt mehr Beliebtheit kann mehr wert sein als ein Gebiet. Rechne, bevor du den sechsten Stern legst.',
})

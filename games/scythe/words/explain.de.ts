/** What is decided at each kind of question, and what people usually weigh, in German. */
import { german } from '@ludarium/kernel'
import type { explained as english } from './explain.en.ts'

export const explained = german<typeof english>({
  'explain.section':
    'Der Marker geht auf einen anderen Bereich als im letzten Zug. Such einen, dessen obere Reihe du brauchst und dessen untere du bezahlen kannst.',
  'explain.end': 'Übrig sind nur noch Zielkarten. Prüf, ob eine erfüllt ist, bevor dein Zug endet.',
  'explain.pay': 'Bezahlt wird aus jedem Gebiet, das du kontrollierst. Nimm, was dir jemand wegnehmen könnte.',
  'explain.discard': 'Die Karte ist weg. Gib niedrige ab und behalte hohe für den nächsten Kampf.',
  'explain.amount': 'Meist nimmt man alles. Weniger lohnt sich nur, wo dich mehr später etwas kostet.',
  'explain.place':
    'Rohstoffe liegen, wo deine Arbeiter stehen, und gehören dem, der das Gebiet kontrolliert. Leg sie dorthin, wo niemand vorbeikommt.',
  'explain.settle': 'Der Arbeiter kommt in ein Gebiet mit einem deiner Mechs. Wähl Land, dessen Rohstoff dir fehlt.',
  'explain.top':
    'Die obere Reihe ist umsonst oder billig und versorgt die untere. Lass sie nur aus, wenn die Kosten mehr schmerzen, als der Ertrag nützt.',
  'explain.harvest':
    'Jeder Arbeiter dort erzeugt einen Rohstoff des Landes, im Dorf einen neuen Arbeiter. Nimm zuerst, was die nächste untere Reihe kostet.',
  'explain.moving':
    'Jede Einheit zieht einmal. Charaktere suchen Begegnungen und die Fabrik, Mechs tragen, Arbeiter verteilen sich.',
  'explain.journey':
    'Was aufgeladen ist, kommt mit; ein Schritt zu einem Gegner beendet den Weg. Lade auf, bevor du losziehst.',
  'explain.combats': 'Du führst sie nacheinander. Macht, die du im ersten ausgibst, fehlt im zweiten.',
  'explain.ability': 'Sie kostet etwas und hilft nur in diesem Kampf. Nutz sie, wenn es knapp wird.',
  'explain.battle':
    'Was du am Rad einstellst, ist weg, ob du gewinnst oder nicht. Rechne aus, was der andere höchstens schafft, und halte dich heraus, wenn du das nicht erreichst.',
  'explain.retreat':
    'Die Einheit geht nach Hause oder auf einen See daneben. Vom See kann sie im nächsten Zug wiederkommen.',
  'explain.option':
    'Die erste ist umsonst, die anderen kosten etwas und geben mehr. Nimm, was deiner unteren Reihe oder deinem Ziel fehlt.',
  'explain.look': 'Du siehst die Kampfkarten eines Gegners. Wähl den, gegen den du vielleicht kämpfen musst.',
  'explain.looking': 'Merk dir die höchste Karte. Sie ist die Zahl, die du schlagen musst.',
  'explain.relocate': 'Einheiten dürfen auf ein leeres Nachbarland. Das spart eine Bewegung, oft über einen Fluss.',
  'explain.factory':
    'Die Karte wird dein fünfter Bereich. Wähl eine, deren obere Reihe du alle paar Züge bezahlen kannst.',
  'explain.choose': 'Eine der Möglichkeiten deiner Fabrikkarte. Nimm, was deine nächste untere Reihe braucht.',
  'explain.token': 'Flaggen lassen ein Gebiet zählen, Fallen tun weh. Setz sie, wo du nicht bleibst.',
  'explain.rearm':
    'Eine scharfe Falle kostet einen Gegner etwas. Stell sie an einem Weg scharf, den andere nehmen müssen.',
  'explain.bottom': 'Aus Rohstoffen wird etwas Bleibendes, dazu Münzen. Wer bezahlen kann, sollte es fast immer tun.',
  'explain.upgrade':
    'Eine Aktion gibt mehr, eine andere kostet weniger. Leg den Würfel von dem, was du oft tust, auf das, was billiger werden soll.',
  'explain.deploy': 'Die Fähigkeit gilt sofort für Charakter und alle Mechs. Der erste Mech überquert meist Flüsse.',
  'explain.build': 'Ein Gebäude hält das Gebiet und bringt einen Bonus des Tableaus. Die Mine verbindet die Tunnel.',
  'explain.enlist':
    'Ein Bonus sofort und einer, sooft du oder ein Nachbar diese Aktion nimmt. Wähl, was deine Nachbarn oft tun.',
  'explain.star': 'Jetzt ist nur noch ein Stern zu setzen. Alle Ziele zählen gleich.',
})

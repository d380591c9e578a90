/** What is decided at each kind of question, and what people usually weigh, in German. */
import { german } from '@ludarium/kernel'
import type { explained as english } from './explain.en.ts'

export const explained = german<typeof english>({
  'explain.set':
    'Ein Set ist ein Gelände, eine Fraktion und der erste Bonus. Achte auf den Text der Fraktion und darauf, wer neben deinem Gelände wohnt.',
  'explain.draft':
    'Ein Teil deines Sets nach dem anderen. Nimm zuerst, was auch andere wollen: die meisten beginnen mit der Fraktion.',
  'explain.display':
    'Das Planungstableau ist dein Gelände für die ganze Partie. Sieh nach, wie viel davon auf der Karte beisammenliegt.',
  'explain.rival': 'Das Gelände der Automa bestimmt, wo sie baut. Halte sie von deinem fern.',
  'explain.opening': 'Der erste Bonus wirkt in Runde 1. Münzen und Werkzeuge helfen am Anfang am meisten.',
  'explain.settle':
    'Deine ersten Gebäude bestimmen, wohin du wächst. Steh neben anderen, der Macht und billiger Gilden wegen, und nahe an Land mit wenigen Spaten.',
  'explain.order':
    'Die Reihenfolge zählt, wenn ein Effekt Güter für den anderen bringt. Nimm zuerst, was Güter bringt.',
  'explain.action':
    'Eine Aktion je Zug, bis du passt. Sieh nach, was diese Runde Punkte bringt und welche gemeinsame Aktion dir jemand wegnehmen könnte.',
  'explain.after': 'Tauschen ist jetzt frei. Beende den Zug, wenn dir keine Güter fehlen.',
  'explain.target': 'Die freien Spaten gehen auf ein Feld. Wähl eins, das damit dein Gelände wird.',
  'explain.spades':
    'Freie Spaten dürfen auf Felder in Reichweite verteilt werden. Am besten auf solche, wo bald eine Werkstatt folgt.',
  'explain.dig': 'Jeder Spaten kostet Werkzeuge. Setz alle nötigen ein, wenn du dort jetzt bauen willst.',
  'explain.raise': 'Eine Werkstatt kostet jetzt ein Werkzeug und 2 Münzen. Meist hast du das Land dafür umgewandelt.',
  'explain.freeUpgrade': 'Eine Werkstatt wird umsonst zur Gilde. Am meisten sparst du, wo niemand daneben steht.',
  'explain.replace':
    'Eine Schule wird zur Gilde, und du kannst wieder eine Schule bauen. Wähl eine, die keine Stadt braucht.',
  'explain.bonus': 'Der Bonus wirkt nächste Runde, die Münzen darauf kommen sofort. Überleg, was du dann vorhast.',
  'explain.offer': 'Macht gegen Punkte, einen weniger, als du auflädst. Früh nehmen die meisten an, spät rechnen sie.',
  'explain.foundAll': 'Mehrere Gruppen könnten Städte werden. Beginn mit der, die vollständig ist.',
  'explain.river': 'Die Gruppe darf über den Fluss zusammenkommen. Macht und Zahl der Gebäude müssen trotzdem reichen.',
  'explain.cityTile': 'Das Plättchen bringt Punkte und Güter und ist ein Schlüssel. Nimm, was dir diese Runde nützt.',
  'explain.step':
    'Schritte bringen Macht und weiter oben Einkommen. Zuerst kommt die Leiste, die in Runde oder Schlusswertung am meisten bringt.',
  'explain.key': 'Ein Schlüssel öffnet die letzten Stufen einer Leiste. Ganz oben ist nur für eine Person Platz.',
  'explain.book': 'Mit Büchern bezahlst du Innovationen ihrer Farbe. Nimm die Farbe, die deine Innovation verlangt.',
  'explain.pay': 'Jede Farbe ist recht. Behalte die, die du für eine Innovation sammelst.',
  'explain.palace':
    'Der Palast wirkt bis zum Ende. Einer, der jede Runde etwas bringt, ist meist besser als ein einmaliger.',
  'explain.competency':
    'Der Platz gibt Schritte und Bücher einer Farbe, dann wirkt das Plättchen. Nimm früh Einkommen.',
  'explain.place':
    'Ein neutrales Gebäude zählt für Städte, Macht und Gebiet. Setz es dorthin, wo es zwei Gruppen verbindet.',
  'explain.placeFree': 'Ein Gebäude umsonst auf eigenem Gelände. Erreich damit neues Land.',
  'explain.bridge':
    'Eine Brücke verbindet zwei Ufer, für Städte und Reichweite. Such eine, die deine Gruppen verbindet.',
})

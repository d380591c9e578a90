/** What is decided at each kind of question, and what people usually weigh, in German. */
import { german } from '@ludarium/kernel'
import type { explained as english } from './explain.en.ts'

export const explained = german<typeof english>({
  'explain.tribe':
    'Der Stamm hat eine eigene Fähigkeit und eigene Technologien. Nimm beim ersten Mal einen, dessen Fähigkeit du gleich verstehst.',
  'explain.side': 'Die beiden Seiten des Tableaus haben andere Technologien. Die Sonnenseite ist die einfachere.',
  'explain.draft':
    'Die Karte, die du behältst, vervielfacht am Ende drei Dinge. Behalte die, deren Dinge du ohnehin tust.',
  'explain.turn':
    'Zwei Aktionen oder Winterschlaf. Meist spielt man eine Karte und nutzt auf der Karte des Landes, was sie gibt.',
  'explain.lever':
    'Der Hebel gibt, was darauf steht, oder ahmt eine Karte in deinen Slots nach. Er wirkt einmal bis zum Winterschlaf.',
  'explain.parts': 'Was du zuerst ausführst, kann den Rest bezahlen. Erträge kommen vor Kosten.',
  'explain.accept': 'Das Artefakt hilft dir und bringt das Ende näher. Nimm es, wenn du keine Züge mehr brauchst.',
  'explain.basic':
    'Mit Zahnrädern baust du, mit Büchern besiedelst du, Nahrung zahlt den Weg. Nimm, was deiner nächsten Aktion fehlt.',
  'explain.overflow': 'Deine Kristalle sind voll: ein Grundrohstoff ist besser als nichts.',
  'explain.swap': 'Tausch, was du übrig hast, gegen das, was die nächste Aktion kostet.',
  'explain.buy': 'Nach dem Preis wird jedes Mal einzeln gefragt. Zahl ihn, wenn dir das Ergebnis in diesem Zug hilft.',
  'explain.price': 'Bezahl mit dem, was du in diesem Zug nicht brauchst.',
  'explain.choose': 'Eins davon geschieht. Vergleich mit dem, was deine nächste Aktion braucht.',
  'explain.artifact':
    'Jede Farbe vervielfacht eine Zeile deiner Artefaktkarte. Nimm die Farbe, deren Zeile dir am meisten bringt.',
  'explain.remove':
    'Ein Artefakt verlässt das Spiel, und das Ende rückt näher. Entfern eine Farbe, die einem Gegner hilft.',
  'explain.recover': 'Die Maschine kann noch einmal genutzt werden. Wähl die, die du zweimal nutzen würdest.',
  'explain.reopen': 'Eine geöffnete Kiste wirkt noch einmal. Nimm die, die zu diesem Zug passt.',
  'explain.pay': 'Jetzt wird bezahlt; Maschinen und Kisten dürfen helfen. Du kannst noch zurück.',
  'explain.save': 'Der Rabatt nimmt Rohstoffe deiner Wahl weg. Spar, wovon du wenig hast.',
  'explain.slot':
    'Der Slot bestimmt, welche Hälfte gilt und welche Module wirken. Bring die Farbe der Karte mit Modulen und früheren Karten zusammen.',
  'explain.rest': 'Die Karte verlässt ihren Slot und schläft, der Slot ist wieder frei. Wähl einen mit guten Modulen.',
  'explain.wake': 'Eine schlafende Karte kommt zurück. Nimm die, die du als Nächstes spielen würdest.',
  'explain.restActive': 'Du spielst die Karte diesmal nicht und bekommst dafür sofort ihre obere Hälfte.',
  'explain.playCard': 'Noch eine Karte ohne Aktion. Nimm den Slot mit den meisten Modulen ihrer Farbe.',
  'explain.wild': 'Die Karte zählt jetzt als jede Farbe: alle Module ihres Slots wirken.',
  'explain.copy': 'Die Hälfte einer anderen Karte wirkt noch einmal. Nimm die stärkste, die du jetzt nutzen kannst.',
  'explain.module':
    'Ein Modul zahlt jedes Mal, wenn eine Karte seiner Farbe in seinen Slot kommt. Nimm eine Farbe, von der du viele Karten hast.',
  'explain.place':
    'Zwei Module einer Farbe an einem Slot wirken gemeinsam. Ein Modul, das dort schon liegt, verlässt das Spiel.',
  'explain.recruitAny': 'Der Bürger kommt sofort zu dir. Am meisten wert ist eine Farbe, die deine Module haben.',
  'explain.orient': 'Wie das Plättchen liegt, bestimmt, was deine Gebäude berührt. Dreh Gelände und Wasser zu ihnen.',
  'explain.recruit': 'Die Karte bleibt bei dir. Sieh dir beide Hälften und die Farbe an.',
  'explain.tech': 'Die Technologie wirkt ab jetzt und öffnet ihre Nachbarn. Schau auf dem Tableau eine weiter.',
  'explain.size':
    'Ein großes Gebäude kostet 5 Zahnräder und verdoppelt Schritte und Kristalle. Neben viel Gelände lohnt es sich.',
  'explain.act': 'Eine Aktion umsonst oder billiger. Sie verfällt, wenn du sie liegen lässt.',
  'explain.track':
    'Der Marker geht weiter; Zahlen schalten Maschinen und Punkte frei. Sieh nach, welcher Zahl nur eins fehlt.',
  'explain.unlock': 'Mehrere Felder öffnen sich zugleich. Beginn mit dem, was den anderen etwas bringt.',
  'explain.special': 'Spezialmaschinen sind stärker. Nimm eine, die zu den Rohstoffen passt, die du jeden Zug hast.',
  'explain.reward':
    'Je höher das Feld, desto besser; jedes niedrigere geht auch. Energie hilft, solange du ungenutzte Maschinen hast.',
  'explain.clear': 'Neues kommt in die Auslage. Räum weg, was du nicht willst.',
  'explain.ability':
    'Die Fähigkeit deines Stammes, einmal für jeden Marker, den sie entfernt. Nutz sie, wenn du ihre Kosten hast.',
  'explain.tile': 'Das Plättchen gehört dir und zählt von dort. Leg es dorthin, wohin du als Nächstes willst.',
  'explain.falcon': 'Der Falke zählt für die Reichweite wie ein Stück von dir. Lass ihn nahe an deinem Ziel landen.',
  'explain.figure': 'Eine Figur zieht an einen anderen Ort. Wähl eine, deren Platz nichts mehr bringt.',
  'explain.figureTo': 'Der neue Ort zählt als deiner. Große Orte bringen am Ende Punkte.',
  'explain.branch': 'Deine Wahl entscheidet, wie die Geschichte im nächsten Kapitel weitergeht.',
})

/** The rules in plain German, section by section; the numbers are those of rules.md. */
import type { RuleText } from '@ludarium/kernel'

export const rules: readonly RuleText[] = [
  {
    id: 'R1',
    title: 'Worum es geht',
    text: 'Nach Jahrtausenden des Frosts verlässt dein Stamm seine Zuflucht. Du spielst Bürgerkarten für Rohstoffe, erkundest das Land um die Schlucht, baust darauf, besiedelst seine Ruinen und verbesserst deine Maschinen. Drei Farben ziehen sich durch alles: Grau gehört zu Bergen, Zahnrädern und Bauen; Grün zu Wäldern, Büchern und Besiedeln; Gelb zu Feldern, Nahrung und Erkunden. Die Partie endet, wenn im Krater kein Artefakt mehr liegt; die meisten Punkte gewinnen.',
  },
  {
    id: 'R2',
    title: 'Effekte',
    text: 'Ein Effekt ist eine Liste von Teilen. Wo nicht „dann“ steht, führst du die Teile in beliebiger Reihenfolge aus und darfst jeden weglassen; nur ein Artefakt zu nehmen, eine Spezialmaschine zu nehmen, ein Artefakt zu entfernen und der Winterschlaf einer Schläferkarte sind Pflicht. Was ein Teil auslöst, wird vollständig ausgeführt, bevor der nächste kommt. „A bezahlen für B“ ist freiwillig, bei „bis zu 3-mal“ entscheidest du jedes Mal. „Je“ zählt in diesem Moment. Das Programm fragt nur nach einer Reihenfolge, wenn sie etwas ausmachen kann, und nimmt einfache Erträge für dich; ein Ertrag, der ein Artefakt mit sich brächte, wird erst angeboten, weil Artefakte das Ende näher bringen.',
  },
  {
    id: 'R3',
    title: 'Aufbau',
    text: 'Fünf Startplättchen liegen offen um die Schlucht, 25 Gebietsplättchen verdeckt darum herum, in jeder Ecke ein großer Ort. Fünf Bürger, fünf Slotmodule und je Farbe drei Spezialmaschinen liegen offen als Auslage. Im Krater liegen drei Artefakte je Person. Alle haben einen Stamm, ein Startset aus sechs Karten (drei aktiv, drei ruhend), eine Energie, eine geheime Artefaktkarte und einen Kristall; wer in der ersten Runde später dran ist, bekommt dazu ein Zahnrad, ein Buch, eine Nahrung. Optionen: Stämme in umgekehrter Zugreihenfolge wählen, Seiten wählen oder eine von zwei Artefaktkarten behalten.',
  },
  {
    id: 'R4',
    title: 'Ein Zug',
    text: 'In deinem Zug führst du entweder eine oder zwei Aktionen aus oder hältst Winterschlaf. Aktionen sind: eine Karte spielen, den Hebel nutzen, erkunden, besiedeln, bauen; dieselbe zweimal ist erlaubt. Führst du keine Aktion aus, musst du Winterschlaf halten. Freie Aktionen (Tauschen, Maschinen, Kisten) sind in deinem Zug jederzeit möglich und zählen nie. Aktionen durch Effekte zählen ebenfalls nicht.',
  },
  {
    id: 'R5',
    title: 'Rohstoffe und Bezahlen',
    text: 'Du kannst 3 Kristalle und je 6 Zahnräder, Bücher und Nahrung haben; was nicht passt, verfällt. Ein Kristall zählt beim Bezahlen als beliebiger Grundrohstoff und lässt sich in deinem Zug jederzeit in einen umwandeln. Einen Kristall, für den kein Platz ist, darfst du als Grundrohstoff nehmen. Kosten werden ganz oder gar nicht bezahlt: zuerst die genannten Rohstoffe, dann Kristalle. Willst du einen Kristall statt eines vorhandenen Rohstoffs ausgeben, wandle ihn vorher um. Während du für eine Planaktion bezahlst, darfst du Maschinen und Kisten nutzen; was sie geben, darfst du sofort auch über die Grenzen hinaus ausgeben, und was danach darüber liegt, verfällt. Eine Aktion kannst du beginnen, wenn deine Rohstoffe zusammen mit dem, was Kisten und bereite Maschinen direkt geben, reichen könnten. Stellt sich heraus, dass du nicht bezahlen kannst, wird die Aktion abgebrochen und kostet nichts.',
  },
  {
    id: 'R6',
    title: 'Punkte',
    text: 'Punkte während der Partie bewegen deinen Marker; bei 7, 14, 30 und 46 Punkten erhältst du eine Kiste, bei 21 und 38 ein Artefakt, jeweils einmal. Punkte der Schlusswertung geben keine solchen Boni.',
  },
  {
    id: 'R7',
    title: 'Karte und Reichweite',
    text: 'Erkunden, Besiedeln und Bauen brauchen Reichweite: 1 Nahrung für jedes Feld, das wirklich zwischen einer deiner Figuren oder einem deiner Gebäude und dem Ziel liegt. Hast du nichts auf der Karte, zählst du von der Schlucht aus. Jedes offene Feld kann überquert werden, besetzt oder nicht, aber nie ein verdecktes Plättchen. Reichweitenboni senken diese Nahrung, nie die Kosten der Aktion selbst, und ein Ziel ganz ohne Weg bleibt unerreichbar. Beim Erkunden zählt das nächste Feld des Plättchens.',
  },
  {
    id: 'R8',
    title: 'Eine Karte spielen',
    text: 'Lege eine Karte aus deinem aktiven Bereich in einen offenen Slot. In den beiden oberen Slots gilt ihre obere Hälfte, in den beiden unteren ihre untere; der fünfte Slot, den Technologie t3 öffnet, nimmt beide. Ein Slot ist offen, wenn er leer ist oder wenn jede Karte darin auf der dort gespielten Hälfte das Slotsymbol zeigt. Das Spielen löst in beliebiger Reihenfolge aus: die Hälfte selbst, jedes Modul des Slots in der Farbe der Karte und noch einmal die Hälfte jeder früheren Karte derselben Farbe im Slot. Eine Karte darf auch gespielt werden, wenn nichts davon nutzbar ist. Effekte mit „solange im Slot“ gelten, bis die Karte ihn verlässt. Eine gewendete Karte nutzt ihre andere Hälfte; eine Karte aller Farben passt bis zum Ende der Aktion zu allem. Ein Effekt, der eine gespielte Karte ruhen lässt, kann nicht die Karte ruhen lassen, auf der er steht.',
  },
  {
    id: 'R9',
    title: 'Slotmodule',
    text: 'Nimm eins der fünf offenen Module und lege es auf einen der zwölf Modulplätze; liegt dort schon eins, verlässt dieses das Spiel. Ein Modul wirkt immer, wenn eine Karte in einer seiner Farben in seinem Slot gespielt wird. Der letzte Platz jedes Slots führt außerdem das erste dort gelegte Modul sofort aus, egal welche Farbe. Am fünften Slot darfst du Module schon legen, bevor er offen ist.',
  },
  {
    id: 'R10',
    title: 'Der Hebel',
    text: 'Einmal zwischen zwei Winterschlafphasen kann der Hebel als Aktion genutzt werden. Die aufgedruckte Seite gibt einen Grundrohstoff nach Wahl; die Kampagne bringt bessere Seiten.',
  },
  {
    id: 'R11',
    title: 'Erkunden',
    text: 'Wähle ein verdecktes Plättchen in Reichweite und bezahle die Nahrung für Reichweite und die Kosten auf seiner Rückseite. Nimm seine Punkte, wirb einen offenen Bürger oder die oberste Karte des Stapels in deinen aktiven Bereich an, decke das Plättchen auf und wähle, wie herum es liegt. Dann erhalten alle mit Gebäuden neben den neuen Feldern Belohnungen dafür, du zuerst. Ein Rabatt streicht Rohstoffe deiner Wahl aus den Kosten des Plättchens.',
  },
  {
    id: 'R12',
    title: 'Besiedeln',
    text: 'Wähle einen Ort, gewöhnlich oder groß, an dem du noch keine Figur hast. Nimm eine Figur von deiner Stammestafel: zuerst t1, später jede Technologie, die mit einer vorhandenen verbunden ist. Bezahle die Nahrung für Reichweite, die Bücher der Technologie und ein Buch an jede andere Person mit einer Figur dort. Die Technologie ist freigeschaltet, und ihr Effekt wird ausgeführt. t3 öffnet den fünften Slot; t5 und t7 geben ein Artefakt und eine Kiste, t6 ein Artefakt und eine Energie. Rabatte senken nur die Bücher der Technologie.',
  },
  {
    id: 'R13',
    title: 'Bauen',
    text: 'Wähle freien Sand in Reichweite. Ein kleines Gebäude kostet 3 Zahnräder, ein großes 5. Du erhältst einen Schritt auf der passenden Leiste für jedes Geländefeld daneben, einen Kristall für jeden Kristall daneben und die Belohnung jedes Wassers daneben, das du noch nicht beansprucht hast. Ein großes Gebäude verdoppelt Schritte und Kristalle, nicht das Wasser. Wird später ein Plättchen neben deinem Gebäude aufgedeckt, erhältst du dessen Schritte und Wasser dann.',
  },
  {
    id: 'R14',
    title: 'Maschinenleisten',
    text: 'Drei Leisten mit zwölf Feldern. Belohnungsfelder werden frei, sobald alle genannten Leisten weit genug sind: eine Standardmaschine bei 3, Spezialmaschinen bei 6 und wo zwei Leisten beide 5 erreichen, Punkte für Karten einer Farbe, wo zwei Leisten 8 erreichen, ein Artefakt bei 11. Ein Schritt über das Ende hinaus gibt einen Rohstoff der Farbe. Spezialmaschinen nimmst du aus der Auslage. Werden mehrere zugleich frei, wählst du die Reihenfolge.',
  },
  {
    id: 'R15',
    title: 'Fortschritt',
    text: 'Jedes freigeschaltete Belohnungsfeld und jede der ersten fünf Nutzungen deiner Stammesfähigkeit legt einen Marker auf deine Fortschrittsleiste. Manche Felder geben sofort Energie, eine Kiste oder ein Artefakt. Am Ende zählt das erste leere Feld: bis zu 37 Punkte, oder 40, wenn alle zwanzig Marker liegen.',
  },
  {
    id: 'R16',
    title: 'Winterschlaf',
    text: 'Statt Aktionen: Alle Energie kehrt von deinen Maschinen zurück, ruhende Karten werden aktiv, gespielte Karten gehen zur Ruhe, der Hebel ist wieder unbenutzt, und dein Winterschlafmarker rückt vor. Wähle die Belohnung seines Felds oder eines niedrigeren: ein Slotmodul, eine Kiste, 2 Kristalle, eine Energie, 2 Schritte auf beliebigen Leisten. Wer das vierte Feld erreicht, entfernt außerdem ein Artefakt nach Wahl aus dem Krater. Nachdem die Energie zurückgekehrt ist, kann in diesem Zug keine Maschine mehr genutzt werden. Eine Schläferkarte lässt dich am Ende der Aktion Winterschlaf halten und verlässt das Spiel.',
  },
  {
    id: 'R17',
    title: 'Freie Aktionen',
    text: 'Wandle einen Kristall in einen Grundrohstoff um oder nutze einen Tausch deiner Technologien. Lege eine Energie aus deinem Speicher auf eine Maschine ohne Energie und führe sie aus. Öffne eine Kiste und führe sie aus; geöffnete Kisten bleiben dein und zählen. Reichweite und Rabatte nutzt du beim Bezahlen einer Aktion, das Wenden bei der Wahl des Slots. Freie Aktionen, die nichts bewirken oder nur dorthin zurückführen, wo du warst, werden nicht angeboten. Während des Bezahlens müssen Effekte warten, die eine weitere Aktion oder Karte auslösen würden; nutze sie davor oder danach.',
  },
  {
    id: 'R18',
    title: 'Stammesfähigkeit',
    text: 'Der Stern löst deine Stammesfähigkeit aus, wenn sie sich ausführen lässt. Bezahle ihre Kosten, falls sie welche hat, lege einen Marker von der Stammestafel auf die Fortschrittsleiste, solange es einen gibt, und führe dann die Fähigkeit aus und was deine Technologien hinzufügen.',
  },
  {
    id: 'R19',
    title: 'Artefakte und das Ende',
    text: 'Artefakte nimmst du aus dem Krater, welches du willst. Wer das letzte nimmt oder entfernt, nimmt das Schlussplättchen; der Zug wird beendet, dann haben alle anderen genau noch einen Zug. Artefakte aus einem leeren Krater sind kleine Artefakte und 2 Punkte wert.',
  },
  {
    id: 'R20',
    title: 'Schlusswertung',
    text: 'Zu den Punkten aus der Partie kommen: die Fortschrittsleiste; freigeschaltete Technologien (je 1, 2 oder 3 Punkte); große Orte mit deiner Figur; 2 Punkte für jede angeworbene Karte der auf den Leisten freigeschalteten Farben; 4 für das Schlussplättchen; 2 für jedes kleine Artefakt; 1 für je fünf übrige Rohstoffe; und deine Artefaktkarte: jede ihrer drei Kategorien einmal, und noch einmal für jedes Artefakt in ihrer Farbe. Bei Gleichstand zählen mehr Rohstoffe über die Fünfergruppen hinaus, dann die höhere Summe der Leisten.',
  },
  {
    id: 'R21',
    title: 'Stämme, Sonnenseite',
    text: 'Die Nàdair erhalten Bücher und Nahrung und siedeln günstig. Die Hofstadterianer erhalten Rohstoffe für jedes beanspruchte Wasser. ]0x49[ erhalten zwei Rohstoffe und eine Energie zurück und erkunden aus der Ferne. Die Kuniban bezahlen eine Nahrung für Bürger. Die Formica erhalten Kristalle und machen mehr daraus. Die Vukuntur führen sofort eine Planaktion mit einer Reichweite mehr aus. Die Technologien t1, t2 und t4 gehören zum Stamm; die Stammestafel sagt, was sie tun.',
  },
  {
    id: 'R22',
    title: 'Stämme, Mondseite',
    text: 'Die Mondseiten legen etwas auf die Karte. Die Nàdair bezahlen einen Kristall, um Sand in Wald zu verwandeln, und erhalten ein Buch je Waldplättchen der Gruppe. Die Hofstadterianer bezahlen einen Kristall für Tempel auf Wasser, erhalten dessen Belohnung und zählen Reichweite von dort. ]0x49[ markieren Felder mit Zielen: Aktionen dort kosten sie 2 weniger, und andere bezahlen an sie. Die Kuniban verwandeln Gelände in Sand und nehmen einen Bürger seiner Farbe. Die Formica bezahlen einen Kristall für Werkstätten auf Gelände: ein Schritt sofort, günstigere Aktionen daneben. Die Vukuntur haben einen Falken, der über das Land fliegt und für Reichweite mitzählt. Je fünf Stammesplättchen; Wald- und Sandplättchen ändern den Boden für alle.',
  },
  {
    id: 'R24',
    title: 'Allein spielen',
    text: 'Drei Artefakte, kein Schlussplättchen. Jeder Zug ist eine Aktion oder ein Winterschlaf. Ein Würfel beginnt auf Feld 1 und rückt ein Feld vor, wenn du eine Karte als Aktion spielst, und zwei beim Winterschlaf; nach dem Zug, in dem er Feld 20 passiert, endet die Partie. Beim Winterschlaf darfst du beliebige offene Bürger, Maschinen und Module ablegen. Wertung: 50 überlebt, 75 kleiner Sieg, 100 Sieg, 130 großer Sieg, 160 überragender Sieg, 180 Utopie.',
  },
  {
    id: 'R25',
    title: 'Varianten',
    text: 'In der längeren Partie wird der Krater wie für eine Person mehr gefüllt; zu viert liegen dort auch zwei kleine Artefakte. Mondseiten, die drei großen Orte der Kampagne, riesige Kristalle (ein Kristall und ein Punkt für ein Gebäude daneben) und andere Seiten des Hebels lassen sich alle auch ohne die Kampagne nutzen.',
  },
  {
    id: 'R26',
    title: 'Kampagne',
    text: 'Fünf Kapitel, jedes eine Partie. Jedes Kapitel hat eine Aufbaukarte, ein Ereignis, das einmal im Spiel eintritt, Prüfungen und einen Ausgang, die Sterne geben, und etwas, das für immer freigeschaltet wird: zwei Stämme, bessere Hebel, mehr große Orte, Mondseiten, riesige Kristalle, die längere Partie. Nach fünf Kapiteln gewinnen die meisten Sterne. Wer allein spielt, gewinnt ein Kapitel mit 100 Punkten.',
  },
]

/** The rules in short in German, in the order and with the numbers of rules.md. */
import type { RuleText } from '@ludarium/kernel'

export const rules: readonly RuleText[] = [
  {
    id: 'A1',
    title: 'Das Spiel auf einer Seite',
    text: 'Eine bis fünf Personen, sechs Runden, die meisten Siegpunkte gewinnen. Jede Runde besteht aus Einkommen, einer Aktionsphase, bis alle gepasst haben, und (in den Runden 1 bis 5) einem Wissenschaftsbonus. Du spielst ein Gelände zusammen mit einer Fraktion; später kommt mit einem Palastplättchen der dritte Teil deiner Möglichkeiten dazu. In der Aktionsphase seid ihr reihum dran, mit je einer Hauptaktion, bis du passt.',
  },
  {
    id: 'A2',
    title: 'Die Karte',
    text: 'Landfelder haben eins von sieben Geländen; Flussfelder werden nie bebaut. Die kleine Karte ist für eine bis drei Personen, die große für drei bis fünf; zu dritt darf man wählen. Ein Randfeld hat eine Seite außerhalb der Karte, ein Uferfeld berührt den Fluss. Brücken passen zwischen zwei Landfelder, die sich so gegenüberliegen, dass auf beiden Seiten der Linie Fluss (oder der Kartenrand) liegt.',
  },
  {
    id: 'A3',
    title: 'Der Geländekreis',
    text: 'Wüste, Ebene, Sumpf, See, Wald, Gebirge, Ödland, und wieder von vorn. So viele Spaten, wie ein Feld auf dem Kreis vom eigenen Gelände entfernt ist, braucht es, auf dem kürzeren Weg, höchstens drei. Ein Spaten bringt ein Feld immer einen Schritt näher an dein Gelände.',
  },
  {
    id: 'A4',
    title: 'Güter und Spielsteine',
    text: 'Münzen, Werkzeuge und Bücher sind unbegrenzt. Bücher gibt es in den vier Farben der Disziplinen; wo keine Farbe genannt ist, wählst du sie für jedes Buch einzeln. Du hast 7 Gelehrte: im Vorrat, verfügbar oder dauerhaft auf dem Wissenschaftstableau. Abgegebene Gelehrte kehren in den Vorrat zurück; ist er leer, verfallen weitere. Du hast 12 Machtsteine, 3 Brücken, 9 Werkstätten, 4 Gilden, 3 Schulen, eine Universität und einen Palast. Alle beginnen mit 20 SP und fallen nie unter 0.',
  },
  {
    id: 'A5',
    title: 'Macht',
    text: 'Machtsteine wandern von Schale I nach II nach III. Um n Macht aufzuladen, bewegst du n-mal: aus I, solange dort ein Stein liegt, dann aus II. Was nicht passt, verfällt. Ausgegebene Macht geht von Schale III in Schale I. Opfern: Mit zwei Steinen in Schale II entfernst du einen aus dem Spiel und legst den anderen in Schale III.',
  },
  {
    id: 'A6',
    title: 'Tauschen',
    text: 'In deinem Zug, vor und nach der Hauptaktion, so oft du willst: 5 Macht gegen einen Gelehrten, 5 Macht gegen ein Buch, 3 Macht gegen ein Werkzeug, 1 Macht gegen eine Münze, einen Gelehrten gegen ein Werkzeug, ein Werkzeug gegen eine Münze, ein Buch gegen eine Münze, und das Opfern eines Machtsteins. Nach der Hauptaktion gehört der Zug dir, bis du ihn beendest.',
  },
  {
    id: 'A7',
    title: 'Nachbarn und Reichweite',
    text: 'Felder sind benachbart, wenn sie eine Seite gemeinsam haben oder die Enden einer Brücke sind. Deine Brücken zählen für dich; zwischen zwei Personen zählt eine Brücke, wenn sie einer von beiden gehört. Ein Feld ist in Reichweite, wenn es neben einem deiner Gebäude liegt oder mit einem durch eine Kette von Flussfeldern verbunden ist, die nicht länger ist als dein Schifffahrtswert. Der Flusshandel erhöht ihn um 1, solange er offen bei dir liegt.',
  },
  {
    id: 'A8',
    title: 'Aufbau',
    text: 'Sechs Rundenplättchen, ein Schlussplättchen, drei Buchaktionen, die Kompetenzen, die Innovationen und die Palastplättchen werden gezogen. Mit Sets liegen bei jedem Tableau eine Fraktion und ein Bonus, und die letzte Person wählt zuerst. Im Draft nehmen alle nacheinander ein Tableau, eine Fraktion, einen Palast und einen Bonus, hin und zurück. Dann werden Werkstätten in Zugreihenfolge und wieder zurück gesetzt; Omar setzt einen Turm dazu, die Mönche ganz am Ende eine Universität. Startgebäude lösen nichts aus. Danach kommen Startbücher, freie Schritte, Startkompetenzen und der Spaten der Wüste.',
  },
  {
    id: 'A9',
    title: 'Eine Runde',
    text: 'Einkommen für alle, Aktionen, bis alle gepasst haben, dann Wissenschaftsbonus und Aufräumen. Die Reihenfolge des Passens ist die Spielreihenfolge der nächsten Runde.',
  },
  {
    id: 'A10',
    title: 'Einkommen',
    text: 'Du bekommst das Einkommen deines Tableaus, jedes Platzes, den deine eigenen Gebäude frei gemacht haben, von Palast, Bonus, Kompetenzen, Innovationen und Fraktion und jeder Disziplin ab Stufe 9. Neutrale Gebäude machen keine Plätze frei; der fünfte Werkstattplatz ist leer. Schritte kommen zuerst, dann alles andere.',
  },
  {
    id: 'A11',
    title: 'Züge und Aktionen',
    text: 'Hauptaktionen: umwandeln und bauen, ein Gebäude ausbauen, in Schifffahrt oder Terraforming vorrücken, eine Innovation nehmen, einen Gelehrten einsetzen, eine Machtaktion, eine Buchaktion, eine Sonderaktion, einen Anbau setzen, die Brücke der Maulwürfe oder passen. Eine Aktion muss bezahlbar sein und etwas bewirken. Alles, was sie auslöst, wird vor dem nächsten Zug geklärt: zuerst deine eigenen Entscheidungen, dann die Macht, die anderen angeboten wird.',
  },
  {
    id: 'A12',
    title: 'Umwandeln und bauen',
    text: 'Wähle ein freies Feld in Reichweite. Gib ihm Spaten: kostenlose der Aktion und so viele weitere, wie du je nach Terraformingstufe für 3, 2 oder 1 Werkzeuge kaufst. Du darfst unterwegs aufhören. Ist das Feld jetzt dein Gelände, darfst du dort für 1 Werkzeug und 2 Münzen eine Werkstatt bauen. Mit kostenlosen Spaten muss das Ziel mindestens einen aufnehmen; Spaten, die nach dem fertigen Ziel übrig sind, dürfen auf andere Felder in Reichweite, wo nichts gebaut wird. Die Reichweite wird gemessen, bevor die Werkstatt steht. Geschenke von Plättchen darfst du ablehnen; Macht-, Buch- und Sonderaktionen brauchen ein Ziel.',
  },
  {
    id: 'A13',
    title: 'Ausbauen',
    text: 'Werkstatt zu Gilde: 2 Werkzeuge und 6 Münzen, oder 3 Münzen neben anderen. Gilde zu Palast: 4 Werkzeuge, 6 Münzen, und du wählst ein Palastplättchen. Gilde zu Schule: 3 Werkzeuge, 5 Münzen, und eine Kompetenz. Schule zu Universität: 5 Werkzeuge, 8 Münzen, und eine Kompetenz. Der alte Stein deckt seinen Einkommensplatz wieder ab. Neutrale Gebäude kann man nicht ausbauen.',
  },
  {
    id: 'A14',
    title: 'Schifffahrt',
    text: 'Bezahle 4 Münzen und einen Gelehrten für eine Stufe, höchstens 3. Stufe 1 gibt 2 SP, Stufe 2 zwei Bücher, Stufe 3 vier SP; der See beginnt auf 1 und bekommt 3 SP und dann 2 Bücher.',
  },
  {
    id: 'A15',
    title: 'Terraformingstufe',
    text: 'Bezahle 5 Münzen (Ebene 1), ein Werkzeug und einen Gelehrten für eine Stufe, höchstens 3. Stufe 2 gibt zwei Bücher, Stufe 3 sechs SP. Ein Spaten kostet auf Stufe 1 drei Werkzeuge, auf Stufe 2 zwei, auf Stufe 3 eins.',
  },
  {
    id: 'A16',
    title: 'Innovationen',
    text: 'Bezahle die fünf Bücher, die am Platz stehen: zwei seiner Farbe und drei beliebige, oder je zwei seiner beiden Farben und ein beliebiges. Deine zweite Innovation kostet ein Buch mehr (nicht für das Ödland), deine dritte zwei mehr; mehr als drei gibt es nicht. Ohne Palast auf der Karte bezahlst du dazu 5 Münzen. Dann gehört das Plättchen dir, und sein Effekt tritt ein.',
  },
  {
    id: 'A17',
    title: 'Gelehrte',
    text: 'Stelle einen Gelehrten für 3 oder 2 Schritte auf einen freien Platz einer Disziplin; er bleibt dort bis zum Ende. Oder gib einen Gelehrten für einen beliebigen Schritt in den Vorrat zurück. Mindestens ein Schritt muss möglich sein.',
  },
  {
    id: 'A18',
    title: 'Machtaktionen',
    text: 'Sechs Aktionen, jede einmal je Runde für alle zusammen: eine Brücke (3), ein Gelehrter (3), 2 Werkzeuge (4), 7 Münzen (4), ein kostenloser Spaten (4), zwei kostenlose Spaten (6). Die Macht kommt aus Schale III.',
  },
  {
    id: 'A19',
    title: 'Buchaktionen',
    text: 'Drei Plättchen je Partie, jedes einmal je Runde für alle zusammen, bezahlt mit Büchern beliebiger Farben.',
  },
  {
    id: 'A20',
    title: 'Sonderaktionen',
    text: 'Achtecke auf deinem Bonus, Palast, deinen Kompetenzen, Innovationen oder der Fraktion: kostenlos, je einmal in der Runde, als deine Hauptaktion. Die Hellseher laden 5 auf und handeln dann noch einmal.',
  },
  {
    id: 'A21',
    title: 'Passen',
    text: 'Du erhältst alle Effekte für das Passen, Schritte vor Punkten. In den Runden 1 bis 5 nimmst du einen der drei ausliegenden Boni samt seinen Münzen und legst deinen alten dorthin; der neue gilt ab der nächsten Runde. In dieser Runde bist du nicht mehr dran, beantwortest aber noch Machtangebote.',
  },
  {
    id: 'A22',
    title: 'Bauereignisse',
    text: 'Wenn ein Gebäude entsteht oder seine Art wechselt: Machtangebote werden notiert, alles, was diese Art belohnt, gibt seine Punkte, dann kommt das Plättchen, das das Gebäude bringt, dann die Prüfung auf eine Stadt, dann die sofortigen Effekte des Plättchens. Belohnungen für dasselbe Ereignis addieren sich. Anbauten, Brücken und Startgebäude sind keine Bauereignisse.',
  },
  {
    id: 'A23',
    title: 'Macht durch Bauten',
    text: 'Baut jemand neben dir, darfst du Macht in Höhe der Werte deiner benachbarten Gebäude aufladen, Anbauten mitgezählt. Das kostet einen SP weniger, als du auflädst. Du nimmst alles oder nichts, begrenzt durch deine Schalen und deine SP. Angebote werden nach der Aktion beantwortet, auch von denen, die gepasst haben.',
  },
  {
    id: 'A24',
    title: 'Städte',
    text: 'Eine Gruppe deiner verbundenen Gebäude wird sofort zur Stadt, wenn sie mindestens vier Gebäude hat (drei mit Universität, zwei mit Monument; eins mit Anbau zählt doppelt) und eine Macht von mindestens 7. Du nimmst ein Stadtplättchen mit seinen SP und Gütern und hast einen Schlüssel mehr. Aus einer Stadt wird keine weitere; was später verbunden wird, gehört zu ihr.',
  },
  {
    id: 'A25',
    title: 'Disziplinen',
    text: 'Bankwesen, Recht, Ingenieurwesen und Medizin, Stufen 0 bis 12. Die Stufen 3, 5, 7 und 12 laden 1, 2, 2 und 3 Macht auf. Für Stufe 8 brauchst du einen unbenutzten Schlüssel: Jedes Stadtplättchen ist einer, jede Leiste über 7 hat einen verbraucht. Stufe 12 ist nur für eine Person. Ab Stufe 9 gibt eine Leiste Einkommen: 3 Münzen, 6 Macht, 1 Werkzeug oder 3 SP.',
  },
  {
    id: 'A26',
    title: 'Kompetenzen',
    text: 'Du nimmst sie mit einer Schule oder Universität und durch manche Plättchen; nie zwei gleiche. Der Platz gibt Schritte und Bücher seiner Farbe: drei Schritte, zwei Schritte und ein Buch oder einen Schritt und zwei Bücher. Dann folgt der Effekt der Kompetenz.',
  },
  {
    id: 'A27',
    title: 'Palastplättchen',
    text: 'Mit dem Palast wählst du eins der übrigen Palastplättchen (im Draft dein reserviertes). Manche geben Einkommen, manche eine Sonderaktion, manche sofort etwas. Mit „Kleinstädte“ reicht deinen Städten Macht 6, mit „Flug“ fliegst du über ein oder zwei Felder, mit „Hafen“ gründest du Städte über ein Flussfeld hinweg.',
  },
  {
    id: 'A28',
    title: 'Was Innovationen tun',
    text: 'Manche werten einmal, was du hast, manche geben Einkommen, eine Sonderaktion oder Punkte beim Passen, manche setzen ein neutrales Gebäude. Siedlungen sind deine Gruppen benachbarter Gebäude; Formen sind verschiedene Arten von Gebäuden; neutrale Gebäude zählen mit, Anbauten nicht.',
  },
  {
    id: 'A29',
    title: 'Neutrale Gebäude und Anbauten',
    text: 'Ein neutrales Gebäude kommt sofort auf ein freies Feld in Reichweite; ist es nicht dein Gelände, kaufst du die Spaten dafür. Es gehört dir, ist ein Bauereignis, macht keinen Einkommensplatz frei und lässt sich nicht ausbauen. Du darfst darauf verzichten. Ein Anbau wird als Aktion neben eins deiner Gebäude gesetzt: Macht +1, und für Städte ein Gebäude mehr. Er bietet niemandem Macht an.',
  },
  {
    id: 'A30',
    title: 'Brücken',
    text: 'Auf einem freien Platz mit einem deiner Gebäude an mindestens einem Ende; eine Brücke je Platz, bis zum Ende der Partie. Danach werden Städte geprüft. Du hast drei.',
  },
  {
    id: 'A31',
    title: 'Fraktionen',
    text: 'Zwölf Fraktionen mit Startschritten und je einer Fähigkeit; was sie tut, steht beim Namen der Fraktion. Der Tunnel der Maulwürfe reicht für ein Werkzeug über ein Feld hinweg und bringt 2 SP und einen je Person; alle ihre Brücken dürfen über Land gehen.',
  },
  {
    id: 'A32',
    title: 'Planungstableaus',
    text: 'Alle beginnen mit 15 Münzen und 3 Werkzeugen (Ödland 4). Wüste: ein Spaten am Anfang. Ebene: günstige Terraformingstufen. Sumpf: ein Gelehrter. See: Schifffahrt 1. Wald: ein Schritt in jeder Disziplin. Gebirge: mehr Münzen. Ödland: ein Buch und eine günstigere zweite Innovation.',
  },
  {
    id: 'A33',
    title: 'Rundenboni',
    text: 'Zehn Plättchen, drei mehr als Personen in einer Partie. Jede Runde hast du eins und tauschst es beim Passen.',
  },
  {
    id: 'A34',
    title: 'Rundenplättchen',
    text: 'Die linke Seite wertet in der Aktionsphase ihrer Runde jedes Mal, wenn das Ereignis eintritt. Die rechte Seite ist der Wissenschaftsbonus am Rundenende. In Runde 6 tritt das Schlussplättchen an dessen Stelle und wertet mit.',
  },
  {
    id: 'A35',
    title: 'Wissenschaftsbonus und Aufräumen',
    text: 'In der Reihenfolge der nächsten Runde erhalten alle den Bonus so oft, wie ihre Stufe der Disziplin erlaubt. Spaten gehen auf beliebige Felder in Reichweite, ohne zu bauen. Dann sind alle benutzten Aktionen wieder frei, jeder ausliegende Bonus bekommt eine Münze, und die nächste Runde beginnt.',
  },
  {
    id: 'A36',
    title: 'Ende der Partie',
    text: 'Die größten Gebiete aus durch Reichweite verbundenen Gebäuden bringen 18, 12 und 6 SP; in jeder Disziplin bringen die höchsten Stufen 8, 4 und 2 SP. Gleiche teilen sich die Punkte ihrer Plätze. Alle Güter werden zu Münzen, und 5 Münzen sind 1 SP. Die meisten SP gewinnen; gleiche SP teilen den Sieg.',
  },
  {
    id: 'A37',
    title: 'Zu zweit',
    text: 'Ein virtueller Spieler, der nie handelt, nimmt an der Schlusswertung teil: Seine Marker beginnen auf Stufe 2 und rücken nach den Symbolen jedes Rundenplättchens vor, und ein verdecktes Plättchen, das in Runde 6 aufgedeckt wird, ist sein Gebiet. In jeder Disziplin steht einer seiner Gelehrten auf einem Platz für zwei Schritte.',
  },
  {
    id: 'A38',
    title: 'Gegen die Automa',
    text: 'Allein spielst du gegen die Automa, die ein Gelände, eine Fraktion und einen Kartenstapel hat, aber keine Güter. In ihrem Zug unterstützt die oberste Karte die nächste: Eine sagt, was sie tut, die andere, wie sie wählt. Sie baut, baut aus, entsendet Gelehrte, blockiert Aktionen, nimmt Innovationen und punktet; sie passt, wenn ihre Karten ausgehen. Du darfst durch ihre Bauten Macht aufladen. Am Ende wertet sie Gebiet und Disziplinen wie alle und steht in der Rangliste: Du gewinnst, wenn du mehr SP hast als sie. Fünf Schwierigkeitsgrade.',
  },
  {
    id: 'A39',
    title: 'Zwei Personen und die Automa',
    text: 'Aufbau wie zu dritt; die Automa spielt die Einfältigen. In der ersten Runde ist sie Dritte, und was für sie „den Menschen“ betrifft, gilt für beide.',
  },
  {
    id: 'A40',
    title: 'Wer entscheidet',
    text: 'Wer Bücher oder Schritte bekommt, wählt Farben und Leisten; wessen Effekte gleichzeitig eintreten, wählt die Reihenfolge. Verdeckt sind nur die Karten der Automa und das Gebietsplättchen einer Partie zu zweit.',
  },
  {
    id: 'A42',
    title: 'Regeln des Referenzhandbuchs',
    text: 'Als Option: Kostenlose Spaten mehrerer Quellen dürfen sich in einem Terraforming verbinden; Macht anzunehmen kostet das ganze Angebot weniger eins, auch wenn weniger passt; Güter dürfen getauscht werden, während man ein Angebot beantwortet, auch um in vollen Schalen Platz zu schaffen; Plätze am Ende bringen 4, 2 und 1; bei Gleichstand zählt die höhere Summe der Stufen.',
  },
]

/** The rules in plain German, for the drawer. The numbers are those of rules.md. */
import type { RuleText } from '@ludarium/kernel'

export const rules: readonly RuleText[] = [
  {
    id: 'E1',
    title: 'Worum es geht',
    text: 'Du herrschst über eine schwebende Insel. In jeder Runde sammelst du Essenz; am Rundenende bringt die Rangfolge nach Essenz Kristallsplitter. Sobald jemand genug Splitter hat, endet die Partie, beanspruchte Prophezeiungsfragmente bringen noch einmal Splitter, und die meisten Splitter gewinnen. Jede Karte auf einer Insel ist ein Segment: dein Palast, Orte und Monumente. Jedes Segment hat eine von fünf Arten, erkennbar an der Farbe: militärisch rot, magisch violett, wirtschaftlich gelb, kulturell grün, politisch blau. Ein gefüllter Stern steht für eine Hauptaktion, ein leerer für eine Nebenaktion. Liegt ein Erschöpfungsmarker auf einem Segment, kann sein Stern nicht genutzt werden.',
  },
  {
    id: 'E2',
    title: 'Ausgaben',
    text: 'Die überarbeitete Ausgabe endet bei 12, 11, 12 oder 11 Splittern mit 2, 3, 4 oder 5 Personen; beim Versetzen zählen nur Plus- und Minusnachbarn; behaltene Fragmente rücken ans hintere Ende der Reihe; wer erfolgreich geboten hat, darf auf einen Berater verzichten; die äußere Bedrohung endet bei 12. Der Entwurf endet zu zweit schon bei 10 Splittern; beim Versetzen zählt auch die aufgedruckte Essenz; behaltene Fragmente rücken zum Stapel hin, sogar auf den gesperrten Platz; wer erfolgreich geboten hat, muss einen Berater nehmen; die Bedrohung hat keine Obergrenze. Alles andere ist gleich.',
  },
  {
    id: 'E3',
    title: 'Fraktionen',
    text: 'Jede Fraktion hat eigene Werte für Einfluss, Reichtum, Beliebtheit (gezogene Karten), Angriff, Abwehr und Fundamente, einen eigenen Palast und acht Gefolgsleute: Spion, Priester, Baumeister und Bürgermeister sind in allen Decks gleich, die anderen vier gehören nur dieser Fraktion. Für Verträge hast du sieben freie Fraktionsmarker. Angriff und Abwehr reichen von 0 bis 20. Essenz fällt nie unter 0.',
  },
  {
    id: 'E4',
    title: 'Offen und verdeckt',
    text: 'Niemand kennt die Reihenfolge der Stapel und die beim Aufbau entfernten Fragmente. Nur du selbst kennst deine Handkarten, dein Gebot, bis alle Gebote abgegeben sind, und die Vorderseiten deiner beanspruchten Fragmente. Alles andere ist offen, auch die Ablagestapel. Der Wert eines Fragments steht auf seiner Rückseite, die Summe der Werte ist also ebenfalls bekannt.',
  },
  {
    id: 'E5',
    title: 'Aufbau',
    text: 'Alle bekommen eine Fraktion, ihren Palast als erstes Segment der Insel und ihre acht Gefolgsleute als gemischten Nachziehstapel; die Hände sind anfangs leer. Sechs Fragmente mit Wert I und sechs mit Wert II verlassen ungesehen das Spiel; im Stapel liegt Wert I oben und Wert III unten, und sechs Fragmente bilden die Reihe. Der erste Markt hat zwei Orte je Person und zwei weitere; Monumente gibt es in Runde 1 nicht. Der Startspieler beginnt ohne Reichtum, jeder weitere Platz mit 1 mehr. Einfluss hat anfangs niemand. Runde 1 beginnt mit dem Einkommen.',
  },
  {
    id: 'E6',
    title: 'Vorbereitung',
    text: 'Ab Runde 2 beginnt eine Runde so: Alle Essenz geht auf 0 zurück, die Reihenfolge des Passens wird zur neuen Spielreihenfolge, und 2 Monumente und zwei Orte je Person werden als neuer Markt aufgedeckt. Ein leerer Stapel wird aus seiner Ablage neu gebildet.',
  },
  {
    id: 'E7',
    title: 'Einkommen',
    text: 'Angriff und Abwehr werden auf die Werte deiner Fraktion plus die goldenen Werte deiner Insel gesetzt. Ladungen, Zählungen und Rabatte der letzten Runde verfallen. Du bekommst deine Fundamente neu, höchstens fünf auf deiner Tafel. Du erhältst Reichtum und Einfluss deiner Fraktion und alle goldenen Erträge deiner Segmente; übrige Marker behältst du. Dann ziehst du so viele Karten, wie deine Beliebtheit plus goldene Karten angeben; hier, und nur hier, wird ein leerer Stapel aus deiner Ablage neu gebildet. Ein Handkartenlimit gibt es nicht.',
  },
  {
    id: 'E8',
    title: 'Berater: die Versteigerung',
    text: 'Jeder Beraterstapel zeigt seine oberste Karte. Alle geben verdeckt ein Gebot aus beliebig viel Reichtum und Einfluss ab, auch null. Alle Gebote werden gemeinsam aufgedeckt und bezahlt, egal was sie bringen. Auf Beratern, die niemand nimmt, sammelt sich jede Runde 1 Reichtum.',
  },
  {
    id: 'E8.4',
    title: 'Reihenfolge der Gebote',
    text: 'Mehr Marker kommen zuerst. Bei gleicher Summe kommt mehr Einfluss zuerst. Ist auch das gleich, bestimmt der Startspieler die Reihenfolge der Gleichen. Wer nichts geboten hat, ist nicht dabei. Der Erste der Rangfolge hat die Versteigerung gewonnen, was manche Segmente gleich nach der Wahl belohnen.',
  },
  {
    id: 'E8.6',
    title: 'Einen Berater wählen',
    text: 'In der Rangfolge nimmst du einen offenen Berater samt dem Reichtum darauf auf die Hand. In der überarbeiteten Ausgabe darfst du verzichten, im Entwurf nicht. Ist nichts mehr da, bekommst du dein Gebot zurück. Ein Berater bleibt bis zum Ende in deinem Deck und wandert wie ein Gefolgsmann durch Hand, Ablage und Nachziehstapel.',
  },
  {
    id: 'E9',
    title: 'Züge',
    text: 'Gespielt wird reihum entlang der Reihenfolgeleiste, bis alle gepasst haben. Ein Zug besteht aus genau einer Hauptaktion und beliebig vielen Nebenaktionen davor und danach. Hauptaktionen: ein Segment bauen, einen Vertrag unterzeichnen, einen gefüllten Stern eines Charakters oder Segments nutzen oder passen. Nebenaktionen: ein Fragment je Zug lesen und beliebige leere Sterne nutzen. Nach der Hauptaktion sagst du, wann dein Zug endet. Rabatte, die am Zugende übrig sind, verfallen.',
  },
  {
    id: 'E9.5',
    title: 'Einen Charakter ausspielen',
    text: 'Wähle eine der Möglichkeiten der Karte, bezahle ihre Kosten, lege die Karte auf deinen Ablagestapel und führe dann die Effekte von links nach rechts aus. Von zwei Möglichkeiten geschieht nur die gewählte. Die Karte selbst kann nicht für ihre eigenen Kosten herhalten.',
  },
  {
    id: 'E9.6',
    title: 'Ein Segment nutzen',
    text: 'Das Segment muss bereit sein und einen Stern tragen. Bezahle die Kosten, lege einen Erschöpfungsmarker darauf, führe die Effekte aus. Nach dem Aufräumen ist es wieder bereit. Du darfst ein Segment schon in dem Zug nutzen, in dem du es gebaut hast. Erschöpfung betrifft nur den Stern: Einkommen, Dauereffekte, Farbe und Muster wirken weiter.',
  },
  {
    id: 'E10',
    title: 'Bauen',
    text: 'Erschöpfe ein bereites Fundament, wähle eine Karte des Markts, bezahle ihren Reichtum abzüglich Rabatten, lege sie auf ein leeres Feld, das eine Kante mit deiner Insel gemeinsam hat, erhalte ihre Essenz, führe ihre grauen und goldenen Fähigkeiten aus und lass dann die Dauereffekte deiner anderen Segmente reagieren. Der Markt wird in der Runde nicht aufgefüllt. Segmente verlassen eine Insel nie.',
  },
  {
    id: 'E10.3',
    title: 'Essenz beim Legen',
    text: 'Die aufgedruckte Essenz, dazu für jeden Nachbarn mit gemeinsamer Kante: 1 bei einem Ort oder 2 bei einem Monument, wenn die Art des Nachbarn zu den Plusarten der gelegten Karte gehört, und 1 weniger, wenn sie zu ihren Minusarten gehört. Nur die Angaben der gelegten Karte zählen. Dein Palast ist ein Nachbar wie jeder andere. Die Summe darf negativ sein.',
  },
  {
    id: 'E10.5',
    title: 'Farben der Fähigkeiten',
    text: 'Grau wirkt einmal, beim Bau. Gold wirkt beim Bau und in jedem späteren Einkommen. Weiß wirkt immer, sobald die Karte gebaut ist. Ein Stern ist eine Aktion, die die Karte erschöpft.',
  },
  {
    id: 'E11',
    title: 'Versetzen und tauschen',
    text: 'Du darfst jedes deiner Segmente, auch den Palast, auf ein anderes leeres Feld versetzen, das die übrigen berührt, wenn diese ohne es noch zusammenhängen. Oder du tauschst zwei Segmente; dann wählst du eins der beiden, das gewertet wird. Überarbeitet: Nur Plus- und Minusnachbarn auf dem neuen Feld zählen. Entwurf: Auch die aufgedruckte Essenz zählt. Versetzen löst keine Fähigkeiten aus, und Erschöpfungsmarker bleiben auf der Karte.',
  },
  {
    id: 'E12',
    title: 'Verträge',
    text: 'Kriegspakt: Angriff. Schildabkommen: Abwehr +3. Offene Briefe: 2 Karten ziehen. Freibrief der Maurer: ein Segment versetzen oder zwei tauschen. Lege einen Fraktionsmarker auf den niedrigsten leeren Platz und bezahle dessen Zahl in beliebiger Mischung aus Reichtum und Einfluss, abzüglich Rabatten. Jeder Vertrag wird mit jeder Unterschrift teurer und hat nur wenige Plätze; beim Aufräumen kommen alle Marker zurück. Denselben Vertrag darfst du mehrmals unterzeichnen.',
  },
  {
    id: 'E13',
    title: 'Ein Fragment lesen',
    text: 'Einmal in jedem deiner Züge, als Nebenaktion: Wähle ein Fragment auf den Plätzen 2 bis 6, erfülle seine Bedingung, bezahle seinen Einfluss und was es dich sonst ausgeben lässt. Nimm es verdeckt; die Karten neben dem Stapel rücken weiter, eine neue kommt auf den gesperrten Platz 1. Dann nimmst du einmal den Bonus. Der Stapel wird nie neu gebildet.',
  },
  {
    id: 'E13.4',
    title: 'Bedingungen',
    text: 'Ein Muster auf deiner Insel; eine Anzahl gewonnener Angriffe oder unterzeichneter Verträge in dieser Runde; Marker, die du zusätzlich ausgibst; eine Anzahl von Segmenten einer Art oder von Monumenten; oder ein Monster, das in einem Angriff besiegt werden muss.',
  },
  {
    id: 'E13.5',
    title: 'Muster',
    text: 'Das Muster darf überall auf deiner Insel liegen und in Vierteldrehungen gedreht, aber nicht gespiegelt sein. Jeder Buchstabe braucht ein Segment dieser Farbe; ein Punkt darf alles oder nichts sein. Der Palast zählt mit. Nichts wird verbraucht: Dieselben Segmente dürfen wieder dienen.',
  },
  {
    id: 'E14',
    title: 'Angriff',
    text: 'Wähle einen Gegner (auch einen, der gepasst hat), die äußere Bedrohung oder ein Monster in der Reihe. Dein Wert ist dein Angriff plus der Bonus der Aktion, ein offener Raubzug und passende Dauereffekte, minus 2 gegen den Chor, wenn dessen Botschaft vor dir liegt. Erfolg hast du nur, wenn er höher ist als die Abwehr; dann erhältst du die Differenz als Essenz. Ein gescheiterter Angriff bewirkt gar nichts. Ein Erfolg gegen die Bedrohung erhöht sie um 1; sie sinkt nie.',
  },
  {
    id: 'E14.6',
    title: 'Einen Angriff ignorieren',
    text: 'Eine Ladung zum Ignorieren wird von selbst verbraucht, wenn ein Angriff Erfolg hätte; der Angriff gilt dann als gescheitert. Angriffe, die ohnehin scheitern, verbrauchen keine. Ladungen halten bis zum nächsten Einkommen und schützen auch vor dem Gegenschlag der Bedrohung.',
  },
  {
    id: 'E14.7',
    title: 'Beute und Folgen',
    text: 'Nach einem Erfolg gegen eine Person: Du erhältst die Differenz, nimmst ein Beutestück oder keins (1 Reichtum oder 1 Einfluss, oder du erschöpfst ein bereites Segment mit Stern), die Abwehr des Verteidigers steigt um 1, seine Dauereffekte reagieren, deine Zahl gewonnener Angriffe steigt, deine Dauereffekte reagieren, und zuletzt kommt, was die Aktion für den Erfolg verspricht.',
  },
  {
    id: 'E14.10',
    title: 'Monster',
    text: 'Ein Fragment mit Monster auf den Plätzen 2 bis 6 kannst du angreifen, wenn du in diesem Zug noch nicht gelesen hast und seinen Einfluss bezahlen kannst. Ein Erfolg bringt die Differenz als Essenz und ist dein Lesen in diesem Zug: Bezahle die Kosten, nimm das Fragment, nimm den Bonus. Beute gibt es nicht. Nach einem Fehlschlag darfst du noch lesen.',
  },
  {
    id: 'E15',
    title: 'Passen',
    text: 'Passen ist eine Hauptaktion und beendet deinen Zug und deine Aktionen dieser Runde. Du darfst beliebig viele Karten für je 1 Reichtum abwerfen und die anderen behalten; du sagst, wann du fertig bist. Du nimmst den niedrigsten übrigen Passmarker: Er ist dein Platz in der nächsten Runde. Immer wenn du später in dieser Runde dran wärst, erhältst du stattdessen Essenz: 1, dann 2, dann jeweils 3. Angegriffen werden kannst du weiterhin. Passt die letzte Person, ist die Phase sofort vorbei.',
  },
  {
    id: 'E16',
    title: 'Aufräumen',
    text: 'Erschöpfungs- und Vertragsmarker, Handelsabkommen und Botschaft gehen zurück, der Markt wird geleert, Fundamente gehen zurück. Dann gibt es Splitter, Fragmente werden reserviert, Stapel auf Wunsch neu gemischt, die Bedrohung schlägt zu, und das Ende wird geprüft.',
  },
  {
    id: 'E16.4',
    title: 'Splitter und Rache',
    text: 'Die Rangfolge nach Essenz bringt 3, 2 und 1 Splitter für Rang 1, 2 und 3; gleiche Essenz teilt den Rang und schiebt den nächsten nach hinten. Zu viert oder fünft nimmt einen Rachemarker, wer keinen Splitter erhält. Wer auf Rang 1 einen Rachemarker hat, gibt ihn für 1 weiteren Splitter ab.',
  },
  {
    id: 'E16.5',
    title: 'Fragmente reservieren',
    text: 'Vom Startspieler an im Uhrzeigersinn dürfen alle einen Marker auf ein Fragment der Plätze 2 bis 6 legen; mehrere dürfen dasselbe wählen. Alle Fragmente ohne Marker werden abgelegt. Die behaltenen rücken zusammen, gehören niemandem, und die Reihe wird vom Stapel aufgefüllt.',
  },
  {
    id: 'E16.7',
    title: 'Neu mischen',
    text: 'Alle dürfen Ablage- und Nachziehstapel zu einem neuen Nachziehstapel mischen oder beide lassen, wie sie sind. Handkarten bleiben auf der Hand.',
  },
  {
    id: 'E16.8',
    title: 'Gegenschlag',
    text: 'Die Bedrohung trifft alle mit ihrer Zahl. Wer weniger Abwehr und keine Ladung zum Ignorieren hat, verliert so viele Marker wie die Differenz, Reichtum und Einfluss nach Wahl gemischt, oder alle, wenn es nicht reicht.',
  },
  {
    id: 'E17',
    title: 'Ende und Schlusswertung',
    text: 'Hat am Ende einer Runde jemand die nötigen Splitter, werden die Werte der beanspruchten Fragmente addiert. Die höchste Summe bringt 4 Splitter, die zweite 2, die dritte 1; bei Gleichstand bekommen alle die volle Zahl, ohne Fragment gibt es nichts. Die meisten Splitter gewinnen; danach die höhere Fragmentsumme, dann mehr Essenz in der letzten Runde, sonst wird der Sieg geteilt.',
  },
  {
    id: 'E18',
    title: 'Karten und Stapel',
    text: 'Ausgespielte Charaktere kommen auf deinen offenen Ablagestapel. Ziehen außerhalb des Einkommens mischt nie neu: Fehlende Karten werden nicht gezogen. Sonst wird nur beim Aufräumen freiwillig neu gemischt.',
  },
  {
    id: 'E19',
    title: 'Effekte ausführen',
    text: 'Effekte geschehen von links nach rechts. Einfache Erträge sind Pflicht. Angreifen, Bauen, Unterzeichnen, Versetzen, Tauschen, Spionieren und einen Berater nehmen sind Angebote, auf die du verzichten darfst. Erschöpfen, Marker nehmen, Marker legen und die Wahl zwischen Listen müssen sein, wenn sie möglich sind. Werden dir Marker genommen und beide Arten kämen infrage, wählst du, was du gibst. Eine Aktion in einer Liste wird beendet, bevor die Liste weitergeht.',
  },
  {
    id: 'E19.4',
    title: 'Kosten',
    text: 'Eine Aktion ist nur möglich, wenn ihre ganzen Kosten bezahlt werden können: Reichtum, Einfluss, andere Karten aus deiner Hand oder Erschöpfungsmarker auf eigenen bereiten Orten mit Stern.',
  },
  {
    id: 'E20.1',
    title: 'Spion',
    text: 'Nutze die Sternaktion eines bereiten gegnerischen Orts als deine eigene: Du bezahlst ihre Kosten, der Ort wird nicht erschöpft. Der Spion ist eine Hauptaktion, wenn die kopierte eine ist, sonst eine Nebenaktion. Paläste, Monumente und Aktionen, die selbst spionieren, kann man nicht kopieren.',
  },
  {
    id: 'E20.2',
    title: 'Rektorin',
    text: 'Nimm einen Berater, der nach der Versteigerung noch offen liegt, samt dem Reichtum darauf auf die Hand.',
  },
  {
    id: 'E20.3',
    title: 'Sklavenjäger',
    text: 'Statt Beute zu nehmen, darfst du eine Möglichkeit eines Spions, Priesters, Baumeisters oder Bürgermeisters im Ablagestapel des Verteidigers ausführen. Du bezahlst ihre Kosten; es verbraucht weder Haupt- noch Nebenaktion, und die Karte bleibt, wo sie ist.',
  },
  {
    id: 'E20.4',
    title: 'Raubzug der Piratin',
    text: 'Deine Abwehr fällt auf 0 und wird zu deinem nächsten Angriff dieser Runde addiert. Sie kommt nicht vor dem nächsten Einkommen zurück.',
  },
  {
    id: 'E20.6',
    title: 'Handelsabkommen',
    text: 'Der Marker des Luvbunds liegt bis zum Aufräumen auf einem Vertrag: Dieser kostet den Besitzer 1 weniger, und der Besitzer erhält 1 Reichtum, wenn ein Gegner ihn unterzeichnet.',
  },
  {
    id: 'E20.7',
    title: 'Botschaft',
    text: 'Der Marker des Chors der Hängenden Gärten liegt bis zum Aufräumen vor einem Gegner: Dessen Angriffe gegen den Chor haben 2 weniger.',
  },
]

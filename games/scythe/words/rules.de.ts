/** The rules in plain German, for the drawer. The numbers are those of rules.md. */
import type { RuleText } from '@ludarium/kernel'

export const rules: readonly RuleText[] = [
  {
    id: 'S0',
    title: 'Optionen',
    text: 'Invaders from Afar bringt Albion, Togawa und die Tableaus Militanz und Innovation; zu sechst und siebt ist es immer dabei. Promokarten lassen sich nach Art einmischen. Die Paarungen Rusviet mit Industrie und Krim mit Patriotismus sind verboten, wenn du sie nicht erlaubst. Weitere Schalter: „Unerbittlich“ gilt auch für die Fabrikkarte, ein Rekrut aus dem Bereich Anwerben zahlt sofort, Münzen dürfen verschenkt werden, und alle sehen die Münzen von allen. Einen Solomodus gibt es nicht: Allein spielst du, indem du die anderen Plätze mit Bots füllst.',
  },
  {
    id: 'S1',
    title: 'Begriffe',
    text: 'Einheiten sind dein Charakter, vier Mechs und acht Arbeiter; Charakter und Mechs kämpfen. Jedes Feld ist ein Gebiet, auch Seen und die Fabrik; Heimatbasen sind keine. Du kontrollierst ein Gebiet mit einer Einheit darauf oder, wenn dort keine Einheit steht, mit einem Gebäude; solange ein Feld umkämpft ist, kontrolliert es der Verteidiger. Rohstoffe (Metall, Nahrung, Öl, Holz) liegen auf dem Plan und gehören dem, der das Gebiet kontrolliert. Macht reicht von 0 bis 16, Beliebtheit von 0 bis 18; was darüber geht, verfällt. Verluste enden bei 0, Kosten müssen ganz bezahlt werden. Dein linker Nachbar ist nach dir dran.',
  },
  {
    id: 'S2',
    title: 'Aufbau',
    text: 'Alle bekommen eine Fraktion und ein Spielertableau. Die Fraktion gibt Macht und Kampfkarten, das Tableau Beliebtheit, Münzen und zwei Zielkarten. Dein Charakter beginnt auf der Heimatbasis, zwei Arbeiter daneben, sechs auf der Produktionsleiste. Eine Fabrikkarte mehr, als Personen mitspielen, liegt verdeckt bei der Fabrik; elf Begegnungsmarker und ein Gebäudebonus liegen aus. Die niedrigste Tableaunummer beginnt; gespielt wird im Uhrzeigersinn um den Plan.',
  },
  {
    id: 'S3',
    title: 'Dein Zug',
    text: 'Setze deinen Aktionsmarker auf einen anderen Bereich als im letzten Zug (Rusviet darf bleiben). Dann darfst du dessen obere und danach dessen untere Reihe ausführen, jede einmal und in dieser Reihenfolge; beide darfst du auslassen. Was die obere Reihe bringt, kann die untere bezahlen. Zielkarten darfst du vor der oberen Reihe, zwischen den Reihen und am Zugende aufdecken. Ein Zug ganz ohne Aktion ist erlaubt.',
  },
  {
    id: 'S4',
    title: 'Kosten und Erträge',
    text: 'Eine Aktion ist nur möglich, wenn ihre ganzen Kosten bezahlt werden können; erst wird bezahlt, dann gibt es den Ertrag. Kosten und Größen sind die vor der Aktion. Rohstoffe dürfen aus allen Gebieten kommen, die du kontrollierst, aber nicht von Basen; Kampfkarten werden offen abgeworfen. Nach dem Bezahlen darfst du den Ertrag ganz, teilweise oder gar nicht nehmen: Schalte die Nachfrage ein, wenn du weniger als alles willst. Ist der Kampfkartenstapel leer, wird die Ablage gemischt.',
  },
  {
    id: 'S5',
    title: 'Obere Reihe',
    text: 'Vier Aktionen: Bewegen oder Münzen nehmen, Verstärken, Handeln, Produzieren. Jeder Wert steigt um eins, wenn sein Technologiewürfel durch eine Verbesserung verschoben wurde. Ein unter der Aktion gebautes Gebäude gibt seinen Effekt dazu.',
  },
  {
    id: 'S5.1',
    title: 'Bewegen oder Münzen',
    text: 'Kostenlos. Bewege bis zu zwei (drei) verschiedene Einheiten, oder erhalte eine (zwei) Münzen.',
  },
  {
    id: 'S5.2',
    title: 'Verstärken',
    text: 'Bezahle eine Münze. Erhalte zwei (drei) Macht oder ziehe eine (zwei) Kampfkarten. Mit dem Denkmal auch eine Beliebtheit.',
  },
  {
    id: 'S5.3',
    title: 'Handeln',
    text: 'Bezahle eine Münze. Erhalte zwei Rohstoffe deiner Wahl, jeden in einem Gebiet mit einem deiner Arbeiter, oder eine (zwei) Beliebtheit. Mit der Waffenkammer auch eine Macht. Ohne Arbeiter auf dem Plan gibt es nur Beliebtheit.',
  },
  {
    id: 'S5.4',
    title: 'Produzieren',
    text: 'Bezahle, was die leeren Felder der Arbeiterleiste zeigen: mit vier Arbeitern auf dem Plan eine Macht, mit sechs auch eine Beliebtheit, mit acht auch eine Münze. Wähle bis zu zwei (drei) Gebiete: Jeder Arbeiter dort darf ein Metall (Gebirge), Nahrung (Acker), Öl (Tundra), Holz (Wald) oder einen neuen Arbeiter (Dorf) hervorbringen. Die Mühle macht ihr eigenes Feld, wenn du es kontrollierst, zu einem weiteren Gebiet und arbeitet wie ein Arbeiter. Neue Arbeiter arbeiten nicht in derselben Aktion.',
  },
  {
    id: 'S6',
    title: 'Bewegung',
    text: 'Jede der gewählten Einheiten macht einen Schritt auf ein benachbartes Landfeld; mit Tempo machen Charakter und Mechs zwei. Flüsse und Seen halten dich auf, wenn keine Fähigkeit etwas anderes sagt; Tunnel sind alle benachbart, und deine Mine ist für dich ein weiterer Tunnel. Heimatbasen betritt man nur durch Wanderschaft. Eine Einheit ist fertig, bevor die nächste beginnt. Arbeiter dürfen kein Feld mit fremden Einheiten betreten. Ein Charakter oder Mech, der eins betritt, hält dort an. Ein Charakter hält auch bei einem Begegnungsmarker an.',
  },
  {
    id: 'S6.6',
    title: 'Arbeiter vertreiben',
    text: 'Betritt ein Charakter oder Mech ein Feld, auf dem nur fremde Arbeiter stehen, gehen diese sofort auf ihre Basis; Rohstoffe bleiben liegen, und wer sie vertreibt, verliert je Arbeiter eine Beliebtheit. Einen Kampf gibt es nicht. Das Feld ist jetzt frei für deine anderen Einheiten.',
  },
  {
    id: 'S6.7',
    title: 'Umkämpfte Felder',
    text: 'Betritt ein Charakter oder Mech ein Feld mit einem fremden Charakter oder Mech, ist das Feld umkämpft. Weitere deiner Kämpfer dürfen in derselben Aktion dazukommen. Gekämpft wird, wenn alle Bewegungen vorbei sind.',
  },
  {
    id: 'S6.8',
    title: 'Transport',
    text: 'Bei jedem Halt darf eine Einheit beliebig viele Rohstoffe aufnehmen und ablegen, ein Mech auch beliebig viele deiner Arbeiter. Getragen zu werden ist keine eigene Bewegung des Arbeiters. Arbeiter dürfen nur mit einem deiner Mechs auf einem See sein, Rohstoffe nur mit deinem Charakter oder einem deiner Mechs; wer zuletzt geht, nimmt alles mit.',
  },
  {
    id: 'S6.9',
    title: 'Nach der Bewegung',
    text: 'Erst alle Kämpfe in der Reihenfolge deiner Wahl, dann die Begegnung, auf der dein Charakter steht, dann eine Fabrikkarte, dann Albions Flagge oder Togawas Falle.',
  },
  {
    id: 'S7',
    title: 'Kampf',
    text: 'Zuerst gelten die Fähigkeiten vor dem Kampf, erst die des Angreifers, dann die des Verteidigers. Dann stellen beide verdeckt 0 bis 7 Macht ein, nicht mehr, als sie haben, und legen Kampfkarten dazu: höchstens eine je eigenem Kämpfer dort. Die höhere Summe gewinnt, bei Gleichstand der Angreifer. Beide verlieren die eingestellte Macht und werfen die Karten ab. Alle Einheiten des Verlierers dort gehen heim; Rohstoffe bleiben. Ein siegreicher Angreifer verliert je heimgeschicktem Arbeiter eine Beliebtheit. Wer mit einer Summe von mindestens 1 verliert, zieht eine Kampfkarte. Der Sieger bekommt einen Stern, höchstens zwei (Sachsen: unbegrenzt).',
  },
  {
    id: 'S8',
    title: 'Begegnungen',
    text: 'Ziehe eine Karte und wähle eine Möglichkeit, die du bezahlen kannst; die erste ist immer kostenlos. Alle Figuren und Rohstoffe daraus kommen in dieses Gebiet, auch ohne Arbeiter. Boni von Rekruten, Gebäuden und Tableau gelten nicht. Polania darf zwei verschiedene Möglichkeiten nehmen, eine nach der anderen. Manche Promokarten lassen dich eine Hand ansehen oder Einheiten auf ein leeres Landfeld nebenan verlegen.',
  },
  {
    id: 'S9',
    title: 'Die Fabrik',
    text: 'Beendet dein Charakter dort eine Bewegung und du hast noch keine Fabrikkarte, siehst du dir alle übrigen an und nimmst eine. Ab deinem nächsten Zug ist sie ein fünfter Bereich: oben wie aufgedruckt, unten eine Bewegung einer Einheit mit zwei Schritten. Nichts von deinem Tableau (Rekruten, Gebäude, Münzen) gilt für sie.',
  },
  {
    id: 'S10',
    title: 'Untere Reihe',
    text: 'Bezahle die gezeigten Rohstoffe, einen weniger je Würfel in den Feldern des Bereichs. Nimm den Hauptertrag und die aufgedruckten Münzen. Hat dein Rekrut diesen Bereich verlassen, bekommst du seinen Bonus: Macht beim Verbessern, eine Münze beim Einsetzen, Beliebtheit beim Bauen, eine Kampfkarte beim Anwerben. Sterne werden gelegt; dann bekommen linker und rechter Nachbar denselben Bonus, wenn ihre Rekruten diesen Bereich verlassen haben. Ist der Ertrag erschöpft, darfst du die Aktion trotzdem für Münzen und Boni nutzen.',
  },
  {
    id: 'S10.2',
    title: 'Verbessern',
    text: 'Verschiebe einen Technologiewürfel von einer beliebigen oberen Aktion auf ein freies Feld einer unteren: Die eine bringt ab jetzt mehr, die andere kostet weniger.',
  },
  {
    id: 'S10.3',
    title: 'Einsetzen',
    text: 'Stelle einen beliebigen Mech deines Fraktionstableaus auf Land mit einem deiner Arbeiter. Seine Fähigkeit gilt sofort und dauerhaft für deinen Charakter und alle deine Mechs.',
  },
  {
    id: 'S10.4',
    title: 'Bauen',
    text: 'Stelle ein beliebiges Gebäude deines Tableaus auf Land mit einem deiner Arbeiter und ohne Gebäude. Nie auf Seen; die Fabrik ist erlaubt.',
  },
  {
    id: 'S10.5',
    title: 'Anwerben',
    text: 'Nimm einen Rekruten aus einem beliebigen Bereich und stelle ihn auf einen freien einmaligen Bonus: zwei Macht, zwei Münzen, zwei Beliebtheit oder zwei Kampfkarten. Ab jetzt erhältst du den Bonus des Bereichs, wann immer du oder ein Nachbar diese untere Aktion ausführt.',
  },
  {
    id: 'S11',
    title: 'Gebäude',
    text: 'Sie bewegen sich nie und gehen nie verloren, höchstens eins je Gebiet. Denkmal, Waffenkammer und Mine wirken für ihren Besitzer, wo immer sie stehen; für die Mühle musst du ihr Feld kontrollieren. Ein Gebäude hält sein Feld, solange dort keine fremde Einheit steht.',
  },
  {
    id: 'S12',
    title: 'Fähigkeiten',
    text: 'Deine Fraktionsfähigkeit gilt immer. Die Fähigkeit eines Mechs gilt, sobald er eingesetzt ist, für deinen Charakter und alle deine Mechs, nie für Arbeiter allein. Flussgänger überquert Flüsse zu zwei Geländearten. Tempo gibt einen Schritt mehr.',
  },
  {
    id: 'S12.1',
    title: 'Nordische Königreiche',
    text: 'Schwimmer: Arbeiter überqueren Flüsse. Flussgänger zu Wäldern und Gebirgen. Seetüchtig: auf Seen und über sie ziehen und nach einem verlorenen Kampf auf einen benachbarten See ohne Feinde zurückweichen (von dem auch niemand in einem noch offenen Kampf anderswo angegriffen hat); Arbeiter dürfen mit einem Mech mit. Artillerie: vor dem Kampf eine Macht bezahlen, dann verliert der Gegner zwei. Tempo.',
  },
  {
    id: 'S12.2',
    title: 'Rusviet-Union',
    text: 'Unerbittlich: Derselbe Bereich darf erneut gewählt werden. Flussgänger zu Äckern und Dörfern. Stadtrecht: von einem Dorf oder der Fabrik zur Fabrik oder in ein Dorf, das du kontrollierst. Volksarmee: eine Karte mehr im Kampf, wo ein eigener Arbeiter steht. Tempo.',
  },
  {
    id: 'S12.3',
    title: 'Krim-Khanat',
    text: 'Zwang: Einmal je Zug bezahlt eine Kampfkarte einen Rohstoff. Flussgänger zu Äckern und Tundren. Wanderschaft: von überall auf deine Basis oder die einer unbeteiligten Fraktion; zu sechst oder siebt auf einen Acker ohne Einheiten. Kundschafter: dem Gegner vor dem Kampf eine zufällige Kampfkarte abnehmen. Tempo.',
  },
  {
    id: 'S12.4',
    title: 'Sachsenreich',
    text: 'Vorherrschaft: keine Grenze für Kampfsterne, und beide Zielkarten zählen. Flussgänger zu Wäldern und Gebirgen. Unterführung: Gebirge, die du kontrollierst, Tunnel und deine Mine sind alle benachbart. Entwaffnen: vor einem Kampf auf einem Tunnel oder deiner Mine verliert der Gegner zwei Macht. Tempo.',
  },
  {
    id: 'S12.5',
    title: 'Republik Polania',
    text: 'Umherschweifen: zwei Möglichkeiten jeder Begegnung. Flussgänger zu Dörfern und Gebirgen. Tauchfahrt: auf Seen ziehen und von jedem See auf jeden anderen. Kameradschaft: keine verlorene Beliebtheit für Arbeiter, die ein gewonnener Kampf heimschickt. Tempo.',
  },
  {
    id: 'S13',
    title: 'Zielkarten',
    text: 'Du hältst zwei verdeckt und darfst eine aufdecken, solange ihre Bedingung erfüllt ist: manche an jeder Stelle deines Zugs, andere nur am Ende. Sie bringt einen Stern; die andere Karte wird ungesehen abgelegt. Sachsen behält die andere und darf auch sie aufdecken.',
  },
  {
    id: 'S14',
    title: 'Sterne',
    text: 'Einen Stern gibt es für: sechs Verbesserungen, vier Mechs, vier Gebäude, vier Rekruten, acht Arbeiter, eine Zielkarte, jeden von zwei Siegen im Kampf, 18 Beliebtheit, 16 Macht. Sie werden gelegt, sobald die Erträge einer Aktion vollständig sind, und gehen nie verloren. Hast du mehr verdient, als du noch hast, wählst du die Ziele.',
  },
  {
    id: 'S15',
    title: 'Ende der Partie',
    text: 'Der sechste Stern von irgendwem beendet die Partie sofort; nichts wird mehr ausgeführt. Angreifer in noch nicht ausgetragenen Kämpfen gehen dorthin zurück, woher sie kamen, mit allem, was sie trugen.',
  },
  {
    id: 'S16',
    title: 'Wertung',
    text: 'Die Beliebtheit entscheidet, was die Dinge wert sind: unter 7 ein Stern 3 Münzen, ein Gebiet 2, ein Rohstoffpaar 1; ab 7 sind es 4, 3, 2; ab 13 sind es 5, 4, 3. Die Fabrik zählt als drei Gebiete. Dazu kommen deine Münzen und der Gebäudebonus. Bei Gleichstand zählen Arbeiter, Mechs und Gebäude auf dem Plan, dann Macht, Beliebtheit, Rohstoffe, Gebiete, Sterne.',
  },
  {
    id: 'S17',
    title: 'Bestechung',
    text: 'Mit dieser Option darf, wer entscheiden muss, vorher jemandem 1, 2, 5 oder 10 Münzen geben, höchstens dreimal je Zug. Die beiden Seiten eines Kampfs dürfen einander nichts geben, bis er entschieden ist. Versprechen binden niemanden.',
  },
  {
    id: 'S18',
    title: 'Geheimes und Vorlieben',
    text: 'Kampfkarten und Zielkarten sieht nur, wer sie hält, ihre Anzahl sehen alle. Wie viele Münzen du hast, weißt nur du bis zum Ende, wenn der Tisch sie nicht allen zeigt. Im Kampf eingesetzte Macht und Karten sind geheim, bis beide bereit sind. Rekrutenboni kommen von selbst; zu Beginn deines Zugs kannst du auf eine Art Bonus ab jetzt verzichten, sie wieder nehmen oder dich bei jedem Ertrag fragen lassen, wie viel du nimmst.',
  },
  {
    id: 'S19.1',
    title: 'Zu sechst und siebt',
    text: 'Wanderschaft führt auf Äcker ohne Einheiten statt auf Basen. Polania bekommt am Ende drei Münzen für jedes kontrollierte Feld mit aufgedruckter Begegnung.',
  },
  {
    id: 'S19.2',
    title: 'Flaggen und Fallen',
    text: 'Wenn der Charakter von Albion oder Togawa sich bewegt hat und alles andere geklärt ist, darf ein Marker in seinem Gebiet bleiben, wenn dort noch keiner liegt. Marker bewegen sich nie.',
  },
  {
    id: 'S19.3',
    title: 'Flaggen',
    text: 'Am Ende zählt jede Flagge in einem Gebiet, das Albion kontrolliert, als ein weiteres Gebiet, außer neben Albions Basis.',
  },
  {
    id: 'S19.4',
    title: 'Clan Albion',
    text: 'Graben: einen Fluss überqueren, wo eine der Seiten einen Tunnel oder deine Mine hat. Schwert: Greifst du an, verliert der Verteidiger zwei Macht. Schild: Verteidigst du, erhältst du zwei Macht. Sammeln: von überall in ein Gebiet mit deinem Arbeiter oder deiner Flagge.',
  },
  {
    id: 'S19.5',
    title: 'Fallen',
    text: 'Sie werden verdeckt gelegt. Die erste fremde Einheit, die das Feld betritt, hält an, und ihr Besitzer verliert 2 Beliebtheit, 3 Macht, 4 Münzen oder 2 zufällige Kampfkarten; die Falle bleibt entschärft liegen. Am Ende hält eine scharfe Falle ihr Gebiet, wenn dort niemand eine Einheit und niemand sonst ein Gebäude hat.',
  },
  {
    id: 'S19.6',
    title: 'Togawa-Shogunat',
    text: 'Toka: Einmal je Zug überquert ein Charakter oder Mech einen Fluss. Suiton: auf Seen ziehen, und dort eine Karte mehr im Kampf. Ronin: mit genau einer Einheit im Kampf darfst du zwei Macht erhalten. Shinobi: von überall zu einer deiner Fallen; eine entschärfte, die du so erreichst, darfst du wieder scharf machen.',
  },
]

/** The campaign's cards in German. */
export const story: Readonly<Record<string, string>> = {
  'story.CP-1-1': 'Erstes Tauwetter',
  'storyText.CP-1-1':
    'Eine ganze Jahreszeit lang rinnt Schmelzwasser den Schacht herab. Als die älteste Luke endlich nachgibt, fällt Licht herein, das von keiner Lampe kommt. Niemand, der lebt, hat es je gesehen.',
  'story.CP-1-2': 'Packliste',
  'storyText.CP-1-2': 'Steig mit leichtem Gepäck, aber nicht mit leeren Händen. Alle ziehen beim Aufbau eine Kiste.',
  'story.CP-1-3': 'Es summt',
  'storyText.CP-1-3':
    'Das Ding ist warm, älter als das Eis, und es summt im selben Ton wie die Hebel eurer Pulte. Jemand schiebt einen Hebel auf halbe Höhe, und er bleibt dort stehen.',
  'story.CP-1-4': 'Zählt die Feuer',
  'storyText.CP-1-4':
    'Vom Rand aus zählst du die Feuer deiner Leute. Wer mindestens vier Figuren und Gebäude auf der Karte hat, bekommt einen Stern.',
  'story.CP-1-5': 'Spuren im Schnee',
  'storyText.CP-1-5':
    'Die beste Späherin bringt schlechte Nachrichten, die vielleicht gute sind: Die Spuren, denen sie folgte, waren nicht unsere. Wer gewonnen hat, bekommt einen Stern.',
  'story.CP-1-6': 'Die Gräber',
  'storyText.CP-1-6':
    'Sie kommen aus einem Hang statt aus einem Loch, aneinandergeseilt und mit Steinen beladen. Sie nennen sich Formica und handeln lieber, als zu reden. Ab jetzt kann Formica gewählt oder ausgeteilt werden, und der Hebel bleibt verbessert.',
  'story.CP-2-1': 'Echos unter Glas',
  'storyText.CP-2-1':
    'Vier große Ruinen stehen an den Ecken des bekannten Landes. In der Kälte der Nacht wiederholen ihre Mauern, was man ihnen gesagt hat, manchmal Jahre zu spät.',
  'story.CP-2-2': 'Karten einer Fremden',
  'storyText.CP-2-2':
    'Eine in Schiefer geritzte Karte zeigt zwei verborgene Stellen. Dreht vor dem ersten Zug zwei zufällige Gebietsplättchen um; niemand erhält dafür Punkte, eine Karte oder sonst etwas.',
  'story.CP-2-3': 'Lauschende Mauern',
  'storyText.CP-2-3':
    'Die Ersten, die in einer großen Ruine schlafen, hören sie antworten. Wer sie besiedelt hat, erhält eine Energie, alle anderen erhalten ein Buch.',
  'story.CP-2-4': 'Hüter der Echos',
  'storyText.CP-2-4':
    'Wer sich in den Ecken niederließ, trägt die Stimmen heim. Wer eine Figur an mindestens einem großen Ort hat, bekommt einen Stern; an zwei oder mehr zwei Sterne.',
  'story.CP-2-5': 'Ein Hebel, zwei Wege',
  'storyText.CP-2-5':
    'Das Echo beschreibt eine Maschine mit einem beweglichen Teil zu viel. Wer gewonnen hat, entscheidet, wie sie nachgebaut wird: als Hebel, der die Müden ruhen lässt, oder als einer, der die Räder antreibt. Dazu gibt es einen Stern.',
  'story.CP-2-6': 'Schwingen über dem Rand',
  'storyText.CP-2-6':
    'Von den hohen Klippen kommen Reiter mit verkappten Vögeln auf dem Arm. Die Vukuntur schließen sich den anderen Stämmen an. Auch weitere Ruinen sind nun verzeichnet: Die drei zusätzlichen großen Orte werden mit eingemischt.',
  'story.CP-3-1': 'Das zweite Gesicht',
  'storyText.CP-3-1':
    'Jeder Stamm hat eine Geschichte, die er Fremden nicht erzählt. Unter dem langen Nachthimmel, als das Essen knapp wird, erzählt man sie trotzdem.',
  'story.CP-3-2': 'Dreht die Tafeln um',
  'storyText.CP-3-2':
    'Alle Stammestafeln werden jetzt mit der Mondseite gespielt, dazu die passenden Stammesplättchen oder der Falke. Ab der nächsten Partie wählen alle ihre Seite.',
  'story.CP-3-3': 'Altes Werk, neue Hände',
  'storyText.CP-3-3':
    'Wenn in dieser Partie zum dritten Mal jemand eine Stammesfähigkeit nutzt, machen die anderen nach, was sie gesehen haben. Alle anderen dürfen auf einer beliebigen Maschinenleiste einen Schritt vorrücken.',
  'story.CP-3-4': 'Zeichen im Land',
  'storyText.CP-3-4':
    'Was du zurücklässt, das bist du. Wer mindestens drei Fortschrittsmarker von der Stammestafel entfernt hat, bekommt einen Stern.',
  'story.CP-3-5': 'Was die anderen glaubten',
  'storyText.CP-3-5':
    'Der Rat der Häuptlinge ist sich nur in einem einig: Jedem wurde ein anderer Grund für das Eis genannt. Wer gewonnen hat, bekommt einen Stern, ebenso wer die meisten Artefakte gesammelt hat (bei Gleichstand alle).',
  'story.CP-3-6': 'Seite an Seite',
  'storyText.CP-3-6':
    'Sonnen- und Mondseiten stehen nun für immer allen offen. Ihr könnt auch vereinbaren, dass alle zwei Artefaktkarten bekommen und eine behalten.',
  'story.CP-4-1': 'Gewaltig',
  'storyText.CP-4-1':
    'Hinter dem letzten Grat beginnt der Boden in der Dämmerung zu leuchten. Was wie eine gefrorene Welle aussah, ist ein einziger Kristall, höher als die Luke, aus der ihr kamt.',
  'story.CP-4-2': 'Vier Riesen',
  'storyText.CP-4-2':
    'Stellt die vier riesigen Kristalle auf ihre Plätze V1 bis V4 am Rand der Karte. Sie zählen als Kristalle und geben jedem, der daneben baut, zusätzlich einen Punkt.',
  'story.CP-4-3': 'Singender Stein',
  'storyText.CP-4-3':
    'Vom Hammer getroffen, singt der Riese, und jeder Hebel in Hörweite gleitet nach oben. Alle schieben ihren Hebel auf unbenutzt; wer gebaut hat, erhält eine Kiste.',
  'story.CP-4-4': 'Licht im Dunkeln',
  'storyText.CP-4-4':
    'Wer Gebäude neben mindestens zwei verschiedenen Kristallen hat, riesig oder nicht, bekommt einen Stern.',
  'story.CP-4-5': 'Ein besserer Hebel',
  'storyText.CP-4-5':
    'Die Splitter passen in die Hebel, als wären sie dafür geschliffen. Wer gewonnen hat, bekommt einen Stern, ebenso wer die meisten Gebietsplättchen erkundet hat (bei Gleichstand alle).',
  'story.CP-4-6': 'Die vierte Stellung',
  'storyText.CP-4-6':
    'Der Hebel bekommt seine letzte Seite, was auch immer vorher gewählt wurde. Wer mehr Zeit an der Oberfläche will, kann jetzt die längere Partie vereinbaren.',
  'story.CP-5-1': 'Der lange Morgen',
  'storyText.CP-5-1':
    'Die Nächte werden kurz. Es gibt mehr Schornsteine, als man vom Rand aus zählen kann, und die Luke war seit einem Jahr nicht mehr geschlossen.',
  'story.CP-5-2': 'Alles, was wir haben',
  'storyText.CP-5-2':
    'Spielt mit allem, was freigeschaltet ist. Alle dürfen Stamm und Seite wählen, gegen den Uhrzeigersinn, beginnend rechts vom Startspieler.',
  'story.CP-5-3': 'Der letzte Winter',
  'storyText.CP-5-3':
    'Wenn der erste Winterschlafmarker das vierte Feld erreicht, kommt die Kälte für eine Nacht zurück, und alle teilen ihre Vorräte. Alle erhalten einen Grundrohstoff; wer die wenigsten Punkte hat, erhält auch eine Kiste.',
  'story.CP-5-4': 'Ein Platz an jedem Horizont',
  'storyText.CP-5-4':
    'Wer auf mindestens sechs verschiedenen Gebietsplättchen vertreten ist, bekommt einen Stern; auf mindestens acht zwei Sterne.',
  'story.CP-5-5': 'Die Wahl am Rand',
  'storyText.CP-5-5':
    'Wer gewonnen hat, bekommt zwei Sterne. Dann benennt der Stamm mit den meisten Sternen aus allen fünf Kapiteln das neue Land; bei Gleichstand teilen sich die Stämme die Ehre.',
  'story.CP-5-6': 'Lasst die Luke offen',
  'storyText.CP-5-6':
    'Es gibt nichts mehr freizuschalten. Spielt weiter mit jeder Mischung aus dem, was ihr gefunden habt.',
}

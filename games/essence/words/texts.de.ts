/** What the cards say in German, made from the data by test/texts.test.ts. */
import type { Catalog } from '@ludarium/kernel'

export const texts = {
  'card.hall-of-the-three-peaks.text': 'Militärischer Palast. Nebenaktion: Angriff +1, dann Abwehr +1.',
  'card.solar-athenaeum.text': 'Magischer Palast. Wenn du ein Fragment liest: ziehe 2 Karten.',
  'card.exchange-of-the-four-winds.text':
    'Wirtschaftlicher Palast. Nebenaktion: lege das Handelsabkommen auf einen Vertrag, dann erhalte 1 Reichtum, dann erhalte 1 Essenz.',
  'card.obsidian-court.text': 'Politischer Palast. Nebenaktion: ein Gegner gibt dir 2 Reichtum oder Einfluss.',
  'card.cloister-of-falling-water.text':
    'Kultureller Palast. Nebenaktion: lege die Botschaft vor einen Gegner, dann erhalte 1 Essenz.',
  'card.watchtower.text':
    'Militärischer Ort, kostet 1 Reichtum, bringt 2 Essenz, +1 je Nachbar (militärisch), −1 je Nachbar (kulturell). Einkommen: Abwehr +1.',
  'card.drill-yard.text':
    'Militärischer Ort, kostet 1 Reichtum, bringt 2 Essenz, +1 je Nachbar (militärisch), −1 je Nachbar (magisch). Beim Bau: Angriff +2.',
  'card.arrow-loft.text':
    'Militärischer Ort, kostet 1 Reichtum, bringt 1 Essenz, +1 je Nachbar (politisch), −1 je Nachbar (kulturell). Einkommen: Angriff +1.',
  'card.militia-muster.text':
    'Militärischer Ort, kostet 1 Reichtum, bringt 2 Essenz, +1 je Nachbar (wirtschaftlich), −1 je Nachbar (kulturell). Nebenaktion (1 Reichtum): Angriff +2.',
  'card.palisade.text':
    'Militärischer Ort, kostet 1 Reichtum, bringt 2 Essenz, +1 je Nachbar (militärisch). Wenn ein Gegner dich besiegt: erhalte 1 Reichtum.',
  'card.barracks.text':
    'Militärischer Ort, kostet 2 Reichtum, bringt 2 Essenz, +1 je Nachbar (politisch), −1 je Nachbar (magisch). Einkommen: Angriff +1.',
  'card.armoury.text':
    'Militärischer Ort, kostet 2 Reichtum, bringt 1 Essenz, +1 je Nachbar (wirtschaftlich), −1 je Nachbar (kulturell). Nebenaktion (1 Einfluss): Angriff +3.',
  'card.training-grounds.text':
    'Militärischer Ort, kostet 2 Reichtum, bringt 2 Essenz, +1 je Nachbar (militärisch), −1 je Nachbar (magisch). Wenn du einen Angriff gewinnst: erhalte 1 Essenz.',
  'card.hunters-lodge.text':
    'Militärischer Ort, kostet 2 Reichtum, bringt 3 Essenz, +1 je Nachbar (militärisch), −1 je Nachbar (kulturell). Angriff +2 gegen Monster. Einkommen: Abwehr +1.',
  'card.war-room.text':
    'Militärischer Ort, kostet 2 Reichtum, bringt 1 Essenz, +1 je Nachbar (politisch), −1 je Nachbar (wirtschaftlich). Hauptaktion: greife mit +1 an.',
  'card.siege-workshop.text':
    'Militärischer Ort, kostet 2 Reichtum, bringt 2 Essenz, +1 je Nachbar (magisch), −1 je Nachbar (kulturell). Beim Bau: greife an.',
  'card.fortress.text':
    'Militärischer Ort, kostet 3 Reichtum, bringt 3 Essenz, +1 je Nachbar (militärisch oder politisch), −1 je Nachbar (kulturell). Einkommen: Abwehr +2.',
  'card.sky-dock.text':
    'Militärischer Ort, kostet 3 Reichtum, bringt 3 Essenz, +1 je Nachbar (wirtschaftlich), −1 je Nachbar (magisch). Einkommen: Angriff +1.',
  'card.garrison-keep.text':
    'Militärischer Ort, kostet 3 Reichtum, bringt 4 Essenz, +1 je Nachbar (militärisch). Beim Bau: ignoriere den nächsten Angriff, der dich besiegen würde.',
  'card.arsenal.text':
    'Militärischer Ort, kostet 3 Reichtum, bringt 2 Essenz, +1 je Nachbar (militärisch), −1 je Nachbar (politisch). Hauptaktion (1 Reichtum): greife mit +2 an.',
  'card.hedge-shrine.text':
    'Magischer Ort, kostet 1 Reichtum, bringt 2 Essenz, +1 je Nachbar (kulturell), −1 je Nachbar (politisch). Nebenaktion (1 Einfluss): erhalte 2 Essenz.',
  'card.rune-circle.text':
    'Magischer Ort, kostet 1 Reichtum, bringt 1 Essenz, +1 je Nachbar (magisch), −1 je Nachbar (wirtschaftlich). Beim Bau: ziehe 2 Karten.',
  'card.seers-hut.text':
    'Magischer Ort, kostet 1 Reichtum, bringt 2 Essenz, +1 je Nachbar (magisch), −1 je Nachbar (militärisch). Wenn du ein Fragment liest: erhalte 1 Einfluss.',
  'card.candle-chapel.text':
    'Magischer Ort, kostet 1 Reichtum, bringt 2 Essenz, +1 je Nachbar (magisch). Beim Bau: erhalte 2 Einfluss.',
  'card.alchemists-shed.text':
    'Magischer Ort, kostet 1 Reichtum, bringt 2 Essenz, +1 je Nachbar (magisch), −1 je Nachbar (politisch). Nebenaktion (1 Reichtum): erhalte 1 Essenz, dann erhalte 1 Einfluss.',
  'card.library-of-echoes.text':
    'Magischer Ort, kostet 2 Reichtum, bringt 2 Essenz, +1 je Nachbar (kulturell), −1 je Nachbar (politisch oder wirtschaftlich). Einkommen: ziehe 1 Karte.',
  'card.crystal-grotto.text':
    'Magischer Ort, kostet 2 Reichtum, bringt 3 Essenz, +1 je Nachbar (magisch), −1 je Nachbar (wirtschaftlich). Einkommen: erhalte 1 Einfluss.',
  'card.scrying-pool.text':
    'Magischer Ort, kostet 2 Reichtum, bringt 2 Essenz, +1 je Nachbar (politisch), −1 je Nachbar (wirtschaftlich). Fragmente kosten dich 1 Einfluss weniger. Beim Bau: ziehe 1 Karte.',
  'card.observatory.text':
    'Magischer Ort, kostet 2 Reichtum, bringt 1 Essenz, +1 je Nachbar (magisch oder kulturell), −1 je Nachbar (militärisch). Wenn du ein Fragment liest: erhalte 2 Essenz.',
  'card.wand-foundry.text':
    'Magischer Ort, kostet 2 Reichtum, bringt 2 Essenz, +1 je Nachbar (wirtschaftlich), −1 je Nachbar (kulturell). Nebenaktion (1 Einfluss): ziehe 1 Karte, dann erhalte 1 Essenz.',
  'card.mirror-maze.text':
    'Magischer Ort, kostet 2 Reichtum, bringt 2 Essenz, +1 je Nachbar (magisch). Beim Bau: versetze ein Segment.',
  'card.tower-of-tides.text':
    'Magischer Ort, kostet 3 Reichtum, bringt 4 Essenz, +1 je Nachbar (magisch), −1 je Nachbar (wirtschaftlich). Einkommen: erhalte 1 Einfluss.',
  'card.sanctum.text':
    'Magischer Ort, kostet 3 Reichtum, bringt 3 Essenz, +1 je Nachbar (kulturell oder politisch), −1 je Nachbar (militärisch). Beim Bau: ziehe 2 Karten.',
  'card.essence-well.text':
    'Magischer Ort, kostet 3 Reichtum, bringt 3 Essenz, +1 je Nachbar (magisch oder wirtschaftlich), −1 je Nachbar (politisch). Einkommen: erhalte 1 Essenz.',
  'card.portal-arch.text':
    'Magischer Ort, kostet 3 Reichtum, bringt 2 Essenz, +1 je Nachbar (politisch), −1 je Nachbar (kulturell). Hauptaktion: versetze ein Segment oder tausche zwei Segmente, dann erhalte 1 Essenz.',
  'card.market-stall.text':
    'Wirtschaftlicher Ort, kostet 1 Reichtum, bringt 1 Essenz, +1 je Nachbar (wirtschaftlich oder kulturell), −1 je Nachbar (militärisch). Einkommen: erhalte 1 Reichtum.',
  'card.cloud-nets.text':
    'Wirtschaftlicher Ort, kostet 1 Reichtum, bringt 2 Essenz, +1 je Nachbar (kulturell). Beim Bau: erhalte 2 Reichtum.',
  'card.brickworks.text':
    'Wirtschaftlicher Ort, kostet 1 Reichtum, bringt 2 Essenz, +1 je Nachbar (wirtschaftlich), −1 je Nachbar (magisch). Beim Bau: erhalte 1 bereites Fundament, dann erhalte 1 Reichtum.',
  'card.goat-pastures.text':
    'Wirtschaftlicher Ort, kostet 1 Reichtum, bringt 2 Essenz, +1 je Nachbar (kulturell), −1 je Nachbar (politisch). Beim Bau: ziehe 1 Karte, dann erhalte 1 Reichtum.',
  'card.toll-bridge.text':
    'Wirtschaftlicher Ort, kostet 1 Reichtum, bringt 2 Essenz, +1 je Nachbar (politisch), −1 je Nachbar (magisch). Wenn du einen Vertrag unterzeichnest: erhalte 1 Reichtum.',
  'card.tavern.text':
    'Wirtschaftlicher Ort, kostet 2 Reichtum, bringt 2 Essenz, +1 je Nachbar (kulturell). Beim Bau: ziehe 2 Karten.',
  'card.warehouse.text':
    'Wirtschaftlicher Ort, kostet 2 Reichtum, bringt 2 Essenz, +1 je Nachbar (wirtschaftlich), −1 je Nachbar (kulturell). Einkommen: erhalte 1 Reichtum. Beim Bau: erhalte 1 Reichtum.',
  'card.stonecutters-yard.text':
    'Wirtschaftlicher Ort, kostet 2 Reichtum, bringt 2 Essenz, +1 je Nachbar (militärisch), −1 je Nachbar (magisch oder kulturell). Einkommen: erhalte 1 bereites Fundament.',
  'card.guild-hall.text':
    'Wirtschaftlicher Ort, kostet 2 Reichtum, bringt 3 Essenz, +1 je Nachbar (wirtschaftlich oder politisch), −1 je Nachbar (militärisch). Baukosten für wirtschaftliche Segmente: 1 Reichtum weniger. Beim Bau: erhalte 1 Reichtum.',
  'card.caravanserai.text':
    'Wirtschaftlicher Ort, kostet 2 Reichtum, bringt 2 Essenz, +1 je Nachbar (politisch), −1 je Nachbar (militärisch). Nebenaktion: lege einen Ort in den Markt, dann dein nächster Bau in diesem Zug kostet 1 Reichtum weniger.',
  'card.pawnshop.text':
    'Wirtschaftlicher Ort, kostet 2 Reichtum, bringt 2 Essenz, +1 je Nachbar (kulturell), −1 je Nachbar (magisch). Nebenaktion (wirf eine Karte ab): erhalte 3 Reichtum.',
  'card.sawmill.text':
    'Wirtschaftlicher Ort, kostet 2 Reichtum, bringt 3 Essenz, +1 je Nachbar (wirtschaftlich), −1 je Nachbar (kulturell). Baukosten für Monumente: 1 Reichtum weniger. Beim Bau: erhalte 1 bereites Fundament.',
  'card.bank.text':
    'Wirtschaftlicher Ort, kostet 3 Reichtum, bringt 1 Essenz, +1 je Nachbar (politisch), −1 je Nachbar (militärisch). Einkommen: erhalte 2 Reichtum.',
  'card.airship-yard.text':
    'Wirtschaftlicher Ort, kostet 3 Reichtum, bringt 3 Essenz, +1 je Nachbar (militärisch), −1 je Nachbar (magisch). Einkommen: erhalte 1 Reichtum. Beim Bau: Angriff +1.',
  'card.grand-bazaar.text':
    'Wirtschaftlicher Ort, kostet 3 Reichtum, bringt 4 Essenz, +1 je Nachbar (wirtschaftlich oder kulturell), −1 je Nachbar (politisch). Beim Bau: erhalte 2 Reichtum.',
  'card.mint.text':
    'Wirtschaftlicher Ort, kostet 3 Reichtum, bringt 3 Essenz, +1 je Nachbar (wirtschaftlich), −1 je Nachbar (kulturell). Hauptaktion: erhalte 3 Reichtum, dann erhalte 1 Essenz.',
  'card.public-garden.text':
    'Kultureller Ort, kostet 1 Reichtum, bringt 3 Essenz, +1 je Nachbar (kulturell), −1 je Nachbar (militärisch). Wenn du ein weiteres kulturelles Segment baust: erhalte 1 Essenz.',
  'card.minstrel-stage.text':
    'Kultureller Ort, kostet 1 Reichtum, bringt 2 Essenz, +1 je Nachbar (wirtschaftlich), −1 je Nachbar (politisch). Wenn du passt: erhalte 1 Essenz.',
  'card.wayside-inn.text':
    'Kultureller Ort, kostet 1 Reichtum, bringt 2 Essenz, +1 je Nachbar (militärisch), −1 je Nachbar (magisch). Beim Bau: ziehe 1 Karte, dann erhalte 1 Reichtum.',
  'card.sculptors-court.text':
    'Kultureller Ort, kostet 1 Reichtum, bringt 3 Essenz, +1 je Nachbar (magisch), −1 je Nachbar (politisch). Beim Bau: erhalte 1 Einfluss.',
  'card.story-circle.text':
    'Kultureller Ort, kostet 1 Reichtum, bringt 3 Essenz, +1 je Nachbar (magisch), −1 je Nachbar (politisch). Wenn du die Versteigerung gewinnst: ziehe 1 Karte.',
  'card.theatre.text':
    'Kultureller Ort, kostet 2 Reichtum, bringt 3 Essenz, +1 je Nachbar (kulturell), −1 je Nachbar (politisch). Nebenaktion (1 Einfluss): erhalte 2 Essenz.',
  'card.festival-green.text':
    'Kultureller Ort, kostet 2 Reichtum, bringt 4 Essenz, +1 je Nachbar (wirtschaftlich oder magisch), −1 je Nachbar (politisch). Beim Bau: erhalte 1 Reichtum.',
  'card.school.text':
    'Kultureller Ort, kostet 2 Reichtum, bringt 2 Essenz, +1 je Nachbar (magisch), −1 je Nachbar (militärisch oder politisch). Einkommen: ziehe 1 Karte.',
  'card.bathhouse.text':
    'Kultureller Ort, kostet 2 Reichtum, bringt 3 Essenz, +1 je Nachbar (politisch), −1 je Nachbar (militärisch). Einkommen: erhalte 1 Essenz.',
  'card.museum.text':
    'Kultureller Ort, kostet 2 Reichtum, bringt 3 Essenz, +1 je Nachbar (kulturell), −1 je Nachbar (wirtschaftlich). Beim Bau: erhalte 1 Essenz für jedes kulturelle Segment deiner Insel, höchstens 3.',
  'card.weavers-loft.text':
    'Kultureller Ort, kostet 2 Reichtum, bringt 3 Essenz, +1 je Nachbar (wirtschaftlich), −1 je Nachbar (magisch). Beim Bau: ziehe 1 Karte, dann erhalte 1 Einfluss.',
  'card.opera-house.text':
    'Kultureller Ort, kostet 3 Reichtum, bringt 5 Essenz, +1 je Nachbar (kulturell), −1 je Nachbar (wirtschaftlich). Beim Bau: erhalte 1 Einfluss.',
  'card.grand-arena.text':
    'Kultureller Ort, kostet 3 Reichtum, bringt 3 Essenz, +1 je Nachbar (militärisch oder wirtschaftlich), −1 je Nachbar (magisch). Wenn du einen Angriff gewinnst: erhalte 1 Essenz.',
  'card.cathedral.text':
    'Kultureller Ort, kostet 3 Reichtum, bringt 4 Essenz, +1 je Nachbar (magisch), −1 je Nachbar (wirtschaftlich). Einkommen: erhalte 1 Essenz.',
  'card.hanging-terraces.text':
    'Kultureller Ort, kostet 3 Reichtum, bringt 3 Essenz, +1 je Nachbar (kulturell oder politisch), −1 je Nachbar (militärisch). Beim Bau: versetze ein Segment.',
  'card.heralds-post.text':
    'Politischer Ort, kostet 1 Reichtum, bringt 2 Essenz, +1 je Nachbar (militärisch). Beim Bau: erhalte 2 Einfluss.',
  'card.notary.text':
    'Politischer Ort, kostet 1 Reichtum, bringt 1 Essenz, +1 je Nachbar (wirtschaftlich oder politisch), −1 je Nachbar (magisch). Einkommen: erhalte 1 Einfluss.',
  'card.whisper-gallery.text':
    'Politischer Ort, kostet 1 Reichtum, bringt 2 Essenz, +1 je Nachbar (politisch), −1 je Nachbar (kulturell). Beim Bau: erschöpfe ein bereites Segment eines Gegners, dann ein Gegner gibt dir 1 Einfluss.',
  'card.petition-hall.text':
    'Politischer Ort, kostet 1 Reichtum, bringt 2 Essenz, +1 je Nachbar (kulturell), −1 je Nachbar (militärisch). Verträge kosten dich 1 Marker weniger.',
  'card.courier-roost.text':
    'Politischer Ort, kostet 1 Reichtum, bringt 2 Essenz, +1 je Nachbar (wirtschaftlich), −1 je Nachbar (magisch). Beim Bau: unterzeichne einen Vertrag.',
  'card.courthouse.text':
    'Politischer Ort, kostet 2 Reichtum, bringt 3 Essenz, +1 je Nachbar (politisch), −1 je Nachbar (militärisch). Einkommen: erhalte 1 Einfluss.',
  'card.embassy-row.text':
    'Politischer Ort, kostet 2 Reichtum, bringt 3 Essenz, +1 je Nachbar (kulturell), −1 je Nachbar (militärisch). Wenn du einen Vertrag unterzeichnest: erhalte 1 Essenz.',
  'card.tax-office.text':
    'Politischer Ort, kostet 2 Reichtum, bringt 2 Essenz, +1 je Nachbar (militärisch), −1 je Nachbar (kulturell). Nebenaktion: ein Gegner gibt dir 1 Reichtum oder Einfluss.',
  'card.council-chamber.text':
    'Politischer Ort, kostet 2 Reichtum, bringt 3 Essenz, +1 je Nachbar (politisch oder militärisch), −1 je Nachbar (magisch). Wenn du die Versteigerung gewinnst: erhalte 2 Einfluss.',
  'card.prison.text':
    'Politischer Ort, kostet 2 Reichtum, bringt 3 Essenz, +1 je Nachbar (militärisch), −1 je Nachbar (kulturell). Nebenaktion (1 Einfluss): erschöpfe einen bereiten Ort eines Gegners, dann erhalte 1 Essenz.',
  'card.spy-nest.text':
    'Politischer Ort, kostet 2 Reichtum, bringt 3 Essenz, +1 je Nachbar (magisch), −1 je Nachbar (wirtschaftlich). Nebenaktion (1 Einfluss): nutze eine Nebenaktion eines bereiten gegnerischen Orts.',
  'card.parliament.text':
    'Politischer Ort, kostet 3 Reichtum, bringt 3 Essenz, +1 je Nachbar (politisch oder kulturell), −1 je Nachbar (wirtschaftlich). Einkommen: erhalte 1 Einfluss.',
  'card.high-tribunal.text':
    'Politischer Ort, kostet 3 Reichtum, bringt 3 Essenz, +1 je Nachbar (militärisch), −1 je Nachbar (wirtschaftlich). Hauptaktion: ein Gegner entscheidet, was für dich gilt: erhalte 4 Essenz; oder erhalte 2 Reichtum, dann erhalte 3 Einfluss.',
  'card.diplomatic-quarter.text':
    'Politischer Ort, kostet 3 Reichtum, bringt 3 Essenz, +1 je Nachbar (magisch), −1 je Nachbar (militärisch). Nebenaktion: Angriff und Abwehr tauschen die Plätze.',
  'card.customs-tower.text':
    'Politischer Ort, kostet 3 Reichtum, bringt 3 Essenz, +1 je Nachbar (militärisch), −1 je Nachbar (magisch). Beim Bau: jeder Gegner gibt dir 1 Reichtum.',
  'card.colossus-of-the-vanguard.text':
    'Militärisches Monument, kostet 5 Reichtum, bringt 3 Essenz, +2 je Nachbar (militärisch oder politisch), −1 je Nachbar (kulturell). Einkommen: Angriff +1, dann Abwehr +1.',
  'card.thunder-bastion.text':
    'Militärisches Monument, kostet 5 Reichtum, bringt 4 Essenz, +2 je Nachbar (militärisch oder wirtschaftlich), −1 je Nachbar (magisch). Nebenaktion (2 Einfluss): greife an.',
  'card.wall-of-the-ancients.text':
    'Militärisches Monument, kostet 5 Reichtum, bringt 3 Essenz, +2 je Nachbar (militärisch oder kulturell), −1 je Nachbar (wirtschaftlich). Einkommen: ignoriere den nächsten Angriff, der dich besiegen würde.',
  'card.heart-of-the-old-earth.text':
    'Magisches Monument, kostet 5 Reichtum, bringt 5 Essenz, +2 je Nachbar (magisch oder kulturell), −1 je Nachbar (politisch). Einkommen: erhalte 1 Essenz.',
  'card.astral-library.text':
    'Magisches Monument, kostet 5 Reichtum, bringt 4 Essenz, +2 je Nachbar (magisch oder politisch), −1 je Nachbar (wirtschaftlich). Einkommen: ziehe 1 Karte.',
  'card.prophets-spire.text':
    'Magisches Monument, kostet 5 Reichtum, bringt 3 Essenz, +2 je Nachbar (magisch oder wirtschaftlich), −1 je Nachbar (politisch). Wenn du ein Fragment liest: erhalte 2 Essenz.',
  'card.grand-exchange.text':
    'Wirtschaftliches Monument, kostet 5 Reichtum, bringt 3 Essenz, +2 je Nachbar (wirtschaftlich oder politisch), −1 je Nachbar (magisch). Einkommen: erhalte 2 Reichtum.',
  'card.sky-foundry.text':
    'Wirtschaftliches Monument, kostet 5 Reichtum, bringt 4 Essenz, +2 je Nachbar (wirtschaftlich oder militärisch), −1 je Nachbar (kulturell). Einkommen: erhalte 1 bereites Fundament.',
  'card.amphitheatre-of-winds.text':
    'Kulturelles Monument, kostet 5 Reichtum, bringt 6 Essenz, +2 je Nachbar (kulturell oder wirtschaftlich), −1 je Nachbar (militärisch). Beim Bau: ziehe 1 Karte.',
  'card.garden-of-the-first-seed.text':
    'Kulturelles Monument, kostet 5 Reichtum, bringt 4 Essenz, +2 je Nachbar (kulturell oder magisch), −1 je Nachbar (militärisch). Beim Bau: erhalte 2 Essenz für jedes kulturelle Nachbarsegment, höchstens 4.',
  'card.eternal-carillon.text':
    'Kulturelles Monument, kostet 5 Reichtum, bringt 5 Essenz, +2 je Nachbar (kulturell oder politisch), −1 je Nachbar (wirtschaftlich). Wenn du passt: erhalte 1 Essenz.',
  'card.throne-of-accord.text':
    'Politisches Monument, kostet 5 Reichtum, bringt 3 Essenz, +2 je Nachbar (politisch oder kulturell), −1 je Nachbar (wirtschaftlich). Einkommen: erhalte 1 Einfluss. Verträge kosten dich 1 Marker weniger.',
  'card.hall-of-emissaries.text':
    'Politisches Monument, kostet 5 Reichtum, bringt 4 Essenz, +2 je Nachbar (politisch oder wirtschaftlich), −1 je Nachbar (magisch). Beim Bau: jeder Gegner gibt dir 1 Reichtum oder Einfluss.',
  'card.obelisk-of-the-new-world.text':
    'Politisches Monument, kostet 5 Reichtum, bringt 2 Essenz, +2 je Nachbar (politisch oder magisch), −1 je Nachbar (militärisch). Beim Bau: erhalte 1 Kristallsplitter.',
  'card.three-islands-kingdom.spy.text':
    'Haupt- oder Nebenaktion, je nach Vorbild: nutze eine Sternaktion eines bereiten gegnerischen Orts. Nebenaktion: erschöpfe einen bereiten Ort eines Gegners.',
  'card.three-islands-kingdom.priest.text':
    'Hauptaktion: erhalte 3 Essenz, dann erhalte 2 Einfluss. Nebenaktion (1 Einfluss): erhalte 3 Essenz.',
  'card.three-islands-kingdom.engineer.text':
    'Hauptaktion: versetze ein Segment oder tausche zwei Segmente, dann erhalte 1 bereites Fundament. Nebenaktion: dein nächster Bau in diesem Zug kostet 2 Reichtum weniger.',
  'card.three-islands-kingdom.mayor.text':
    'Hauptaktion: erhalte 3 Reichtum, dann erhalte 2 Essenz. Nebenaktion: erhalte 1 bereites Fundament.',
  'card.three-islands-kingdom.axe-captain.text': 'Hauptaktion: greife mit +1 an.',
  'card.three-islands-kingdom.runesmith.text': 'Nebenaktion: Angriff +2. Nebenaktion: Abwehr +3.',
  'card.three-islands-kingdom.mine-foreman.text':
    'Hauptaktion: erhalte 2 Reichtum, dann erhalte 1 bereites Fundament, dann erhalte 1 Essenz. Nebenaktion (1 Einfluss): erhalte 3 Reichtum.',
  'card.three-islands-kingdom.shieldbearer.text':
    'Hauptaktion: greife mit +1 an (nur die Bedrohung oder Monster). Nebenaktion: ignoriere den nächsten Angriff, der dich besiegen würde.',
  'card.university-of-the-sun.spy.text':
    'Haupt- oder Nebenaktion, je nach Vorbild: nutze eine Sternaktion eines bereiten gegnerischen Orts. Nebenaktion: erschöpfe einen bereiten Ort eines Gegners.',
  'card.university-of-the-sun.priest.text':
    'Hauptaktion: erhalte 3 Essenz, dann erhalte 2 Einfluss. Nebenaktion (1 Einfluss): erhalte 3 Essenz.',
  'card.university-of-the-sun.engineer.text':
    'Hauptaktion: versetze ein Segment oder tausche zwei Segmente, dann erhalte 1 bereites Fundament. Nebenaktion: dein nächster Bau in diesem Zug kostet 2 Reichtum weniger.',
  'card.university-of-the-sun.mayor.text':
    'Hauptaktion: erhalte 3 Reichtum, dann erhalte 2 Essenz. Nebenaktion: erhalte 1 bereites Fundament.',
  'card.university-of-the-sun.rector.text':
    'Hauptaktion: nimm einen offenen Berater samt dem Reichtum darauf, dann erhalte 1 Einfluss.',
  'card.university-of-the-sun.astronomer.text':
    'Hauptaktion: ziehe 3 Karten, dann erhalte 1 Essenz. Nebenaktion (1 Einfluss): ziehe 2 Karten.',
  'card.university-of-the-sun.sun-scholar.text':
    'Hauptaktion: erhalte 2 Essenz, dann erhalte 1 Essenz für jedes Fragment, das du beansprucht hast, höchstens 3. Nebenaktion: erhalte 2 Einfluss.',
  'card.university-of-the-sun.illuminator.text':
    'Hauptaktion: greife mit +2 an. Nebenaktion: dein nächstes Fragment in diesem Zug kostet 3 Einfluss weniger.',
  'card.windward-league.spy.text':
    'Haupt- oder Nebenaktion, je nach Vorbild: nutze eine Sternaktion eines bereiten gegnerischen Orts. Nebenaktion: erschöpfe einen bereiten Ort eines Gegners.',
  'card.windward-league.priest.text':
    'Hauptaktion: erhalte 3 Essenz, dann erhalte 2 Einfluss. Nebenaktion (1 Einfluss): erhalte 3 Essenz.',
  'card.windward-league.engineer.text':
    'Hauptaktion: versetze ein Segment oder tausche zwei Segmente, dann erhalte 1 bereites Fundament. Nebenaktion: dein nächster Bau in diesem Zug kostet 2 Reichtum weniger.',
  'card.windward-league.mayor.text':
    'Hauptaktion: erhalte 3 Reichtum, dann erhalte 2 Essenz. Nebenaktion: erhalte 1 bereites Fundament.',
  'card.windward-league.pirate.text':
    'Hauptaktion: lege deine ganze Abwehr in deinen nächsten Angriff, dann greife an.',
  'card.windward-league.quartermaster.text':
    'Hauptaktion: greife an; bei Erfolg erhalte 1 Reichtum, dann erhalte 1 Essenz. Nebenaktion: erhalte 2 Reichtum.',
  'card.windward-league.smuggler.text':
    'Hauptaktion: lege 2 Orte in den Markt, dann baue ein Segment, 2 Reichtum günstiger. Nebenaktion: ein Gegner gibt dir 1 Reichtum, dann erhalte 1 Essenz.',
  'card.windward-league.harbour-factor.text':
    'Hauptaktion: erhalte 2 Reichtum, dann erhalte 1 Einfluss, dann erhalte 2 Essenz. Nebenaktion: dein nächster Vertrag in diesem Zug kostet 2 Marker weniger.',
  'card.chain-throne.spy.text':
    'Haupt- oder Nebenaktion, je nach Vorbild: nutze eine Sternaktion eines bereiten gegnerischen Orts. Nebenaktion: erschöpfe einen bereiten Ort eines Gegners.',
  'card.chain-throne.priest.text':
    'Hauptaktion: erhalte 3 Essenz, dann erhalte 2 Einfluss. Nebenaktion (1 Einfluss): erhalte 3 Essenz.',
  'card.chain-throne.engineer.text':
    'Hauptaktion: versetze ein Segment oder tausche zwei Segmente, dann erhalte 1 bereites Fundament. Nebenaktion: dein nächster Bau in diesem Zug kostet 2 Reichtum weniger.',
  'card.chain-throne.mayor.text':
    'Hauptaktion: erhalte 3 Reichtum, dann erhalte 2 Essenz. Nebenaktion: erhalte 1 bereites Fundament.',
  'card.chain-throne.slaver.text':
    'Hauptaktion: greife an; als Beute darfst du Spion, Priester, Baumeister oder Bürgermeister aus dem Ablagestapel des Verteidigers nutzen.',
  'card.chain-throne.overseer.text':
    'Hauptaktion: erhalte 2 bereite Fundamente, dann erhalte 1 Reichtum, dann erhalte 2 Essenz. Nebenaktion (erschöpfe einen deiner Orte): erhalte 2 Reichtum, dann erhalte 2 Einfluss.',
  'card.chain-throne.tribute-collector.text':
    'Hauptaktion: jeder Gegner gibt dir 1 Reichtum oder Einfluss, dann erhalte 2 Essenz.',
  'card.chain-throne.inquisitor.text':
    'Hauptaktion: ein Gegner entscheidet, was für dich gilt: erhalte 6 Essenz; oder erhalte 3 Reichtum, dann erhalte 3 Einfluss. Nebenaktion: erschöpfe ein bereites Segment eines Gegners, dann erhalte 1 Essenz.',
  'card.choir-of-the-hanging-gardens.spy.text':
    'Haupt- oder Nebenaktion, je nach Vorbild: nutze eine Sternaktion eines bereiten gegnerischen Orts. Nebenaktion: erschöpfe einen bereiten Ort eines Gegners.',
  'card.choir-of-the-hanging-gardens.priest.text':
    'Hauptaktion: erhalte 3 Essenz, dann erhalte 2 Einfluss. Nebenaktion (1 Einfluss): erhalte 3 Essenz.',
  'card.choir-of-the-hanging-gardens.engineer.text':
    'Hauptaktion: versetze ein Segment oder tausche zwei Segmente, dann erhalte 1 bereites Fundament. Nebenaktion: dein nächster Bau in diesem Zug kostet 2 Reichtum weniger.',
  'card.choir-of-the-hanging-gardens.mayor.text':
    'Hauptaktion: erhalte 3 Reichtum, dann erhalte 2 Essenz. Nebenaktion: erhalte 1 bereites Fundament.',
  'card.choir-of-the-hanging-gardens.cantor.text':
    'Hauptaktion: erhalte 4 Essenz, dann ziehe 1 Karte. Nebenaktion: erhalte 3 Essenz.',
  'card.choir-of-the-hanging-gardens.gardener.text':
    'Hauptaktion: baue ein Segment, 1 Reichtum günstiger, ohne Fundament, dann erhalte 1 Essenz. Nebenaktion: dein nächster Bau in diesem Zug kostet 2 Reichtum weniger.',
  'card.choir-of-the-hanging-gardens.pilgrim.text':
    'Hauptaktion: erhalte 1 Essenz für jedes kulturelle Segment deiner Insel, mindestens 3, höchstens 6. Nebenaktion: erhalte 1 Einfluss, dann erhalte 2 Essenz.',
  'card.choir-of-the-hanging-gardens.warden.text':
    'Hauptaktion: Angriff und Abwehr tauschen die Plätze, dann greife an. Nebenaktion: ignoriere den nächsten Angriff, der dich besiegen würde.',
  'card.admiral-of-the-dawn.text': 'Hauptaktion: greife mit +3 an.',
  'card.admiral-of-the-dusk.text':
    'Hauptaktion: greife an; bei Erfolg erhalte 1 Einfluss, dann ziehe 1 Karte. Nebenaktion: Angriff +2, dann Abwehr +2.',
  'card.hierophant.text':
    'Hauptaktion: erhalte 3 Einfluss, dann erhalte 3 Essenz. Nebenaktion: dein nächstes Fragment in diesem Zug kostet 2 Einfluss weniger, dann ziehe 1 Karte.',
  'card.guildmaster.text': 'Hauptaktion: erhalte 4 Reichtum, dann ziehe 1 Karte. Nebenaktion: erhalte 3 Reichtum.',
  'card.architect.text':
    'Hauptaktion: baue ein Segment, 2 Reichtum günstiger, ohne Fundament, dann erhalte 1 Essenz. Nebenaktion: erhalte 1 bereites Fundament, dann dein nächster Bau in diesem Zug kostet 1 Reichtum weniger.',
  'card.chancellor.text':
    'Hauptaktion: unterzeichne einen Vertrag, 3 Marker günstiger, dann erhalte 1 Essenz. Nebenaktion: ein Gegner gibt dir 2 Reichtum oder Einfluss.',
  'card.i-01.text': 'Wert I, kostenlos zu lesen. Benötigt das Muster RY. Bonus: erhalte 2 Reichtum.',
  'card.i-02.text': 'Wert I, kostenlos zu lesen. Benötigt das Muster PG. Bonus: ziehe 1 Karte, dann erhalte 1 Essenz.',
  'card.i-03.text': 'Wert I, kostenlos zu lesen. Benötigt das Muster BG. Bonus: erhalte 2 Einfluss.',
  'card.i-04.text': 'Wert I, kostet 2 Einfluss. Benötigt das Muster RB. Bonus: erhalte 3 Essenz.',
  'card.i-05.text': 'Wert I, kostenlos zu lesen. Benötigt das Muster P. / .Y. Bonus: erhalte 2 Essenz.',
  'card.i-06.text': 'Wert I, kostet 1 Einfluss. Benötigt das Muster GYG. Bonus: erhalte 3 Essenz.',
  'card.i-07.text': 'Wert I, kostet 1 Einfluss. Benötigt das Muster RBR. Bonus: Angriff +1, dann erhalte 2 Essenz.',
  'card.i-08.text': 'Wert I, kostet 1 Einfluss. Benötigt das Muster PP / Y.. Bonus: ziehe 2 Karten.',
  'card.i-09.text': 'Wert I, kostet 1 Einfluss. Benötigt das Muster BY / Y.. Bonus: erhalte 3 Reichtum.',
  'card.i-10.text': 'Wert I, kostet 1 Einfluss. Benötigt das Muster RG / G.. Bonus: erhalte 3 Essenz.',
  'card.i-11.text':
    'Wert I, kostet 1 Einfluss. Benötigt das Muster P.R / .B.. Bonus: erhalte 1 Einfluss, dann erhalte 3 Essenz.',
  'card.i-12.text':
    'Wert I, kostet 1 Einfluss. Benötigt 1 gewonnenen Angriff in dieser Runde. Bonus: erhalte 2 Essenz, dann erhalte 1 Reichtum.',
  'card.i-13.text':
    'Wert I, kostenlos zu lesen. Benötigt 2 gewonnene Angriffe in dieser Runde. Bonus: erhalte 2 Essenz, dann erhalte 1 Einfluss.',
  'card.i-14.text': 'Wert I, kostenlos zu lesen. Benötigt 3 Reichtum zum Ausgeben. Bonus: erhalte 5 Essenz.',
  'card.i-15.text': 'Wert I, kostenlos zu lesen. Benötigt 3 Einfluss zum Ausgeben. Bonus: erhalte 5 Essenz.',
  'card.i-16.text':
    'Wert I, kostenlos zu lesen. Benötigt 3 Reichtum oder Einfluss zum Ausgeben. Bonus: ziehe 2 Karten, dann erhalte 2 Essenz.',
  'card.i-17.text':
    'Wert I, kostenlos zu lesen. Benötigt 2 Reichtum zum Ausgeben. Bonus: erhalte 1 bereites Fundament, dann erhalte 2 Essenz.',
  'card.i-18.text':
    'Wert I, kostenlos zu lesen. Benötigt den Sieg über ein Monster mit Abwehr 4. Bonus: erhalte 2 Essenz.',
  'card.i-19.text':
    'Wert I, kostenlos zu lesen. Benötigt den Sieg über ein Monster mit Abwehr 5. Bonus: erhalte 2 Reichtum, dann erhalte 1 Einfluss.',
  'card.i-20.text':
    'Wert I, kostenlos zu lesen. Benötigt 2 unterzeichnete Verträge in dieser Runde. Bonus: erhalte 2 Einfluss, dann erhalte 1 Essenz.',
  'card.ii-01.text':
    'Wert II, kostet 1 Einfluss. Benötigt das Muster YYY. Bonus: erhalte 4 Reichtum, dann erhalte 1 Essenz.',
  'card.ii-02.text': 'Wert II, kostet 1 Einfluss. Benötigt das Muster GGG. Bonus: erhalte 5 Essenz.',
  'card.ii-03.text':
    'Wert II, kostet 1 Einfluss. Benötigt das Muster RR / R.. Bonus: Angriff +2, dann erhalte 3 Essenz.',
  'card.ii-04.text':
    'Wert II, kostet 1 Einfluss. Benötigt das Muster PP / P.. Bonus: ziehe 2 Karten, dann erhalte 2 Essenz.',
  'card.ii-05.text':
    'Wert II, kostet 1 Einfluss. Benötigt das Muster BB / B.. Bonus: erhalte 3 Einfluss, dann erhalte 2 Essenz.',
  'card.ii-06.text': 'Wert II, kostet 1 Einfluss. Benötigt das Muster RGB. Bonus: erhalte 5 Essenz.',
  'card.ii-07.text':
    'Wert II, kostet 1 Einfluss. Benötigt das Muster YPB. Bonus: erhalte 2 Reichtum, dann erhalte 2 Einfluss, dann erhalte 1 Essenz.',
  'card.ii-08.text': 'Wert II, kostet 2 Einfluss. Benötigt das Muster RY / YR. Bonus: erhalte 7 Essenz.',
  'card.ii-09.text':
    'Wert II, kostet 2 Einfluss. Benötigt das Muster GP / PG. Bonus: ziehe 2 Karten, dann erhalte 4 Essenz.',
  'card.ii-10.text': 'Wert II, kostet 1 Einfluss. Benötigt das Muster BR. / .YG. Bonus: erhalte 6 Essenz.',
  'card.ii-11.text':
    'Wert II, kostet 1 Einfluss. Benötigt das Muster GYB / .P.. Bonus: ziehe 1 Karte, dann erhalte 5 Essenz.',
  'card.ii-12.text':
    'Wert II, kostet 1 Einfluss. Benötigt 3 gewonnene Angriffe in dieser Runde. Bonus: erhalte 4 Essenz, dann erhalte 1 Reichtum.',
  'card.ii-13.text':
    'Wert II, kostet 2 Einfluss. Benötigt 2 gewonnene Angriffe in dieser Runde. Bonus: Angriff +2, dann erhalte 4 Essenz.',
  'card.ii-14.text': 'Wert II, kostenlos zu lesen. Benötigt 5 Reichtum zum Ausgeben. Bonus: erhalte 8 Essenz.',
  'card.ii-15.text': 'Wert II, kostenlos zu lesen. Benötigt 4 Einfluss zum Ausgeben. Bonus: erhalte 7 Essenz.',
  'card.ii-16.text':
    'Wert II, kostenlos zu lesen. Benötigt 6 Reichtum oder Einfluss zum Ausgeben. Bonus: erhalte 1 bereites Fundament, dann erhalte 7 Essenz.',
  'card.ii-17.text':
    'Wert II, kostet 1 Einfluss. Benötigt den Sieg über ein Monster mit Abwehr 6. Bonus: erhalte 4 Essenz.',
  'card.ii-18.text':
    'Wert II, kostenlos zu lesen. Benötigt den Sieg über ein Monster mit Abwehr 7. Bonus: ziehe 2 Karten, dann erhalte 1 Reichtum.',
  'card.ii-19.text':
    'Wert II, kostenlos zu lesen. Benötigt den Sieg über ein Monster mit Abwehr 8. Bonus: erhalte 4 Essenz, dann erhalte 2 Einfluss.',
  'card.ii-20.text': 'Wert II, kostet 1 Einfluss. Benötigt 4 Segmente einer Art. Bonus: erhalte 5 Essenz.',
  'card.iii-01.text':
    'Wert III, kostet 2 Einfluss. Benötigt das Muster .G. / GYG / .G.. Bonus: erhalte 1 Kristallsplitter, dann erhalte 2 Essenz.',
  'card.iii-02.text': 'Wert III, kostet 2 Einfluss. Benötigt das Muster RRR / .B.. Bonus: erhalte 1 Kristallsplitter.',
  'card.iii-03.text': 'Wert III, kostet 2 Einfluss. Benötigt das Muster PP / PP. Bonus: erhalte 1 Kristallsplitter.',
  'card.iii-04.text':
    'Wert III, kostet 2 Einfluss. Benötigt das Muster YYYY. Bonus: erhalte 4 Reichtum, dann erhalte 5 Essenz.',
  'card.iii-05.text':
    'Wert III, kostet 1 Einfluss. Benötigt das Muster RBPGY. Bonus: erhalte 1 Kristallsplitter, dann erhalte 4 Essenz.',
  'card.iii-06.text': 'Wert III, kostet 2 Einfluss. Benötigt das Muster RG / YB. Bonus: erhalte 8 Essenz.',
  'card.iii-07.text':
    'Wert III, kostet 2 Einfluss. Benötigt das Muster PB. / .BG. Bonus: erhalte 2 Einfluss, dann erhalte 6 Essenz.',
  'card.iii-08.text':
    'Wert III, kostet 2 Einfluss. Benötigt das Muster R.R / RYR. Bonus: erhalte 1 Kristallsplitter, dann Angriff +2.',
  'card.iii-09.text':
    'Wert III, kostet 1 Einfluss. Benötigt 4 gewonnene Angriffe in dieser Runde. Bonus: erhalte 1 Kristallsplitter.',
  'card.iii-10.text':
    'Wert III, kostet 3 Einfluss. Benötigt 3 gewonnene Angriffe in dieser Runde. Bonus: erhalte 8 Essenz.',
  'card.iii-11.text':
    'Wert III, kostenlos zu lesen. Benötigt 8 Reichtum zum Ausgeben. Bonus: erhalte 1 Kristallsplitter, dann erhalte 4 Essenz.',
  'card.iii-12.text':
    'Wert III, kostenlos zu lesen. Benötigt 7 Einfluss zum Ausgeben. Bonus: erhalte 1 Kristallsplitter, dann erhalte 4 Essenz.',
  'card.iii-13.text':
    'Wert III, kostet 1 Einfluss. Benötigt den Sieg über ein Monster mit Abwehr 9. Bonus: erhalte 1 Kristallsplitter.',
  'card.iii-14.text':
    'Wert III, kostenlos zu lesen. Benötigt den Sieg über ein Monster mit Abwehr 11. Bonus: erhalte 1 Kristallsplitter, dann erhalte 3 Essenz.',
  'card.iii-15.text': 'Wert III, kostet 2 Einfluss. Benötigt 2 Monumente. Bonus: erhalte 8 Essenz.',
  'treaty.war-pact.text': 'Greife an.',
  'treaty.shield-accord.text': 'Abwehr +3.',
  'treaty.open-letters.text': 'Ziehe 2 Karten.',
  'treaty.masons-charter.text': 'Versetze ein Segment oder tausche zwei Segmente.',
} satisfies Catalog

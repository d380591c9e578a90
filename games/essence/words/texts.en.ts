/** What the cards say, made from the data by test/texts.test.ts. */
export const texts: Readonly<Record<string, string>> = {
  'card.hall-of-the-three-peaks.text': 'Military palace. Side action: Attack +1, then Defense +1.',
  'card.solar-athenaeum.text': 'Magical palace. When you read a fragment: draw 2 cards.',
  'card.exchange-of-the-four-winds.text':
    'Economic palace. Side action: put the Trade agreement on a treaty, then gain 1 Wealth, then gain 1 Essence.',
  'card.obsidian-court.text': 'Political palace. Side action: an opponent gives you 2 Wealth or Influence.',
  'card.cloister-of-falling-water.text':
    'Cultural palace. Side action: put the Embassy before an opponent, then gain 1 Essence.',
  'card.watchtower.text': 'Military location, 1 Wealth, 2 Essence, plus military, minus cultural. Income: Defense +1.',
  'card.drill-yard.text':
    'Military location, 1 Wealth, 2 Essence, plus military, minus magical. When built: Attack +2.',
  'card.arrow-loft.text': 'Military location, 1 Wealth, 1 Essence, plus political, minus cultural. Income: Attack +1.',
  'card.militia-muster.text':
    'Military location, 1 Wealth, 2 Essence, plus economic, minus cultural. Side action: (1 Wealth) Attack +2.',
  'card.palisade.text':
    'Military location, 1 Wealth, 2 Essence, plus military. When an opponent beats you: gain 1 Wealth.',
  'card.barracks.text': 'Military location, 2 Wealth, 2 Essence, plus political, minus magical. Income: Attack +1.',
  'card.armoury.text':
    'Military location, 2 Wealth, 1 Essence, plus economic, minus cultural. Side action: (1 Influence) Attack +3.',
  'card.training-grounds.text':
    'Military location, 2 Wealth, 2 Essence, plus military, minus magical. When you win an attack: gain 1 Essence.',
  'card.hunters-lodge.text':
    'Military location, 2 Wealth, 3 Essence, plus military, minus cultural. Attack +2 against monsters. Income: Defense +1.',
  'card.war-room.text':
    'Military location, 2 Wealth, 1 Essence, plus political, minus economic. Main action: attack with +1.',
  'card.siege-workshop.text':
    'Military location, 2 Wealth, 2 Essence, plus magical, minus cultural. When built: attack.',
  'card.fortress.text':
    'Military location, 3 Wealth, 3 Essence, plus military, political, minus cultural. Income: Defense +2.',
  'card.sky-dock.text': 'Military location, 3 Wealth, 3 Essence, plus economic, minus magical. Income: Attack +1.',
  'card.garrison-keep.text':
    'Military location, 3 Wealth, 4 Essence, plus military. When built: ignore the next attack that would beat you.',
  'card.arsenal.text':
    'Military location, 3 Wealth, 2 Essence, plus military, minus political. Main action: (1 Wealth) attack with +2.',
  'card.hedge-shrine.text':
    'Magical location, 1 Wealth, 2 Essence, plus cultural, minus political. Side action: (1 Influence) gain 2 Essence.',
  'card.rune-circle.text':
    'Magical location, 1 Wealth, 1 Essence, plus magical, minus economic. When built: draw 2 cards.',
  'card.seers-hut.text':
    'Magical location, 1 Wealth, 2 Essence, plus magical, minus military. When you read a fragment: gain 1 Influence.',
  'card.candle-chapel.text': 'Magical location, 1 Wealth, 2 Essence, plus magical. When built: gain 2 Influence.',
  'card.alchemists-shed.text':
    'Magical location, 1 Wealth, 2 Essence, plus magical, minus political. Side action: (1 Wealth) gain 1 Essence, then gain 1 Influence.',
  'card.library-of-echoes.text':
    'Magical location, 2 Wealth, 2 Essence, plus cultural, minus political, economic. Income: draw 1 card.',
  'card.crystal-grotto.text':
    'Magical location, 2 Wealth, 3 Essence, plus magical, minus economic. Income: gain 1 Influence.',
  'card.scrying-pool.text':
    'Magical location, 2 Wealth, 2 Essence, plus political, minus economic. Fragments cost you 1 Influence less. When built: draw 1 card.',
  'card.observatory.text':
    'Magical location, 2 Wealth, 1 Essence, plus magical, cultural, minus military. When you read a fragment: gain 2 Essence.',
  'card.wand-foundry.text':
    'Magical location, 2 Wealth, 2 Essence, plus economic, minus cultural. Side action: (1 Influence) draw 1 card, then gain 1 Essence.',
  'card.mirror-maze.text': 'Magical location, 2 Wealth, 2 Essence, plus magical. When built: move a segment.',
  'card.tower-of-tides.text':
    'Magical location, 3 Wealth, 4 Essence, plus magical, minus economic. Income: gain 1 Influence.',
  'card.sanctum.text':
    'Magical location, 3 Wealth, 3 Essence, plus cultural, political, minus military. When built: draw 2 cards.',
  'card.essence-well.text':
    'Magical location, 3 Wealth, 3 Essence, plus magical, economic, minus political. Income: gain 1 Essence.',
  'card.portal-arch.text':
    'Magical location, 3 Wealth, 2 Essence, plus political, minus cultural. Main action: move a segment or swap two segments, then gain 1 Essence.',
  'card.market-stall.text':
    'Economic location, 1 Wealth, 1 Essence, plus economic, cultural, minus military. Income: gain 1 Wealth.',
  'card.cloud-nets.text': 'Economic location, 1 Wealth, 2 Essence, plus cultural. When built: gain 2 Wealth.',
  'card.brickworks.text':
    'Economic location, 1 Wealth, 2 Essence, plus economic, minus magical. When built: gain 1 ready Foundation, then gain 1 Wealth.',
  'card.goat-pastures.text':
    'Economic location, 1 Wealth, 2 Essence, plus cultural, minus political. When built: draw 1 card, then gain 1 Wealth.',
  'card.toll-bridge.text':
    'Economic location, 1 Wealth, 2 Essence, plus political, minus magical. When you sign a treaty: gain 1 Wealth.',
  'card.tavern.text': 'Economic location, 2 Wealth, 2 Essence, plus cultural. When built: draw 2 cards.',
  'card.warehouse.text':
    'Economic location, 2 Wealth, 2 Essence, plus economic, minus cultural. Income: gain 1 Wealth. When built: gain 1 Wealth.',
  'card.stonecutters-yard.text':
    'Economic location, 2 Wealth, 2 Essence, plus military, minus magical, cultural. Income: gain 1 ready Foundation.',
  'card.guild-hall.text':
    'Economic location, 2 Wealth, 3 Essence, plus economic, political, minus military. Building economic segments costs you 1 less. When built: gain 1 Wealth.',
  'card.caravanserai.text':
    'Economic location, 2 Wealth, 2 Essence, plus political, minus military. Side action: add a Location to the market, then your next build this turn costs 1 less.',
  'card.pawnshop.text':
    'Economic location, 2 Wealth, 2 Essence, plus cultural, minus magical. Side action: (discard a card) gain 3 Wealth.',
  'card.sawmill.text':
    'Economic location, 2 Wealth, 3 Essence, plus economic, minus cultural. Building Monuments costs you 1 less. When built: gain 1 ready Foundation.',
  'card.bank.text': 'Economic location, 3 Wealth, 1 Essence, plus political, minus military. Income: gain 2 Wealth.',
  'card.airship-yard.text':
    'Economic location, 3 Wealth, 3 Essence, plus military, minus magical. Income: gain 1 Wealth. When built: Attack +1.',
  'card.grand-bazaar.text':
    'Economic location, 3 Wealth, 4 Essence, plus economic, cultural, minus political. When built: gain 2 Wealth.',
  'card.mint.text':
    'Economic location, 3 Wealth, 3 Essence, plus economic, minus cultural. Main action: gain 3 Wealth, then gain 1 Essence.',
  'card.public-garden.text':
    'Cultural location, 1 Wealth, 3 Essence, plus cultural, minus military. When you build another cultural segment: gain 1 Essence.',
  'card.minstrel-stage.text':
    'Cultural location, 1 Wealth, 2 Essence, plus economic, minus political. When you pass: gain 1 Essence.',
  'card.wayside-inn.text':
    'Cultural location, 1 Wealth, 2 Essence, plus military, minus magical. When built: draw 1 card, then gain 1 Wealth.',
  'card.sculptors-court.text':
    'Cultural location, 1 Wealth, 3 Essence, plus magical, minus political. When built: gain 1 Influence.',
  'card.story-circle.text':
    'Cultural location, 1 Wealth, 3 Essence, plus magical, minus political. When you win the bidding: draw 1 card.',
  'card.theatre.text':
    'Cultural location, 2 Wealth, 3 Essence, plus cultural, minus political. Side action: (1 Influence) gain 2 Essence.',
  'card.festival-green.text':
    'Cultural location, 2 Wealth, 4 Essence, plus economic, magical, minus political. When built: gain 1 Wealth.',
  'card.school.text':
    'Cultural location, 2 Wealth, 2 Essence, plus magical, minus military, political. Income: draw 1 card.',
  'card.bathhouse.text':
    'Cultural location, 2 Wealth, 3 Essence, plus political, minus military. Income: gain 1 Essence.',
  'card.museum.text':
    'Cultural location, 2 Wealth, 3 Essence, plus cultural, minus economic. When built: gain 1 Essence for each cultural segment of your island, at most 3.',
  'card.weavers-loft.text':
    'Cultural location, 2 Wealth, 3 Essence, plus economic, minus magical. When built: draw 1 card, then gain 1 Influence.',
  'card.opera-house.text':
    'Cultural location, 3 Wealth, 5 Essence, plus cultural, minus economic. When built: gain 1 Influence.',
  'card.grand-arena.text':
    'Cultural location, 3 Wealth, 3 Essence, plus military, economic, minus magical. When you win an attack: gain 1 Essence.',
  'card.cathedral.text':
    'Cultural location, 3 Wealth, 4 Essence, plus magical, minus economic. Income: gain 1 Essence.',
  'card.hanging-terraces.text':
    'Cultural location, 3 Wealth, 3 Essence, plus cultural, political, minus military. When built: move a segment.',
  'card.heralds-post.text': 'Political location, 1 Wealth, 2 Essence, plus military. When built: gain 2 Influence.',
  'card.notary.text':
    'Political location, 1 Wealth, 1 Essence, plus economic, political, minus magical. Income: gain 1 Influence.',
  'card.whisper-gallery.text':
    'Political location, 1 Wealth, 2 Essence, plus political, minus cultural. When built: exhaust a ready segment of an opponent, then an opponent gives you 1 Influence.',
  'card.petition-hall.text':
    'Political location, 1 Wealth, 2 Essence, plus cultural, minus military. Treaties cost you 1 less.',
  'card.courier-roost.text':
    'Political location, 1 Wealth, 2 Essence, plus economic, minus magical. When built: sign a treaty.',
  'card.courthouse.text':
    'Political location, 2 Wealth, 3 Essence, plus political, minus military. Income: gain 1 Influence.',
  'card.embassy-row.text':
    'Political location, 2 Wealth, 3 Essence, plus cultural, minus military. When you sign a treaty: gain 1 Essence.',
  'card.tax-office.text':
    'Political location, 2 Wealth, 2 Essence, plus military, minus cultural. Side action: an opponent gives you 1 Wealth or Influence.',
  'card.council-chamber.text':
    'Political location, 2 Wealth, 3 Essence, plus political, military, minus magical. When you win the bidding: gain 2 Influence.',
  'card.prison.text':
    'Political location, 2 Wealth, 3 Essence, plus military, minus cultural. Side action: (1 Influence) exhaust a ready Location of an opponent, then gain 1 Essence.',
  'card.spy-nest.text':
    "Political location, 2 Wealth, 3 Essence, plus magical, minus economic. Side action: (1 Influence) use a side action of an opponent''s ready Location.",
  'card.parliament.text':
    'Political location, 3 Wealth, 3 Essence, plus political, cultural, minus economic. Income: gain 1 Influence.',
  'card.high-tribunal.text':
    'Political location, 3 Wealth, 3 Essence, plus military, minus economic. Main action: an opponent decides which you get: gain 4 Essence; or gain 2 Wealth, then gain 3 Influence.',
  'card.diplomatic-quarter.text':
    'Political location, 3 Wealth, 3 Essence, plus magical, minus military. Side action: Attack and Defense change places.',
  'card.customs-tower.text':
    'Political location, 3 Wealth, 3 Essence, plus military, minus magical. When built: every opponent gives you 1 Wealth.',
  'card.colossus-of-the-vanguard.text':
    'Military monument, 5 Wealth, 3 Essence, plus military, political, minus cultural. Income: Attack +1, then Defense +1.',
  'card.thunder-bastion.text':
    'Military monument, 5 Wealth, 4 Essence, plus military, economic, minus magical. Side action: (2 Influence) attack.',
  'card.wall-of-the-ancients.text':
    'Military monument, 5 Wealth, 3 Essence, plus military, cultural, minus economic. Income: ignore the next attack that would beat you.',
  'card.heart-of-the-old-earth.text':
    'Magical monument, 5 Wealth, 5 Essence, plus magical, cultural, minus political. Income: gain 1 Essence.',
  'card.astral-library.text':
    'Magical monument, 5 Wealth, 4 Essence, plus magical, political, minus economic. Income: draw 1 card.',
  'card.prophets-spire.text':
    'Magical monument, 5 Wealth, 3 Essence, plus magical, economic, minus political. When you read a fragment: gain 2 Essence.',
  'card.grand-exchange.text':
    'Economic monument, 5 Wealth, 3 Essence, plus economic, political, minus magical. Income: gain 2 Wealth.',
  'card.sky-foundry.text':
    'Economic monument, 5 Wealth, 4 Essence, plus economic, military, minus cultural. Income: gain 1 ready Foundation.',
  'card.amphitheatre-of-winds.text':
    'Cultural monument, 5 Wealth, 6 Essence, plus cultural, economic, minus military. When built: draw 1 card.',
  'card.garden-of-the-first-seed.text':
    'Cultural monument, 5 Wealth, 4 Essence, plus cultural, magical, minus military. When built: gain 2 Essence for each cultural neighbour, at most 4.',
  'card.eternal-carillon.text':
    'Cultural monument, 5 Wealth, 5 Essence, plus cultural, political, minus economic. When you pass: gain 1 Essence.',
  'card.throne-of-accord.text':
    'Political monument, 5 Wealth, 3 Essence, plus political, cultural, minus economic. Income: gain 1 Influence. Treaties cost you 1 less.',
  'card.hall-of-emissaries.text':
    'Political monument, 5 Wealth, 4 Essence, plus political, economic, minus magical. When built: every opponent gives you 1 Wealth or Influence.',
  'card.obelisk-of-the-new-world.text':
    'Political monument, 5 Wealth, 2 Essence, plus political, magical, minus military. When built: gain 1 Crystal Shard.',
  'card.three-islands-kingdom.spy.text':
    "Main or side action, as copied: use a star action of an opponent''s ready Location. Side action: exhaust a ready Location of an opponent.",
  'card.three-islands-kingdom.priest.text':
    'Main action: gain 3 Essence, then gain 2 Influence. Side action: (1 Influence) gain 3 Essence.',
  'card.three-islands-kingdom.engineer.text':
    'Main action: move a segment or swap two segments, then gain 1 ready Foundation. Side action: your next build this turn costs 2 less.',
  'card.three-islands-kingdom.mayor.text':
    'Main action: gain 3 Wealth, then gain 2 Essence. Side action: gain 1 ready Foundation.',
  'card.three-islands-kingdom.axe-captain.text': 'Main action: attack with +1.',
  'card.three-islands-kingdom.runesmith.text': 'Side action: Attack +2. Side action: Defense +3.',
  'card.three-islands-kingdom.mine-foreman.text':
    'Main action: gain 2 Wealth, then gain 1 ready Foundation, then gain 1 Essence. Side action: (1 Influence) gain 3 Wealth.',
  'card.three-islands-kingdom.shieldbearer.text':
    'Main action: attack with +1 (only the threat, monsters). Side action: ignore the next attack that would beat you.',
  'card.university-of-the-sun.spy.text':
    "Main or side action, as copied: use a star action of an opponent''s ready Location. Side action: exhaust a ready Location of an opponent.",
  'card.university-of-the-sun.priest.text':
    'Main action: gain 3 Essence, then gain 2 Influence. Side action: (1 Influence) gain 3 Essence.',
  'card.university-of-the-sun.engineer.text':
    'Main action: move a segment or swap two segments, then gain 1 ready Foundation. Side action: your next build this turn costs 2 less.',
  'card.university-of-the-sun.mayor.text':
    'Main action: gain 3 Wealth, then gain 2 Essence. Side action: gain 1 ready Foundation.',
  'card.university-of-the-sun.rector.text':
    'Main action: take a face-up advisor with the Wealth on it, then gain 1 Influence.',
  'card.university-of-the-sun.astronomer.text':
    'Main action: draw 3 cards, then gain 1 Essence. Side action: (1 Influence) draw 2 cards.',
  'card.university-of-the-sun.sun-scholar.text':
    'Main action: gain 2 Essence, then gain 1 Essence for each fragment you have claimed, at most 3. Side action: gain 2 Influence.',
  'card.university-of-the-sun.illuminator.text':
    'Main action: attack with +2. Side action: your next fragment this turn costs 3 less.',
  'card.windward-league.spy.text':
    "Main or side action, as copied: use a star action of an opponent''s ready Location. Side action: exhaust a ready Location of an opponent.",
  'card.windward-league.priest.text':
    'Main action: gain 3 Essence, then gain 2 Influence. Side action: (1 Influence) gain 3 Essence.',
  'card.windward-league.engineer.text':
    'Main action: move a segment or swap two segments, then gain 1 ready Foundation. Side action: your next build this turn costs 2 less.',
  'card.windward-league.mayor.text':
    'Main action: gain 3 Wealth, then gain 2 Essence. Side action: gain 1 ready Foundation.',
  'card.windward-league.pirate.text': 'Main action: put your whole Defense into your next attack, then attack.',
  'card.windward-league.quartermaster.text':
    'Main action: attack; on success gain 1 Wealth, then gain 1 Essence. Side action: gain 2 Wealth.',
  'card.windward-league.smuggler.text':
    'Main action: add 2 Locations to the market, then build a segment, 2 Wealth cheaper. Side action: an opponent gives you 1 Wealth, then gain 1 Essence.',
  'card.windward-league.harbour-factor.text':
    'Main action: gain 2 Wealth, then gain 1 Influence, then gain 2 Essence. Side action: your next treaty this turn costs 2 less.',
  'card.chain-throne.spy.text':
    "Main or side action, as copied: use a star action of an opponent''s ready Location. Side action: exhaust a ready Location of an opponent.",
  'card.chain-throne.priest.text':
    'Main action: gain 3 Essence, then gain 2 Influence. Side action: (1 Influence) gain 3 Essence.',
  'card.chain-throne.engineer.text':
    'Main action: move a segment or swap two segments, then gain 1 ready Foundation. Side action: your next build this turn costs 2 less.',
  'card.chain-throne.mayor.text':
    'Main action: gain 3 Wealth, then gain 2 Essence. Side action: gain 1 ready Foundation.',
  'card.chain-throne.slaver.text':
    "Main action: attack; as loot you may use a Spy, Priest, Engineer or Mayor out of the defender''s discard pile.",
  'card.chain-throne.overseer.text':
    'Main action: gain 2 ready Foundations, then gain 1 Wealth, then gain 2 Essence. Side action: (exhaust an own Location) gain 2 Wealth, then gain 2 Influence.',
  'card.chain-throne.tribute-collector.text':
    'Main action: every opponent gives you 1 Wealth or Influence, then gain 2 Essence.',
  'card.chain-throne.inquisitor.text':
    'Main action: an opponent decides which you get: gain 6 Essence; or gain 3 Wealth, then gain 3 Influence. Side action: exhaust a ready segment of an opponent, then gain 1 Essence.',
  'card.choir-of-the-hanging-gardens.spy.text':
    "Main or side action, as copied: use a star action of an opponent''s ready Location. Side action: exhaust a ready Location of an opponent.",
  'card.choir-of-the-hanging-gardens.priest.text':
    'Main action: gain 3 Essence, then gain 2 Influence. Side action: (1 Influence) gain 3 Essence.',
  'card.choir-of-the-hanging-gardens.engineer.text':
    'Main action: move a segment or swap two segments, then gain 1 ready Foundation. Side action: your next build this turn costs 2 less.',
  'card.choir-of-the-hanging-gardens.mayor.text':
    'Main action: gain 3 Wealth, then gain 2 Essence. Side action: gain 1 ready Foundation.',
  'card.choir-of-the-hanging-gardens.cantor.text':
    'Main action: gain 4 Essence, then draw 1 card. Side action: gain 3 Essence.',
  'card.choir-of-the-hanging-gardens.gardener.text':
    'Main action: build a segment, 1 Wealth cheaper, without a Foundation, then gain 1 Essence. Side action: your next build this turn costs 2 less.',
  'card.choir-of-the-hanging-gardens.pilgrim.text':
    'Main action: gain 1 Essence for each cultural segment of your island, at least 3, at most 6. Side action: gain 1 Influence, then gain 2 Essence.',
  'card.choir-of-the-hanging-gardens.warden.text':
    'Main action: Attack and Defense change places, then attack. Side action: ignore the next attack that would beat you.',
  'card.admiral-of-the-dawn.text': 'Main action: attack with +3.',
  'card.admiral-of-the-dusk.text':
    'Main action: attack; on success gain 1 Influence, then draw 1 card. Side action: Attack +2, then Defense +2.',
  'card.hierophant.text':
    'Main action: gain 3 Influence, then gain 3 Essence. Side action: your next fragment this turn costs 2 less, then draw 1 card.',
  'card.guildmaster.text': 'Main action: gain 4 Wealth, then draw 1 card. Side action: gain 3 Wealth.',
  'card.architect.text':
    'Main action: build a segment, 2 Wealth cheaper, without a Foundation, then gain 1 Essence. Side action: gain 1 ready Foundation, then your next build this turn costs 1 less.',
  'card.chancellor.text':
    'Main action: sign a treaty, 3 cheaper, then gain 1 Essence. Side action: an opponent gives you 2 Wealth or Influence.',
  'card.i-01.text': 'Value I, 0 Influence. Needs the pattern RY. Bonus: gain 2 Wealth.',
  'card.i-02.text': 'Value I, 0 Influence. Needs the pattern PG. Bonus: draw 1 card, then gain 1 Essence.',
  'card.i-03.text': 'Value I, 0 Influence. Needs the pattern BG. Bonus: gain 2 Influence.',
  'card.i-04.text': 'Value I, 2 Influence. Needs the pattern RB. Bonus: gain 3 Essence.',
  'card.i-05.text': 'Value I, 0 Influence. Needs the pattern P. / .Y. Bonus: gain 2 Essence.',
  'card.i-06.text': 'Value I, 1 Influence. Needs the pattern GYG. Bonus: gain 3 Essence.',
  'card.i-07.text': 'Value I, 1 Influence. Needs the pattern RBR. Bonus: Attack +1, then gain 2 Essence.',
  'card.i-08.text': 'Value I, 1 Influence. Needs the pattern PP / Y.. Bonus: draw 2 cards.',
  'card.i-09.text': 'Value I, 1 Influence. Needs the pattern BY / Y.. Bonus: gain 3 Wealth.',
  'card.i-10.text': 'Value I, 1 Influence. Needs the pattern RG / G.. Bonus: gain 3 Essence.',
  'card.i-11.text': 'Value I, 1 Influence. Needs the pattern P.R / .B.. Bonus: gain 1 Influence, then gain 3 Essence.',
  'card.i-12.text': 'Value I, 1 Influence. Needs 1 attack won this round. Bonus: gain 2 Essence, then gain 1 Wealth.',
  'card.i-13.text':
    'Value I, 0 Influence. Needs 2 attacks won this round. Bonus: gain 2 Essence, then gain 1 Influence.',
  'card.i-14.text': 'Value I, 0 Influence. Needs spend 3 Wealth. Bonus: gain 5 Essence.',
  'card.i-15.text': 'Value I, 0 Influence. Needs spend 3 Influence. Bonus: gain 5 Essence.',
  'card.i-16.text':
    'Value I, 0 Influence. Needs spend 3 Wealth or Influence. Bonus: draw 2 cards, then gain 2 Essence.',
  'card.i-17.text': 'Value I, 0 Influence. Needs spend 2 Wealth. Bonus: gain 1 ready Foundation, then gain 2 Essence.',
  'card.i-18.text': 'Value I, 0 Influence. Needs a monster of Defense 4. Bonus: gain 2 Essence.',
  'card.i-19.text': 'Value I, 0 Influence. Needs a monster of Defense 5. Bonus: gain 2 Wealth, then gain 1 Influence.',
  'card.i-20.text':
    'Value I, 0 Influence. Needs 2 treaties signed this round. Bonus: gain 2 Influence, then gain 1 Essence.',
  'card.ii-01.text': 'Value II, 1 Influence. Needs the pattern YYY. Bonus: gain 4 Wealth, then gain 1 Essence.',
  'card.ii-02.text': 'Value II, 1 Influence. Needs the pattern GGG. Bonus: gain 5 Essence.',
  'card.ii-03.text': 'Value II, 1 Influence. Needs the pattern RR / R.. Bonus: Attack +2, then gain 3 Essence.',
  'card.ii-04.text': 'Value II, 1 Influence. Needs the pattern PP / P.. Bonus: draw 2 cards, then gain 2 Essence.',
  'card.ii-05.text': 'Value II, 1 Influence. Needs the pattern BB / B.. Bonus: gain 3 Influence, then gain 2 Essence.',
  'card.ii-06.text': 'Value II, 1 Influence. Needs the pattern RGB. Bonus: gain 5 Essence.',
  'card.ii-07.text':
    'Value II, 1 Influence. Needs the pattern YPB. Bonus: gain 2 Wealth, then gain 2 Influence, then gain 1 Essence.',
  'card.ii-08.text': 'Value II, 2 Influence. Needs the pattern RY / YR. Bonus: gain 7 Essence.',
  'card.ii-09.text': 'Value II, 2 Influence. Needs the pattern GP / PG. Bonus: draw 2 cards, then gain 4 Essence.',
  'card.ii-10.text': 'Value II, 1 Influence. Needs the pattern BR. / .YG. Bonus: gain 6 Essence.',
  'card.ii-11.text': 'Value II, 1 Influence. Needs the pattern GYB / .P.. Bonus: draw 1 card, then gain 5 Essence.',
  'card.ii-12.text':
    'Value II, 1 Influence. Needs 3 attacks won this round. Bonus: gain 4 Essence, then gain 1 Wealth.',
  'card.ii-13.text': 'Value II, 2 Influence. Needs 2 attacks won this round. Bonus: Attack +2, then gain 4 Essence.',
  'card.ii-14.text': 'Value II, 0 Influence. Needs spend 5 Wealth. Bonus: gain 8 Essence.',
  'card.ii-15.text': 'Value II, 0 Influence. Needs spend 4 Influence. Bonus: gain 7 Essence.',
  'card.ii-16.text':
    'Value II, 0 Influence. Needs spend 6 Wealth or Influence. Bonus: gain 1 ready Foundation, then gain 7 Essence.',
  'card.ii-17.text': 'Value II, 1 Influence. Needs a monster of Defense 6. Bonus: gain 4 Essence.',
  'card.ii-18.text': 'Value II, 0 Influence. Needs a monster of Defense 7. Bonus: draw 2 cards, then gain 1 Wealth.',
  'card.ii-19.text':
    'Value II, 0 Influence. Needs a monster of Defense 8. Bonus: gain 4 Essence, then gain 2 Influence.',
  'card.ii-20.text': 'Value II, 1 Influence. Needs 4 segments of one type. Bonus: gain 5 Essence.',
  'card.iii-01.text':
    'Value III, 2 Influence. Needs the pattern .G. / GYG / .G.. Bonus: gain 1 Crystal Shard, then gain 2 Essence.',
  'card.iii-02.text': 'Value III, 2 Influence. Needs the pattern RRR / .B.. Bonus: gain 1 Crystal Shard.',
  'card.iii-03.text': 'Value III, 2 Influence. Needs the pattern PP / PP. Bonus: gain 1 Crystal Shard.',
  'card.iii-04.text': 'Value III, 2 Influence. Needs the pattern YYYY. Bonus: gain 4 Wealth, then gain 5 Essence.',
  'card.iii-05.text':
    'Value III, 1 Influence. Needs the pattern RBPGY. Bonus: gain 1 Crystal Shard, then gain 4 Essence.',
  'card.iii-06.text': 'Value III, 2 Influence. Needs the pattern RG / YB. Bonus: gain 8 Essence.',
  'card.iii-07.text':
    'Value III, 2 Influence. Needs the pattern PB. / .BG. Bonus: gain 2 Influence, then gain 6 Essence.',
  'card.iii-08.text':
    'Value III, 2 Influence. Needs the pattern R.R / RYR. Bonus: gain 1 Crystal Shard, then Attack +2.',
  'card.iii-09.text': 'Value III, 1 Influence. Needs 4 attacks won this round. Bonus: gain 1 Crystal Shard.',
  'card.iii-10.text': 'Value III, 3 Influence. Needs 3 attacks won this round. Bonus: gain 8 Essence.',
  'card.iii-11.text': 'Value III, 0 Influence. Needs spend 8 Wealth. Bonus: gain 1 Crystal Shard, then gain 4 Essence.',
  'card.iii-12.text':
    'Value III, 0 Influence. Needs spend 7 Influence. Bonus: gain 1 Crystal Shard, then gain 4 Essence.',
  'card.iii-13.text': 'Value III, 1 Influence. Needs a monster of Defense 9. Bonus: gain 1 Crystal Shard.',
  'card.iii-14.text':
    'Value III, 0 Influence. Needs a monster of Defense 11. Bonus: gain 1 Crystal Shard, then gain 3 Essence.',
  'card.iii-15.text': 'Value III, 2 Influence. Needs 2 Monuments. Bonus: gain 8 Essence.',
  'treaty.war-pact.text': 'Attack.',
  'treaty.shield-accord.text': 'Defense +3.',
  'treaty.open-letters.text': 'Draw 2 cards.',
  'treaty.masons-charter.text': 'Move a segment or swap two segments.',
}

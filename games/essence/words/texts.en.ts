/** What the cards say, made from the data by test/texts.test.ts. */
import type { Catalog } from '@ludarium/kernel'

export const texts = {
  'card.hall-of-the-three-peaks.text': 'Military Palace. Side action: Attack +1, then Defense +1.',
  'card.solar-athenaeum.text': 'Magical Palace. When you read a fragment: draw 2 cards.',
  'card.exchange-of-the-four-winds.text':
    'Economic Palace. Side action: put the Trade agreement on a treaty, then gain 1 Wealth, then gain 1 Essence.',
  'card.obsidian-court.text': 'Political Palace. Side action: an opponent gives you 2 Wealth or Influence.',
  'card.cloister-of-falling-water.text':
    'Cultural Palace. Side action: put the Embassy before an opponent, then gain 1 Essence.',
  'card.watchtower.text':
    'Military Location, costs 1 Wealth, brings 2 Essence, +1 for each military neighbour, −1 for each cultural one. Income: Defense +1.',
  'card.drill-yard.text':
    'Military Location, costs 1 Wealth, brings 2 Essence, +1 for each military neighbour, −1 for each magical one. When built: Attack +2.',
  'card.arrow-loft.text':
    'Military Location, costs 1 Wealth, brings 1 Essence, +1 for each political neighbour, −1 for each cultural one. Income: Attack +1.',
  'card.militia-muster.text':
    'Military Location, costs 1 Wealth, brings 2 Essence, +1 for each economic neighbour, −1 for each cultural one. Side action (1 Wealth): Attack +2.',
  'card.palisade.text':
    'Military Location, costs 1 Wealth, brings 2 Essence, +1 for each military neighbour. When an opponent beats you: gain 1 Wealth.',
  'card.barracks.text':
    'Military Location, costs 2 Wealth, brings 2 Essence, +1 for each political neighbour, −1 for each magical one. Income: Attack +1.',
  'card.armoury.text':
    'Military Location, costs 2 Wealth, brings 1 Essence, +1 for each economic neighbour, −1 for each cultural one. Side action (1 Influence): Attack +3.',
  'card.training-grounds.text':
    'Military Location, costs 2 Wealth, brings 2 Essence, +1 for each military neighbour, −1 for each magical one. When you win an attack: gain 1 Essence.',
  'card.hunters-lodge.text':
    'Military Location, costs 2 Wealth, brings 3 Essence, +1 for each military neighbour, −1 for each cultural one. Attack +2 against monsters. Income: Defense +1.',
  'card.war-room.text':
    'Military Location, costs 2 Wealth, brings 1 Essence, +1 for each political neighbour, −1 for each economic one. Main action: attack with +1.',
  'card.siege-workshop.text':
    'Military Location, costs 2 Wealth, brings 2 Essence, +1 for each magical neighbour, −1 for each cultural one. When built: attack.',
  'card.fortress.text':
    'Military Location, costs 3 Wealth, brings 3 Essence, +1 for each military or political neighbour, −1 for each cultural one. Income: Defense +2.',
  'card.sky-dock.text':
    'Military Location, costs 3 Wealth, brings 3 Essence, +1 for each economic neighbour, −1 for each magical one. Income: Attack +1.',
  'card.garrison-keep.text':
    'Military Location, costs 3 Wealth, brings 4 Essence, +1 for each military neighbour. When built: ignore the next attack that would beat you.',
  'card.arsenal.text':
    'Military Location, costs 3 Wealth, brings 2 Essence, +1 for each military neighbour, −1 for each political one. Main action (1 Wealth): attack with +2.',
  'card.hedge-shrine.text':
    'Magical Location, costs 1 Wealth, brings 2 Essence, +1 for each cultural neighbour, −1 for each political one. Side action (1 Influence): gain 2 Essence.',
  'card.rune-circle.text':
    'Magical Location, costs 1 Wealth, brings 1 Essence, +1 for each magical neighbour, −1 for each economic one. When built: draw 2 cards.',
  'card.seers-hut.text':
    'Magical Location, costs 1 Wealth, brings 2 Essence, +1 for each magical neighbour, −1 for each military one. When you read a fragment: gain 1 Influence.',
  'card.candle-chapel.text':
    'Magical Location, costs 1 Wealth, brings 2 Essence, +1 for each magical neighbour. When built: gain 2 Influence.',
  'card.alchemists-shed.text':
    'Magical Location, costs 1 Wealth, brings 2 Essence, +1 for each magical neighbour, −1 for each political one. Side action (1 Wealth): gain 1 Essence, then gain 1 Influence.',
  'card.library-of-echoes.text':
    'Magical Location, costs 2 Wealth, brings 2 Essence, +1 for each cultural neighbour, −1 for each political or economic one. Income: draw 1 card.',
  'card.crystal-grotto.text':
    'Magical Location, costs 2 Wealth, brings 3 Essence, +1 for each magical neighbour, −1 for each economic one. Income: gain 1 Influence.',
  'card.scrying-pool.text':
    'Magical Location, costs 2 Wealth, brings 2 Essence, +1 for each political neighbour, −1 for each economic one. Fragments cost you 1 Influence less. When built: draw 1 card.',
  'card.observatory.text':
    'Magical Location, costs 2 Wealth, brings 1 Essence, +1 for each magical or cultural neighbour, −1 for each military one. When you read a fragment: gain 2 Essence.',
  'card.wand-foundry.text':
    'Magical Location, costs 2 Wealth, brings 2 Essence, +1 for each economic neighbour, −1 for each cultural one. Side action (1 Influence): draw 1 card, then gain 1 Essence.',
  'card.mirror-maze.text':
    'Magical Location, costs 2 Wealth, brings 2 Essence, +1 for each magical neighbour. When built: move a segment.',
  'card.tower-of-tides.text':
    'Magical Location, costs 3 Wealth, brings 4 Essence, +1 for each magical neighbour, −1 for each economic one. Income: gain 1 Influence.',
  'card.sanctum.text':
    'Magical Location, costs 3 Wealth, brings 3 Essence, +1 for each cultural or political neighbour, −1 for each military one. When built: draw 2 cards.',
  'card.essence-well.text':
    'Magical Location, costs 3 Wealth, brings 3 Essence, +1 for each magical or economic neighbour, −1 for each political one. Income: gain 1 Essence.',
  'card.portal-arch.text':
    'Magical Location, costs 3 Wealth, brings 2 Essence, +1 for each political neighbour, −1 for each cultural one. Main action: move a segment or swap two segments, then gain 1 Essence.',
  'card.market-stall.text':
    'Economic Location, costs 1 Wealth, brings 1 Essence, +1 for each economic or cultural neighbour, −1 for each military one. Income: gain 1 Wealth.',
  'card.cloud-nets.text':
    'Economic Location, costs 1 Wealth, brings 2 Essence, +1 for each cultural neighbour. When built: gain 2 Wealth.',
  'card.brickworks.text':
    'Economic Location, costs 1 Wealth, brings 2 Essence, +1 for each economic neighbour, −1 for each magical one. When built: gain 1 ready Foundation, then gain 1 Wealth.',
  'card.goat-pastures.text':
    'Economic Location, costs 1 Wealth, brings 2 Essence, +1 for each cultural neighbour, −1 for each political one. When built: draw 1 card, then gain 1 Wealth.',
  'card.toll-bridge.text':
    'Economic Location, costs 1 Wealth, brings 2 Essence, +1 for each political neighbour, −1 for each magical one. When you sign a treaty: gain 1 Wealth.',
  'card.tavern.text':
    'Economic Location, costs 2 Wealth, brings 2 Essence, +1 for each cultural neighbour. When built: draw 2 cards.',
  'card.warehouse.text':
    'Economic Location, costs 2 Wealth, brings 2 Essence, +1 for each economic neighbour, −1 for each cultural one. Income: gain 1 Wealth. When built: gain 1 Wealth.',
  'card.stonecutters-yard.text':
    'Economic Location, costs 2 Wealth, brings 2 Essence, +1 for each military neighbour, −1 for each magical or cultural one. Income: gain 1 ready Foundation.',
  'card.guild-hall.text':
    'Economic Location, costs 2 Wealth, brings 3 Essence, +1 for each economic or political neighbour, −1 for each military one. Building economic segments costs you 1 Wealth less. When built: gain 1 Wealth.',
  'card.caravanserai.text':
    'Economic Location, costs 2 Wealth, brings 2 Essence, +1 for each political neighbour, −1 for each military one. Side action: add a Location to the market, then your next build this turn costs 1 Wealth less.',
  'card.pawnshop.text':
    'Economic Location, costs 2 Wealth, brings 2 Essence, +1 for each cultural neighbour, −1 for each magical one. Side action (discard a card): gain 3 Wealth.',
  'card.sawmill.text':
    'Economic Location, costs 2 Wealth, brings 3 Essence, +1 for each economic neighbour, −1 for each cultural one. Building Monuments costs you 1 Wealth less. When built: gain 1 ready Foundation.',
  'card.bank.text':
    'Economic Location, costs 3 Wealth, brings 1 Essence, +1 for each political neighbour, −1 for each military one. Income: gain 2 Wealth.',
  'card.airship-yard.text':
    'Economic Location, costs 3 Wealth, brings 3 Essence, +1 for each military neighbour, −1 for each magical one. Income: gain 1 Wealth. When built: Attack +1.',
  'card.grand-bazaar.text':
    'Economic Location, costs 3 Wealth, brings 4 Essence, +1 for each economic or cultural neighbour, −1 for each political one. When built: gain 2 Wealth.',
  'card.mint.text':
    'Economic Location, costs 3 Wealth, brings 3 Essence, +1 for each economic neighbour, −1 for each cultural one. Main action: gain 3 Wealth, then gain 1 Essence.',
  'card.public-garden.text':
    'Cultural Location, costs 1 Wealth, brings 3 Essence, +1 for each cultural neighbour, −1 for each military one. When you build another cultural segment: gain 1 Essence.',
  'card.minstrel-stage.text':
    'Cultural Location, costs 1 Wealth, brings 2 Essence, +1 for each economic neighbour, −1 for each political one. When you pass: gain 1 Essence.',
  'card.wayside-inn.text':
    'Cultural Location, costs 1 Wealth, brings 2 Essence, +1 for each military neighbour, −1 for each magical one. When built: draw 1 card, then gain 1 Wealth.',
  'card.sculptors-court.text':
    'Cultural Location, costs 1 Wealth, brings 3 Essence, +1 for each magical neighbour, −1 for each political one. When built: gain 1 Influence.',
  'card.story-circle.text':
    'Cultural Location, costs 1 Wealth, brings 3 Essence, +1 for each magical neighbour, −1 for each political one. When you win the bidding: draw 1 card.',
  'card.theatre.text':
    'Cultural Location, costs 2 Wealth, brings 3 Essence, +1 for each cultural neighbour, −1 for each political one. Side action (1 Influence): gain 2 Essence.',
  'card.festival-green.text':
    'Cultural Location, costs 2 Wealth, brings 4 Essence, +1 for each economic or magical neighbour, −1 for each political one. When built: gain 1 Wealth.',
  'card.school.text':
    'Cultural Location, costs 2 Wealth, brings 2 Essence, +1 for each magical neighbour, −1 for each military or political one. Income: draw 1 card.',
  'card.bathhouse.text':
    'Cultural Location, costs 2 Wealth, brings 3 Essence, +1 for each political neighbour, −1 for each military one. Income: gain 1 Essence.',
  'card.museum.text':
    'Cultural Location, costs 2 Wealth, brings 3 Essence, +1 for each cultural neighbour, −1 for each economic one. When built: gain 1 Essence for each cultural segment of your island, at most 3.',
  'card.weavers-loft.text':
    'Cultural Location, costs 2 Wealth, brings 3 Essence, +1 for each economic neighbour, −1 for each magical one. When built: draw 1 card, then gain 1 Influence.',
  'card.opera-house.text':
    'Cultural Location, costs 3 Wealth, brings 5 Essence, +1 for each cultural neighbour, −1 for each economic one. When built: gain 1 Influence.',
  'card.grand-arena.text':
    'Cultural Location, costs 3 Wealth, brings 3 Essence, +1 for each military or economic neighbour, −1 for each magical one. When you win an attack: gain 1 Essence.',
  'card.cathedral.text':
    'Cultural Location, costs 3 Wealth, brings 4 Essence, +1 for each magical neighbour, −1 for each economic one. Income: gain 1 Essence.',
  'card.hanging-terraces.text':
    'Cultural Location, costs 3 Wealth, brings 3 Essence, +1 for each cultural or political neighbour, −1 for each military one. When built: move a segment.',
  'card.heralds-post.text':
    'Political Location, costs 1 Wealth, brings 2 Essence, +1 for each military neighbour. When built: gain 2 Influence.',
  'card.notary.text':
    'Political Location, costs 1 Wealth, brings 1 Essence, +1 for each economic or political neighbour, −1 for each magical one. Income: gain 1 Influence.',
  'card.whisper-gallery.text':
    'Political Location, costs 1 Wealth, brings 2 Essence, +1 for each political neighbour, −1 for each cultural one. When built: exhaust a ready segment of an opponent, then an opponent gives you 1 Influence.',
  'card.petition-hall.text':
    'Political Location, costs 1 Wealth, brings 2 Essence, +1 for each cultural neighbour, −1 for each military one. Treaties cost you 1 token less.',
  'card.courier-roost.text':
    'Political Location, costs 1 Wealth, brings 2 Essence, +1 for each economic neighbour, −1 for each magical one. When built: sign a treaty.',
  'card.courthouse.text':
    'Political Location, costs 2 Wealth, brings 3 Essence, +1 for each political neighbour, −1 for each military one. Income: gain 1 Influence.',
  'card.embassy-row.text':
    'Political Location, costs 2 Wealth, brings 3 Essence, +1 for each cultural neighbour, −1 for each military one. When you sign a treaty: gain 1 Essence.',
  'card.tax-office.text':
    'Political Location, costs 2 Wealth, brings 2 Essence, +1 for each military neighbour, −1 for each cultural one. Side action: an opponent gives you 1 Wealth or Influence.',
  'card.council-chamber.text':
    'Political Location, costs 2 Wealth, brings 3 Essence, +1 for each political or military neighbour, −1 for each magical one. When you win the bidding: gain 2 Influence.',
  'card.prison.text':
    'Political Location, costs 2 Wealth, brings 3 Essence, +1 for each military neighbour, −1 for each cultural one. Side action (1 Influence): exhaust a ready Location of an opponent, then gain 1 Essence.',
  'card.spy-nest.text':
    "Political Location, costs 2 Wealth, brings 3 Essence, +1 for each magical neighbour, −1 for each economic one. Side action (1 Influence): use a side action of an opponent''s ready Location.",
  'card.parliament.text':
    'Political Location, costs 3 Wealth, brings 3 Essence, +1 for each political or cultural neighbour, −1 for each economic one. Income: gain 1 Influence.',
  'card.high-tribunal.text':
    'Political Location, costs 3 Wealth, brings 3 Essence, +1 for each military neighbour, −1 for each economic one. Main action: an opponent decides which you get: gain 4 Essence; or gain 2 Wealth, then gain 3 Influence.',
  'card.diplomatic-quarter.text':
    'Political Location, costs 3 Wealth, brings 3 Essence, +1 for each magical neighbour, −1 for each military one. Side action: Attack and Defense change places.',
  'card.customs-tower.text':
    'Political Location, costs 3 Wealth, brings 3 Essence, +1 for each military neighbour, −1 for each magical one. When built: every opponent gives you 1 Wealth.',
  'card.colossus-of-the-vanguard.text':
    'Military Monument, costs 5 Wealth, brings 3 Essence, +2 for each military or political neighbour, −1 for each cultural one. Income: Attack +1, then Defense +1.',
  'card.thunder-bastion.text':
    'Military Monument, costs 5 Wealth, brings 4 Essence, +2 for each military or economic neighbour, −1 for each magical one. Side action (2 Influence): attack.',
  'card.wall-of-the-ancients.text':
    'Military Monument, costs 5 Wealth, brings 3 Essence, +2 for each military or cultural neighbour, −1 for each economic one. Income: ignore the next attack that would beat you.',
  'card.heart-of-the-old-earth.text':
    'Magical Monument, costs 5 Wealth, brings 5 Essence, +2 for each magical or cultural neighbour, −1 for each political one. Income: gain 1 Essence.',
  'card.astral-library.text':
    'Magical Monument, costs 5 Wealth, brings 4 Essence, +2 for each magical or political neighbour, −1 for each economic one. Income: draw 1 card.',
  'card.prophets-spire.text':
    'Magical Monument, costs 5 Wealth, brings 3 Essence, +2 for each magical or economic neighbour, −1 for each political one. When you read a fragment: gain 2 Essence.',
  'card.grand-exchange.text':
    'Economic Monument, costs 5 Wealth, brings 3 Essence, +2 for each economic or political neighbour, −1 for each magical one. Income: gain 2 Wealth.',
  'card.sky-foundry.text':
    'Economic Monument, costs 5 Wealth, brings 4 Essence, +2 for each economic or military neighbour, −1 for each cultural one. Income: gain 1 ready Foundation.',
  'card.amphitheatre-of-winds.text':
    'Cultural Monument, costs 5 Wealth, brings 6 Essence, +2 for each cultural or economic neighbour, −1 for each military one. When built: draw 1 card.',
  'card.garden-of-the-first-seed.text':
    'Cultural Monument, costs 5 Wealth, brings 4 Essence, +2 for each cultural or magical neighbour, −1 for each military one. When built: gain 2 Essence for each cultural neighbour, at most 4.',
  'card.eternal-carillon.text':
    'Cultural Monument, costs 5 Wealth, brings 5 Essence, +2 for each cultural or political neighbour, −1 for each economic one. When you pass: gain 1 Essence.',
  'card.throne-of-accord.text':
    'Political Monument, costs 5 Wealth, brings 3 Essence, +2 for each political or cultural neighbour, −1 for each economic one. Income: gain 1 Influence. Treaties cost you 1 token less.',
  'card.hall-of-emissaries.text':
    'Political Monument, costs 5 Wealth, brings 4 Essence, +2 for each political or economic neighbour, −1 for each magical one. When built: every opponent gives you 1 Wealth or Influence.',
  'card.obelisk-of-the-new-world.text':
    'Political Monument, costs 5 Wealth, brings 2 Essence, +2 for each political or magical neighbour, −1 for each military one. When built: gain 1 Crystal Shard.',
  'card.three-islands-kingdom.spy.text':
    "Main or side action, as copied: use a star action of an opponent''s ready Location. Side action: exhaust a ready Location of an opponent.",
  'card.three-islands-kingdom.priest.text':
    'Main action: gain 3 Essence, then gain 2 Influence. Side action (1 Influence): gain 3 Essence.',
  'card.three-islands-kingdom.engineer.text':
    'Main action: move a segment or swap two segments, then gain 1 ready Foundation. Side action: your next build this turn costs 2 Wealth less.',
  'card.three-islands-kingdom.mayor.text':
    'Main action: gain 3 Wealth, then gain 2 Essence. Side action: gain 1 ready Foundation.',
  'card.three-islands-kingdom.axe-captain.text': 'Main action: attack with +1.',
  'card.three-islands-kingdom.runesmith.text': 'Side action: Attack +2. Side action: Defense +3.',
  'card.three-islands-kingdom.mine-foreman.text':
    'Main action: gain 2 Wealth, then gain 1 ready Foundation, then gain 1 Essence. Side action (1 Influence): gain 3 Wealth.',
  'card.three-islands-kingdom.shieldbearer.text':
    'Main action: attack with +1 (only the threat or monsters). Side action: ignore the next attack that would beat you.',
  'card.university-of-the-sun.spy.text':
    "Main or side action, as copied: use a star action of an opponent''s ready Location. Side action: exhaust a ready Location of an opponent.",
  'card.university-of-the-sun.priest.text':
    'Main action: gain 3 Essence, then gain 2 Influence. Side action (1 Influence): gain 3 Essence.',
  'card.university-of-the-sun.engineer.text':
    'Main action: move a segment or swap two segments, then gain 1 ready Foundation. Side action: your next build this turn costs 2 Wealth less.',
  'card.university-of-the-sun.mayor.text':
    'Main action: gain 3 Wealth, then gain 2 Essence. Side action: gain 1 ready Foundation.',
  'card.university-of-the-sun.rector.text':
    'Main action: take a face-up advisor with the Wealth on it, then gain 1 Influence.',
  'card.university-of-the-sun.astronomer.text':
    'Main action: draw 3 cards, then gain 1 Essence. Side action (1 Influence): draw 2 cards.',
  'card.university-of-the-sun.sun-scholar.text':
    'Main action: gain 2 Essence, then gain 1 Essence for each fragment you have claimed, at most 3. Side action: gain 2 Influence.',
  'card.university-of-the-sun.illuminator.text':
    'Main action: attack with +2. Side action: your next fragment this turn costs 3 Influence less.',
  'card.windward-league.spy.text':
    "Main or side action, as copied: use a star action of an opponent''s ready Location. Side action: exhaust a ready Location of an opponent.",
  'card.windward-league.priest.text':
    'Main action: gain 3 Essence, then gain 2 Influence. Side action (1 Influence): gain 3 Essence.',
  'card.windward-league.engineer.text':
    'Main action: move a segment or swap two segments, then gain 1 ready Foundation. Side action: your next build this turn costs 2 Wealth less.',
  'card.windward-league.mayor.text':
    'Main action: gain 3 Wealth, then gain 2 Essence. Side action: gain 1 ready Foundation.',
  'card.windward-league.pirate.text': 'Main action: put your whole Defense into your next attack, then attack.',
  'card.windward-league.quartermaster.text':
    'Main action: attack; on success gain 1 Wealth, then gain 1 Essence. Side action: gain 2 Wealth.',
  'card.windward-league.smuggler.text':
    'Main action: add 2 Locations to the market, then build a segment, 2 Wealth cheaper. Side action: an opponent gives you 1 Wealth, then gain 1 Essence.',
  'card.windward-league.harbour-factor.text':
    'Main action: gain 2 Wealth, then gain 1 Influence, then gain 2 Essence. Side action: your next treaty this turn costs 2 tokens less.',
  'card.chain-throne.spy.text':
    "Main or side action, as copied: use a star action of an opponent''s ready Location. Side action: exhaust a ready Location of an opponent.",
  'card.chain-throne.priest.text':
    'Main action: gain 3 Essence, then gain 2 Influence. Side action (1 Influence): gain 3 Essence.',
  'card.chain-throne.engineer.text':
    'Main action: move a segment or swap two segments, then gain 1 ready Foundation. Side action: your next build this turn costs 2 Wealth less.',
  'card.chain-throne.mayor.text':
    'Main action: gain 3 Wealth, then gain 2 Essence. Side action: gain 1 ready Foundation.',
  'card.chain-throne.slaver.text':
    "Main action: attack; as loot you may use a Spy, Priest, Engineer or Mayor out of the defender''s discard pile.",
  'card.chain-throne.overseer.text':
    'Main action: gain 2 ready Foundations, then gain 1 Wealth, then gain 2 Essence. Side action (exhaust one of your Locations): gain 2 Wealth, then gain 2 Influence.',
  'card.chain-throne.tribute-collector.text':
    'Main action: every opponent gives you 1 Wealth or Influence, then gain 2 Essence.',
  'card.chain-throne.inquisitor.text':
    'Main action: an opponent decides which you get: gain 6 Essence; or gain 3 Wealth, then gain 3 Influence. Side action: exhaust a ready segment of an opponent, then gain 1 Essence.',
  'card.choir-of-the-hanging-gardens.spy.text':
    "Main or side action, as copied: use a star action of an opponent''s ready Location. Side action: exhaust a ready Location of an opponent.",
  'card.choir-of-the-hanging-gardens.priest.text':
    'Main action: gain 3 Essence, then gain 2 Influence. Side action (1 Influence): gain 3 Essence.',
  'card.choir-of-the-hanging-gardens.engineer.text':
    'Main action: move a segment or swap two segments, then gain 1 ready Foundation. Side action: your next build this turn costs 2 Wealth less.',
  'card.choir-of-the-hanging-gardens.mayor.text':
    'Main action: gain 3 Wealth, then gain 2 Essence. Side action: gain 1 ready Foundation.',
  'card.choir-of-the-hanging-gardens.cantor.text':
    'Main action: gain 4 Essence, then draw 1 card. Side action: gain 3 Essence.',
  'card.choir-of-the-hanging-gardens.gardener.text':
    'Main action: build a segment, 1 Wealth cheaper, without a Foundation, then gain 1 Essence. Side action: your next build this turn costs 2 Wealth less.',
  'card.choir-of-the-hanging-gardens.pilgrim.text':
    'Main action: gain 1 Essence for each cultural segment of your island, at least 3, at most 6. Side action: gain 1 Influence, then gain 2 Essence.',
  'card.choir-of-the-hanging-gardens.warden.text':
    'Main action: Attack and Defense change places, then attack. Side action: ignore the next attack that would beat you.',
  'card.admiral-of-the-dawn.text': 'Main action: attack with +3.',
  'card.admiral-of-the-dusk.text':
    'Main action: attack; on success gain 1 Influence, then draw 1 card. Side action: Attack +2, then Defense +2.',
  'card.hierophant.text':
    'Main action: gain 3 Influence, then gain 3 Essence. Side action: your next fragment this turn costs 2 Influence less, then draw 1 card.',
  'card.guildmaster.text': 'Main action: gain 4 Wealth, then draw 1 card. Side action: gain 3 Wealth.',
  'card.architect.text':
    'Main action: build a segment, 2 Wealth cheaper, without a Foundation, then gain 1 Essence. Side action: gain 1 ready Foundation, then your next build this turn costs 1 Wealth less.',
  'card.chancellor.text':
    'Main action: sign a treaty, 3 tokens cheaper, then gain 1 Essence. Side action: an opponent gives you 2 Wealth or Influence.',
  'card.i-01.text': 'Value I, free to read. Needs the pattern RY. Bonus: gain 2 Wealth.',
  'card.i-02.text': 'Value I, free to read. Needs the pattern PG. Bonus: draw 1 card, then gain 1 Essence.',
  'card.i-03.text': 'Value I, free to read. Needs the pattern BG. Bonus: gain 2 Influence.',
  'card.i-04.text': 'Value I, costs 2 Influence. Needs the pattern RB. Bonus: gain 3 Essence.',
  'card.i-05.text': 'Value I, free to read. Needs the pattern P. / .Y. Bonus: gain 2 Essence.',
  'card.i-06.text': 'Value I, costs 1 Influence. Needs the pattern GYG. Bonus: gain 3 Essence.',
  'card.i-07.text': 'Value I, costs 1 Influence. Needs the pattern RBR. Bonus: Attack +1, then gain 2 Essence.',
  'card.i-08.text': 'Value I, costs 1 Influence. Needs the pattern PP / Y.. Bonus: draw 2 cards.',
  'card.i-09.text': 'Value I, costs 1 Influence. Needs the pattern BY / Y.. Bonus: gain 3 Wealth.',
  'card.i-10.text': 'Value I, costs 1 Influence. Needs the pattern RG / G.. Bonus: gain 3 Essence.',
  'card.i-11.text':
    'Value I, costs 1 Influence. Needs the pattern P.R / .B.. Bonus: gain 1 Influence, then gain 3 Essence.',
  'card.i-12.text':
    'Value I, costs 1 Influence. Needs 1 attack won this round. Bonus: gain 2 Essence, then gain 1 Wealth.',
  'card.i-13.text':
    'Value I, free to read. Needs 2 attacks won this round. Bonus: gain 2 Essence, then gain 1 Influence.',
  'card.i-14.text': 'Value I, free to read. Needs 3 Wealth to spend. Bonus: gain 5 Essence.',
  'card.i-15.text': 'Value I, free to read. Needs 3 Influence to spend. Bonus: gain 5 Essence.',
  'card.i-16.text':
    'Value I, free to read. Needs 3 Wealth or Influence to spend. Bonus: draw 2 cards, then gain 2 Essence.',
  'card.i-17.text':
    'Value I, free to read. Needs 2 Wealth to spend. Bonus: gain 1 ready Foundation, then gain 2 Essence.',
  'card.i-18.text': 'Value I, free to read. Needs a monster of Defense 4. Bonus: gain 2 Essence.',
  'card.i-19.text': 'Value I, free to read. Needs a monster of Defense 5. Bonus: gain 2 Wealth, then gain 1 Influence.',
  'card.i-20.text':
    'Value I, free to read. Needs 2 treaties signed this round. Bonus: gain 2 Influence, then gain 1 Essence.',
  'card.ii-01.text': 'Value II, costs 1 Influence. Needs the pattern YYY. Bonus: gain 4 Wealth, then gain 1 Essence.',
  'card.ii-02.text': 'Value II, costs 1 Influence. Needs the pattern GGG. Bonus: gain 5 Essence.',
  'card.ii-03.text': 'Value II, costs 1 Influence. Needs the pattern RR / R.. Bonus: Attack +2, then gain 3 Essence.',
  'card.ii-04.text':
    'Value II, costs 1 Influence. Needs the pattern PP / P.. Bonus: draw 2 cards, then gain 2 Essence.',
  'card.ii-05.text':
    'Value II, costs 1 Influence. Needs the pattern BB / B.. Bonus: gain 3 Influence, then gain 2 Essence.',
  'card.ii-06.text': 'Value II, costs 1 Influence. Needs the pattern RGB. Bonus: gain 5 Essence.',
  'card.ii-07.text':
    'Value II, costs 1 Influence. Needs the pattern YPB. Bonus: gain 2 Wealth, then gain 2 Influence, then gain 1 Essence.',
  'card.ii-08.text': 'Value II, costs 2 Influence. Needs the pattern RY / YR. Bonus: gain 7 Essence.',
  'card.ii-09.text':
    'Value II, costs 2 Influence. Needs the pattern GP / PG. Bonus: draw 2 cards, then gain 4 Essence.',
  'card.ii-10.text': 'Value II, costs 1 Influence. Needs the pattern BR. / .YG. Bonus: gain 6 Essence.',
  'card.ii-11.text':
    'Value II, costs 1 Influence. Needs the pattern GYB / .P.. Bonus: draw 1 card, then gain 5 Essence.',
  'card.ii-12.text':
    'Value II, costs 1 Influence. Needs 3 attacks won this round. Bonus: gain 4 Essence, then gain 1 Wealth.',
  'card.ii-13.text':
    'Value II, costs 2 Influence. Needs 2 attacks won this round. Bonus: Attack +2, then gain 4 Essence.',
  'card.ii-14.text': 'Value II, free to read. Needs 5 Wealth to spend. Bonus: gain 8 Essence.',
  'card.ii-15.text': 'Value II, free to read. Needs 4 Influence to spend. Bonus: gain 7 Essence.',
  'card.ii-16.text':
    'Value II, free to read. Needs 6 Wealth or Influence to spend. Bonus: gain 1 ready Foundation, then gain 7 Essence.',
  'card.ii-17.text': 'Value II, costs 1 Influence. Needs a monster of Defense 6. Bonus: gain 4 Essence.',
  'card.ii-18.text': 'Value II, free to read. Needs a monster of Defense 7. Bonus: draw 2 cards, then gain 1 Wealth.',
  'card.ii-19.text':
    'Value II, free to read. Needs a monster of Defense 8. Bonus: gain 4 Essence, then gain 2 Influence.',
  'card.ii-20.text': 'Value II, costs 1 Influence. Needs 4 segments of one type. Bonus: gain 5 Essence.',
  'card.iii-01.text':
    'Value III, costs 2 Influence. Needs the pattern .G. / GYG / .G.. Bonus: gain 1 Crystal Shard, then gain 2 Essence.',
  'card.iii-02.text': 'Value III, costs 2 Influence. Needs the pattern RRR / .B.. Bonus: gain 1 Crystal Shard.',
  'card.iii-03.text': 'Value III, costs 2 Influence. Needs the pattern PP / PP. Bonus: gain 1 Crystal Shard.',
  'card.iii-04.text':
    'Value III, costs 2 Influence. Needs the pattern YYYY. Bonus: gain 4 Wealth, then gain 5 Essence.',
  'card.iii-05.text':
    'Value III, costs 1 Influence. Needs the pattern RBPGY. Bonus: gain 1 Crystal Shard, then gain 4 Essence.',
  'card.iii-06.text': 'Value III, costs 2 Influence. Needs the pattern RG / YB. Bonus: gain 8 Essence.',
  'card.iii-07.text':
    'Value III, costs 2 Influence. Needs the pattern PB. / .BG. Bonus: gain 2 Influence, then gain 6 Essence.',
  'card.iii-08.text':
    'Value III, costs 2 Influence. Needs the pattern R.R / RYR. Bonus: gain 1 Crystal Shard, then Attack +2.',
  'card.iii-09.text': 'Value III, costs 1 Influence. Needs 4 attacks won this round. Bonus: gain 1 Crystal Shard.',
  'card.iii-10.text': 'Value III, costs 3 Influence. Needs 3 attacks won this round. Bonus: gain 8 Essence.',
  'card.iii-11.text':
    'Value III, free to read. Needs 8 Wealth to spend. Bonus: gain 1 Crystal Shard, then gain 4 Essence.',
  'card.iii-12.text':
    'Value III, free to read. Needs 7 Influence to spend. Bonus: gain 1 Crystal Shard, then gain 4 Essence.',
  'card.iii-13.text': 'Value III, costs 1 Influence. Needs a monster of Defense 9. Bonus: gain 1 Crystal Shard.',
  'card.iii-14.text':
    'Value III, free to read. Needs a monster of Defense 11. Bonus: gain 1 Crystal Shard, then gain 3 Essence.',
  'card.iii-15.text': 'Value III, costs 2 Influence. Needs 2 Monuments. Bonus: gain 8 Essence.',
  'treaty.war-pact.text': 'Attack.',
  'treaty.shield-accord.text': 'Defense +3.',
  'treaty.open-letters.text': 'Draw 2 cards.',
  'treaty.masons-charter.text': 'Move a segment or swap two segments.',
} satisfies Catalog

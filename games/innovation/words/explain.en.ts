/** What is decided at each kind of question, and what people usually weigh. */
import type { Catalog } from '@ludarium/kernel'

export const explained = {
  'explain.set':
    'A set is a terrain, a faction and the first bonus. Look at the faction’s text and at how many neighbours share your terrain.',
  'explain.draft':
    'One part of your set at a time. Take first what others want as well: most people begin with the faction.',
  'explain.display': 'The display is your terrain for the whole game. See how much of it lies together on the map.',
  'explain.rival': 'The terrain of the Automa decides where she builds. Keep her away from your own.',
  'explain.opening': 'The first bonus works in round 1. Coins and tools help most at the start.',
  'explain.settle':
    'Your first buildings decide where you grow. Stand beside rivals for power and cheap guilds, and near land of few spades.',
  'explain.order': 'The order can matter when one effect feeds the other. Take first what gives goods.',
  'explain.action':
    'One action per turn until you pass. Look at what this round scores and at the shared actions that another could take.',
  'explain.after': 'Conversions are free now. End the turn unless goods that you need are short.',
  'explain.target': 'The free spades go to one hex. Choose one that becomes your own terrain with them.',
  'explain.spades': 'Free spades may be split over hexes in reach. Prefer those where a workshop follows soon.',
  'explain.dig': 'Every spade costs tools. Dig all the way if you want to build there now.',
  'explain.raise': 'A workshop at once costs a tool and 2 coins. It is usually why you turned the land.',
  'explain.freeUpgrade': 'A workshop becomes a guild for nothing. One without rivals beside it saves most.',
  'explain.replace':
    'A school becomes a guild, and frees a school to be built again. Choose where a school is not needed for a city.',
  'explain.bonus': 'The bonus works next round, and the coins on it come at once. Think of what you will do then.',
  'explain.offer': 'Power for points, one less than you charge. Early in the game most people accept, late they count.',
  'explain.foundAll': 'Several groups could become cities. Begin with the one that is complete.',
  'explain.river': 'The group may join across the river. It needs the same power and number of buildings.',
  'explain.cityTile': 'The tile brings points and goods, and is a key. Take what you can use this round.',
  'explain.step': 'Steps bring power and, high up, income. The track with the best round or final payment comes first.',
  'explain.key': 'A key opens the last spaces of a track. Only one player can stand on the top.',
  'explain.book': 'Books pay for innovations of their colour. Take the colour that the innovation you want asks for.',
  'explain.pay': 'Any colours will do. Keep the colour that you collect for an innovation.',
  'explain.palace': 'The palace works for the rest of the game. One that pays in every round beats one that pays once.',
  'explain.competency': 'Its slot gives steps and books of one colour, then the tile works. Early on take income.',
  'explain.place': 'A neutral building counts for cities, power and area. Put it where it joins two groups.',
  'explain.placeFree': 'A free building on your own terrain. Use it to reach new land.',
  'explain.bridge': 'A bridge joins two banks for cities and reach. Look for one that connects your groups.',
} satisfies Catalog

/** What is decided at each kind of question, and what people usually weigh. */
import type { Catalog } from '@ludarium/kernel'

export const explained = {
  'explain.section':
    'The token goes to another section than last turn. Look for one whose top row you need and whose bottom row you can pay.',
  'explain.end': 'Nothing else is left but objectives. Check whether one of them is fulfilled before the turn ends.',
  'explain.pay': 'Tokens are paid from any territory you control. Pay from places that a rival could take.',
  'explain.discard': 'The card is lost. Give away low ones and keep those for the next combat.',
  'explain.amount': 'Usually everything is taken. Less makes sense only where more would cost you later.',
  'explain.place':
    'Tokens lie where your workers are and belong to who controls the place. Put them where nobody comes by.',
  'explain.settle':
    'The worker comes to a territory with one of your mechs. Choose land whose product you are short of.',
  'explain.top':
    'The top row is free or cheap and feeds the bottom row. Skip it only if the cost hurts more than the gain.',
  'explain.harvest':
    'Each worker there makes one token of the land, or a new worker in a village. Take first what the next bottom row costs.',
  'explain.moving':
    'Each unit moves once. Characters look for encounters and the Factory, mechs carry, workers spread out.',
  'explain.journey': 'What is loaded goes along; a step into a rival ends the way. Load before you leave.',
  'explain.combats': 'You fight them one after the other. Power spent in the first is missing in the second.',
  'explain.ability': 'It costs something and helps in this combat only. Use it when the sums are close.',
  'explain.battle':
    'What you set on the dial is lost, win or lose. Count the most that the other can set, and stay out when you cannot reach it.',
  'explain.retreat': 'The unit goes home or to a lake beside it. From a lake it may come back next turn.',
  'explain.option':
    'The first is free, the others cost and give more. Take what this turn’s bottom row or your goal is short of.',
  'explain.look': 'You see one rival’s combat cards. Choose the one you may have to fight.',
  'explain.looking': 'Remember the highest card. It is the figure to beat.',
  'explain.relocate': 'Units may go to an empty land next door. It saves a Move, often over a river.',
  'explain.factory': 'The card becomes a fifth section. Choose one whose top row you can pay every few turns.',
  'explain.choose': 'One of the alternatives of your Factory card. Take what your next bottom row needs.',
  'explain.token': 'Flags and traps make a place count or sting. Use them where you will not stay.',
  'explain.rearm': 'An armed trap costs a rival something. Arm it on a way that others must take.',
  'explain.bottom': 'Goods become something lasting, and coins. If you can pay, you almost always should.',
  'explain.upgrade':
    'One action gives more, another costs less. Move the cube of what you do often to what you want cheaper.',
  'explain.deploy': 'The skill works for the character and all mechs at once. The first mech usually crosses rivers.',
  'explain.build': 'A structure holds the territory and opens a bonus of the mat. The mine joins the tunnels.',
  'explain.enlist':
    'A bonus at once, and one each time you or a neighbour takes that action. Choose what your neighbours do often.',
  'explain.star': 'Only one star is left to place now. All goals count the same.',
} satisfies Catalog

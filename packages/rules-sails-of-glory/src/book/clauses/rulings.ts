/** R1 to R21 are the questions usually asked about the book, R20 and R21 of them not for this table; R30 to R51 are our own. */

import type { ClauseIndex } from '@weathergauge/engine';

export const rulings: ClauseIndex = [
  {
    id: 'R1',
    title: 'Illegal cards',
    summary:
      'A card beyond the veer when opened, also through rudder damage, gives way to the straight; when the next is opened it is tried against that.',
    source: 'chapters/b3-movement.ts',
  },
  {
    id: 'R2',
    title: 'After a red card',
    summary:
      'For the veer the card before is the blue one that was planned, not the red one that replaced it: the next card is chosen before that is known.',
    source: 'chapters/b2-cards.ts',
  },
  {
    id: 'R3',
    title: 'After a gray card',
    summary: 'Gray cards have no veer value, so they set no limit.',
    source: 'chapters/b2-cards.ts',
  },
  {
    id: 'R4',
    title: 'Heavy counters',
    summary: 'One of the burden or more fills the first empty box; the surplus is lost and an earlier box stays open.',
    source: 'chapters/b7-ship-log.ts',
  },
  {
    id: 'R5',
    title: 'Order in a turn',
    summary: 'All counters of a turn are placed together: crew first, then the hull from high to low.',
    source: 'chapters/b7-damage.ts',
  },
  {
    id: 'R6',
    title: 'What each track drives',
    summary: 'Hull boxes govern firepower, crew boxes musketry, both the actions.',
    source: 'chapters/b7-ship-log.ts',
  },
  {
    id: 'R7',
    title: 'Open boxes',
    summary: 'A box partly filled counts as covered: the first empty box is read.',
    source: 'chapters/b7-ship-log.ts',
  },
  {
    id: 'R8',
    title: 'The last box',
    summary: 'When the last box of either track is covered, even in part, the ship surrenders.',
    source: 'chapters/b7-ship-log.ts',
  },
  {
    id: 'R9',
    title: 'A fresh fire',
    summary:
      'In the turn it is drawn there is a marker only; the first box burns at the start of the next turn, and burnt boxes are never repaired.',
    source: 'chapters/b7-damage.ts',
  },
  {
    id: 'R10',
    title: 'What a fire costs',
    summary: 'Two boxes at least: extinguishing ends at the end of the second turn after.',
    source: 'chapters/a7-works.ts',
  },
  {
    id: 'R11',
    title: 'Leaks and pumps',
    summary:
      'Each leak floods a box a turn; pumping takes one off, repair closes one leak, and neither does the other’s work.',
    source: 'chapters/a7-works.ts',
  },
  {
    id: 'R12',
    title: 'Fewer hands in combat',
    summary:
      'Actions already revealed stand; the lower limit binds at the next planning, where delayed ones still take a place.',
    source: 'chapters/a3-actions.ts',
  },
  {
    id: 'R13',
    title: 'Struck sails',
    summary:
      'Two cards planned are two movement phases on the backing line before she stops; a lone card is discarded.',
    source: 'chapters/b3-movement.ts',
  },
  {
    id: 'R14',
    title: 'Hard against something fixed',
    summary:
      'With her bow against ground or a ship that lies still, and no room for the card, she is driven astern by the red line with two sandglasses, if there is room behind her; she does not strike again. It does not save her from land that her card would end on.',
    source: 'chapters/b4-collisions.ts',
  },
  {
    id: 'R15',
    title: 'Start of a Standard game',
    summary: 'Two cards are down before the first movement.',
    source: 'chapters/fitting-out.ts',
  },
  {
    id: 'R16',
    title: 'Sandglasses',
    summary:
      'The first turn aback she still forges ahead, from the second running she makes sternway; a turn in which she lies still begins the count anew.',
    source: 'model/sailing.ts',
  },
  {
    id: 'R17',
    title: 'Rakes',
    summary:
      'From the central arc only, by the line from its dot to the main mast through a short side; a third more by the bow, half by the stern, rounded up.',
    source: 'chapters/s6-raking.ts',
  },
  {
    id: 'R18',
    title: 'First broadside with a rake',
    summary: 'Both additions are taken from the first figure.',
    source: 'chapters/b5-laying.ts',
  },
  {
    id: 'R19',
    title: 'Continuous fire with a rake',
    summary: 'The rake is added, then the sum halved down.',
    source: 'chapters/b5-laying.ts',
  },
  {
    id: 'R20',
    title: 'Wounded captains',
    summary: 'They belong to an official addition for captains and crews that is not in this book.',
    source: 'book/clauses/rulings.ts',
    reason: 'An add-on outside this rulebook: nothing of it is played here.',
  },
  {
    id: 'R21',
    title: 'A later edition',
    summary: 'A version 1.03 of the book exists; how it differs could not be read.',
    source: 'book/clauses/rulings.ts',
    reason: 'Its text was not to be had, so there is nothing to enforce.',
  },
  {
    id: 'R30',
    title: 'Sealed and opened together',
    summary:
      'Plans, fire, reloading and boarding choices are sealed by all seats and opened at once: the book lets all act together, in no order.',
    source: 'chapters/b2-planning.ts',
  },
  {
    id: 'R31',
    title: 'Basic reloading',
    summary:
      'In the Basic rules a side is reloaded by itself as soon as it may: there is one kind of shot and no reason to wait.',
    source: 'chapters/b9-reloading.ts',
  },
  {
    id: 'R32',
    title: 'Empty bags',
    summary:
      'From an empty bag no counter is drawn. There is one more complete set of counters for every four ships begun; markers never run out.',
    source: 'chapters/b7-damage.ts',
  },
  {
    id: 'R33',
    title: 'Others drawn in',
    summary:
      'A ship that overlaps nothing, but whose end is covered by a ship put back to her start, joins the ordered moves. Friends hurt each other only where their ends would have overlapped.',
    source: 'chapters/b4-collisions.ts',
  },
  {
    id: 'R34',
    title: 'Contact',
    summary: 'Bases touch when the gap is 1 mm at most; overlap is more than touching.',
    source: 'model/hulls.ts',
  },
  {
    id: 'R35',
    title: 'A rudder being mended',
    summary: 'A card may be planned that will be within the veer once a rudder repair under way is done.',
    source: 'chapters/b2-cards.ts',
  },
  {
    id: 'R36',
    title: 'After a stop',
    summary: 'With struck sails and no way on, there is no card before for the veer.',
    source: 'chapters/b2-cards.ts',
  },
  {
    id: 'R37',
    title: 'Double shot',
    summary:
      'The second turn of loading needs no further choice, in the Advanced rules a second reload action; guns that fire unloaded meanwhile are loaded on a turn later.',
    source: 'chapters/b9-reloading.ts',
  },
  {
    id: 'R38',
    title: 'Lines of sight',
    summary:
      'What other bases and land hide is cut out of the arc exactly, and the range goes to the nearest point left; a line that only touches a base is blocked.',
    source: 'model/sight.ts',
  },
  {
    id: 'R39',
    title: 'Useless actions',
    summary:
      'With nothing to pump, no fire or guns already as wanted the action is not offered: it would do nothing. Nor is any work on the sails of a ship aground or at anchor, but where struck sails are asked for (C5.8).',
    source: 'chapters/a3-actions.ts',
  },
  {
    id: 'R40',
    title: 'Length of a battle',
    summary:
      'After the number of turns agreed on as an option the battle ends as if nothing more could be reached: the blockade has held, ships at anchor were not taken, elsewhere survivors or points decide.',
    source: 'chapters/c2-victory.ts',
  },
  {
    id: 'R41',
    title: 'Automatic ships in distress',
    summary:
      'With a broken mast they draw at random from the gray cards they may use; aback, they use the red card for the class of the card drawn.',
    source: 'chapters/p1-automaton.ts',
  },
  {
    id: 'R42',
    title: 'Automatic habits',
    summary:
      'They fire muskets at every level with a target in range, use the arc with most counters, keep battle sails and never board; grappled by several they strike at the smallest crew left.',
    source: 'chapters/p1-automaton.ts',
  },
  {
    id: 'R43',
    title: 'Laying out',
    summary:
      'Ships and terrain are placed on a grid of 45 mm, with one of 16 headings or bearings. Where the book gives no order the sides place at once, allies one after the other; teams share no corner, a full zone grows, and what would leave a later element no place is not offered. Ships that nobody places are drawn up where players might have placed them, terrain is diced for.',
    source: 'chapters/c1-laying-out.ts',
  },
  {
    id: 'R44',
    title: 'Free battles',
    summary:
      'Each side in turn musters one to twelve ships of its nation by points; then islands with their batteries, reefs and shoals are placed in turn, clear of the waters where fleets start. Points of enemies out decide if both sides last.',
    source: 'chapters/c1-mustering.ts',
  },
  {
    id: 'R45',
    title: 'Allies',
    summary: 'Allies do not see each other’s sealed plans.',
    source: 'chapters/b2-planning.ts',
  },
  {
    id: 'R46',
    title: 'Backing sails in a low wind',
    summary:
      'They count as struck: planned cards are still sailed on the backing line, none are planned, until the wind rises or more sail is set.',
    source: 'chapters/b3-movement.ts',
  },
  {
    id: 'R47',
    title: 'Land behind danger',
    summary: 'A move that would end on land is stopped at the edge of the danger around it, and counts as on land.',
    source: 'chapters/b4-collisions.ts',
  },
  {
    id: 'R49',
    title: 'One counter each way',
    summary: 'The one on the strength gauge is not in the cup, so the same change cannot be drawn twice.',
    source: 'chapters/o18-wind.ts',
  },
  {
    id: 'R50',
    title: 'Rigging of wrecks',
    summary: 'Only ships in action are tested for entanglement.',
    source: 'chapters/o4-entanglement.ts',
  },
  {
    id: 'R51',
    title: 'Short of the rocks',
    summary:
      'A manoeuvre that would end on rocks or land strikes them, even if her bow follows its line to the end without touching; only another ship can stop her short of them. By an option, who stops short takes no harm.',
    source: 'chapters/b4-collisions.ts',
  },
];

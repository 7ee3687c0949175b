/** R1 to R21 are the questions usually asked about the book, R20 and R21 of them not for this table; R30 and on are our own. */

import type { ClauseIndex } from '@weathergauge/engine';

export const rulings: ClauseIndex = [
  {
    id: 'R1',
    title: 'Illegal cards',
    summary: 'A card beyond the veer when opened, also through rudder damage, gives way to the straight.',
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
  {
    id: 'R60',
    title: 'More or less sail',
    summary: 'Increasing and decreasing sails exclude each other in one turn.',
    source: 'chapters/a3-actions.ts',
  },
  {
    id: 'R61',
    title: 'Whose fire',
    summary:
      'Buckets are thrown at an enemy only if she is in contact when the action is revealed; with one such enemy and no fire on board there is nothing to choose.',
    source: 'chapters/a7-works.ts',
  },
  {
    id: 'R62',
    title: 'Repairing nothing',
    summary: 'A finished repair may be spent on nothing.',
    source: 'chapters/a7-works.ts',
  },
  {
    id: 'R63',
    title: 'The one spared',
    summary:
      'When two ships spend each other’s crews in the same stroke, the one that chance spares keeps the last box of her crew open.',
    source: 'chapters/o10-boarding.ts',
  },
  {
    id: 'R64',
    title: 'Several opponents',
    summary: 'When one of several opponents surrenders, the fight with the others goes on.',
    source: 'chapters/o10-boarding.ts',
  },
  {
    id: 'R65',
    title: 'Several boarders',
    summary: 'A ship that expected nobody draws one counter for each ship that boards her.',
    source: 'chapters/o10-boarding.ts',
  },
  {
    id: 'R66',
    title: 'The line of a rake',
    summary:
      'It must be clear to the main mast, from a battery too: a base or land across it spoils the rake, not the shot.',
    source: 'chapters/s6-raking.ts',
  },
  {
    id: 'R67',
    title: 'Damage before the guns',
    summary:
      'No damage of a turn lessens the fire of that turn, of guns or muskets: not fire, nor fires, leaks, rocks and collisions before it. By an option, what comes before the combat phase does.',
    source: 'chapters/b7-ship-log.ts',
  },
  {
    id: 'R68',
    title: 'A mended rudder',
    summary: 'The next hit on it is a first one again.',
    source: 'chapters/b7-damage.ts',
  },
  {
    id: 'R69',
    title: 'Equally near',
    summary:
      'With forced aim the player chooses among targets at the same distance, and a friend no nearer than they does not forbid the fire.',
    source: 'chapters/b5-laying.ts',
  },
  {
    id: 'R70',
    title: 'Every fire leaps',
    summary: 'Each fire counter of a broadside in contact lights one fire on the firing ship.',
    source: 'chapters/b7-damage.ts',
  },
  {
    id: 'R71',
    title: 'Leaks aground',
    summary: 'A leaking ship that surrenders aground stays as a wreck, for she cannot sink.',
    source: 'chapters/b7-damage.ts',
  },
  {
    id: 'R72',
    title: 'One flag a side',
    summary: 'Each side has one flagship, named by its first seat; her loss is felt by ships, not by works on shore.',
    source: 'chapters/o13-flagship.ts',
  },
  {
    id: 'R73',
    title: 'Raw gunners and continuous fire',
    summary: 'If they fire unloaded, their waiting begins anew.',
    source: 'chapters/b9-reloading.ts',
  },
  {
    id: 'R74',
    title: 'When automatic ships give orders',
    summary: 'In the Advanced rules their targets are those in range when actions are revealed, before anybody moves.',
    source: 'chapters/p1-automaton.ts',
  },
  {
    id: 'R75',
    title: 'Adjacent sides',
    summary:
      'In Enemy in Sight the British have the southern side and the French the eastern one; chance says from which of them the wind blows.',
    source: 'chapters/c1-laying-out.ts',
  },
  {
    id: 'R76',
    title: 'Nothing more to be reached',
    summary:
      'Where there is land that is so when all ships left are aground and neither guns nor muskets bear on an enemy.',
    source: 'chapters/c2-victory.ts',
  },
  {
    id: 'R77',
    title: 'Going home early',
    summary: 'Whether a ship may leave without loss is judged when points are counted, not when she leaves.',
    source: 'chapters/c2-remains.ts',
  },
  {
    id: 'R78',
    title: 'Lying still',
    summary:
      'The frigate lies still in a turn in which she does not move and her sails count as struck, by a low wind too. Aground she lies still as well, and may take in her sails for it.',
    source: 'chapters/c2-victory.ts',
  },
  {
    id: 'R79',
    title: 'The anchorage',
    summary:
      'The chart of Sitting Ducks is ours, for the picture gives no figures; a box is filled when it is full, and both tracks count together.',
    source: 'model/data/berths.ts',
  },
  {
    id: 'R80',
    title: 'Muskets and sight',
    summary:
      'Muskets of a battery reach all around from its dots, where nothing blocks the line; between bases no line is drawn.',
    source: 'chapters/t5-batteries.ts',
  },
  {
    id: 'R81',
    title: 'Between two colours',
    summary: 'The wind falls exactly between two colours when it is within a twelfth of a degree of their border.',
    source: 'model/attitude.ts',
  },
  {
    id: 'R82',
    title: 'Pumped out',
    summary: 'For the danger of sinking only the water on the hull track counts, not what has been pumped out.',
    source: 'chapters/o14-hazards.ts',
  },
  {
    id: 'R83',
    title: 'Going home with the flag',
    summary:
      'A flagship that leaves by her own side is not lost where the scenario sends her home, or lets her go without loss.',
    source: 'chapters/c2-remains.ts',
  },
  {
    id: 'R84',
    title: 'By eye',
    summary:
      'By the option of that name the board measures nothing while orders are given, and from the Standard rules on does not tell the attitude. Without it the board measures for all alike.',
    source: 'model/view.ts',
  },
  {
    id: 'R85',
    title: 'A mast out of the arc',
    summary:
      'For a rake the main mast need lie neither within the central arc nor on the ruler: who is hit from that arc is raked if the line to her mast passes a short side.',
    source: 'chapters/s6-raking.ts',
  },
  {
    id: 'R86',
    title: 'Leaving the ducks',
    summary:
      'An attacker of the ships at anchor who has left the table counts as surrendered, and the battle is lost. By an option she may leave.',
    source: 'chapters/c2-victory.ts',
  },
  {
    id: 'R87',
    title: 'Coasts',
    summary:
      'Coasts lie along edges from which no fleet starts, clear of the waters where fleets do, half a ruler from other terrain; they may join each other. A runner of the blockade aground on one is stopped.',
    source: 'chapters/c1-terrain.ts',
  },
  {
    id: 'R88',
    title: 'Tearing as she moves',
    summary:
      'Full sails in a high wind may tear as a ship runs aground too, for she has moved; not where she is shut in and cannot.',
    source: 'chapters/b3-movement.ts',
  },
  {
    id: 'R89',
    title: 'Double shot with a rake',
    summary:
      'A rake and a first broadside are worked out from the firepower, and of the sum both A and B counters are drawn.',
    source: 'chapters/b5-laying.ts',
  },
  {
    id: 'R90',
    title: 'Counted once',
    summary: 'A ship that has run aground and is lost afterwards counts as lost, and no more as aground.',
    source: 'chapters/c2-victory.ts',
  },
  {
    id: 'R91',
    title: 'Two islands, the end',
    summary: 'It comes when a side has lost its building and has no ship afloat, or when no ship of either side swims.',
    source: 'chapters/c2-victory.ts',
  },
  {
    id: 'R92',
    title: 'Fire for nothing',
    summary: 'Automatic guns that would draw no counter in continuous fire have no target, and are reloaded.',
    source: 'chapters/p1-automaton.ts',
  },
  {
    id: 'R93',
    title: 'Nearest in forced aim',
    summary:
      'A wreck is neither a target nor a friend that forbids fire. Guns that are only emptied are bound as well: with a friend nearest they cannot fire, and not past a target that they can hit.',
    source: 'chapters/b5-laying.ts',
  },
  {
    id: 'R94',
    title: 'Emptied guns',
    summary: 'Guns that are emptied without a target have fired: that was their first broadside.',
    source: 'chapters/b5-volleys.ts',
  },
  {
    id: 'R95',
    title: 'Wrecks unharmed',
    summary:
      'Nothing harms a wreck: it draws no counters for collisions, rocks or an explosion, and shoals do not hold it.',
    source: 'chapters/t1-ground.ts',
  },
];

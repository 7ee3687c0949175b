/** R60 and on: rulings of our own on what the rules leave open to each other. */

import type { ClauseIndex } from '@weathergauge/engine';

export const furtherRulings: ClauseIndex = [
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

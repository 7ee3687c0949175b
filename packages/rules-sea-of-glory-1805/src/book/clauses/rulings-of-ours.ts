/** Rulings R27 to R66: ours, on what is hidden, on asking, administration, weather, blocks, admirals and movement. */

import type { ClauseIndex } from '@weathergauge/engine';

export const rulingsOfOurs: ClauseIndex = [
  {
    id: 'R27',
    title: 'Both at once',
    summary:
      'What both players do at the same time (crews, repairs, tactics, firing, leaving a battle) is answered under seal and carried out British first. Initiative decides only where 6.0 says so.',
    source: 'chapters/ch05-manpower.ts',
  },
  {
    id: 'R28',
    title: 'Public',
    summary:
      'Both see blocks as blanks in their hex, part of a zone, box or port; At Sea markers; chits drawn, winds, weather, all dice; manpower, tension and Expedition tracks; frigates on the turn track; the North Sea Fleet; VP and prize boxes; provisions, Raided? and objective markers by their backs.',
    source: 'model/view.ts',
  },
  {
    id: 'R29',
    title: 'Hidden',
    summary:
      'What a block is and holds, its goal and standing order, ships in port, faces of provisions, Conseil, directive, objectives of the other, Admiralty chits before they are due, and how weather damage is spread.',
    source: 'model/view.ts',
  },
  {
    id: 'R30',
    title: 'Spectators',
    summary: 'See what both players see and no more, until the game is over.',
    source: 'model/view.ts',
  },
  {
    id: 'R31',
    title: 'Shuffled always',
    summary:
      'When a block leaves a place where others of its side stand, or two of them join, one splits or Fog of War appears there, the handles by which the enemy knows them are dealt anew: the lowest to the one that leaves, the others by dice.',
    source: 'model/tags.ts',
  },
  {
    id: 'R32',
    title: 'Blocks on their face',
    summary: 'A block that makes for the Closest Friendly Port lies flat: the enemy sees that, and not for which port.',
    source: 'model/tags.ts',
  },
  {
    id: 'R33',
    title: 'Set-up is known',
    summary:
      'Both players know the orders of battle and the printed set-up, and imagine from them; the ledger holds what they are told later. British choices at set-up show only blanks.',
    source: 'agent/imagine.ts',
  },
  {
    id: 'R34',
    title: 'Being asked',
    summary:
      'A side is asked by what all can see (its blank blocks in that place), never by what they are: a pause tells nothing.',
    source: 'chapters/ch06-damage.ts',
  },
  {
    id: 'R35',
    title: 'Standing orders',
    summary:
      'Hold, keep inshore or loose, make for a place, count masts: carried out when their owner says he has done, for blocks he has not moved. They lapse in a battle, a split, a rendezvous, a port or a track; weather that drives the block off does not end them.',
    source: 'chapters/ch09-standing.ts',
  },
  {
    id: 'R36',
    title: 'Done',
    summary:
      'Ends a half and carries out what the rules compel: Off Station blocks without an order go to Loose Blockade, and Allied fleets that can reach their goal go there and stop on Loose Blockade.',
    source: 'chapters/ch09-standing.ts',
  },
  {
    id: 'R37',
    title: 'Courses',
    summary:
      'A course is a row of single steps: each is paid and, in each narrows, searched in its turn. The cheapest way is taken, of equal steps one that avoids watched narrows. When the block is spotted, fights or enters a track, the rest must be ordered anew.',
    source: 'chapters/ch09-course.ts',
  },
  {
    id: 'R38',
    title: 'Automatic events',
    summary: 'Take effect in step 1, before manpower is spent; Rosily-Mesros comes in step 4.',
    source: 'chapters/ch15-events.ts',
  },
  {
    id: 'R39',
    title: 'Crew first, repair after',
    summary: 'In one turn a ship may be crewed at her damaged defence and then repaired, or the other way round.',
    source: 'chapters/ch05-manpower.ts',
  },
  {
    id: 'R40',
    title: 'British manpower',
    summary:
      'Lord Barham and the Sea Fencibles raise it once each, whichever comes first: 4, then 7, then 9. Surges stop at the top box.',
    source: 'chapters/ch15-manpower.ts',
  },
  {
    id: 'R41',
    title: 'Wrecks in port',
    summary:
      'A wrecked ship that enters a major port is In Ordinary at once, damaged side up; in a minor port she stays wrecked and may sail on.',
    source: 'chapters/ch11-mooring.ts',
  },
  {
    id: 'R42',
    title: 'Ships in port',
    summary:
      'Belong to the port, not to a block. At a sortie the player names ships, admirals and any unused fleet block; without one nobody sorties. Blocks in port show on the map until their owner lifts them; by option none does.',
    source: 'chapters/ch11-mooring.ts',
  },
  {
    id: 'R43',
    title: 'The last box',
    summary:
      'A block that fails its fast passage waits in the next-to-last box and arrives in the next step 5 without a roll.',
    source: 'chapters/ch12-tracks.ts',
  },
  {
    id: 'R44',
    title: 'Order of arrivals',
    summary:
      'All blocks advance; then the side with the initiative rolls and places its own one by one, each searched for as it enters, and searches itself when all are in; then the other side. Arrivals do not rendezvous.',
    source: 'chapters/ch12-tracks.ts',
  },
  {
    id: 'R45',
    title: 'Fog of War off a track',
    summary:
      'Its owner picks on arrival any goal that a fleet on that track could have, and it goes there as a fleet would.',
    source: 'chapters/ch12-tracks.ts',
  },
  {
    id: 'R46',
    title: 'Escorts back from Canada',
    summary: 'Their new fleet starts in the British box of the track to Europe and picks a destination there.',
    source: 'chapters/ch12-tracks.ts',
  },
  {
    id: 'R47',
    title: 'No wind chit last turn',
    summary: 'The Last Wind marker of that sea stays where it was.',
    source: 'chapters/ch05-administration.ts',
  },
  {
    id: 'R48',
    title: 'Provisions',
    summary: 'All chits drawn must be placed, each in another friendly European port; ports without ships will do.',
    source: 'chapters/ch05-council.ts',
  },
  {
    id: 'R49',
    title: 'Conseil markers in use',
    summary:
      'A marker is fixed while any Allied fleet outside a port (patrol zones and tracks too) has its letter. The British see four backs, and not which was changed.',
    source: 'chapters/ch05-council.ts',
  },
  {
    id: 'R50',
    title: 'Duties',
    summary:
      'A chit turned up in its turn is judged when that turn ends. An Expedition’s task counts at once when done, and the block returns to Start. Other tasks are declared among the British orders in a half in which they are fulfilled by ships that have not moved in it, and count by themselves on the last day.',
    source: 'chapters/ch15-duties.ts',
  },
  {
    id: 'R51',
    title: 'Reaching Jamaica',
    summary:
      'The Expedition must be in the port, all combat of its arrival over. Canada is reached by leaving the track.',
    source: 'chapters/ch15-duties.ts',
  },
  {
    id: 'R52',
    title: 'St. Cyr too late',
    summary: 'Rolled after Oct III, or with Naples already invaded, the first 11 is spent and nothing happens.',
    source: 'chapters/ch15-events.ts',
  },
  {
    id: 'R53',
    title: 'Spies',
    summary:
      'Who gains picks: the Allied player a British block or port, the British player provisions, Raided? markers or a port. The answer is told to him alone.',
    source: 'chapters/ch15-random.ts',
  },
  {
    id: 'R54',
    title: 'Weather damage is private',
    summary:
      'The enemy learns zone and severity, which blocks go Off Station, and ships that founder; not how many were damaged.',
    source: 'chapters/ch06-damage.ts',
  },
  {
    id: 'R55',
    title: 'Damage in a gale',
    summary: 'The column counts all ships of the fleet, wrecked ones too; damage that no ship can take is lost.',
    source: 'chapters/ch06-damage.ts',
  },
  {
    id: 'R56',
    title: 'Hurricane in port',
    summary: 'Ready ships of one side in a port are one group.',
    source: 'chapters/ch06-damage.ts',
  },
  {
    id: 'R57',
    title: 'Weather out of play',
    summary:
      'In Trafalgar a zone die of 4 to 6 does nothing, in the West Indies campaign one of 1 to 5; the chit is out for this turn.',
    source: 'chapters/ch06-weather.ts',
  },
  {
    id: 'R58',
    title: 'Gold and rendezvous',
    summary: 'Like the Transport, the Gold absorbs fleets bound for the same goal and is never absorbed.',
    source: 'chapters/ch07-rendezvous.ts',
  },
  {
    id: 'R59',
    title: 'Where and when fleets join',
    summary:
      'In places where a block of that activation stands. Who wants to join fleets says so with Done, and is asked once for all places after searches and combat; who does not is not asked.',
    source: 'chapters/ch07-rendezvous.ts',
  },
  {
    id: 'R60',
    title: 'Splitting and rank',
    summary:
      'Among equal halves the player is free. Where a squadron commander is senior and the larger half has more than ten ships, the generic admiral outranks him and he may go with either.',
    source: 'chapters/ch07-splitting.ts',
  },
  {
    id: 'R61',
    title: 'Fog in port',
    summary: 'May enter a friendly port and stands there until lifted; none is made in a port by a bonus move.',
    source: 'chapters/ch11-mooring.ts',
  },
  {
    id: 'R62',
    title: 'Fog from a sortie',
    summary:
      'Two are placed at once with a fleet that no British block spotted, also when nobody looked; they have the fleet’s movement points. The owner lifts Fog only when he is asked for orders, or R21 applies.',
    source: 'chapters/ch09-execution.ts',
  },
  {
    id: 'R63',
    title: 'Rosily-Mesros for a dead man',
    summary: 'He takes over from the one who was killed or captured, whoever is victorious.',
    source: 'chapters/ch08-admirals.ts',
  },
  {
    id: 'R64',
    title: 'Administrator',
    summary:
      'In port the Channel block must stand there with Cornwallis; any damaged ready ship of that port may be the one.',
    source: 'chapters/ch08-admirals.ts',
  },
  {
    id: 'R65',
    title: 'South coast',
    summary: 'Admirals go along with ships; frigates sail.',
    source: 'chapters/ch09-at-once.ts',
  },
  {
    id: 'R66',
    title: 'Algiers',
    summary:
      'Once controlled it is a minor port friendly to that side, with repair 0 and winds Sc and Lv; Allied sorties need provisions.',
    source: 'chapters/ch11-ports.ts',
  },
];

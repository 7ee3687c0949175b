/** Rulings R130 and on: ours, on weather, raids, ports that fall, and the beginnings of the short campaigns. */

import type { ClauseIndex } from '@weathergauge/engine';

export const rulingsOfRaids: ClauseIndex = [
  {
    id: 'R130',
    title: 'Left to the staff',
    summary:
      'A player may leave it to his staff who bears weather damage or goes to India: the weakest ships, and none is wrecked while another can still be damaged.',
    source: 'chapters/ch06-damage.ts',
  },
  {
    id: 'R131',
    title: 'Naples overland',
    summary:
      'Counts as an invasion in every way: a directive for Naples is done with it, and British ships flee from the port.',
    source: 'chapters/ch22-raids.ts',
  },
  {
    id: 'R132',
    title: 'Algiers by arms',
    summary:
      'Not among the raids and invasions of the Allies but after them, with the mission (R124). One Expedition tries, once in a turn; after a failure it may try again in the next.',
    source: 'chapters/ch15-barbary.ts',
  },
  {
    id: 'R133',
    title: 'Prizes in a port that falls',
    summary: 'Allied ships that lay there as British prizes are wrecked ships of their own navy again.',
    source: 'chapters/ch22-conquest.ts',
  },
  {
    id: 'R134',
    title: 'Barges alone',
    summary:
      'Looked at when a chit has been dealt with: a fleet may leave 1403 and another come in within one activation.',
    source: 'chapters/ch22-channel.ts',
  },
  {
    id: 'R135',
    title: 'Villeneuve’s goal in our campaigns',
    summary:
      'From July he is in secret bound for Cadiz or Ferrol, in May for Martinique; box A of the Conseil says so. In the West Indies campaign no provisions are drawn, and St. Cyr threatens nobody.',
    source: 'chapters/ch03-stations.ts',
  },
  {
    id: 'R136',
    title: 'Shelter after a gale',
    summary: 'All fleets are asked for at once under seal, and each sends ships to one port.',
    source: 'chapters/ch06-shelter.ts',
  },
  {
    id: 'R137',
    title: 'Orders by hand',
    summary:
      'A block that its owner moves by hand is no longer under its old standing order: sent into the patrol zone that it kept or made for, it keeps that part from then on. Heaving to is no move; an Allied fleet under orders still makes for its goal, unless it is given another.',
    source: 'chapters/ch09-orders.ts',
  },
  {
    id: 'R138',
    title: 'Z2 that come back',
    summary:
      'Ships marked Z3 and C3 wait until every ship marked Z2 has had her first crew. One that comes back to lie In Ordinary keeps nobody waiting.',
    source: 'chapters/ch05-manpower.ts',
  },
  {
    id: 'R139',
    title: 'One block on a bonus move',
    summary:
      'A bonus move activates the block that is moved, or told to lie where it is, and no other; of several that could have counted masts, if none is moved, the one with the lowest tag. Left unused it activates nobody: nobody looks around, and nobody joins.',
    source: 'chapters/ch09-at-once.ts',
  },
  {
    id: 'R140',
    title: 'Wrecks that did not fight',
    summary:
      'Most ships wrecked is how a battle ended for a fleet (20.1). After one that was denied, or in which wrecks alone met, nobody is driven Off Station for it: only an inactive windward fleet that denied battle is.',
    source: 'chapters/ch20-aftermath.ts',
  },
];

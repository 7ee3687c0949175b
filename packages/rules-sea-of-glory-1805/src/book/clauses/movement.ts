/** Chapters 9 to 12: movement, destinations, ports and tracks. */

import type { ClauseIndex } from '@weathergauge/engine';

export const movement: ClauseIndex = [
  {
    id: '9.0',
    title: 'Movement',
    summary: 'Blocks move when a Wind or Bonus Chit activates them.',
    source: 'chapters/ch09-movement.ts',
  },
  {
    id: '9.1',
    title: 'Procedure',
    summary:
      'One block after the other, hex by hex; later ones may wait for the outcome of earlier ones. Within a zone it costs nothing, and no part is entered twice in an activation. A block Off Station must go inshore or loose on the next Wind Chit, and may on a Bonus Move.',
    source: 'chapters/ch09-course.ts',
  },
  {
    id: '9.2',
    title: 'Wind moves',
    summary:
      'Nine points for each block of the Sea Area, in port too, none on tracks. The side with the initiative moves, searches, fights and joins; then the other. Points are not saved.',
    source: 'chapters/ch09-movement.ts',
  },
  {
    id: '9.3',
    title: 'Allied moves',
    summary:
      'A fleet outside a port has a goal, ends each move closer to it, reaches it as soon as it can, and enters no other port or zone. It does not arrive and leave in one activation unless it fought there. Fog of War has no goal.',
    source: 'chapters/ch10-conseil.ts',
  },
  {
    id: '9.4',
    title: 'Prevailing winds',
    summary:
      'A step costs 1 or 2 by the rose of the last wind drawn in that sea, or its Last Wind; a NE wind makes 0509 to 0608 cost 2 and 0608 to 0709 cost 1. Bonus Moves ignore it.',
    source: 'chapters/ch09-course.ts',
  },
  {
    id: '9.5',
    title: 'Straits of Gibraltar',
    summary: 'Into 1123 costs 3, out of it 3, on a Wind Chit; one hex on a Bonus Move. The hex is Mediterranean.',
    source: 'chapters/ch09-course.ts',
  },
  {
    id: '9.6',
    title: 'Bonus moves',
    summary:
      'So many hexes without regard to wind. From sea a block may enter a zone and a friendly port; from a zone it may move within it or into port. No sortie, no leaving a zone to sea, no advance on a track. An Allied one may bring a Fog of War block along.',
    source: 'chapters/ch09-movement.ts',
  },
  {
    id: '9.7',
    title: 'South coast',
    summary:
      'On a North Atlantic Wind Chit crewed British ships move between Plymouth and Portsmouth without a block; they do not sortie in that activation.',
    source: 'chapters/ch09-at-once.ts',
  },
  {
    id: '10.0',
    title: 'Destinations',
    summary: 'Port and patrol zone are one destination: entering either is arriving.',
    source: 'chapters/ch10-conseil.ts',
  },
  {
    id: '10.1',
    title: 'Destination basics',
    summary: 'See 11.1 and 5.13.',
    source: 'book/clauses.ts',
    reason: 'removed from the book',
  },
  {
    id: '10.2',
    title: 'Setting destinations',
    summary: 'See 5.13.',
    source: 'book/clauses.ts',
    reason: 'removed from the book',
  },
  {
    id: '10.3',
    title: 'Changing destination',
    summary:
      'Only on leaving the zone of a goal reached in an earlier activation, after denying battle with the weather gauge, after a battle, or when every ship of the fleet is damaged or wrecked. The block is turned to another letter, or laid on its face.',
    source: 'chapters/ch10-conseil.ts',
  },
  {
    id: '10.3.1',
    title: 'Closest Friendly Port',
    summary:
      'A block on its face makes for the nearest friendly port by hexes; if it can reach several now, and is not yet in the zone of one, its owner picks.',
    source: 'chapters/ch10-conseil.ts',
  },
  {
    id: '11.1',
    title: 'Towards the sea',
    summary:
      'Out of port through Inshore and Loose; leaving a zone costs 3, so 6 are left in the zone’s hex. European ports sortie only in their winds (Brest NE). Allied fleets there also need May Sortie, which is then shown and serves all turn, and only one leaves a port in an activation, bound for one of four destinations, never for Closest Port. Starred ones are not for fleets in the West Indies, West Indies ones not for the Transport.',
    source: 'chapters/ch11-ports.ts',
  },
  {
    id: '11.2',
    title: 'Towards a port',
    summary:
      'From sea through Loose and Inshore, at no cost; any zone, only friendly ports. An Allied fleet in the zone of its goal goes in or stays.',
    source: 'chapters/ch11-mooring.ts',
  },
  {
    id: '11.3',
    title: 'Through a zone’s hex',
    summary: 'At sea it is a hex like others; a block that stops there is in the zone or At Sea.',
    source: 'chapters/ch09-course.ts',
  },
  {
    id: '11.4',
    title: 'Marking blocks in a zone',
    summary: 'Inshore, Loose Blockade, Off Station or At Sea: all can see which.',
    source: 'chapters/ch09-course.ts',
  },
  {
    id: '12.0',
    title: 'Transit tracks',
    summary: 'The only way between Europe and the West Indies or Canada.',
    source: 'chapters/ch12-tracks.ts',
  },
  {
    id: '12.1',
    title: 'Entering a track',
    summary:
      'From a hex To West Indies, or E01, at once into its side’s box: Allied the first, British the second. An Allied block may bring a Fog of War block.',
    source: 'chapters/ch12-tracks.ts',
  },
  {
    id: '12.2',
    title: 'Weather on the track',
    summary: 'Boxes with a die lie in that Weather Zone.',
    source: 'model/reading.ts',
  },
  {
    id: '12.3',
    title: 'Destinations on the track',
    summary:
      'British blocks choose on entering, in secret: west 1 Jamaica, 2 Antigua, 3 Barbados, 4 Trinidad; east 1 1501, 2 0107, 3 0115, 4 0123; Expeditions Jamaica or Canada. An Expedition that arrives returns to Start. Allied fleets have their goal; blocks on their face may not enter.',
    source: 'chapters/ch12-tracks.ts',
  },
  {
    id: '12.4',
    title: 'Movement on the track',
    summary: 'One box each administration, without choice; no splits, joins, searches or combat.',
    source: 'chapters/ch12-tracks.ts',
  },
  {
    id: '12.5',
    title: 'Leaving the track',
    summary:
      'On entering the next-to-last box a die brings a block in early: 5 to Europe, 4 to the West Indies or Canada; else next turn. In initiative order, into the patrol zone and perhaps the port; it may search a zone and be searched for.',
    source: 'chapters/ch12-tracks.ts',
  },
  {
    id: '12.6',
    title: 'No Transport on tracks',
    summary: 'The French Transport enters neither and has no goal in the West Indies.',
    source: 'chapters/ch10-conseil.ts',
  },
];

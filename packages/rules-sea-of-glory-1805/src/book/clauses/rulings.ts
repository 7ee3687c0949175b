/** Rulings R1 to R26: they came with the figures, in the order of that file. Ours follow in rulings-of-ours.ts. */

import type { ClauseIndex } from '@weathergauge/engine';

export const rulings: ClauseIndex = [
  {
    id: 'R1',
    title: 'Crossing between seas',
    summary: 'A step is paid by the rose of the Sea Area that is entered; into or out of 1123 it costs 3 in any wind.',
    source: 'chapters/ch09-course.ts',
  },
  {
    id: 'R2',
    title: 'Out of Gibraltar',
    summary:
      'Its patrol zone lies in 1123: leaving the zone costs 3 and the hex 3 more, so 3 of the 9 points are left.',
    source: 'chapters/ch09-course.ts',
  },
  {
    id: 'R3',
    title: 'Closer to the goal',
    summary:
      'Counted in hexes of open sea; to a goal across the Atlantic, to the nearest hex of the track that leads there. A fleet may stay where it is, but one that can reach its goal in this activation must.',
    source: 'chapters/ch10-conseil.ts',
  },
  {
    id: 'R4',
    title: 'Hexes as goals',
    summary:
      '1403 and 1501 are reached by entering the hex, which then counts as a patrol zone for changing the goal in a later activation.',
    source: 'chapters/ch10-conseil.ts',
  },
  {
    id: 'R5',
    title: 'Closest Friendly Port',
    summary: 'The nearest by hexes of open sea; the Allied player picks among equals. Such a block enters no track.',
    source: 'chapters/ch10-conseil.ts',
  },
  {
    id: 'R6',
    title: 'Allied arrivals in Europe',
    summary:
      'A block goes straight to the patrol zone of its goal, or onto 1403 or 1501. One bound for Cartagena is first searched for in 1123.',
    source: 'chapters/ch12-tracks.ts',
  },
  { id: 'R7', title: 'Canada', summary: 'Only British Expeditions go there.', source: 'chapters/ch12-tracks.ts' },
  { id: 'R8', title: 'See 20.0', summary: 'Of raids in 6.5: 22.0 is meant.', source: 'chapters/ch06-activation.ts' },
  {
    id: 'R9',
    title: 'First Initiative Chit',
    summary:
      'The Channel roll; raids and invasions in an order the Allied player picks; Barbary rolls; the random event; then the initiative changes.',
    source: 'chapters/ch06-activation.ts',
  },
  {
    id: 'R10',
    title: 'North Sea Fleet after a battle',
    summary:
      'Survivors return to their box; wrecked ones stay wrecked there, for nothing is repaired in it. Keith commands, or the generic admiral.',
    source: 'model/battle-fleets.ts',
  },
  {
    id: 'R11',
    title: 'Prizes',
    summary:
      'Wrecked ships of their captor. Scored as prizes in a friendly major port; as sunk if they founder, if no captor fleet is left, or if they are still at sea after Dec III.',
    source: 'chapters/ch20-fate.ts',
  },
  {
    id: 'R12',
    title: 'Wrecks in a storm',
    summary:
      'Two readings of the table: wrecked ships, of which dice choose who founders, and the others, of which the owner picks who is damaged. Inshore doubles both.',
    source: 'chapters/ch06-damage.ts',
  },
  {
    id: 'R13',
    title: 'Weather and searches',
    summary:
      'Every Weather Chit that lies in the zone this turn takes 1 off a search, squalls too; chits return to the cup in step 7 of administration. By option they take 1 together.',
    source: 'chapters/ch14-attempts.ts',
  },
  {
    id: 'R14',
    title: 'Several results at once',
    summary:
      'All blocks in one part of the zone roll first; then all is revealed; then one battle joins all fleets that spotted and all that were spotted.',
    source: 'chapters/ch14-attempts.ts',
  },
  {
    id: 'R15',
    title: 'French or Spanish command',
    summary:
      'Ships of the whole battle fleet before the battle are compared, wrecked ones too; equal numbers are French.',
    source: 'chapters/ch08-admirals.ts',
  },
  {
    id: 'R16',
    title: 'Limit of a squadron commander',
    summary: 'Prizes and wrecked ships count; with more than ten the generic admiral commands.',
    source: 'chapters/ch08-admirals.ts',
  },
  {
    id: 'R17',
    title: 'Rosily-Mesros',
    summary:
      'If both men whom he could replace are gone, he enters at any friendly French port on Nov I; if he came earlier, nothing happens on Nov I.',
    source: 'chapters/ch08-admirals.ts',
  },
  {
    id: 'R18',
    title: 'Admiral Falls Ill',
    summary:
      'First time: Gardner for Cornwallis. Second: Cornwallis returns, if Gardner still serves, and Allemand takes over from Missiessy. Later: nothing.',
    source: 'chapters/ch15-events.ts',
  },
  {
    id: 'R19',
    title: 'Events that are spent',
    summary: 'Have no effect and are not rolled again; by option they are.',
    source: 'chapters/ch15-events.ts',
  },
  {
    id: 'R20',
    title: 'Admiralty chits drawn late',
    summary: 'A deadline after Dec III never comes.',
    source: 'chapters/ch15-admiralty.ts',
  },
  {
    id: 'R21',
    title: 'Eight Fog of War blocks',
    summary: 'With all eight on the map none is made; the Allied player may lift one first.',
    source: 'chapters/ch07-blocks.ts',
  },
  {
    id: 'R22',
    title: 'Escorts without a block',
    summary:
      'If the Gold, a Transport or an Expedition is removed and no fleet block is free, its escorts leave play unscored; the player is warned. By option they reach the nearest friendly port.',
    source: 'chapters/ch07-blocks.ts',
  },
  {
    id: 'R23',
    title: 'Trafalgar: map and winds',
    summary:
      'Gibraltar and 1222 have North Atlantic winds, and Gibraltar sorties in all of them; 1123 and 1222 are the only hexes beyond the Atlantic; Villeneuve advances on the track on Jul II.',
    source: 'chapters/ch11-ports.ts',
  },
  {
    id: 'R24',
    title: 'Lowest number',
    summary: 'The low end of the announced range: 1, 6, 11 and so on. No ships in port: free to leave.',
    source: 'chapters/ch13-leaving.ts',
  },
  {
    id: 'R25',
    title: 'Relocation',
    summary: 'No undamaged ship goes along; those that go are not searched for and do not sortie in this activation.',
    source: 'chapters/ch06-relocation.ts',
  },
  {
    id: 'R26',
    title: 'Spaniards at Naples',
    summary: 'The note on the map is void: they may raid and invade.',
    source: 'chapters/ch22-raids.ts',
  },
];

/** Against the Outpost, Supplies Are Coming, Sitting Ducks. */

import type { ClauseIndex } from '@weathergauge/engine';

export const scenariosAshore: ClauseIndex = [
  {
    id: 'C4.1',
    title: 'Outpost: players',
    summary: 'Two to four in two teams; of three one has both ships of a side.',
    source: 'book/scenarios.ts',
  },
  {
    id: 'C4.2',
    title: 'Outpost: field',
    summary:
      '120 by 90 cm; the British side is a short one, the French opposite, the wind from the right of the British.',
    source: 'chapters/setup.ts',
  },
  {
    id: 'C4.3',
    title: 'Outpost: island',
    summary:
      'The French place the island with the building half a ruler from their side and a ruler or more from both adjacent sides; rocky, dangerous to the ruler’s width.',
    source: 'chapters/c1-terrain.ts',
  },
  {
    id: 'C4.4',
    title: 'Outpost: reefs',
    summary:
      'They place two reefs half a ruler from the island, and half a ruler or more from each other and the edges.',
    source: 'chapters/c1-terrain.ts',
  },
  {
    id: 'C4.5',
    title: 'Outpost: French',
    summary: 'Courageuse and Généreux are placed last, within half a ruler of the middle.',
    source: 'chapters/c1-zones.ts',
  },
  {
    id: 'C4.6',
    title: 'Outpost: British',
    summary:
      'Terpsichore and Defence are placed before them, after island and reefs, within half a ruler of the British side.',
    source: 'chapters/c1-zones.ts',
  },
  {
    id: 'C4.7',
    title: 'Outpost: rules',
    summary: 'Reefs and islands are needed.',
    source: 'book/scenarios.ts',
  },
  {
    id: 'C4.8',
    title: 'Outpost: the building',
    summary: 'The British may fire at it, aiming at any part of its outline.',
    source: 'chapters/setup.ts',
  },
  {
    id: 'C4.9',
    title: 'Outpost: its surrender',
    summary:
      'With 8 points of damage, with 4 crew lost, or when the French are beaten while a British ship is left that is not aground.',
    source: 'chapters/c2-victory.ts',
  },
  {
    id: 'C4.10',
    title: 'Outpost: the end',
    summary:
      'When all British ships have surrendered or are aground, or the building has surrendered and so have, or are aground, both French ships.',
    source: 'chapters/c2-victory.ts',
  },
  {
    id: 'C4.11',
    title: 'Outpost: points for the building',
    summary: 'The British have 8 if it surrenders, 4 if it is damaged, minus 4 if it is untouched.',
    source: 'chapters/c2-victory.ts',
  },
  {
    id: 'C4.12',
    title: 'Outpost: points for ships',
    summary: '5 for an enemy frigate surrendered or gone, 9 for a ship of the line.',
    source: 'chapters/c2-victory.ts',
  },
  {
    id: 'C4.13',
    title: 'Outpost: points for ships aground',
    summary: '3 for an enemy frigate aground, 5 for a ship of the line.',
    source: 'chapters/c2-victory.ts',
  },
  {
    id: 'C4.14',
    title: 'Outpost: going home',
    summary: 'British ships may leave by the British side without loss once the building has surrendered.',
    source: 'chapters/c2-remains.ts',
  },
  {
    id: 'C4.15',
    title: 'Outpost: victory',
    summary: 'Most points win.',
    source: 'chapters/c2-victory.ts',
  },
  {
    id: 'C4.16',
    title: 'Variant: twice',
    summary: 'Played twice with sides swapped; most points in all win.',
    source: 'chapters/c2-victory.ts',
  },
  {
    id: 'C4.17',
    title: 'Variant: two islands',
    summary: 'The British place a rocky island and two more reefs at their end in the same way.',
    source: 'chapters/c1-terrain.ts',
  },
  {
    id: 'C4.18',
    title: 'Variant: two islands, ships',
    summary: 'Both sides start a ruler from their own side.',
    source: 'chapters/c1-zones.ts',
  },
  {
    id: 'C4.19',
    title: 'Variant: two islands, points',
    summary:
      'Each side has an enemy building to take and scores for it; every ship that leaves gives points to the enemy.',
    source: 'chapters/c2-remains.ts',
  },
  {
    id: 'C5.1',
    title: 'Supplies: players',
    summary: 'Two to four in two teams; of three one has both ships of a side.',
    source: 'book/scenarios.ts',
  },
  {
    id: 'C5.2',
    title: 'Supplies: field',
    summary:
      '120 by 90 cm; the British side is a short one, the French opposite, the wind from the right of the British.',
    source: 'chapters/setup.ts',
  },
  {
    id: 'C5.3',
    title: 'Supplies: French',
    summary:
      'Courageuse and Généreux are placed first, within half a ruler of the British side and a ruler or more from both adjacent sides.',
    source: 'chapters/c1-zones.ts',
  },
  {
    id: 'C5.4',
    title: 'Supplies: the island',
    summary:
      'The French place an island half a ruler from their side and three reefs half a ruler from it, and half a ruler or more from each other and the edges; the island is a harbour.',
    source: 'chapters/c1-terrain.ts',
  },
  {
    id: 'C5.5',
    title: 'Supplies: British',
    summary: 'Terpsichore and Defence are placed after the French ships, half a ruler from the middle.',
    source: 'chapters/c1-zones.ts',
  },
  {
    id: 'C5.6',
    title: 'Supplies: rules',
    summary: 'The Advanced rules, reefs and islands are needed.',
    source: 'book/scenarios.ts',
  },
  {
    id: 'C5.7',
    title: 'Supplies: the end',
    summary: 'When all ships of one side have surrendered or are aground.',
    source: 'chapters/c2-victory.ts',
  },
  {
    id: 'C5.8',
    title: 'Supplies: landing',
    summary:
      'The French have 2 points for each turn the Courageuse lies still with struck sails within the red and purple part of the ruler of the island, 6 at most.',
    source: 'chapters/c2-victory.ts',
  },
  {
    id: 'C5.9',
    title: 'Supplies: going home',
    summary: 'With 6 such points the French may leave by the French side without loss.',
    source: 'chapters/c2-remains.ts',
  },
  {
    id: 'C5.10',
    title: 'Supplies: nothing landed',
    summary: 'If the French have none such, the British have 3.',
    source: 'chapters/c2-victory.ts',
  },
  {
    id: 'C5.11',
    title: 'Supplies: points for ships',
    summary: '5 for an enemy frigate surrendered or gone, 9 for a ship of the line.',
    source: 'chapters/c2-victory.ts',
  },
  {
    id: 'C5.12',
    title: 'Supplies: points for ships aground',
    summary: '3 for an enemy frigate aground, 5 for a ship of the line.',
    source: 'chapters/c2-victory.ts',
  },
  {
    id: 'C5.13',
    title: 'Supplies: victory',
    summary: 'Most points win.',
    source: 'chapters/c2-victory.ts',
  },
  {
    id: 'C5.14',
    title: 'Variant: twice',
    summary: 'Played twice with sides swapped; most points win.',
    source: 'chapters/c2-victory.ts',
  },
  {
    id: 'C6.1',
    title: 'Ducks: players',
    summary: 'One.',
    source: 'book/scenarios.ts',
  },
  {
    id: 'C6.2',
    title: 'Ducks: field',
    summary:
      '90 by 90 cm with two rocky islands, dangerous to the ruler’s width, and three reefs; the wind from the right of the French.',
    source: 'chapters/c1-laying-out.ts',
  },
  {
    id: 'C6.3',
    title: 'Ducks: French',
    summary: 'Unité and Aquilon half a ruler from the French side.',
    source: 'chapters/c1-zones.ts',
  },
  {
    id: 'C6.4',
    title: 'Ducks: British',
    summary: 'Terpsichore and Defence act by themselves, at anchor.',
    source: 'chapters/c1-zones.ts',
  },
  {
    id: 'C6.5',
    title: 'Ducks: rules',
    summary: 'Reefs, islands and solitaire play are needed; ships at anchor never move.',
    source: 'chapters/c1-laying-out.ts',
  },
  {
    id: 'C6.6',
    title: 'Ducks: victory',
    summary:
      'The French win if none of theirs ran aground, both British ships are out, and both French ships have less than half their boxes filled.',
    source: 'chapters/c2-victory.ts',
  },
  {
    id: 'C6.7',
    title: 'Variant: other names',
    summary: 'Ships may be replaced by those on the back of their cards.',
    source: 'chapters/setup.ts',
  },
  {
    id: 'C6.8',
    title: 'Variant: sides swapped',
    summary:
      'The player attacks with the British, half a ruler from the upper side; the French lie at anchor and act by themselves.',
    source: 'chapters/c1-zones.ts',
  },
];

/** Scenarios in general, Enemy in Sight, In Shallow Waters, Force the Blockade. */

import type { ClauseIndex } from '@weathergauge/engine';

export const scenarios: ClauseIndex = [
  {
    id: 'C0.1',
    title: 'Size of the field',
    summary: 'Sizes given are the least suggested; the field may be larger.',
    source: 'book/scenarios.ts',
  },
  {
    id: 'C0.2',
    title: 'Mats',
    summary: 'A field is given in mats as well: one for 90 by 90 cm, two for 120 by 90.',
    source: 'chapters/setup.ts',
  },
  {
    id: 'C0.3',
    title: 'Terrain shown',
    summary: 'Where terrain is used an example of its placing is shown.',
    source: 'model/data/berths.ts',
  },
  {
    id: 'C0.4',
    title: 'Rules needed',
    summary: 'A scenario names the rules it needs; others may be added before the game.',
    source: 'book/scenarios.ts',
  },
  {
    id: 'C0.5',
    title: 'Scenarios of one’s own',
    summary: 'Players may make up battles with any ships they have.',
    source: 'chapters/c1-mustering.ts',
  },
  {
    id: 'C0.6',
    title: 'By points',
    summary: 'Points balance such a battle.',
    source: 'chapters/c1-mustering.ts',
  },
  {
    id: 'C0.7',
    title: 'Uneven battles',
    summary: 'Sides may be uneven; then victory should take account of it.',
    source: 'chapters/c1-mustering.ts',
  },
  {
    id: 'C0.8',
    title: 'Ship packs',
    summary: 'Eight packs add two ships each; more than four ships at once need more mats.',
    source: 'model/data/berths.ts',
  },
  {
    id: 'C1.1',
    title: 'Enemy in Sight: players',
    summary: 'Two to four in two teams; of three one has both ships of a side.',
    source: 'book/scenarios.ts',
  },
  {
    id: 'C1.2',
    title: 'Enemy in Sight: field',
    summary: '90 by 90 cm, the French side opposite the British.',
    source: 'chapters/setup.ts',
  },
  {
    id: 'C1.3',
    title: 'Enemy in Sight: French',
    summary: 'Courageuse and Généreux within half a ruler of the French side.',
    source: 'chapters/c1-zones.ts',
  },
  {
    id: 'C1.4',
    title: 'Enemy in Sight: British',
    summary: 'Terpsichore and Defence within half a ruler of the British side.',
    source: 'chapters/c1-zones.ts',
  },
  {
    id: 'C1.5',
    title: 'Enemy in Sight: rules',
    summary: 'No further rules are needed.',
    source: 'book/scenarios.ts',
  },
  {
    id: 'C1.6',
    title: 'Enemy in Sight: victory',
    summary: 'The side with ships in play wins when all enemies have left or surrendered.',
    source: 'chapters/c2-victory.ts',
  },
  {
    id: 'C1.7',
    title: 'Variant: other sides',
    summary: 'The teams may start on adjacent sides, or with one ship of each player on the same side.',
    source: 'chapters/c1-zones.ts',
  },
  {
    id: 'C1.8',
    title: 'Variant: other names',
    summary: 'Ships may be replaced by those on the back of their cards.',
    source: 'chapters/setup.ts',
  },
  {
    id: 'C1.9',
    title: 'Variant: more ships',
    summary: 'Each side may have more ships, if they are balanced.',
    source: 'chapters/setup.ts',
  },
  {
    id: 'C1.10',
    title: 'Variant: raw French',
    summary: 'French crews lack training, and the wind comes from the French side.',
    source: 'chapters/setup.ts',
  },
  {
    id: 'C2.1',
    title: 'Shallow Waters: players',
    summary: 'Two to four in two teams; of three one has both ships of a side.',
    source: 'book/scenarios.ts',
  },
  {
    id: 'C2.2',
    title: 'Shallow Waters: field',
    summary: '90 by 90 cm with a rocky island in the middle, dangerous to the ruler’s width.',
    source: 'chapters/c1-laying-out.ts',
  },
  {
    id: 'C2.3',
    title: 'Shallow Waters: reefs',
    summary: 'Players place six reefs in turn, half a ruler or more from other reefs and the island.',
    source: 'chapters/c1-terrain.ts',
  },
  {
    id: 'C2.4',
    title: 'Shallow Waters: sides',
    summary: 'Chance gives each team a side of the field, never the same.',
    source: 'chapters/c1-laying-out.ts',
  },
  {
    id: 'C2.5',
    title: 'Shallow Waters: wind',
    summary: 'From the right of the British if the sides are opposite; else chance says from which of the two sides.',
    source: 'chapters/c1-laying-out.ts',
  },
  {
    id: 'C2.6',
    title: 'Shallow Waters: French',
    summary: 'Unité and Aquilon within half a ruler of the French side.',
    source: 'chapters/c1-zones.ts',
  },
  {
    id: 'C2.7',
    title: 'Shallow Waters: British',
    summary: 'Meleager and Vanguard within half a ruler of the British side.',
    source: 'chapters/c1-zones.ts',
  },
  {
    id: 'C2.8',
    title: 'Shallow Waters: rules',
    summary: 'Reefs, coasts and islands are needed.',
    source: 'book/scenarios.ts',
  },
  {
    id: 'C2.9',
    title: 'Shallow Waters: victory',
    summary: 'The side with ships in play wins when all enemies have left or surrendered.',
    source: 'chapters/c2-victory.ts',
  },
  {
    id: 'C2.10',
    title: 'Shallow Waters: both aground',
    summary:
      'If that can no longer be reached because ships of both sides are aground, more surviving ships win, or a ship of the line against a frigate.',
    source: 'chapters/c2-victory.ts',
  },
  {
    id: 'C2.11',
    title: 'Shallow Waters: draw',
    summary: 'One survivor on each side, of the same class, is a draw.',
    source: 'chapters/c2-victory.ts',
  },
  {
    id: 'C2.12',
    title: 'Shallow Waters: variants',
    summary: 'Those of Enemy in Sight.',
    source: 'chapters/c1-laying-out.ts',
  },
  {
    id: 'C3.1',
    title: 'Blockade: players',
    summary: 'One to four; of three one has both ships of a side.',
    source: 'book/scenarios.ts',
  },
  {
    id: 'C3.2',
    title: 'Blockade: field',
    summary:
      '120 by 90 cm; the British side is a short one, the French opposite, the wind from the right of the British.',
    source: 'chapters/setup.ts',
  },
  {
    id: 'C3.3',
    title: 'Blockade: French',
    summary:
      'Courageuse and Généreux are placed first, within half a ruler of the British side and a ruler or more from both adjacent sides.',
    source: 'chapters/c1-zones.ts',
  },
  {
    id: 'C3.4',
    title: 'Blockade: British',
    summary: 'Terpsichore and Defence are placed after them, within half a ruler of the middle.',
    source: 'chapters/c1-zones.ts',
  },
  {
    id: 'C3.5',
    title: 'Blockade: rules',
    summary: 'No further rules are needed.',
    source: 'book/scenarios.ts',
  },
  {
    id: 'C3.6',
    title: 'Blockade: French victory',
    summary: 'They win if both their ships leave by the French side.',
    source: 'chapters/c2-victory.ts',
  },
  {
    id: 'C3.7',
    title: 'Blockade: British victory',
    summary: 'They win if one French ship is lost or leaves by another side.',
    source: 'chapters/c2-victory.ts',
  },
  {
    id: 'C3.8',
    title: 'Variant: sides swapped',
    summary: 'The British run from the French side to their own; the French stop them from the middle.',
    source: 'chapters/c1-zones.ts',
  },
  {
    id: 'C3.9',
    title: 'Variant: twice',
    summary: 'Played twice with sides swapped, whoever brought off more ships when running wins.',
    source: 'chapters/c2-victory.ts',
  },
  {
    id: 'C3.10',
    title: 'Variant: ties',
    summary:
      'Then most undamaged boxes on ships brought off; then more chasers sunk; then more boxes of damage to chasers.',
    source: 'chapters/c2-victory.ts',
  },
  {
    id: 'C3.11',
    title: 'Blockade alone',
    summary:
      'The French move by themselves; they start with the stern on the middle of the British side, a ruler apart, heading for the French side.',
    source: 'chapters/c1-zones.ts',
  },
];

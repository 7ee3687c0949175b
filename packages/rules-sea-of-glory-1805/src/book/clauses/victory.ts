/** Chapters 21 to 24: objectives, raids, invasions, victory and Trafalgar. */

import type { ClauseIndex } from '@weathergauge/engine';

export const victory: ClauseIndex = [
  {
    id: '21.0',
    title: 'Objectives',
    summary: 'Pitt’s are British, Napoleon’s Allied; most points come from them.',
    source: 'chapters/ch21-objectives.ts',
  },
  {
    id: '21.1',
    title: 'Scoring objectives',
    summary:
      'Six each, dealt at random. Pitt’s score for the British if the area was neither raided nor invaded; for the Allies if it was invaded, or three West Indies ports raided, never the North Sea. Napoleon’s score for the Allies when raided, invaded, or the Gold is home.',
    source: 'chapters/ch21-objectives.ts',
  },
  {
    id: '21.2',
    title: 'Areas',
    summary:
      'Bantry Bay, Naples, Malta, Alexandria, British West Indies ports; Havana only Allied, North Sea (1501) only British.',
    source: 'chapters/ch21-objectives.ts',
  },
  {
    id: '21.3',
    title: 'Secrecy of objectives',
    summary: 'Each knows his own. What the Allies score stays hidden until the end; by option it is shown when scored.',
    source: 'chapters/ch21-objectives.ts',
  },
  {
    id: '21.4',
    title: 'Emperor’s Directives',
    summary: 'Bantry Bay, Naples, Malta, Alexandria, or the second West Indies raid: 6 points each.',
    source: 'chapters/ch21-objectives.ts',
  },
  {
    id: '21.4.1',
    title: 'First directive',
    summary: 'One is drawn at set-up; only the Allied player knows it.',
    source: 'chapters/ch21-objectives.ts',
  },
  {
    id: '21.4.2',
    title: 'Directive done',
    summary: 'Raid or invade the place: it is shown and scored at once, and another drawn.',
    source: 'chapters/ch21-objectives.ts',
  },
  {
    id: '21.4.3',
    title: 'West Indies directive',
    summary:
      'The first raid scores Napoleon’s objective, the second the directive if it is the current one, the third Pitt’s.',
    source: 'chapters/ch21-objectives.ts',
  },
  {
    id: '21.4.4',
    title: 'Too late',
    summary:
      'A directive drawn for a place already raided or invaded, or after two West Indies raids, leaves the game unscored; another is drawn.',
    source: 'chapters/ch21-objectives.ts',
  },
  {
    id: '21.4.5',
    title: 'Events',
    summary: 'New Orders and Bonaparte Intrigues, as often as they come.',
    source: 'chapters/ch21-objectives.ts',
  },
  {
    id: '22.0',
    title: 'Raids and invasions',
    summary: 'The Allies raid and invade; the British invade only Algiers, while the Barbary mission is open.',
    source: 'chapters/ch22-raids.ts',
  },
  {
    id: '22.1',
    title: 'Sites',
    summary:
      'Raids: 1501, Bantry Bay, Naples, Malta, Alexandria, Jamaica, Antigua, Barbados, Trinidad. Invasions: Bantry Bay, Naples, Malta, Alexandria; British Algiers. Each once, raids not after an invasion.',
    source: 'chapters/ch22-raids.ts',
  },
  {
    id: '22.2',
    title: 'Raids',
    summary:
      'On the first Initiative Chit a fleet inshore throws three dice, on loose or in 1501 two, and adds Command; firepower gives the column; the port’s defence must be reached. A Raided? marker is placed in any case, Fog of War may pretend. Counting masts turns it (1501 at the next North Atlantic wind); true ones score then, or at the end.',
    source: 'chapters/ch22-raids.ts',
  },
  {
    id: '22.3',
    title: 'Invasions',
    summary:
      'The Transport (or an Expedition at Algiers) inshore throws three dice and adds Command against the defence. Success: both objectives, the port is Allied, cargo to Start, escorts inshore in a free block. Failure: no marker, and it may try again.',
    source: 'chapters/ch22-raids.ts',
  },
  {
    id: '22.3.1',
    title: 'British in an invaded port',
    summary:
      'Ships go out inshore or loose and may be searched for, but neither search nor join; without a block they count as sunk. Wrecks and ships In Ordinary are prizes; frigates go Off Station; an Expedition without ships to Start.',
    source: 'chapters/ch22-conquest.ts',
  },
  {
    id: '22.3.2',
    title: 'Bantry Bay and Alexandria',
    summary:
      'Bantry Bay: Expeditions cost 4 a space. Alexandria: two dice in undamaged British ships leave play, none from the West Indies, North Sea Fleet, tracks or In Ordinary.',
    source: 'chapters/ch22-conquest.ts',
  },
  {
    id: '22.3.3',
    title: 'Naples overland',
    summary: 'The Neapolitan duty failed: Naples counts as invaded.',
    source: 'chapters/ch22-raids.ts',
  },
  {
    id: '22.4',
    title: 'Cross Channel Invasion',
    summary:
      'To Aug II, on the first Initiative Chit, all fleets in 1403 together throw two dice and add Command: 30 on the table brings the Barges into the hex, 30 again in a later turn wins the game. All fleets gone from the hex: Barges destroyed. Fog cannot; not after Russian Resolve.',
    source: 'chapters/ch22-channel.ts',
  },
  {
    id: '23.1',
    title: 'Points at the end',
    summary:
      'After Dec III hidden raids are turned up. Allies: objectives, directives, failed duties. British: Pitt’s of untouched areas; raided but not invaded scores for nobody. Both: ships sunk and prizes by their counters, prizes still at sea as sunk; Algiers 3. A tie is a draw.',
    source: 'chapters/ch23-victory.ts',
  },
  {
    id: '23.2',
    title: 'Automatic victory',
    summary: 'Great Britain invaded: the Allies win at once.',
    source: 'chapters/ch23-victory.ts',
  },
  {
    id: '24.0',
    title: 'The Trafalgar scenario',
    summary: 'Eleven turns in the Atlantic with about half the ships and some of the rules.',
    source: 'chapters/ch24-trafalgar.ts',
  },
  {
    id: '24.1',
    title: 'Set-up',
    summary:
      'Only icon ships; objectives at North Sea, Bantry Bay, Brest and 1222; five frigates; North Atlantic winds, three weathers, all Bonus and Initiative Chits; from Jul II, Allied initiative. Gibraltar and 1222 count as Atlantic.',
    source: 'chapters/ch03-setup.ts',
  },
  {
    id: '24.1.1',
    title: 'Starting forces',
    summary:
      'Calder with 15 off Ferrol, Collingwood with 10 off Cadiz; Villeneuve with 20 on the track to Europe, in secret bound for Cadiz or Ferrol; 6 in Cadiz, 13 in Ferrol, Allemand with 6 in Rochefort.',
    source: 'chapters/ch03-setup.ts',
  },
  {
    id: '24.1.2',
    title: 'Reinforcements',
    summary: 'Aug II Strachan with 18 in the patrol zone of Brest; Sep II Nelson with 5 in Portsmouth.',
    source: 'chapters/ch24-arrivals.ts',
  },
  {
    id: '24.2',
    title: 'Rules left out',
    summary:
      'Manpower (wrecks leave play), Admiralty and random events, Conseil, hurricanes, limits on splitting, blockade restrictions, directives, invasions, the Channel.',
    source: 'chapters/ch13-leaving.ts',
  },
  {
    id: '24.3',
    title: 'Winning Trafalgar',
    summary:
      'Two of four objectives win at once: 30 ships into Brest before Aug III, 30 ships into 1222 from Aug III, a raid on the North Sea, one on Bantry Bay. Otherwise the British win after Oct III.',
    source: 'chapters/ch24-trafalgar.ts',
  },
];

/** Chapter 15: automatic events, the Random Events table and the Admiralty events. */

import type { ClauseIndex } from '@weathergauge/engine';

export const events: ClauseIndex = [
  {
    id: '15.0',
    title: 'Random events',
    summary: 'Two dice on the first Initiative Chit of the turn, after raids and invasions.',
    source: 'chapters/ch15-events.ts',
  },
  {
    id: '15.1',
    title: 'Automatic events',
    summary:
      'Apr III Lord Barham (or at the first sortie from Brest); Aug III Napoleon marches, no invasion of Britain any more; Sep III Spanish Draft; Nov I Rosily-Mesros; an Admiralty chit on each of four ensigns.',
    source: 'chapters/ch15-events.ts',
  },
  {
    id: 'random-2',
    title: 'Napoleon Strips the Dutch Navy',
    summary: 'French manpower to its top box, 8.',
    source: 'chapters/ch15-events.ts',
  },
  {
    id: 'random-3',
    title: 'Lord Barham',
    summary: 'British manpower to the Barham box, 7.',
    source: 'chapters/ch15-manpower.ts',
  },
  {
    id: 'random-4',
    title: 'Yellow Jack',
    summary: 'Fever: no sorties, repairs or crews in West Indies ports until a 5 or 6 in step 9.',
    source: 'chapters/ch15-events.ts',
  },
  {
    id: 'random-5',
    title: 'Bonaparte Intrigues',
    summary: 'The Emperor’s Directive is shown, and lies open until another is drawn.',
    source: 'chapters/ch15-events.ts',
  },
  {
    id: 'random-6',
    title: 'Spanish Manpower Surge',
    summary: 'Spanish manpower one box up: 3, 4, 6.',
    source: 'chapters/ch15-manpower.ts',
  },
  {
    id: 'random-7',
    title: 'Spy Networks',
    summary:
      'A die: 1-3 the Allied player learns exactly what ships are in one British fleet or port; 4-6 the British player sees all provisions, or the truth of every Raided? marker, or one port exactly.',
    source: 'chapters/ch15-random.ts',
  },
  {
    id: 'random-8',
    title: 'New Orders from the Emperor',
    summary: 'A new directive; the old one goes back into the cup.',
    source: 'chapters/ch15-events.ts',
  },
  {
    id: 'random-9',
    title: 'French Manpower Surge',
    summary: 'French manpower one box up: 4, 6, 8.',
    source: 'chapters/ch15-manpower.ts',
  },
  {
    id: 'random-10',
    title: 'French Privateers',
    summary: 'The British player takes a frigate at sea off the map for as many turns as a die.',
    source: 'chapters/ch15-random.ts',
  },
  {
    id: 'random-11',
    title: 'St. Cyr, then Admiral Falls Ill',
    summary:
      'First the Neapolitan duty is set six turns ahead (not after Oct III). Next time Gardner for Cornwallis; then Cornwallis back, and Allemand for Missiessy.',
    source: 'chapters/ch15-events.ts',
  },
  {
    id: 'random-12',
    title: 'The Sea Fencibles',
    summary: 'British manpower one box up.',
    source: 'chapters/ch15-manpower.ts',
  },
  {
    id: 'admiralty-naples',
    title: 'Prop up the Neapolitan Monarchy',
    summary:
      'An Expedition inshore at Naples within six turns of St. Cyr; else Naples counts as invaded (22.3.3). Ignored after Oct III.',
    source: 'chapters/ch15-duties.ts',
  },
  {
    id: 'admiralty-chesapeake',
    title: 'Leopard & Chesapeake',
    summary:
      'When due, tension moves one space toward War!. At War! a frigate is gone for ever, and an Expedition must reach Canada within six turns; else 4 points.',
    source: 'chapters/ch15-chits.ts',
  },
  {
    id: 'admiralty-jamaica',
    title: 'Jamaican Slave Revolt',
    summary: 'An Expedition to Jamaica; else 5 points.',
    source: 'chapters/ch15-duties.ts',
  },
  {
    id: 'admiralty-russia',
    title: 'Bolster Russian Resolve',
    summary: 'An Expedition in the patrol zone of Corfu: no Cross Channel Invasion any more; else 5 points.',
    source: 'chapters/ch15-duties.ts',
  },
  {
    id: 'admiralty-barbary',
    title: 'Mission to the Barbary Coast',
    summary:
      'Off Algiers, on the first Initiative Chit, a named admiral throws two dice for 5 plus his seniority, or an Expedition invades (defence 10). Done: Algiers is British, 3 points, and the Spanish Draft comes at once. Not done: it is Allied, 3 points, and Gibraltar repairs nothing.',
    source: 'chapters/ch15-barbary.ts',
  },
  {
    id: 'admiralty-rockets',
    title: 'Sir Sidney Smith & Congreve’s Rockets',
    summary:
      'When due, a British fleet inshore off an Allied European port throws a die: on 3 or more, half of it (rounded up) in ships there are damaged and wrecked, in a major port In Ordinary. No points.',
    source: 'chapters/ch15-chits.ts',
  },
  {
    id: 'admiralty-lisbon',
    title: 'Reassure the Court at Lisbon',
    summary: 'Six undamaged ships in the patrol zone of Lisbon; else 3 points.',
    source: 'chapters/ch15-duties.ts',
  },
  {
    id: 'admiralty-cape',
    title: 'The Cape of Good Hope',
    summary: 'Six undamaged ships in 0123; then three 64s of the British player’s choice leave play. Else 4 points.',
    source: 'chapters/ch15-chits.ts',
  },
];

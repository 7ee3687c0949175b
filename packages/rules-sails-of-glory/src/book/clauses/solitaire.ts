/** Solitaire play: how ships and batteries act by themselves. */

import type { ClauseIndex } from '@weathergauge/engine';

export const solitaire: ClauseIndex = [
  {
    id: 'P1.1',
    title: 'Enemies without a player',
    summary: 'They lie at anchor, or cross the table by cards drawn at random.',
    source: 'chapters/p1-automaton.ts',
  },
  {
    id: 'P1.2',
    title: 'Their deck',
    summary: 'The cards with veer 3 to 7, shuffled; the others are put away.',
    source: 'chapters/p1-automaton.ts',
  },
  {
    id: 'P1.3',
    title: 'Moving',
    summary: 'In the movement phase the top card is taken, and then goes to the ship’s discard pile.',
    source: 'chapters/p1-automaton.ts',
  },
  {
    id: 'P1.4',
    title: 'Sideslips',
    summary: 'When one to the right and one to the left lie in the pile, both are shuffled back with all straights.',
    source: 'chapters/p1-automaton.ts',
  },
  {
    id: 'P1.5',
    title: 'What stays',
    summary: 'A third sideslip and all turns stay in the pile.',
    source: 'chapters/p1-automaton.ts',
  },
  {
    id: 'P1.6',
    title: 'Turns',
    summary:
      'When a right and a left turn that add up to 10 lie in the pile, both are shuffled back with all straights.',
    source: 'chapters/p1-automaton.ts',
  },
  {
    id: 'P1.7',
    title: 'What stays then',
    summary: 'Sideslips and other turns stay.',
    source: 'chapters/p1-automaton.ts',
  },
  {
    id: 'P1.8',
    title: 'No planning ahead',
    summary: 'At no level do these ships plan a turn in advance.',
    source: 'chapters/p1-automaton.ts',
  },
  {
    id: 'P1.9',
    title: 'Discard pile, example',
    summary:
      'Of 5, sideslip, 6, 7 and 4 drawn, the 6, the 4 and the straight go back; a left sideslip would then bring back both sideslips and leave the 7.',
    source: 'chapters/p1-automaton.ts',
  },
  {
    id: 'P2.1',
    title: 'Firing',
    summary: 'A loaded broadside fires whenever a target is in range.',
    source: 'chapters/p1-automaton.ts',
  },
  {
    id: 'P2.2',
    title: 'Reloading',
    summary: 'It is reloaded as soon as it can be.',
    source: 'chapters/b9-reloading.ts',
  },
  {
    id: 'P2.3',
    title: 'Target',
    summary: 'Of several targets the nearest is taken, as by forced aim.',
    source: 'chapters/p1-automaton.ts',
  },
  {
    id: 'P2.4',
    title: 'Continuous fire',
    summary: 'With that rule they fire if there is a target, and reload only if there is none.',
    source: 'chapters/p1-automaton.ts',
  },
  {
    id: 'P2.5',
    title: 'Shot',
    summary: 'Above the Basic rules they choose none: D within the red and purple part, B to half the ruler, A beyond.',
    source: 'chapters/p1-automaton.ts',
  },
  {
    id: 'P3.1',
    title: 'Actions',
    summary: 'In the Advanced rules actions are taken in a fixed order of priority up to the limit.',
    source: 'chapters/p1-automaton.ts',
  },
  {
    id: 'P3.2',
    title: 'First',
    summary: 'Muskets, with a target in range.',
    source: 'chapters/p1-automaton.ts',
  },
  {
    id: 'P3.3',
    title: 'Second',
    summary: 'Extinguish, if there is a fire.',
    source: 'chapters/p1-automaton.ts',
  },
  {
    id: 'P3.4',
    title: 'Third',
    summary: 'Repair a leak, if there is one.',
    source: 'chapters/p1-automaton.ts',
  },
  {
    id: 'P3.5',
    title: 'Fourth',
    summary: 'Fire a broadside that is loaded (or, with continuous fire, not) and has a target in range.',
    source: 'chapters/p1-automaton.ts',
  },
  {
    id: 'P3.6',
    title: 'Fifth',
    summary: 'Reload a broadside that is unloaded.',
    source: 'chapters/p1-automaton.ts',
  },
  {
    id: 'P3.7',
    title: 'Sixth: damage',
    summary: 'Repair damage if a box is wholly filled with what can be repaired, and it has not been done.',
    source: 'chapters/p1-automaton.ts',
  },
  {
    id: 'P3.8',
    title: 'Sixth: mast',
    summary: 'Then a broken mast, if none has been repaired before.',
    source: 'chapters/p1-automaton.ts',
  },
  {
    id: 'P3.9',
    title: 'Sixth: rudder',
    summary: 'Then a damaged rudder.',
    source: 'chapters/p1-automaton.ts',
  },
  {
    id: 'P4.1',
    title: 'Batteries by themselves',
    summary: 'They do not move, and fight like such ships, with priorities of their own.',
    source: 'chapters/p1-automaton.ts',
  },
  {
    id: 'P4.2',
    title: 'First',
    summary: 'Extinguish, if there is a fire.',
    source: 'chapters/p1-automaton.ts',
  },
  {
    id: 'P4.3',
    title: 'Second',
    summary: 'Fire the guns if loaded (or, with continuous fire, not) and with a target in range.',
    source: 'chapters/p1-automaton.ts',
  },
  {
    id: 'P4.4',
    title: 'Third',
    summary: 'Muskets, with a target in range.',
    source: 'chapters/p1-automaton.ts',
  },
  {
    id: 'P4.5',
    title: 'Fourth',
    summary: 'Reload the guns if unloaded.',
    source: 'chapters/p1-automaton.ts',
  },
  {
    id: 'P4.6',
    title: 'Fifth',
    summary: 'Repair damage if a box is wholly filled with what can be repaired, and it has not been done.',
    source: 'chapters/p1-automaton.ts',
  },
];

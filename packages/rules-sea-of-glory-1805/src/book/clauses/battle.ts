/** Chapters 16 to 20: battle and what follows, with the notes of the Combat Tactics Matrix and of the Fate table. */

import type { ClauseIndex } from '@weathergauge/engine';

export const battle: ClauseIndex = [
  {
    id: '16.0',
    title: 'Combat',
    summary:
      'Fleets of one side join in a battle fleet for the battle, one chain of command for all. Pennants, sizes, gauge, denial, length; then rounds of tactics, command, type and fire; then fate, reforming, goals, release, and on with the move.',
    source: 'chapters/ch16-battle.ts',
  },
  {
    id: '17.1',
    title: 'Broad pennants',
    summary: 'Both name their commander, with Seamanship and Command.',
    source: 'chapters/ch17-tactics.ts',
  },
  {
    id: '17.2',
    title: 'Fleet sizes',
    summary:
      'Both tell the range of the whole battle fleet, any Transport, Expedition or Gold in it, and whether all its ships are wrecked. Both all wrecked: on to 20.5; one: on to 20.1.',
    source: 'chapters/ch17-tactics.ts',
  },
  {
    id: '17.3',
    title: 'Weather gauge',
    summary:
      'A die and Seamanship each, +1 if the enemy has the Transport, an Expedition, the Gold or the Barges; the British win ties. The winner picks who is to windward.',
    source: 'chapters/ch17-tactics.ts',
  },
  {
    id: '17.4',
    title: 'Denying battle',
    summary: 'The windward player may: no rounds, no fate. An inactive fleet that does so in a zone goes Off Station.',
    source: 'chapters/ch17-tactics.ts',
  },
  {
    id: '17.5',
    title: 'Day of battle',
    summary:
      'The two bare dice; windward, then leeward, may add or subtract his Seamanship; winter -1, summer +1. To 3 one round, to 6 two, to 9 three, to 12 four, to 15 five, above six.',
    source: 'chapters/ch17-tactics.ts',
  },
  {
    id: '17.6',
    title: 'Tactics',
    summary:
      'All begin at Form Line and Easy Sail, face up; each round a tactic and sail state are chosen face down. A die at most the Command rating reveals both; else nothing changes. Repeat Same keeps the tactic and may change sail.',
    source: 'chapters/ch17-tactics.ts',
  },
  {
    id: '17.7',
    title: 'Sail state',
    summary:
      'Easy or Full. More than half of the ships damaged or wrecked: Easy for the rest. Who fires at Full Sail may take a die more and then may wreck nobody.',
    source: 'chapters/ch18-firing.ts',
  },
  {
    id: '17.8',
    title: 'Type of battle',
    summary: 'Both tactics and sail states give it on the matrix, with its dice and notes.',
    source: 'chapters/ch17-tactics.ts',
  },
  {
    id: '17.8.1',
    title: 'Running Battle',
    summary: 'Both halve firepower, rounded up, and have one die more.',
    source: 'chapters/ch18-firing.ts',
  },
  {
    id: '17.8.2',
    title: 'Break the Line',
    summary: 'Windward one die more; leeward’s Command one less for the rest, once in a battle.',
    source: 'chapters/ch17-tactics.ts',
  },
  {
    id: '17.8.3',
    title: 'Hot Action',
    summary: 'From the third round each has one die more.',
    source: 'chapters/ch18-firing.ts',
  },
  { id: '17.8.4', title: 'Withering Fire', summary: 'Leeward one die more.', source: 'chapters/ch18-firing.ts' },
  {
    id: '17.8.5',
    title: 'Pell Mell',
    summary: 'Windward two dice more, leeward one; both Commands one less for the rest, once in a battle.',
    source: 'chapters/ch17-tactics.ts',
  },
  {
    id: '17.8.6',
    title: 'Admiral’s Choice',
    summary: 'The higher Seamanship plus Command picks any type but withdrawal; windward in a tie.',
    source: 'chapters/ch17-tactics.ts',
  },
  {
    id: 'matrix-1',
    title: 'Note 1',
    summary: 'Dice of a Hot Action only from the third round.',
    source: 'chapters/ch18-firing.ts',
  },
  {
    id: 'matrix-2',
    title: 'Note 2',
    summary:
      'After the round windward may leave: he broke off if leeward is at Easy Sail, withdrew precipitously if at Full Sail.',
    source: 'chapters/ch18-firing.ts',
  },
  {
    id: 'matrix-3',
    title: 'Note 3',
    summary: 'Admiral’s Choice, which cannot be that leeward withdraws.',
    source: 'chapters/ch17-tactics.ts',
  },
  {
    id: 'matrix-4',
    title: 'Note 4',
    summary: 'Leeward leaves before firing (R111).',
    source: 'chapters/ch17-tactics.ts',
  },
  {
    id: 'matrix-5',
    title: 'Note 5',
    summary: 'From the second round leeward may withdraw precipitously after firing.',
    source: 'chapters/ch18-firing.ts',
  },
  {
    id: 'matrix-6',
    title: 'Note 6',
    summary: 'A fleet at anchor counts as Form Line at Easy Sail.',
    source: 'chapters/ch19-anchor.ts',
  },
  {
    id: '17.9',
    title: 'Line of battle',
    summary:
      'From the first round all ships that are not wrecked are in the line, seen by both; wrecked ones behind it count for 17.7 only.',
    source: 'chapters/ch17-tactics.ts',
  },
  {
    id: '18.1',
    title: 'Firing',
    summary: 'Both at once: face-up attack of the line, two dice and bonus dice.',
    source: 'chapters/ch18-firing.ts',
  },
  {
    id: '18.2',
    title: 'Damage',
    summary: 'The throw is the row, firepower the column; over 100 each 20 begun add 1 to the throw, at most 5.',
    source: 'chapters/ch18-firing.ts',
  },
  {
    id: '18.3',
    title: 'Allocation',
    summary:
      'The firer spends points: face-up defence to damage an undamaged ship, or to wreck a damaged one, the latter on a throw of 13 or when all the line is damaged, never with the Full Sail die. What is left is lost.',
    source: 'chapters/ch18-firing.ts',
  },
  {
    id: '18.4',
    title: 'Ends of a battle',
    summary:
      'Rounds over; all ships of a side wrecked; windward breaks off or withdraws precipitously (note 2); leeward withdraws (note 4) or does so precipitously (note 5).',
    source: 'chapters/ch18-firing.ts',
  },
  {
    id: '19.0',
    title: 'Battle at anchor',
    summary:
      'A side to leeward with an inactive Transport or Expedition inshore begins at anchor; nobody anchors later.',
    source: 'chapters/ch19-anchor.ts',
  },
  {
    id: '19.1',
    title: 'Weighing',
    summary: 'Weigh Anchor is a sail state; from the next round all is as usual.',
    source: 'chapters/ch19-anchor.ts',
  },
  {
    id: '19.2',
    title: 'At anchor',
    summary: 'One die more, Command +1, only Form Line or Repeat Same; in the round of weighing two dice and no more.',
    source: 'chapters/ch19-anchor.ts',
  },
  {
    id: '20.1',
    title: 'Fate of ships',
    summary:
      'Dice by the commander’s nation and the worst status of his fleet: victorious, draw, withdrew, majority wrecked, precipitous, all wrecked. Row the throw, column wrecked and damaged ships: so many wrecked founder, then damaged are wrecked, at random. On 13 half of those that founder, rounded down, are prizes.',
    source: 'chapters/ch20-fate.ts',
  },
  {
    id: '20.2',
    title: 'Fate of cargoes',
    summary:
      'The enemy victorious: Transport and Expeditions scatter to Start, the Gold is lost, Barges are destroyed. Escorts go into a free fleet block, else out of play.',
    source: 'chapters/ch20-fate.ts',
  },
  {
    id: '20.3',
    title: 'The Nelson Touch',
    summary: 'Nelson commanding in a British victory or draw: +5 on the Allied throw.',
    source: 'chapters/ch20-fate.ts',
  },
  {
    id: '20.4',
    title: 'Fate of admirals',
    summary:
      'After any firing each named admiral throws two dice: killed on 2 or less; +3 if not in command or victorious, unless all ships of his fleet were damaged or wrecked; -1 after a Pell Mell, -1 for Nelson. With his whole fleet gone he is captured.',
    source: 'chapters/ch20-fate.ts',
  },
  {
    id: '20.5',
    title: 'Reforming',
    summary:
      'Ships and admirals return to their fleets; prizes to one that fought, else they sink. Off a friendly port damaged and wrecked ships and prizes may go in; damaged British ships may relocate (6.9.3). Off Station go inactive windward fleets that denied or broke off, and blockading or raiding fleets that withdrew, broke off or have most ships wrecked.',
    source: 'chapters/ch20-reforming.ts',
  },
  {
    id: '20.6',
    title: 'After the battle',
    summary: 'Goals and release, leeward first.',
    source: 'chapters/ch20-aftermath.ts',
  },
  {
    id: '20.6.1',
    title: 'Allied goals',
    summary: 'Each fleet of the battle may choose anew, also when it was denied.',
    source: 'chapters/ch20-aftermath.ts',
  },
  {
    id: '20.6.2',
    title: 'British release',
    summary: 'Fleets of a battle in a zone may go At Sea, free of the blockade.',
    source: 'chapters/ch20-aftermath.ts',
  },
  {
    id: '20.7',
    title: 'Ganteaume or Villeneuve',
    summary: 'Whoever of them commands and wins has the marker turned to his side.',
    source: 'chapters/ch20-aftermath.ts',
  },
  {
    id: '20.8',
    title: 'Moving on',
    summary:
      'An active block that was spotted may continue; after a sortie with most ships wrecked, or a precipitous withdrawal, it goes back into port.',
    source: 'chapters/ch20-aftermath.ts',
  },
  {
    id: 'fate-3',
    title: 'Note 3',
    summary: 'The return to port is for battles in the patrol zone straight after the sortie, not for those at sea.',
    source: 'chapters/ch20-aftermath.ts',
  },
  {
    id: 'fate-5',
    title: 'Note 5',
    summary: 'A fleet whose last face-up tactic is General Withdrawal has withdrawn, however the battle ended.',
    source: 'chapters/ch20-fate.ts',
  },
  {
    id: 'fate-6',
    title: 'Note 6',
    summary:
      'After a precipitous withdrawal, or with all ships of one wrecked, the other fleet does not throw, unless all its ships are wrecked too.',
    source: 'chapters/ch20-fate.ts',
  },
];

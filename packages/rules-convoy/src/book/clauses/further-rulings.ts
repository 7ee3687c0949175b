/** R53 and on: what the sheet leaves to its components, and what a program has to settle beyond the usual questions. */

import type { ClauseIndex } from '@weathergauge/engine';

export const furtherRulings: ClauseIndex = [
  {
    id: 'R53',
    title: 'Ship papers',
    summary:
      'Markers of each class: warships 3/2/2, 4/3/3, 5/4/4; merchants 2/1/1, 2/1/2, 3/2/3 (crew, gun, sail). Reconstructed.',
    source: 'model/data/papers.ts',
  },
  {
    id: 'R54',
    title: 'Fitting out',
    summary:
      'Option: before the first turn one marker of each ship may be shifted to another type; each type keeps one, crew at most six, guns five, sails four.',
    source: 'chapters/fitting-out.ts',
  },
  {
    id: 'R55',
    title: 'Victory points',
    summary:
      'A merchant home 2/3/5, still sailing 1/1/2, as a prize 4/6/10 for the raiders; an enemy warship as a prize 2/4/6, burnt or struck 1/2/3. The higher total wins, by six or more decisively. Reconstructed.',
    source: 'chapters/ch05-victory.ts',
  },
  {
    id: 'R56',
    title: 'Set-ups',
    summary:
      'Eight of them, reconstructed. Over a derelict there are no exits, whoever holds her has ten points, and the game ends when one side has no active warship.',
    source: 'model/data/fleets.ts',
  },
  {
    id: 'R57',
    title: 'Shut in',
    summary:
      'A ship that cannot enter the hex ahead before her first hex may turn one face where she lies, as her whole move: else a ship against an edge would lie there for ever.',
    source: 'chapters/ch01-sailing.ts',
  },
  {
    id: 'R58',
    title: 'What is not asked',
    summary:
      'Where only one answer is possible it is taken; a sound ship rolls no recovery; too few wind dice to cancel are not offered.',
    source: 'chapters/ch01-sailing.ts',
  },
  {
    id: 'R59',
    title: 'Merchants retaken',
    summary: 'A merchant back in the convoy’s hands may leave by the exit.',
    source: 'chapters/ch01-sailing.ts',
  },
  {
    id: 'R60',
    title: 'Reactions',
    summary:
      'A broadside reacts once in each player turn, her own too: that is how a ship under way answers an opportunity shot. Several that lie in wait are asked one by one, in the order of their numbers.',
    source: 'chapters/ch02-gunnery.ts',
  },
  {
    id: 'R61',
    title: 'Hauling down',
    summary:
      'Offered to a ship that has nothing left of some type, and with the option to any ship; what she has left is lost with the flag.',
    source: 'chapters/ch10-struck.ts',
  },
  {
    id: 'R62',
    title: 'Boarding cuts the move short',
    summary: 'A ship alongside may board before she has sailed her least move: what is left of it is lost.',
    source: 'chapters/ch06-boarding.ts',
  },
  {
    id: 'R63',
    title: 'Seats',
    summary:
      'Seats 0 and 2 sail for the convoy, 1 and 3 for the raiders; allies share ships in turn, act one after the other, and speak for the side on wind and clock in turn.',
    source: 'chapters/setup.ts',
  },
  {
    id: 'R64',
    title: 'Free set-up',
    summary:
      'Merchants are bought by exit value, escorts by points; raiders have the escort’s points and 2.25 times the exit values. Eight ships a side at most.',
    source: 'chapters/mustering.ts',
  },
  {
    id: 'R65',
    title: 'Laying out',
    summary: 'The convoy in columns 0 to 3, raiders in 8 to 11, ship by ship in turn, not dead into the wind.',
    source: 'chapters/mustering.ts',
  },
  {
    id: 'R66',
    title: 'Further terrain',
    summary: 'Fog, land and shallows may be added in columns 4 to 7; the dice choose the hexes.',
    source: 'chapters/setup.ts',
  },
];

/** R60 and on: what a program has to settle beyond the usual questions. */

import type { ClauseIndex } from '@weathergauge/engine';

export const furtherRulings: ClauseIndex = [
  {
    id: 'R60',
    title: 'Fire between moves',
    summary:
      'Between two ships’ moves any ship of the seat may fire; during one ship’s move only she may. The last ship left to sail is given the helm without being asked for, unless another has a shot to take first.',
    source: 'chapters/ch2-orders.ts',
  },
  {
    id: 'R61',
    title: 'Strokes',
    summary:
      'A straight run is made of strokes of 5 cm, 1 cm, 5 mm and 1 mm, or all that is left, never longer than the one before. Turning or firing begins a new run.',
    source: 'chapters/ch2-helm.ts',
  },
  {
    id: 'R62',
    title: 'A turn cut short',
    summary:
      'Stopped by half way through a point she keeps her old heading; past that she has the new one. She lies back along the arc as far as her hull needs to be clear; an enemy she met holds her all the same.',
    source: 'chapters/ch2-track.ts',
  },
  {
    id: 'R63',
    title: 'What touches a shoal',
    summary: 'Her hull, not her centre, decides when she comes upon a shoal and when she has left it.',
    source: 'chapters/ch2-track.ts',
  },
  {
    id: 'R64',
    title: 'Islands',
    summary: 'Land stops a ship where her hull touches it, without damage, and no shot crosses it.',
    source: 'chapters/ch2-track.ts',
  },
  {
    id: 'R65',
    title: 'Leaving contact',
    summary:
      'A ship that begins her move touching a hull or land may go any way that does not bring her centre nearer to it; the other way is closed to her.',
    source: 'chapters/ch2-track.ts',
  },
  {
    id: 'R66',
    title: 'Which deck is lost',
    summary:
      'A deck that has fired this round is lost, or handed to a prize, before one that has not, as her owner would choose.',
    source: 'chapters/ch4-damage.ts',
  },
  {
    id: 'R67',
    title: 'Derelicts',
    summary:
      'A prize with nobody aboard drifts as if dismasted. She neither fires, mends masts, weighs nor refloats, and does not count as able to fire.',
    source: 'chapters/ch2-sailing.ts',
  },
  {
    id: 'R68',
    title: 'A prize that takes a prize',
    summary: 'A captor that is herself a prize sends people from her own prize crew, and gives up no deck.',
    source: 'chapters/ch4-boarding.ts',
  },
  {
    id: 'R69',
    title: 'A prize crew’s round',
    summary:
      'A prize’s crew limits the decks she fires in the whole round, both sides together; in the exchange too she may seal some for either side.',
    source: 'chapters/ch4-gunnery.ts',
  },
  {
    id: 'R70',
    title: 'Nobody to send',
    summary: 'A ship with no deck’s people to send cannot cut loose a prize that has nobody aboard.',
    source: 'chapters/ch4-boarding.ts',
  },
  {
    id: 'R71',
    title: 'Allies',
    summary:
      'With three or four seats, seats 0 and 2 are one side, 1 and 3 the other. In each step allied seats act in the order of their seats, each with its own ships.',
    source: 'chapters/ch2-orders.ts',
  },
  {
    id: 'R72',
    title: 'Who parleys',
    summary:
      'At the start of a turn the first seat of the side to move may propose an end for its whole side; every seat of the other side must accept.',
    source: 'chapters/ch5-sequence.ts',
  },
  {
    id: 'R73',
    title: 'The exchange in order',
    summary:
      'All seats of both sides seal volleys for their unfired decks; every sealed volley is thrown before any hit is marked off, then hits are marked volley by volley in seat order. Boarding follows.',
    source: 'chapters/ch4-exchange.ts',
  },
  {
    id: 'R74',
    title: 'In the wake',
    summary:
      'She may follow a ship of her own seat that has sailed this turn, when that ship or one of her last six turning places lies ahead on the same heading and within 1 cm of her keel line.',
    source: 'chapters/ch2-squadrons.ts',
  },
  {
    id: 'R75',
    title: 'Berths',
    summary:
      'Laid out by choice, the sides place ships in turn, in berths 5 cm apart along their edge and 4, 9 or 14 cm from it.',
    source: 'chapters/ch5-berths.ts',
  },
  {
    id: 'R76',
    title: 'Islands and shoals on the table',
    summary:
      'Dice give each area a plot of its own in the middle of the table, 20 cm clear of every edge, as far as there is room: two plots on the smallest table, eight or more on the others. A shoal is 12 by 8 cm, an island 8 by 6.',
    source: 'chapters/setup.ts',
  },
  {
    id: 'R77',
    title: 'Who orders a drift',
    summary:
      'A dismasted ship has her move in the order her owner likes, and may fire before and after her drift. A prize with nobody aboard drifts at the start of the movement step, before any ship is given orders.',
    source: 'chapters/ch2-orders.ts',
  },
  {
    id: 'R78',
    title: 'Fouled again',
    summary:
      'Enemies whose hulls touch in the combat step are entangled, even if they were cut apart in this very turn.',
    source: 'chapters/ch4-boarding.ts',
  },
];

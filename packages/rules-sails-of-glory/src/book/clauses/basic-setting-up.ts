/** Basic rules: setting up, planning and movement. */

import type { ClauseIndex } from '@weathergauge/engine';

export const basicSettingUp: ClauseIndex = [
  {
    id: 'B1.1',
    title: 'Players',
    summary: 'Two or more players, each with one or more ships of their own.',
    source: 'chapters/setup.ts',
  },
  {
    id: 'B1.2',
    title: 'Each ship by herself',
    summary: 'Plans, actions and damage are kept for every ship separately.',
    source: 'model/state.ts',
  },
  {
    id: 'B1.3',
    title: 'Teams',
    summary: 'More than two players form two teams as even as can be; up to four play.',
    source: 'chapters/setup.ts',
  },
  {
    id: 'B1.4',
    title: 'The ship card',
    summary: 'It gives name, nation, class, burden, veer, manoeuvre deck, guns, crew and year of each ship.',
    source: 'chapters/setup.ts',
  },
  {
    id: 'B1.5',
    title: 'The base card',
    summary: 'The base shows the coloured sectors for the wind and the firing arcs of both sides.',
    source: 'model/data/derive.ts',
  },
  {
    id: 'B1.6',
    title: 'The table',
    summary: 'The field has fixed limits, at least 90 by 70 cm.',
    source: 'chapters/setup.ts',
  },
  {
    id: 'B1.7',
    title: 'The scenario',
    summary: 'The scenario chosen says which ships are used and how they are set up.',
    source: 'chapters/setup.ts',
  },
  {
    id: 'B1.8',
    title: 'Two ships to a card',
    summary: 'Base and ship cards have two faces; the ship sails under the name of the face in use.',
    source: 'chapters/setup.ts',
  },
  {
    id: 'B1.9',
    title: 'Her deck',
    summary: 'A ship uses the deck of her letter; its gray cards are put aside below the Advanced rules.',
    source: 'chapters/b2-cards.ts',
  },
  {
    id: 'B1.10',
    title: 'The manoeuvre card',
    summary:
      'Blue cards are normal, red ones for a ship taken aback, gray ones for broken masts; a card carries its lines and, unless gray, a veer value.',
    source: 'model/data/drawing.ts',
  },
  {
    id: 'B1.11',
    title: 'Marks of the levels',
    summary: 'Parts and rules marked for a level are in use at that level and above only.',
    source: 'book/scenarios.ts',
  },
  {
    id: 'B1.12',
    title: 'Bags in use',
    summary: 'Counters are kept by letter; the Basic game draws from A (90), B (90) and E (90).',
    source: 'chapters/setup.ts',
  },
  {
    id: 'B1.13',
    title: 'Bags put away',
    summary: 'C and D (60 each) stay away until the Standard rules.',
    source: 'chapters/setup.ts',
  },
  {
    id: 'B1.14',
    title: 'Crew markers only',
    summary: 'Of the special damage markers the Basic game uses those for lost crew alone.',
    source: 'chapters/b7-damage.ts',
  },
  {
    id: 'B1.15',
    title: 'Guns loaded',
    summary: 'Every ship begins with ball in both broadsides.',
    source: 'model/state.ts',
  },
  {
    id: 'B1.16',
    title: 'Wind in the Basic game',
    summary: 'It blows from the right hand of the British side, along the starting lines.',
    source: 'chapters/c1-laying-out.ts',
  },
  {
    id: 'B1.17',
    title: 'The ship log',
    summary:
      'The upper track holds hull damage and three figures of firepower, the lower one crew damage and musketry; a box apart takes the zeros.',
    source: 'chapters/b7-ship-log.ts',
  },
  {
    id: 'B1.18',
    title: 'Four phases',
    summary: 'A turn is planning, movement, combat, reloading, and then the next turn.',
    source: 'chapters/sequence.ts',
  },
  {
    id: 'B1.19',
    title: 'All at once',
    summary: 'Everybody does each phase together, and a phase is finished before the next begins.',
    source: 'chapters/sequence.ts',
  },
  {
    id: 'B2.1',
    title: 'Planning',
    summary: 'All players choose the cards that their ships will move by.',
    source: 'chapters/b2-planning.ts',
  },
  {
    id: 'B2.2',
    title: 'Attitude',
    summary: 'Four attitudes: red is taken aback, orange beating, green reaching, orange again running.',
    source: 'model/attitude.ts',
  },
  {
    id: 'B2.3',
    title: 'Reading the wind',
    summary:
      'The line of the wind through the main mast crosses the edge of the base; the colour there is the attitude.',
    source: 'model/attitude.ts',
  },
  {
    id: 'B2.4',
    title: 'Chosen in secret',
    summary: 'The card is picked secretly from the ship’s own deck.',
    source: 'chapters/b2-planning.ts',
  },
  {
    id: 'B2.5',
    title: 'Orange or green',
    summary: 'A ship beating, running or reaching may be given any blue card.',
    source: 'chapters/b2-cards.ts',
  },
  {
    id: 'B2.6',
    title: 'Red',
    summary: 'A ship taken aback may be given a red card only.',
    source: 'chapters/b2-cards.ts',
  },
  {
    id: 'B2.7',
    title: 'On the line',
    summary: 'When the wind falls exactly between two colours the faster of them counts.',
    source: 'model/attitude.ts',
  },
  {
    id: 'B2.8',
    title: 'Red or orange',
    summary: 'Between red and orange she has orange.',
    source: 'model/attitude.ts',
  },
  {
    id: 'B2.9',
    title: 'Orange or green on the line',
    summary: 'Between orange and green she has green.',
    source: 'model/attitude.ts',
  },
  {
    id: 'B2.10',
    title: 'Face down',
    summary: 'The card lies hidden in the first space of the mat and is sailed in this very turn.',
    source: 'chapters/b2-planning.ts',
  },
  {
    id: 'B2.11',
    title: 'No measuring',
    summary: 'Before planning nothing may be measured but the attitude to the wind.',
    source: 'chapters/b2-planning.ts',
  },
  {
    id: 'B3.1',
    title: 'Reveal and move',
    summary: 'Once all have planned, the cards are opened together and the ships moved.',
    source: 'chapters/b3-movement.ts',
  },
  {
    id: 'B3.2',
    title: 'Notches',
    summary: 'The notches of the base are set on the line of the card, at the start and at the end.',
    source: 'model/sliding.ts',
  },
  {
    id: 'B3.3',
    title: 'Laying a blue card',
    summary: 'It lies ahead of the bow, its line starting at the bow’s notch.',
    source: 'model/sliding.ts',
  },
  {
    id: 'B3.4',
    title: 'Three lines',
    summary: 'A blue card has lines for full, battle and backing sails; the Basic game uses battle sails.',
    source: 'model/sailing.ts',
  },
  {
    id: 'B3.5',
    title: 'Two arrows',
    summary: 'On each line the orange arrow is for a ship beating or running, the green one for a ship reaching.',
    source: 'model/sailing.ts',
  },
  {
    id: 'B3.6',
    title: 'The end of a move',
    summary: 'The stern’s notch is put on the arrow of her attitude, square to the line there.',
    source: 'model/sliding.ts',
  },
  {
    id: 'B3.7',
    title: 'Card back',
    summary: 'After the move the card goes back to the deck and may be chosen again.',
    source: 'chapters/b3-movement.ts',
  },
  {
    id: 'B3.8',
    title: 'Red card',
    summary: 'A ship taken aback moves by a red card, which has a line with one and a line with two sandglasses.',
    source: 'model/sailing.ts',
  },
  {
    id: 'B3.9',
    title: 'Two sandglasses',
    summary:
      'The Basic game uses the line with two sandglasses only, laid against the stern: the wind drives her back.',
    source: 'model/sailing.ts',
  },
  {
    id: 'B3.10',
    title: 'Moving by a red card',
    summary: 'The stern is put on its arrow as with a blue card, and the card goes back to the deck.',
    source: 'model/sliding.ts',
  },
  {
    id: 'B3.11',
    title: 'Leaving the field',
    summary: 'A ship any part of whose base is off the field after a move is out, and counts as surrendered.',
    source: 'chapters/b3-movement.ts',
  },
];

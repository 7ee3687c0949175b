/** Optional rules: levels, grog, training, entanglement, continuous fire. */

import type { ClauseIndex } from '@weathergauge/engine';

export const optionalCrewAndFire: ClauseIndex = [
  {
    id: 'O1.1',
    title: 'By agreement',
    summary: 'Optional rules are agreed on before the game.',
    source: 'book/scenarios.ts',
  },
  {
    id: 'O1.2',
    title: 'Levels',
    summary:
      'Each level may use the rules marked for it and those below. From Standard: double shot; Advanced only: sailors lacking training, aiming high, explosion, sinking, spreading fires, wind strength; the rest at any level.',
    source: 'book/scenarios.ts',
  },
  {
    id: 'O1.3',
    title: 'Effects by level',
    summary: 'Where a rule works differently at a level, the effect of the level in play holds.',
    source: 'chapters/b2-planning.ts',
  },
  {
    id: 'O1.4',
    title: 'Chance',
    summary: 'An E counter decides whether an event happens.',
    source: 'chapters/b7-damage.ts',
  },
  {
    id: 'O1.5',
    title: 'Reading the counter',
    summary: 'Crew: it happens; zero: it does not. The counter does no damage.',
    source: 'chapters/b7-damage.ts',
  },
  {
    id: 'O1.6',
    title: 'Counter back',
    summary: 'It goes back to the bag at once.',
    source: 'chapters/b7-damage.ts',
  },
  {
    id: 'O2.1',
    title: 'Grog',
    summary: 'Each ship may serve grog once in a game, in the planning phase.',
    source: 'chapters/b2-planning.ts',
  },
  {
    id: 'O2.2',
    title: 'No enemy near',
    summary: 'Only with no enemy ship within the first half of the ruler.',
    source: 'chapters/a3-actions.ts',
  },
  {
    id: 'O2.3',
    title: 'Its effect',
    summary: 'One loss goes from the crew track to the box for zeros.',
    source: 'chapters/a3-actions.ts',
  },
  {
    id: 'O2.4',
    title: 'Grog as an action',
    summary: 'In the Advanced rules it is planned like an action, works when revealed, and once in a game.',
    source: 'chapters/a3-actions.ts',
  },
  {
    id: 'O3.1',
    title: 'Training',
    summary: 'Scenario or players may say that some ships have crews lacking training.',
    source: 'chapters/setup.ts',
  },
  {
    id: 'O3.2',
    title: 'Basic and Standard',
    summary: 'Only gunners can lack training.',
    source: 'book/scenarios.ts',
  },
  {
    id: 'O3.3',
    title: 'Advanced',
    summary: 'Gunners, sailors or both can.',
    source: 'book/scenarios.ts',
  },
  {
    id: 'O3.4',
    title: 'Slow gunners',
    summary: 'They need one turn more to load a broadside.',
    source: 'chapters/b9-reloading.ts',
  },
  {
    id: 'O3.5',
    title: 'After firing',
    summary: 'The counter goes to the store face up.',
    source: 'chapters/b9-reloading.ts',
  },
  {
    id: 'O3.6',
    title: 'A turn later',
    summary: 'It is turned down, and the guns are still not ready.',
    source: 'chapters/b9-reloading.ts',
  },
  {
    id: 'O3.7',
    title: 'No other shot',
    summary: 'In the Standard rules no other counter may be loaded from that store in that turn.',
    source: 'chapters/b9-reloading.ts',
  },
  {
    id: 'O3.8',
    title: 'Ready',
    summary:
      'In the reloading phase after that, the second since firing, the side is loaded and can fire in the next turn.',
    source: 'chapters/b9-reloading.ts',
  },
  {
    id: 'O3.9',
    title: 'Slow gunners in continuous fire',
    summary: 'The counters are a third, rounded down, in place of half.',
    source: 'chapters/b5-laying.ts',
  },
  {
    id: 'O3.10',
    title: 'Slow reloading action',
    summary: 'In the Advanced rules the normal reloading is kept, but the action is a delayed one.',
    source: 'chapters/a7-works.ts',
  },
  {
    id: 'O3.11',
    title: 'When it works',
    summary: 'Revealed it waits; in the next turn’s reloading phase the side is loaded and the counter comes free.',
    source: 'chapters/b9-reloading.ts',
  },
  {
    id: 'O3.12',
    title: 'Unsure sailors',
    summary: 'Sailors lacking training may miss one of the planned actions.',
    source: 'chapters/a3-actions.ts',
  },
  {
    id: 'O3.13',
    title: 'Which action',
    summary:
      'Before revealing, one of the actions planned this turn is drawn at random; delayed ones of last turn are left out.',
    source: 'chapters/a3-actions.ts',
  },
  {
    id: 'O3.14',
    title: 'Against a blank',
    summary: 'It is shuffled with a blank counter and one of the two is drawn.',
    source: 'chapters/a3-actions.ts',
  },
  {
    id: 'O3.15',
    title: 'Done or not',
    summary: 'The action drawn is carried out; if the blank is drawn the action is lost and its counter returns.',
    source: 'chapters/a3-actions.ts',
  },
  {
    id: 'O4.1',
    title: 'When',
    summary: 'Entangling and parting are settled at the start of planning, before any card.',
    source: 'chapters/o4-entanglement.ts',
  },
  {
    id: 'O4.2',
    title: 'Fouled',
    summary: 'For two ships in contact an E counter is drawn: crew entangles them, zero does nothing.',
    source: 'chapters/o4-entanglement.ts',
  },
  {
    id: 'O4.3',
    title: 'Marker',
    summary: 'A marker between the two shows it.',
    source: 'chapters/o4-entanglement.ts',
  },
  {
    id: 'O4.4',
    title: 'Held fast',
    summary: 'Neither moves until they part.',
    source: 'chapters/b3-movement.ts',
  },
  {
    id: 'O4.5',
    title: 'No card',
    summary: 'In the Basic rules they are given no card while entangled.',
    source: 'chapters/b2-cards.ts',
  },
  {
    id: 'O4.6',
    title: 'Card lost',
    summary: 'In the Standard and Advanced rules the card for this turn is discarded and they do not move.',
    source: 'chapters/b3-movement.ts',
  },
  {
    id: 'O4.7',
    title: 'Card for the next turn',
    summary: 'They may still plan for the next turn, in case they part.',
    source: 'chapters/b2-cards.ts',
  },
  {
    id: 'O4.8',
    title: 'Pair by pair',
    summary: 'Of several ships in contact each pair is tried by itself.',
    source: 'chapters/o4-entanglement.ts',
  },
  {
    id: 'O4.9',
    title: 'Parting',
    summary: 'In each later planning phase an E counter is drawn for each entangled pair.',
    source: 'chapters/o4-entanglement.ts',
  },
  {
    id: 'O4.10',
    title: 'Free or not',
    summary: 'Crew frees them to plan and move as usual; with a zero they stay entangled.',
    source: 'chapters/o4-entanglement.ts',
  },
  {
    id: 'O5.1',
    title: 'Continuous fire',
    summary: 'An unloaded broadside may fire too, for half the counters, rounded down.',
    source: 'chapters/b5-laying.ts',
  },
  {
    id: 'O5.2',
    title: 'No reloading',
    summary: 'A side that fired so cannot be reloaded in the same turn.',
    source: 'chapters/b9-reloading.ts',
  },
  {
    id: 'O5.3',
    title: 'Rake first',
    summary: 'In the Standard rules the rake is added before halving.',
    source: 'chapters/b5-laying.ts',
  },
  {
    id: 'O5.4',
    title: 'Shot chosen in secret',
    summary:
      'Before any fire is resolved the kind of shot for each such side is chosen secretly; all are revealed together.',
    source: 'chapters/b5-volleys.ts',
  },
  {
    id: 'O5.5',
    title: 'No double shot',
    summary: 'Double shot cannot be used so.',
    source: 'chapters/b5-gunnery.ts',
  },
  {
    id: 'O5.6',
    title: 'Action needed',
    summary: 'In the Advanced rules the fire action must be planned, loaded or not.',
    source: 'chapters/b5-gunnery.ts',
  },
  {
    id: 'O5.7',
    title: 'Fire or reload',
    summary: 'Fire and reload cannot both be planned for the same side in a turn.',
    source: 'chapters/a3-actions.ts',
  },
];

/**
 * The book clause by clause, in our words and in its order; notes of the matrix and of the Fate table stand with their chapters, events
 * with theirs; then the rulings (R). Enforced nowhere: 1.0, 2.1 and 2.4, which describe, and 10.1, 10.2, 13.1, 13.2 and 13.4,
 * which the living rules have emptied.
 */

import type { ClauseIndex } from '@weathergauge/engine';
import { activationAndWeather } from './clauses/activation-and-weather.ts';
import { administration } from './clauses/administration.ts';
import { battle } from './clauses/battle.ts';
import { blockadeAndSearch } from './clauses/blockade-and-search.ts';
import { blocksAndAdmirals } from './clauses/blocks-and-admirals.ts';
import { components } from './clauses/components.ts';
import { events } from './clauses/events.ts';
import { movement } from './clauses/movement.ts';
import { rulings } from './clauses/rulings.ts';
import { rulingsOfAftermath } from './clauses/rulings-of-aftermath.ts';
import { rulingsOfBattle } from './clauses/rulings-of-battle.ts';
import { rulingsOfEnds } from './clauses/rulings-of-ends.ts';
import { rulingsOfEvents } from './clauses/rulings-of-events.ts';
import { rulingsOfMovement } from './clauses/rulings-of-movement.ts';
import { rulingsOfOurs } from './clauses/rulings-of-ours.ts';
import { rulingsOfRaids } from './clauses/rulings-of-raids.ts';
import { victory } from './clauses/victory.ts';

export const clauses: ClauseIndex = [
  ...components,
  ...administration,
  ...activationAndWeather,
  ...blocksAndAdmirals,
  ...movement,
  ...blockadeAndSearch,
  ...events,
  ...battle,
  ...victory,
  ...rulings,
  ...rulingsOfOurs,
  ...rulingsOfBattle,
  ...rulingsOfEnds,
  ...rulingsOfMovement,
  ...rulingsOfEvents,
  ...rulingsOfAftermath,
  ...rulingsOfRaids,
];

/** The rulebooks that servers are tried with. */

import type { Shelf } from '../src/index.ts';

const BOOKS = ['age-of-sail', 'convoy', 'sails-of-glory', 'captains-sea', 'sea-of-glory-1805'];

export const shelves: readonly Shelf[] = BOOKS.map(id => ({
  id,
  module: import.meta.resolve(`@weathergauge/rules-${id}`),
}));

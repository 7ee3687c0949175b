/** The rulebooks of test servers. */

import type { BookModule } from '../src/index.ts';

const BOOKS = ['age-of-sail', 'convoy', 'sails-of-glory', 'captains-sea', 'sea-of-glory-1805'];

export const bookModules: readonly BookModule[] = BOOKS.map(id => ({
  id,
  module: import.meta.resolve(`@weathergauge/rules-${id}`),
}));

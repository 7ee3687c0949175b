import { isRefusal } from '@weathergauge/engine';
import { expect, test } from 'vitest';
import books from 'virtual:rulebook-clauses';
import { builtLibrary } from '../client/library.ts';

test.each(Object.entries(books))(
  'the rules paper of %s has every clause of the book, in its order',
  async (id, load) => {
    const ruleset = await builtLibrary().open(id);
    if (isRefusal(ruleset)) throw new Error(id);
    const { default: clauses } = await load();
    expect(clauses.length).toBeGreaterThan(20);
    expect(clauses).toEqual(
      ruleset.clauses.map(clause => ({ id: clause.id, title: clause.title, summary: clause.summary })),
    );
  },
);

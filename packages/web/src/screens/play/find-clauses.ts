/** Searching a book: every word must be found; a number or a title counts more than the text. */

import type { ClauseSummary } from '../../books/summary.ts';

type Clauses = readonly ClauseSummary[];

export function findClauses(clauses: Clauses, query: string): Clauses {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return clauses;
  return clauses
    .map(clause => ({ clause, rank: rankOf(clause, words) }))
    .filter(({ rank }) => rank > 0)
    .toSorted((a, b) => b.rank - a.rank)
    .map(({ clause }) => clause);
}

const ID = 8;
const ID_START = 4;
const TITLE = 2;
const TEXT = 1;

/** 0 when a word is missing. Sorting is stable, so that equals keep the book's order. */
function rankOf(clause: Clauses[number], words: readonly string[]): number {
  const id = clause.id.toLowerCase();
  const title = clause.title.toLowerCase();
  const text = clause.summary.toLowerCase();
  let rank = 0;
  for (const word of words) {
    const here =
      (id === word ? ID : id.startsWith(word) ? ID_START : 0) +
      (title.includes(word) ? TITLE : 0) +
      (text.includes(word) ? TEXT : 0);
    if (here === 0) return 0;
    rank += here;
  }
  return rank;
}

/** What a book and its scenario are called; their ids where this page does not have them. */

import { lobbyBooks } from '../lobby/actions.ts';

interface Titles {
  readonly book: string;
  readonly scenario: string;
}

export function titlesOf({ ruleset, scenario }: { readonly ruleset: string; readonly scenario: string }): Titles {
  const book = lobbyBooks.find(({ summary }) => summary.id === ruleset)?.summary;
  return {
    book: book?.title ?? ruleset,
    scenario: book?.scenarios.find(({ id }) => id === scenario)?.title ?? scenario,
  };
}

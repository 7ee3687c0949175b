import { endedEvent, configure, isRefusal, noFacts, seededDice, silent } from '@weathergauge/engine';
import { beforeAll, expect, test } from 'vitest';
import books from 'virtual:rulebooks';
import bookOptions from 'virtual:rulebook-options';
import { builtLibrary } from '../client/library.ts';
import { startStrings } from '../ui/strings/index.ts';
import { bookCard, bookUi, firstBook } from './index.ts';

beforeAll(startStrings);

const folders = Object.keys(import.meta.glob('../../../rules-*/src/index.ts'));

test('every folder of rules has a summary', () => {
  expect(books.map(({ id }) => `../../../rules-${id}/src/index.ts`)).toEqual(folders.toSorted());
});

test.each(books)('the summary of $title says what the book says, and leaves the clauses to it', async summary => {
  const ruleset = await builtLibrary().open(summary.id);
  if (isRefusal(ruleset)) throw new Error(ruleset.reason);
  const { id, title, edition, scenarios, options, pack } = ruleset;
  expect(summary).toEqual({ id, title, edition, scenarios, takesPacks: pack !== undefined });
  const found = bookOptions.find(book => book.id === id);
  expect(found?.options).toEqual(options);
  for (const { clause } of Object.values(options))
    expect(found?.clauseTitles[clause]).toBe(ruleset.clauses.find(one => one.id === clause)?.title);
});

test.each(books)('$title has a card that speaks, and a board', async ({ id }) => {
  const card = bookCard(id);
  expect(card?.blurb).toMatch(/^[A-Z].{20,}\.$/);
  expect(card?.length).toMatch(/^\d+[-–]\d+ minutes$/);
  expect((await bookUi(id)).id).toBe(id);
});

test('newcomers are given a first game that can be set up', async () => {
  const game = bookCard(firstBook)?.firstGame?.game;
  const ruleset = await builtLibrary().open(firstBook);
  if (isRefusal(ruleset) || game === undefined) throw new Error(`no first game by ${firstBook}`);
  const { scenario, options, seats } = game;
  expect(configure(ruleset, { scenario, options, seats: seats.length })).toMatchObject({ scenario });
});

test.each(['a', 'b', 'c', 'd', 'e', 'f'])(
  '“Play now” begins with the player’s own move, whatever the dice: %s',
  async seed => {
    const first = bookCard(firstBook)?.firstGame?.game;
    const ruleset = await builtLibrary().open(firstBook);
    if (isRefusal(ruleset) || first === undefined) throw new Error(`no first game by ${firstBook}`);
    const { scenario, options, seats } = first;
    const config = configure(ruleset, { scenario, options, seats: seats.length });
    if (isRefusal(config)) throw new Error(config.reason);
    const s = ruleset.setup(config, seededDice(seed), silent);
    const [seat] = ruleset.pending(s);
    if (seat === undefined) throw new Error('nobody is asked');
    expect(seats[seat]?.kind).toBe('human');
    const asked = ruleset.prompt(s, seat)?.ask.split('.')[0] ?? '';
    expect((await bookUi(firstBook)).setUp ?? []).not.toContain(asked);
  },
);

test.each(books)('the board of $title takes an ending besides the rules without a motion', async ({ id }) => {
  const ruleset = await builtLibrary().open(id);
  if (isRefusal(ruleset)) throw new Error(ruleset.reason);
  const config = configure(ruleset, { scenario: ruleset.scenarios[0]?.id ?? '' });
  if (isRefusal(config)) throw new Error(config.reason);
  const view = ruleset.view(ruleset.setup(config, seededDice('shelf'), silent), 'spectator');
  const event = endedEvent({ kind: 'end', seat: 0, how: 'resigned', winners: [], consents: [], hash: '' });
  expect((await bookUi(id)).motions(view, [{ at: 1, event, words: 'She resigns.', facts: noFacts }])).toEqual([]);
});

import { greedy, random } from '@weathergauge/agents';
import type { AnyFollyBook, AnyRuleset } from '@weathergauge/engine';
import { expect, test } from 'vitest';
import { countBlunders } from './blunders.ts';
import { boats, ruleset as skirmish } from './boats.fixture.ts';

const ruleset: AnyRuleset = skirmish;
const config = boats();
const agents = [random, random];

/** Calls every answer a folly that the test picks out. */
function bookOf(find: AnyFollyBook['find']): AnyFollyBook {
  return { names: { such: 'what the test looks for', never: 'what nobody does' }, find };
}

test('every answer is looked at once, with what came of it', () => {
  const seen: boolean[] = [];
  const counts = countBlunders(
    ruleset,
    bookOf(({ before, after, offers, answer, events }) => {
      seen.push(offers.some(offer => ruleset.vocabulary.print(offer) === ruleset.vocabulary.print(answer)));
      expect(after).not.toBe(before);
      expect(Array.isArray(events)).toBe(true);
      return ['such'];
    }),
    config,
    agents,
    'every',
  );
  expect(counts).toEqual({ such: seen.length, never: 0 });
  expect(seen.length).toBeGreaterThan(2);
  expect(seen).not.toContain(false);
});

test('the answers before it are those of the same seat, since another was asked', () => {
  let last: number | null = null;
  let row = 0;
  countBlunders(
    ruleset,
    bookOf(({ seat, earlier }) => {
      row = seat === last ? row + 1 : 0;
      last = seat;
      expect(earlier).toHaveLength(row);
      return [];
    }),
    config,
    agents,
    'earlier',
  );
  expect(last).not.toBeNull();
});

test('watching changes nothing: the same label is the same game', () => {
  const answers = (label: string): string[] => {
    const given: string[] = [];
    const book = bookOf(({ answer, offers, foresee }) => {
      for (const offer of offers) foresee(offer);
      given.push(ruleset.vocabulary.print(answer));
      return [];
    });
    countBlunders(ruleset, book, config, [greedy(), greedy()], label);
    return given;
  };
  expect(answers('same')).toEqual(answers('same'));
});

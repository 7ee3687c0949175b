import type { Seat } from '@weathergauge/engine';
import { configure, isRefusal, seededDice, silent } from '@weathergauge/engine';
import { expect, test } from 'vitest';
import { builtLibrary } from '../../client/library.ts';
import books from 'virtual:rulebooks';

type Sentences = { readonly [key: string]: string | Sentences };

/** A phone has no keys: neither of numbers nor of letters. */
const SPEAKS_OF_KEYS =
  /\bkeys?\b|\bkeyboard\b|\bpress(?:es|ing)? (?:the )?(?:[A-Z\d]\b|Enter|Escape|Space)|\p{Ll} \([A-Z]\)/u;

/** Where keys may be spoken of: sentences that a finger never sees, because others stand in their place (`play-for-touch`). */
const FOR_MOUSE = [
  'play.ts.hand.how',
  'play.ts.block.how',
  'play.ts.forecast.idle',
  'play.ts.menu.keys',
  // Tooltips, which a finger does not see either.
  'play.ts.orders.undoHint',
  'play.ts.orders.askUndoHint',
];

function leaves(found: Sentences, path: string): [key: string, text: string][] {
  return Object.entries(found).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[`${path}.${key}`, value]] : leaves(value, `${path}.${key}`),
  );
}

const guides = import.meta.glob<{ readonly default: Sentences }>(
  ['./strings.ts', '../../books/*/guide/**/strings.ts'],
  { eager: true },
);
const tables = import.meta.glob<{ readonly default: Sentences }>(['../../books/*/strings/*.ts'], { eager: true });
const play = import.meta.glob<{ readonly default: Sentences }>('../../ui/strings/en/play.ts', { eager: true });

const speaking = (files: typeof guides): readonly string[] =>
  Object.entries(files)
    .flatMap(([path, module]) => leaves(module.default, path.split('/').slice(-1).join()))
    .flatMap(([key, text]) => (SPEAKS_OF_KEYS.test(text) && !key.includes('.keys.') ? [key] : []));

test('every guide is read', () => {
  expect(Object.keys(guides).length).toBeGreaterThan(books.length);
});

test('no lesson of any guide, and no word of the coach, speaks of keys', () => {
  expect(speaking(guides)).toEqual([]);
});

test('nor do the tables of the books', () => {
  expect(speaking(tables)).toEqual([]);
});

test('hints of the table that speak of keys are for a mouse alone', () => {
  expect(speaking(play).filter(key => !FOR_MOUSE.includes(key))).toEqual([]);
});

test.each(books)('no briefing of $title speaks of keys', async ({ id, scenarios }) => {
  const ruleset = await builtLibrary().open(id);
  if (isRefusal(ruleset)) throw new Error(ruleset.reason);
  for (const scenario of scenarios) {
    const config = configure(ruleset, { scenario: scenario.id });
    if (isRefusal(config)) throw new Error(config.reason);
    const s = ruleset.setup(config, seededDice('briefing'), silent);
    const seats = Array.from({ length: scenario.seats }, (_, seat) => seat as Seat);
    for (const seat of seats) {
      const told = ruleset.words.briefing(ruleset.view(s, seat), seat);
      expect(Object.values(told).filter(words => SPEAKS_OF_KEYS.test(words))).toEqual([]);
    }
  }
});

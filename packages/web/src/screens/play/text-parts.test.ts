import { configure, isRefusal, seededDice } from '@weathergauge/engine';
import { ruleset as ageOfSail } from '@weathergauge/rules-age-of-sail';
import { ruleset as convoy } from '@weathergauge/rules-convoy';
import { expect, test } from 'vitest';
import { textParts } from './text-parts.ts';

test('rows of a chart are told from what is said of it', () => {
  expect(textParts('Round 1\n\n 68  · ·A↑ ·\n    0    20\n0 .    3SW  .>\n A Royal Charles\n     heading N\n')).toEqual(
    [
      { isDrawn: false, lines: ['Round 1'] },
      { isDrawn: true, lines: [' 68  · ·A↑ ·', '    0    20', '0 .    3SW  .>'] },
      { isDrawn: false, lines: ['A Royal Charles, heading N'] },
    ],
  );
});

test.each([
  ['age-of-sail', ageOfSail, 'line-of-battle'],
  ['convoy', convoy, 'H6'],
] as const)('%s: one drawing, and every ship is told of in words', (_, ruleset, scenario) => {
  const config = configure(ruleset, { scenario });
  if (isRefusal(config)) throw new Error(config.reason);
  // The two have nothing in common but what a rulebook is.
  const { setup, view, words } = ruleset as typeof convoy;
  const seen = view(
    setup(config, seededDice('text'), () => {}),
    0,
  );
  const parts = textParts(words.board(seen));
  expect(parts.filter(part => part.isDrawn)).toHaveLength(1);
  const said = parts.flatMap(part => (part.isDrawn ? [] : part.lines)).join('\n');
  for (const ship of seen.ships) expect(said).toContain(ship.name);
});

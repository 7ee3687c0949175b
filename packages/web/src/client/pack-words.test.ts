import i18next from 'i18next';
import { expect, test } from 'vitest';
import strings from '../ui/pack-strings.ts';
import { addStrings, startStrings } from '../ui/strings/index.ts';
import { wordsFor } from './pack-words.ts';

test('a name and a reason stand in the sentence as they are, whatever they would mean to its parts', () => {
  addStrings('pack', strings);
  startStrings();
  const odd = '$t(pack.choose) {{name}} <b>&amp;';
  expect(wordsFor({ problem: 'notAPack', name: odd, reason: '' }, i18next.t)).toBe(
    `“${odd}” is not a data pack. The figures stay as they were: mend the file, or choose another.`,
  );
  expect(wordsFor({ problem: 'refused', name: 'a', reason: `guns: ${odd}` }, i18next.t)).toBe(
    `Guns: ${odd}. The figures stay as they were: mend the file, or choose another.`,
  );
});

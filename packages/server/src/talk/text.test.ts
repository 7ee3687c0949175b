/** What strangers type is one line of text, whatever it is made of. */

import { textFault } from '@weathergauge/engine';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shownText } from './text.ts';

test('markup is text, and stays as it was typed', () => {
  expect(shownText('<b onclick="alert(1)">Hi</b> & {{you}}')).toBe('<b onclick="alert(1)">Hi</b> & {{you}}');
});

test('signs that turn the direction of reading, and others that nobody sees, are taken out', () => {
  expect(shownText('\u202Eevil\u202C \u2066x\u2069 soft\u00ADly \u{E0041}a\u200B')).toBe('evil x softly a');
  expect(shownText('\u3164\u2800\u200D\u034F')).toBe('');
});

test('a line is one line', () => {
  expect(shownText(' one\r\n\ttwo\u2028three\u001b[2J ')).toBe('one two three [2J');
});

test('towers of marks are cut down, and what scripts need stays', () => {
  const zalgo = `Z${'\u0301\u0300\u0302\u0316\u0317'.repeat(40)}a`;
  expect(shownText(zalgo).length).toBeLessThan(8);
  expect(shownText('क्षि ที่ Việt ש\u05C1\u05B8')).toBe('क्षि ที่ Việt ש\u05C1\u05B8'.normalize('NFC'));
  expect(shownText('👩\u200D✈\uFE0F می\u200Cخواهم')).toBe('👩\u200D✈\uFE0F می\u200Cخواهم');
});

test('whatever is typed can be shown, and showing it again changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), typed => {
      const text = shownText(typed);
      expect(textFault(text, 400)).toBeNull();
      expect(/\p{M}{5}/u.test(text)).toBe(false);
      expect(shownText(text)).toBe(text);
    }),
  );
});

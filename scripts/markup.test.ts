import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const SRC = resolve(import.meta.dirname, '..', 'packages', 'web', 'src');
/** Ways to make a text into markup. Names from packs, logs and players come to the page as text, and must stay text. */
const MARKUP =
  /\b(innerHTML|outerHTML|dangerouslySetInnerHTML|insertAdjacentHTML|createContextualFragment|document\.write)\b/;

test('nothing in the page makes markup of a text', () => {
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter(file => /\.tsx?$/.test(file));
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter(file => MARKUP.test(readFileSync(join(SRC, file), 'utf8')))).toEqual([]);
});

test.each(['panel.innerHTML = name;', '<p dangerouslySetInnerHTML={{ __html: name }} />'])(
  'what does would be found: %s',
  line => {
    expect(MARKUP.test(line)).toBe(true);
  },
);

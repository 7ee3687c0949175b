import { describe, expect, test } from 'vitest';

type Sentences = { readonly [key: string]: string | Sentences };

/** Every file of sentences of the page, its screens and its books. */
const files = import.meta.glob<Record<string, Sentences>>(
  [
    './en/*.ts',
    '../*strings.ts',
    '../../screens/**/*strings.ts',
    '../../books/*/strings/*.ts',
    '../../books/*/guide/**/strings.ts',
  ],
  { eager: true },
);

const isSentences = (found: unknown): found is Sentences => typeof found === 'object' && found !== null;

function leaves(found: Sentences, path: string): [key: string, text: string][] {
  return Object.entries(found).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[`${path}.${key}`, value]] : isSentences(value) ? leaves(value, `${path}.${key}`) : [],
  );
}

const all = Object.entries(files).flatMap(([path, module]) => leaves(module as unknown as Sentences, path));

describe('sentences of the page', () => {
  test('there are some to read', () => {
    expect(all.length).toBeGreaterThan(500);
  });

  test('what is counted has a singular', () => {
    const counted = all.filter(
      ([key, text]) => /\{\{count\}\} (?!at )(?:\p{Ll}+ )?\p{Ll}+s\b/u.test(text) && !/_(other|zero)$/.test(key),
    );
    expect(counted.filter(([key]) => !key.endsWith('_one'))).toEqual([]);
    const keys = new Set(all.map(([key]) => key));
    const others = [...keys].filter(key => key.endsWith('_other'));
    expect(others.filter(key => !keys.has(key.replace(/_other$/, '_one')))).toEqual([]);
  });

  test.each([
    ['doubled punctuation', /[.,;:!?]\s*[.,;:](?!\d)/],
    ['spaces too many', /\S {2,}\S|^ {2,}|\s[.,;?](?:\s|$)/],
    ['a instead of an', /\ba (?!one\b|once\b|uni|use|usu|eu)[aeiou]\p{Ll}/u],
    ['a word twice', /\b(\p{Ll}{2,}) \1\b/u],
    ['articles for options', /\b[Aa]rticles\b/],
    // Sides are called British, Convoy or Fleet A: no name of a seat can stand as the subject of a verb.
    ['a seat that does something', /\{\{seat\}\} (?:is|has|asks|offers|considers|resigns)\b|\bto \{\{seat\}\}/],
    ['an entry of the log where people count turns', /after entry/],
  ])('no %s', (_what, slip) => {
    expect(all.filter(([, text]) => slip.test(text))).toEqual([]);
  });
});

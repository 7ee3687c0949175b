/** Spoils texts and plain data at random: the same seed spoils the same thing in the same way. */

import type { Rng } from '../../packages/engine/src/index.ts';

type Change = (text: string, rng: Rng, other: string) => string;

const pick = <T>(from: readonly T[], rng: Rng): T => from[rng.below(from.length)] as T;
const between = (text: string, rng: Rng): number => rng.below(text.length + 1);
const cutIn = (text: string, at: number, take: number, put: string): string =>
  text.slice(0, at) + put + text.slice(at + take);

/** Characters that mean something to a parser, a terminal, a page or a file. */
const ODD = [
  '\u0000',
  '\u001b[2J',
  '\u202e',
  '\u2028',
  '\ud800',
  '\r',
  '\n',
  '\t',
  '"',
  '\\',
  '[',
  ']',
  '{',
  '#',
  '%',
  '😀',
];
const NUMBERS = ['0', '-1', '4', '9', '65536', '999999999', '1e9', '1e999', '9'.repeat(400), '0x10', '01', 'NaN', '٣'];
const WORDS = ['__proto__', 'constructor', 'toString', 'none', 'null', 'true', '""', '', '../..', '<img src=x>'];

const chars: readonly Change[] = [
  // One bit of one character.
  (text, rng) => {
    const at = rng.below(Math.max(1, text.length));
    return cutIn(text, at, 1, String.fromCharCode(text.charCodeAt(at) ^ (1 << rng.below(7))));
  },
  (text, rng) => cutIn(text, between(text, rng), 0, pick(ODD, rng)),
  (text, rng) => cutIn(text, between(text, rng), 1 + rng.below(8), ''),
  (text, rng) => text.slice(0, between(text, rng)),
  (text, rng) => text.slice(between(text, rng)),
  (text, rng) => {
    const at = between(text, rng);
    return cutIn(text, at, 0, text.slice(at, at + rng.below(200)));
  },
  (text, rng, other) => text.slice(0, between(text, rng)) + other.slice(between(other, rng)),
  (text, rng) => replaced(text, /\d+/g, rng, () => pick(NUMBERS, rng)),
  (text, rng) => replaced(text, /\d+/g, rng, found => String(Number(found) + 1)),
  (text, rng) => replaced(text, /[A-Za-z]+/g, rng, () => pick(WORDS, rng)),
  (text, rng) => {
    const at = between(text, rng);
    return cutIn(text, at, 0, pick(['[', '{"a":', '(', '"', '\\'], rng).repeat(1 + rng.below(20_000)));
  },
];

/** For texts that are read line by line. */
const lines: readonly Change[] = [
  (text, rng) => onLines(text, all => void all.splice(rng.below(all.length), 1)),
  (text, rng) =>
    onLines(text, all => {
      const [one, two] = [rng.below(all.length), rng.below(all.length)];
      [all[one], all[two]] = [all[two] ?? '', all[one] ?? ''];
    }),
  (text, rng) => onLines(text, all => void all.splice(1 + rng.below(all.length), all.length)),
  (text, rng, other) => onLines(text, all => void all.splice(rng.below(all.length), 1, pick(other.split('\n'), rng))),
  (text, rng, other) =>
    onLines(text, all => {
      const others = other.trimEnd().split('\n');
      all.splice(rng.below(all.length), all.length, ...others.slice(rng.below(others.length)));
    }),
  // A block again and again, up to some hundred thousand characters.
  (text, rng) =>
    onLines(text, all => {
      const at = rng.below(all.length);
      const block = all.slice(at, at + 1 + rng.below(4));
      const times = 1 + rng.below(1_000);
      for (let i = 0; i < times; i++) all.splice(at, 0, ...block);
    }),
  (text, rng) => replaced(text, /seat \d/g, rng, () => `seat ${rng.below(5)}`),
  (text, rng) => replaced(text, /#[0-9a-f]+/g, rng, () => '#'),
  (text, rng, other) => replaced(text, /#[0-9a-f]+/g, rng, () => pick(other.match(/#[0-9a-f]+/g) ?? ['#'], rng)),
  // What a forger does first: then nothing has to fit the key.
  text => text.replace(/^commitment .*$/m, 'commitment none').replace(/^key .*$/m, 'key none'),
  text => text.replace(/^key .*$/m, 'key none'),
  // And what the rules cannot know: a game that is cut there is a game that was not over.
  (text, rng) =>
    onLines(
      text.replace(/^commitment .*$/m, 'commitment none').replace(/^key .*$/m, 'key none'),
      all => void all.splice(all.length - rng.below(Math.max(1, all.length - 20)), all.length),
    ),
];

function replaced(text: string, pattern: RegExp, rng: Rng, by: (found: string) => string): string {
  const found = [...text.matchAll(pattern)];
  if (found.length === 0) return text;
  const { 0: word, index } = pick(found, rng);
  return cutIn(text, index, word.length, by(word));
}

function onLines(text: string, change: (all: string[]) => void): string {
  const all = text.trimEnd().split('\n');
  change(all);
  return `${all.join('\n')}\n`;
}

/** One change, or a few of them one after the other. */
function changed(changes: readonly Change[], text: string, other: string, rng: Rng): string {
  let spoilt = pick(changes, rng)(text, rng, other);
  while (rng.below(3) === 0 && spoilt.length < 1_000_000) spoilt = pick(changes, rng)(spoilt, rng, other);
  return spoilt;
}

export function spoiltText(text: string, other: string, rng: Rng): string {
  return changed(chars, text, other, rng);
}

export function spoiltLines(text: string, other: string, rng: Rng): string {
  const spoilt = changed(rng.below(3) === 0 ? chars : [...lines, ...chars], text, other, rng);
  return rng.below(2) === 0 ? spoilt : renumbered(spoilt);
}

/** Entries counted anew: what was swapped, cut out or put in is then found by the rules, and not by the counting. */
function renumbered(text: string): string {
  let number = 0;
  return text.replace(/^\d+ (?=seat |undo |end )/gm, () => `${++number} `);
}

export function spoiltBytes(bytes: Uint8Array, rng: Rng): Uint8Array {
  const copy = Uint8Array.from(bytes);
  for (let times = 1 + rng.below(3); times > 0; times--) {
    const at = rng.below(copy.length);
    copy[at] = (copy[at] ?? 0) ^ (1 << rng.below(8));
  }
  return rng.below(4) === 0 ? copy.slice(0, rng.below(copy.length)) : copy;
}

// --- Plain data ---

const deep = (depth: number): unknown => {
  let data: unknown = [];
  for (let i = 0; i < depth; i++) data = i % 2 === 0 ? [data] : { a: data };
  return data;
};

const odd: readonly ((rng: Rng) => unknown)[] = [
  () => null,
  () => [],
  () => ({}),
  () => -1,
  () => 0,
  () => 1e308,
  () => 0.5,
  () => Number.NaN,
  () => true,
  () => '',
  rng => pick(ODD, rng),
  rng => pick(WORDS, rng),
  rng => 'x'.repeat(rng.below(100_000)),
  rng => rng.below(1_000_000),
  rng => deep(rng.below(2_000)),
  rng => Array.from({ length: rng.below(20_000) }, () => 0),
  () => JSON.parse('{"__proto__":{"polluted":true}}') as unknown,
];

/** A copy in which one thing, at any depth, is another, gone, there twice, or has a field more. */
export function spoiltData(data: unknown, rng: Rng): unknown {
  const copy = structuredClone(data);
  let at = copy;
  for (let depth = rng.below(6); ; depth--) {
    const inside = isHolder(at) ? Object.keys(at).filter(name => isHolder((at as Holder)[name])) : [];
    if (depth === 0 || inside.length === 0) break;
    at = (at as Holder)[pick(inside, rng)];
  }
  if (!isHolder(at)) return pick(odd, rng)(rng);
  const name = pick(Object.keys(at).concat('constructor'), rng);
  const kind = rng.below(6);
  if (kind === 0) delete at[name];
  else if (kind === 1) at[pick(WORDS, rng)] = at[name];
  else if (kind === 2 && Array.isArray(at)) at.push(structuredClone(at[0]));
  else if (kind === 3 && typeof at[name] === 'number') at[name] = at[name] + 1 - rng.below(3);
  else at[name] = pick(odd, rng)(rng);
  return copy;
}

type Holder = Record<string, unknown>;

function isHolder(x: unknown): x is Holder {
  return typeof x === 'object' && x !== null && Object.keys(x).length > 0;
}

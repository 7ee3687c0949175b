/**
 * The verbs and fields of a rulebook's answers. From one table follow the TypeScript union, the check of input from outside, and the
 * canonical text: `volley ship=2 aim=hull decks=3`.
 */

import type { Action } from './contract.ts';

export type Field =
  | { readonly kind: 'int'; readonly min: number; readonly max: number }
  | { readonly kind: 'word'; readonly words: readonly string[] };

export const int = <const Min extends number, const Max extends number>(min: Min, max: Max) =>
  ({ kind: 'int', min, max }) as const;
export const word = <const W extends readonly string[]>(...words: W) => ({ kind: 'word', words }) as const;

export type Verbs = Readonly<Record<string, Readonly<Record<string, Field>>>>;

type Value<F extends Field> = F extends { kind: 'word'; words: readonly (infer W)[] } ? W : number;
export type ActionOf<V extends Verbs> = {
  [K in keyof V & string]: { readonly do: K } & { readonly [P in keyof V[K] & string]: Value<V[K][P]> };
}[keyof V & string];

export interface Vocabulary<A extends Action> {
  readonly verbs: Verbs;
  /** Canonical text; `parse(print(a))` is `a`. */
  print(action: A): string;
  /** Null for anything but the exact canonical text of an action. Frozen, because the same text may give the same object. */
  parse(text: string): A | null;
  /** Checks a value from outside: a known verb with exactly its fields, each in range. */
  is(value: unknown): value is A;
  same(a: A, b: A): boolean;
}

/** Far more than any canonical text; longer text is not parsed. */
const LONGEST_TEXT = 400;
const MOST_HEARD = 2000;

export function vocabularyOf<const V extends Verbs>(verbs: V): Vocabulary<ActionOf<V> & Action> {
  type A = ActionOf<V> & Action;
  checkSpelling(verbs);
  const known = new Map(Object.entries(verbs).map(([verb, fields]) => [verb, spellingOf(verb, fields)]));

  /** A cache of parsed texts, because games repeat them. Its size is limited, because texts come from outside. */
  const heard = new Map<string, A>();
  /** The frozen objects in that cache, which need no further check. */
  const own = new Set<object>();

  function is(value: unknown): value is A {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
    if (own.has(value)) return true;
    const record = value as Record<string, unknown>;
    const verb = Object.hasOwn(record, 'do') ? record['do'] : undefined;
    const spelling = typeof verb === 'string' ? known.get(verb) : undefined;
    if (spelling === undefined || Object.keys(record).length !== spelling.fields.length + 1) return false;
    for (const { name, field } of spelling.fields) {
      if (!Object.hasOwn(record, name) || !fits(field, record[name])) return false;
    }
    return true;
  }

  function print(action: A): string {
    let text: string = action.do;
    for (const { name, prefix } of known.get(action.do)?.fields ?? []) text += prefix + action[name];
    return text;
  }

  function parse(text: string): A | null {
    const before = heard.get(text);
    if (before !== undefined) return before;
    const action = Object.freeze(read(text));
    if (action !== null && heard.size < MOST_HEARD) {
      // A new text as the key: one from outside may be a slice of a whole log and keep all of that in memory.
      heard.set(print(action), action);
      own.add(action);
    }
    return action;
  }

  function read(text: string): A | null {
    if (text.length > LONGEST_TEXT) return null;
    const blank = text.indexOf(' ');
    const spelling = known.get(blank < 0 ? text : text.slice(0, blank));
    if (spelling === undefined) return null;
    const action: Record<string, string | number> = { do: spelling.verb };
    let at = spelling.verb.length;
    for (const { name, prefix, field } of spelling.fields) {
      if (!text.startsWith(prefix, at)) return null;
      const from = at + prefix.length;
      const end = text.indexOf(' ', from);
      at = end < 0 ? text.length : end;
      const said =
        field.kind === 'int' ? within(field, integerAt(text, from, at)) : wordAt(field.words, text, from, at);
      if (said === null) return null;
      action[name] = said;
    }
    return at === text.length ? (action as A) : null;
  }

  function same(a: A, b: A): boolean {
    if (a.do !== b.do) return false;
    for (const { name } of known.get(a.do)?.fields ?? []) if (a[name] !== b[name]) return false;
    return true;
  }

  return { verbs, is, print, parse, same };
}

/** One verb, prepared for parsing and printing. */
interface Spelling {
  /** The string of the table itself, which is fast to compare. */
  readonly verb: string;
  readonly fields: readonly { readonly name: string; readonly prefix: string; readonly field: Field }[];
}

function spellingOf(verb: string, fields: Verbs[string]): Spelling {
  return { verb, fields: Object.entries(fields).map(([name, field]) => ({ name, prefix: ` ${name}=`, field })) };
}

/** Most digits of an integer: more would not be exact. */
const MOST_DIGITS = 15;
const ZERO = 48;
const MINUS = 45;

function within({ min, max }: { readonly min: number; readonly max: number }, value: number | null): number | null {
  return value !== null && value >= min && value <= max ? value : null;
}

/** The integer between two positions of the text, or null if it is none or could be written shorter. */
function integerAt(text: string, from: number, to: number): number | null {
  const first = text.charCodeAt(from) === MINUS ? from + 1 : from;
  const digits = to - first;
  if (digits < 1 || digits > MOST_DIGITS) return null;
  let value = 0;
  for (let i = first; i < to; i++) {
    const digit = text.charCodeAt(i) - ZERO;
    if (digit < 0 || digit > 9) return null;
    value = value * 10 + digit;
  }
  if (text.charCodeAt(first) === ZERO && (digits > 1 || first > from)) return null;
  return first > from ? -value : value;
}

function wordAt(words: readonly string[], text: string, from: number, to: number): string | null {
  for (const said of words) if (said.length === to - from && text.startsWith(said, from)) return said;
  return null;
}

/** Characters that canonical text can contain: no blanks, no brackets, because of the line of the log around it. */
const SPELLING = /^[^\s[\]=]+$/;

function checkSpelling(verbs: Verbs): void {
  for (const [verb, fields] of Object.entries(verbs)) {
    const words = Object.values(fields).flatMap(field => (field.kind === 'word' ? field.words : []));
    const odd = [verb, ...Object.keys(fields), ...words].find(part => !SPELLING.test(part));
    if (odd !== undefined) throw new Error(`the answer ${verb} cannot be written with "${odd}"`);
    if (Object.hasOwn(fields, 'do')) throw new Error(`the answer ${verb} cannot have a field named "do"`);
  }
}

function fits(field: Field, value: unknown): boolean {
  if (field.kind === 'word') return typeof value === 'string' && field.words.includes(value);
  return (
    Number.isInteger(value) && (value as number) >= field.min && (value as number) <= field.max && !Object.is(value, -0)
  );
}

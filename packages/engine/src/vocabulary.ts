/**
 * The words in which a rulebook's answers are spoken. One table gives the TypeScript union, the check of anything that
 * arrives from outside, and the canonical text: `volley ship=2 aim=hull decks=3`.
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
  /** Null for anything that is not exactly the canonical text of an action. */
  parse(text: string): A | null;
  /** Checks a value from outside: known verb, exactly its fields, each in range. */
  is(value: unknown): value is A;
  same(a: A, b: A): boolean;
}

/** No canonical text comes near this; anything longer is not read at all. */
const LONGEST_TEXT = 400;

export function vocabularyOf<const V extends Verbs>(verbs: V): Vocabulary<ActionOf<V> & Action> {
  type A = ActionOf<V> & Action;
  checkSpelling(verbs);
  const fieldsOf = new Map(Object.entries(verbs).map(([verb, fields]) => [verb, Object.entries(fields)]));

  function is(value: unknown): value is A {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
    const record = value as Record<string, unknown>;
    const verb = Object.hasOwn(record, 'do') ? record['do'] : undefined;
    const fields = typeof verb === 'string' ? fieldsOf.get(verb) : undefined;
    if (!fields || Object.keys(record).length !== fields.length + 1) return false;
    return fields.every(([name, field]) => Object.hasOwn(record, name) && fits(field, record[name]));
  }

  function print(action: A): string {
    let text: string = action.do;
    for (const [name] of fieldsOf.get(action.do) ?? []) text += ` ${name}=${action[name]}`;
    return text;
  }

  function parse(text: string): A | null {
    if (text.length > LONGEST_TEXT) return null;
    const [verb = '', ...words] = text.split(' ');
    const fields = fieldsOf.get(verb);
    if (!fields || words.length !== fields.length) return null;
    const action: Record<string, string | number> = { do: verb };
    for (const [i, [name, field]] of fields.entries()) {
      const said = words[i] ?? '';
      if (!said.startsWith(`${name}=`)) return null;
      const value = said.slice(name.length + 1);
      action[name] = field.kind === 'int' ? Number(value) : value;
    }
    return is(action) && print(action) === text ? action : null;
  }

  function same(a: A, b: A): boolean {
    if (a.do !== b.do) return false;
    for (const [name] of fieldsOf.get(a.do) ?? []) if (a[name] !== b[name]) return false;
    return true;
  }

  return { verbs, is, print, parse, same };
}

/** What canonical text, and a line of the log around it, can hold: no blanks, no brackets. */
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

/** Answers that no honest client sends. None of them may be taken, crash the rulebook, or change anything. */

import type { Action, AnyRuleset, Field, Rng } from '@weathergauge/engine';

export interface Forgery {
  readonly name: string;
  readonly value: unknown;
}

const HUGE_TEXT = 'x'.repeat(100_000);
const ODD_VALUES: readonly Forgery[] = [
  { name: 'NaN', value: Number.NaN },
  { name: 'Infinity', value: Number.POSITIVE_INFINITY },
  { name: '-Infinity', value: Number.NEGATIVE_INFINITY },
  { name: '-0', value: -0 },
  { name: '1e308', value: 1e308 },
  { name: '2^53', value: 2 ** 53 },
  { name: '0.5', value: 0.5 },
  { name: '-1e9', value: -1e9 },
  { name: 'the text of a number', value: '1' },
  { name: 'a huge text', value: HUGE_TEXT },
  { name: 'empty text', value: '' },
  { name: '__proto__', value: '__proto__' },
  { name: 'constructor', value: 'constructor' },
  { name: 'null', value: null },
  { name: 'undefined', value: undefined },
  { name: 'true', value: true },
  { name: 'a list', value: [1] },
  { name: 'a number box', value: Object(1) },
  { name: 'a number-like object', value: { valueOf: () => 1, toString: () => '1' } },
  { name: 'a bigint', value: 1n },
  { name: 'a symbol', value: Symbol('1') },
  { name: 'a function', value: () => 1 },
];

/** Things that are no answer at all, whatever is on offer. */
export const NOT_ANSWERS: readonly Forgery[] = [
  ...ODD_VALUES,
  { name: 'an empty object', value: {} },
  { name: 'an object of no kind', value: Object.create(null) },
  { name: 'an unknown verb', value: { do: 'mutiny' } },
  { name: 'a verb from the prototype', value: { do: 'toString' } },
  { name: 'a date', value: new Date(0) },
  { name: 'a map', value: new Map([['do', 'pass']]) },
  { name: 'a whole state', value: { stack: [], round: 0 } },
];

/** An offer spoilt in every way that we could think of. */
export function spoilt(offer: Action): Forgery[] {
  const list: Forgery[] = [];
  const say = (name: string, value: unknown) => list.push({ name, value });
  const fields = Object.keys(offer);
  for (const field of fields) {
    for (const odd of ODD_VALUES) say(`${field} is ${odd.name}`, { ...offer, [field]: odd.value });
    const { [field]: _gone, ...rest } = offer;
    say(`${field} is missing`, rest);
    say(`${field} is inherited`, Object.assign(Object.create({ [field]: offer[field] }), rest));
    say(`${field} is inherited and another stands for it`, Object.assign(Object.create(offer), rest, { extra: 1 }));
    say(
      `${field} reads as nonsense`,
      reading(offer, field, () => HUGE_TEXT),
    );
  }
  say('an extra field', { ...offer, extra: 1 });
  say('an extra __proto__', JSON.parse(`{"__proto__":{"admin":1},${JSON.stringify(offer).slice(1)}`));
  say('an extra constructor', { ...offer, constructor: 1 });
  say('in a list', [offer]);
  say('a list with the fields', Object.assign([], offer));
  say('inherited as a whole', Object.create(offer));
  say('as JSON text', JSON.stringify(offer));
  say(
    'a function with the fields',
    Object.assign(() => 0, offer),
  );
  return list;
}

/** The offer, with one field that is computed when it is read. */
function reading(offer: Action, field: string, get: () => unknown): object {
  return Object.defineProperty({ ...offer }, field, { get, enumerable: true });
}

/** A forgery may happen to be, field by field, another offer: then it is no forgery. Judged without the vocabulary. */
export function isHonest(offers: readonly Action[], value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return false;
  const fields = Object.entries(Object.getOwnPropertyDescriptors(value));
  return offers.some(
    offer =>
      fields.length === Object.keys(offer).length &&
      fields.every(
        ([name, field]) => 'value' in field && Object.hasOwn(offer, name) && Object.is(field.value, offer[name]),
      ),
  );
}

/** Well-formed answers, on offer or not: each verb with its least and greatest values, and some at random. */
export function wellFormed(ruleset: AnyRuleset, rng: Rng, perVerb = 6): Action[] {
  return Object.entries(ruleset.vocabulary.verbs).flatMap(([verb, fields]) => {
    const made = new Map<string, Action>();
    for (let i = 0; i < perVerb; i++) {
      const values = Object.entries(fields).map(([name, field]) => [name, valueOf(field, i, rng)] as const);
      const action: Action = { ...Object.fromEntries(values), do: verb };
      made.set(ruleset.vocabulary.print(action), action);
    }
    return [...made.values()];
  });
}

function valueOf(field: Field, i: number, rng: Rng): number | string {
  if (field.kind === 'word') return field.words[i < field.words.length ? i : rng.below(field.words.length)] ?? '';
  if (i === 0) return field.min;
  if (i === 1) return field.max;
  return field.min + rng.below(field.max - field.min + 1);
}

/** Whether a value is plain data: what JSON gives back exactly as it was. */

export interface Plainness {
  /** States hold integers only, so that every machine agrees on them. What is shown may hold fractions. */
  readonly numbers: 'integers' | 'finite';
  /** A state that names one object twice falls apart when it is saved. What is shown is never changed. */
  readonly sharing: 'forbidden' | 'allowed';
}

export const STATE: Plainness = { numbers: 'integers', sharing: 'forbidden' };
export const SHOWN: Plainness = { numbers: 'finite', sharing: 'allowed' };

/** The first few places where a value is not plain. What is plain comes back from JSON as it was: `plain.test.ts` has that. */
export function unplain(value: unknown, rules: Plainness, name: string): string[] {
  return isPlain(value, rules, new Set(), 0) ? [] : firstOdd(value, rules, name);
}

/** Deeper than anything that is meant; what contains itself is found by this. */
const DEEPEST = 1000;

/** Without a word of where: this is asked of every event and of whole states, thousands of times a second. */
function isPlain(x: unknown, rules: Plainness, seen: Set<object>, depth: number): boolean {
  if (typeof x === 'number') return oddNumber(x, rules) === null;
  if (x === null || typeof x === 'string' || typeof x === 'boolean') return true;
  if (typeof x !== 'object' || depth > DEEPEST) return false;
  if (rules.sharing === 'forbidden') {
    if (seen.has(x)) return false;
    seen.add(x);
  }
  if (Array.isArray(x)) {
    if (Object.keys(x).length !== x.length) return false;
    for (const item of x) if (!isPlain(item, rules, seen, depth + 1)) return false;
    return true;
  }
  if (Object.getPrototypeOf(x) !== Object.prototype) return false;
  for (const key of Reflect.ownKeys(x)) {
    const field = typeof key === 'string' ? Object.getOwnPropertyDescriptor(x, key) : undefined;
    if (field?.enumerable !== true || !('value' in field) || !isPlain(field.value, rules, seen, depth + 1))
      return false;
  }
  return true;
}

/** The same again with the paths, for a value that has failed. */
function firstOdd(value: unknown, rules: Plainness, name: string): string[] {
  const found: string[] = [];
  const seen = new Set<object>();
  const open = new Set<object>();

  function visit(x: unknown, path: string): void {
    if (found.length >= 3) return;
    const say = (what: string) => found.push(`${path} ${what}`);
    if (typeof x === 'number') {
      const odd = oddNumber(x, rules);
      if (odd !== null) say(odd);
      return;
    }
    if (x === null || typeof x === 'string' || typeof x === 'boolean') return;
    if (typeof x !== 'object') {
      say(`is ${typeof x === 'undefined' ? 'undefined' : `a ${typeof x}`}`);
      return;
    }
    if (open.has(x)) {
      say('contains itself');
      return;
    }
    if (rules.sharing === 'forbidden' && seen.has(x)) {
      say('is also named elsewhere: a shared reference');
      return;
    }
    seen.add(x);
    open.add(x);
    if (Array.isArray(x)) {
      if (Object.keys(x).length !== x.length) say('has holes or named fields');
      for (const [i, item] of x.entries()) visit(item, `${path}[${i}]`);
    } else {
      if (Object.getPrototypeOf(x) !== Object.prototype) say('is not a plain object');
      if (Object.getOwnPropertySymbols(x).length > 0) say('has a symbol for a key');
      for (const [key, field] of Object.entries(Object.getOwnPropertyDescriptors(x))) {
        if (!('value' in field) || !field.enumerable) say(`hides ${key} behind an accessor`);
        else visit(field.value, `${path}.${key}`);
      }
    }
    open.delete(x);
  }

  visit(value, name);
  return found;
}

function oddNumber(x: number, rules: Plainness): string | null {
  if (Object.is(x, -0)) return 'is -0';
  if (!Number.isFinite(x)) return `is ${x}`;
  if (rules.numbers === 'integers' && !Number.isSafeInteger(x)) return `is ${x}, not a safe integer`;
  return null;
}

/** Every object within a value, itself included. */
export function objectsIn(value: unknown, into = new Set<object>()): Set<object> {
  if (typeof value === 'object' && value !== null && !into.has(value)) {
    into.add(value);
    for (const item of Object.values(value)) objectsIn(item, into);
  }
  return into;
}

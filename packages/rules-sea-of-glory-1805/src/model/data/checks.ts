/** Small checks that the form of a data pack is put together from. Each says what is wrong, and where. */

export type Say = (what: string) => void;
export type Check = (x: unknown, path: string, say: Say) => void;

export function isRecord(x: unknown): x is Readonly<Record<string, unknown>> {
  return typeof x === 'object' && x !== null && !Array.isArray(x);
}

export function int(min: number, max: number): Check {
  return (x, path, say) => {
    if (!Number.isInteger(x) || (x as number) < min || (x as number) > max)
      say(`${path} is no whole number from ${min} to ${max}`);
  };
}

export function degrees(most: number): Check {
  return (x, path, say) => {
    if (typeof x !== 'number' || !(Math.abs(x) <= most)) say(`${path} is no number of degrees up to ${most}`);
  };
}

export function word(known: readonly string[]): Check {
  return (x, path, say) => {
    if (!known.includes(x as string)) say(`${path} is none of ${known.join(', ')}`);
  };
}

const LONGEST = 400;

export const text: Check = (x, path, say) => {
  if (typeof x !== 'string' || x.trim() === '' || x.length > LONGEST)
    say(`${path} is no text of 1 to ${LONGEST} characters`);
};

export const yesOrNo: Check = (x, path, say) => {
  if (typeof x !== 'boolean') say(`${path} is neither true nor false`);
};

export function orNull(check: Check): Check {
  return (x, path, say) => {
    if (x !== null) check(x, path, say);
  };
}

export function exactly(wanted: string): Check {
  return (x, path, say) => {
    if (x !== wanted) say(`${path} is not ${wanted}`);
  };
}

/** Entries are named in what is said, where they have a name. */
export function list(check: Check, min: number, max = min): Check {
  return (x, path, say) => {
    if (!Array.isArray(x)) return say(`${path} is not a list`);
    if (x.length < min || x.length > max)
      return say(`${path} has ${x.length} entries, not ${min === max ? min : `${min} to ${max}`}`);
    for (const [i, each] of x.entries()) check(each, `${path}[${i}]${labelOf(each)}`, say);
  };
}

function labelOf(x: unknown): string {
  const name = isRecord(x) ? (x['name'] ?? x['id']) : undefined;
  return typeof name === 'string' && name.length <= 40 ? ` (${name})` : '';
}

/** All `needed` parts, and no others but the `optional` ones. */
export function parts(needed: Readonly<Record<string, Check>>, optional: Readonly<Record<string, Check>> = {}): Check {
  return (x, path, say) => {
    const dot = path === '' ? '' : `${path}.`;
    if (!isRecord(x)) return say(`${path === '' ? 'the pack' : path} is not an object`);
    for (const key of Object.keys(x))
      if (!Object.hasOwn(needed, key) && !Object.hasOwn(optional, key)) say(`${dot}${key} is no part of a pack`);
    for (const [key, check] of Object.entries(needed))
      if (Object.hasOwn(x, key)) check(x[key], `${dot}${key}`, say);
      else say(`${dot}${key} is missing`);
    for (const [key, check] of Object.entries(optional)) if (Object.hasOwn(x, key)) check(x[key], `${dot}${key}`, say);
  };
}

/** One entry for each word. */
export function byWord(words: readonly string[], check: Check): Check {
  return parts(Object.fromEntries(words.map(name => [name, check])));
}

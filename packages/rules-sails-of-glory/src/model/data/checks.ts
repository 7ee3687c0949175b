/** Small checks of untrusted JSON, put together like the shape they describe. Each adds its problems to a list. */

export type Check = (value: unknown, path: string, problems: string[]) => void;

const at = (path: string, message: string): string => (path === '' ? message : `${path}: ${message}`);
const under = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function whole(from: number, to: number): Check {
  return (value, path, problems) => {
    if (!Number.isInteger(value) || (value as number) < from || (value as number) > to) {
      problems.push(at(path, `must be a whole number from ${from} to ${to}`));
    }
  };
}

/** At most two decimals: the rules reckon in hundredths. */
export function number(from: number, to: number): Check {
  return (value, path, problems) => {
    if (typeof value !== 'number' || !(value >= from && value <= to)) {
      problems.push(at(path, `must be a number from ${from} to ${to}`));
    } else if (Math.round(value * 100) / 100 !== value) {
      problems.push(at(path, 'must have at most two decimals'));
    }
  };
}

export function text(pattern: RegExp, message: string): Check {
  return (value, path, problems) => {
    if (typeof value !== 'string') problems.push(at(path, 'must be text'));
    else if (!pattern.test(value)) problems.push(at(path, message));
  };
}

export function choice(values: readonly (string | boolean)[]): Check {
  const names = values.map(value => JSON.stringify(value)).join(', ');
  return (value, path, problems) => {
    if (!values.some(allowed => allowed === value)) problems.push(at(path, `must be one of ${names}`));
  };
}

export function list(of: Check, least: number, most: number): Check {
  return (value, path, problems) => {
    if (!Array.isArray(value)) {
      problems.push(at(path, 'must be a list'));
      return;
    }
    if (value.length < least || value.length > most) {
      problems.push(at(path, least === most ? `must have ${least} entries` : `must have ${least} to ${most} entries`));
    }
    value.forEach((entry, index) => of(entry, `${path}[${index}]`, problems));
  };
}

export function exactly(of: readonly Check[]): Check {
  return (value, path, problems) => {
    if (!Array.isArray(value) || value.length !== of.length) {
      problems.push(at(path, `must be a list of ${of.length}`));
      return;
    }
    of.forEach((check, index) => check(value[index], `${path}[${index}]`, problems));
  };
}

/** A field that need not be there. */
interface Optional {
  readonly optional: Check;
}

export function optional(of: Check): Optional {
  return { optional: of };
}

export function fields(of: Readonly<Record<string, Check | Optional>>): Check {
  return (value, path, problems) => {
    if (!isRecord(value)) {
      problems.push(at(path, 'must be an object'));
      return;
    }
    for (const [key, check] of Object.entries(of)) {
      const required = typeof check === 'function';
      if (Object.hasOwn(value, key)) (required ? check : check.optional)(value[key], under(path, key), problems);
      else if (required) problems.push(at(under(path, key), 'is missing'));
    }
    for (const key of Object.keys(value)) {
      if (!Object.hasOwn(of, key)) problems.push(at(under(path, key), 'is not known here'));
    }
  };
}

export function each(of: Check, keys: readonly string[]): Check {
  return fields(Object.fromEntries(keys.map(key => [key, of])));
}

export function either(whenList: Check, otherwise: Check): Check {
  return (value, path, problems) => (Array.isArray(value) ? whenList : otherwise)(value, path, problems);
}

/**
 * Patches between two pieces of plain data, so that a view need not be sent whole with every turn. A patch is `[value]` if the whole value
 * is replaced, otherwise an object with a patch for each field or index that differs: null for a removed field, `length` for a list of
 * another length.
 */

export type Patch = readonly [value: unknown] | { readonly [field: string]: Patch | null };

/** The patch from one value to another; null if nothing has changed. */
export function patchOf(before: unknown, after: unknown): Patch | null {
  if (before === after) return null;
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null) return [after];
  if (Array.isArray(before) !== Array.isArray(after)) return [after];
  return Array.isArray(before)
    ? listPatch(before, after as readonly unknown[])
    : fieldsPatch(before as Fields, after as Fields);
}

type Fields = Readonly<Record<string, unknown>>;

type Changes = Record<string, Patch | null>;

function listPatch(before: readonly unknown[], after: readonly unknown[]): Patch | null {
  let patch: Changes | null = before.length === after.length ? null : { length: [after.length] };
  for (let i = 0; i < after.length; i++) {
    const now = after[i];
    if (i < before.length && now === before[i]) continue;
    const inside = i < before.length ? patchOf(before[i], now) : ([now] as const);
    if (inside === null) continue;
    patch ??= {};
    patch[i] = inside;
  }
  return patch;
}

function fieldsPatch(before: Fields, after: Fields): Patch | null {
  let patch: Changes | null = null;
  let shared = 0;
  for (const field in after) {
    const now = after[field];
    // JSON omits undefined fields, so the other side does not have them.
    if (now === undefined) continue;
    const was = before[field];
    const isShared = now === was || has(before, field);
    if (isShared) shared++;
    if (now === was) continue;
    const inside = isShared ? patchOf(was, now) : ([now] as const);
    if (inside === null) continue;
    patch ??= {};
    patch[field] = inside;
  }
  if (countOf(before) === shared) return patch;
  for (const field in before) {
    if (before[field] === undefined || has(after, field)) continue;
    patch ??= {};
    patch[field] = null;
  }
  return patch;
}

/**
 * The number of fields, including undefined ones. Comparing counts is cheaper than looking for each field, and nearly always no field
 * is gone.
 */
function countOf(fields: Fields): number {
  let count = 0;
  for (const _ in fields) count++;
  return count;
}

/** Whether an object has this field itself, and does not inherit it from its prototype. */
function has(fields: Fields, field: string): boolean {
  const value = fields[field];
  if (value === undefined) return false;
  return (typeof value !== 'function' && field !== '__proto__') || Object.hasOwn(fields, field);
}

/** A copy of `before` with the patch applied; unchanged parts are shared. */
export function patched(before: unknown, patch: Patch | null): unknown {
  if (patch === null) return before;
  if (isValue(patch)) return patch[0];
  if (Array.isArray(before)) {
    const list: unknown[] = before.slice();
    for (const [place, inside] of Object.entries(patch)) {
      if (place === 'length') list.length = (inside as readonly [number])[0];
      else list[Number(place)] = patched(list[Number(place)], inside);
    }
    return list;
  }
  const fields: Record<string, unknown> = { ...(before as Fields) };
  for (const [field, inside] of Object.entries(patch)) {
    if (inside === null) delete fields[field];
    else fields[field] = patched(fields[field], inside);
  }
  return fields;
}

const isValue = (patch: Patch): patch is readonly [value: unknown] => Array.isArray(patch);

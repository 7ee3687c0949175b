/** The form of a data pack, and what is wrong with one that a host brings. */

export interface ShipCard {
  readonly id: string;
  readonly name: string;
  readonly year: number;
  readonly nation: 'american' | 'british' | 'french';
  readonly hull: 'slow' | 'average' | 'fast';
  readonly strength: 'fragile' | 'average' | 'firm';
  readonly quality: 'green' | 'average' | 'crack';
  readonly firepower: number;
  readonly capacity: number;
  /** From box 1 up: long guns and carronades of each. The four sections are alike. */
  readonly boxes: readonly (readonly [number, number])[];
  readonly crew: number;
  /** Boxes of the crew track with a red number, and the number. */
  readonly red: readonly (readonly [number, number])[];
  readonly rigging: number;
  /** Boxes of the rigging track from 1 up in which she may only use Fighting Sail. */
  readonly fightingOnly: number;
  readonly source: string;
}

export interface BridgeCard {
  /** P and a number for Play Now, H for Hold. */
  readonly id: string;
  readonly name: string;
  readonly copies: number;
  readonly effect: string;
}

export interface MoraleColumn {
  readonly upTo: number;
  readonly dice: readonly number[];
}

export interface DataPack {
  readonly rulebook: 'captains-sea';
  readonly provenance: Readonly<Record<string, string>>;
  readonly ships: readonly ShipCard[];
  readonly deck: readonly BridgeCard[];
  readonly baseMovement: readonly (readonly number[])[];
  readonly hullBonus: Readonly<Record<ShipCard['hull'], readonly number[]>>;
  readonly impulses: readonly (readonly number[])[];
  readonly damage: readonly (readonly number[])[];
  readonly fireHigh: readonly number[];
  readonly fireLow: readonly number[];
  readonly morale: readonly MoraleColumn[];
  readonly squares: Readonly<Record<'A' | 'B' | 'C' | 'D', readonly [number, number]>>;
}

type Say = (what: string) => void;

/** Checked against the printed pack: the same ships and cards in the same order, figures of the same kind within bounds. */
export function problemsOf(pack: unknown, printed: DataPack): readonly string[] {
  const found: string[] = [];
  const say: Say = what => void found.push(what);
  if (!isRecord(pack)) return ['the pack is not an object'];
  if (pack['rulebook'] !== printed.rulebook) say(`rulebook is not ${printed.rulebook}`);
  const keys = Object.keys(printed);
  for (const key of Object.keys(pack)) if (!keys.includes(key)) say(`${key} is no part of a pack`);
  const provenance = pack['provenance'];
  if (!isRecord(provenance) || !Object.values(provenance).every(note => typeof note === 'string'))
    say('provenance is no list of notes');
  table(pack['baseMovement'], 'baseMovement', 8, 8, 0, 12, say);
  if (isRecord(pack['hullBonus']))
    for (const hull of ['slow', 'average', 'fast']) row(pack['hullBonus'][hull], `hullBonus.${hull}`, 8, 0, 6, say);
  else say('hullBonus is missing');
  impulses(pack['impulses'], say);
  table(pack['damage'], 'damage', 22, 12, 0, 121212, say);
  row(pack['fireHigh'], 'fireHigh', 12, 0, 6, say);
  row(pack['fireLow'], 'fireLow', 12, 0, 6, say);
  morale(pack['morale'], say);
  squares(pack['squares'], say);
  list(pack['ships'], 'ships', printed.ships, ship, say);
  list(pack['deck'], 'deck', printed.deck, card, say);
  return found;
}

function isRecord(x: unknown): x is Record<string, unknown> {
  return typeof x === 'object' && x !== null && !Array.isArray(x);
}

function isInt(x: unknown, min: number, max: number): x is number {
  return Number.isInteger(x) && (x as number) >= min && (x as number) <= max;
}

function row(x: unknown, path: string, length: number, min: number, max: number, say: Say): void {
  if (!Array.isArray(x) || x.length !== length) return say(`${path} is not a list of ${length}`);
  if (!x.every(n => isInt(n, min, max))) say(`${path} has something that is no number from ${min} to ${max}`);
}

function table(x: unknown, path: string, rows: number, length: number, min: number, max: number, say: Say): void {
  if (!Array.isArray(x) || x.length !== rows) return say(`${path} has not ${rows} rows`);
  for (const [i, each] of x.entries()) row(each, `${path}[${i}]`, length, min, max, say);
}

function impulses(x: unknown, say: Say): void {
  if (!Array.isArray(x) || x.length !== 12) return say('impulses has not 12 rows');
  for (const [i, each] of x.entries()) {
    row(each, `impulses[${i}]`, i + 1, 1, 12, say);
    if (Array.isArray(each) && new Set(each).size !== each.length) say(`impulses[${i}] names an impulse twice`);
  }
}

function morale(x: unknown, say: Say): void {
  if (!Array.isArray(x) || x.length === 0) return say('morale is not a list');
  let last = 0;
  for (const [i, each] of x.entries()) {
    if (!isRecord(each) || !isInt(each['upTo'], last + 1, 99)) return say(`morale[${i}].upTo does not rise`);
    last = each['upTo'];
    row(each['dice'], `morale[${i}].dice`, 6, 0, 8, say);
  }
  if (last < 12) say('morale has no column for 12 hits');
}

function squares(x: unknown, say: Say): void {
  for (const name of ['A', 'B', 'C', 'D']) {
    const at: unknown = isRecord(x) ? x[name] : undefined;
    if (!Array.isArray(at) || at.length !== 2 || !isInt(at[0], 1, 25) || !isInt(at[1], 1, 19))
      say(`squares.${name} is not on the map`);
  }
}

function list(
  x: unknown,
  path: string,
  printed: readonly { readonly id: string }[],
  check: (each: Record<string, unknown>, path: string, say: Say) => void,
  say: Say,
): void {
  if (!Array.isArray(x) || x.length !== printed.length) return say(`${path} has not ${printed.length} entries`);
  for (const [i, each] of x.entries()) {
    const id = printed[i]?.id ?? '';
    if (!isRecord(each) || each['id'] !== id) say(`${path}[${i}] is not ${id}`);
    else check(each, `${path}.${id}`, say);
  }
}

function ship(each: Record<string, unknown>, path: string, say: Say): void {
  const words: Readonly<Record<string, readonly string[]>> = {
    nation: ['american', 'british', 'french'],
    hull: ['slow', 'average', 'fast'],
    strength: ['fragile', 'average', 'firm'],
    quality: ['green', 'average', 'crack'],
  };
  for (const [key, known] of Object.entries(words))
    if (!known.includes(each[key] as string)) say(`${path}.${key} is none of ${known.join(', ')}`);
  if (typeof each['name'] !== 'string' || each['name'].trim() === '') say(`${path} has no name`);
  if (typeof each['source'] !== 'string') say(`${path} has no source`);
  const bounds: Readonly<Record<string, readonly [number, number]>> = {
    year: [1600, 1900],
    firepower: [0, 12],
    capacity: [1, 200],
    crew: [1, 40],
    rigging: [1, 30],
    fightingOnly: [0, 30],
  };
  for (const [key, [min, max]] of Object.entries(bounds))
    if (!isInt(each[key], min, max)) say(`${path}.${key} is no number from ${min} to ${max}`);
  const boxes = each['boxes'];
  if (!Array.isArray(boxes) || boxes.length < 1 || boxes.length > 8) say(`${path}.boxes is not a list of 1 to 8`);
  else for (const [i, box] of boxes.entries()) row(box, `${path}.boxes[${i}]`, 2, 0, 8, say);
  const red = each['red'];
  if (!Array.isArray(red) || red.length > 8) say(`${path}.red is not a list of up to 8`);
  else for (const [i, pair] of red.entries()) row(pair, `${path}.red[${i}]`, 2, 1, 40, say);
}

function card(each: Record<string, unknown>, path: string, say: Say): void {
  if (!isInt(each['copies'], 0, 9)) say(`${path}.copies is no number from 0 to 9`);
  if (typeof each['name'] !== 'string' || typeof each['effect'] !== 'string') say(`${path} has no words`);
}

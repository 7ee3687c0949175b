/**
 * Checks saved games field by field when they are read from the browser's storage: an older version of the page may have written another
 * shape, and the record may be damaged. An invalid record is set aside; nothing is thrown.
 */

import { LONGEST_REMARK, textFault } from '@weathergauge/engine';
import type { GamePack, SavedGame, SeatPlan } from './protocol.ts';
import { readOfficer } from './protocol.ts';
import type { Sealed } from './sealing.ts';
import { LONGEST_TEXT, looksLikeLog } from './share.ts';

/** The secrets of a running game, which must not be readable in the storage: its log and the key of its dice. */
export type Secrets = Pick<SavedGame, 'log' | 'key'>;
export type Open = Omit<SavedGame, keyof Secrets>;
/** A record: readable fields, and secrets, which are encrypted while the game is running if the browser can do that. */
export type Stored = Open & (Secrets | { readonly sealed: Sealed });

/** The first invalid field. */
export interface BadField {
  readonly badField: string;
}

export function isBadField(x: object): x is BadField {
  return 'badField' in x;
}

type Checks = Readonly<Record<string, (value: unknown) => boolean>>;

const NAME = /^[A-Za-z0-9][\w.-]{0,99}$/;
const KEY = /^[0-9a-f]{64}$/;
const LONGEST_ID = 100;
const MOST_SEATS = 4;
/** The largest valid date, in milliseconds. */
const LAST_DAY = 8.64e15;
const IV_BYTES = 12;

const isText = (x: unknown, longest: number): x is string =>
  typeof x === 'string' && x !== '' && textFault(x, longest) === null;
const isName = (x: unknown): boolean => typeof x === 'string' && NAME.test(x);

const openChecks: Checks = {
  id: x => isText(x, LONGEST_ID),
  ruleset: isName,
  scenario: isName,
  // Copied, because `every` skips holes in an array.
  seats: x => Array.isArray(x) && x.length >= 1 && x.length <= MOST_SEATS && Array.from(x).every(isSeatPlan),
  savedAt: x => typeof x === 'number' && x >= 0 && x <= LAST_DAY,
  over: x => typeof x === 'boolean',
  headline: x => x === '' || isText(x, LONGEST_REMARK),
  pack: x => x === undefined || x === null || isGamePack(x),
};

const secretChecks: Checks = {
  log: x => typeof x === 'string' && x.length <= LONGEST_TEXT && looksLikeLog(x),
  key: x => x === null || (typeof x === 'string' && KEY.test(x)),
};

/** Reads own fields only, nothing from a prototype. */
function own(x: object, field: string): unknown {
  return Object.hasOwn(x, field) ? (x as Record<string, unknown>)[field] : undefined;
}

function firstBad(x: object, checks: Checks): string | undefined {
  return Object.keys(checks).find(field => checks[field]?.(own(x, field)) !== true);
}

/** A new object with the known fields alone, once they have been checked. */
function pick(x: object, checks: Checks): object {
  return Object.fromEntries(Object.keys(checks).map(field => [field, own(x, field) ?? null]));
}

export function checkStored(x: unknown): Stored | BadField {
  if (typeof x !== 'object' || x === null) return { badField: 'id' };
  const badField = firstBad(x, openChecks);
  if (badField !== undefined) return { badField };
  const open = tidy(pick(x, openChecks) as Open);
  const sealed = own(x, 'sealed');
  if (sealed !== undefined) return isSealed(sealed) ? { ...open, sealed } : { badField: 'sealed' };
  const secrets = checkSecrets(x);
  return isBadField(secrets) ? secrets : { ...open, ...secrets };
}

export function checkSecrets(x: unknown): Secrets | BadField {
  if (typeof x !== 'object' || x === null) return { badField: 'log' };
  const badField = firstBad(x, secretChecks);
  return badField === undefined ? (pick(x, secretChecks) as Secrets) : { badField };
}

/** Copies only known fields, of seats and pack too. */
function tidy(open: Open): Open {
  const { seats, pack = null } = open;
  return {
    ...open,
    // Not `seats.map`, which uses the array's `constructor`; a forged record could replace it.
    seats: Array.from(
      seats,
      (seat): SeatPlan => (seat.kind === 'human' ? { kind: 'human' } : { kind: 'agent', level: seat.level }),
    ),
    pack: pack === null ? null : { name: pack.name, data: pack.data },
  };
}

export function isSeatPlan(x: unknown): x is SeatPlan {
  if (typeof x !== 'object' || x === null) return false;
  const kind = own(x, 'kind');
  const level = own(x, 'level');
  return kind === 'human' || (kind === 'agent' && typeof level === 'string' && readOfficer(level) !== null);
}

/** Checks only the form of a pack; its rulebook checks the content when the game is opened. */
export function isGamePack(x: unknown): x is GamePack {
  if (typeof x !== 'object' || x === null) return false;
  const data = own(x, 'data');
  return isText(own(x, 'name'), LONGEST_ID) && typeof data === 'object' && data !== null;
}

function isSealed(x: unknown): x is Sealed {
  if (typeof x !== 'object' || x === null) return false;
  const iv = own(x, 'iv');
  return iv instanceof Uint8Array && iv.length === IV_BYTES && own(x, 'data') instanceof ArrayBuffer;
}

/**
 * Saves games to disk. While a game is on, its file is a save, which holds everything, including the key of the dice. When it is over, the
 * log replaces it, which may be shared. Older versions stored a log, with the key in a file beside it.
 */

import { existsSync, rmSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import type { FaultReport } from '@weathergauge/engine';
import type { GamePack, SavedMatch, SeatPlan } from '@weathergauge/host';
import { printSaveFile } from '@weathergauge/host/save-file';
import { badUsage, quote } from './failure.ts';
import { readText, removeStrays, replaceFile, writeNew } from './files.ts';

export interface Keeper {
  /** The file that is written after every answer, or null. */
  readonly path: string | null;
  /** Writes a save; when the game is over, the whole log. */
  save(saved: SavedMatch, path: string): void;
  /** Writes a log that may leave the table. */
  writeLog(log: string, path: string): void;
  /** Writes the report beside the game and returns its file name. */
  saveFault(report: FaultReport, path: string): string;
}

/** What a save holds besides the match. */
export interface Table {
  readonly seats: readonly SeatPlan[];
  readonly pack: GamePack | null;
}

/** A save and a report of a fault hold secrets. */
const OWNER_ONLY = 0o600;

/** Overwrites only files that this session has written or loaded, and never a save by a log. */
export function keeper(path: string | undefined, loaded: string | undefined, table: Table): Keeper {
  const saves = new Set(loaded === undefined ? [] : [resolve(loaded)]);
  const logs = new Set<string>();
  if (path !== undefined) {
    const names = [path, oldKeyFile(path)].map(file => basename(file));
    removeStrays(dirname(path), name => names.includes(name));
  }
  return {
    path: path ?? null,
    save(saved, to) {
      const { log, key, over } = saved;
      if (over) write(to, log, saves);
      else write(to, printSaveFile({ log, key, ...table }), saves, OWNER_ONLY);
      dropOldKey(saved, to);
    },
    writeLog: (log, to) => write(to, log, logs),
    saveFault,
  };
}

function write(to: string, text: string, ours: Set<string>, mode?: number): void {
  if (ours.has(resolve(to))) replaceFile(to, text, mode);
  else {
    if (existsSync(to))
      throw badUsage(`${quote(to)} is there already: go on with it by --load, or save under another name`);
    writeNew(to, text, mode);
  }
  ours.add(resolve(to));
}

/** Keeps the first report, because later faults may be consequences of it. */
function saveFault(report: FaultReport, path: string): string {
  const to = `${path}.fault`;
  if (!existsSync(to)) writeNew(to, `${JSON.stringify(report, null, 2)}\n`, OWNER_ONLY);
  return to;
}

// --- Games kept by older versions ---

const oldKeyFile = (path: string): string => `${path}.key`;

export function readOldKey(path: string): string {
  if (existsSync(oldKeyFile(path))) return readText(oldKeyFile(path)).trim();
  throw badUsage(
    `${quote(oldKeyFile(path))} with the dice of this game is missing: a log can be replayed; to go on takes a save`,
  );
}

/** Deletes an old key file after the save with the key is safely on the disk. A key of another game is left alone. */
function dropOldKey({ key }: SavedMatch, to: string): void {
  const old = oldKeyFile(to);
  if (key !== null && existsSync(old) && readText(old).trim() === key) rmSync(old, { force: true });
}

/**
 * Games on disk. While a game is on, its file is a save: it holds everything, the key of the dice too. Once it is over the log
 * takes its place, which may be shared. Games kept by older versions are a log with the key in a file beside it.
 */

import { existsSync, rmSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import type { FaultReport } from '@weathergauge/engine';
import type { GamePack, SavedMatch, SeatPlan } from '@weathergauge/host';
import { printSaveFile } from '@weathergauge/host/save-file';
import { badUsage, quote } from './failure.ts';
import { readText, removeStrays, replaceFile, writeNew } from './files.ts';

export interface Keeper {
  /** Where the game is kept after every answer, or null. */
  readonly path: string | null;
  /** Keeps all of it to go on with; the whole log when it is over. */
  save(saved: SavedMatch, path: string): void;
  /** Writes a log that may leave the table. */
  writeLog(log: string, path: string): void;
  /** Keeps the report beside the game and gives the name of its file. */
  saveFault(report: FaultReport, path: string): string;
}

/** What a save holds besides the match. */
export interface Table {
  readonly seats: readonly SeatPlan[];
  readonly pack: GamePack | null;
}

/** A save and a report of a fault hold secrets. */
const OWNER_ONLY = 0o600;

/** Writes over nothing but what this sitting has written or loaded, and no log over a save. */
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

/** The first one stays: others may follow from it. */
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

/** The key goes when the save that holds it is safe on the disk, and not before; a key of another game is left alone. */
function dropOldKey({ key }: SavedMatch, to: string): void {
  const old = oldKeyFile(to);
  if (key !== null && existsSync(old) && readText(old).trim() === key) rmSync(old, { force: true });
}

/** Game logs and data packs on disk: read with suspicion, written so that a crash loses nothing. */

import { closeSync, fsyncSync, mkdirSync, openSync, readSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { badUsage, quote } from './failure.ts';

/** Far beyond any game; a larger file is something else. */
const LARGEST = 64 * 1024 * 1024;
const PIECE = 1024 * 1024;

export function readText(path: string): string {
  let bytes: Uint8Array;
  try {
    bytes = readBytes(path);
  } catch (error) {
    throw whyNot(`cannot read ${quote(path)}`, error);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw badUsage(`${quote(path)} is not text`);
  }
}

/** Piece by piece, because a pipe or a device cannot say beforehand how much will come, and some never end. */
function readBytes(path: string): Uint8Array {
  const file = openSync(path, 'r');
  try {
    const pieces: Uint8Array[] = [];
    for (let size = 0; size <= LARGEST; ) {
      const piece = new Uint8Array(PIECE);
      const read = readSync(file, piece);
      if (read === 0) return Buffer.concat(pieces);
      pieces.push(piece.slice(0, read));
      size += read;
    }
  } finally {
    closeSync(file);
  }
  throw badUsage(`${quote(path)} is too large to be read`);
}

/** Either the old text or the new one is there after a crash, never a part: write aside, flush, rename, flush the folder. */
export function writeDurably(path: string, text: string, mode = 0o666): void {
  const aside = `${path}.${process.pid}.new`;
  try {
    const file = openSync(aside, 'w', mode);
    try {
      writeAndClose(file, text);
      renameSync(aside, path);
    } catch (error) {
      rmSync(aside, { force: true });
      throw error;
    }
    flushFolder(dirname(path));
  } catch (error) {
    throw whyNot(`cannot write ${quote(path)}`, error);
  }
}

function writeAndClose(file: number, text: string): void {
  try {
    // `writeSync` may leave off in the middle, when a disk fills up, and call that done.
    writeFileSync(file, text);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** For files that can be made again: no flush. */
export function writeQuickly(path: string, text: string): void {
  try {
    writeFileSync(path, text);
  } catch (error) {
    throw whyNot(`cannot write ${quote(path)}`, error);
  }
}

export function makeFolder(path: string): void {
  try {
    mkdirSync(path, { recursive: true });
  } catch (error) {
    throw whyNot(`cannot make the folder ${quote(path)}`, error);
  }
}

function flushFolder(path: string): void {
  // Windows cannot open a folder to flush it, and does not need to.
  if (process.platform === 'win32') return;
  const folder = openSync(path, 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EISDIR: 'it is a folder',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  ENOTDIR: 'a part of the path is not a folder',
  ENOSPC: 'the disk is full',
  EFBIG: 'the file would be larger than is allowed',
  EEXIST: 'a file has that name',
  EROFS: 'the disk is read-only',
  ENAMETOOLONG: 'the name is too long',
};

/** The line for a file that cannot be used; what is not about files goes on as it is. */
export function whyNot(what: string, error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const reason = code.startsWith('E') && !code.startsWith('ERR_') ? (REASONS[code] ?? code) : null;
  if (code === 'ERR_INVALID_ARG_VALUE') return badUsage(`${what}: it is no file name`);
  return reason === null ? error : badUsage(`${what}: ${reason}`);
}

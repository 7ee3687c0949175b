/** Game logs and data packs on disk: read within limits, and written so that a crash loses nothing. */

import {
  closeSync,
  fsync,
  fsyncSync,
  linkSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { badUsage, quote } from './failure.ts';

/** Larger files are refused: no game comes near this size. */
const LARGEST = 64 * 1024 * 1024;
const PIECE = 1024 * 1024;
/** Default permissions, restricted by the umask. */
const PUBLIC = 0o666;

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

/** Reads in pieces, because a pipe or device has no known size, and some never end. */
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

/** Writes a new file; fails if the name exists, as a file, folder or link. */
export function writeNew(path: string, text: string, mode = PUBLIC): void {
  write(path, text, mode, giveNewName);
  flushFolder(dirname(path));
}

/**
 * The same for many files of one folder. They are flushed at the same time, because the disk takes as long for one as for several. Call
 * `flushFolder` after the last. If one cannot be written, those before it stay.
 */
export async function writeMany(files: readonly { readonly path: string; readonly text: string }[]): Promise<void> {
  const written: Promise<void>[] = [];
  try {
    for (const { path, text } of files) {
      written.push(
        flushAndName(
          path,
          reported(path, () => writeAside(path, text, PUBLIC)),
        ),
      );
    }
  } finally {
    await Promise.allSettled(written);
  }
  await Promise.all(written);
}

const flushed = promisify(fsync);

async function flushAndName(path: string, { aside, file }: Aside): Promise<void> {
  const fault = await flushed(file).catch((error: unknown) => ({ error }));
  reported(path, () => {
    closeSync(file);
    nameOrRemove(aside, () => {
      if (fault !== undefined) throw fault.error;
      giveNewName(aside, path);
    });
  });
}

/** Replaces a file of ours. If there is a link at that name, the link is replaced, not its target. */
export function replaceFile(path: string, text: string, mode = PUBLIC): void {
  write(path, text, mode, renameSync);
  flushFolder(dirname(path));
}

/**
 * Writes a file so that after a crash there is nothing, the old text, or the whole new one, never a part: the text is written under a
 * temporary name, flushed, and renamed. Every file that the command line writes goes through here or through `writeMany`.
 */
function write(path: string, text: string, mode: number, name: Naming): void {
  reported(path, () => {
    const { aside, file } = writeAside(path, text, mode);
    nameOrRemove(aside, () => {
      try {
        fsyncSync(file);
      } finally {
        closeSync(file);
      }
      name(aside, path);
    });
  });
}

type Naming = (aside: string, path: string) => void;

/** A temporary file that is still open and not flushed. */
interface Aside {
  readonly aside: string;
  readonly file: number;
}

function reported<T>(path: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw whyNot(`cannot write ${quote(path)}`, error);
  }
}

function writeAside(path: string, text: string, mode: number): Aside {
  const aside = `${path}.${process.pid}.new`;
  // `wx` creates a new file or fails: it never opens an existing one and follows no link.
  const file = openSync(aside, 'wx', mode);
  try {
    // Not `writeSync`, which may write only a part without an error, as when the disk fills up.
    writeFileSync(file, text);
    return { aside, file };
  } catch (error) {
    closeSync(file);
    rmSync(aside, { force: true });
    throw error;
  }
}

function nameOrRemove(aside: string, name: () => void): void {
  try {
    name();
  } catch (error) {
    rmSync(aside, { force: true });
    throw error;
  }
}

/** Gives the file its name by a hard link, which fails if the name exists; a rename would replace the existing file. */
function giveNewName(aside: string, path: string): void {
  try {
    linkSync(aside, path);
  } catch (error) {
    if (!NO_LINKS.has(codeOf(error))) throw error;
    // Some file systems have no hard links: check first, then rename.
    if (lstatSync(path, { throwIfNoEntry: false }) !== undefined) throw existing(path);
    renameSync(aside, path);
    return;
  }
  rmSync(aside);
}

const NO_LINKS = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK']);

/** Removes temporary files (`<name>.<process id>.new`) of processes that no longer run. */
export function removeStrays(folder: string, isOurs: (name: string) => boolean): void {
  try {
    for (const entry of entriesOf(folder)) {
      const [, name = '', pid = ''] = /^(.+)\.(\d+)\.new$/.exec(entry.name) ?? [];
      if (entry.isFile() && isOurs(name) && !isAlive(Number(pid))) rmSync(join(folder, entry.name), { force: true });
    }
  } catch {
    // The next write will report what is wrong with the folder.
  }
}

function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    throw whyNot(`cannot look into ${quote(folder)}`, error);
  }
}

/** Called before this process has written anything, so a temporary file with its own id is from an earlier process. */
function isAlive(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/** The target of a link; any other path as it is. */
export function followLink(path: string): string {
  try {
    return lstatSync(path).isSymbolicLink() ? realpathSync(path) : path;
  } catch {
    // Reading the file will report what is wrong with it.
    return path;
  }
}

/** Makes a folder for files named by `isOurs`. Refuses one that already has such files. */
export function makeFolderFor(path: string, isOurs: (name: string) => boolean): void {
  makeFolder(path);
  // `resolve` removes a slash at the end, with which `lstat` would follow the link.
  if (lstatSync(resolve(path)).isSymbolicLink()) throw badUsage(`${quote(path)} is a link: name the folder itself`);
  removeStrays(path, isOurs);
  const taken = entriesOf(path).find(({ name }) => isOurs(name));
  if (taken !== undefined) throw existing(join(path, taken.name));
}

function existing(path: string): unknown {
  return badUsage(`${quote(path)} is there already: nothing is written over, so name another`);
}

function makeFolder(path: string): void {
  try {
    mkdirSync(path, { recursive: true });
  } catch (error) {
    throw whyNot(`cannot make the folder ${quote(path)}`, error);
  }
}

/** Flushes a folder. Until then a crash of the machine may lose new files, but never a part of one. */
export function flushFolder(path: string): void {
  // Windows cannot open a folder to flush it, and does not need to.
  if (process.platform === 'win32') return;
  try {
    const folder = openSync(path, 'r');
    try {
      fsyncSync(folder);
    } finally {
      closeSync(folder);
    }
  } catch (error) {
    throw whyNot(`cannot write to ${quote(path)}`, error);
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
  EEXIST: 'there is something of that name already',
  EROFS: 'the disk is read-only',
  ENAMETOOLONG: 'the name is too long',
  EDQUOT: 'no more room is allowed to you on that disk',
  EIO: 'the disk reports a fault',
  ELOOP: 'links lead round in a ring',
};

/** Turns an error of the file system into a failure with one line; any other error is returned as it is. */
export function whyNot(what: string, error: unknown): unknown {
  const code = codeOf(error);
  const reason = code.startsWith('E') && !code.startsWith('ERR_') ? (REASONS[code] ?? code) : null;
  if (code === 'ERR_INVALID_ARG_VALUE') return badUsage(`${what}: it is no file name`);
  return reason === null ? error : badUsage(`${what}: ${reason}`);
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

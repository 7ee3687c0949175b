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

/** Far beyond any game; a larger file is something else. */
const LARGEST = 64 * 1024 * 1024;
const PIECE = 1024 * 1024;
/** Whoever may, by the custom of the machine (umask). */
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

/** A file of a name that nothing has yet, neither file nor folder nor link. */
export function writeNew(path: string, text: string, mode = PUBLIC): void {
  write(path, text, mode, giveNewName);
  flushFolder(dirname(path));
}

/**
 * The same for many files of one folder. They are flushed side by side, because to wait for the disk takes as long for one as
 * for several. Whoever has written the last calls `flushFolder`. Where one cannot be written, those before it are there.
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

/** Takes the place of a file that is ours. Where a link has come to lie there, the link goes and not what it points to. */
export function replaceFile(path: string, text: string, mode = PUBLIC): void {
  write(path, text, mode, renameSync);
  flushFolder(dirname(path));
}

/**
 * Either nothing, or the old text, or the whole new one is there after a crash, never a part: the text is written aside,
 * flushed, and named. Every file that the command line writes comes through here or through `writeMany`.
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

/** A text that has no name yet: the file is still open, and not flushed. */
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
  // `wx` makes a file or fails: it writes into no other, and follows no link.
  const file = openSync(aside, 'wx', mode);
  try {
    // Not `writeSync`, which may write a part only, as when a disk fills up, without an error.
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

/** A second name for the file can be given only where there is none; a rename would replace what is there. */
function giveNewName(aside: string, path: string): void {
  try {
    linkSync(aside, path);
  } catch (error) {
    if (!NO_LINKS.has(codeOf(error))) throw error;
    // Some disks know no second names: then it is looked at first.
    if (lstatSync(path, { throwIfNoEntry: false }) !== undefined) throw existing(path);
    renameSync(aside, path);
    return;
  }
  rmSync(aside);
}

const NO_LINKS = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK']);

/** Removes what an earlier process could not finish: `<name>.<number of the process>.new`, if no such process is there. */
export function removeStrays(folder: string, isOurs: (name: string) => boolean): void {
  try {
    for (const entry of entriesOf(folder)) {
      const [, name = '', pid = ''] = /^(.+)\.(\d+)\.new$/.exec(entry.name) ?? [];
      if (entry.isFile() && isOurs(name) && !isAlive(Number(pid))) rmSync(join(folder, entry.name), { force: true });
    }
  } catch {
    // Whoever writes there next will say what is wrong with the folder.
  }
}

function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    throw whyNot(`cannot look into ${quote(folder)}`, error);
  }
}

/** This process asks before it has written anything: a stray with its number is from one that is gone. */
function isAlive(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/** The file that a link leads to; any other path as it is. Whoever names a link of theirs means the file. */
export function followLink(path: string): string {
  try {
    return lstatSync(path).isSymbolicLink() ? realpathSync(path) : path;
  } catch {
    // Whoever reads it will say what is wrong with it.
    return path;
  }
}

/** A folder for files named by `isOurs`, none of which may be there yet: nothing is written over, and nothing mixed. */
export function makeFolderFor(path: string, isOurs: (name: string) => boolean): void {
  makeFolder(path);
  // A slash at the end would lead through the link before anybody could see it.
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

/** Until then a crash of the machine may lose the names of new files, though never a part of one. */
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

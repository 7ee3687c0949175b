/** Recorded files: compared byte by byte, and written only when asked to by `WEATHERGAUGE_UPDATE=1`. */

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

function updating(): boolean {
  return process.env['WEATHERGAUGE_UPDATE'] === '1';
}

/** The recorded text; what `make` gives, after writing it, where there is none and we are updating; null otherwise. */
export function recorded(path: string, make: () => string): string | null {
  if (existsSync(path)) return readFileSync(path, 'utf8');
  if (!updating()) return null;
  return write(path, make());
}

function write(path: string, text: string): string {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  return text;
}

/** Where two texts part, in one line. */
export function firstDifference(expected: string, actual: string): string | null {
  if (expected === actual) return null;
  const [old, now] = [expected.split('\n'), actual.split('\n')];
  const at = now.findIndex((line, i) => line !== old[i]);
  const line = at < 0 ? now.length : at;
  return `line ${line + 1}: recorded ${JSON.stringify(old[line] ?? 'nothing')}, now ${JSON.stringify(now[line] ?? 'nothing')}`;
}

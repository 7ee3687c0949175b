/** Logs as files: out by a download, in by a file that the player picks or drops. */

import { LONGEST_TEXT, looksLikeLog, looksLikeSave } from './share.ts';
import type { Trouble } from '../ui/trouble.ts';
import { troubled } from '../ui/trouble.ts';

/** `age-of-sail-line-of-battle-2026-11-15.log` */
export function fileNameOf(ruleset: string, scenario: string, when: Date, kind: 'log' | 'save'): string {
  return `${ruleset}-${scenario}-${when.toISOString().slice(0, 'yyyy-mm-dd'.length)}.${kind}`;
}

export function downloadText(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The address must stay valid until the download has started.
  setTimeout(() => URL.revokeObjectURL(address), LINGER);
}

const LINGER = 10_000;

/** The text of a log or of a save, or why it can be neither. Whether it replays is checked by the session. */
export async function readLogFile(file: Pick<File, 'size' | 'text'>): Promise<string | Trouble> {
  if (file.size > LONGEST_TEXT) return troubled('tooBig');
  let text: string;
  try {
    text = await file.text();
  } catch {
    return troubled('unreadable');
  }
  // Some editors put a byte order mark in front.
  const log = text.replace(/^\uFEFF/, '');
  return looksLikeLog(log) || looksLikeSave(log) ? log : troubled('foreign');
}

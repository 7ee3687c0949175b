/** A data pack from a file that the player picks or drops, checked by the rulebook that it is for. */

import { dataTextFault } from '@weathergauge/engine';
import type { GamePack, SessionApi } from './protocol.ts';
import { LONGEST_TEXT } from './share.ts';

/** Why a file cannot be used as a pack: a key of `ui/pack-strings.ts`, or the rulebook's own reason. */
export interface PackProblem {
  readonly problem: 'tooBig' | 'unreadable' | 'notAPack' | 'otherBook' | 'unchecked' | 'refused';
  readonly name: string;
  readonly reason: string;
}

type Check = SessionApi['checkPack'];

export async function readPackFile(
  file: Pick<File, 'name' | 'size' | 'text'>,
  ruleset: string,
  check: Check,
): Promise<GamePack | PackProblem> {
  const name = packTitle(file.name);
  const problem = (what: PackProblem['problem'], reason = ''): PackProblem => ({ problem: what, name, reason });
  if (file.size > LONGEST_TEXT) return problem('tooBig');
  const text = await file.text().catch(() => null);
  if (text === null) return problem('unreadable');
  const data = parsed(text);
  if (data === null) return problem('notAPack');
  if (data.rulebook !== ruleset) return problem('otherBook');
  // Checked before it goes to the worker, because data that is nested too deeply cannot be sent.
  const fault = dataTextFault(data, 'pack');
  if (fault !== null) return problem('refused', `the data pack for ${ruleset} cannot be used: ${fault}`);
  try {
    const refused = await check(ruleset, data);
    return refused === null ? { name, data } : problem('refused', refused.reason);
  } catch {
    return problem('unchecked');
  }
}

export function isProblem(pack: GamePack | PackProblem): pack is PackProblem {
  return 'problem' in pack;
}

/** A pack says which rulebook it is for. */
function parsed(text: string): { readonly rulebook: string } | null {
  try {
    // Some editors put a byte order mark in front.
    const data: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
    const isPack = typeof data === 'object' && data !== null && 'rulebook' in data && typeof data.rulebook === 'string';
    return isPack ? (data as { readonly rulebook: string }) : null;
  } catch {
    return null;
  }
}

const LONGEST_NAME = 40;

/** The pack's name on the screen: the file name without its ending and without invisible characters. */
export function packTitle(file: string): string {
  const name = file
    .replace(/\.json$/i, '')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .trim();
  return Array.from(name).slice(0, LONGEST_NAME).join('') || '?';
}

/**
 * A save: a game as one file, to continue it elsewhere. It holds everything: the whole log, also what lies face down, and the key of the
 * dice. So that nobody shares it as a log, it begins with another line.
 */

import type { Refusal } from '@weathergauge/engine';
import { dataTextFault, isRefusal, parseLog, refusal, textFault } from '@weathergauge/engine';
import type { GamePack, SavedMatch, SeatPlan } from './protocol.ts';

export interface SaveFile extends Pick<SavedMatch, 'log' | 'key'> {
  readonly seats: readonly SeatPlan[];
  /** Null for the printed figures. */
  readonly pack: GamePack | null;
}

/** Shown before such a file is written, and inside it. */
export const SAVE_WARNING =
  'A save holds everything, also what lies face down, and the key of the dice: keep it to yourself until the battle is over';

const FIRST_LINE = 'weathergauge save 1';
const NONE = 'none';
/** Limit in characters, more than any game with its pack. */
const LONGEST = 2 ** 25;

export function isSaveFile(text: string): boolean {
  return text.startsWith('weathergauge save ');
}

export function printSaveFile({ log, key, seats, pack }: SaveFile): string {
  return [
    FIRST_LINE,
    SAVE_WARNING,
    ...seats.map(seat => `seat ${seat.kind === 'human' ? 'human' : `agent ${seat.level}`}`),
    `key ${key ?? NONE}`,
    `pack ${pack === null ? NONE : JSON.stringify(pack)}`,
    log,
  ].join('\n');
}

/** Checks only the form; the log and the key are checked when the game is opened. */
export function parseSaveFile(text: string): SaveFile | Refusal {
  if (text.length > LONGEST) return wrong('it is too long');
  const [first, warning, ...lines] = text.replaceAll('\r\n', '\n').split('\n');
  if (first !== FIRST_LINE) return wrong(`its first line should be "${FIRST_LINE}"`);
  if (warning !== SAVE_WARNING) return wrong('its second line is not what this program writes');
  const end = lines.findIndex(line => !line.startsWith('seat '));
  const seats = lines.slice(0, Math.max(0, end)).map(seatIn);
  const [key = '', pack = ''] = lines.slice(end);
  const log = lines.slice(end + 2).join('\n');
  if (!seats.every(seat => seat !== null)) return wrong('it names a seat that nobody can take');
  if (!/^key (none|[0-9a-f]{64})$/.test(key)) return wrong('it has no key of the dice');
  const figures = packIn(pack);
  if (figures === undefined) return wrong('its data pack cannot be read');
  const read = parseLog(log);
  if (isRefusal(read)) return wrong(`its log cannot be read: ${read.reason}`);
  if (read.seats !== seats.length) return wrong('its seats are not those of its log');
  return { log, key: key === `key ${NONE}` ? null : key.slice('key '.length), seats, pack: figures };
}

function wrong(why: string): Refusal {
  return refusal('bad-log', `this save cannot be read: ${why}`);
}

function seatIn(line: string): SeatPlan | null {
  const [, human, level] = /^seat (?:(human)|agent ([a-z][\w:,=.-]{0,99}))$/.exec(line) ?? [];
  if (human !== undefined) return { kind: 'human' };
  return level === undefined ? null : { kind: 'agent', level };
}

/** Undefined if it is not a pack. Its rulebook checks the figures later. */
function packIn(line: string): GamePack | null | undefined {
  if (!line.startsWith('pack ')) return undefined;
  const text = line.slice('pack '.length);
  if (text === NONE) return null;
  try {
    const { name, data } = JSON.parse(text) as Partial<Record<keyof GamePack, unknown>>;
    if (typeof name !== 'string' || typeof data !== 'object' || data === null) return undefined;
    return textFault(name) === null && dataTextFault(data) === null ? { name, data } : undefined;
  } catch {
    return undefined;
  }
}

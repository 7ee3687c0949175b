/**
 * The log is the truth; a state is a cache of it. As text it has one line per entry, and exactly one way to be written:
 * `12 seat 0: volley aim=hull decks=3 [6/6 6/6 2/6 gunnery] #0123456789abcdef`.
 */

import type { Options, OptionValue, Refusal, Seat } from './contract.ts';
import { isRefusal, refusal } from './contract.ts';
import type { Draw } from './dice.ts';
import { MOST_SIDES } from './dice.ts';

export interface GameLog {
  ruleset: string;
  edition: number;
  /** Fingerprint of the data pack that was played by; '' for the printed figures, and then no line says so. */
  figures: string;
  scenario: string;
  seats: number;
  options: Options;
  /** Hash of the dice key, published before the first draw; '' where the dice have no key. */
  commitment: string;
  /** The dice key itself, once the game is over. */
  key: string | null;
  opening: Opening;
  entries: Entry[];
}

export interface Opening {
  draws: Draw[];
  hash: string;
}

export type Entry = AnswerEntry | UndoEntry;

export interface AnswerEntry {
  kind: 'answer';
  seat: Seat;
  /** Canonical text of the rulebook's vocabulary. */
  action: string;
  draws: Draw[];
  /** Of the state after the entry; '' in the log of a game in progress, where it could be searched for a secret. */
  hash: string;
}

/**
 * Takes back what `seat` had answered after the first `to` standing answers, and, by consent, what all others had answered
 * since. Without consent only orders still sealed can lie there, and they stay: to lose them would betray them.
 */
export interface UndoEntry {
  kind: 'undo';
  seat: Seat;
  to: number;
  /** Every other seat where consent was needed, else empty. */
  consents: Seat[];
  hash: string;
}

/** Which answers stand: their places in `log.entries`, in order. */
export function standing(log: { readonly entries: readonly Entry[] }): number[] {
  let stands: number[] = [];
  for (const [i, entry] of log.entries.entries()) {
    if (entry.kind === 'answer') stands.push(i);
    else stands = afterUndo(stands, entry, log.entries);
  }
  return stands;
}

export function afterUndo(stands: readonly number[], undo: UndoEntry, entries: readonly Entry[]): number[] {
  const kept = undo.consents.length > 0 ? [] : stands.slice(undo.to).filter(i => entries[i]?.seat !== undo.seat);
  return [...stands.slice(0, undo.to), ...kept];
}

// --- Printing ---

const FIRST_LINE = 'weathergauge log 1';
const NONE = 'none';

export function printLog(log: GameLog): string {
  const lines = [
    FIRST_LINE,
    `ruleset ${log.ruleset}`,
    `edition ${log.edition}`,
    ...(log.figures === '' ? [] : [`figures ${log.figures}`]),
    `scenario ${log.scenario}`,
    `seats ${log.seats}`,
    ...Object.entries(log.options).map(([name, value]) => `option ${name}=${JSON.stringify(value)}`),
    `commitment ${log.commitment === '' ? NONE : log.commitment}`,
    `key ${log.key ?? NONE}`,
    printOpening(log),
  ];
  for (const [i, entry] of log.entries.entries()) lines.push(`${i + 1} ${printEntry(entry)}`);
  return `${lines.join('\n')}\n`;
}

export function printOpening({ opening }: { readonly opening: Readonly<Opening> }): string {
  return `opening [${printDraws(opening.draws)}] #${opening.hash}`;
}

export function printEntry(entry: Entry): string {
  return entry.kind === 'answer'
    ? `seat ${entry.seat}: ${entry.action} [${printDraws(entry.draws)}] #${entry.hash}`
    : `undo by seat ${entry.seat}: to ${entry.to} [${entry.consents.join(' ')}] #${entry.hash}`;
}

/** Draws with the same reason in a row share it: `6/6 2/6 gunnery; 3/10 damage`. */
function printDraws(draws: readonly Draw[]): string {
  let text = '';
  for (const [i, { face, sides, why }] of draws.entries()) {
    const next = draws[i + 1];
    text += `${face}/${sides} `;
    if (next?.why === why) continue;
    text += PLAIN_REASON.test(why) ? why : JSON.stringify(why);
    if (next) text += '; ';
  }
  return text;
}

/** A reason that needs no quotation marks. */
const PLAIN_REASON = /^[A-Za-z][\w .,'()+:/-]*$/;

// --- Parsing ---

/** Longer than any game could be; anything beyond is not read at all. */
const LONGEST_LOG = 2 ** 25;
/** Room for a hundred thousand draws in one answer, and short enough for the patterns' own stack. */
const LONGEST_LINE = 2 ** 20;

const OPTION = /^option ([A-Za-z][\w-]{0,99})=(.{1,1000})$/s;
const OPENING = /^opening \[(.*)\] #([0-9a-f]{16})?$/s;
const ANSWER = /^([1-9]\d{0,8}) seat ([0-3]): ([^[\]]{1,400}) \[(.*)\] #([0-9a-f]{16})?$/s;
const UNDO = /^([1-9]\d{0,8}) undo by seat ([0-3]): to (\d{1,9}) \[([0-3 ]{0,7})\] #([0-9a-f]{16})?$/;

/** Lines and how far they have been read. */
interface Reader {
  readonly lines: readonly string[];
  at: number;
}

/** Reads exactly what `printLog` writes. Line ends of other systems (CR LF) are the one thing forgiven. */
export function parseLog(text: string): GameLog | Refusal {
  if (typeof text !== 'string') return refusal('bad-log', 'a log is a text');
  if (text.length > LONGEST_LOG) return refusal('bad-log', `a log has no more than ${LONGEST_LOG} characters`);
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  const long = lines.findIndex(line => line.length > LONGEST_LINE);
  if (long >= 0) return wrong(long, `has more than ${LONGEST_LINE} characters`);
  const reader: Reader = { lines, at: 0 };
  const log = readHead(reader);
  if (isRefusal(log)) return log;
  // The last of the lines is the nothing after the last line break.
  while (reader.at < lines.length - 1) {
    const entry = readEntry(reader, log);
    if (isRefusal(entry)) return entry;
    log.entries.push(entry);
  }
  return differsFromPrint(lines, log) ?? log;
}

/** There is only one way to write a log: the other spellings that the patterns would let through end here. */
function differsFromPrint(lines: readonly string[], log: GameLog): Refusal | null {
  const printed = printLog(log).split('\n');
  const at = lines.findIndex((line, i) => line !== printed[i]);
  if (at >= 0) return wrong(at, 'is not written as this program writes it');
  return lines.length === printed.length ? null : wrong(lines.length - 1, 'has no line break at its end');
}

function readHead(reader: Reader): GameLog | Refusal {
  if (reader.lines[reader.at++] !== FIRST_LINE) return wrong(0, `should be "${FIRST_LINE}"`);
  const ruleset = readWord(reader, 'ruleset', /^[A-Za-z0-9][\w.-]{0,99}$/);
  if (isRefusal(ruleset)) return ruleset;
  const edition = readWord(reader, 'edition', /^[1-9]\d{0,8}$/);
  if (isRefusal(edition)) return edition;
  const figures = reader.lines[reader.at]?.startsWith('figures ') ? readWord(reader, 'figures', /^[0-9a-f]{16}$/) : '';
  if (isRefusal(figures)) return figures;
  const scenario = readWord(reader, 'scenario', /^[A-Za-z0-9][\w.-]{0,99}$/);
  if (isRefusal(scenario)) return scenario;
  const seats = readWord(reader, 'seats', /^[1-4]$/);
  if (isRefusal(seats)) return seats;
  const options = readOptions(reader);
  if (isRefusal(options)) return options;
  const commitment = readWord(reader, 'commitment', /^(none|[0-9a-f]{64})$/);
  if (isRefusal(commitment)) return commitment;
  const key = readWord(reader, 'key', /^(none|[0-9a-f]{64})$/);
  if (isRefusal(key)) return key;
  const opening = readOpening(reader);
  if (isRefusal(opening)) return opening;
  return {
    ruleset,
    edition: Number(edition),
    figures,
    scenario,
    seats: Number(seats),
    options,
    commitment: commitment === NONE ? '' : commitment,
    key: key === NONE ? null : key,
    opening,
    entries: [],
  };
}

function readWord(reader: Reader, name: string, pattern: RegExp): string | Refusal {
  const line = reader.lines[reader.at] ?? '';
  const value = line.slice(name.length + 1);
  if (!line.startsWith(`${name} `) || !pattern.test(value)) return wrong(reader.at, `should be "${name} …"`);
  reader.at++;
  return value;
}

function readOptions(reader: Reader): Options | Refusal {
  const options: Record<string, OptionValue> = {};
  for (;;) {
    const [, name, text] = OPTION.exec(reader.lines[reader.at] ?? '') ?? [];
    if (name === undefined || text === undefined) return options;
    const value = optionValue(text);
    if (value === undefined) return wrong(reader.at, 'is no option that can stand here');
    options[name] = value;
    reader.at++;
  }
}

function optionValue(text: string): OptionValue | undefined {
  if (text === 'true' || text === 'false') return text === 'true';
  if (/^-?\d{1,15}$/.test(text)) return Number(text);
  return quotedText(text);
}

/** The only place where JSON is read: a string in quotation marks. */
function quotedText(text: string): string | undefined {
  if (!/^"(?:[^"\\]|\\(?:["\\bfnrt]|u[0-9a-f]{4}))*"$/.test(text)) return undefined;
  try {
    return JSON.parse(text) as string;
  } catch {
    return undefined;
  }
}

function readOpening(reader: Reader): Opening | Refusal {
  const [whole, inside = '', hash = ''] = OPENING.exec(reader.lines[reader.at] ?? '') ?? [];
  const draws = whole === undefined ? null : parseDraws(inside);
  if (draws === null) return wrong(reader.at, 'should be "opening [draws] #hash"');
  reader.at++;
  return { draws, hash };
}

function readEntry(reader: Reader, log: GameLog): Entry | Refusal {
  const line = reader.lines[reader.at] ?? '';
  const read = parseAnswer(line) ?? parseUndo(line);
  if (read === null) return wrong(reader.at, 'is no entry');
  const { number, entry } = read;
  if (number !== log.entries.length + 1) return wrong(reader.at, `should be entry ${log.entries.length + 1}`);
  if (entry.seat >= log.seats) return wrong(reader.at, `names seat ${entry.seat}, which this game has not`);
  reader.at++;
  return entry;
}

function parseAnswer(line: string): { number: number; entry: Entry } | null {
  const [whole, number, seat, action = '', inside = '', hash = ''] = ANSWER.exec(line) ?? [];
  const draws = whole === undefined ? null : parseDraws(inside);
  if (draws === null) return null;
  return { number: Number(number), entry: { kind: 'answer', seat: Number(seat) as Seat, action, draws, hash } };
}

function parseUndo(line: string): { number: number; entry: Entry } | null {
  const [whole, number, seat, to, inside = '', hash = ''] = UNDO.exec(line) ?? [];
  if (whole === undefined) return null;
  const consents = inside === '' ? [] : inside.split(' ').map(word => Number(word) as Seat);
  return {
    number: Number(number),
    entry: { kind: 'undo', seat: Number(seat) as Seat, to: Number(to), consents, hash },
  };
}

function parseDraws(text: string): Draw[] | null {
  const draws: Draw[] = [];
  if (text === '') return draws;
  const group = /((?:\d{1,10}\/\d{1,10} )+)([A-Za-z][\w .,'()+:/-]*|"(?:[^"\\]|\\.)*")(; |$)/sy;
  for (;;) {
    const [whole, dice = '', reason = '', end] = group.exec(text) ?? [];
    if (whole === undefined) return null;
    const why = reason.startsWith('"') ? quotedText(reason) : reason;
    if (why === undefined) return null;
    for (const die of dice.trimEnd().split(' ')) {
      const [face = 0, sides = 0] = die.split('/').map(Number);
      if (sides < 1 || sides > MOST_SIDES || face < 1 || face > sides) return null;
      draws.push({ sides, face, why });
    }
    if (end === '') return draws;
  }
}

function wrong(at: number, what: string): Refusal {
  return refusal('bad-log', `line ${at + 1} ${what}`);
}

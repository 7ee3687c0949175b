/** Parses the text of a log: exactly what `printLog` writes, and nothing else. */

import type { Budget } from './budget.ts';
import { overBudget, UNTRUSTED } from './budget.ts';
import type { Options, OptionValue, Refusal, Seat } from './contract.ts';
import { isRefusal, refusal } from './contract.ts';
import type { Draw } from './dice.ts';
import { MOST_SIDES } from './dice.ts';
import type { EndEntry, Entry, GameLog, LogVersion, Opening, Proof, Receipt } from './log.ts';
import { FIRST_LINE, hasShares, LOG_VERSIONS, NONE, OWN, printLog, RECEIPT_KINDS, SEEDED } from './log.ts';
import { textFault } from './outside-text.ts';

/** Most draws of one entry, far more than any answer of any book needs (`testkit/dice-bounds.ts` measures it). */
const MOST_DRAWS_AT_ONCE = 10_000;
const LONGEST_LINE = 2 ** 17;
const MOST_OPTIONS = 200;

/** Most characters of an answer. */
const LONGEST_ACTION = 400;

const OPTION = /^option ([A-Za-z][\w-]{0,99})=(.{1,1000})$/s;
const OPENING: Readonly<Record<LogVersion, RegExp>> = {
  1: /^opening \[(.*)\] #([0-9a-f]{16})?$/s,
  2: /^opening \[(.*)\] #([0-9a-f]{64})?$/s,
  3: /^opening \[(.*)\] #([0-9a-f]{64})?$/s,
};
const ANSWER = /^([1-9]\d{0,8}) seat ([0-3]): ([^[\]]{1,400}) \[(.*)\] #([0-9a-f]{16})?$/s;
const UNDO = /^([1-9]\d{0,8}) undo by seat ([0-3]): to (\d{1,9}) \[([0-3 ]{0,7})\] #([0-9a-f]{16})?$/;
const END =
  /^([1-9]\d{0,8}) end by seat ([0-3]): (resigned|out-of-time|agreed)(?: (draw|won by ([0-3 ]{1,7})))? \[([0-3 ]{0,7})\] #([0-9a-f]{16})?$/;
const SHARES = /^(own|[0-9a-f]{64}( [0-9a-f]{64}){0,3})$/;
const RECEIPT = /^receipt (begun|running|ended) (0|[1-9]\d{0,14}) ([0-9a-f]{64}) ([0-9a-f]{128})$/;
/** Most receipts: one of each kind, and some for games that moved between servers. */
const MOST_RECEIPTS = 8;
const PROOF = /^proof #([0-9a-f]{64}) #([0-9a-f]{64})$/;

/** The lines, and how far they have been read. */
interface LineReader {
  readonly lines: readonly string[];
  at: number;
  /** Entries that the budget still allows. */
  entriesLeft: number;
  drawsLeft: number;
}

/**
 * Parses exactly what `printLog` writes; only line ends of other systems (CR LF) are accepted too. Text that exceeds the budget is not
 * parsed at all, so that parsing takes at most about ten times the memory of the text.
 */
export function parseLog(text: string, budget: Omit<Budget, 'milliseconds'> = UNTRUSTED): GameLog | Refusal {
  if (typeof text !== 'string') return refusal('bad-log', 'a log is a text');
  if (text.length > budget.characters) return overBudget(`a log has no more than ${budget.characters} characters`);
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  const long = lines.findIndex(line => line.length > LONGEST_LINE);
  if (long >= 0) return wrong(long, `has more than ${LONGEST_LINE} characters`);
  const reader: LineReader = { lines, at: 0, entriesLeft: budget.entries, drawsLeft: budget.draws };
  const log = readHead(reader);
  if (isRefusal(log)) return log;
  // The last line is the empty text after the last line break.
  while (reader.at < lines.length - 1 && lines[reader.at]?.startsWith('receipt ') !== true) {
    log.proof = readProof(reader, log);
    if (log.proof !== null) break;
    const entry = readEntry(reader, log);
    if (isRefusal(entry)) return entry;
    log.entries.push(entry);
    if (--reader.entriesLeft < 0) return overBudget(`a log has no more than ${budget.entries} entries`);
    if (entry.kind === 'answer') reader.drawsLeft -= entry.draws.length;
    if (reader.drawsLeft < 0) return overBudget(`a log has no more than ${budget.draws} draws`);
  }
  const receipts = readReceipts(reader);
  if (receipts.length > 0) log.receipts = receipts;
  return differsFromPrint(lines, log) ?? log;
}

/** Refuses spellings that the patterns accept but `printLog` would not write: there is only one way to write a log. */
function differsFromPrint(lines: readonly string[], log: GameLog): Refusal | null {
  const printed = printLog(log).split('\n');
  const at = lines.findIndex((line, i) => line !== printed[i]);
  if (at >= 0) return wrong(at, 'is not written as this program writes it');
  return lines.length === printed.length ? null : wrong(lines.length - 1, 'has no line break at its end');
}

function readHead(reader: LineReader): GameLog | Refusal {
  const version = readVersion(reader.lines[reader.at++]);
  if (version === null) return wrong(0, `should be "${FIRST_LINE}" and one of ${LOG_VERSIONS.join(', ')}`);
  const ruleset = readWord(reader, 'ruleset', /^[A-Za-z0-9][\w.-]{0,99}$/);
  if (isRefusal(ruleset)) return ruleset;
  const edition = readWord(reader, 'edition', /^[1-9]\d{0,8}$/);
  if (isRefusal(edition)) return edition;
  const pack = reader.lines[reader.at]?.startsWith('figures ') ? readWord(reader, 'figures', /^[0-9a-f]{16}$/) : '';
  if (isRefusal(pack)) return pack;
  const scenario = readWord(reader, 'scenario', /^[A-Za-z0-9][\w.-]{0,99}$/);
  if (isRefusal(scenario)) return scenario;
  const seats = readWord(reader, 'seats', /^[1-4]$/);
  if (isRefusal(seats)) return seats;
  const options = readOptions(reader);
  if (isRefusal(options)) return options;
  const promised = readWord(
    reader,
    'commitment',
    version === 1 ? /^(none|[0-9a-f]{64})$/ : /^(none|seeded|[0-9a-f]{64})$/,
  );
  if (isRefusal(promised)) return promised;
  const seeded = promised === SEEDED;
  const commitment = promised === NONE || seeded ? '' : promised;
  const shares = hasShares({ version, commitment }) ? readWord(reader, 'shares', SHARES) : OWN;
  if (isRefusal(shares)) return shares;
  const key = readWord(reader, 'key', /^(none|[0-9a-f]{64})$/);
  if (isRefusal(key)) return key;
  const opening = readOpening(reader, version);
  if (isRefusal(opening)) return opening;
  return {
    version,
    ruleset,
    edition: Number(edition),
    pack,
    scenario,
    seats: Number(seats),
    options,
    commitment,
    seeded,
    shares: shares === OWN ? OWN : shares.split(' '),
    key: key === NONE ? null : key,
    opening,
    entries: [],
    proof: null,
  };
}

function readVersion(line: string | undefined): LogVersion | null {
  return LOG_VERSIONS.find(version => line === `${FIRST_LINE}${version}`) ?? null;
}

function readWord(reader: LineReader, name: string, pattern: RegExp): string | Refusal {
  const line = reader.lines[reader.at] ?? '';
  const value = line.slice(name.length + 1);
  if (!line.startsWith(`${name} `) || !pattern.test(value)) return wrong(reader.at, `should be "${name} …"`);
  reader.at++;
  return value;
}

function readOptions(reader: LineReader): Options | Refusal {
  const options: Record<string, OptionValue> = {};
  let count = 0;
  for (;;) {
    const [, name, text] = OPTION.exec(reader.lines[reader.at] ?? '') ?? [];
    if (name === undefined || text === undefined) return options;
    const value = optionValue(text);
    if (value === undefined) return wrong(reader.at, 'is no option that can stand here');
    if (++count > MOST_OPTIONS)
      return wrong(reader.at, `is one option too many: a log has no more than ${MOST_OPTIONS}`);
    options[name] = value;
    reader.at++;
  }
}

function optionValue(text: string): OptionValue | undefined {
  if (text === 'true' || text === 'false') return text === 'true';
  if (/^-?\d{1,15}$/.test(text)) return Number(text);
  return quotedText(text);
}

/** A string in quotation marks, of characters that can be shown. The only place where JSON is parsed. */
function quotedText(text: string): string | undefined {
  if (!/^"(?:[^"\\]|\\(?:["\\bfnrt]|u[0-9a-f]{4}))*"$/.test(text)) return undefined;
  try {
    const inside = JSON.parse(text) as string;
    return textFault(inside) === null ? inside : undefined;
  } catch {
    return undefined;
  }
}

function readOpening(reader: LineReader, version: LogVersion): Opening | Refusal {
  const [whole, inside = '', hash = ''] = OPENING[version].exec(reader.lines[reader.at] ?? '') ?? [];
  const draws = whole === undefined ? null : parseDraws(inside);
  if (draws === null) return wrong(reader.at, 'should be "opening [draws] #hash"');
  reader.at++;
  return { draws, hash };
}

/** The line after the last entry, which a finished game has since version 2. */
function readProof(reader: LineReader, { version }: GameLog): Proof | null {
  const [, state, log] = PROOF.exec(reader.lines[reader.at] ?? '') ?? [];
  if (version === 1 || state === undefined || log === undefined) return null;
  reader.at++;
  return { state, log };
}

/** The receipts at the end; `differsFromPrint` refuses any other line there. */
function readReceipts(reader: LineReader): Receipt[] {
  const receipts: Receipt[] = [];
  while (receipts.length < MOST_RECEIPTS) {
    const [, kind, at, key, signature] = RECEIPT.exec(reader.lines[reader.at] ?? '') ?? [];
    const known = RECEIPT_KINDS.find(each => each === kind);
    if (known === undefined || key === undefined || signature === undefined) break;
    receipts.push({ kind: known, at: Number(at), key, signature });
    reader.at++;
  }
  return receipts;
}

function readEntry(reader: LineReader, log: GameLog): Entry | Refusal {
  const line = reader.lines[reader.at] ?? '';
  const read = parseAnswer(line) ?? parseUndo(line) ?? parseEnd(line);
  if (read === null) return wrong(reader.at, 'is no entry');
  const { number, entry } = read;
  if (number !== log.entries.length + 1) return wrong(reader.at, `should be entry ${log.entries.length + 1}`);
  if (entry.seat >= log.seats) return wrong(reader.at, `names seat ${entry.seat}, which this game has not`);
  reader.at++;
  return entry;
}

function parseAnswer(line: string): { number: number; entry: Entry } | null {
  const [whole, number, seat, action = '', inside = '', hash = ''] = ANSWER.exec(line) ?? [];
  const draws = whole === undefined || textFault(action, LONGEST_ACTION) !== null ? null : parseDraws(inside);
  if (draws === null) return null;
  return { number: Number(number), entry: { kind: 'answer', seat: Number(seat) as Seat, action, draws, hash } };
}

function parseUndo(line: string): { number: number; entry: Entry } | null {
  const [whole, number, seat, to, inside = '', hash = ''] = UNDO.exec(line) ?? [];
  if (whole === undefined) return null;
  return {
    number: Number(number),
    entry: { kind: 'undo', seat: Number(seat) as Seat, to: Number(to), consents: seatsIn(inside), hash },
  };
}

function parseEnd(line: string): { number: number; entry: Entry } | null {
  const [whole, number, seat, how, , won = '', inside = '', hash = ''] = END.exec(line) ?? [];
  if (whole === undefined) return null;
  return {
    number: Number(number),
    entry: {
      kind: 'end',
      seat: Number(seat) as Seat,
      how: how as EndEntry['how'],
      winners: seatsIn(won),
      consents: seatsIn(inside),
      hash,
    },
  };
}

const seatsIn = (text: string): Seat[] => (text === '' ? [] : text.split(' ').map(word => Number(word) as Seat));

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
      if (draws.length === MOST_DRAWS_AT_ONCE) return null;
      draws.push({ sides, face, why });
    }
    if (end === '') return draws;
  }
}

function wrong(at: number, what: string): Refusal {
  return refusal('bad-log', `line ${at + 1} ${what}`);
}

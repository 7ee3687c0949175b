/**
 * What strangers could send: logs, links, data packs, saved games and addresses, each spoilt in one way, with the sentence
 * that it is refused with. Those that are small lie in `corpus/`; the big ones are made here.
 */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { constants, deflateRawSync } from 'node:zlib';

const FOLDER = join(import.meta.dirname, 'corpus');

/** What the terminal can do with a log. */
export type Use = 'verify' | 'replay' | 'play';

export interface Spoilt {
  readonly file: string;
  /** What is wrong with it. */
  readonly why: string;
  /** A part of the sentence that the terminal refuses it with; '' where it meets no such thing. */
  readonly says: string;
  /** The whole sentence by which the page says what is wrong. */
  readonly page?: string;
  /** What takes it all the same, as what it is: a game of which less is proven. */
  readonly taken?: readonly (Use | 'page')[];
}

export interface SpoiltFile extends Spoilt {
  bytes(): Uint8Array;
}

const stored = JSON.parse(readFileSync(join(FOLDER, 'index.json'), 'utf8')) as readonly Spoilt[];

/** All of one kind: by the ending of their names. */
export function spoilt(kind: 'log' | 'link' | 'pack' | 'save' | 'address'): readonly SpoiltFile[] {
  const ending = `.${kind}`;
  return [
    ...stored.map((one): SpoiltFile => ({ ...one, bytes: () => readFileSync(join(FOLDER, one.file)) })),
    ...made,
  ].filter(({ file }) => file.endsWith(ending));
}

// --- Too big to be kept ---

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

/** A good log of the corpus' own, which all the spoilt ones were made from. */
export const GOOD = readFileSync(join(FOLDER, 'good.txt'), 'utf8');
/** The same of version 2, to whose dice the players have added, and a save of a running game. */
export const GOOD_2 = readFileSync(join(FOLDER, 'good-2.txt'), 'utf8');
export const GOOD_SAVE = readFileSync(join(FOLDER, 'good-save.txt'), 'utf8');
const HEAD = GOOD.slice(0, GOOD.indexOf('1 seat 0'))
  .replace(/^commitment .*$/m, 'commitment none')
  .replace(/^key .*$/m, 'key none');

/** The first answer given and taken back again and again: a game, however silly. Each hash is right: in version 1 it is that of the state alone. */
export function undos(characters: number): string {
  const [, anchor = ''] = /^1 (seat 0: anchor .*)$/m.exec(GOOD) ?? [];
  const [, before = ''] = /^opening .*#(.*)$/m.exec(GOOD) ?? [];
  const lines: string[] = [];
  for (let size = HEAD.length; size < characters; ) {
    const number = lines.length + 1;
    lines.push(`${number} ${anchor}`, `${number + 1} undo by seat 0: to 0 [] #${before}`);
    size += (lines.at(-1)?.length ?? 0) + (lines.at(-2)?.length ?? 0) + 2;
  }
  return `${HEAD}${lines.join('\n')}\n`;
}

function link(text: string): string {
  const packed = deflateRawSync(text, { level: constants.Z_BEST_COMPRESSION });
  return `#/shared/${packed.toString('base64url')}`;
}

/** By a data pack whose figures are this text. */
function saveOf(log: string, figures?: string): string {
  const head = GOOD_SAVE.slice(0, GOOD_SAVE.indexOf('weathergauge log '));
  const pack = figures === undefined ? 'none' : `{"name":"a","data":${figures}}`;
  return `${head.replace(/^key .*$/m, 'key none').replace('pack none', `pack ${pack}`)}${log}`;
}

const options = (count: number): string => Array.from({ length: count }, (_, i) => `option mine${i}=true\n`).join('');

const nested = (depth: number): string =>
  `{"rulebook":"sails-of-glory","ships":${'['.repeat(depth)}${']'.repeat(depth)}}`;

interface Made extends Spoilt {
  make(): string;
}

const made: readonly SpoiltFile[] = (
  [
    {
      file: 'undo-bomb.log',
      why: '32 MB of nothing but answers given and taken back',
      says: 'a log has no more than 4194304 characters',
      page: 'This is too big to be the log of a game.',
      make: () => undos(32 * 2 ** 20),
    },
    {
      file: 'undo-bomb-within.log',
      why: 'As many of them as a log may have characters',
      says: 'a log has no more than 40000 entries',
      page: 'This is too big to be the log of a game.',
      make: () => undos(4_190_000),
    },
    {
      file: 'undos.link',
      why: 'As many of them as fit into a link',
      says: '',
      page: 'The log is more than any battle takes: a log has no more than 10000 entries.',
      make: () => link(undos(740_000)),
    },
    {
      file: 'undos.save',
      why: 'More of them than a log may have, in a save',
      says: 'this save cannot be read: its log cannot be read: a log has no more than 40000 entries',
      page: 'This save cannot be read: its log cannot be read: a log has no more than 40000 entries.',
      make: () => saveOf(undos(1_990_000)),
    },
    {
      file: 'too-long.save',
      why: 'A save of thirty-four million characters',
      says: 'this save cannot be read: it is too long',
      page: 'This is too big to be the log of a game.',
      make: () => saveOf(GOOD, 'a'.repeat(34_000_000)),
    },
    {
      file: 'pack-nested.save',
      why: 'A data pack of lists in lists, a hundred thousand deep',
      says: 'this save cannot be read: its data pack cannot be read',
      page: 'This save cannot be read: its data pack cannot be read.',
      make: () => saveOf(GOOD, nested(100_000)),
    },
    {
      file: 'address-without-end.address',
      why: 'An address of a hundred thousand characters',
      says: '',
      page: 'This address leads nowhere. The link may be old, or cut short on its way: begin from the lobby.',
      make: () => `#/${'a'.repeat(100_000)}`,
    },
    {
      file: 'draws-by-the-thousand.log',
      why: 'Thousands of draws for one answer',
      says: 'line 28 is no entry',
      page: 'The log is not as Weathergauge writes and plays it: line 28 is no entry.',
      make: () => GOOD.replace('[4/6 wind direction', `[${'4/6 '.repeat(11_000)}wind direction`),
    },
    {
      file: 'line-without-end.log',
      why: 'A line of a million characters',
      says: 'line 21 has more than 131072 characters',
      page: 'The log is not as Weathergauge writes and plays it: line 21 has more than 131072 characters.',
      make: () => GOOD.replace('option first="dice"', `option first="${'d'.repeat(1_000_000)}"`),
    },
    {
      file: 'options-by-the-thousand.log',
      why: 'Thousands of options',
      says: 'is one option too many: a log has no more than 200',
      page: 'The log is not as Weathergauge writes and plays it: line 206 is one option too many: a log has no more than 200.',
      make: () => GOOD.replace('option first=', `${options(5_000)}option first=`),
    },
    {
      file: 'empty-lines.log',
      why: 'A million empty lines',
      says: 'line 27 is no entry',
      page: 'The log is not as Weathergauge writes and plays it: line 27 is no entry.',
      make: () => HEAD + '\n'.repeat(1_000_000),
    },
    {
      file: 'brackets.log',
      why: 'A draw of nothing but brackets',
      says: 'line 26 should be "opening [draws] #hash"',
      page: 'The log is not as Weathergauge writes and plays it: line 26 should be "opening [draws] #hash".',
      make: () => GOOD.replace('opening [', `opening ${'['.repeat(100_000)}`),
    },
    {
      file: 'reason-without-end.log',
      why: 'A reason of a hundred thousand backslashes',
      says: 'line 26 should be "opening [draws] #hash"',
      page: 'The log is not as Weathergauge writes and plays it: line 26 should be "opening [draws] #hash".',
      make: () => GOOD.replace('first mover]', `"${'\\'.repeat(100_001)}]`),
    },
    {
      file: 'bomb.link',
      why: 'A link of forty thousand characters that unpacks to thirty million',
      says: '',
      page: 'This is too big to be the log of a game.',
      make: () => link(`weathergauge log 1\n${'a'.repeat(30_000_000)}`),
    },
    {
      file: 'too-long.link',
      why: 'A link of a million characters',
      says: '',
      page: 'This is too big to be the log of a game.',
      make: () => `#/shared/${'A'.repeat(1_000_000)}`,
    },
    {
      file: 'nested.pack',
      why: 'Lists in lists, a hundred thousand deep',
      says: 'cannot be used: pack.ships',
      page: `The data pack for sails-of-glory cannot be used: pack.ships${'[0]'.repeat(31)}: lies too deep.`,
      make: () => nested(100_000),
    },
    {
      file: 'nested-without-end.pack',
      why: 'Lists in lists, never closed',
      says: 'is not a data pack',
      page: '“nested-without-end” is not a data pack.',
      make: () => '['.repeat(1_000_000),
    },
  ] satisfies readonly Made[]
).map(({ make, ...one }) => ({ ...one, bytes: () => bytesOf(make()) }));

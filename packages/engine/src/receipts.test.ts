import { expect, test } from 'vitest';
import { configure } from './configure.ts';
import { isRefusal } from './contract.ts';
import { keyFromHex } from './dice.ts';
import type { GameLog, Receipt } from './log.ts';
import { cutLog, printLog } from './log.ts';
import { finish, logOf, openMatch } from './match.ts';
import { parseLog } from './parse-log.ts';
import { anyOffer, playMatch } from './play.ts';
import { receiptText } from './receipts.ts';
import { seededRng } from './dice.ts';
import { skirmish } from './skirmish.ts';
import { verify } from './verdict.ts';

function finished(): GameLog {
  const config = configure(skirmish, { scenario: 'boats' });
  const secret = keyFromHex('1'.repeat(64));
  if (isRefusal(config) || secret === null) throw new Error('no game');
  const match = openMatch(skirmish, config, { secret, shares: 'own' });
  const rng = seededRng('receipts');
  playMatch(match, { choose: seat => anyOffer(skirmish, match.state as never, seat, rng) });
  finish(match);
  return logOf(match);
}

const receipt = (kind: Receipt['kind'], at: number): Receipt => ({
  kind,
  at,
  key: 'ab'.repeat(32),
  signature: 'cd'.repeat(64),
});

function read(text: string): GameLog {
  const log = parseLog(text);
  if (isRefusal(log)) throw new Error(log.reason);
  return log;
}

test('receipts are read as they are written, and the log holds with them and without', () => {
  const log = finished();
  const signed = { ...log, receipts: [receipt('begun', 5), receipt('ended', 90)] };
  expect(read(printLog(signed))).toEqual(signed);
  expect(isRefusal(verify(skirmish, read(printLog(signed))))).toBe(false);
  expect(read(printLog(log)).receipts).toBeUndefined();
});

test('the beginning that is signed is the same at the end of the game; the end is not that of a log cut short', () => {
  const log = finished();
  const short = cutLog({ ...log, receipts: [receipt('begun', 5), receipt('ended', 90)] }, 3);
  expect(short.receipts).toEqual([receipt('begun', 5)]);
  expect(receiptText(short, { kind: 'begun', at: 5 })).toBe(receiptText(log, { kind: 'begun', at: 5 }));
  expect(receiptText(short, { kind: 'ended', at: 90 })).not.toBe(receiptText(log, { kind: 'ended', at: 90 }));
  expect(receiptText(log, { kind: 'begun', at: 6 })).not.toBe(receiptText(log, { kind: 'begun', at: 5 }));
});

test.each([
  ['a kind that there is not', 'receipt lost 5 '],
  ['a time that is none', 'receipt begun 05 '],
])('%s is no receipt', (_, start) => {
  const text = `${printLog(finished())}${start}${'ab'.repeat(32)} ${'cd'.repeat(64)}\n`;
  expect(parseLog(text)).toMatchObject({ refused: 'bad-log' });
});

test('nothing comes after a receipt, and nobody adds a heap of them', () => {
  const signed = printLog({ ...finished(), receipts: [receipt('begun', 5)] });
  expect(parseLog(`${signed}1 seat 0: hold [] #\n`)).toMatchObject({ refused: 'bad-log' });
  const many = { ...finished(), receipts: Array.from({ length: 9 }, (_each, i) => receipt('begun', i)) };
  expect(parseLog(printLog(many))).toMatchObject({ refused: 'bad-log' });
});

import { generateKeyPairSync, sign } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GameLog, Receipt } from '@weathergauge/engine';
import {
  anyOffer,
  configure,
  finish,
  isRefusal,
  keyFromHex,
  logOf,
  openMatch,
  playMatch,
  printLog,
  receiptText,
  seededRng,
} from '@weathergauge/engine';
import { skirmish } from '@weathergauge/engine/skirmish';
import { afterAll, expect, test } from 'vitest';
import { signatures } from './receipts.ts';
import { weathergauge } from './skirmish.fixture.ts';

const folder = mkdtempSync(join(tmpdir(), 'weathergauge-receipts-'));
afterAll(() => rmSync(folder, { recursive: true }));

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const key = Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url').toString('hex');

function receipt(log: GameLog, kind: Receipt['kind'], at: number): Receipt {
  const signature = sign(null, Buffer.from(receiptText(log, { kind, at })), privateKey).toString('hex');
  return { kind, at, key, signature };
}

function played(digit: string): GameLog {
  const config = configure(skirmish, { scenario: 'boats' });
  const secret = keyFromHex(digit.repeat(64));
  if (isRefusal(config) || secret === null) throw new Error('no game');
  const match = openMatch(skirmish, config, { secret, shares: 'own' });
  const rng = seededRng('receipts');
  playMatch(match, { choose: seat => anyOffer(skirmish, match.state as never, seat, rng) });
  finish(match);
  return logOf(match);
}

const log = played('1');
const signed: GameLog = { ...log, receipts: [receipt(log, 'begun', 0), receipt(log, 'ended', 60_000)] };

test('verify says when a server has signed a game, and by which key', async () => {
  const path = join(folder, 'signed.log');
  writeFileSync(path, printLog(signed));
  const { code, out } = await weathergauge(['verify', path]);
  expect(code).toBe(0);
  expect(out).toContain('Signed by a server: yes, begun 1970-01-01T00:00:00.000Z, ended 1970-01-01T00:01:00.000Z');
  expect(out).toContain(key);
});

test('the receipts of another game end with 1', async () => {
  const path = join(folder, 'claimed.log');
  writeFileSync(path, printLog({ ...played('2'), receipts: signed.receipts ?? [] }));
  const { code, out } = await weathergauge(['verify', path]);
  expect(code).toBe(1);
  expect(out).toContain('Signed by a server: NO, the signature of its beginning is not of this log.');
});

test('a log cut short, another time, and a key that is none are not what was signed', () => {
  const [begun, ended] = signed.receipts ?? [];
  if (begun === undefined || ended === undefined) throw new Error('nothing is signed');
  const short = { ...log, entries: log.entries.slice(0, -1) };
  // Anything could follow what is signed.
  expect(signatures({ ...short, receipts: [begun] })).toMatchObject({
    verdict: 'unclaimed',
    reason: expect.stringContaining('nothing of what was played') as string,
  });
  expect(signatures({ ...short, receipts: [begun, ended] }).verdict).toBe('no');
  expect(signatures({ ...log, receipts: [{ ...begun, at: 1 }] }).verdict).toBe('no');
  expect(signatures({ ...log, receipts: [{ ...begun, key: 'f'.repeat(64) }] }).verdict).toBe('no');
  expect(signatures(log).verdict).toBe('unclaimed');
});

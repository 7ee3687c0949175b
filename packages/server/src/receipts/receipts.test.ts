import { createPublicKey, verify } from 'node:crypto';
import type { GameLog, Receipt } from '@weathergauge/engine';
import { isRefusal, parseLog, receiptText } from '@weathergauge/engine';
import type { PublishedKey } from '@weathergauge/wire';
import { expect, test } from 'vitest';
import { begun, guest, playerWith } from '../../test/player.ts';
import { newFolder, served } from '../../test/served.ts';

function read(text: string): GameLog {
  const log = parseLog(text);
  if (isRefusal(log)) throw new Error(log.reason);
  return log;
}

function fits(log: GameLog, receipt: Receipt): boolean {
  const x = Buffer.from(receipt.key, 'hex').toString('base64url');
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  return verify(null, Buffer.from(receiptText(log, receipt)), key, Buffer.from(receipt.signature, 'hex'));
}

test('a game is signed when it begins and when it has ended, by the key that the server publishes, also after a new start', async () => {
  const folder = newFolder();
  const first = await served(folder);
  const players = [await guest(first.address, 'Anne'), await guest(first.address, 'Mary')] as const;
  const { body: published } = await players[0].call<{ keys: PublishedKey[] }>('GET', 'keys');
  const id = await begun(players, { ruleset: 'convoy', scenario: 'H1', options: {} });
  const running = read((await players[0].call<string>('GET', `tables/${id}/log`)).body);
  expect(running.receipts?.map(({ kind }) => kind)).toEqual(['begun', 'running']);
  for (const receipt of running.receipts ?? []) expect(fits(running, receipt)).toBe(true);
  await first.close();

  const { address, close } = await served(folder);
  const anne = playerWith(address, 'Anne', players[0].token);
  const line = await anne.connect();
  await line.watch(id);
  expect(await line.ask({ ask: 'resign', table: id })).toBeNull();
  line.close();
  const log = read((await anne.call<string>('GET', `tables/${id}/log`)).body);
  const keys = (await anne.call<{ keys: PublishedKey[] }>('GET', 'keys')).body.keys;
  expect(keys).toEqual(published.keys);
  expect(keys).toHaveLength(1);
  expect(log.receipts?.map(({ kind }) => kind)).toEqual(['begun', 'ended']);
  expect(log.receipts?.[0]).toEqual(running.receipts?.[0]);
  for (const receipt of log.receipts ?? []) {
    expect(receipt.key).toBe(keys[0]?.key);
    expect(fits(log, receipt)).toBe(true);
    // Neither another time nor another game can be claimed.
    expect(fits(log, { ...receipt, at: receipt.at + 1 })).toBe(false);
    expect(fits({ ...log, commitment: '0'.repeat(64) }, receipt)).toBe(false);
  }
  await close();
});

import { expect, onTestFinished, test } from 'vitest';
import { newPlace } from '../../test/served.ts';
import { openStore } from '../store/open.ts';
import { addresses } from './addresses.ts';

test('letters that are asked for in the same moment are no more than those that are asked for one after another', async () => {
  const store = await openStore(await newPlace());
  onTestFinished(() => store.close());
  const { ask } = addresses(store.db, { setMail: async () => {} }, () => 1_000_000);
  const sent = (asked: readonly object[]): number =>
    asked.filter(each => 'token' in each && each.token !== null).length;
  const atOnce = Array.from({ length: 12 }, (_, i) => i);
  expect(sent(await Promise.all(atOnce.map(i => ask(`eve${i}`, 'victim@example.org'))))).toBeLessThanOrEqual(3);
  expect(sent(await Promise.all(atOnce.map(i => ask('eve', `stranger${i}@example.org`))))).toBeLessThanOrEqual(5);
});

import { pledge, keyFromHex } from '@weathergauge/engine';
import type { TableView } from '@weathergauge/wire/types';
import { afterEach, expect, test, vi } from 'vitest';
import { takeShare } from './shares.ts';

const COMMITMENT = 'c'.repeat(64);
const TABLE = { id: 'table', you: 0, commitment: COMMITMENT, pledges: [null, null], shares: [null, null] };
const tableIn = (status: TableView['status'], more: Partial<TableView> = {}) =>
  ({ ...TABLE, status, ...more }) as unknown as TableView;

/** What the server was told, in order. */
function toldServer(): { path: string; body: Record<string, string> }[] {
  const told: { path: string; body: Record<string, string> }[] = [];
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    told.push({ path, body: JSON.parse(body) as Record<string, string> });
    return Response.json(tableIn('pledging'));
  });
  return told;
}

function storage(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
    removeItem: (name: string) => void kept.delete(name),
  } as unknown as Storage;
}

afterEach(() => vi.unstubAllGlobals());

test('a share that was promised is the one that is told, also when old news of the table comes in between', async () => {
  const told = toldServer();
  const kept = storage();
  await takeShare(tableIn('pledging'), kept, storage());
  // Another player's pledge was told before ours had arrived.
  await takeShare(tableIn('pledging', { pledges: [null, 'b'.repeat(64)] }), kept, storage());
  const [first, again] = told.map(({ body }) => body['pledge'] ?? '');
  expect(again).toBe(first);
  await takeShare(tableIn('sharing', { pledges: [first ?? '', 'b'.repeat(64)] }), kept, storage());
  const share = keyFromHex(told[2]?.body['share'] ?? '');
  expect(share && pledge(COMMITMENT, 0, share)).toBe(first);
});

test('a share that was told, or of a round that came to nothing, is never promised again', async () => {
  const told = toldServer();
  const kept = storage();
  await takeShare(tableIn('pledging'), kept, storage());
  await takeShare(tableIn('gathering'), kept, storage());
  await takeShare(tableIn('pledging'), kept, storage());
  await takeShare(tableIn('playing', { shares: ['a'.repeat(64), null] }), kept, storage());
  await takeShare(tableIn('pledging'), kept, storage());
  expect(new Set(told.map(({ body }) => body['pledge'])).size).toBe(3);
});

test('a share that was promised by another tab cannot be told here', async () => {
  const told = toldServer();
  expect(await takeShare(tableIn('sharing', { pledges: ['a'.repeat(64), 'b'.repeat(64)] }), storage(), storage())).toBe(
    'lost',
  );
  expect(told).toEqual([]);
});

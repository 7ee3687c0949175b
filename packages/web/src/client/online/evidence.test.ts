import { ed25519 } from '@noble/curves/ed25519.js';
import type { GameLog, Receipt } from '@weathergauge/engine';
import {
  anyOffer,
  commitmentTo,
  boundGame,
  configure,
  finish,
  isRefusal,
  keyFromHex,
  logOf,
  openMatch,
  playMatch,
  pledge,
  printLog,
  receiptText,
  seededRng,
} from '@weathergauge/engine';
import { skirmish } from '@weathergauge/engine/skirmish';
import { afterEach, expect, test, vi } from 'vitest';
import type { TableView } from '@weathergauge/wire/types';
import { evidenceFor, fairnessOf, shareFinding, signedFinding } from './evidence.ts';
import { claimsOf } from './receipts.ts';
import { takeShare } from './shares.ts';

afterEach(() => vi.unstubAllGlobals());

function storage(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (i: number) => [...kept.keys()][i] ?? null,
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
    removeItem: (name: string) => void kept.delete(name),
  } as unknown as Storage;
}

function bytes(hex: string): Uint8Array {
  const key = keyFromHex(hex);
  if (key === null) throw new Error('no key');
  return key;
}

const OTHER = 'b'.repeat(64);
const config = configure(skirmish, { scenario: 'boats' });
if (isRefusal(config)) throw new Error(config.reason);
const game = config;

/** What a server commits to, which may be more than once. */
const committed = (secret: string): string => commitmentTo(boundGame(skirmish, game), bytes(secret), 'players');

/** The game as the server would have it: with this secret, and these shares. */
function logBy(secret: string, shares: readonly string[]): GameLog {
  const match = openMatch(skirmish, game, { secret: bytes(secret), shares: shares.map(bytes) });
  const rng = seededRng('evidence');
  playMatch(match, { choose: seat => anyOffer(skirmish, match.state as never, seat, rng) });
  finish(match);
  return logOf(match);
}

const claimsIn = async (log: GameLog) => {
  const claims = await claimsOf(printLog(log));
  if (claims === null) throw new Error('nothing is claimed');
  return claims;
};

const HONEST = '1'.repeat(64);
const commitment = committed(HONEST);

/** The page pledges and tells its share: what it keeps, and the share. */
async function told(otherPledge = pledge(commitment, 1, bytes(OTHER))) {
  const said: string[] = [];
  vi.stubGlobal('fetch', async (_path: string, { body }: { body: string }) => {
    const { pledge: promised, share } = JSON.parse(body) as Record<string, string>;
    said.push(promised ?? share ?? '');
    return Response.json({});
  });
  const [kept, lasting] = [storage(), storage()];
  const table = { id: 'table', you: 0, commitment, shares: [null, null] };
  const at = (status: TableView['status'], pledges: (string | null)[]) =>
    ({ ...table, status, pledges }) as unknown as TableView;
  await takeShare(at('pledging', [null, null]), kept, lasting);
  const [mine = ''] = said;
  await takeShare(at('sharing', [mine, otherPledge]), kept, lasting);
  const share = said[1] ?? '';
  /** The table is told anew, with another pledge. */
  const again = (other: string) => takeShare(at('sharing', [mine, other]), kept, lasting);
  /** Somebody is said to have left: the share that was told is thrown away, and another is asked for. */
  const anew = async (): Promise<string> => {
    await takeShare(at('gathering', [null, null]), kept, lasting);
    await takeShare(at('pledging', [null, null]), kept, lasting);
    await takeShare(at('sharing', [said.at(-1) ?? '', otherPledge]), kept, lasting);
    return said.at(-1) ?? '';
  };
  return { lasting, share, again, anew };
}

test('a log with what this browser saw is made of its share, also where it comes from a file', async () => {
  const { lasting, share } = await told();
  const claims = await claimsIn(logBy(HONEST, [share, OTHER]));
  for (const table of ['table', null])
    expect(shareFinding(claims, evidenceFor(table, claims, lasting)).verdict).toBe('yes');
  expect(shareFinding(claims, evidenceFor('elsewhere', claims, lasting)).verdict).toBe('unclaimed');
});

test('a server that puts another share in the place of this one is found out', async () => {
  const { lasting } = await told();
  const claims = await claimsIn(logBy(HONEST, ['c'.repeat(64), OTHER]));
  expect(shareFinding(claims, evidenceFor('table', claims, lasting))).toMatchObject({
    verdict: 'no',
    reason: expect.stringContaining('your share in the log is not the one') as string,
  });
});

test('a server that chooses its secret when it knows the shares is found out', async () => {
  const { lasting, share } = await told();
  const claims = await claimsIn(logBy('2'.repeat(64), [share, OTHER]));
  expect(shareFinding(claims, evidenceFor('table', claims, lasting))).toMatchObject({
    verdict: 'no',
    reason: expect.stringContaining('the commitment in the log is not the one') as string,
  });
});

test('a share of another that was never pledged is found out: a server could choose the dice by it', async () => {
  const { lasting, share } = await told();
  const claims = await claimsIn(logBy(HONEST, [share, 'd'.repeat(64)]));
  expect(shareFinding(claims, evidenceFor('table', claims, lasting))).toMatchObject({
    verdict: 'no',
    reason: expect.stringContaining('the share of seat 2 in the log is not the one') as string,
  });
});

test('where a pledge is another after the share was told, the share is told no more, and the first is what counts', async () => {
  const { lasting, share, again } = await told();
  const swapped = 'd'.repeat(64);
  expect(await again(pledge(commitment, 1, bytes(swapped)))).toMatchObject({ refused: 'bad-config' });
  const claims = await claimsIn(logBy(HONEST, [share, swapped]));
  expect(shareFinding(claims, evidenceFor('table', claims, lasting)).verdict).toBe('no');
});

test('a server that has the shares told anew until it likes the dice is not called fair', async () => {
  const { lasting, share, anew } = await told();
  const second = await anew();
  expect(second).not.toBe(share);
  const claims = await claimsIn(logBy(HONEST, [second, OTHER]));
  expect(shareFinding(claims, evidenceFor('table', claims, lasting))).toMatchObject({
    verdict: 'unclaimed',
    reason: expect.stringContaining('once before') as string,
  });
});

const secretKey = bytes('5'.repeat(64));
const hexOf = (of: Uint8Array): string => Array.from(of, byte => byte.toString(16).padStart(2, '0')).join('');
const key = hexOf(ed25519.getPublicKey(secretKey));

function signed(log: GameLog, kind: Receipt['kind'], at: number): Receipt {
  const text = new TextEncoder().encode(receiptText(log, { kind, at }));
  return { kind, at, key, signature: hexOf(ed25519.sign(text, secretKey)) };
}

test('a signature is tried here, and the key held against those that the server publishes', async () => {
  const log = logBy(HONEST, [OTHER, OTHER]);
  const receipts = [signed(log, 'begun', 1), signed(log, 'ended', 2)];
  const claims = await claimsIn({ ...log, receipts });
  expect(claims.receipts.map(({ fits }) => fits)).toEqual([true, true]);
  expect(signedFinding(claims, [key]).verdict).toBe('yes');
  expect(signedFinding(claims, ['ab'.repeat(32)])).toMatchObject({
    verdict: 'unclaimed',
    reason: expect.stringContaining('which this server does not publish') as string,
  });
  expect(signedFinding(claims, null).verdict).toBe('unclaimed');
  const later = await claimsIn({ ...log, receipts: receipts.map(each => ({ ...each, at: each.at + 1 })) });
  expect(signedFinding(later, [key])).toMatchObject({
    verdict: 'no',
    reason: expect.stringContaining('the signature of its beginning is not of this log') as string,
  });
  const other = await claimsIn({ ...logBy(HONEST, [OTHER, 'd'.repeat(64)]), receipts });
  expect(signedFinding(other, [key]).verdict).toBe('no');
});

test('a game of one machine, which nobody has signed, has nothing to be looked into', async () => {
  const match = openMatch(skirmish, game, { secret: bytes(HONEST), shares: 'own' });
  const claims = await claimsOf(printLog(logOf(match)));
  expect(claims).toBeNull();
  expect(fairnessOf(claims, null, storage(), [key])).toBeNull();
});

test('a server that gives out dice of its own alone, after a share was told, is found out', async () => {
  const { lasting } = await told();
  const match = openMatch(skirmish, game, { secret: bytes(HONEST), shares: 'own' });
  const claims = await claimsOf(printLog(logOf(match)));
  expect(fairnessOf(claims, 'table', lasting, [key])?.share.verdict).toBe('no');
});

test('of a game of which only the beginning is signed nothing is said: anything could follow', async () => {
  const log = logBy(HONEST, [OTHER, OTHER]);
  const claims = await claimsIn({ ...log, receipts: [signed(log, 'begun', 1)] });
  expect(claims.receipts.map(({ fits }) => fits)).toEqual([true]);
  expect(signedFinding(claims, [key]).verdict).toBe('unclaimed');
});

import { expect, test } from 'vitest';
import { reportOn } from '../screens/lobby/report-on.ts';
import type { GameStorage } from './database.ts';
import { memoryStorage } from './database.ts';
import type { SavedGame } from './protocol.ts';
import { browserSaves, MOST_SAVES, memorySaves, savesOn } from './saves.ts';
import type { Sealer } from './sealing.ts';
import { newSealingKey, sealerWith } from './sealing.ts';

const FACE_DOWN = 'plan ship=1 card=17';

function game(n: number): SavedGame {
  return {
    id: `game ${n}`,
    ruleset: 'skirmish',
    scenario: 'boats',
    seats: [{ kind: 'human' }, { kind: 'agent', level: 'captain' }],
    log: `weathergauge log 2\n1 seat 1: ${FACE_DOWN} [] #0123456789abcdef\n`,
    key: 'ab'.repeat(32),
    savedAt: n,
    over: false,
    headline: 'Turn 3',
    pack: null,
  };
}

async function sealing(): Promise<Sealer> {
  return sealerWith(await newSealingKey());
}

/** A storage into which anything can be put. */
function storageWith(sealer: Sealer | null, records: readonly unknown[] = []) {
  const storage: GameStorage = { ...memoryStorage(), sealer };
  const all = async () => [...records, ...(await memory.all())];
  const memory = storage;
  return savesOn(async () => ({
    ...memory,
    all,
    get: async id => (await all()).find(record => (record as { id?: unknown } | null)?.id === id),
  }));
}

test('the newest come first, and the oldest are forgotten', async () => {
  const saves = memorySaves();
  await Promise.all(Array.from({ length: MOST_SAVES + 10 }, (_, i) => saves.put(game(i))));
  const recent = await saves.recent();
  expect(recent).toHaveLength(MOST_SAVES);
  expect(recent[0]?.id).toBe(`game ${MOST_SAVES + 9}`);
  expect(await saves.load('game 0')).toBeNull();
  await saves.put({ ...game(20), savedAt: 1_000 });
  expect((await saves.recent())[0]?.id).toBe('game 20');
  expect(await saves.recent()).toHaveLength(MOST_SAVES);
  await saves.remove('game 20');
  expect(await saves.load('game 20')).toBeNull();
});

test('without a database games are kept while the page is open', async () => {
  const saves = browserSaves();
  expect(await saves.keeping()).toBe('while-open');
  await saves.put(game(1));
  expect(await saves.load('game 1')).toEqual(game(1));
});

// --- Sealed ---

/** All that can be read in a storage: texts, and bytes as text. */
function dump(records: readonly unknown[]): string {
  const readable = (x: unknown): unknown =>
    x instanceof ArrayBuffer || x instanceof Uint8Array ? new TextDecoder('latin1').decode(x) : x;
  return JSON.stringify(records, (_, x) => readable(x));
}

test('of a running game nothing that lies face down can be read in the storage, and it goes on as it was', async () => {
  const storage: GameStorage = { ...memoryStorage(), sealer: await sealing() };
  const saves = savesOn(async () => storage);
  expect(await saves.keeping()).toBe('sealed');
  await saves.put(game(1));
  const lying = dump(await storage.all());
  expect(lying).toContain('Turn 3');
  for (const secret of [FACE_DOWN, 'ab'.repeat(32), '0123456789abcdef', 'weathergauge log'])
    expect(lying).not.toContain(secret);
  expect(await saves.load('game 1')).toEqual(game(1));
  expect(await saves.recent()).toEqual([game(1)]);
  // The control: what is over is not sealed, and the dump does show it.
  await saves.put({ ...game(2), over: true, key: null });
  expect(dump(await storage.all())).toContain(FACE_DOWN);
});

test('by its length one cannot tell how much has been ordered under seal', async () => {
  const sealer = await sealing();
  const [short, long] = await Promise.all([sealer.seal('a', 'x'), sealer.seal('a', 'x'.repeat(4_000))]);
  expect(short.data.byteLength).toBe(long.data.byteLength);
});

test('a plain record of an older page is still read, and is sealed from then on', async () => {
  const storage: GameStorage = { ...memoryStorage(), sealer: await sealing() };
  await storage.put(game(1));
  const saves = savesOn(async () => storage);
  expect(dump(await storage.all())).toContain(FACE_DOWN);
  expect(await saves.recent()).toEqual([game(1)]);
  expect(dump(await storage.all())).not.toContain(FACE_DOWN);
  expect(await saves.load('game 1')).toEqual(game(1));
});

test('a lost key, damaged bytes or a record under another name set that game aside, and no other', async () => {
  const sealer = await sealing();
  const other = await sealing();
  const text = JSON.stringify({ log: game(1).log, key: game(1).key });
  const { log: _log, key: _key, ...open } = game(1);
  const spoilt = await sealer.seal('game 1', text);
  const bytes = new Uint8Array(spoilt.data);
  bytes.set([(bytes[7] ?? 0) ^ 1], 7);
  const bad = [
    { ...open, id: 'lost key', sealed: await other.seal('lost key', text) },
    { ...open, id: 'game 1', sealed: spoilt },
    { ...open, id: 'moved', sealed: await sealer.seal('game 1', text) },
  ];
  const saves = storageWith(sealer, [...bad, game(2)]);
  expect((await saves.recent()).map(({ id }) => id)).toEqual(['game 2']);
  expect((await saves.setAside()).map(({ id, badField }) => [id, badField])).toEqual(
    bad.map(({ id }) => [id, 'sealed']),
  );
  expect(await saves.load('lost key')).toBeNull();
});

// --- Broken ---

const WRONG = [
  undefined,
  null,
  7,
  -1,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  true,
  '',
  'x'.repeat(3_000_000),
  '\u001b[2J',
  '\u202e',
  '__proto__',
  [],
  [null],
  Array.from({ length: 9 }, () => ({ kind: 'human' })),
  [{ kind: 'agent', level: '__proto__' }],
  {},
  JSON.parse('{"__proto__":{"kind":"human"}}') as object,
  new Date(0),
  new Map(),
  Object.create({ kind: 'human' }) as object,
];
/** What is in order for a field, though another value would be more usual. */
const FITS: Readonly<Record<string, readonly unknown[]>> = {
  id: ['__proto__'],
  savedAt: [7],
  over: [true],
  headline: ['', '__proto__'],
  key: [null],
  pack: [undefined, null],
};

test('any field that is missing, of another kind, huge or forged sets its game aside, and no other', async () => {
  const good = game(1);
  for (const field of Object.keys(good) as (keyof SavedGame)[]) {
    for (const value of WRONG) {
      if (FITS[field]?.includes(value) === true) continue;
      const broken: Record<string, unknown> = { ...good, id: 'broken', [field]: value };
      if (value === undefined) delete broken[field];
      const saves = storageWith(null, [broken, game(2)]);
      expect(
        (await saves.recent()).map(({ id }) => id),
        field,
      ).toEqual(['game 2']);
      const [aside] = await saves.setAside();
      expect(aside?.badField).toBe(field);
      if (aside !== undefined) expect(reportOn(aside)).not.toContain(FACE_DOWN);
    }
  }
});

test.each([null, 7, 'text', [], { id: 'x' }, JSON.parse('{"__proto__":{"id":"x"}}'), { ...game(1), sealed: {} }])(
  'a record that is none at all is set aside: %j',
  async record => {
    const saves = storageWith(await sealing(), [record, game(2)]);
    expect((await saves.recent()).map(({ id }) => id)).toEqual(['game 2']);
    expect(await saves.setAside()).toHaveLength(1);
  },
);

test('fields that nobody knows are left behind', async () => {
  const saves = storageWith(null, [{ ...game(1), evil: 1, seats: [{ kind: 'human', evil: 1 }] }]);
  expect(await saves.load('game 1')).toEqual({ ...game(1), seats: [{ kind: 'human' }] });
});

test('a list of seats with a hole or with a constructor of its own does not break the others', async () => {
  const seats: unknown[] = [];
  seats[1] = { kind: 'human' };
  const hole = { ...game(1), seats };
  const odd = { ...game(3), seats: Object.assign([{ kind: 'human' }], { constructor: 7 }) };
  const saves = storageWith(null, [hole, game(2), odd]);
  expect((await saves.recent()).map(({ id }) => id)).toEqual(['game 3', 'game 2']);
  expect(await saves.setAside()).toMatchObject([{ id: 'game 1', badField: 'seats' }]);
});

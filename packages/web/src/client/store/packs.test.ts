import { dataPacks } from '@weathergauge/rules-sails-of-glory';
import type { SailsView } from '@weathergauge/rules-sails-of-glory';
import { expect, test } from 'vitest';
import type { GamePack, NewGame, SavedGame } from '../protocol.ts';
import { memorySaves } from '../saves.ts';
import { packOfLog } from './pack-of-log.ts';
import type { Fixture } from './store.fixture.ts';
import { fixture, human } from './store.fixture.ts';

interface Ships {
  readonly ships: readonly { readonly burden: number }[];
}

const printed = dataPacks.printed as Ships;
const stout: GamePack = {
  name: 'Stout hulls',
  data: { ...printed, ships: printed.ships.map(ship => ({ ...ship, burden: 9 })) },
};
const duel: NewGame = {
  ruleset: 'sails-of-glory',
  scenario: 'enemy-in-sight',
  seats: [human, human],
  options: { placing: false, level: 'basic' },
};

const burden = ({ store }: Fixture): number | undefined =>
  (store.getState().position?.view as SailsView | undefined)?.ships[0]?.burden;

/** A game by the pack, with one order given, as it is then kept. */
async function played(here: Fixture): Promise<SavedGame> {
  const { store } = here;
  await store.getState().open({ ...duel, pack: stout });
  store.getState().takeSeat();
  await store.getState().answer(0);
  await expect.poll(() => here.saves.recent().then(games => games.length)).toBe(1);
  const [saved] = await here.saves.recent();
  if (saved === undefined) throw new Error('nothing was kept');
  return saved;
}

test('a game by a data pack shows its figures, and is kept and resumed with it', async () => {
  const here = fixture();
  const saved = await played(here);
  expect(burden(here)).toBe(9);
  expect(here.store.getState().pack).toEqual(stout);
  expect(saved.pack).toEqual(stout);
  const later = fixture(here.saves);
  await later.store.getState().resume(saved.id);
  expect(later.store.getState()).toMatchObject({ trouble: null, pack: stout });
  expect(burden(later)).toBe(9);
});

test('a log by a data pack is opened with the pack of the saved game, and a branch is played by it', async () => {
  const here = fixture();
  const { log } = await played(here);
  await here.store.getState().read(log);
  expect(here.store.getState()).toMatchObject({ status: 'replaying', pack: stout });
  expect(burden(here)).toBe(9);
  await here.store.getState().branch([human, human]);
  expect(here.store.getState()).toMatchObject({ trouble: null, pack: stout });
});

test('without its pack a log is not opened, and says what is lacking; with it, it is', async () => {
  const { log } = await played(fixture());
  const here = fixture(memorySaves());
  await here.store.getState().read(log);
  expect(here.store.getState()).toMatchObject({
    status: 'failed',
    trouble: 'lacksPack',
    lacksPack: { log, ruleset: 'sails-of-glory' },
  });
  await here.store.getState().read(log, { name: 'Wrong', data: dataPacks.printed });
  expect(here.store.getState().trouble).toMatch(/played by data pack #[0-9a-f]{16} of sails-of-glory/);
  await here.store.getState().read(log, stout);
  expect(here.store.getState()).toMatchObject({ status: 'replaying', pack: stout, lacksPack: null });
});

test('a pack that is not sound opens no game', async () => {
  const here = fixture();
  await here.store.getState().open({ ...duel, pack: { name: 'Torn', data: { ...printed, ships: [] } } });
  expect(here.store.getState().status).toBe('failed');
  expect(here.store.getState().trouble).toContain('the data pack for sails-of-glory cannot be used');
});

test('the next game is by the printed figures again', async () => {
  const here = fixture();
  await played(here);
  await here.store.getState().open(duel);
  expect(here.store.getState().pack).toBeNull();
  expect(burden(here)).toBeLessThan(9);
});

test('only the head of a log names its pack', () => {
  const head = 'weathergauge log 2\nruleset convoy\nedition 1\nfigures 0123456789abcdef\n';
  expect(packOfLog(head)).toEqual({ name: '0123456789abcdef', ruleset: 'convoy' });
  expect(packOfLog('weathergauge log 2\nruleset convoy\nedition 1\n').name).toBe('');
  expect(packOfLog(`${'x\n'.repeat(5000)}figures 0123456789abcdef\n`).name).toBe('');
});

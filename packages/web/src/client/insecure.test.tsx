/** A page that came over plain http from another machine: the browser then has no `crypto.subtle`. */

import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { granted } from '../books/hosted.fixture.ts';
import KeptBadly from '../screens/lobby/KeptBadly.tsx';
import { startStrings } from '../ui/strings/index.ts';
import { isTrouble } from '../ui/trouble.ts';
import { fakeIndexedDb } from './database.fixture.ts';
import type { Keeping } from './saves.ts';
import { browserSaves } from './saves.ts';
import { canSeal } from './sealing.ts';
import { fromFragment, toFragment } from './share.ts';
import { boats, fixture, human, reach, state } from './store/store.fixture.ts';

// The page's store listens to the tab from the moment it is loaded.
vi.hoisted(() => vi.stubGlobal('document', new EventTarget()));

startStrings();

const secure = crypto;

beforeEach(() => {
  vi.stubGlobal('indexedDB', fakeIndexedDb());
  vi.stubGlobal('crypto', {
    getRandomValues: <T extends Uint8Array<ArrayBuffer>>(to: T) => secure.getRandomValues(to),
  });
});
afterEach(() => vi.unstubAllGlobals());

const said = (keeping: Keeping): string =>
  renderToStaticMarkup(<KeptBadly setAside={[]} keeping={keeping} onChanged={() => {}} />);

test('a battle is played with committed dice, kept in plain text and gone on with after a reload', async () => {
  expect(canSeal()).toBe(false);
  const saves = browserSaves();
  const here = fixture(saves);
  await state(here).open(boats(human, human));
  await reach(here, 'handing-over');
  state(here).takeSeat();
  await state(here).answer(1);
  const { id } = await reach(here, 'handing-over');
  const save = await state(here).saveElsewhere();
  await vi.waitFor(async () => expect(await saves.load(id ?? '')).toMatchObject({ over: false }));
  expect(await saves.keeping()).toBe('plain');
  expect(await saves.setAside()).toEqual([]);

  const later = fixture(browserSaves());
  await state(later).resume(id ?? '');
  await reach(later, 'handing-over');
  expect(await state(later).saveElsewhere(), 'with the same dice').toBe(save);
  state(later).takeSeat();
  await reach(later, 'asking');
  await state(later).resign();
  await reach(later, 'over');
  await vi.waitFor(() =>
    expect(state(later).findings).toMatchObject({ dice: { verdict: 'yes' }, complete: { verdict: 'yes' } }),
  );
  const { log } = granted(await state(later).exportLog());
  const link = await toFragment(log);
  expect(isTrouble(link) ? link : await fromFragment(link.fragment)).toBe(log);
});

test('the lobby says that nothing can be sealed, or kept', () => {
  expect(said('plain')).toContain('did not come over https, so the browser cannot seal your battles');
  expect(said('while-open')).toContain('your battles last until this page is closed');
  expect(said('sealed')).not.toMatch(/<p/);
});

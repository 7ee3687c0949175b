import { expect, test, vi } from 'vitest';
import type { Joined, Missed, Seen, TableView } from '../protocol.ts';
import type { Fixture } from './store.fixture.ts';
import { agent, battle, carryOn, fixture, human, reach, state } from './store.fixture.ts';

const ANNE = { id: 'anne', name: 'Anne' };
const TABLE: TableView = {
  id: 'table',
  ruleset: 'age-of-sail',
  edition: 1,
  scenario: 'line-of-battle',
  options: {},
  visibility: 'invited',
  named: [],
  settings: { seating: 'chosen', start: 'at-once', spectators: 'welcome', delay: 0, time: { kind: 'none' } },
  status: 'playing',
  organiser: ANNE,
  seats: [
    { kind: 'person', person: ANNE },
    { kind: 'agent', level: 'midshipman' },
  ],
  you: 0,
  yours: true,
  ready: [true, true],
  commitment: '',
  pledges: [null, null],
  shares: [null, null],
  drawn: null,
  invite: null,
  next: null,
};

/** What a person is told at a table who has been asked a few times, and was shown the game up to this place. */
async function seenWith(missed: (at: number) => Pick<Missed, 'isMore'> & { readonly from: number }): Promise<Seen> {
  const here = fixture();
  await state(here).open(battle(human, agent), 'away');
  for (let i = 0; i < 4; i++) {
    await reach(here, 'asking');
    await carryOn(here);
  }
  const { position, happenings } = await reach(here, 'asking');
  if (position === null) throw new Error('there is nothing to see');
  const { from, isMore } = missed(position.at);
  const { position: before } = await here.session.look(0, from);
  const ordered = { at: before.at, view: before.view };
  return {
    who: 0,
    turn: { happenings: [], position, backTo: null, request: null },
    happenings,
    missed: { before: from < position.at ? before : null, isMore, ordered },
  };
}

async function joined(seen: Seen, here = fixture()): Promise<Fixture & { readonly saw: number[] }> {
  const saw: number[] = [];
  Object.assign(here.session, {
    join: async (): Promise<Joined> => ({ table: TABLE, seen: [seen] }),
    sawUpTo: async (at: number) => void saw.push(at),
    shown: async () => {},
  });
  await state(here).join('table', null);
  return Object.assign(here, { saw });
}

test('what happened while somebody was away is played back, then it is told since her last order, and only then it is seen', async () => {
  const seen = await seenWith(at => ({ from: at - 3, isMore: false }));
  const here = await joined(seen);
  const before = seen.missed?.before ?? null;
  const fresh = seen.happenings.filter(({ at }) => at > (before?.at ?? 0));
  expect(fresh.length).toBeGreaterThan(0);
  expect(state(here)).toMatchObject({ status: 'moving', before, fresh, missed: 'all', since: null });
  expect(here.saw).toEqual([]);
  state(here).settle();
  expect(state(here)).toMatchObject({ status: 'asking', before: null, fresh: [], since: seen.missed?.ordered });
  await vi.waitFor(() => expect(here.saw).toEqual([seen.turn.position.at]));
});

test('where only the end of it is played back, it is said', async () => {
  const here = await joined(await seenWith(at => ({ from: at - 1, isMore: true })));
  expect(state(here)).toMatchObject({ status: 'moving', missed: 'end' });
});

test('what another device has shown is not played back; nobody has seen what stands in a tab behind another until she looks at it', async () => {
  const seen = await seenWith(at => ({ from: at, isMore: false }));
  const behind = fixture();
  behind.isSeen = false;
  const here = await joined(seen, behind);
  expect(state(here)).toMatchObject({ status: 'asking', missed: null });
  expect(here.saw).toEqual([]);
  here.isSeen = true;
  for (const look of here.looks) look();
  await Promise.resolve();
  expect(here.saw).toEqual([seen.turn.position.at]);
  for (const look of here.looks) look();
  await Promise.resolve();
  expect(here.saw).toHaveLength(1);
});

/** A table with the real session and agents behind it, in one thread: what the tests of the store sit down at. */

import { skirmish } from '@weathergauge/engine/skirmish';
import { ruleset as ageOfSail } from '@weathergauge/rules-age-of-sail';
import type { TableClient } from './client.ts';
import { libraryOf } from './library.ts';
import type { NewGame, SeatPlan, SessionApi } from './protocol.ts';
import { createSession } from './session.ts';
import { createThinker } from './thinker.ts';
import type { Thinking } from './thinking.ts';
import { createTable } from './create-table.ts';
import type { Saves } from './saves.ts';
import { memorySaves } from './saves.ts';
import type { PrivacyScreen } from './seats.ts';
import type { TableState, TableStore } from './table.ts';

const library = libraryOf({
  skirmish: async () => ({ ruleset: skirmish }),
  'age-of-sail': async () => ({ ruleset: ageOfSail }),
});
export const human: SeatPlan = { kind: 'human' };
export const agent: SeatPlan = { kind: 'agent', level: 'midshipman' };
export const boats = (...seats: SeatPlan[]): NewGame => ({
  ruleset: 'skirmish',
  scenario: 'boats',
  seats,
  options: {},
});
export const battle = (...seats: SeatPlan[]): NewGame => ({
  ruleset: 'age-of-sail',
  scenario: 'line-of-battle',
  seats,
  options: {},
});

export interface Hall {
  readonly table: TableStore;
  readonly saves: Saves;
  readonly session: SessionApi;
  /** While true, thoughts wait for a stop or a cancel. */
  held: boolean;
  readonly ended: string[];
  privacy: PrivacyScreen;
}

export function hall(saves = memorySaves()): Hall {
  const session = createSession(library);
  const thinker = createThinker(library, () => performance.now());
  const client: TableClient = {
    session,
    think(brief, seat, level, onProgress): Thinking {
      const { promise, resolve, reject } = Promise.withResolvers<string>();
      promise.catch(() => {});
      const quick = thinker.think(brief, seat, level, () => {});
      void quick.then(best => {
        onProgress({ iterations: 1, share: 0.5, best, value: 0 });
        if (!here.held) resolve(best);
      });
      return {
        answer: promise,
        stop: () => void quick.then(best => (here.ended.push('stop'), resolve(best))),
        cancel: () => (here.ended.push('cancel'), reject(new Error('cancelled'))),
      };
    },
  };
  let id = 0;
  const here: Hall = {
    session,
    saves,
    held: false,
    ended: [],
    privacy: 'sealed-only',
    table: createTable({
      client,
      saves,
      privacyScreen: () => here.privacy,
      say: trouble => trouble,
      now: () => ++id,
      newId: () => `game ${++id}`,
    }),
  };
  return here;
}

export const state = ({ table }: Hall): TableState => table.getState();

/** Waits until the table has come to rest at one of these; motions are settled on the way unless they are waited for. */
export async function reach(here: Hall, ...statuses: TableState['status'][]): Promise<TableState> {
  for (let i = 0; i < 5_000; i++) {
    const { status, trouble } = state(here);
    if (statuses.includes(status)) return state(here);
    if (status === 'failed') throw new Error(trouble ?? 'failed');
    if (status === 'moving') state(here).settle();
    await new Promise(resolve => setTimeout(resolve, 0));
  }
  throw new Error(`still ${state(here).status}`);
}

/** The last offer of the list: the first one of a turn may be to make peace, which is no battle. */
export async function carryOn(here: Hall): Promise<void> {
  await state(here).answer((state(here).position?.offers.length ?? 0) - 1);
}

export async function playToEnd(here: Hall): Promise<TableState> {
  for (;;) {
    const { status, takeSeat } = await reach(here, 'asking', 'handing-over', 'over');
    if (status === 'over') return state(here);
    if (status === 'handing-over') {
      takeSeat();
      await reach(here, 'asking');
    } else await carryOn(here);
  }
}

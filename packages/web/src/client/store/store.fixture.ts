/** A store with the real session, host and agents behind it, in one thread. */

import type { FaultReport } from '@weathergauge/engine';
import { skirmish } from '@weathergauge/engine/skirmish';
import type { Adviser, LogChecker, Thinker, Thinking } from '@weathergauge/host';
import { libraryOf, thinkHere } from '@weathergauge/host';
import { ruleset as ageOfSail } from '@weathergauge/rules-age-of-sail';
import { dataPacks, ruleset as sailsOfGlory } from '@weathergauge/rules-sails-of-glory';
import { createGameStore } from './create-store.ts';
import type { Analyst, NewGame, SeatPlan, SessionApi } from '../protocol.ts';
import type { Saves } from '../saves.ts';
import { memorySaves } from '../saves.ts';
import type { PrivacyScreen } from '../seats.ts';
import { createSession } from '../session.ts';
import type { GameState, GameStore } from '../store.ts';
import type { Tabs } from '../tabs.ts';
import { ALONE } from '../tabs.ts';

export const library = libraryOf({
  skirmish: async () => ({ ruleset: skirmish }),
  'age-of-sail': async () => ({ ruleset: ageOfSail }),
  'sails-of-glory': async () => ({ ruleset: sailsOfGlory, dataPacks }),
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

/** Fails the test: no rulebook should throw an exception, except in tests that provide one. */
export function onFault({ message, stack }: FaultReport): void {
  throw new Error(`a rulebook has failed: ${message}`, { cause: stack });
}

export interface Fixture {
  readonly store: GameStore;
  readonly saves: Saves;
  readonly session: SessionApi;
  /** While true, searches wait until they are stopped or cancelled. */
  held: boolean;
  readonly ended: string[];
  /** Calls that the page has made to the session, by name. */
  readonly calls: string[];
  privacy: PrivacyScreen;
  /** Whether the page is visible; `looks` are called when it becomes visible again. */
  isSeen: boolean;
  readonly looks: (() => void)[];
}

export function fixture(
  saves = memorySaves(),
  checker?: LogChecker,
  tabs: Tabs = ALONE,
  analyst?: Analyst,
  adviser?: Adviser,
): Fixture {
  const quick = thinkHere(library, () => performance.now());
  const thinker: Thinker = {
    think(question, onProgress): Thinking {
      const { promise, resolve, reject } = Promise.withResolvers<string>();
      promise.catch(() => {});
      const { answer } = quick.think(question, () => {});
      void answer.then(best => {
        onProgress({ iterations: 1, share: 0.5, best, value: 0 });
        if (!here.held) resolve(best);
      });
      return {
        answer: promise,
        stop: () => void answer.then(best => (here.ended.push('stop'), resolve(best))),
        cancel: () => (here.ended.push('cancel'), reject(new Error('cancelled'))),
      };
    },
  };
  const calls: string[] = [];
  const session = asWorker(createSession(library, thinker, onFault, checker, analyst, adviser), calls);
  let id = 0;
  const looks: (() => void)[] = [];
  const here: Fixture = {
    session,
    saves,
    held: false,
    ended: [],
    calls,
    privacy: 'sealed-only',
    isSeen: true,
    looks,
    store: createGameStore({
      client: { session },
      saves,
      privacyScreen: () => here.privacy,
      say: (trouble, reason) => (reason === undefined ? trouble : `${trouble}: ${reason}`),
      now: () => ++id,
      newId: () => `game ${++id}`,
      tabs,
      looking: { isSeen: () => here.isSeen, onSeen: call => looks.push(call) },
    }),
  };
  return here;
}

/** Counts calls, and delays them and deliveries as a worker would. */
function asWorker(session: SessionApi, calls: string[]): SessionApi {
  const later = (argument: unknown): unknown =>
    typeof argument === 'function' ? (told: unknown) => queueMicrotask(() => void argument(told)) : argument;
  return new Proxy(session, {
    get(target, name: keyof SessionApi) {
      const method = target[name] as (...args: unknown[]) => Promise<unknown>;
      return async (...args: unknown[]) => {
        calls.push(name);
        await Promise.resolve();
        return method(...args.map(later));
      };
    },
  });
}

export const state = ({ store }: Fixture): GameState => store.getState();

/** Waits until the game has one of these statuses; motions on the way are ended unless `moving` is waited for. */
export async function reach(here: Fixture, ...statuses: GameState['status'][]): Promise<GameState> {
  for (let i = 0; i < 5_000; i++) {
    const { status, trouble } = state(here);
    if (statuses.includes(status)) return state(here);
    if (status === 'failed') throw new Error(trouble ?? 'failed');
    if (status === 'moving') state(here).settle();
    await new Promise(resolve => setTimeout(resolve, 0));
  }
  throw new Error(`still ${state(here).status}`);
}

/** Gives the last offer: the first one of a turn may be to make peace. */
export async function carryOn(here: Fixture): Promise<void> {
  await state(here).answer((state(here).position?.offers.length ?? 0) - 1);
}

export async function playToEnd(here: Fixture): Promise<GameState> {
  for (;;) {
    const { status, takeSeat } = await reach(here, 'asking', 'handing-over', 'over');
    if (status === 'over') return state(here);
    if (status === 'handing-over') {
      takeSeat();
      await reach(here, 'asking');
    } else await carryOn(here);
  }
}

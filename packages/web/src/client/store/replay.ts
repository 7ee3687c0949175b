/** Shows earlier moments of the hosted game or of a log, and starts a new game from one of them. */

import type { Refusal } from '@weathergauge/engine';
import { isRefusal, refusal } from '@weathergauge/engine';
import type { OpenLog, Sitting } from '../protocol.ts';
import { allHere } from '../seats.ts';
import type { GameState, GameStatus } from '../store.ts';
import type { Core } from './core.ts';
import type { Deliveries } from './deliveries.ts';
import type { Flow } from './flow.ts';
import type { Opening } from './opening.ts';
import type { Screen } from './screen.ts';

export type Replay = Pick<GameState, 'goTo' | 'resumePlay' | 'playAgain' | 'branch' | 'exportLog' | 'saveElsewhere'>;

const WHEN_TO_LOOK: readonly GameStatus[] = ['asking', 'thinking', 'moving', 'over', 'replaying'];

export function createReplay(
  core: Core,
  { show }: Screen,
  { carryOn }: Flow,
  { listener }: Deliveries,
  { begin, open }: Opening,
): Replay {
  const { deps, inside, session, get, set, isPast, attempt } = core;

  async function goTo(place: number): Promise<void> {
    const { status, position } = get();
    if (position === null || inside.busy || !WHEN_TO_LOOK.includes(status)) return;
    const epoch = ++inside.epoch;
    inside.away = true;
    await attempt(epoch, async () => {
      await inside.recording;
      if (isPast(epoch)) return;
      const { viewer, mode } = inside;
      const turn = await (mode === 'record' ? session.lookInto(viewer, place) : session.look(viewer, place));
      if (isPast(epoch)) return;
      const isNext = status === 'replaying' && turn.position.at === position.at + 1;
      show(turn.position, {
        status: 'replaying',
        thinking: null,
        before: isNext ? position : null,
        fresh: isNext ? turn.happenings : [],
      });
    });
  }

  async function resumePlay(): Promise<void> {
    if (get().id === null || get().status !== 'replaying') return;
    inside.epoch++;
    inside.away = false;
    carryOn();
  }

  async function playAgain(seats: readonly Sitting[]): Promise<void> {
    const { id, pack } = get();
    if (id === null) return;
    const { epoch } = inside;
    await attempt(epoch, async () => {
      const wished = await session.wished();
      if (!isPast(epoch)) await open({ ...wished, seats: allHere(seats), pack });
    });
  }

  async function branch(sitting: readonly Sitting[]): Promise<void> {
    const { position, status, pack } = get();
    const seats = allHere(sitting);
    if (position === null || status === 'handing-over') return;
    if (seats.length !== position.seatNames.length) return set({ trouble: deps.say('seatsDoNotFit') });
    const { who, at } = position;
    // The open game is closed only after the log of the new one was obtained.
    const log = await (inside.mode === 'record' ? session.recordUpTo(at) : session.logUpTo(who, at));
    if (isRefusal(log)) return set({ trouble: log.reason });
    await begin(seats, async () => ({
      seats,
      pack,
      seen: await session.restore({ log, key: null, seats, pack, from: 'outside' }, listener()),
    }));
  }

  async function exportLog(): Promise<OpenLog | Refusal> {
    const { position } = get();
    if (position === null) throw new Error(deps.say('noGame'));
    if (inside.mode === 'follow') return refusal('not-pending', deps.say('elsewhere'));
    if (inside.mode !== 'record') return session.openLog();
    return { log: await session.recordUpTo(position.now), holds: deps.say('wholeLog'), part: 'all' };
  }

  async function saveElsewhere(): Promise<string> {
    const { seats: sitting, pack } = get();
    const seats = allHere(sitting);
    if (inside.mode !== 'play') throw new Error(deps.say('noGame'));
    const [{ log, key }, { printSaveFile }] = await Promise.all([
      session.save(),
      import('@weathergauge/host/save-file'),
    ]);
    return printSaveFile({ log, key, seats, pack });
  }

  return { goTo, resumePlay, playAgain, branch, exportLog, saveElsewhere };
}

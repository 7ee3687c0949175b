import type { AnyRuleset, FaultReport, Seat } from '@weathergauge/engine';
import { isRefusal, refusal } from '@weathergauge/engine';
import { skirmish } from '@weathergauge/engine/skirmish';
import type { LogQuestion } from '@weathergauge/host';
import { libraryOf, thinkHere } from '@weathergauge/host';
import { describe, expect, test, vi } from 'vitest';
import { granted } from '../books/hosted.fixture.ts';
import { builtLibrary } from './library.ts';
import type { Delivery, Restorable, SeatPlan, SessionApi } from './protocol.ts';
import { createSession } from './session.ts';
import { agent, battle, boats, human, library, onFault } from './store/store.fixture.ts';

const create = (): SessionApi =>
  createSession(
    library,
    thinkHere(library, () => 0),
    onFault,
  );

interface Opened {
  readonly session: SessionApi;
  readonly heard: Delivery[];
}

async function opened(game = boats(human, agent), seed = 'test'): Promise<Opened> {
  const session = create();
  const heard: Delivery[] = [];
  granted(await session.open(game, seed, delivery => heard.push(delivery)));
  return { session, heard };
}

const stored = (log: string, seats: readonly SeatPlan[]): Restorable => ({
  log,
  key: null,
  seats,
  pack: null,
  from: 'storage',
});

const news = (heard: readonly Delivery[]) => heard.flatMap(one => (one.kind === 'news' ? [one] : []));

describe('books', () => {
  test('the build finds the rulebooks by their folders', async () => {
    expect(granted(await builtLibrary().open('age-of-sail')).id).toBe('age-of-sail');
  });

  test('a thumbnail is laid out without disturbing the game that is on', async () => {
    const { session } = await opened();
    const { log } = await session.save();
    const position = granted(await session.layOut(battle(agent, agent), 'preview'));
    expect(position).toMatchObject({ ruleset: 'age-of-sail', who: 'spectator', at: 0 });
    expect(await session.layOut({ ...boats(human, agent), scenario: 'trafalgar' }, 'x')).toMatchObject({
      refused: 'bad-config',
    });
    expect((await session.save()).log).toBe(log);
  });
});

describe('chairs', () => {
  test('are given out for the people at this screen only', async () => {
    const session = create();
    const seen = granted(await session.open(boats(human, agent), 'test', () => {}));
    expect(seen.map(({ who }) => who)).toEqual([0]);
    await expect(session.look('spectator', 0)).rejects.toThrow('nobody here sits');
    for (const look of [session.look(1, 0), session.forecast(1, 'load charges=0'), session.answer(1, 'x', 0)])
      await expect(look).rejects.toThrow('nobody here sits');
    expect(await session.recorded('spectator')).toMatchObject({ refused: 'not-pending' });
  });

  test('one change is one delivery for all of them', async () => {
    const { session, heard } = await opened(battle(human, human));
    const [first] = ([0, 1] as const).map(async seat => (await session.look(seat, 0)).position);
    const asked = (await first)?.prompt === null ? 1 : 0;
    const { offers, at } = (await session.look(asked, 0)).position;
    expect(await session.answer(asked, offers[0]?.text ?? '', at)).toBeNull();
    expect(news(heard).map(one => one.news.map(({ who }) => who))).toEqual([[0, 1, 'spectator']]);
    expect(heard.map(({ kind }) => kind)).toEqual(['news', 'changed']);
  });
});

describe('pace', () => {
  test('an agent answers when what was delivered before has been seen', async () => {
    const { session, heard } = await opened(battle(agent, agent));
    const wait = () => new Promise(resolve => setTimeout(resolve, 30));
    await wait();
    expect(news(heard)).toHaveLength(0);
    await session.shown(0);
    await vi.waitFor(() => expect(news(heard)).toHaveLength(1));
    await wait();
    expect(news(heard)).toHaveLength(1);
    await session.shown(1);
    await vi.waitFor(() => expect(news(heard)).toHaveLength(2));
    await session.close();
    await session.shown(2).catch(() => {});
    await wait();
    expect(news(heard)).toHaveLength(2);
  });
});

describe('logs', () => {
  async function finished(): Promise<{ session: SessionApi; log: string }> {
    const { session } = await opened(boats(human, human), 'whole');
    for (;;) {
      const { log, over } = await session.save();
      if (over) return { session, log };
      for (const seat of [0, 1] satisfies Seat[]) {
        const { offers, at } = (await session.look(seat, Number.NaN)).position;
        const [offer] = offers;
        if (offer !== undefined) granted(await session.answer(seat, offer.text, at));
      }
    }
  }

  test('of a game that is over is read by all, entry by entry', async () => {
    const { session, log } = await finished();
    const recorded = granted(await session.recorded(0));
    expect(recorded.curve).toHaveLength(recorded.last.now + 1);
    const reading = create();
    const read = granted(await reading.read(log));
    expect(read.curve).toEqual(recorded.curve);
    expect(await reading.historyOf(0)).toEqual(recorded.happenings);
    expect(await reading.lookInto(1, 3)).toEqual(await session.lookInto(1, 3));
    expect(await reading.recordUpTo(read.last.now)).toBe(log);
  });

  test('tell what they prove, whether the game was played here or read', async () => {
    const session = create();
    granted(await session.open(boats(human, human), undefined, () => {}));
    granted(await session.resign(0));
    const { log } = await session.save();
    const proven = { rules: { verdict: 'yes' }, dice: { verdict: 'yes' }, complete: { verdict: 'yes' } };
    const { findings } = granted(await session.recorded('spectator'));
    expect(findings).toMatchObject(proven);
    expect(structuredClone(findings)).toEqual(findings);
    expect(granted(await create().read(log)).findings).toEqual(findings);
    const keyless = log.replace(/^key .*$/m, 'key none').replace(/^proof .*\n?/m, '');
    expect(granted(await create().read(keyless)).findings).toMatchObject({
      rules: { verdict: 'yes' },
      dice: { verdict: 'no', reason: 'the game is over, but the dice key is missing' },
    });
    const { log: seeded } = await finished();
    expect(granted(await create().read(seeded)).findings).toMatchObject({
      dice: { verdict: 'unclaimed' },
      complete: { verdict: 'unclaimed' },
    });
  });

  test('that are refused leave the game that is on alone', async () => {
    const { session, log } = await finished();
    for (const wrong of ['', 'hello', log.replace(/\[(\d)\/6/, '[9/6')]) {
      expect(isRefusal(await session.read(wrong))).toBe(true);
      expect(isRefusal(await session.restore(stored(wrong, [human, human]), () => {}))).toBe(true);
    }
    expect(isRefusal(await session.restore(stored(log, [human]), () => {}))).toBe(true);
    expect((await session.save()).log).toBe(log);
  });

  test('of a save are checked with their key, like any from outside; what the browser kept is not', async () => {
    const session = create();
    granted(await session.open(boats(human, human), undefined, () => {}));
    granted(await session.answer(0, 'load charges=1', 0));
    const { log, key } = await session.save();
    const checked: LogQuestion[] = [];
    const other = createSession(
      library,
      thinkHere(library, () => 0),
      onFault,
      {
        async check(question) {
          checked.push(question);
          return refusal('over-budget', 'to check this log takes too long');
        },
      },
    );
    const saved = { log, key, seats: [human, human], pack: null };
    expect(await other.restore({ ...saved, from: 'outside' }, () => {})).toMatchObject({ refused: 'over-budget' });
    expect(checked).toMatchObject([{ text: log }]);
    granted(await other.restore({ ...saved, from: 'storage' }, () => {}));
    expect(checked).toHaveLength(1);
    expect(await other.save()).toMatchObject({ log, key });
    const honest = create();
    granted(await honest.restore({ ...saved, from: 'outside' }, () => {}));
    expect(await honest.save()).toMatchObject({ log, key });
    const strange = { ...saved, key: 'ff'.repeat(32), from: 'outside' } as const;
    expect(await honest.restore(strange, () => {})).toMatchObject({ refused: 'bad-log' });
  });
});

test('what makes a rulebook fail again is reported, and not to the page', async () => {
  const broken: AnyRuleset = {
    ...skirmish,
    apply() {
      throw new Error('a bug');
    },
  };
  const brokenLibrary = libraryOf({ skirmish: async () => ({ ruleset: broken }) });
  const reports: FaultReport[] = [];
  const session = createSession(
    brokenLibrary,
    thinkHere(brokenLibrary, () => 0),
    report => reports.push(report),
  );
  const heard: Delivery[] = [];
  granted(await session.open(boats(human, human), 'test', delivery => heard.push(delivery)));
  expect(await session.answer(0, 'load charges=1', 0)).toMatchObject({ refused: 'rulebook-fault' });
  expect(reports).toMatchObject([{ seat: 0, said: 'load charges=1', message: 'a bug' }]);
  expect(heard).toEqual([]);
});

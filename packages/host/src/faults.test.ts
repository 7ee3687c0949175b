import type { AnyRuleset, FaultReport, Seat } from '@weathergauge/engine';
import { answerOrThrow, isRefusal, parseLog, recordedDice, replay } from '@weathergauge/engine';
import { skirmish } from '@weathergauge/engine/skirmish';
import { describe, expect, test } from 'vitest';
import { agent, asked, boats, granted, heard, hosted, human, must, people, play, quick } from '../test/games.ts';
import type { Game, GameDeps, SeatPlan, Thinker } from './index.ts';
import { hostGame, libraryOf, newMatch } from './index.ts';

const BUG = 'a bug';

type Part = 'apply' | 'offers' | 'view' | 'evaluate' | 'resample' | 'settled';

/** Skirmish, of which a part fails when it is told to: `apply` once, at its end; the others for as long as `when` holds. */
function shaky() {
  const bug: { part: Part | null; when: (s: object) => boolean } = { part: null, when: () => true };
  const guard = (part: Part, s: object): void => {
    if (bug.part === part && bug.when(s)) throw new Error(BUG);
  };
  const ruleset: AnyRuleset = {
    ...skirmish,
    apply(s, seat, answer, dice, emit) {
      const armed = bug.part === 'apply' && bug.when(s);
      if (armed) bug.part = null;
      skirmish.apply(s as never, seat, answer as never, dice, emit);
      if (armed) throw new Error(BUG);
    },
    offers(s, seat) {
      guard('offers', s);
      return skirmish.offers(s as never, seat);
    },
    view(s, who) {
      guard('view', s);
      return skirmish.view(s as never, who);
    },
    evaluate(s, seat) {
      guard('evaluate', s);
      return skirmish.evaluate(s as never, seat);
    },
    settled(s, ending) {
      guard('settled', s);
      return skirmish.settled(s as never, ending);
    },
    resample(s, seat, rng) {
      guard('resample', s);
      skirmish.resample(s as never, seat, rng);
    },
  };
  return { bug, ruleset };
}

async function table(seats: readonly SeatPlan[] = people, deps: Partial<GameDeps> = {}) {
  const { bug, ruleset } = shaky();
  const library = libraryOf({ skirmish: async () => ({ ruleset }) });
  const reports: FaultReport[] = [];
  const match = granted(await newMatch(library, { ...boats, seats }, 'bug'));
  const here = hostGame(match, seats, { thinker: quick, onFault: report => void reports.push(report), ...deps });
  // Not when it is only tried out, for a preview.
  bug.when = s => s === match.state;
  return { bug, ruleset, match, here, reports };
}

/** Answers with the first offer for whoever is asked. */
function answerFirst(here: Game) {
  const { who, at, offers } = must(asked(here));
  return here.chair(who).answer(must(offers[0]).text, at);
}

describe('a rulebook that fails on an answer', () => {
  test('is refused in a plain sentence; the game goes on with the same dice as if nothing had been', async () => {
    const { bug, here, reports } = await table();
    const twin = await hosted(boats, 'bug');
    for (let round = 0; round < 4; round++) {
      play(here, 2);
      play(twin, 2);
      const turns = heard(here, 'spectator');
      bug.part = 'apply';
      const refused = must(answerFirst(here));
      expect(refused).toMatchObject({ refused: 'rulebook-fault' });
      expect(JSON.stringify(refused)).not.toContain(BUG);
      expect(turns).toEqual([]);
      expect(here.save()).toEqual(twin.save());
    }
    expect(reports).toHaveLength(4);
    play(here);
    play(twin);
    expect(here.save()).toEqual(twin.save());
  });

  test('is reported to the host with what makes it fail again, and without the key', async () => {
    const { bug, ruleset, here, reports } = await table();
    play(here, 3);
    bug.part = 'apply';
    answerFirst(here);
    const report = must(reports[0]);
    expect(report.message).toBe(BUG);
    expect(JSON.stringify(report)).not.toContain(must(here.save().key));
    const again = granted(replay(ruleset, granted(parseLog(report.log))));
    again.dice = recordedDice(report.draws);
    bug.part = 'apply';
    bug.when = s => s === again.state;
    expect(() => answerOrThrow(again, report.seat, report.said)).toThrow(BUG);
  });

  test.each<Part>(['offers', 'view', 'resample'])(
    'or in `%s` on what has come of it: then the answer was never given',
    async part => {
      const { bug, here, match, reports } = await table();
      const twin = await hosted(boats, 'bug');
      play(here, 2);
      play(twin, 2);
      const turns = [heard(here, 0), heard(here, 1), heard(here, 'spectator')];
      const { who, at, offers } = must(asked(here));
      const before = JSON.stringify(here.chair(who).look());
      bug.part = part;
      // What is asked of the state before the answer goes well; what is asked of the one after it does not.
      const { record } = match;
      const entries = record.entries.count;
      bug.when = () => record.entries.count > entries;
      expect(here.chair(who).answer(must(offers[0]).text, at)).toMatchObject({ refused: 'rulebook-fault' });
      bug.part = null;
      expect(turns).toEqual([[], [], []]);
      expect(here.save()).toEqual(twin.save());
      expect(JSON.stringify(here.chair(who).look())).toBe(before);
      expect(must(reports[0])).toMatchObject({ message: BUG, said: must(offers[0]).text });
      play(here);
      play(twin);
      expect(here.save()).toEqual(twin.save());
    },
  );
});

describe('a rulebook that fails on something else than an answer', () => {
  type Deed = (here: Game) => unknown;
  const undo: Deed = here => here.chair(0).undo();
  const undoTogether: Deed = here => here.chair(0).askUndo() ?? here.chair(1).reply('agree');
  const resign: Deed = here => here.chair(0).resign();
  const draw: Deed = here => here.chair(0).offerDraw() ?? here.chair(1).reply('agree');
  const time: Deed = here => here.runOutOfTime(1);

  test.each<[string, Part, Deed, number]>([
    ['an undo', 'view', undo, 1],
    ['an undo', 'offers', undo, 1],
    ['an undo by consent', 'view', undoTogether, 5],
    ['a resignation', 'settled', resign, 3],
    ['a resignation', 'view', resign, 3],
    ['an agreed draw', 'settled', draw, 3],
    ['time that has run out', 'settled', time, 3],
  ])('%s, in `%s`: it has not been, and it goes well afterwards', async (_what, part, deed, answers) => {
    // Where nobody is told, only what ends a game asks the rulebook for anything.
    for (const listening of part === 'settled' ? [true, false] : [true]) {
      const { bug, here, match, reports } = await table();
      const twin = await hosted(boats, 'bug');
      for (const each of [here, twin]) {
        play(each, 1);
        // Something has been taken back before, so that not all answers stand.
        granted(each.chair(must(asked(each)).who === 0 ? 1 : 0).undo());
        play(each, answers);
      }
      const turns = listening ? [heard(here, 0), heard(here, 1), heard(here, 'spectator')] : [];
      const before = [0, 1].map(seat => here.chair(seat as Seat).look());
      const { entries } = match.record;
      const { count } = entries;
      bug.part = part;
      bug.when = () => entries.count > count;
      expect(deed(here)).toMatchObject({ refused: 'rulebook-fault' });
      bug.part = null;
      expect(
        turns.flat().filter(({ position, happenings }) => position.result !== null || happenings.length > 0),
      ).toEqual([]);
      expect(reports.map(({ message }) => message)).toEqual([BUG]);
      expect(here.save()).toEqual(twin.save());
      expect([0, 1].map(seat => here.chair(seat as Seat).look())).toEqual(before);
      expect(deed(here)).toEqual(deed(twin));
      play(here);
      play(twin);
      expect(here.save()).toEqual(twin.save());
    }
  });

  test('an agent that cannot say what a draw is worth to it: nobody is asked', async () => {
    const { bug, here, reports } = await table([human, agent]);
    const turns = heard(here, 0);
    bug.part = 'evaluate';
    bug.when = () => true;
    expect(here.chair(0).offerDraw()).toMatchObject({ refused: 'rulebook-fault' });
    bug.part = null;
    expect(turns).toEqual([]);
    expect(here.chair(0).look().request).toBeNull();
    expect(reports).toMatchObject([{ message: BUG, said: 'draw', seat: 0 }]);
    expect(here.chair(0).offerDraw()).toBeNull();
  });

  test('a request that cannot be shown is not open', async () => {
    const { bug, here, reports } = await table();
    play(here, 3);
    const turns = heard(here, 1);
    bug.part = 'view';
    bug.when = () => true;
    expect(here.chair(0).offerDraw()).toMatchObject({ refused: 'rulebook-fault' });
    bug.part = null;
    expect(turns).toEqual([]);
    expect(reports).toMatchObject([{ message: BUG, said: 'draw' }]);
    expect(here.chair(1).look().request).toBeNull();
    expect(answerFirst(here)).toBeNull();
  });
});

describe('an offer that cannot be tried out', () => {
  test('is offered without a preview: it is refused when it is taken, and the others are not lost', async () => {
    const { bug, here } = await table();
    play(here, 2);
    const { who, offers } = must(asked(here));
    bug.part = 'apply';
    bug.when = () => true;
    const again = here.chair(who).look().position.offers;
    expect(again.map(({ text }) => text)).toEqual(offers.map(({ text }) => text));
    expect(again[0]).toMatchObject({ preview: [], complete: false });
  });
});

describe('a forecast or a preview that fails', () => {
  test('is refused and reported, and nothing changes', async () => {
    const { bug, here, reports } = await table();
    play(here, 3);
    const { who, offers } = must(asked(here));
    const before = here.save();
    bug.part = 'resample';
    bug.when = () => true;
    const chair = here.chair(who);
    const { text } = must(offers[0]);
    for (const seen of [chair.forecast(text), chair.preview([text])])
      expect(seen).toMatchObject({ refused: 'rulebook-fault' });
    bug.part = null;
    expect(reports.map(({ message }) => message)).toEqual([BUG, BUG]);
    expect(here.save()).toEqual(before);
    expect(isRefusal(here.chair(who).forecast(must(offers[0]).text))).toBe(false);
  });
});

describe('an agent that fails', () => {
  test.each<[string, () => Thinker]>([
    ['while it thinks', () => ({ think: () => ({ answer: Promise.reject(new Error(BUG)), stop() {}, cancel() {} }) })],
    [
      'at once',
      () => ({
        think() {
          throw new Error(BUG);
        },
      }),
    ],
  ])('%s is told to the host; the person’s own answer stands', async (_when, thinker) => {
    const troubles: unknown[] = [];
    const { here } = await table([human, agent], {
      thinker: thinker(),
      onTrouble: error => void troubles.push(error),
    });
    here.start();
    const { position } = here.chair(0).look();
    expect(here.chair(0).answer(must(position.offers[0]).text, position.at)).toBeNull();
    await Promise.resolve();
    await new Promise(resolve => setTimeout(resolve, 0));
    expect(troubles.map(String)).toContain(`Error: ${BUG}`);
    expect(granted(parseLog(here.save().log)).entries).toHaveLength(1);
  });
});

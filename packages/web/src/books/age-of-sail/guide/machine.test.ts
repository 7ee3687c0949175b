import { noFacts } from '@weathergauge/engine';
import { describe, expect, test } from 'vitest';
import type { Happening, Position } from '../../../client/protocol.ts';
import { HERS, MINE } from './battle.ts';
import { parseKept } from '../../../screens/guide/keep.ts';
import { lessonIds, lessons } from './lessons.ts';
import type { Progress } from '../../../screens/guide/machine.ts';
import type { CoachView } from '../../tutorial.ts';
import { beginning, machineOf } from '../../../screens/guide/machine.ts';

type Seen = Omit<CoachView, 'undone'>;

const { isOver, lessonOf, next, watch } = machineOf(lessons);

const WEST = 6;

function seen(events: readonly object[], change: Partial<Position> = {}, looking: Partial<Seen> = {}): Seen {
  const happenings = events.map(
    (event): Happening => ({ at: 1, event: event as Happening['event'], words: '', facts: noFacts }),
  );
  const ships = [MINE, HERS].map(id => ({ id, name: `${id}`, home: id, seat: id, side: id, fouled: 0 }));
  const position = {
    at: events.length,
    now: events.length,
    undo: { right: 'none', of: null },
    offers: [],
    result: null,
    view: { windFrom: WEST, sides: [0, 1], ships },
    ...change,
  } as unknown as Position;
  return { position, happenings, ship: MINE, paper: 'orders', ...looking };
}

const at = (id: (typeof lessonIds)[number], change: Partial<Progress> = {}): Progress => ({
  ...beginning,
  at: lessonIds.indexOf(id),
  ...change,
});
const sailed = (how: string, heading = 0, ship = MINE) => ({ type: 'sailed', ship, how, mm: 20, x: 0, y: 0, heading });
const volley = { type: 'volley', ship: MINE, target: HERS };
const offering = (...actions: readonly object[]): Partial<Position> => ({
  offers: actions.map(action => ({ text: '', words: '', action })) as unknown as Position['offers'],
});

describe('a lesson is reached', () => {
  test('making way: by a straight run of ours, not of hers', () => {
    expect(lessonOf(watch(at('run'), seen([sailed('run', 0, HERS)]))).id).toBe('run');
    const after = watch(at('run'), seen([sailed('run')]));
    expect(lessonOf(after).id).toBe('undo');
    expect(after.praise).toBe('run');
  });

  test('second thoughts: by a log that grows while what it tells shrinks', () => {
    const ran = watch(at('run'), seen([sailed('run')]));
    const back = watch(ran, seen([], { at: 2, now: 2 }));
    expect(back.undone).toBe(1);
    expect(lessonOf(back).id).toBe('turn');
  });

  test('turning and tacking: a tack goes through the eye of the wind', () => {
    expect(lessonOf(watch(at('turn'), seen([sailed('port', 7)]))).id).toBe('tack');
    expect(lessonOf(watch(at('tack'), seen([sailed('port', 7), sailed('starboard', 0)]))).id).toBe('tack');
    expect(lessonOf(watch(at('tack'), seen([sailed('port', WEST), sailed('port', 5)]))).id).toBe('range');
  });

  test('tacking: through the wind as it blew then', () => {
    const backed = { type: 'wind-direction', face: 1, from: 5 };
    const view = { windFrom: 5, sides: [0, 1], ships: [] };
    const across = [sailed('port', WEST), sailed('port', 5)];
    expect(lessonOf(watch(at('tack'), seen([backed, ...across], { view }))).id).toBe('range');
    expect(lessonOf(watch(at('tack'), seen([backed, sailed('port', WEST)], { view }))).id).toBe('tack');
  });

  test('range: as soon as a target is on offer; broadside: once it is fired', () => {
    const bears = seen([], offering({ do: 'engage', ship: MINE, target: HERS }));
    expect(lessonOf(watch(at('range'), bears)).id).toBe('fire');
    expect(lessonOf(watch(at('fire'), seen([volley]))).id).toBe('sheet');
  });

  test('damage and log: by what lies open', () => {
    expect(lessonOf(watch(at('sheet'), seen([volley]))).id).toBe('sheet');
    expect(lessonOf(watch(at('sheet'), seen([volley], {}, { ship: HERS }))).id).toBe('log');
    expect(lessonOf(watch(at('log'), seen([volley], {}, { paper: 'rules' }))).id).toBe('board');
  });

  test('boarding: whoever wins', () => {
    const fight = { type: 'boarding', ship: HERS, target: MINE, faces: [1], answer: [2], winner: MINE };
    expect(lessonOf(watch(at('board'), seen([fight]))).id).toBe('end');
  });
});

describe('nobody is held', () => {
  test('every lesson can be skipped, without praise, and the last one stays', () => {
    let progress = { ...beginning, praise: 'run' as Progress['praise'] };
    for (const id of lessonIds) {
      expect(lessonOf(progress).id).toBe(id);
      progress = next(progress);
    }
    expect(progress.praise).toBeNull();
    expect(isOver(progress)).toBe(true);
  });

  test('what the battle has gone past is passed over', () => {
    const fired = watch(at('undo'), seen([sailed('run'), volley]));
    expect(lessonOf(fired).id).toBe('sheet');
    expect(fired.praise).toBe('fire');
  });

  test('a battle that is over ends the guide, wherever it was', () => {
    const result = { winners: [], scores: [0, 0], reason: 'silenced', clause: 'R53', words: '' };
    expect(isOver(watch(at('turn'), seen([], { result })))).toBe(true);
  });

  test('looking back at an earlier moment changes nothing', () => {
    const progress = at('fire', { entry: 9, told: 9 });
    expect(watch(progress, seen([volley], { at: 3, now: 9 }))).toBe(progress);
  });

  test('seeing the same again gives the same object, so that nothing is drawn twice', () => {
    const once = watch(at('turn'), seen([sailed('run')]));
    expect(watch(once, seen([sailed('run')]))).toBe(once);
  });
});

describe('what is kept', () => {
  test('comes back as it was', () => {
    const kept = { id: 'x', progress: at('fire') };
    expect(parseKept(JSON.stringify(kept), lessons)).toEqual(kept);
  });

  test.each([null, '', '{', '{}', '[]', '{"id":"x"}', '{"id":"x","progress":{"at":99}}', '{"id":1,"progress":{}}'])(
    '%j is nothing',
    text => expect(parseKept(text, lessons)).toBeNull(),
  );
});

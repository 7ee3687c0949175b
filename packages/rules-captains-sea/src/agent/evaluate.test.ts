import { expect, test } from 'vitest';
import { outlook } from '@weathergauge/engine';
import { chances, evaluate, tally } from './evaluate.ts';
import { ruleset } from '../index.ts';
import { netHits } from './gunnery.ts';
import { crewed, duel, gunsManned, laidOut } from '../test/drill.fixture.ts';
import type { Sea, Ship } from '../model/state.ts';
import { clone } from '../model/state.ts';
import { AXES, BUCKET_CHAIN } from '../model/deck.ts';
import { view } from '../model/view.ts';
import { ADVANCE, BACK_SAIL, DOUBLE, FAIR, GUNNERY, HANDY, ROUND, STRIKE_CHECK, UNFIT } from '../model/vocabulary.ts';
import { tallyWords } from '../words/standing.ts';

/** In the middle of a turn, so that crews are where they are. */
const position = () => duel({ impulse: 4 });

/** What a change is worth to side 0. */
function gain(change: (at: ReturnType<typeof position>) => void, from = position()): number {
  const before = chances(from.s, 0);
  change(from);
  return chances(from.s, 0) - before;
}

test('the chance to win is the same thing seen from both sides, and never certain before the end', () => {
  const changes: ((s: Sea, us: Ship, them: Ship) => void)[] = [
    () => {},
    (_s, us) => Object.assign(us, { morale: STRIKE_CHECK, crew: 1, rigging: 0, guns: [0, 0, 1, 0] }),
    (_s, _us, them) => Object.assign(them, { morale: STRIKE_CHECK, crew: 1, rigging: 0, guns: [0, 0, 1, 0] }),
    (_s, us, them) => Object.assign(us, { col: them.col, row: them.row }),
    s => Object.assign(s, { smoke: [(11 * 32 + 10) * 10_000 + 400] }),
    (_s, us) => Object.assign(us, { col: 1, row: 1 }),
  ];
  for (const change of changes) {
    const { s, us, them } = position();
    // With no card in hand both would be rather glum.
    s.hands = [
      [BUCKET_CHAIN, AXES],
      [BUCKET_CHAIN, AXES],
    ];
    change(s, us, them);
    expect(chances(s, 0)).toBeCloseTo(chances(s, 1), 12);
    // What people are shown knows no liking at all.
    expect(outlook(ruleset, s, 0)).toBeCloseTo(-outlook(ruleset, s, 1), 12);
    expect(Math.abs(outlook(ruleset, s, 0))).toBeLessThan(1);
    // Each captain’s own liking apart.
    expect(Math.abs(evaluate(s, 0) + evaluate(s, 1))).toBeLessThan(0.2);
    for (const seat of [0, 1] as const) expect(Math.abs(evaluate(s, seat))).toBeLessThan(1);
  }
});

test('a captain who has all but won still tells a better order from a worse one, and so does one who has all but lost', () => {
  for (const seat of [0, 1] as const) {
    const { s, us, them } = duel({ impulse: 4, granted: [400, 0] });
    Object.assign(them, { morale: STRIKE_CHECK, crew: 2, rigging: 1, guns: [1, 0, 1, 0] });
    const before = evaluate(s, seat);
    expect(Math.abs(before)).toBeGreaterThan(0.995);
    us.rigging -= 1;
    expect(seat === 0 ? before - evaluate(s, 0) : evaluate(s, 1) - before).toBeGreaterThan(1e-7);
  }
});

test('a battle that is over is won, lost or drawn', () => {
  const { s, us, them } = position();
  s.over = 'turns';
  expect([evaluate(s, 0), evaluate(s, 1)]).toEqual([0, 0]);
  them.rigging -= 8;
  expect([evaluate(s, 0), evaluate(s, 1)]).toEqual([1, -1]);
  us.crew -= 20;
  expect([evaluate(s, 0), evaluate(s, 1)]).toEqual([-1, 1]);
});

test('what the enemy hides does not change what one thinks: cards, shot, block, strain and standing order', () => {
  const { s, us, them } = duel({ impulse: 4, hands: [[12], [20, 33]] });
  Object.assign(them, { block: ADVANCE, cost: 2, spent: 1, strain: 1 });
  const before = evaluate(s, 0);
  s.hands[1] = [30, 31];
  s.orders[1] = 0;
  Object.assign(them, { block: BACK_SAIL, cost: 3, strain: 2, load: [DOUBLE, DOUBLE, DOUBLE, DOUBLE] });
  expect(evaluate(s, 0)).toBe(before);
  us.block = ADVANCE;
  us.cost = 2;
  expect(evaluate(s, 0)).not.toBe(before);
});

test('looking changes nothing', () => {
  const s = laidOut('constitution-cyane-levant');
  s.turn = 1;
  const before = JSON.stringify(s);
  for (const seat of [0, 1] as const) expect(evaluate(s, seat)).toBe(evaluate(clone(s), seat));
  expect(JSON.stringify(s)).toBe(before);
});

test('hits on the enemy are good, and hits on oneself are bad', () => {
  for (const harm of [
    (ship: Ship) => void (ship.rigging -= 2),
    (ship: Ship) => void (ship.crew -= 2),
    (ship: Ship) => void (ship.guns[0] = 4),
    (ship: Ship) => void (ship.morale = FAIR),
    (ship: Ship) => void (ship.onFire = 1),
  ]) {
    expect(gain(({ them }) => harm(them))).toBeGreaterThan(0);
    expect(gain(({ us }) => harm(us))).toBeLessThan(0);
  }
});

test('every level of morale is worth having', () => {
  const worth = [STRIKE_CHECK, UNFIT, FAIR, HANDY].map(morale => {
    const { s, us } = position();
    us.morale = morale;
    return chances(s, 0);
  });
  expect(worth).toEqual(worth.toSorted((a, b) => a - b));
  expect(new Set(worth).size).toBe(4);
});

test('loaded guns are better than empty ones, and manned guns than guns without crew', () => {
  expect(gain(({ us }) => void (us.due = [70, 70, 70, 70]))).toBeLessThan(0);
  expect(gain(({ us }) => void (us.tasks = gunsManned(1)))).toBeLessThan(0);
});

test('11.8 it is good to lie across the enemy’s stern, and bad to show one’s own', () => {
  const across = duel({ impulse: 4 });
  Object.assign(across.us, { col: 9, row: 12, heading: 1 });
  const beside = duel({ impulse: 4 });
  expect(chances(across.s, 0)).toBeGreaterThan(chances(beside.s, 0));
});

test('a captain likes to close with an enemy who is far off', () => {
  const near = position();
  const far = position();
  far.us.col = 1;
  expect(evaluate(near.s, 0)).toBeGreaterThan(evaluate(far.s, 0));
});

test('a card in hand is worth something', () => {
  const { s } = position();
  const before = evaluate(s, 0);
  s.hands[0] = [18];
  expect(evaluate(s, 0)).toBeGreaterThan(before);
});

test('11.4.9 double shot is better than round in guns that are loaded and near', () => {
  const { s, us } = position();
  us.load = [ROUND, ROUND, ROUND, ROUND];
  const before = evaluate(s, 0);
  us.load = [DOUBLE, DOUBLE, DOUBLE, DOUBLE];
  expect(evaluate(s, 0)).toBeGreaterThan(before);
});

test('11.4.9, 19.0 double shot is worse than round where a box of one’s own is worth many points to the enemy', () => {
  const loaded = (shot: number) => {
    const { s, us } = duel({ impulse: 4, articles: { multipliers: [2, 20] } });
    us.load = [shot, shot, shot, shot];
    return chances(s, 0);
  };
  expect(loaded(DOUBLE)).toBeLessThan(loaded(ROUND));
});

test('10.0 a special load that is still to come up is worth less than one that has: it takes longer', () => {
  const chosen = (late: number) => {
    const { s, us } = position();
    Object.assign(us, { load: [ROUND, ROUND, DOUBLE, DOUBLE], due: [0, 0, 20, 20], late: [0, 0, late, late] });
    return chances(s, 0);
  };
  expect(chosen(0)).toBeLessThan(chosen(1));
});

test('net hits grow with dice, fall with defence, and are never negative', () => {
  expect(netHits(10, 1 / 2, 0, 1 / 3)).toBeGreaterThan(netHits(8, 1 / 2, 0, 1 / 3));
  expect(netHits(10, 1 / 2, 8, 1 / 3)).toBeLessThan(netHits(10, 1 / 2, 4, 1 / 3));
  expect(netHits(2, 1 / 3, 40, 1 / 2)).toBeGreaterThanOrEqual(0);
});

test('every count of a forecast has words, and only points are a score', () => {
  const { s } = duel();
  const names = Object.keys(tally(s));
  const scores = names.filter(name => tallyWords(view(s, 0), name).isScore);
  expect([names.length, scores]).toEqual([16, ['0 points', '1 points']]);
});

test('15.0 a captain seeks an enemy who only waits to be boarded, if the prize would win', () => {
  const at = (row: number, granted: number) => {
    const { s, us, them } = duel({ impulse: 4, granted: [0, granted] });
    Object.assign(them, { crew: 0, rigging: 0, guns: [0, 0, 0, 0], tasks: crewed({}) });
    Object.assign(us, { row, due: [20, 20, 20, 20], tasks: crewed({ [GUNNERY]: us.crew - 5 }) });
    return evaluate(s, 0) - evaluate({ ...s, ships: [{ ...us, row: 10 }, them] }, 0);
  };
  expect(at(12, 0), 'in her square').toBeGreaterThan(0);
  expect(at(12, 0)).toBeGreaterThan(at(12, 120));
});

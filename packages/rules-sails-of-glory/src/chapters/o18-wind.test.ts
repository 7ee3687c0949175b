import type { MatchConfig, Options } from '@weathergauge/engine';
import { configure, isRefusal } from '@weathergauge/engine';
import { expect, test } from 'vitest';
import { attitudeOf, GREEN, ORANGE } from '../model/attitude.ts';
import { effectiveSails, mayPlan, movement } from './b3-movement.ts';
import { face as counter, draws, add, drill, E, happened, QUIET, sea, context } from '../test/drill.fixture.ts';
import { WIND_DIRECTION_MIX, WIND_STRENGTH_MIX } from '../model/data/figures.ts';
import { layingOut } from './c1-laying-out.ts';
import { ruleset } from '../index.ts';
import { ENEMY_IN_SIGHT } from '../book/scenarios.ts';
import { layTable } from './setup.ts';
import { shiftWind } from './o18-wind.ts';
import type { Sails } from '../model/state.ts';
import { BACKING, BATTLE, FULL, STRUCK } from '../model/state.ts';

const NW = 7;
const W = 6;
const N = 0;
const NE = 1;

/** Faces of the ten direction counters while none lies on the gauge. */
const BLANK = 1;
const CLOCKWISE = 5;
const ANTICLOCKWISE = 8;
/** While a clockwise one lies there, nine are left. */
const SECOND_CLOCKWISE = 5;
const THEN_ANTICLOCKWISE = 7;
/** Of the five strength counters; and of the four left. */
const STRONGER = 4;
const WEAKER = 5;
const THEN_WEAKER = 4;

/** Enemy in Sight with its ships drawn up, and these options besides. */
function duel(options: Options): MatchConfig {
  const config = configure(ruleset, { scenario: ENEMY_IN_SIGHT, options: { placing: false, ...options } });
  if (isRefusal(config)) throw new Error(config.reason);
  return config;
}

function breeze(windFrom: number): Sails {
  return sea({ windFrom, articles: { windDirection: true } });
}

/** Advanced rules, a wind that changes its strength only: the direction draws a blank first every turn. */
function gusts(windStrength = 1): Sails {
  return sea({ level: 'advanced', windStrength, articles: { windDirection: true, windStrength: true } });
}

/** One planning phase for each counter drawn. */
function turns(s: Sails, ...faces: number[]): ReturnType<typeof context> {
  const t = context(...faces);
  for (const _ of faces) shiftWind(s, t);
  return t;
}

function gustTurns(s: Sails, ...faces: number[]): ReturnType<typeof context> {
  const t = context(...faces.flatMap(face => [BLANK, face]));
  for (const _ of faces) shiftWind(s, t);
  return t;
}

test('O18.1 the first wind is the scenario’s, agreed on, or drawn', () => {
  const laid = (wind: string, ...faces: number[]) => {
    const d = drill(layingOut, {}, layTable(duel({ wind }), QUIET.dice), ...faces);
    return happened(d, 'wind').map(event => event.from);
  };
  // From the right of the British, who have the southern side.
  expect(laid('scenario')).toEqual([2]);
  expect(laid('SE')).toEqual([3]);
  expect(laid('random', 8)).toEqual([NW]);
});

test('O18.2 the wind has eight directions and goes all the way round', () => {
  const s = breeze(N);
  const seen = [];
  for (let shift = 0; shift < 8; shift++) {
    turns(s, CLOCKWISE, SECOND_CLOCKWISE);
    seen.push(s.windFrom);
  }
  expect(seen).toEqual([1, 2, 3, 4, 5, 6, 7, 0]);
});

test('O18.3 three counters each way and four blanks', () => {
  expect(WIND_DIRECTION_MIX).toEqual([4, 3, 3]);
  const drawn = Array.from({ length: 10 }, (_, i) => happened(turns(breeze(N), i + 1), 'wind-counter')[0]?.drawn);
  expect(drawn).toEqual([0, 0, 0, 0, 1, 1, 1, 2, 2, 2]);
});

test('O18.4 one counter is drawn in every planning phase, none without the rule', () => {
  const t = turns(breeze(N), BLANK, BLANK, BLANK);
  expect(happened(t, 'wind-counter')).toHaveLength(3);
  const calm = sea();
  const quiet = context();
  shiftWind(calm, quiet);
  expect(quiet.events).toEqual([]);
});

test('O18.5, O18.6 the first change only lies on the gauge', () => {
  const s = breeze(N);
  const t = turns(s, CLOCKWISE);
  expect(s).toMatchObject({ windFrom: N, windDial: 1 });
  expect(happened(t, 'wind')).toEqual([]);
});

test('O18.7 a blank goes back, and the counter on the gauge stays', () => {
  const s = breeze(N);
  turns(s, CLOCKWISE, BLANK, BLANK);
  expect(s).toMatchObject({ windFrom: N, windDial: 1 });
  // All four blanks are still among the nine.
  const drawn = Array.from({ length: 9 }, (_, i) => {
    const again = breeze(N);
    return happened(turns(again, CLOCKWISE, i + 1), 'wind-counter')[1]?.drawn;
  });
  expect(drawn).toEqual([0, 0, 0, 0, 1, 1, 2, 2, 2]);
});

test('O18.8 a second counter the same way turns the wind by an eighth', () => {
  const s = breeze(N);
  const t = turns(s, CLOCKWISE, SECOND_CLOCKWISE);
  expect(s.windFrom).toBe(NE);
  expect(happened(t, 'wind')).toMatchObject([{ from: NE, strength: 1 }]);
  const other = breeze(N);
  turns(other, ANTICLOCKWISE, ANTICLOCKWISE);
  expect(other.windFrom).toBe(NW);
});

test('O18.9 an opposite counter leaves the wind as it is', () => {
  const s = breeze(N);
  const t = turns(s, CLOCKWISE, THEN_ANTICLOCKWISE);
  expect(s.windFrom).toBe(N);
  expect(happened(t, 'wind')).toEqual([]);
});

test('O18.10 in either case both counters go back', () => {
  for (const second of [SECOND_CLOCKWISE, THEN_ANTICLOCKWISE]) {
    const s = breeze(N);
    turns(s, CLOCKWISE, second);
    expect(s.windDial).toBe(0);
    // Ten counters again: the tenth is the last counter-clockwise one.
    expect(happened(turns(s, 10), 'wind-counter')[0]?.drawn).toBe(2);
  }
});

test('O18.11 a shift counts from this turn’s movement on', () => {
  const s = breeze(W);
  const ship = add(s, 0, 'terpsichore', 400, 400, E, { first: 1 });
  expect(attitudeOf(ship.heading, s.windFrom)).toBe(ORANGE);
  turns(s, CLOCKWISE, SECOND_CLOCKWISE);
  expect(attitudeOf(ship.heading, s.windFrom)).toBe(GREEN);
  drill(movement, {}, s);
  // Her base and the green arrow of the straight, where running before it she would have made 98 mm.
  expect(ship.x - 40_000).toBe(11_400);
});

test('O18.12 the example: from west by clockwise, blank, clockwise to north-west; the other way nothing changes', () => {
  const s = breeze(W);
  turns(s, CLOCKWISE);
  expect(s).toMatchObject({ windFrom: W, windDial: 1 });
  turns(s, BLANK);
  expect(s).toMatchObject({ windFrom: W, windDial: 1 });
  turns(s, SECOND_CLOCKWISE);
  expect(s).toMatchObject({ windFrom: NW, windDial: 0 });
  const other = breeze(W);
  turns(other, CLOCKWISE, BLANK, THEN_ANTICLOCKWISE);
  expect(other).toMatchObject({ windFrom: W, windDial: 0 });
});

test('O19.1 strength changes only with its rule', () => {
  const s = breeze(N);
  expect(happened(turns(s, BLANK), 'wind-counter').map(event => event.gauge)).toEqual(['direction']);
  expect(happened(gustTurns(gusts(), 1), 'wind-counter').map(event => event.gauge)).toEqual(['direction', 'strength']);
});

test('O19.2 the wind is medium at the start', () => {
  const s = layTable(duel({ level: 'advanced', windDirection: true, windStrength: true }), QUIET.dice);
  expect(s).toMatchObject({ windStrength: 1, strengthDial: 0, articles: { windStrength: true } });
});

test('O19.3 one increase, one decrease, three blanks', () => {
  expect(WIND_STRENGTH_MIX).toEqual([3, 1, 1]);
  const drawn = Array.from({ length: 5 }, (_, i) => happened(gustTurns(gusts(), i + 1), 'wind-counter')[1]?.drawn);
  expect(drawn).toEqual([0, 0, 0, 1, 2]);
});

test('O19.4 in a low wind sails count a step lower, and backing ones as struck', () => {
  const s = gusts(0);
  const setting = (sails: number) => effectiveSails(s, add(s, 0, 'terpsichore', 400, 400, E, { sails }));
  expect([FULL, BATTLE, BACKING, STRUCK].map(setting)).toEqual([BATTLE, BACKING, STRUCK, STRUCK]);
  expect(mayPlan(s, add(s, 0, 'terpsichore', 400, 400, E, { sails: BACKING }))).toBe(false);
  expect(mayPlan(s, add(s, 0, 'terpsichore', 400, 400, E, { sails: BATTLE }))).toBe(true);
});

test('O19.5 in a medium wind they count as they are', () => {
  const s = gusts(1);
  const setting = (sails: number) => effectiveSails(s, add(s, 0, 'terpsichore', 400, 400, E, { sails }));
  expect([FULL, BATTLE, BACKING, STRUCK].map(setting)).toEqual([FULL, BATTLE, BACKING, STRUCK]);
});

test('O19.6 in a high wind they count a step higher, but struck ones stay struck', () => {
  const s = gusts(2);
  const setting = (sails: number) => effectiveSails(s, add(s, 0, 'terpsichore', 400, 400, E, { sails }));
  expect([FULL, BATTLE, BACKING, STRUCK].map(setting)).toEqual([FULL, FULL, BATTLE, STRUCK]);
});

test('O19.7 full sails in a high wind may tear each time she moves', () => {
  const sail = (sails: number, windStrength: number, ...symbols: number[]) => {
    const s = gusts(windStrength);
    const ship = add(s, 0, 'terpsichore', 400, 400, E, { sails, first: 1, second: 3 });
    return { ship, d: drill(movement, {}, s, ...draws(s, 4, ...symbols)) };
  };
  const torn = sail(FULL, 2, counter(0, 'crew'));
  expect(happened(torn.d, 'gale-test')).toMatchObject([{ torn: true }]);
  expect(torn.ship.tornSails).toBe(1);
  const whole = sail(FULL, 2, counter(0));
  expect(happened(whole.d, 'gale-test')).toMatchObject([{ torn: false }]);
  expect(whole.ship.tornSails).toBe(0);
  expect(happened(sail(BATTLE, 2).d, 'gale-test')).toEqual([]);
  expect(happened(sail(FULL, 1).d, 'gale-test')).toEqual([]);
});

test('O19.8 a strength counter is drawn in every planning phase', () => {
  const t = gustTurns(gusts(), 1, 2, 3);
  expect(happened(t, 'wind-counter').filter(event => event.gauge === 'strength')).toHaveLength(3);
});

test('O19.9 the first change only lies on the gauge', () => {
  const s = gusts();
  gustTurns(s, STRONGER);
  expect(s).toMatchObject({ windStrength: 1, strengthDial: 1 });
});

test('O19.10, R49 the opposite change cancels it, and the same one cannot be drawn', () => {
  const s = gusts();
  const t = gustTurns(s, STRONGER, THEN_WEAKER);
  expect(happened(t, 'wind-counter').at(-1)).toMatchObject({ gauge: 'strength', drawn: 2 });
  expect(s).toMatchObject({ windStrength: 1, strengthDial: 0 });
});

test('O19.11 a blank alone changes nothing', () => {
  const s = gusts();
  gustTurns(s, 1);
  expect(s).toMatchObject({ windStrength: 1, strengthDial: 0 });
});

test('O19.12, O19.13 a blank after a change takes it one step, never beyond low or high, and both go back', () => {
  for (const [first, before, after] of [
    [STRONGER, 1, 2],
    [STRONGER, 2, 2],
    [STRONGER, 0, 1],
    [WEAKER, 1, 0],
    [WEAKER, 0, 0],
    [WEAKER, 2, 1],
  ] as const) {
    const s = gusts(before);
    const t = gustTurns(s, first, 1);
    expect(s).toMatchObject({ windStrength: after, strengthDial: 0 });
    expect(happened(t, 'wind')).toHaveLength(before === after ? 0 : 1);
    // Five counters again.
    expect(happened(gustTurns(s, WEAKER), 'wind-counter')[1]?.drawn).toBe(2);
  }
});

test('O19.14 a new strength counts from this turn’s movement on', () => {
  const s = gusts();
  const ship = add(s, 0, 'terpsichore', 400, 400, E, { sails: BATTLE, first: 1, second: 3 });
  gustTurns(s, WEAKER, 1);
  drill(movement, {}, s);
  // Her base and the orange arrow of the backing line.
  expect(ship.x - 40_000).toBe(7000 + 1420);
});

import { describe, expect, test } from 'vitest';
import { actionOffers } from './a3-actions.ts';
import { breaksVeer, effectiveSails, mayPlan, movement } from './b3-movement.ts';
import { cardOf } from '../model/cards.ts';
import { add, draws, drill, E, face, happened, N, S, sea, SE } from '../test/drill.fixture.ts';
import { makeLand } from '../model/ground.ts';
import type { Sails, Ship } from '../model/state.ts';
import { BACKING, BATTLE, FULL, pairOf, STRUCK } from '../model/state.ts';

/** Cards of the frigate's deck by what they do. */
const STRAIGHT = 1;
const RIGHT_7 = 11;
const LEFT_3 = 13;
const RED_5 = 27;
const RED_OVER = 28;
const RED_UNDER = 29;

const move = (s: Sails, ...dice: number[]) => drill(movement, {}, s, ...dice);
const at = (ship: Readonly<Ship>): [number, number, number] => [ship.x, ship.y, ship.heading];

describe('Basic', () => {
  test('B3.1, B3.7 cards are opened together, everybody moves, and the cards go back', () => {
    const s = sea();
    const a = add(s, 0, 'courageuse', 300, 300, SE, { first: STRAIGHT });
    const b = add(s, 1, 'defence', 800, 300, SE, { first: 1 });
    const d = move(s);
    expect(happened(d, 'sailed').map(e => e.ship)).toEqual([0, 1]);
    expect([a.first, b.first]).toEqual([0, 0]);
    expect([a.sailed, b.sailed]).toEqual([STRAIGHT, 1]);
  });

  test('B3.2, B3.3, B3.5, B3.6 reaching, the stern comes onto the green arrow of the line laid at the bow', () => {
    const s = sea({ windFrom: 6 });
    const ship = add(s, 0, 'courageuse', 300, 300, N + 8192 * 2 + 4096, { first: STRAIGHT }); // wind 112.5° off her bow
    const { heading } = ship;
    move(s);
    const gone = Math.round(Math.sqrt((ship.x - 30_000) ** 2 + (ship.y - 30_000) ** 2));
    expect(gone).toBeGreaterThanOrEqual(7000 + 4400 - 2);
    expect(gone).toBeLessThanOrEqual(7000 + 4400 + 2);
    expect(ship.heading).toBe(heading);
  });

  test('B3.4, B3.5 beating or running, the orange arrow of the battle line', () => {
    const s = sea();
    const ship = add(s, 0, 'courageuse', 300, 500, S, { first: STRAIGHT, sails: FULL });
    move(s);
    // Base length and the orange end of the battle line (28 mm); sail settings do not count in the Basic rules.
    expect(at(ship)).toEqual([30_000, 50_000 - 7000 - 2800, S]);
    const beating = sea();
    const other = add(beating, 0, 'courageuse', 300, 500, E, { first: STRAIGHT });
    move(beating);
    expect(at(other)).toEqual([30_000 + 7000 + 2800, 50_000, E]);
  });

  test('B3.8, B3.9, B3.10 taken aback she is driven astern by the line with two sandglasses', () => {
    const s = sea();
    const ship = add(s, 0, 'courageuse', 300, 500, N, { first: RED_5 });
    const d = move(s);
    expect(at(ship)).toEqual([30_000, 50_000 - 2200, N]);
    expect(happened(d, 'sailed')[0]).toMatchObject({ card: RED_5, line: 1 });
    expect(ship.first).toBe(0);
  });

  test('B3.11 a ship with any part of her base off the field is out', () => {
    const s = sea();
    const stays = add(s, 0, 'courageuse', 1200 - 35 - 98, 200, E, { first: STRAIGHT });
    const leaves = add(s, 1, 'courageuse', 1200 - 35 - 97, 700, E, { first: STRAIGHT });
    move(s);
    expect([stays.condition, stays.fate]).toEqual(['afloat', '']);
    expect([leaves.condition, leaves.fate]).toEqual(['gone', 'exited']);
  });

  test('B3.11 so is one that runs onto a shoal there, and a wreck that drifts off is taken away', () => {
    const bank = [-3000, -3000, 3000, -3000, 3000, 3000, -3000, 3000];
    const s = sea({
      land: [makeLand('shoal', bank, 118_000, 20_000, 0, 'sandy', 0)],
      articles: { surrenderedShips: true },
    });
    const ship = add(s, 0, 'courageuse', 1200 - 35 - 97, 200, E, { first: STRAIGHT });
    const wreck = add(s, 1, 'courageuse', 1200 - 35 - 97, 700, E, {
      first: STRAIGHT,
      condition: 'wreck',
      fate: 'surrendered',
    });
    const d = move(s);
    expect(happened(d, 'aground')).toHaveLength(1);
    expect([ship.condition, ship.fate]).toEqual(['gone', 'exited']);
    expect([wreck.condition, wreck.fate]).toEqual(['gone', 'surrendered']);
  });
});

describe('Standard', () => {
  test('S4.1, S4.3, S4.9 the first card is sailed, the second moves up', () => {
    const s = sea({ level: 'standard' });
    const ship = add(s, 0, 'courageuse', 300, 500, E, { first: RIGHT_7, second: LEFT_3 });
    move(s);
    expect(ship.sailed).toBe(RIGHT_7);
    expect([ship.first, ship.second, ship.lastVeer]).toEqual([LEFT_3, 0, 7]);
  });

  test('S4.2 the wind is read when she moves', () => {
    const s = sea({ level: 'standard', windFrom: 2 });
    const ship = add(s, 0, 'courageuse', 300, 500, E, { first: STRAIGHT, second: STRAIGHT + 1 });
    move(s);
    expect(ship.sailed).toBe(RED_5);
  });

  test('S4.4, S4.5 the red card is that of the veer value', () => {
    for (const [card, red] of [
      [LEFT_3, RED_UNDER],
      [STRAIGHT, RED_5],
      [RIGHT_7, RED_OVER],
    ] as const) {
      const s = sea({ level: 'standard' });
      const ship = add(s, 0, 'courageuse', 300, 500, N, { first: card, second: STRAIGHT });
      const d = move(s);
      expect(ship.sailed).toBe(red);
      expect(happened(d, 'card-replaced')).toMatchObject([{ card, by: red, why: 'aback' }]);
    }
  });

  test('S4.6, S4.7, S4.8, R16 one sandglass ahead in the first turn aback, two astern in those after it', () => {
    const s = sea({ level: 'standard' });
    const ship = add(s, 0, 'courageuse', 300, 300, N, { first: STRAIGHT, second: STRAIGHT + 1 });
    move(s);
    expect(at(ship)).toEqual([30_000, 30_000 + 7000 + 1510, N]);
    expect(ship.aback).toBe(1);
    ship.second = STRAIGHT;
    const y = ship.y;
    move(s);
    expect(ship.y).toBe(y - 2200);
    expect([ship.aback, ship.sailed]).toEqual([2, RED_5]);
    ship.heading = E;
    ship.second = STRAIGHT;
    move(s);
    expect(ship.aback).toBe(0);
  });

  test('S4.6, S4.7, S4.8 a turn without a red card ends the count: stopped or held, she begins again with one sandglass', () => {
    const stopped = sea({ level: 'advanced' });
    const ship = add(stopped, 0, 'courageuse', 300, 300, N, { first: STRAIGHT, sails: STRUCK });
    move(stopped);
    expect([ship.aback, ship.stopped]).toEqual([1, 1]);
    move(stopped);
    expect(ship.aback).toBe(0);
    Object.assign(ship, { sails: BACKING, first: STRAIGHT, second: STRAIGHT + 1 });
    expect(happened(move(stopped), 'sailed')).toMatchObject([{ card: RED_5, line: 0 }]);

    const waiting = sea({ level: 'advanced' });
    const other = add(waiting, 0, 'courageuse', 300, 300, N, {
      second: STRAIGHT,
      sails: BACKING,
      stopped: 1,
      aback: 1,
    });
    move(waiting);
    expect(other.aback).toBe(0);

    const held = sea({ level: 'standard', entangled: [pairOf(0, 1)] });
    const fouled = add(held, 0, 'courageuse', 300, 300, N, { first: STRAIGHT, second: STRAIGHT + 1, aback: 1 });
    add(held, 1, 'genereux', 346, 300, N, { first: 1, second: 2 });
    move(held);
    expect(fouled.aback).toBe(0);
  });

  test('R2 after a red card the veer is measured against the blue one that was planned', () => {
    const s = sea({ level: 'standard' });
    const ship = add(s, 0, 'defence', 300, 500, N, { first: 15, second: 1 });
    move(s);
    expect(cardOf(3, ship.sailed).kind).toBe('red');
    expect(ship.lastVeer).toBe(8);
  });

  test('R1 a card beyond the veer when it is opened gives way to the straight', () => {
    const s = sea({ level: 'standard' });
    const ship = add(s, 0, 'genereux', 300, 500, E, { first: 15, second: 1, lastVeer: 2 });
    expect(breaksVeer(ship, 15)).toBe(true);
    const d = move(s);
    expect(happened(d, 'card-replaced')).toMatchObject([{ card: 15, by: 1, why: 'veer' }]);
    expect([ship.sailed, ship.lastVeer]).toEqual([1, 5]);
  });

  test('R3 a gray card sets no limit for the next', () => {
    const s = sea({ level: 'advanced' });
    const ship = add(s, 0, 'genereux', 300, 500, E, { first: 22, second: 15, lastVeer: 2 });
    move(s);
    expect([ship.sailed, ship.lastVeer]).toEqual([22, -1]);
    expect(breaksVeer(ship, ship.first)).toBe(false);
  });
});

describe('Advanced', () => {
  const way = (sails: number): number => {
    const s = sea({ level: 'advanced' });
    const ship = add(s, 0, 'defence', 300, 500, E, { first: 1, second: 2, sails });
    move(s);
    return ship.x - 30_000 - 7800;
  };

  test('A9.1, A9.2 each setting has its line on a blue card', () => {
    expect([way(FULL), way(BATTLE), way(BACKING)]).toEqual([2860, 1870, 950]);
  });

  test('A9.3 red and gray cards are the same under any setting', () => {
    for (const [heading, first] of [
      [N, 1],
      [E, 26],
    ] as const) {
      const ends = [FULL, BATTLE, BACKING].map(sails => {
        const s = sea({ level: 'advanced' });
        const ship = add(s, 0, 'defence', 300, 500, heading, { first, second: 2, sails });
        move(s);
        return at(ship);
      });
      expect(ends[1]).toEqual(ends[0]);
      expect(ends[2]).toEqual(ends[0]);
    }
  });

  test('A9.5, R13, R36 with struck sails both cards are sailed on the backing line, then she stops', () => {
    const s = sea({ level: 'advanced' });
    const ship = add(s, 0, 'defence', 300, 500, E, { first: 1, second: 2, sails: STRUCK, lastVeer: 5 });
    move(s);
    expect([ship.x, ship.first, ship.second, ship.stopped]).toEqual([30_000 + 7800 + 950, 2, 0, 0]);
    move(s);
    expect([ship.x, ship.first, ship.stopped]).toEqual([30_000 + 2 * (7800 + 950), 0, 1]);
    expect(ship.lastVeer).toBe(-1);
    const d = move(s);
    expect(happened(d, 'lay-still')).toMatchObject([{ why: 'struck' }]);
    expect(ship.sailed).toBe(0);
  });

  test('A9.9 under way again she moves once both spaces are filled', () => {
    const s = sea({ level: 'advanced' });
    const ship = add(s, 0, 'defence', 300, 500, E, { second: 1, sails: BACKING, stopped: 1 });
    const d = move(s);
    expect(happened(d, 'lay-still')).toMatchObject([{ why: 'no-card' }]);
    expect([ship.x, ship.first, ship.second]).toEqual([30_000, 1, 0]);
    ship.second = 2;
    move(s);
    expect([ship.x, ship.stopped]).toEqual([30_000 + 7800 + 950, 0]);
  });

  test('A9.10 struck again with one card only, that card goes back unsailed', () => {
    const s = sea({ level: 'advanced' });
    const ship = add(s, 0, 'defence', 300, 500, E, { first: 1, sails: STRUCK, stopped: 1 });
    move(s);
    expect([ship.x, ship.first, ship.second, ship.stopped]).toEqual([30_000, 0, 0, 1]);
  });

  test('A10.13 gray and aback: one of the three red cards, by chance', () => {
    for (const [die, card] of [
      [1, RED_5],
      [2, RED_OVER],
      [3, RED_UNDER],
    ] as const) {
      const s = sea({ level: 'advanced' });
      const ship = add(s, 0, 'courageuse', 300, 500, N, { first: 36, second: 37, masts: 1 });
      move(s, die);
      expect(ship.sailed).toBe(card);
    }
  });

  test('O19.4, O19.5, O19.6 the wind makes her sails a step less or a step more', () => {
    const s = sea({ level: 'advanced' });
    const settings = [STRUCK, BACKING, BATTLE, FULL];
    const seen = (windStrength: number): number[] => {
      s.windStrength = windStrength;
      return settings.map(sails => effectiveSails(s, { sails }));
    };
    expect(seen(0)).toEqual([STRUCK, STRUCK, BACKING, BATTLE]);
    expect(seen(1)).toEqual([STRUCK, BACKING, BATTLE, FULL]);
    expect(seen(2)).toEqual([STRUCK, BATTLE, FULL, FULL]);
  });

  test('R46 backing sails in a low wind count as struck', () => {
    const s = sea({ level: 'advanced', windStrength: 0 });
    const ship = add(s, 0, 'defence', 300, 500, E, { first: 1, second: 2, sails: BACKING });
    expect(mayPlan(s, ship)).toBe(false);
    move(s);
    move(s);
    expect([ship.x, ship.stopped]).toEqual([30_000 + 2 * (7800 + 950), 1]);
    s.windStrength = 1;
    expect(mayPlan(s, ship)).toBe(true);
  });

  test('O19.7 full sails in a high wind may tear', () => {
    for (const [what, torn] of [
      ['crew', 1],
      ['', 0],
    ] as const) {
      const s = sea({ level: 'advanced', windStrength: 2 });
      const ship = add(s, 0, 'defence', 300, 500, E, { first: 1, second: 2, sails: FULL });
      const calm = add(s, 1, 'defence', 300, 700, E, { first: 1, second: 2, sails: BATTLE });
      move(s, ...draws(s, 4, face(0, what)));
      expect([ship.tornSails, calm.tornSails]).toEqual([torn, 0]);
    }
  });
});

test('O4.4, O4.6, O10.10 a ship held fast does not move, and her card is lost', () => {
  for (const held of ['entangled', 'grappled'] as const) {
    const s = sea({ level: 'standard' });
    const a = add(s, 0, 'defence', 300, 500, E, { first: 1, second: 7 });
    const b = add(s, 1, 'genereux', 300, 549, E, { first: 1, second: 2 });
    s[held].push(pairOf(0, 1));
    const d = move(s);
    expect(happened(d, 'lay-still').map(e => e.why)).toEqual([held, held]);
    expect([a.x, a.first, b.first]).toEqual([30_000, 7, 2]);
  }
});

test('A9.5, A9.6, O4.6 held fast with struck sails and her last card thrown away, she has stopped', () => {
  const s = sea({ level: 'advanced', entangled: [pairOf(0, 1)] });
  const ship = add(s, 0, 'terpsichore', 400, 400, E, { first: 7, second: 11, sails: STRUCK });
  add(s, 1, 'courageuse', 400, 444, E, { first: 1, second: 2 });
  drill(movement, {}, s);
  expect([ship.first, ship.stopped]).toEqual([11, 0]);
  expect(actionOffers(s, ship)).not.toContain('increase-sails');
  drill(movement, {}, s);
  expect([ship.first, ship.stopped, ship.lastVeer]).toEqual([0, 1, -1]);
  expect(actionOffers(s, ship)).toContain('increase-sails');
});

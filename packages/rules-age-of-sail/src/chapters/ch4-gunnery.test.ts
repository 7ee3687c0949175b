import { describe, expect, test } from 'vitest';
import { movement } from './ch2-orders.ts';
import { lastShots } from './ch4-exchange.ts';
import { bandOf, bearing, needed } from './ch4-bearing.ts';
import { canEngage, decksToFire } from './ch4-gunnery.ts';
import { game } from './ch5-sequence.ts';
import { add, drill, happened, patch, sea } from '../test/drill.fixture.ts';
import type { AgeOfSail, Ship } from '../model/state.ts';
import { shipOf } from '../model/state.ts';
import { view } from '../model/view.ts';
import { words } from '../words/words.ts';

/** A ship at 50,50 on a heading with an enemy at an offset in centimetres. */
function pair(heading: number, dx: number, dy: number, target: Partial<Ship> = {}): AgeOfSail {
  const s = sea();
  add(s, 0, 50, 50, heading);
  add(s, 1, 50 + dx, 50 + dy, 0, target);
  return s;
}

function bears(s: AgeOfSail): string {
  return bearing(shipOf(s, 0), shipOf(s, 1)) ?? 'none';
}

function mayFire(s: AgeOfSail, ship = 0, target = 1): boolean {
  return canEngage(s, shipOf(s, ship), shipOf(s, target));
}

describe('arcs of fire', () => {
  test('4.1, R1, R20 with the bow north, port bears from north-west to south-west and starboard from north-east to south-east', () => {
    expect(bears(pair(0, 0, 5))).toBe('none');
    expect(bears(pair(0, 5, 5))).toBe('starboard');
    expect(bears(pair(0, 5, 0))).toBe('starboard');
    expect(bears(pair(0, 5, -5))).toBe('starboard');
    expect(bears(pair(0, 0, -5))).toBe('none');
    expect(bears(pair(0, -5, 0))).toBe('port');
    expect(bears(pair(0, -5, 5))).toBe('port');
    expect(bears(pair(0, -5, -5))).toBe('port');
  });

  test('4.1, R20 on all eight headings the arc is 90 degrees and both its limits belong to it', () => {
    // Offsets of 5 units on each of the eight bearings, clockwise from north.
    const at = [
      [0, 5],
      [5, 5],
      [5, 0],
      [5, -5],
      [0, -5],
      [-5, -5],
      [-5, 0],
      [-5, 5],
    ] as const;
    const expected = ['none', 'starboard', 'starboard', 'starboard', 'none', 'port', 'port', 'port'];
    for (let heading = 0; heading < 8; heading++) {
      const found = expected.map((_, relative) => {
        const [dx, dy] = at[(heading + relative) & 7] as readonly [number, number];
        return bears(pair(heading, dx, dy));
      });
      expect(found).toEqual(expected);
    }
  });

  test('4.1, R20 a hundredth of a millimetre beyond 45 or 135 degrees nothing bears', () => {
    for (const [dx, dy] of [
      [5, 5.001],
      [5, -5.001],
      [-5, 5.001],
      [-5, -5.001],
    ] as const) {
      expect(bears(pair(0, dx, dy))).toBe('none');
      expect(mayFire(pair(0, dx, dy))).toBe(false);
      expect(mayFire(pair(0, dx, Math.sign(dy) * 5))).toBe(true);
    }
    // On a diagonal heading the limits run along the axes.
    expect(bears(pair(1, 5, 0))).toBe('starboard');
    expect(bears(pair(1, 5, 0.001))).toBe('none');
    expect(bears(pair(1, 0, 5))).toBe('port');
    expect(bears(pair(1, 0.001, 5))).toBe('none');
    expect(bears(pair(1, 0, -5))).toBe('starboard');
    expect(bears(pair(1, -0.001, -5))).toBe('none');
  });

  test('4.1 a target out of the arcs is not on offer and the refusal names the clause', () => {
    const s = pair(2, 5, 0); // dead ahead
    const d = drill(movement, s);
    expect(d.offers()).not.toContain('engage ship=0 target=1');
    expect(d.refused('engage ship=0 target=1')).toMatch(/^4\.1: /);
  });
});

describe('range', () => {
  test('4.5, R21 a limit belongs to the nearer band: 4.00, 4.01, 8.00, 12.00 and 12.01 cm', () => {
    const hull = (cm: number) => needed(shipOf(pair(0, cm, 0), 0), shipOf(pair(0, cm, 0), 1), 'hull');
    const masts = (cm: number) => needed(shipOf(pair(0, cm, 0), 0), shipOf(pair(0, cm, 0), 1), 'masts');
    expect([1, 4, 4.01, 8, 8.01, 12, 12.01].map(hull)).toEqual([3, 3, 4, 4, 5, 5, 7]);
    expect([1, 4, 4.01, 8, 8.01, 12, 12.01].map(masts)).toEqual([4, 4, 5, 5, 6, 6, 7]);
    expect([4, 4.001, 8, 8.001, 12, 12.001].map(hull)).toEqual([3, 4, 4, 5, 5, 7]);
  });

  test('R19, R21 range is the straight line from centre to centre, so 2.4 by 3.2 cm is exactly 4', () => {
    expect(bandOf(2400, 3200)).toBe(0);
    expect(bandOf(2400, 3201)).toBe(1);
    expect(bandOf(4800, -6400)).toBe(1);
    expect(bandOf(-7200, 9600)).toBe(2);
    expect(bandOf(7201, 9600)).toBe(-1);
  });

  test('R19 hulls that all but touch are judged by their centres: bow to beam at 4.01 cm is the second band', () => {
    const s = sea();
    const a = add(s, 0, 50, 50, 0);
    const b = add(s, 1, 54.01, 50, 2);
    expect(needed(a, b, 'hull')).toBe(4);
  });

  test('4.5, R21 beyond 12 cm there is no shot', () => {
    expect(mayFire(pair(0, 12, 0))).toBe(true);
    expect(mayFire(pair(0, 12.001, 0))).toBe(false);
    expect(drill(lastShots, pair(0, 12, 0)).offers()).toContain('engage ship=0 target=1');
    expect(drill(lastShots, pair(0, 12.01, 0)).ended()).toBe(true);
  });

  test('4.5 each die at or above the score for the range is a hit', () => {
    for (const [cm, aim, faces, hits] of [
      [4, 'hull', [2, 3, 4], 2],
      [8, 'hull', [3, 4, 5], 2],
      [12, 'hull', [4, 5, 6], 2],
      [4, 'masts', [3, 4, 5], 2],
      [8, 'masts', [4, 5, 4], 1],
      [12, 'masts', [5, 6, 5], 1],
    ] as const) {
      const d = drill(lastShots, pair(0, cm, 0), ...faces).say('engage ship=0 target=1', `volley aim=${aim} decks=3`);
      expect(happened(d, 'volley')).toMatchObject([{ hits, faces, aim, board: 'starboard' }]);
    }
  });
});

describe('line of sight', () => {
  test('R32 another hull on the line between the centres masks the shot, friend or enemy', () => {
    for (const seat of [0, 1] as const) {
      const s = pair(0, 10, 0);
      add(s, seat, 55, 50, 0);
      expect(mayFire(s)).toBe(false);
    }
  });

  test('R32 the line clears a hull by a hair or is stopped by its very edge', () => {
    // Keel north and south from 52 to 55: its lower end lies 1.5 cm below the centre, with half a centimetre of beam.
    const masked = pair(0, 10, 0);
    add(masked, 0, 55, 52, 0);
    expect(mayFire(masked)).toBe(false);
    const clear = pair(0, 10, 0);
    add(clear, 0, 55, 52.001, 0);
    expect(mayFire(clear)).toBe(true);
  });

  test('R32 a ship that is gone masks nothing', () => {
    for (const condition of ['sunk', 'blown-up', 'withdrawn'] as const) {
      const s = pair(0, 10, 0);
      add(s, 1, 55, 50, 0, { condition });
      expect(mayFire(s)).toBe(true);
    }
  });

  test('R32, R64 land masks a shot and a shoal does not', () => {
    const s = pair(0, 10, 0);
    expect(mayFire({ ...s, areas: [patch('island', 55, 50, 2)] })).toBe(false);
    expect(mayFire({ ...s, areas: [patch('shoal', 55, 50, 2)] })).toBe(true);
    expect(mayFire({ ...s, areas: [patch('island', 55, 53, 2)] })).toBe(true);
    expect(mayFire({ ...s, areas: [patch('island', 55, 52, 2)] })).toBe(false);
  });

  test('R33 ships that are entangled are fired into as any other', () => {
    const s = pair(0, 6, 0);
    add(s, 0, 57, 50, 0, { fouled: 1 << 1 });
    shipOf(s, 1).fouled = 1 << 2;
    const d = drill(lastShots, s, 4, 4, 3).say('engage ship=0 target=1', 'volley aim=hull decks=3');
    expect(shipOf(s, 1)).toMatchObject({ port: 1, starboard: 3, hull: 3 });
    expect(shipOf(s, 2)).toMatchObject({ port: 3, starboard: 3, hull: 3 });
    expect(happened(d, 'volley')).toHaveLength(1);
  });

  test('R33 a ship that is entangled fires as any other', () => {
    const s = pair(0, 1, 0);
    add(s, 1, 44, 50, 0);
    shipOf(s, 0).fouled = 1 << 1;
    shipOf(s, 1).fouled = 1;
    expect(drill(lastShots, s).offers()).toEqual(['engage ship=0 target=1', 'engage ship=0 target=2', 'cease-fire']);
  });

  test('4.1 nobody fires at a friend, at a wreck that is gone, or at herself', () => {
    const s = pair(0, 6, 0);
    add(s, 0, 44, 50, 0);
    add(s, 1, 50, 60, 0, { condition: 'sunk' });
    expect(mayFire(s, 0, 2)).toBe(false);
    expect(mayFire(s, 0, 0)).toBe(false);
    expect(mayFire(s, 0, 3)).toBe(false);
  });
});

describe('volleys', () => {
  test('4.4, R25 the aim is declared before the dice and is at masts or gun decks, nothing else', () => {
    const d = drill(lastShots, pair(0, 6, 0)).say('engage ship=0 target=1');
    expect(d.offers()).toEqual([
      'volley aim=hull decks=3',
      'volley aim=masts decks=3',
      'volley aim=hull decks=2',
      'volley aim=masts decks=2',
      'volley aim=hull decks=1',
      'volley aim=masts decks=1',
    ]);
    expect(happened(d, 'volley')).toEqual([]);
  });

  test('4.4, R25 an aim at the gun decks never costs a mast, an aim at the masts never a deck', () => {
    const hull = pair(0, 6, 0);
    drill(lastShots, hull, 6, 5, 6).say('engage ship=0 target=1', 'volley aim=hull decks=3');
    expect(shipOf(hull, 1)).toMatchObject({ port: 0, fore: 1, main: 1, mizzen: 1 });
    const masts = pair(0, 6, 0);
    drill(lastShots, masts, 6, 5, 6).say('engage ship=0 target=1', 'volley aim=masts decks=3');
    expect(shipOf(masts, 1)).toMatchObject({ port: 3, starboard: 3, hull: 3, fore: 0, main: 0, mizzen: 0 });
  });

  test('R31 nobody aims at masts when none stands', () => {
    const d = drill(lastShots, pair(0, 6, 0, { fore: 0, main: 0, mizzen: 0 })).say('engage ship=0 target=1');
    expect(d.offers()).toEqual(['volley aim=hull decks=3', 'volley aim=hull decks=2', 'volley aim=hull decks=1']);
    expect(d.refused('volley aim=masts decks=1')).toMatch(/^R31: /);
    const one = drill(lastShots, pair(0, 6, 0, { fore: 0, main: 0 })).say('engage ship=0 target=1');
    expect(one.offers()).toContain('volley aim=masts decks=1');
  });

  test('4.2 one die for each gun deck that fires', () => {
    for (const decks of [1, 2, 3]) {
      const s = pair(0, 6, 0);
      const d = drill(lastShots, s, 1, 1, 1).say('engage ship=0 target=1', `volley aim=hull decks=${decks}`);
      expect(d.left()).toBe(3 - decks);
      expect(shipOf(s, 0)).toMatchObject({ firedPort: 0, firedStarboard: decks });
    }
  });

  test('4.2 a board fires with the decks it has left, and a pirate has but two', () => {
    const hurt = pair(0, 6, 0);
    shipOf(hurt, 0).starboard = 1;
    const d = drill(lastShots, hurt).say('engage ship=0 target=1');
    expect(d.offers()).toEqual(['volley aim=hull decks=1', 'volley aim=masts decks=1']);
    expect(d.refused('volley aim=hull decks=2')).toMatch(/^4\.2: /);
    const s = sea();
    add(s, 0, 50, 50, 0, { navy: 'privateers' });
    add(s, 1, 56, 50, 0);
    expect(decksToFire(shipOf(s, 0), 'starboard')).toBe(2);
  });

  test('R24 a broadside may be split between two targets and two aims', () => {
    const s = pair(0, 6, 0);
    add(s, 1, 56, 54, 0);
    const d = drill(lastShots, s, 4, 5, 1).say(
      'engage ship=0 target=1',
      'volley aim=hull decks=1',
      'engage ship=0 target=2',
      'volley aim=masts decks=2',
      'lose-mast mast=main',
    );
    expect(happened(d, 'volley')).toMatchObject([
      { target: 1, aim: 'hull', faces: [4] },
      { target: 2, aim: 'masts', faces: [5, 1] },
    ]);
    expect(d.ended()).toBe(true);
  });

  test('R24 decks held back may fire later at the same target', () => {
    const d = drill(lastShots, pair(0, 6, 0), 1, 1, 1).say(
      'engage ship=0 target=1',
      'volley aim=hull decks=2',
      'engage ship=0 target=1',
    );
    expect(d.offers()).toEqual(['volley aim=hull decks=1', 'volley aim=masts decks=1']);
    expect(d.say('volley aim=hull decks=1').ended()).toBe(true);
  });

  test('R24 both boards may fire in one turn, each at its own target', () => {
    const s = pair(0, 6, 0);
    add(s, 1, 44, 50, 0);
    const d = drill(lastShots, s, 1, 1, 1, 1, 1, 1).say(
      'engage ship=0 target=1',
      'volley aim=hull decks=3',
      'engage ship=0 target=2',
      'volley aim=hull decks=3',
    );
    expect(happened(d, 'volley')).toMatchObject([{ board: 'starboard' }, { board: 'port' }]);
    expect(d.ended()).toBe(true);
  });

  test('R24 the guns need not fire at all', () => {
    const s = pair(0, 6, 0);
    const d = drill(lastShots, s).say('cease-fire');
    expect(d.ended()).toBe(true);
    expect(shipOf(s, 0).firedStarboard).toBe(0);
  });

  test('4.2, R15 a ship that has tried a repair is silent', () => {
    const s = pair(0, 6, 0);
    shipOf(s, 0).repairing = 1;
    expect(mayFire(s)).toBe(false);
    expect(drill(lastShots, s).ended()).toBe(true);
  });

  test('4.20, R49, R69 a prize fires no more decks in a round than she has crew, on either board', () => {
    const s = pair(0, 6, 0);
    add(s, 1, 44, 50, 0);
    const prize = shipOf(s, 0);
    prize.crew = 2;
    const d = drill(lastShots, s, 1, 1).say('engage ship=0 target=1');
    expect(d.offers()).not.toContain('volley aim=hull decks=3');
    d.say('volley aim=hull decks=1', 'engage ship=0 target=2');
    expect(d.offers()).toEqual(['volley aim=hull decks=1', 'volley aim=masts decks=1']);
    expect(d.say('volley aim=hull decks=1').ended()).toBe(true);
    prize.crew = 0;
    expect(decksToFire(prize, 'port')).toBeLessThanOrEqual(0);
  });
});

test('4.2, 4.5, 4.9 a volley tells what its dice were thrown by, each with its clause, in words', () => {
  const told = (s: AgeOfSail, aim: string): string[] => {
    const d = drill(lastShots, s, 1, 1).say('engage ship=0 target=1', `volley aim=${aim} decks=2`);
    const v = view(s, 'spectator');
    return happened(d, 'volley').flatMap(e =>
      (e.modifiers ?? []).map(part => `${part.clause} ${words.modifier?.(v, e, part)}`),
    );
  };
  const range = (said: string): string[] => ['4.2 2 decks: 2 dice', `4.5 ${said}`];
  expect(told(pair(0, 4, 0), 'hull')).toEqual(range('up to 4 cm off, at the hull: 3+'));
  expect(told(pair(0, 4.01, 0), 'masts')).toEqual(range('up to 8 cm off, at the masts: 5+'));
  expect(told(pair(0, 12, 0), 'masts')).toEqual(range('up to 12 cm off, at the masts: 6'));
  // She heads north, away from the shooter: fired at from right astern.
  expect(told(pair(2, 0, 6), 'hull')).toEqual([
    ...range('up to 8 cm off, at the hull: 4+'),
    '4.9 from right astern: each hit on both sides',
  ]);
  expect(told(pair(2, 0, 6), 'masts')).toHaveLength(2);
});

describe('when guns fire', () => {
  test('4.3, R22 guns may fire before, during and after the ship’s own run', () => {
    const s = sea();
    add(s, 0, 50, 50, 2);
    add(s, 1, 52, 58, 2);
    const d = drill(movement, s, 1, 1, 1);
    expect(d.offers()).toContain('engage ship=0 target=1');
    d.say('engage ship=0 target=1', 'volley aim=hull decks=1', 'run mm=10');
    expect(shipOf(s, 0).x).toBe(51_000);
    d.say('engage ship=0 target=1', 'volley aim=hull decks=1', 'end');
    expect(d.ended()).toBe(true);
    drill(lastShots, s, 1).say('engage ship=0 target=1', 'volley aim=hull decks=1');
    expect(shipOf(s, 0)).toMatchObject({ firedPort: 3, firedStarboard: 0 });
  });

  test('4.3, R22 a ship that lies still may fire between the moves of two others', () => {
    const s = sea();
    add(s, 0, 50, 50, 2, { condition: 'aground' });
    add(s, 0, 20, 20, 2);
    add(s, 0, 20, 30, 2);
    add(s, 1, 50, 56, 2);
    const d = drill(movement, s, 1, 1, 1);
    expect(d.offers()).toContain('engage ship=0 target=3');
    d.say('engage ship=0 target=3', 'volley aim=hull decks=3');
    expect(d.offers()).not.toContain('engage ship=0 target=3');
  });

  test('4.3, R60 a ship that lies still may fire before the last of the others takes the helm', () => {
    const s = sea();
    add(s, 0, 50, 50, 2, { condition: 'aground' });
    add(s, 0, 20, 20, 2);
    add(s, 1, 50, 56, 2);
    const d = drill(movement, s, 1, 1, 1);
    expect(d.offers()).toEqual(['sail ship=1', 'engage ship=0 target=2']);
    d.say('engage ship=0 target=2', 'volley aim=hull decks=3');
    expect(d.ask()).toBe('helm.order'); // nothing else is left to choose
  });

  test('4.2, R23 each deck fires once a round, not again in the enemy’s turn, and the enemy does not answer in ours', () => {
    const s = sea({ round: 0 });
    add(s, 0, 50, 50, 2, { condition: 'aground' });
    add(s, 1, 50, 56, 2, { condition: 'aground' });
    // Refloating fails for both throughout.
    const d = drill(game, s, 1, 1, 1, 1, 1);
    expect([d.seat(), d.ask()]).toEqual([0, 'last-shots.engage']);
    d.say('engage ship=0 target=1', 'volley aim=hull decks=3');
    // Straight on to the enemy's own turn: nobody but the side to move is asked for shots.
    expect([d.seat(), s.active, d.ask()]).toEqual([1, 1, 'last-shots.engage']);
    expect(shipOf(s, 0).firedPort).toBe(3);
    expect(decksToFire(shipOf(s, 0), 'port')).toBe(0);
    d.say([3, 3, 1], 'cease-fire');
    // A new round, and her guns are ready again.
    expect([s.round, d.seat(), s.active]).toEqual([2, 0, 0]);
    expect(shipOf(s, 0).firedPort).toBe(0);
    expect(d.offers()).toContain('engage ship=0 target=1');
  });
});

import { describe, expect, test } from 'vitest';
import { repairs } from './ch2-orders.ts';
import { lastShots } from './ch4-exchange.ts';
import { rakesFrom } from './ch4-bearing.ts';
import type { Drill } from '../test/drill.fixture.ts';
import { add, drill, happened, sea } from '../test/drill.fixture.ts';
import type { AgeOfSail, Ship } from '../model/state.ts';
import { shipOf } from '../model/state.ts';

/** Ship 0 lies broadside on to her target, ship 1, which she sees at an offset in cm from it; the target heads north. */
function astride(dx: number, dy: number, target: Partial<Ship> = {}): AgeOfSail {
  const s = sea();
  add(s, 0, 50 + dx, 50 + dy, Math.abs(dx) >= Math.abs(dy) ? 0 : 2);
  add(s, 1, 50, 50, 0, target);
  return s;
}

/** One volley of as many decks as there are faces. */
function fire(s: AgeOfSail, aim: 'hull' | 'masts', ...faces: number[]): Drill {
  return drill(lastShots, s, ...faces).say('engage ship=0 target=1', `volley aim=${aim} decks=${faces.length}`);
}

function lostMasts(d: Drill): string[] {
  return happened(d, 'mast-lost').map(event => (event.type === 'mast-lost' ? event.mast : ''));
}

describe('hits on the hull', () => {
  test('4.6, R27 hits fall on the board towards the shooter', () => {
    const starboard = astride(3, 0);
    fire(starboard, 'hull', 3, 3, 2);
    expect(shipOf(starboard, 1)).toMatchObject({ port: 3, starboard: 1, hull: 3 });
    const port = astride(-3, 0);
    fire(port, 'hull', 3, 3, 2);
    expect(shipOf(port, 1)).toMatchObject({ port: 1, starboard: 3, hull: 3 });
  });

  test('4.6, R27 a hair to either side of the bow decides the board, whatever her heading', () => {
    for (let heading = 0; heading < 8; heading++) {
      for (const [side, struck] of [
        [0.01, 'starboard'],
        [-0.01, 'port'],
      ] as const) {
        const s = sea();
        // Right ahead of her, 5 units on each axis, then a hair to one side.
        const east = [0, 1, 1, 1, 0, -1, -1, -1][heading] as number;
        const north = [1, 1, 0, -1, -1, -1, 0, 1][heading] as number;
        add(s, 0, 50 + 5 * east + side * north, 50 + 5 * north - side * east, (heading + 2) & 7);
        add(s, 1, 50, 50, heading);
        drill(lastShots, s, 4).say('engage ship=0 target=1', 'volley aim=hull decks=1');
        const target = shipOf(s, 1);
        expect([heading, struck, target[struck], target.port + target.starboard]).toEqual([heading, struck, 2, 5]);
      }
    }
  });

  test('R27 from dead ahead her owner says which board takes the hits, all of them', () => {
    const s = astride(0, 6);
    const d = fire(s, 'hull', 4, 4, 1);
    expect([d.seat(), d.ask()]).toEqual([1, 'damage.side']);
    expect(d.offers()).toEqual(['present-side side=port', 'present-side side=starboard']);
    d.say('present-side side=starboard');
    expect(shipOf(s, 1)).toMatchObject({ port: 3, starboard: 1 });
    expect(fire(astride(0, 6), 'hull', 3, 3, 3).ended()).toBe(true); // nothing hit, nothing asked
  });

  test('4.6, R26 three hits on a board with one deck take that deck and two units of hull', () => {
    const s = astride(3, 0, { starboard: 1 });
    const d = fire(s, 'hull', 3, 4, 5);
    expect(shipOf(s, 1)).toMatchObject({ port: 3, starboard: 0, hull: 1 });
    expect(d.events.map(event => event.type)).toEqual(['volley', 'deck-lost', 'hull-lost', 'hull-lost']);
  });

  test('R26 with that board and the hull gone there is nothing more to hit from that side', () => {
    const s = astride(3, 0, { starboard: 0, hull: 1 });
    fire(s, 'hull', 3, 4, 5);
    expect(shipOf(s, 1)).toMatchObject({ port: 3, starboard: 0, hull: 0, fore: 1, main: 1, mizzen: 1 });
  });

  test('4.21 a deck or a hull unit once lost stays lost: only masts are repaired', () => {
    const s = sea();
    add(s, 0, 50, 50, 2, { port: 0, starboard: 1, hull: 0 });
    expect(drill(repairs, s).ended()).toBe(true); // all her masts stand: nothing to mend
    shipOf(s, 0).fore = 0;
    drill(repairs, s, 6).say('repair ship=0');
    expect(shipOf(s, 0)).toMatchObject({ port: 0, starboard: 1, hull: 0, fore: 1 });
  });

  test('4.6, R66 of decks that have fired and decks that have not, the struck board loses one that has', () => {
    const s = astride(3, 0, { firedStarboard: 2 });
    fire(s, 'hull', 3);
    expect(shipOf(s, 1)).toMatchObject({ starboard: 2, firedStarboard: 1 });
    const port = astride(-3, 0, { firedPort: 3 });
    fire(port, 'hull', 3);
    expect(shipOf(port, 1)).toMatchObject({ port: 2, firedPort: 2 });
    const fresh = astride(3, 0);
    fire(fresh, 'hull', 3);
    expect(shipOf(fresh, 1)).toMatchObject({ starboard: 2, firedStarboard: 0 });
  });
});

describe('raking', () => {
  test('4.9, R28 a stern rake of three hits clears both boards and leaves the hull', () => {
    const s = astride(0, -3);
    const d = fire(s, 'hull', 3, 3, 3);
    expect(shipOf(s, 1)).toMatchObject({ port: 0, starboard: 0, hull: 3 });
    expect(happened(d, 'volley')).toMatchObject([{ raked: true, hits: 3 }]);
  });

  test('4.9, R28 a board without decks loses a unit of hull instead, so every hit marks two cells', () => {
    const s = astride(0, -3, { port: 1, starboard: 3 });
    fire(s, 'hull', 3, 3, 2);
    expect(shipOf(s, 1)).toMatchObject({ port: 0, starboard: 1, hull: 2 });
    const bare = astride(0, -3, { port: 0, starboard: 0, hull: 3 });
    fire(bare, 'hull', 3, 3, 3);
    expect(shipOf(bare, 1)).toMatchObject({ port: 0, starboard: 0, hull: 0 });
  });

  test('R28 the rake is as wide as half a point to each side of dead astern, and not a hair more', () => {
    // tan 22.5 degrees is root two less one: 4142.13 in 10,000.
    for (const [abeam, rakes] of [
      [0, true],
      [4.142, true],
      [-4.142, true],
      [4.143, false],
      [-4.143, false],
      [9.9, false],
    ] as const) {
      const s = astride(abeam, -10);
      expect([abeam, rakesFrom(shipOf(s, 0), shipOf(s, 1))]).toEqual([abeam, rakes]);
    }
  });

  test('R28 the cone of 22.5 degrees turns with the ship through all eight headings', () => {
    for (let heading = 0; heading < 8; heading++) {
      const s = sea();
      const target = add(s, 1, 50, 50, heading);
      const east = [0, 1, 1, 1, 0, -1, -1, -1][heading] as number;
      const north = [1, 1, 0, -1, -1, -1, 0, 1][heading] as number;
      const astern = (abeam: number) =>
        add(s, 0, 50 - 5 * east + abeam * north, 50 - 5 * north - abeam * east, (heading + 2) & 7);
      // 5 times root two less 1 is 2.0710678.
      expect(rakesFrom(astern(2.071), target)).toBe(true);
      expect(rakesFrom(astern(-2.071), target)).toBe(true);
      expect(rakesFrom(astern(2.072), target)).toBe(false);
      expect(rakesFrom(astern(-2.072), target)).toBe(false);
    }
  });

  test('R28 just outside the cone a shot from the quarter strikes the near board only', () => {
    const s = astride(3, -7);
    const d = fire(s, 'hull', 4, 4, 4);
    expect(shipOf(s, 1)).toMatchObject({ port: 3, starboard: 0, hull: 3 });
    expect(happened(d, 'volley')).toMatchObject([{ raked: false }]);
  });

  test('R29 from ahead nothing is doubled', () => {
    const s = astride(0, 3);
    const d = fire(s, 'hull', 3, 3, 3).say('present-side side=port');
    expect(shipOf(s, 1)).toMatchObject({ port: 0, starboard: 3, hull: 3 });
    expect(happened(d, 'volley')).toMatchObject([{ raked: false }]);
    const wide = astride(1, 6);
    fire(wide, 'hull', 4, 4, 4);
    expect(shipOf(wide, 1)).toMatchObject({ port: 3, starboard: 0, hull: 3 });
  });

  test('4.9 a rake is for the hull: masts fall one to a hit', () => {
    const s = astride(0, -3);
    const d = fire(s, 'masts', 4, 1, 1);
    expect(lostMasts(d)).toEqual(['mizzen']);
    expect(happened(d, 'volley')).toMatchObject([{ raked: false }]);
  });
});

describe('hits on the masts', () => {
  test('4.8, R30 from ahead the masts go fore, main, mizzen', () => {
    expect(lostMasts(fire(astride(0, 6), 'masts', 5, 1, 1))).toEqual(['fore']);
    expect(lostMasts(fire(astride(2, 6), 'masts', 5, 5, 1))).toEqual(['fore', 'main']);
    expect(lostMasts(fire(astride(-2, 6), 'masts', 5, 5, 5))).toEqual(['fore', 'main', 'mizzen']);
  });

  test('4.8, R30 from astern the masts go mizzen, main, fore', () => {
    expect(lostMasts(fire(astride(0, -6), 'masts', 5, 1, 1))).toEqual(['mizzen']);
    expect(lostMasts(fire(astride(2, -6), 'masts', 5, 5, 1))).toEqual(['mizzen', 'main']);
    expect(lostMasts(fire(astride(-2, -6), 'masts', 5, 5, 5))).toEqual(['mizzen', 'main', 'fore']);
  });

  test('4.8, R30 a mast that is gone already is passed over', () => {
    expect(lostMasts(fire(astride(0, 6, { fore: 0 }), 'masts', 5, 1, 1))).toEqual(['main']);
    expect(lostMasts(fire(astride(0, -6, { main: 0 }), 'masts', 5, 5, 1))).toEqual(['mizzen', 'fore']);
    expect(lostMasts(fire(astride(0, -6, { main: 0, mizzen: 0 }), 'masts', 5, 5, 5))).toEqual(['fore']);
  });

  test('4.7, R30 struck on the beam her owner chooses, mast by mast', () => {
    const s = astride(6, 0);
    const d = fire(s, 'masts', 5, 5, 1);
    expect([d.seat(), d.ask()]).toEqual([1, 'damage.mast']);
    // It is asked about her, not about whoever fires: she is shown, and her papers.
    expect(d.about()).toEqual({ ship: 1, hits: 2 });
    expect(d.offers()).toEqual(['lose-mast mast=fore', 'lose-mast mast=main', 'lose-mast mast=mizzen']);
    d.say('lose-mast mast=main');
    expect(d.offers()).toEqual(['lose-mast mast=fore', 'lose-mast mast=mizzen']);
    d.say('lose-mast mast=mizzen');
    expect(d.ended()).toBe(true);
    expect(shipOf(s, 1)).toMatchObject({ fore: 1, main: 0, mizzen: 0 });
  });

  test('4.7 with no more masts than hits there is nothing to choose', () => {
    const all = fire(astride(6, 0), 'masts', 5, 5, 5);
    expect([all.ended(), lostMasts(all).length]).toEqual([true, 3]);
    const last = fire(astride(6, 0, { fore: 0, main: 0 }), 'masts', 5, 5, 5);
    expect([last.ended(), lostMasts(last)]).toEqual([true, ['mizzen']]);
  });

  test('R30 a shooter exactly at 45 or 135 degrees is on the beam', () => {
    for (const [dx, dy] of [
      [5, 5],
      [-5, 5],
      [5, -5],
      [-5, -5],
    ] as const) {
      expect(fire(astride(dx, dy), 'masts', 5, 1, 1).ask()).toBe('damage.mast');
    }
    expect(lostMasts(fire(astride(5, 5.001), 'masts', 5, 1, 1))).toEqual(['fore']);
    expect(lostMasts(fire(astride(5, -5.001), 'masts', 5, 1, 1))).toEqual(['mizzen']);
  });
});

describe('two sixes', () => {
  test('4.10, R34 two sixes in one volley set the target alight, whatever the aim', () => {
    for (const aim of ['hull', 'masts'] as const) {
      const s = astride(0, 6);
      const d = fire(s, aim, 6, 1, 6);
      if (aim === 'hull') d.say('present-side side=port');
      expect(shipOf(s, 1).fire).toBe(1);
      expect(happened(d, 'on-fire')).toMatchObject([{ ship: 1, clause: '4.10' }]);
    }
  });

  test('4.10, R34 one six, or two sixes in two volleys, set nothing alight', () => {
    const s = astride(6, 0);
    fire(s, 'hull', 6, 5, 5);
    expect(shipOf(s, 1).fire).toBe(0);
    const split = astride(6, 0);
    drill(lastShots, split, 6, 6, 1).say(
      'engage ship=0 target=1',
      'volley aim=hull decks=1',
      'engage ship=0 target=1',
      'volley aim=hull decks=2',
    );
    expect(shipOf(split, 1)).toMatchObject({ fire: 0, starboard: 1 });
  });

  test('4.10, R34 two sixes damage the ship as well as burning her, at any range', () => {
    const s = astride(12, 0);
    fire(s, 'hull', 6, 6, 1);
    expect(shipOf(s, 1)).toMatchObject({ fire: 1, starboard: 1 });
  });

  test('R35 a second pair of sixes, or three sixes, raise nothing', () => {
    const s = astride(6, 0);
    fire(s, 'hull', 6, 6, 6);
    expect(shipOf(s, 1).fire).toBe(1);
    const burning = astride(6, 0, { fire: 1 });
    const d = fire(burning, 'hull', 6, 6, 1);
    expect(shipOf(burning, 1).fire).toBe(1);
    expect(happened(d, 'on-fire')).toEqual([]);
    const grown = astride(6, 0, { fire: 2 });
    fire(grown, 'hull', 6, 6, 1);
    expect(shipOf(grown, 1).fire).toBe(2);
  });

  test('R37 a burning ship fires as any other', () => {
    const s = astride(6, 0);
    shipOf(s, 0).fire = 2;
    const d = fire(s, 'hull', 4, 4, 4);
    expect(happened(d, 'volley')).toMatchObject([{ hits: 3 }]);
  });
});

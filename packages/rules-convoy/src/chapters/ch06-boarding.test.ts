import { describe, expect, test } from 'vitest';
import { sail } from './ch01-sailing.ts';
import { activation } from './ch05-sequence.ts';
import { boarding } from './ch06-boarding.ts';
import { fightPool, grapplePool } from './ch06-pools.ts';
import type { Drill, Sea } from '../test/drill.fixture.ts';
import { add, drill, happened, sea } from '../test/drill.fixture.ts';
import { boards, paper, put } from '../test/duel.fixture.ts';
import type { Convoy, Ship } from '../model/state.ts';
import type { Quality, Size } from '../model/vocabulary.ts';
import { qualities, sizes } from '../model/vocabulary.ts';

type What = { kind?: 'warship' | 'merchant'; size?: Size; quality?: Quality };

/** A boarder in the middle facing east with her target on the port bow: a medium merchant unless said otherwise. */
function alongside(
  target: What = { kind: 'merchant' },
  theirs: Partial<Ship> = {},
  ours: Partial<Ship> = {},
  changes: Sea = {},
): { s: Convoy; ship: Ship; target: Ship } {
  const s = sea(changes);
  return { s, ship: put(s, 0, [0, 0], 'E', {}, ours), target: put(s, 1, [1, -1], 'E', target, theirs) };
}

function pools(ours: What & Partial<{ crew: number }>, theirs: What & Partial<{ crew: number }>): string {
  const s = sea();
  const { crew, ...what } = ours;
  const { crew: defenders, ...whatElse } = theirs;
  const a = add(s, 0, 5, 5, 'E', what, crew === undefined ? {} : { crew });
  const b = add(s, 1, 6, 5, 'E', whatElse, defenders === undefined ? {} : { crew: defenders });
  return `${grapplePool(a, b)} v ${grapplePool(b, a)}, ${fightPool(a, b)} v ${fightPool(b, a)}`;
}

/** So many throws, of which some are fives and sixes. */
function wins(successes: number, of: number): number[] {
  return Array.from({ length: of }, (_, i) => (i < successes ? 5 + (i % 2) : 4));
}

/** Grapple of 8 v 6 won by a hair, then a fight of 9 v 6. */
function storm(d: Drill, ours: number, theirs: number): Drill {
  return d.say([...wins(ours, 9), ...wins(theirs, 6)], 'storm');
}
const grappled = (s: Convoy): Drill => drill(boarding, { ship: 0, target: 1 }, s, ...wins(2, 8), ...wins(1, 6));

describe('who boards whom', () => {
  test('R35, 5.5 alongside is adjacent and under her broadside: the four side hexes', () => {
    const at = (offset: readonly [number, number]) => {
      const s = sea();
      const ship = put(s, 0, [0, 0], 'E');
      put(s, 1, offset, 'E');
      return boards(s, ship).length > 0;
    };
    expect(
      (
        [
          [1, -1],
          [0, -1],
          [-1, 1],
          [0, 1],
        ] as const
      ).map(at),
    ).toEqual([true, true, true, true]);
    expect(
      (
        [
          [1, 0],
          [-1, 0],
        ] as const
      ).map(at),
    ).toEqual([false, false]);
    expect(
      (
        [
          [2, -2],
          [1, -2],
          [0, -2],
          [0, 2],
        ] as const
      ).map(at),
    ).toEqual([false, false, false, false]);
  });

  test('R35 the target need not lie parallel', () => {
    for (const facing of ['E', 'NE', 'NW', 'W', 'SW', 'SE'] as const) {
      const s = sea();
      const ship = put(s, 0, [0, 0], 'E');
      put(s, 1, [1, -1], facing);
      expect(boards(s, ship)).toEqual(['board target=1']);
    }
  });

  test('R35 a ship that is not alongside is refused', () => {
    const s = sea({ wind: 'W' });
    put(s, 0, [0, 0], 'E');
    put(s, 1, [1, 0], 'E');
    expect(drill(sail, { ship: 0 }, s).refused('board target=1')).toMatch(/^R35: /);
  });

  test('R36 a prize, a ship aground or paused, or one without crew does not board', () => {
    const may = (changes: Partial<Ship>) => {
      const { s, ship } = alongside({ kind: 'merchant' }, {}, changes);
      return boards(s, ship).length > 0;
    };
    expect(may({ crew: 1 })).toBe(true);
    for (const changes of [{ crew: 0 }, { captured: 1 }, { aground: 1 }, { aground: 2 }, { paused: 1 }])
      expect(may(changes)).toBe(false);
  });

  test('R36 merchants may board enemies, but not what nobody owns', () => {
    const { s, ship, target } = alongside({});
    ship.kind = 'merchant';
    expect(boards(s, ship)).toEqual(['board target=1']);
    Object.assign(target, { condition: 'struck', side: -1, seat: -1 });
    expect(boards(s, ship)).toEqual([]);
    ship.kind = 'warship';
    expect(boards(s, ship)).toEqual(['board target=1']);
  });

  test('R36 nobody boards friends, allies, wrecks or ships that are gone', () => {
    const { s, ship, target } = alongside();
    Object.assign(target, { seat: 2, side: 0 });
    expect(boards(s, ship)).toEqual([]);
    Object.assign(target, { seat: -1, side: -1, condition: 'burnt' });
    expect(boards(s, ship)).toEqual([]);
    Object.assign(target, { seat: 1, side: 1, condition: 'exited' });
    expect(boards(s, ship)).toEqual([]);
  });

  test('12.6, R46 a ship aground can be boarded, and fog hinders nobody', () => {
    const { s, ship } = alongside({ kind: 'merchant' }, { aground: 1 }, {}, { fog: [[8, 4]] });
    expect(boards(s, ship)).toEqual(['board target=1']);
  });

  test('R62, 5.5 she may board before she has sailed her least move, and that ends it', () => {
    const { s, ship } = alongside({ kind: 'merchant' }, {}, { fired: 15 });
    const from = ship.at;
    const d = drill(sail, { ship: 0 }, s);
    expect(d.offers()).toEqual(['ahead', 'board target=1']);
    d.say([...wins(0, 14)], 'board target=1');
    expect([d.ended(), ship.at]).toEqual([true, from]);
  });

  test('5.5, R37 a failed grapple ends her move, though batteries and hexes are left', () => {
    const { s } = alongside();
    put(s, 1, [-1, 2], 'E');
    const d = drill(sail, { ship: 0 }, s);
    expect(d.offers()).toContain('fire battery=starboard target=2');
    d.say(wins(0, 14), 'board target=1');
    expect(d.ended()).toBe(true);
    expect(happened(d, 'grapple')).toMatchObject([{ won: false, clause: '6.2' }]);
  });

  test('5.5 so does a fight won', () => {
    const { s } = alongside();
    const d = drill(sail, { ship: 0 }, s).say([...wins(2, 8), ...wins(1, 6)], 'board target=1');
    expect(storm(d, 3, 0).ended()).toBe(true);
  });
});

describe('pools', () => {
  test('6.1 four dice and one for each crew, five at most', () => {
    const s = sea();
    const target = add(s, 1, 6, 5, 'E');
    const of = (crew: number) => grapplePool(add(s, 0, 5, 5, 'E', {}, { crew }), target);
    expect([0, 1, 2, 3, 4, 5, 6].map(of)).toEqual([4, 5, 6, 7, 8, 9, 9]);
  });

  test('6.1 two dice for the better crew, whatever the difference', () => {
    const s = sea();
    const table = qualities.map(quality =>
      qualities.map(other => grapplePool(add(s, 0, 5, 5, 'E', { quality }), add(s, 1, 6, 5, 'E', { quality: other }))),
    );
    expect(table).toEqual([
      [8, 8, 8],
      [10, 8, 8],
      [10, 10, 8],
    ]);
  });

  test('6.1, R38 one die for a ship two sizes bigger, and none for one size', () => {
    const s = sea();
    const table = sizes.map(size =>
      sizes.map(other =>
        grapplePool(add(s, 0, 5, 5, 'E', { size }, { crew: 4 }), add(s, 1, 6, 5, 'E', { size: other })),
      ),
    );
    expect(table).toEqual([
      [8, 8, 8],
      [8, 8, 8],
      [9, 8, 8],
    ]);
  });

  test('6.3, R39 the fight has one die more for each warship and none for a merchant', () => {
    expect(pools({}, {})).toBe('8 v 8, 9 v 9');
    expect(pools({}, { kind: 'merchant' })).toBe('8 v 6, 9 v 6');
    expect(pools({ kind: 'merchant' }, {})).toBe('6 v 8, 6 v 9');
  });

  test('6.1, 6.3, R37, R38, R39 the pools of eighteen worked attempts', () => {
    const hardened = { quality: 'battle-hardened' } as const;
    const merchant = (size: Size) => ({ kind: 'merchant', size }) as const;
    const warship = (size: Size) => ({ size }) as const;
    for (const [ours, theirs, expected] of [
      [warship('small'), merchant('small'), '7 v 6, 8 v 6'],
      [warship('small'), merchant('medium'), '7 v 6, 8 v 6'],
      [warship('small'), merchant('large'), '7 v 8, 8 v 8'],
      [{ ...warship('small'), ...hardened }, merchant('large'), '9 v 8, 10 v 8'],
      [warship('medium'), merchant('medium'), '8 v 6, 9 v 6'],
      [warship('medium'), { ...merchant('medium'), crew: 0 }, '8 v 4, 9 v 4'],
      [warship('medium'), merchant('large'), '8 v 7, 9 v 7'],
      [warship('large'), merchant('large'), '9 v 7, 10 v 7'],
      [warship('large'), merchant('small'), '10 v 6, 11 v 6'],
      [warship('small'), warship('small'), '7 v 7, 8 v 8'],
      [warship('medium'), warship('medium'), '8 v 8, 9 v 9'],
      [warship('medium'), warship('small'), '8 v 7, 9 v 8'],
      [warship('large'), warship('small'), '10 v 7, 11 v 8'],
      [warship('small'), warship('large'), '7 v 10, 8 v 11'],
      [{ ...warship('medium'), ...hardened }, warship('medium'), '10 v 8, 11 v 9'],
      [warship('medium'), { ...warship('medium'), ...hardened }, '8 v 10, 9 v 11'],
      [warship('medium'), { ...merchant('medium'), quality: 'scurvy', crew: 1 }, '10 v 5, 11 v 5'],
      [warship('large'), warship('medium'), '9 v 8, 10 v 9'],
    ] as const)
      expect(pools(ours, theirs)).toBe(expected);
  });
});

describe('the grapple', () => {
  test('6.2, R37 both throw, 5 and 6 count, and the boarder needs strictly more', () => {
    for (const [ours, theirs, won] of [
      [1, 0, true],
      [3, 2, true],
      [0, 0, false],
      [2, 2, false],
      [2, 3, false],
    ] as const) {
      const { s } = alongside();
      const d = drill(boarding, { ship: 0, target: 1 }, s, ...wins(ours, 8), ...wins(theirs, 6));
      expect(happened(d, 'grapple')).toMatchObject([{ won, ship: 0, target: 1 }]);
      expect([d.left(), d.ask()]).toEqual([0, won ? 'boarding.storm' : '']);
      expect(s.ships.map(paper)).toEqual(['4/3/3', '2/1/2']);
    }
  });

  test('6.2 a 4 is no success', () => {
    const { s } = alongside();
    const d = drill(boarding, { ship: 0, target: 1 }, s, ...Array.from({ length: 14 }, (_, i) => (i < 8 ? 4 : 1)));
    expect(happened(d, 'grapple')).toMatchObject([{ won: false }]);
  });

  test('6.2, R37 the winner may let it be, and nobody is the worse for it', () => {
    const { s } = alongside();
    const d = grappled(s);
    expect([d.seat(), d.offers()]).toEqual([0, ['storm', 'cast-off']]);
    d.say('cast-off');
    expect([d.ended(), d.s.ships.map(paper)]).toEqual([true, ['4/3/3', '2/1/2']]);
    expect(d.s.ships.map(ship => ship.paused)).toEqual([0, 0]);
    expect(happened(d, 'cast-off')).toMatchObject([{ ship: 0, target: 1 }]);
  });

  test('R37 a target that wins the grapple has no more of it', () => {
    const { s } = alongside();
    const d = drill(boarding, { ship: 0, target: 1 }, s, ...wins(0, 8), ...wins(6, 6));
    expect(d.ended()).toBe(true);
  });

  describe('with counter-boarding', () => {
    const counter = (theirs: Partial<Ship> = {}, lead = 1): Drill => {
      const { s } = alongside({}, theirs, {}, { articles: { counterBoarding: true } });
      return drill(boarding, { ship: 0, target: 1 }, s, ...wins(1, 8), ...wins(1 + lead, 4 + (theirs.crew ?? 4)));
    };

    test('R37 option: a target with strictly more may board her, and then she is the boarder', () => {
      const d = counter();
      expect([d.ask(), d.seat(), d.offers()]).toEqual(['boarding.storm', 1, ['storm', 'cast-off']]);
      d.say([...wins(2, 9), ...wins(1, 9)], 'storm');
      expect(happened(d, 'fight')).toMatchObject([{ ship: 1, target: 0, won: true }]);
      expect(d.s.ships[0]).toMatchObject({ seat: 1, side: 1, captured: 1, crew: 1, gun: 0, sail: 0 });
      expect(paper(d.s.ships[1] as Ship)).toBe('2/3/3');
    });

    test('R37, 6.5 option: thrown back, the one who went over pays for it', () => {
      const d = counter().say([...wins(2, 9), ...wins(2, 9)], 'storm');
      expect(d.s.ships.map(paper)).toEqual(['3/3/3', '2/3/3']);
    });

    test('R37 option: a draw is nobody’s', () => {
      expect(counter({}, 0).ended()).toBe(true);
    });

    test('R36, R37 option: not from a ship that may not board', () => {
      for (const changes of [{ crew: 0 }, { captured: 1 }, { aground: 1 }, { paused: 1 }])
        expect(counter(changes).ended()).toBe(true);
    });
  });
});

describe('the fight and its result', () => {
  test('6.4, 6.6, 6.7, 6.8, R40 a worked attempt won: the merchant 1/0/0 under a new flag, the boarder’s crew 4, 3, 2', () => {
    const { s, ship, target } = alongside();
    const d = storm(grappled(s), 2, 1);
    expect([d.ended(), d.left()]).toEqual([true, 0]);
    expect(happened(d, 'fight')).toMatchObject([{ won: true, clause: '6.4' }]);
    expect([paper(ship), paper(target)]).toEqual(['2/3/3', '1/0/0']);
    expect(target).toMatchObject({ side: 0, seat: 0, flag: 1, captured: 1, condition: 'sailing', quality: 0 });
    expect(happened(d, 'captured')).toMatchObject([{ ship: 1, by: 0 }]);
    expect(happened(d, 'tired')).toMatchObject([{ ship: 0, marker: 'crew' }]);
    expect([ship.paused, target.paused]).toEqual([0, 0]);
  });

  test('6.5, 6.9, 6.10, R41 a worked attempt lost: boarder’s crew 2, merchant’s 1, both pause', () => {
    for (const [ours, theirs] of [
      [2, 2],
      [0, 0],
      [1, 4],
    ] as const) {
      const { s, ship, target } = alongside();
      const d = storm(grappled(s), ours, theirs);
      expect(d.ended()).toBe(true);
      expect(happened(d, 'fight')).toMatchObject([{ won: false }]);
      expect([paper(ship), paper(target)]).toEqual(['2/3/3', '1/1/2']);
      expect([ship.paused, target.paused, target.side, target.captured]).toEqual([1, 1, 1, 0]);
    }
  });

  test('R39 pools of the fight are 9 v 6, and 9 v 4 with the crew shot away', () => {
    const { s } = alongside();
    expect(storm(grappled(s), 9, 0).left()).toBe(0);
    const { s: soft } = alongside({ kind: 'merchant' }, { crew: 0 });
    const d = drill(boarding, { ship: 0, target: 1 }, soft, ...wins(1, 8), ...wins(0, 4));
    d.say([...wins(1, 9), ...wins(0, 4)], 'storm');
    expect([d.left(), d.ended(), soft.ships[1]?.captured]).toEqual([0, true, 1]);
  });

  test('6.8, R40 fatigue takes a crew, or else a gun, or else a sail, of the winner', () => {
    const victory = (ours: Partial<Ship>, crew: number) => {
      const { s, ship } = alongside({ kind: 'merchant' }, { crew: 0 }, ours);
      const d = drill(boarding, { ship: 0, target: 1 }, s, ...wins(1, 4 + crew), ...wins(0, 4));
      d.say([...wins(1, 5 + crew), ...wins(0, 4)], 'storm');
      return paper(ship);
    };
    expect(victory({ crew: 2 }, 2)).toBe('0/3/3');
    expect(victory({ crew: 1 }, 1)).toBe('0/2/3');
    expect(victory({ crew: 1, gun: 0 }, 1)).toBe('0/0/2');
    expect(victory({ crew: 1, gun: 0, sail: 0 }, 1)).toBe('0/0/0');
  });

  test('6.9, R41 thrown back she loses a crew and then one to fatigue, and the target one, in the same order', () => {
    const defeat = (ours: Partial<Ship>, theirs: Partial<Ship>) => {
      const { s, ship, target } = alongside({ kind: 'merchant' }, theirs, ours);
      const [a, b] = [4 + ship.crew, 4 + target.crew];
      const d = drill(boarding, { ship: 0, target: 1 }, s, ...wins(1, a), ...wins(0, b));
      d.say([...wins(0, a + 1), ...wins(0, b)], 'storm');
      return `${paper(ship)} ${paper(target)}`;
    };
    expect(defeat({ crew: 3 }, {})).toBe('1/3/3 1/1/2');
    expect(defeat({ crew: 1 }, { crew: 0 })).toBe('0/2/3 0/0/2');
    expect(defeat({ crew: 1, gun: 0 }, { crew: 0, gun: 0 })).toBe('0/0/2 0/0/1');
  });

  test('R41 from a ship without markers nothing is lost', () => {
    const { s, ship, target } = alongside(
      { kind: 'merchant' },
      { crew: 0, gun: 0, sail: 0 },
      { gun: 0, sail: 0, crew: 1 },
    );
    const d = drill(boarding, { ship: 0, target: 1 }, s, ...wins(1, 5), ...wins(0, 4));
    d.say([...wins(0, 6), ...wins(0, 4)], 'storm');
    expect([paper(ship), paper(target)]).toEqual(['0/0/0', '0/0/0']);
    expect(happened(d, 'tired')).toEqual([]);
  });

  test('6.10, R42, R34 in her next activation a ship that pauses only recovers, and after that she is free', () => {
    const { s, ship } = alongside({}, {}, { paused: 1, gun: 2 });
    const from = ship.at;
    const d = drill(activation, { ship: 0 }, s, 5, 1, 1, 1);
    expect([d.ended(), ship.at, paper(ship), ship.paused]).toEqual([true, from, '4/3/3', 0]);
    expect(happened(d, 'paused')).toMatchObject([{ ship: 0, clause: 'R42' }]);
    expect(drill(activation, { ship: 0 }, s).ask()).toBe('sail.order');
  });

  test('9.4 a prize resists those who would board her: 10 v 5, then 11 v 5', () => {
    const prize = { captured: 1, quality: 0, crew: 1, gun: 0, sail: 0, flag: 0 } as const;
    const { s, ship, target } = alongside({ kind: 'merchant' }, prize);
    const d = drill(boarding, { ship: 0, target: 1 }, s, ...wins(5, 10), ...wins(4, 5));
    expect(d.ask()).toBe('boarding.storm');
    d.say([...wins(4, 11), ...wins(4, 5)], 'storm');
    expect([d.left(), target.side, paper(target), paper(ship)]).toEqual([0, 1, '0/0/0', '2/3/3']);
  });
});

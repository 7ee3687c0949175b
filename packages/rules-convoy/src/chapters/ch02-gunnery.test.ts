import { axialToOddR, oddRToAxial } from '@weathergauge/seamanship';
import { describe, expect, test } from 'vitest';
import { sail } from './ch01-sailing.ts';
import { shoot } from './ch02-gunnery.ts';
import { OPPORTUNITY, OWN, pool, RETURN } from './ch02-pool.ts';
import { playerTurn } from './ch05-sequence.ts';
import type { Drill, Sea } from '../test/drill.fixture.ts';
import { add, drill, happened, sea } from '../test/drill.fixture.ts';
import type { Offset } from '../test/duel.fixture.ts';
import { ABEAM, blanks, fires, pair, paper, put } from '../test/duel.fixture.ts';
import type { Convoy, Ship } from '../model/state.ts';
import type { Facing, Quality, Size } from '../model/vocabulary.ts';
import { facings, qualities, sizes } from '../model/vocabulary.ts';

const BESIDE: Offset = [1, -1];

describe('the pool', () => {
  interface Gunner extends Partial<Pick<Ship, 'kind' | 'crew' | 'gun' | 'sail'>> {
    size?: Size;
    quality?: Quality;
  }

  /** Dice of a ship in the middle facing east, at a target so many hexes off. */
  function dice(
    of: Gunner,
    at: Size,
    range: number,
    how: number = OWN,
    facing: Facing = 'E',
    articles: Sea['articles'] = {},
  ): number {
    const s = sea({ articles });
    const { kind = 'warship', size = 'medium', quality = 'ordinary', ...changes } = of;
    const ship = add(s, 0, 7, 7, 'E', { kind, size, quality }, changes);
    const { q, r } = oddRToAxial(7, 7);
    const to = axialToOddR(q + range, r - range);
    return pool(s, ship, add(s, 1, to.column, to.row, facing, { size: at }), how);
  }

  test('2.4, 2.5, 2.6, 2.7, 2.8, 2.9, 2.10, 2.11, 2.12, 2.13, 2.14, R19, R20, R21, R22 the twelve worked pools', () => {
    // The target is raked when she faces along the line of fire: north-east or south-west.
    expect(dice({}, 'medium', 3)).toBe(6);
    expect(dice({}, 'medium', 1)).toBe(9);
    expect(dice({}, 'medium', 1, OWN, 'NE')).toBe(12);
    expect(dice({}, 'medium', 1, OPPORTUNITY, 'NE')).toBe(6);
    expect(dice({}, 'medium', 3, RETURN)).toBe(3);
    expect(dice({ size: 'small', quality: 'scurvy', gun: 1 }, 'large', 3)).toBe(2);
    expect(dice({ size: 'large', quality: 'battle-hardened' }, 'small', 5)).toBe(12);
    expect(dice({ size: 'large', quality: 'battle-hardened' }, 'small', 1, OWN, 'NE')).toBe(18);
    expect(dice({ gun: 0 }, 'medium', 1)).toBe(3);
    expect(dice({ crew: 0, sail: 0 }, 'medium', 2)).toBe(2);
    expect(dice({ size: 'large', sail: 0 }, 'medium', 4)).toBe(8);
    expect(dice({ kind: 'merchant' }, 'small', 1, OWN, 'SW')).toBe(7);
  });

  test('2.4 two dice for every gun marker', () => {
    expect([1, 2, 3, 4].map(gun => dice({ gun }, 'medium', 2))).toEqual([2, 4, 6, 8]);
  });

  test('2.5, 2.10, R21 two dice more at a smaller ship and two less at a bigger, once, whatever the steps', () => {
    const by = (size: Size) => sizes.map(at => dice({ size, gun: 4 }, at, 2));
    expect(sizes.map(by)).toEqual([
      [8, 6, 6],
      [10, 8, 6],
      [10, 10, 8],
    ]);
  });

  test('R21 option: two dice for each step of size', () => {
    const by = (size: Size) => sizes.map(at => dice({ size, gun: 4 }, at, 2, OWN, 'E', { perStep: true }));
    expect(sizes.map(by)).toEqual([
      [8, 6, 4],
      [10, 8, 6],
      [12, 10, 8],
    ]);
  });

  test('R21 merchants and warships share one scale', () => {
    const s = sea();
    const ship = put(s, 0, [0, 0], 'E');
    const at = sizes.map((size, i) => put(s, 1, [i + 2, -2], 'E', { kind: 'merchant', size }));
    expect(at.map(target => pool(s, ship, target, OWN))).toEqual([8, 6, 4]);
  });

  test('2.6, R20 three dice more at one hex, and at no other range', () => {
    expect([1, 2, 3, 4].map(range => dice({}, 'medium', range))).toEqual([9, 6, 6, 6]);
  });

  test('R20 option: two hexes are short range', () => {
    const at = (range: number) => dice({}, 'medium', range, OWN, 'E', { short: 2 });
    expect([1, 2, 3, 4].map(at)).toEqual([9, 9, 6, 6]);
  });

  test('2.7, 2.9 two dice less with scurvy, two more if battle hardened', () => {
    expect(qualities.map(quality => dice({ quality }, 'medium', 2))).toEqual([4, 6, 8]);
  });

  test('2.8, R18 three dice more for a rake, through the bow as through the stern', () => {
    const facing = (to: Facing) => dice({}, 'medium', 3, OWN, to);
    expect(facings.map(facing)).toEqual([6, 9, 6, 6, 9, 6]);
  });

  test('R18 a line through the corner between bow and side does not rake', () => {
    // From the target the shooter stands at (-1, 2): half way between south-west and south-east.
    const rake = (facing: Facing) => {
      const { s, ship, target } = pair(ABEAM, facing);
      return pool(s, ship, target, OWN);
    };
    expect(facings.map(rake)).toEqual([6, 6, 6, 6, 6, 6]);
  });

  test('R19 a merchant never rakes', () => {
    expect(facings.map(to => dice({ kind: 'merchant' }, 'medium', 3, OWN, to))).toEqual([2, 2, 2, 2, 2, 2]);
    const near = (to: Facing) => dice({ kind: 'merchant', gun: 3 }, 'medium', 1, OWN, to);
    expect(facings.map(near)).toEqual([9, 9, 9, 9, 9, 9]);
  });

  test('2.8, R19 nobody rakes in reaction', () => {
    for (const how of [OPPORTUNITY, RETURN])
      expect(facings.map(to => dice({}, 'medium', 1, how, to))).toEqual([6, 6, 6, 6, 6, 6]);
  });

  test('2.11, 2.12, 4.1, 4.3 two dice less at crew zero and two less at sail zero', () => {
    expect(dice({ crew: 0 }, 'medium', 2)).toBe(4);
    expect(dice({ sail: 0 }, 'medium', 2)).toBe(4);
    expect(dice({ gun: 4, crew: 0, sail: 0 }, 'medium', 2)).toBe(4);
    expect(dice({ crew: 1, sail: 1 }, 'medium', 2)).toBe(6);
  });

  test('2.13 three dice less for an opportunity shot and for a return', () => {
    expect([OWN, OPPORTUNITY, RETURN].map(how => dice({}, 'medium', 1, how))).toEqual([9, 6, 6]);
  });

  test('2.14, R22 the sum is raised to two dice only when all is added up', () => {
    expect(dice({ size: 'small', quality: 'scurvy', crew: 0, gun: 0, sail: 0 }, 'large', 3, RETURN)).toBe(2);
    // 0 - 2 - 2 + 3 = -1: had the floor been laid before short range was added, it would be 5.
    expect(dice({ gun: 0, crew: 0, sail: 0 }, 'medium', 1)).toBe(2);
    expect(dice({ gun: 1, crew: 0, sail: 0 }, 'medium', 1)).toBe(2);
    expect(dice({ gun: 2, crew: 0, sail: 0 }, 'medium', 1)).toBe(3);
  });

  test('R22 the guns throw what the sum says', () => {
    const { s } = pair(BESIDE, 'NE');
    const d = drill(shoot, { ship: 0, target: 1, battery: 0, how: OWN }, s, ...blanks(24));
    expect(d.left()).toBe(0);
    expect(happened(d, 'shot')).toMatchObject([{ raking: true, faces: blanks(12), again: blanks(12), hits: 0 }]);
  });
});

describe('hits and the second throw', () => {
  const broadside = (faces: readonly number[], articles: Sea['articles'] = {}): Drill => {
    const { s } = pair(ABEAM, 'E', { articles });
    return drill(shoot, { ship: 0, target: 1, battery: 0, how: OWN }, s, ...faces);
  };

  test('2.15 a 6 is a hit and nothing else is', () => {
    const d = broadside([1, 2, 3, 4, 5, 6, 5, 5, 5, 5, 5]);
    expect(happened(d, 'shot')).toMatchObject([{ hits: 1 }]);
  });

  test('2.16, R23 each die that missed is thrown once more, and the hits of both throws count', () => {
    const d = broadside([6, 1, 6, 2, 3, 4, 6, 5, 1, 6]);
    expect(happened(d, 'shot')).toMatchObject([{ faces: [6, 1, 6, 2, 3, 4], again: [6, 5, 1, 6], hits: 4 }]);
    expect(d.left()).toBe(0);
  });

  test('R23 where every die has hit there is nothing to throw again', () => {
    const d = broadside([6, 6, 6, 6, 6, 6]);
    expect(happened(d, 'shot')).toMatchObject([{ again: [], hits: 6 }]);
  });

  test('R23 reactions are thrown again too', () => {
    for (const how of [OPPORTUNITY, RETURN]) {
      const { s } = pair(ABEAM, 'E');
      const d = drill(shoot, { ship: 0, target: 1, battery: 0, how }, s, 2, 2, 2, 2, 2, 2);
      expect(happened(d, 'shot')).toMatchObject([{ faces: [2, 2, 2], again: [2, 2, 2] }]);
    }
  });

  test('R23 option: the shooter may throw the whole pool again, and the second throw stands', () => {
    const d = broadside([6, 6, 1, 1, 1, 1], { reroll: 'whole' });
    expect([d.seat(), d.ask(), d.offers()]).toEqual([0, 'shoot.again', ['throw-again', 'stand']]);
    d.say([1, 1, 1, 6, 1, 1], 'throw-again');
    expect(happened(d, 'shot').at(-1)).toMatchObject({ again: [1, 1, 1, 6, 1, 1], hits: 1 });
    expect([d.ask(), d.left()]).toEqual(['placing.first', 0]);
  });

  test('2.8, R23 option: a rake that is thrown again is a rake still', () => {
    const { s } = pair(BESIDE, 'NE', { articles: { reroll: 'whole' } });
    const d = drill(shoot, { ship: 0, target: 1, battery: 0, how: OWN }, s, ...blanks(12)).say(
      blanks(12),
      'throw-again',
    );
    expect(happened(d, 'shot').map(({ raking, again }) => [raking, again.length])).toEqual([
      [true, 0],
      [true, 12],
    ]);
  });

  test('R23 option: a throw that stands is not thrown again', () => {
    const d = broadside([6, 6, 1, 1, 1, 1], { reroll: 'whole' }).say('stand', 'hit marker=gun', 'hit marker=gun');
    expect(paper(d.s.ships[1] as Ship)).toBe('4/1/3');
  });

  test('R23 option: no question after a throw that cannot be bettered', () => {
    expect(broadside([6, 6, 6, 6, 6, 6], { reroll: 'whole' }).ask()).toBe('placing.first');
  });
});

describe('how often', () => {
  /** A ship with an enemy under each of her four batteries. */
  function surrounded(changes: Partial<Ship> = {}): Convoy {
    const s = sea({ wind: 'W' });
    put(s, 0, [0, 0], 'E', {}, changes);
    for (const offset of [
      [1, -2],
      [-1, 2],
      [2, 0],
      [-2, 0],
    ] as const)
      put(s, 1, offset, 'E');
    return s;
  }
  const ALL = [
    'fire battery=port target=1',
    'fire battery=starboard target=2',
    'fire battery=bow target=3',
    'fire battery=stern target=4',
  ];
  const fireOffers = (d: Drill) => d.offers().filter(offer => offer.startsWith('fire'));

  test('R25 each of the four batteries fires once in her own turn', () => {
    const d = drill(sail, { ship: 0 }, surrounded());
    expect(fireOffers(d)).toEqual(ALL);
    d.say(blanks(12), 'fire battery=port target=1');
    expect(fireOffers(d)).toEqual(ALL.slice(1));
    d.say([2], 'fire battery=stern target=4', blanks(12), 'fire battery=starboard target=2', [2]);
    d.say('fire battery=bow target=3');
    expect(fireOffers(d)).toEqual([]);
    expect(happened(d, 'shot').length).toBe(4);
  });

  test('R25, 5.4 she fires before, between and after the hexes of her move', () => {
    const s = sea();
    put(s, 0, [0, 0], 'E', { size: 'small' });
    put(s, 1, [2, -2], 'E');
    put(s, 1, [-1, 2], 'E');
    const d = drill(sail, { ship: 0 }, s);
    d.say(blanks(4), 'fire battery=starboard target=2', 'ahead');
    expect(fireOffers(d)).toEqual(['fire battery=port target=1']);
    d.say('ahead');
    expect(fireOffers(d)).toEqual(['fire battery=port target=1']);
    d.say(blanks(10), 'fire battery=port target=1');
    expect(happened(d, 'shot')).toMatchObject([
      { ship: 0, battery: 'starboard' },
      { ship: 0, battery: 'port' },
    ]);
  });

  test('R25 a battery that has fired at one enemy does not fire at another', () => {
    const { s } = pair(ABEAM, 'E');
    put(s, 1, [2, -3], 'E');
    const d = drill(sail, { ship: 0 }, s);
    expect(fireOffers(d).length).toBe(2);
    d.say(blanks(12), 'fire battery=port target=2');
    expect(fireOffers(d)).toEqual([]);
    expect(d.refused('fire battery=port target=1')).toMatch(/^R25: /);
  });

  test('R25 own fire and reactions do not count against each other', () => {
    const { s, ship } = pair(BESIDE, 'E');
    ship.reacted = 3;
    expect(fires(s, ship)).toEqual(['fire battery=port target=1']);
    drill(shoot, { ship: 0, target: 1, battery: 0, how: OWN }, s, ...blanks(18));
    expect([ship.fired, ship.reacted]).toEqual([1, 3]);
    drill(shoot, { ship: 0, target: 1, battery: 1, how: RETURN }, s, ...blanks(12));
    expect([ship.fired, ship.reacted]).toEqual([1, 3]);
  });

  test('R25 with her side’s next turn all her batteries are loaded again', () => {
    const s = surrounded({ fired: 15 });
    expect(fires(s, s.ships[0] as Ship)).toEqual([]);
    expect(fireOffers(drill(playerTurn, {}, s))).toEqual(ALL);
    const theirs = surrounded({ fired: 15 });
    theirs.active = 1;
    drill(playerTurn, {}, theirs);
    expect(theirs.ships[0]?.fired).toBe(15);
  });
});

describe('chasers', () => {
  const chase = (shooter: Partial<Ship>, quality: Quality, facing: Facing, face: number): Drill => {
    const s = sea();
    put(s, 0, [0, 0], 'E', { quality }, shooter);
    put(s, 1, [1, 0], facing, { size: 'small' });
    return drill(sail, { ship: 0 }, s).say([face], 'fire battery=bow target=1');
  };

  test('2.20, R28 one die whatever the modifiers, no gun marker needed, no second throw', () => {
    for (const [changes, quality] of [
      [{}, 'ordinary'],
      [{ gun: 0 }, 'battle-hardened'],
      [{ crew: 0, sail: 0 }, 'scurvy'],
    ] as const)
      for (const face of [1, 5]) {
        const d = chase(changes, quality, 'E', face);
        expect(happened(d, 'shot')).toMatchObject([
          { battery: 'bow', faces: [face], again: [], hits: 0, raking: false, clause: '2.20' },
        ]);
        expect(d.left()).toBe(0);
      }
  });

  test('2.20, 2.17 its 6 is a hit, which the target’s owner places', () => {
    const d = chase({}, 'ordinary', 'E', 6);
    expect([d.ask(), d.seat()]).toEqual(['placing.first', 1]);
    d.say('hit marker=sail');
    expect(paper(d.s.ships[1] as Ship)).toBe('3/2/1');
  });

  test('2.20, R27 nobody returns a chaser’s shot', () => {
    // She lies across the bow with a broadside on the shooter.
    const d = chase({}, 'ordinary', 'NE', 6).say('hit marker=sail');
    expect(d.ask()).toBe('sail.order');
  });

  test('R28 with the whole pool thrown again at will a chaser is still one die', () => {
    const s = sea({ articles: { reroll: 'whole' } });
    put(s, 0, [0, 0], 'E');
    put(s, 1, [-2, 0], 'E');
    const d = drill(sail, { ship: 0 }, s).say([3], 'fire battery=stern target=1');
    expect(happened(d, 'shot')).toMatchObject([{ faces: [3], again: [] }]);
    expect(d.ask()).toBe('sail.order');
  });

  test('R28, 9.3, 12.4, R43, R47 a prize or a grounded ship has no chasers, nor any other shot of her own', () => {
    for (const offset of [
      [1, 0],
      [-1, 0],
      [1, -1],
      [0, 1],
    ] as const) {
      const { s, ship } = pair(offset, 'E');
      expect(fires(s, ship).length).toBe(1);
      for (const changes of [{ captured: 1 }, { aground: 1 }, { aground: 2 }]) {
        Object.assign(ship, { captured: 0, aground: 0 }, changes);
        expect(fires(s, ship)).toEqual([]);
      }
    }
  });
});

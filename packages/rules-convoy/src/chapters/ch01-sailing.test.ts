import { describe, expect, test } from 'vitest';
import { rowFor } from '../model/abilities.ts';
import { columnOf, COLUMNS, distance, hexAt, HEXES, neighbour, NOWHERE, rowOf, ROWS } from '../model/chart.ts';
import { AHEAD, FRONT_QUARTER, REAR, REAR_QUARTER } from '../model/data/tables.ts';
import { add, happened, sea } from '../test/drill.fixture.ts';
import {
  allTheWay,
  asFarAsSheGoes,
  ASTERN,
  DEAD_AHEAD,
  eastward,
  heading,
  LARGE,
  MERCHANT,
  ON_THE_BOW,
  ON_THE_QUARTER,
  place,
  sailed,
  setSail,
  SMALL,
} from '../test/sailing.fixture.ts';
import { shipOf } from '../model/state.ts';
import type { Facing } from '../model/vocabulary.ts';
import { facings, qualities, sizes } from '../model/vocabulary.ts';

describe('the map', () => {
  test('R1 fifteen hexes by ten, with 0,0 in the north-west corner', () => {
    expect([COLUMNS, ROWS, HEXES]).toEqual([15, 10, 150]);
    for (const facing of ['NE', 'NW', 'W', 'SW'] as const)
      expect(neighbour(hexAt(0, 0), facings.indexOf(facing))).toBe(NOWHERE);
    expect([columnOf(hexAt(14, 9)), rowOf(hexAt(14, 9))]).toEqual([14, 9]);
  });

  test('R1, R2 a ship faces a side of her hex; odd rows lie half a hex east of even ones', () => {
    const round = (column: number, row: number) =>
      facings.map((_, facing) => {
        const to = neighbour(hexAt(column, row), facing);
        return [columnOf(to), rowOf(to)];
      });
    // E, NE, NW, W, SW, SE
    expect(round(5, 4)).toEqual([
      [6, 4],
      [5, 3],
      [4, 3],
      [4, 4],
      [4, 5],
      [5, 5],
    ]);
    expect(round(5, 5)).toEqual([
      [6, 5],
      [6, 4],
      [5, 4],
      [4, 5],
      [5, 6],
      [6, 6],
    ]);
  });

  test('R1 distance is counted in hexes, and is the same both ways', () => {
    expect(distance(hexAt(0, 0), hexAt(14, 0))).toBe(14);
    expect(distance(hexAt(0, 0), hexAt(0, 9))).toBe(9);
    expect(distance(hexAt(0, 0), hexAt(14, 9))).toBe(19);
    expect(distance(hexAt(14, 0), hexAt(0, 9))).toBe(18);
    for (let a = 0; a < HEXES; a += 7) for (let b = 0; b < HEXES; b += 11) expect(distance(a, b)).toBe(distance(b, a));
  });

  test('R2 a turn to port is one face counter-clockwise, one to starboard the other way', () => {
    for (const [facing, name] of facings.entries()) {
      for (const [helm, change] of [
        ['port', 1],
        ['starboard', 5],
      ] as const) {
        const s = sea({ wind: facings[(facing + 3) % 6] as Facing });
        add(s, 0, 7, 5, name);
        const d = setSail(s).say(`spin to=${helm}`);
        expect(heading(d)).toBe(facings[(facing + change) % 6]);
      }
    }
    expect(facings).toEqual(['E', 'NE', 'NW', 'W', 'SW', 'SE']);
  });
});

describe('the wind and the ship', () => {
  test('R3, R4 the whole table of attitudes, by facing and by where the wind blows to', () => {
    const names = new Map<number, string>([
      [REAR, 'rear'],
      [REAR_QUARTER, 'rear q'],
      [FRONT_QUARTER, 'front q'],
      [AHEAD, 'ahead'],
    ]);
    const table = facings.map((name, facing) =>
      [name, ...facings.map(wind => names.get(rowFor(sea({ wind }), facing)))].join(' | '),
    );
    expect(table).toEqual([
      'E | rear | rear q | front q | ahead | front q | rear q',
      'NE | rear q | rear | rear q | front q | ahead | front q',
      'NW | front q | rear q | rear | rear q | front q | ahead',
      'W | ahead | front q | rear q | rear | rear q | front q',
      'SW | front q | ahead | front q | rear q | rear | rear q',
      'SE | rear q | front q | ahead | front q | rear q | rear',
    ]);
  });

  test('1.1, 1.3, 1.5, 1.7, R4 without dice any ship has no hex ahead, one on the bow, two astern and three on the quarter', () => {
    const hexes = [2, 3, 1, 0, 1, 3];
    for (const kind of ['warship', 'merchant'] as const) {
      for (const size of sizes) {
        for (const quality of qualities) {
          // facings in their order are astern, quarter, bow, ahead, bow, quarter for a ship facing east.
          const found = facings.map(wind => sailed(allTheWay(setSail(eastward(wind, { kind, size, quality })))));
          expect(found).toEqual(hexes);
        }
      }
    }
  });

  test('R2, R4 she sails the way she faces, whatever that is', () => {
    for (const [facing, name] of facings.entries()) {
      const s = sea({ wind: name });
      add(s, 0, 7, 5, name);
      const d = allTheWay(setSail(s));
      const once = neighbour(hexAt(7, 5), facing);
      expect(shipOf(s, 0).at).toBe(neighbour(once, facing));
      expect(heading(d)).toBe(name);
    }
  });

  test('R4, R5 worked example 1: three hexes on the quarter, then 4, 5 and 2: five in all', () => {
    expect(asFarAsSheGoes(eastward(ON_THE_QUARTER), 4, 5, 2)).toBe(5);
  });

  test('R5 worked example 1: had she turned to the bow on entering her second hex, she would have stopped there', () => {
    const d = setSail(eastward(ON_THE_QUARTER)).say('ahead', 'turn to=starboard');
    expect([place(d), heading(d), d.ended()]).toEqual([[6, 4], 'SE', true]);
  });

  test('R5 turning up after one hex on the quarter wins nothing to windward', () => {
    const d = setSail(eastward(ON_THE_QUARTER)).say('turn to=starboard');
    expect([sailed(d), d.ended()]).toEqual([1, true]);
    const sloop = setSail(eastward(ON_THE_QUARTER, SMALL)).say('turn to=starboard');
    expect(sloop.offers()).toEqual(['press', 'stop']); // the small ship's die of the front quarter
    expect(sloop.refused('ahead')).toMatch(/^R5:/);
  });

  test('R5 a worse row governs to the end, though she turns back to a better one', () => {
    const d = setSail(eastward(ON_THE_BOW, SMALL), 6).say('ahead', 'turn to=port'); // NE: the quarter
    expect(rowFor(d.s, shipOf(d.s, 0).facing)).toBe(REAR_QUARTER);
    expect(d.offers()).toEqual(['press', 'stop']);
    d.say('press', 'ahead');
    expect(d.refused('press')).toMatch(/^R9:/);
    expect(sailed(d)).toBe(2);
  });

  test('R5 the governing row gives the dice as well: from astern to the quarter a medium ship still has one die', () => {
    const d = setSail(eastward(ASTERN), 6).say('turn to=port', 'ahead', 'press', 'ahead');
    expect([sailed(d), heading(d)]).toEqual([3, 'NE']);
    expect(d.refused('press')).toMatch(/^R9:/);
  });

  test('R5 from the quarter to right astern: two hexes are all of the new row, three are more than all', () => {
    const two = setSail(eastward(ON_THE_QUARTER)).say('ahead', 'turn to=port');
    expect(two.offers()).toEqual(['press', 'stop']);
    const three = setSail(eastward(ON_THE_QUARTER)).say('ahead', 'ahead', 'turn to=port');
    expect([sailed(three), three.ended()]).toEqual([3, true]);
  });

  test('R5 a hex won on the quarter is lost if she turns to the bow before sailing it', () => {
    const d = setSail(eastward(ON_THE_QUARTER), 6).say('ahead', 'ahead', 'press', 'turn to=starboard');
    expect([sailed(d), d.ended()]).toEqual([3, true]);
  });
});

describe('head to wind', () => {
  test('1.1, R7 in irons she sails nowhere, but may turn one face either way, or stay as she is', () => {
    const begun = setSail(eastward(DEAD_AHEAD));
    expect(begun.offers()).toEqual(['spin to=port', 'spin to=starboard', 'stop']);
    expect(begun.refused('ahead')).toMatch(/^R5:/);
    expect(begun.refused('press')).toMatch(/^R9:/);
    for (const [answer, facing] of [
      ['spin to=port', 'NE'],
      ['spin to=starboard', 'SE'],
      ['stop', 'E'],
    ] as const) {
      const d = setSail(eastward(DEAD_AHEAD)).say(answer);
      expect([place(d), heading(d), d.ended()]).toEqual([[4, 4], facing, true]);
    }
  });

  test('R7 only a ship in irons spins', () => {
    for (const wind of [ASTERN, ON_THE_BOW] as const)
      expect(setSail(eastward(wind)).refused('spin to=port')).toMatch(/^R7:/);
  });

  test('1.2, R7 after the spin a small ship may dice for one hex, and no more', () => {
    const d = setSail(eastward(DEAD_AHEAD, SMALL), 3);
    expect(d.refused('press')).toMatch(/^R9:/); // not before the spin
    d.say('spin to=port');
    expect(d.offers()).toEqual(['press', 'stop']);
    d.say('press', 'ahead');
    expect([place(d), heading(d)]).toEqual([[4, 3], 'NE']);
    expect(d.refused('press')).toMatch(/^R9:/);
    expect(setSail(eastward(DEAD_AHEAD, SMALL), 2).say('spin to=port', 'press').ended()).toBe(true);
  });

  test('1.2, R9 bigger ships have no such die', () => {
    for (const what of [{}, LARGE, { ...MERCHANT, size: 'large' }] as const)
      expect(setSail(eastward(DEAD_AHEAD, what)).say('spin to=port').ended()).toBe(true);
  });

  test('R7, R16 the spin is a change of direction: a small merchant cannot turn in the hex she wins, a small warship can', () => {
    const merchant = setSail(eastward(DEAD_AHEAD, { ...MERCHANT, size: 'small' }), 6);
    merchant.say('spin to=port', 'press', 'ahead');
    expect([merchant.ended(), heading(merchant)]).toEqual([true, 'NE']);
    const warship = setSail(eastward(DEAD_AHEAD, SMALL), 6).say('spin to=port', 'press', 'ahead');
    expect(warship.offers()).toEqual(['turn to=port', 'turn to=starboard', 'stop']);
    expect(heading(warship.say('turn to=port'))).toBe('NW');
    expect(warship.ended()).toBe(true);
  });

  test('R6 a turn dead into the wind ends the move, dice and all', () => {
    for (const what of [{}, SMALL, LARGE]) {
      const s = eastward('SW', what);
      const d = setSail(s).say('ahead', 'turn to=port');
      expect([heading(d), rowFor(s, shipOf(s, 0).facing), d.ended()]).toEqual(['NE', AHEAD, true]);
    }
  });

  test('R6, R7, R8 worked example 2: she tacks in two turns, up into the wind and through it', () => {
    for (const [what, ends] of [
      [{}, true],
      [SMALL, false],
    ] as const) {
      const s = eastward('SW', what);
      expect(rowFor(s, shipOf(s, 0).facing)).toBe(FRONT_QUARTER);
      const first = setSail(s).say('ahead', 'turn to=port');
      expect([place(first), heading(first), first.ended()]).toEqual([[5, 4], 'NE', true]);
      const second = setSail(s, 3).say('spin to=port');
      expect([heading(second), rowFor(s, shipOf(s, 0).facing)]).toEqual(['NW', FRONT_QUARTER]);
      expect(second.ended()).toBe(ends);
      if (!ends) expect(place(second.say('press', 'ahead'))).toEqual([4, 3]);
    }
  });
});

describe('dice for more hexes', () => {
  test('1.4, R9 on the bow a small ship dices for one hex, a bigger one for none', () => {
    expect(asFarAsSheGoes(eastward(ON_THE_BOW, SMALL), 3)).toBe(2);
    expect(asFarAsSheGoes(eastward(ON_THE_BOW, SMALL), 2)).toBe(1);
    for (const what of [{}, LARGE]) expect(asFarAsSheGoes(eastward(ON_THE_BOW, what))).toBe(1);
  });

  test('1.5, 1.6, R9, R10 on the quarter everybody dices for a fourth hex; medium and large ships then go on, small ones do not', () => {
    expect(asFarAsSheGoes(eastward(ON_THE_QUARTER, SMALL), 3)).toBe(4);
    for (const size of ['medium', 'large'] as const) {
      expect(asFarAsSheGoes(eastward(ON_THE_QUARTER, { size }), 2)).toBe(3);
      expect(asFarAsSheGoes(eastward(ON_THE_QUARTER, { size }), 3, 1)).toBe(4);
      expect(asFarAsSheGoes(eastward(ON_THE_QUARTER, { size }), 3, 3, 2)).toBe(5);
    }
  });

  test('1.7, 1.8, R9, R10 with the wind astern everybody dices for a third hex; small ships then go on, bigger ones do not', () => {
    for (const what of [{}, LARGE]) expect(asFarAsSheGoes(eastward(ASTERN, what), 3)).toBe(3);
    expect(asFarAsSheGoes(eastward(ASTERN, SMALL), 2)).toBe(2);
    expect(asFarAsSheGoes(eastward(ASTERN, SMALL), 3, 2)).toBe(3);
    expect(asFarAsSheGoes(eastward(ASTERN, SMALL), 3, 3, 2)).toBe(4);
  });

  test('1.11, R10 no chain adds more than three hexes', () => {
    expect(asFarAsSheGoes(eastward(ON_THE_QUARTER), 6, 6, 6)).toBe(6);
    expect(asFarAsSheGoes(eastward(ON_THE_QUARTER, LARGE), 6, 6, 6)).toBe(6);
    expect(asFarAsSheGoes(eastward(ASTERN, SMALL), 6, 6, 6)).toBe(5);
  });

  test('1.9, 1.10 a hex is added on 3, for a battle-hardened crew on 2, for one with scurvy on 4', () => {
    for (const [quality, least] of [
      ['scurvy', 4],
      ['ordinary', 3],
      ['battle-hardened', 2],
    ] as const) {
      for (let face = 1; face <= 6; face++) {
        const d = setSail(eastward(ON_THE_BOW, { size: 'small', quality }), face).say('ahead', 'press');
        expect(d.offers().includes('ahead')).toBe(face >= least);
        expect(happened(d, 'pressed')).toMatchObject([{ face, needed: least }]);
      }
    }
  });

  test('R9 merchants dice as warships of their size do', () => {
    expect(asFarAsSheGoes(eastward(ASTERN, { ...MERCHANT, size: 'small' }), 6, 6, 6)).toBe(5);
    expect(asFarAsSheGoes(eastward(ON_THE_QUARTER, MERCHANT), 6, 6, 6)).toBe(6);
    expect(asFarAsSheGoes(eastward(ON_THE_BOW, { ...MERCHANT, size: 'large' }))).toBe(1);
  });

  test('R10 one failure ends the chain', () => {
    const d = setSail(eastward(ON_THE_QUARTER), 5, 1).say('ahead', 'ahead', 'press', 'ahead', 'press');
    expect(d.refused('press')).toMatch(/^R10:/);
  });

  test('R11 nobody must dice, and nobody dices before her other hexes are sailed', () => {
    const d = setSail(eastward(ON_THE_QUARTER)).say('ahead');
    expect(d.refused('press')).toMatch(/^R9:/);
    d.say('ahead');
    expect(d.offers()).toContain('press');
    expect(d.say('stop').ended()).toBe(true);
    expect([sailed(d), happened(d, 'pressed')]).toEqual([3, []]);
  });

  test('R11 a hex that was won is sailed before the next die, or the move ends one short', () => {
    const d = setSail(eastward(ON_THE_QUARTER), 6).say('ahead', 'ahead', 'press');
    expect(d.offers()).toEqual(['ahead', 'turn to=port', 'turn to=starboard', 'stop']);
    expect(d.refused('press')).toMatch(/^R9:/);
    expect(sailed(d.say('stop'))).toBe(3);
  });

  test('1.16, 4.3 with no sail left she has her hexes, and no die for more', () => {
    for (const [wind, hexes] of [
      [ASTERN, 2],
      [ON_THE_QUARTER, 3],
      [ON_THE_BOW, 1],
      [DEAD_AHEAD, 0],
    ] as const) {
      const d = setSail(eastward(wind, SMALL, { sail: 0 }));
      if (wind === DEAD_AHEAD) d.say('spin to=port');
      allTheWay(d);
      expect(sailed(d)).toBe(hexes);
      expect(d.offers()).not.toContain('press');
      if (!d.ended()) expect(d.refused('press')).toMatch(/^1\.16:/);
    }
  });

  test('1.16, R15 the last sail shot away by an enemy in wait: she keeps her hexes and dices for no more', () => {
    const s = eastward(ON_THE_QUARTER, {}, { sail: 1, crew: 1, gun: 0 });
    add(s, 1, 5, 3, 'E', {}, { gun: 0 }); // on her port beam after one hex
    const d = setSail(s).say('ahead', [6, 1, 1], 'open-fire', 'hit marker=sail');
    expect(shipOf(s, 0).sail).toBe(0);
    while (!d.ended()) d.say(d.offers().find(offer => /^(ahead|hold-fire|stop)$/.test(offer)) ?? '');
    expect([sailed(d), happened(d, 'pressed').length]).toEqual([3, 0]);
  });

  test('R15 a hex that dice had added before the sail was lost is still hers', () => {
    const s = eastward(ON_THE_QUARTER, {}, { sail: 1 });
    const enemy = add(s, 1, 8, 1, 'E', {}, { crew: 1, gun: 2, sail: 0 });
    const d = setSail(s, 6).say('ahead', 'ahead', 'press');
    const pool = 6; // three guns at three hexes, equal ships
    d.say([6, 1, 1, 1, 1, 1, ...Array.from({ length: pool - 1 }, () => 1)], `fire battery=port target=${enemy.id}`);
    // The enemy places her hit, then answers at -3 with what is left of her.
    d.say('hit marker=crew', [6, 1, 1, 1, 1], 'open-fire', 'hit marker=sail');
    expect(shipOf(s, 0).sail).toBe(0);
    d.say('ahead');
    expect([sailed(d), d.refused('press').slice(0, 5)]).toEqual([4, '1.16:']);
  });
});

import { describe, expect, test } from 'vitest';
import { sail } from './ch01-sailing.ts';
import { windChange } from './ch03-wind.ts';
import { sightClear } from './ch11-fog.ts';
import { columnOf, HEXES, hexAt, LAND, lineBetween, NOWHERE, rowOf } from '../model/chart.ts';
import type { Drill, Sea } from '../test/drill.fixture.ts';
import { add, drill, happened, sea } from '../test/drill.fixture.ts';
import type { Convoy } from '../model/state.ts';
import { shipOf } from '../model/state.ts';
import type { Facing } from '../model/vocabulary.ts';
import { facings } from '../model/vocabulary.ts';

type Places = NonNullable<Sea['fog']>;

/** A medium warship of the convoy at column 4, row 4, facing east with the wind on her quarter: three hexes. */
function intoFog(fog: Places, seas: Sea = {}): Convoy {
  const s = sea({ wind: 'NE', fog, ...seas });
  add(s, 0, 4, 4, 'E');
  return s;
}

function column(s: Convoy): number {
  return columnOf(shipOf(s, 0).at);
}

function fogOf(s: Convoy): [number, number][] {
  return s.fog.map(at => [columnOf(at), rowOf(at)]);
}

/** The convoy wins a contest and turns the wind this way. */
function turnWind(s: Convoy, to: Facing): Drill {
  s.stock[0] = 1;
  return drill(windChange, {}, s, 6).say('whistle dice=1', `shift to=${to}`);
}

describe('into the fog', () => {
  test('11.1, R46 a 1 or 2 on entering ends her move there, anything more does not', () => {
    for (let face = 1; face <= 6; face++) {
      const s = intoFog([[5, 4]]);
      const d = drill(sail, { ship: 0 }, s, face);
      expect(happened(d, 'fog-roll')).toMatchObject([{ face, stopped: face <= 2 }]);
      expect([column(s), d.ended()]).toEqual([5, face <= 2]);
      if (face > 2) expect(d.offers()).toContain('ahead');
    }
  });

  test('11.1 a move that fog has ended has neither turn nor die left in it', () => {
    const s = sea({ wind: 'NW', fog: [[5, 4]] });
    add(s, 0, 4, 4, 'E', { size: 'small' });
    expect(drill(sail, { ship: 0 }, s, 1).say('ahead').ended()).toBe(true);
    const clear = sea({ wind: 'NW', fog: [[5, 4]] });
    add(clear, 0, 4, 4, 'E', { size: 'small' });
    expect(drill(sail, { ship: 0 }, clear, 3).say('ahead').offers()).toContain('press');
  });

  test('11.1, R46 she dices for the first fog hex of the turn only', () => {
    const s = intoFog([
      [5, 4],
      [6, 4],
      [7, 4],
    ]);
    const d = drill(sail, { ship: 0 }, s, 3).say('ahead', 'ahead');
    expect([column(s), happened(d, 'fog-roll').length, d.left()]).toEqual([7, 1, 0]);
  });

  test('11.1, R46 in her next turn she dices again, from fog into fog too', () => {
    const s = intoFog([
      [4, 4],
      [5, 4],
    ]);
    const d = drill(sail, { ship: 0 }, s, 2);
    expect([column(s), happened(d, 'fog-roll').length, d.ended()]).toEqual([5, 1, true]);
  });

  test('R46 no die when fog drifts over a ship, nor for sailing out of it', () => {
    const s = intoFog([[5, 6]]);
    const d = turnWind(s, 'NW');
    expect([fogOf(s), happened(d, 'fog-roll')]).toEqual([[[4, 4]], []]);
    const leaving = intoFog([[4, 4]]);
    expect(happened(drill(sail, { ship: 0 }, leaving), 'fog-roll')).toEqual([]);
    expect(column(leaving)).toBe(5);
  });

  test('R46 boarding is allowed in fog, though firing is not', () => {
    const s = intoFog([[5, 4]]);
    add(s, 1, 5, 3, 'E');
    const d = drill(sail, { ship: 0 }, s, 1);
    // Before she enters she may still open on the enemy off her bow.
    expect(d.offers()).toEqual(['ahead', 'fire battery=bow target=1']);
    d.say('ahead');
    expect([d.seat(), d.offers()]).toEqual([0, ['board target=1', 'stop']]);
  });
});

describe('blind', () => {
  /** What a medium warship at column 2, row 4, facing north-east, may fire at: an enemy three hexes to the east. */
  function shotsAcross(fog: Places, chart: Sea['chart'] = []): string[] {
    const s = sea({ wind: 'SW', fog, chart });
    add(s, 0, 2, 4, 'NE'); // in irons: she is asked before she goes anywhere
    add(s, 1, 5, 4, 'NE');
    return drill(sail, { ship: 0 }, s)
      .offers()
      .filter(offer => offer.startsWith('fire'));
  }

  test('11.2 no shot into fog, nor out of it', () => {
    expect(shotsAcross([])).toEqual(['fire battery=starboard target=1']);
    expect(shotsAcross([[2, 4]])).toEqual([]);
    expect(shotsAcross([[5, 4]])).toEqual([]);
  });

  test('11.2 not even from the hex beside it, and not in reaction', () => {
    for (const [fog, asked] of [
      [[], 'opportunity.fire'],
      [[[5, 3]], ''],
    ] as const) {
      const s = sea({ wind: 'NW', fog });
      add(s, 0, 4, 4, 'E', { size: 'large' });
      add(s, 1, 5, 3, 'E', {}, { fired: 15 });
      const d = drill(sail, { ship: 0 }, s).say('ahead');
      expect(d.ask() === 'opportunity.fire' ? d.ask() : '').toBe(asked);
    }
  });

  test('R46 no shot through fog either', () => {
    expect(shotsAcross([[3, 4]])).toEqual([]);
    expect(shotsAcross([[4, 4]])).toEqual([]);
    expect(shotsAcross([[3, 3]])).toHaveLength(1);
  });

  test('R48 no shot crosses land', () => {
    expect(shotsAcross([], [[4, 4, LAND]])).toEqual([]);
    expect(shotsAcross([], [[4, 5, LAND]])).toHaveLength(1);
  });

  test('R29 a line along the side of two hexes is blocked only by both, fog or land', () => {
    const from = hexAt(4, 4);
    const to = hexAt(5, 3); // between north-east and east: it runs along one side
    expect(lineBetween(from, to).toSorted((a, b) => a - b)).toEqual([hexAt(4, 3), hexAt(5, 4)]);
    const sight = (fog: Places, chart: Sea['chart'] = []) => sightClear(sea({ fog, chart }), from, to);
    expect(sight([])).toBe(true);
    expect(sight([[4, 3]])).toBe(true);
    expect(sight([[5, 4]])).toBe(true);
    expect(
      sight([
        [4, 3],
        [5, 4],
      ]),
    ).toBe(false);
    expect(sight([[4, 3]], [[5, 4, LAND]])).toBe(false);
  });

  test('R29 a line that crosses one hex is blocked by it alone', () => {
    expect(lineBetween(hexAt(4, 4), hexAt(6, 4))).toEqual([hexAt(5, 4), NOWHERE]);
    expect(sightClear(sea({ fog: [[5, 4]] }), hexAt(4, 4), hexAt(6, 4))).toBe(false);
  });

  test('R29 sight is the same both ways, and ships do not block it', () => {
    const s = sea({
      fog: [
        [5, 3],
        [7, 5],
        [8, 2],
      ],
      chart: [
        [6, 4, LAND],
        [4, 6, LAND],
      ],
    });
    const differing: number[][] = [];
    for (let a = 0; a < HEXES; a++)
      for (let b = a + 1; b < HEXES; b++) if (sightClear(s, a, b) !== sightClear(s, b, a)) differing.push([a, b]);
    expect(differing).toEqual([]);
    const crowded = sea();
    add(crowded, 0, 5, 4, 'E');
    add(crowded, 1, 6, 4, 'E');
    expect(sightClear(crowded, hexAt(4, 4), hexAt(7, 4))).toBe(true);
  });
});

describe('drifting', () => {
  test('3.4, 11.3 a change of wind moves fog two hexes along the new wind', () => {
    for (const [from, to, place] of [
      ['E', 'NE', [8, 3]],
      ['E', 'SE', [8, 7]],
      ['NE', 'E', [9, 5]],
      ['W', 'NW', [6, 3]],
      ['W', 'SW', [6, 7]],
      ['NW', 'W', [5, 5]],
    ] as const) {
      const s = sea({ wind: from, fog: [[7, 5]] });
      const d = turnWind(s, to);
      expect(fogOf(s)).toEqual([place]);
      expect(happened(d, 'fog')).toMatchObject([{ hexes: [hexAt(place[0], place[1])] }]);
      expect(facings[s.windTo]).toBe(to);
    }
  });

  test('3.4, R46 all of it moves, each hex for itself, and what leaves the map is gone', () => {
    const s = sea({
      wind: 'NE',
      fog: [
        [13, 2],
        [12, 2],
        [14, 6],
        [6, 8],
      ],
    });
    turnWind(s, 'E');
    expect(fogOf(s)).toEqual([
      [14, 2],
      [8, 8],
    ]);
  });

  test('11.3 nothing but a change of wind moves it', () => {
    const s = intoFog([[5, 4]]);
    drill(sail, { ship: 0 }, s, 3).say('ahead', 'ahead', 'stop');
    expect(fogOf(s)).toEqual([[5, 4]]);
    s.stock[0] = 2;
    drill(windChange, {}, s, 1, 2).say('whistle dice=2');
    expect(fogOf(s)).toEqual([[5, 4]]);
  });

  test('R46 fog that drifts over a ship blinds her, and one it has left sees again', () => {
    const s = sea({ wind: 'E', fog: [[2, 2]] });
    const ship = add(s, 0, 3, 4, 'E');
    const enemy = add(s, 1, 5, 4, 'E');
    expect(sightClear(s, ship.at, enemy.at)).toBe(true);
    turnWind(s, 'SE');
    expect(fogOf(s)).toEqual([[3, 4]]);
    expect(sightClear(s, ship.at, enemy.at)).toBe(false);
    turnWind(s, 'E');
    turnWind(s, 'NE');
    expect(sightClear(s, ship.at, enemy.at)).toBe(true);
  });
});

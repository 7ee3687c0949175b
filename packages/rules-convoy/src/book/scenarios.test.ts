import type { MatchConfig, Options } from '@weathergauge/engine';
import { configure, isRefusal, seededDice, silent } from '@weathergauge/engine';
import { describe, expect, test } from 'vitest';
import { columnOf, EXIT, HEXES, hexAt, LAND, rowOf, SHALLOW } from '../model/chart.ts';
import { sea } from '../test/drill.fixture.ts';
import { ruleset } from '../index.ts';
import { options, scenarios } from './scenarios.ts';
import { layTable } from '../chapters/setup.ts';
import type { Convoy, Ship } from '../model/state.ts';
import { newShip, NOBODY } from '../model/state.ts';
import { facings, qualities, sizes } from '../model/vocabulary.ts';

function config(scenario: string, wish: Options = {}, seats = 2): MatchConfig {
  const made = configure(ruleset, { scenario, seats, options: wish });
  if (isRefusal(made)) throw new Error(made.reason);
  return made;
}

/** The table as it is laid, before anyone has done anything. */
function laid(scenario: string, wish: Options = {}, seats = 2, seed = 'any'): Convoy {
  return layTable(config(scenario, wish, seats), seededDice(seed));
}

/** A ship as the tables of set-ups write it: size and kind, quality, place, facing. */
function notation(ship: Readonly<Ship>): string {
  const size = (sizes[ship.size] ?? '').slice(0, 1).toUpperCase();
  const quality = { scurvy: ' sc', ordinary: '', 'battle-hardened': ' BH' }[qualities[ship.quality] ?? 'ordinary'];
  const kind = ship.kind === 'warship' ? 'W' : 'M';
  return `${size}${kind}${quality} (${columnOf(ship.at)},${rowOf(ship.at)}) ${facings[ship.facing]}`;
}

function fleet(s: Convoy, side: number): string {
  return s.ships
    .filter(ship => ship.flag === side)
    .map(notation)
    .join('; ');
}

/** Hexes of the chart with a bit, or under fog, in the order of the map. */
function hexes(s: Convoy, what: number | 'fog'): string {
  const found: string[] = [];
  for (let at = 0; at < HEXES; at++)
    if (what === 'fog' ? s.fog.includes(at) : ((s.chart[at] ?? 0) & what) !== 0)
      found.push(`(${columnOf(at)},${rowOf(at)})`);
  return found.join('');
}

/** The same hexes in the order of the map, however they were listed. */
function inOrder(list: string): string {
  const places = [...list.matchAll(/\((\d+),(\d+)\)/g)].map(([, column, row]) => hexAt(Number(column), Number(row)));
  return places
    .toSorted((a, b) => a - b)
    .map(at => `(${columnOf(at)},${rowOf(at)})`)
    .join('');
}

const EXIT_HEXES: Readonly<Record<string, string>> = {
  NE: '(12,0)(13,0)(14,0)(14,1)(14,2)',
  SE: '(12,9)(13,9)(14,9)(14,8)(14,7)',
  E: '(14,3)(14,4)(14,5)(14,6)',
  none: '',
};

interface Row {
  readonly id: string;
  readonly title: string;
  readonly wind: string;
  readonly exit: string;
  /** Raiders first, as the table has them. */
  readonly stock: string;
  readonly convoy: string;
  readonly raiders: string;
  readonly fog?: string;
  readonly land?: string;
  readonly shallows?: string;
}

/** The eight set-ups, written as their source writes them. */
const TABLE: readonly Row[] = [
  {
    id: 'H1',
    title: 'Two Sugar Ships',
    wind: 'NE',
    exit: 'NE',
    stock: '10/10',
    convoy: 'MM (2,5) E; MM (1,6) E; SW (3,4) E',
    raiders: 'SW (8,1) SW; SW (9,8) W; SW (10,4) W',
  },
  {
    id: 'H2',
    title: 'The Indiaman Alone',
    wind: 'E',
    exit: 'E',
    stock: '6/14',
    convoy: 'LM (2,5) E; MM (1,4) E',
    // Both battle hardened: with one of them ordinary the raiders won 30 % of 800 games.
    raiders: 'SW BH (8,2) SW; SW BH (8,8) NW',
  },
  {
    id: 'H3',
    title: 'The Spring Convoy',
    wind: 'NE',
    exit: 'NE',
    stock: '12/12',
    convoy: 'SM (1,3) E; MM (1,5) E; LM (1,7) E; MW (3,6) E; SW (4,4) E',
    raiders: 'MW (9,1) SW; SW BH (10,3) W; SW (10,6) W; MW (9,8) NW',
  },
  {
    id: 'H4',
    title: 'Sick Ships',
    wind: 'E',
    exit: 'SE',
    stock: '10/10',
    convoy: 'MM (2,3) E; MM (1,4) E; MW sc (4,4) E; SW sc (3,2) E',
    raiders: 'MW BH (9,2) W; MW (9,8) NW',
  },
  {
    id: 'H5',
    title: 'Fog on the Bank',
    wind: 'E',
    exit: 'E',
    stock: '12/12',
    convoy: 'MM (1,4) E; MM (1,6) E; SM (2,5) E; MW (3,5) E',
    raiders: 'MW (10,1) SW; SW BH (10,8) NW; SW BH (11,2) SW',
    fog: '(6,3)(6,4)(7,4)(6,6)(7,6)(7,7)(10,4)(10,5)',
  },
  {
    id: 'H6',
    title: 'The Shoal Passage',
    wind: 'SE',
    exit: 'SE',
    stock: '8/12',
    convoy: 'LM (1,2) E; MM (1,1) E; SW BH (3,2) E',
    raiders: 'SW BH (9,2) W; SW BH (10,8) W; SW (5,8) NE; MW (11,5) W',
    land: '(7,5)(8,5)',
    shallows: '(6,3)(7,3)(6,4)(7,4)(8,4)(8,6)(9,6)(8,7)(9,7)',
  },
  {
    id: 'H7',
    title: 'The Plate Ships',
    wind: 'E',
    exit: 'NE',
    stock: '14/8',
    convoy: 'LM (1,6) E; LM (2,7) E; LW sc (3,5) E',
    raiders: 'LW (9,2) SW; MW (9,7) W; SW (10,4) W',
  },
  {
    id: 'H8',
    title: 'The Derelict',
    wind: 'E',
    exit: 'none',
    stock: '8/8',
    convoy: 'MW (2,1) E; SW (1,2) E',
    raiders: 'MW (2,9) E; SW (1,8) E',
  },
];

describe('the eight set-ups', () => {
  test('R56 forces, places, facings, wind, exits, stocks and terrain are those of the table', () => {
    const found = TABLE.map(({ id }): Row => {
      const s = laid(id);
      return {
        id,
        title: scenarios.find(scenario => scenario.id === id)?.title ?? '',
        wind: facings[s.windTo] ?? '',
        exit: hexes(s, EXIT),
        stock: `${s.stock[1]}/${s.stock[0]}`,
        convoy: fleet(s, 0),
        raiders: fleet(s, 1),
        fog: hexes(s, 'fog'),
        land: hexes(s, LAND),
        shallows: hexes(s, SHALLOW),
      };
    });
    const expected = TABLE.map(row => ({
      ...row,
      exit: inOrder(EXIT_HEXES[row.exit] ?? '?'),
      fog: inOrder(row.fog ?? ''),
      land: inOrder(row.land ?? ''),
      shallows: inOrder(row.shallows ?? ''),
    }));
    expect(found).toEqual(expected);
    expect(scenarios.map(({ id }) => id)).toEqual([...TABLE.map(({ id }) => id), 'free']);
  });

  test('R56 every ship begins under sail with her whole paper, on a hex of her own that is not land', () => {
    for (const { id } of TABLE) {
      const s = laid(id);
      expect(new Set(s.ships.map(ship => ship.at)).size).toBe(s.ships.length);
      for (const [number, ship] of s.ships.entries()) {
        expect([ship.id, (s.chart[ship.at] ?? 0) & LAND]).toEqual([number, 0]);
        if (ship.flag === NOBODY) continue;
        expect(ship).toMatchObject({ condition: 'sailing', side: ship.flag, captured: 0, aground: 0, paused: 0 });
        expect([ship.crew, ship.gun, ship.sail]).toEqual([ship.fullCrew, ship.fullGun, ship.fullSail]);
      }
    }
  });

  test('R56 the derelict: a struck large merchant, nobody’s, at 9,5, worth ten to whoever holds her', () => {
    const s = laid('H8');
    const derelict = s.ships.find(ship => ship.flag === NOBODY);
    expect(derelict).toMatchObject({ condition: 'struck', side: NOBODY, seat: NOBODY, crew: 0, gun: 0, sail: 0 });
    expect(derelict && notation(derelict)).toBe('LM sc (9,5) E');
    expect([s.articles.prize, hexes(s, EXIT)]).toEqual(['derelict', '']);
    for (const side of [0, 1] as const) {
      const points = ruleset.view(
        { ...s, ships: s.ships.map(ship => (ship.flag === NOBODY ? { ...ship, side, condition: 'sailing' } : ship)) },
        'spectator',
      ).scores;
      expect(points[side]).toBe(10);
      expect(points[1 - side]).toBe(0);
    }
    expect(laid('H1').articles.prize).toBe('convoy');
  });

  test('R56 the two squadrons over the derelict mirror each other, five rows either side of her', () => {
    const s = laid('H8');
    const [north, south] = [0, 1].map(side => s.ships.filter(ship => ship.flag === side));
    const squadron = (ships: readonly Ship[] | undefined) =>
      (ships ?? []).map(ship => [
        ship.size,
        ship.quality,
        columnOf(ship.at),
        Math.abs(rowOf(ship.at) - 5),
        ship.facing,
      ]);
    expect(squadron(north)).toEqual(squadron(south));
  });

  test('R50, R52 the clock has sixty spaces and the convoy begins, but dice choose over the derelict', () => {
    for (const { id } of scenarios)
      expect([id, laid(id).articles.loop, laid(id).articles.first]).toEqual([id, 60, id === 'H8' ? 'dice' : 'convoy']);
  });
});

describe('ship papers', () => {
  test('R53 crew, gun and sail of each class', () => {
    const papers = (['warship', 'merchant'] as const).map(kind =>
      sizes.map(size => {
        const { crew, gun, sail } = newShip(0, 'any', kind, size, 'ordinary', 0, 0);
        return `${crew}/${gun}/${sail}`;
      }),
    );
    expect(papers).toEqual([
      ['3/2/2', '4/3/3', '5/4/4'],
      ['2/1/1', '2/1/2', '3/2/3'],
    ]);
  });

  test('R53 the quality of a crew changes nothing on her paper', () => {
    for (const quality of qualities)
      expect(newShip(0, 'any', 'warship', 'medium', quality, 0, 0)).toMatchObject({
        fullCrew: 4,
        fullGun: 3,
        fullSail: 3,
      });
  });
});

describe('seats', () => {
  test('R63 two to four seats: the even ones sail for the convoy, the odd ones for the raiders', () => {
    for (const { id } of scenarios) {
      for (const seats of [2, 3, 4]) expect(laid(id, {}, seats).articles.sides).toEqual([0, 1, 0, 1].slice(0, seats));
      for (const seats of [1, 5]) expect(isRefusal(configure(ruleset, { scenario: id, seats }))).toBe(true);
    }
  });

  test('R63 allies share the ships of their side in turn', () => {
    const seats = (count: number) => laid('H3', {}, count).ships.map(ship => ship.seat);
    expect(seats(2)).toEqual([0, 0, 0, 0, 0, 1, 1, 1, 1]);
    expect(seats(3)).toEqual([0, 2, 0, 2, 0, 1, 1, 1, 1]);
    expect(seats(4)).toEqual([0, 2, 0, 2, 0, 1, 3, 1, 3]);
  });
});

describe('options', () => {
  test('R3 the wind may be set to blow any of the six ways', () => {
    for (const [towards, wind] of facings.entries()) expect(laid('H2', { wind }).windTo).toBe(towards);
    expect(isRefusal(configure(ruleset, { scenario: 'H1', options: { wind: 'N' } }))).toBe(true);
  });

  test('R14 so may the exit: an edge, a corner or none', () => {
    for (const [exit, list] of Object.entries(EXIT_HEXES))
      expect(hexes(laid('H3', { exit }), EXIT)).toBe(inOrder(list));
  });

  test('R45 so may the stocks of wind dice, each for itself, from none to twenty', () => {
    expect(laid('H2', { windDiceConvoy: 0, windDiceRaiders: 20 }).stock).toEqual([0, 20]);
    expect(laid('free').stock).toEqual([10, 10]);
    expect(isRefusal(configure(ruleset, { scenario: 'H2', options: { windDiceConvoy: 21 } }))).toBe(true);
  });

  test('R50 the clock may have 60, 48 or 36 spaces', () => {
    for (const loop of ['36', '48', '60']) expect(laid('H1', { loop }).articles.loop).toBe(Number(loop));
    expect(isRefusal(configure(ruleset, { scenario: 'H1', options: { loop: '50' } }))).toBe(true);
  });

  test('R20, R21, R23, R37, R52, R54 the other readings are options, and none of them is on by itself', () => {
    expect(laid('H1').articles).toMatchObject({
      short: 1,
      perStep: false,
      reroll: 'misses',
      counterBoarding: false,
      fitting: false,
      first: 'convoy',
    });
    expect(
      laid('H1', {
        shortRange: 2,
        sizePerStep: true,
        reroll: 'whole',
        counterBoarding: true,
        fittingOut: true,
        first: 'raiders',
      }).articles,
    ).toMatchObject({
      short: 2,
      perStep: true,
      reroll: 'whole',
      counterBoarding: true,
      fitting: true,
      first: 'raiders',
    });
  });

  test('R54 with fitting out the game begins with it, and without it with the wind', () => {
    const first = (wish: Options) => {
      const s = ruleset.setup(config('H1', wish), seededDice('any'), silent);
      return ruleset.prompt(s, 0).ask;
    };
    expect([first({ fittingOut: true }), first({})]).toEqual(['fitting-out.refit', 'wind-change.dice']);
  });

  test('R64 a budget counts in the free set-up only, which alone has no fleets, and is refused elsewhere', () => {
    const wish = { cargo: 15, escort: 30 };
    for (const { id } of scenarios) {
      const free = id === 'free';
      const { articles, ships } = laid(id, free ? wish : {});
      expect([articles.cargo, articles.escort, ships.length === 0]).toEqual(free ? [15, 30, true] : [-1, -1, false]);
      expect(isRefusal(configure(ruleset, { scenario: id, seats: 2, options: wish }))).toBe(!free);
    }
  });

  test('R66 further fog, land and shallows lie in columns 4 to 7, as many as asked for, one to a hex', () => {
    for (const id of ['H3', 'H5', 'H6', 'free']) {
      const bare = laid(id, { fogBanks: 0, islands: 0, shoals: 0 });
      for (let seed = 0; seed < 12; seed++) {
        const s = laid(id, { fogBanks: 8, islands: 4, shoals: 8 }, 2, `terrain ${seed}`);
        const added: number[] = s.fog.filter(at => !bare.fog.includes(at));
        const count = [added.length, 0, 0];
        for (let at = 0; at < HEXES; at++) {
          const [was = 0, is = 0] = [bare.chart[at], s.chart[at]];
          if (was === is) continue;
          expect(was).toBe(0);
          added.push(at);
          count[is === LAND ? 1 : 2] = (count[is === LAND ? 1 : 2] ?? 0) + 1;
        }
        expect(count).toEqual([8, 4, 8]);
        expect(new Set(added).size).toBe(20);
        for (const at of added) {
          expect([4, 5, 6, 7]).toContain(columnOf(at));
          expect(s.ships.every(ship => ship.at !== at)).toBe(true);
          expect(bare.fog).not.toContain(at);
        }
      }
    }
  });

  test('R66 the dice choose the hexes, and without the option nothing is added', () => {
    const places = (seed: string) => hexes(laid('free', {}, 2, seed), LAND);
    expect(new Set(Array.from({ length: 20 }, (_, i) => places(`seed ${i}`))).size).toBeGreaterThan(5);
    expect(places('same')).toBe(places('same'));
    expect(hexes(laid('H1'), 'fog') + hexes(laid('H1'), LAND | SHALLOW)).toBe('');
  });

  test('R66 the free set-up has two hexes of fog, one of land and three of shallows unless said otherwise', () => {
    const s = laid('free');
    const marked = (bit: number) => s.chart.filter(bits => (bits & bit) !== 0).length;
    expect([s.fog.length, marked(LAND), marked(SHALLOW)]).toEqual([2, 1, 3]);
    expect(hexes(s, EXIT)).toBe(inOrder(EXIT_HEXES['E'] ?? ''));
  });

  test('every option names a clause of the index, and a drill sails under the defaults', () => {
    const ids = new Set(ruleset.clauses.map(({ id }) => id));
    for (const { clause } of Object.values(options)) expect(ids).toContain(clause);
    const { scenario: _drill, ...drilled } = sea().articles;
    expect(laid('H1').articles).toMatchObject(drilled);
  });
});

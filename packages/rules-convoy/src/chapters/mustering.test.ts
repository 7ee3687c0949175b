import { describe, expect, test } from 'vitest';
import { game } from './ch05-sequence.ts';
import { columnOf, hexAt, LAND, rowOf } from '../model/chart.ts';
import type { Drill, Sea } from '../test/drill.fixture.ts';
import { add, drill, happened, sea } from '../test/drill.fixture.ts';
import { fittingOut } from './fitting-out.ts';
import { mustering, raiderPoints } from './mustering.ts';
import type { Convoy } from '../model/state.ts';
import { shipOf } from '../model/state.ts';
import { facings, qualities, sizes } from '../model/vocabulary.ts';

/** A free set-up about to begin, for so many exit values and points of escort. */
function free(cargo: number, escort: number, seas: Sea = {}): Convoy {
  return sea({ turn: 0, ...seas, articles: { scenario: 'free', cargo, escort, ...seas.articles } });
}

function muster(cargo: number, escort: number, seas: Sea = {}): Drill {
  return drill(mustering, {}, free(cargo, escort, seas));
}

const PAIR = ['load size=small', 'load size=small'];
const SLOOP = 'commission size=small quality=ordinary';

/** Two small merchants against one small raider, about to be laid out. */
function mustered(seas: Sea = {}): Drill {
  return muster(4, 0, seas).say(...PAIR, SLOOP);
}

describe('the purse', () => {
  test('R64 merchants are bought by exit value: 2, 3 and 5', () => {
    const d = muster(8, 0);
    expect([d.ask(), d.offers()]).toEqual([
      'loading.merchant',
      ['load size=small', 'load size=medium', 'load size=large'],
    ]);
    d.say('load size=large');
    expect(d.offers()).toEqual(['load size=small', 'load size=medium', 'enough']); // 3 left
    d.say('load size=medium');
    expect(d.ask()).toBe('commissioning.warship'); // nothing left
    expect(d.s.ships.map(ship => [ship.kind, sizes[ship.size], qualities[ship.quality]])).toEqual([
      ['merchant', 'large', 'ordinary'],
      ['merchant', 'medium', 'ordinary'],
    ]);
  });

  test('R64 a convoy has a merchant at least, and may then have enough', () => {
    const d = muster(20, 0);
    expect(d.refused('enough')).not.toBe('');
    d.say('load size=small');
    expect(d.say('enough').seat()).toBe(1);
  });

  test('R64 a purse that buys nothing more is closed without asking', () => {
    expect(muster(3, 0).say('load size=small').seat()).toBe(1);
  });

  test('R64 warships cost 6, 12 and 24; battle hardened half as much again, scurvy two thirds', () => {
    const costs = sizes.map(size =>
      qualities.map(quality => {
        // The smallest budget with which she is on offer.
        const answer = `commission size=${size} quality=${quality}`;
        for (let escort = 4; escort <= 48; escort++)
          if (muster(2, escort).say('load size=small').offers().includes(answer)) return escort;
        return -1;
      }),
    );
    // scurvy, ordinary, battle hardened
    expect(costs).toEqual([
      [4, 6, 9],
      [8, 12, 18],
      [16, 24, 36],
    ]);
  });

  test('R64 the escort’s points are spent ship by ship, and need not be spent at all', () => {
    const d = muster(2, 12).say('load size=small');
    expect([d.seat(), d.offers().at(-1)]).toEqual([0, 'enough']);
    d.say('commission size=small quality=scurvy'); // 8 left
    expect(d.offers()).toContain('commission size=medium quality=scurvy');
    expect(d.offers()).not.toContain('commission size=small quality=battle-hardened');
    d.say(SLOOP); // 2 left: closed
    expect(d.seat()).toBe(1);
    expect(muster(2, 12).say('load size=small', 'enough').seat()).toBe(1);
  });

  test('R64 raiders have the escort’s points and 2.25 times the exit values, to the nearest point', () => {
    for (const [merchants, escort, points] of [
      [['small'], [], 5], // 4.5
      [['medium'], [], 7], // 6.75
      [['large'], [], 11], // 11.25
      [['small', 'small'], [], 9],
      [['large', 'medium'], ['ordinary'], 24], // 18 and 6
      [['medium', 'medium'], ['scurvy', 'battle-hardened'], 27], // 13.5 and 4 and 9
    ] as const) {
      const s = sea();
      for (const size of merchants) add(s, 0, 1, 1, 'E', { kind: 'merchant', size });
      for (const quality of escort) add(s, 0, 1, 1, 'E', { size: 'small', quality });
      expect(raiderPoints(s)).toBe(points);
    }
  });

  test('R64 raiders buy for what the convoy has bought, not for what it might have', () => {
    // 2 of 20 exit values and 6 of 48 points: 4.5 and 6 make 11.
    const d = muster(20, 48).say('load size=small', 'enough', SLOOP, 'enough');
    expect(d.seat()).toBe(1);
    expect(d.offers()).toContain('commission size=small quality=battle-hardened'); // 9
    expect(d.offers()).not.toContain('commission size=medium quality=ordinary'); // 12
    expect(d.refused('enough')).not.toBe(''); // a ship at least
    d.say(SLOOP);
    expect(d.offers()).toEqual(['commission size=small quality=scurvy', 'enough']);
  });

  test('R64 no side has more than eight ships', () => {
    const d = muster(20, 48).say(...Array.from({ length: 6 }, () => 'load size=small'), 'enough', SLOOP, SLOOP);
    expect([d.seat(), d.s.ships.length]).toEqual([1, 8]);
    for (let i = 0; i < 8; i++) d.say('commission size=small quality=scurvy');
    expect([d.ask(), d.s.ships.length]).toEqual(['laying-out.column', 16]);
    const cargo = muster(20, 48).say(...Array.from({ length: 8 }, () => 'load size=small'));
    expect([cargo.seat(), cargo.ask()]).toEqual([1, 'commissioning.warship']);
  });

  test('R63, R64 allies buy in turn, each the ships it will sail', () => {
    const d = muster(20, 0, { articles: { sides: [0, 1, 0, 1] } });
    const buyers: number[] = [];
    for (const answer of ['load size=small', 'load size=small', 'load size=small', 'enough', SLOOP, SLOOP]) {
      buyers.push(d.seat());
      d.say(answer);
    }
    expect(buyers).toEqual([0, 2, 0, 2, 1, 3]);
    expect(d.s.ships.map(ship => ship.seat)).toEqual([0, 2, 0, 1, 3]);
  });

  test('R64 every ship mustered has her paper, a name of her own, and is told of', () => {
    const d = mustered();
    expect(happened(d, 'mustered')).toMatchObject([{ ship: 0 }, { ship: 1 }, { ship: 2 }]);
    expect(new Set(d.s.ships.map(ship => ship.name)).size).toBe(3);
    expect(shipOf(d.s, 2)).toMatchObject({ condition: 'unplaced', flag: 1, side: 1, crew: 3, gun: 2, sail: 2 });
  });
});

describe('laying out', () => {
  test('R65 the convoy in columns 0 to 3, raiders in 8 to 11, ship by ship in turn', () => {
    const d = mustered();
    const columns = (list: number[]) => list.map(column => `column column=${column}`);
    expect([d.seat(), d.offers()]).toEqual([0, columns([0, 1, 2, 3])]);
    d.say('column column=3', 'row row=4', 'face facing=NE');
    expect([d.seat(), d.offers()]).toEqual([1, columns([8, 9, 10, 11])]);
    expect(d.refused('column column=7')).not.toBe('');
    d.say('column column=8', 'row row=0', 'face facing=SW');
    expect([d.seat(), d.offers()]).toEqual([0, columns([0, 1, 2, 3])]);
    d.say('column column=3', 'row row=5', 'face facing=E');
    expect(d.ended()).toBe(true);
    const places = d.s.ships.map(ship => [columnOf(ship.at), rowOf(ship.at), facings[ship.facing], ship.condition]);
    expect(places).toEqual([
      [3, 4, 'NE', 'sailing'],
      [3, 5, 'E', 'sailing'],
      [8, 0, 'SW', 'sailing'],
    ]);
  });

  test('R65 on a hex that is free and no land', () => {
    const d = mustered({ chart: [[3, 7, LAND]] }).say('column column=3');
    expect(d.offers()).toEqual([0, 1, 2, 3, 4, 5, 6, 8, 9].map(row => `row row=${row}`));
    d.say('row row=4', 'face facing=E', 'column column=8', 'row row=4', 'face facing=NE', 'column column=3');
    expect(d.offers()).not.toContain('row row=4');
  });

  test('R65 not dead into the wind', () => {
    for (const [towards, wind] of facings.entries()) {
      const d = mustered({ wind }).say('column column=1', 'row row=1');
      const ahead = facings[(towards + 3) % 6];
      expect(d.offers()).toEqual(facings.filter(facing => facing !== ahead).map(facing => `face facing=${facing}`));
    }
  });

  test('R64, R65 the battle begins when all are laid out', () => {
    const d = drill(game, {}, free(4, 0)).say(...PAIR, SLOOP);
    for (const [column, row] of [
      [3, 4],
      [9, 4],
      [3, 6],
    ])
      d.say(`column column=${column}`, `row row=${row}`, 'face facing=NE');
    expect([d.ask(), d.s.turn, shipOf(d.s, 2).at]).toEqual(['activations.next', 1, hexAt(9, 4)]);
  });
});

describe('fitting out', () => {
  /** One ship, asked how she is to be fitted out. */
  function yard(what: Parameters<typeof add>[5]): Drill {
    const s = sea();
    add(s, 0, 1, 1, 'E', what);
    return drill(fittingOut, {}, s);
  }

  test('R54 one marker may be shifted to another type, or all left as built', () => {
    const d = yard({ size: 'medium' });
    expect(d.offers()).toEqual([
      'as-built',
      'refit from=crew to=gun',
      'refit from=crew to=sail',
      'refit from=gun to=crew',
      'refit from=gun to=sail',
      'refit from=sail to=crew',
      'refit from=sail to=gun',
    ]);
    d.say('refit from=sail to=crew');
    expect(shipOf(d.s, 0)).toMatchObject({ crew: 5, gun: 3, sail: 2 });
    expect(d.ended()).toBe(true); // one marker, not two
    const plain = yard({ size: 'medium' }).say('as-built');
    expect(shipOf(plain.s, 0)).toMatchObject({ crew: 4, gun: 3, sail: 3 });
  });

  test('R54 her paper follows, so that recovery brings back what she was fitted with', () => {
    const d = yard({ size: 'large' }).say('refit from=gun to=crew');
    expect(shipOf(d.s, 0)).toMatchObject({ crew: 6, gun: 3, sail: 4, fullCrew: 6, fullGun: 3, fullSail: 4 });
  });

  test('R54 every type keeps one marker', () => {
    // Two crew, one gun, one sail: only a crew can go.
    expect(yard({ kind: 'merchant', size: 'small' }).offers()).toEqual([
      'as-built',
      'refit from=crew to=gun',
      'refit from=crew to=sail',
    ]);
  });

  test('R54 no more than six crew, five guns and four sails', () => {
    const large = yard({ size: 'large' }).offers(); // 5/4/4
    expect(large.filter(offer => offer.endsWith('to=sail'))).toEqual([]);
    expect(large).toContain('refit from=crew to=gun');
    expect(large).toContain('refit from=gun to=crew');
    const s = sea();
    add(s, 0, 1, 1, 'E', {}, { crew: 6, gun: 5, sail: 3 });
    expect(drill(fittingOut, {}, s).offers()).toEqual([
      'as-built',
      'refit from=crew to=sail',
      'refit from=gun to=sail',
    ]);
  });

  test('R54 each owner is asked for each of his ships, and nobody for a derelict', () => {
    const s = sea();
    add(s, 0, 1, 1, 'E');
    add(s, 1, 9, 1, 'E');
    add(s, 0, 9, 5, 'E', { kind: 'merchant' }, { side: -1, seat: -1, flag: -1, condition: 'struck' });
    const d = drill(fittingOut, {}, s);
    expect(d.seat()).toBe(0);
    d.say('as-built');
    expect(d.seat()).toBe(1);
    expect(d.say('as-built').ended()).toBe(true);
  });

  test('R54 it comes before the first turn, and only if agreed', () => {
    for (const [fitting, ask] of [
      [true, 'fitting-out.refit'],
      [false, 'sail.order'],
    ] as const) {
      const s = sea({ turn: 0, articles: { fitting } });
      add(s, 0, 1, 1, 'E');
      add(s, 1, 9, 1, 'E');
      expect(drill(game, {}, s).ask()).toBe(ask);
    }
  });
});

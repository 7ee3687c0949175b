import { configure } from '@weathergauge/engine';
import { describe, expect, test } from 'vitest';
import { planning } from '../chapters/b2-planning.ts';
import { reinforcementCards } from '../chapters/setup.ts';
import { cardOf } from '../model/cards.ts';
import { clauses } from './clauses.ts';
import { BASES, BATTERIES, MIX, SHIPS, TERRAIN, TRACKS } from '../model/data/figures.ts';
import { add, E, lanes, sea } from '../test/drill.fixture.ts';
import { ruleset } from '../index.ts';
import { bare, configured, laidOut, named, names } from '../test/laying.fixture.ts';
import { options, scenarios } from './scenarios.ts';
import { ADVANCED, BASIC, BRITISH, FRENCH, FRIGATE, LINER, NOBODY, STANDARD } from '../model/state.ts';
import type { Level } from '../model/vocabulary.ts';

const refusal = (scenario: string, wish: Record<string, string | number | boolean>, seats = 2): string => {
  const made = configure(ruleset, { scenario, seats, options: wish });
  return 'refused' in made ? made.reason : '';
};
const seatsBy = (scenario: string, seats: number, wish = {}) => {
  const s = bare(scenario, wish, seats);
  return Object.fromEntries(s.ships.map(ship => [ship.name, ship.seat]));
};

test('every option stands under a clause of the index', () => {
  const ids = new Set(clauses.map(({ id }) => id));
  expect(Object.values(options).filter(({ clause }) => !ids.has(clause))).toEqual([]);
});

describe('players and teams', () => {
  test('B1.1, B10.2, C1.1 two players have two ships each, four have one each, all with a ship of their own', () => {
    expect(seatsBy('enemy-in-sight', 2)).toEqual({
      'HMS Terpsichore': 0,
      'HMS Defence': 0,
      Courageuse: 1,
      Généreux: 1,
    });
    expect(seatsBy('enemy-in-sight', 4)).toEqual({
      'HMS Terpsichore': 0,
      'HMS Defence': 2,
      Courageuse: 1,
      Généreux: 3,
    });
    for (const { id, minSeats, maxSeats } of scenarios.filter(({ id: which }) => which !== 'free-battle'))
      for (let seats = minSeats; seats <= maxSeats; seats++)
        for (const automaton of id === 'sitting-ducks' ? ['none'] : ['none', 'british', 'french']) {
          const { ships } = bare(id, { automaton }, seats);
          const sailing = new Set(ships.map(ship => ship.seat));
          for (let seat = 0; seat < seats; seat++) expect(sailing).toContain(seat);
          expect(ships.filter(ship => ship.side === BRITISH)).toHaveLength(ships.length / 2);
        }
  });

  test('B1.3, B10.2, C1.1, C2.1, C3.1, C4.1, C5.1 of three players one has both ships of a side, up to four play', () => {
    for (const { id, minSeats, maxSeats } of scenarios) {
      if (id === 'sitting-ducks' || id === 'free-battle') continue;
      expect([minSeats, maxSeats]).toEqual([1, 4]);
      expect(bare(id, {}, 3).articles.sides).toEqual([BRITISH, FRENCH, BRITISH]);
      expect(bare(id, {}, 4).articles.sides).toEqual([BRITISH, FRENCH, BRITISH, FRENCH]);
      expect(bare(id, {}, 3).ships.map(ship => ship.seat)).toEqual([0, 2, 1, 1]);
    }
  });

  test('C1.1, C2.1, C3.1, C4.1, C5.1 of three players the one alone may have either side', () => {
    for (const { id } of scenarios) {
      if (id === 'sitting-ducks') continue;
      expect(bare(id, { lone: 'british' }, 3).articles.sides).toEqual([BRITISH, FRENCH, FRENCH]);
      expect(bare(id, { lone: 'british' }, 4).articles.sides).toEqual([BRITISH, FRENCH, BRITISH, FRENCH]);
    }
    expect(bare('enemy-in-sight', { lone: 'british' }, 3).ships.map(ship => ship.seat)).toEqual([0, 0, 1, 2]);
  });

  test('B1.2 every ship has a mat of her own', () => {
    const { ships } = bare('enemy-in-sight');
    const [one, other] = ships;
    one?.hull.fill(3);
    one?.shot.fill(2);
    expect(other?.hull.every(box => box === 0)).toBe(true);
    expect(other?.shot).toEqual([1, 1]);
  });

  test('C3.1, C3.11, C6.1 one player alone faces the side that the scenario moves by itself', () => {
    const alone = (scenario: string, wish = {}) => bare(scenario, wish, 1).articles;
    expect(alone('force-the-blockade')).toMatchObject({ automatic: FRENCH, sides: [BRITISH] });
    expect(alone('force-the-blockade', { swap: true })).toMatchObject({ automatic: BRITISH, sides: [FRENCH] });
    expect(alone('sitting-ducks')).toMatchObject({ automatic: BRITISH, sides: [FRENCH] });
    expect(alone('sitting-ducks', { swap: true })).toMatchObject({ automatic: FRENCH, sides: [BRITISH] });
    expect(alone('enemy-in-sight')).toMatchObject({ automatic: FRENCH, sides: [BRITISH] });
    expect(alone('enemy-in-sight', { automaton: 'british' })).toMatchObject({ automatic: BRITISH, sides: [FRENCH] });
    expect(scenarios.find(({ id }) => id === 'sitting-ducks')).toMatchObject({ minSeats: 1, maxSeats: 1 });
    expect(bare('enemy-in-sight').articles.automatic).toBe(NOBODY);
  });
});

describe('cards, bases, bags', () => {
  test('B1.4, B1.17 each ship begins with the figures of her card and an empty ship log', () => {
    const s = bare('enemy-in-sight');
    expect(named(s, 'Courageuse')).toMatchObject({ burden: 3, veer: 7, deck: 0, base: FRIGATE, crew: 0 });
    expect(named(s, 'Généreux')).toMatchObject({ burden: 5, veer: 5, deck: 1, base: LINER });
    expect(named(s, 'HMS Terpsichore')).toMatchObject({ burden: 2, veer: 8, deck: 2, base: FRIGATE });
    expect(named(s, 'HMS Defence')).toMatchObject({ burden: 5, veer: 5, deck: 3, base: LINER });
    for (const ship of s.ships) {
      expect(ship.hull).toEqual(Array.from({ length: TRACKS[ship.track]?.hullBoxes ?? 0 }, () => 0));
      expect(ship.held).toEqual([]);
    }
    const defence = SHIPS.find(({ name }) => name === 'HMS Defence');
    expect(defence).toMatchObject({ nation: 'british', className: 'Bellona', guns: 74, crew: 597, year: '1763' });
  });

  test('B1.5 a base is as large as her kind’s and carries dots and mast', () => {
    const s = bare('enemy-in-sight');
    for (const ship of s.ships) {
      const base = BASES[ship.base];
      expect([ship.halfLength, ship.halfWidth]).toEqual([base?.halfLength, base?.halfWidth]);
      expect(base?.dotX).toHaveLength(3);
    }
    expect(named(s, 'HMS Defence').halfLength).toBeGreaterThan(named(s, 'HMS Terpsichore').halfLength);
  });

  test('B1.8, C1.8, C6.7 the other face of a card is another ship of the same figures', () => {
    expect(names(bare('enemy-in-sight', { backs: true }), FRENCH)).toEqual(['Unité', 'Aquilon']);
    expect(names(bare('enemy-in-sight', { backs: true }), BRITISH)).toEqual(['HMS Meleager', 'HMS Vanguard']);
    expect(names(bare('in-shallow-waters', { backs: true }), FRENCH)).toEqual(['Courageuse', 'Généreux']);
    const ducks = bare('sitting-ducks', { backs: true }, 1);
    expect(names(ducks, BRITISH)).toEqual(['HMS Meleager', 'HMS Vanguard']);
    expect(names(ducks, FRENCH)).toEqual(['Courageuse', 'Généreux']);
    expect(refusal('force-the-blockade', { backs: true })).toMatch('needs scenario');
  });

  test('C1.8, C6.7 one or more cards may be turned, ship by ship', () => {
    const turned = (british: string, french: string) => {
      const s = bare('enemy-in-sight', { backs: true, turnedBritish: british, turnedFrench: french });
      return [...names(s, BRITISH), ...names(s, FRENCH)];
    };
    expect(turned('frigates', 'second')).toEqual(['HMS Meleager', 'HMS Defence', 'Courageuse', 'Aquilon']);
    expect(turned('liners', 'first')).toEqual(['HMS Terpsichore', 'HMS Vanguard', 'Unité', 'Généreux']);
    expect(refusal('enemy-in-sight', { turnedBritish: 'first' })).toMatch('needs backs');
  });

  test('B1.9, B1.10 her deck is that of her letter: 37 cards for A and C, 29 for B and D, gray ones without a veer', () => {
    const s = bare('enemy-in-sight');
    const last = [37, 29, 37, 29];
    for (const ship of s.ships) {
      const card = cardOf(ship.deck, last[ship.deck] as number);
      expect(card).toMatchObject({ kind: 'gray', veer: -1 });
      expect(cardOf(ship.deck, 1)).toMatchObject({ kind: 'blue', veer: 5 });
    }
  });

  test('B1.12, B1.13, R32 a set of counters for every four ships: 90 of A, B and E, 60 of C and D', () => {
    const counts = (bags: readonly (readonly number[])[]) => bags.map(bag => bag.reduce((sum, n) => sum + n, 0));
    expect(counts(bare('enemy-in-sight').bags)).toEqual([90, 90, 60, 60, 90]);
    expect(bare('enemy-in-sight').bags).toEqual(MIX);
    expect(counts(bare('enemy-in-sight', { reinforcements: 1 }).bags)).toEqual([180, 180, 120, 120, 180]);
    expect(counts(bare('enemy-in-sight', { reinforcements: 2 }).bags)).toEqual([180, 180, 120, 120, 180]);
  });

  test('no ship begins with any marker', () => {
    for (const ship of bare('supplies-are-coming').ships)
      expect(ship).toMatchObject({ fires: 0, leaks: 0, tornSails: 0, rudders: 0, masts: 0, crew: 0 });
  });

  test('B1.15 both broadsides hold ball', () => {
    for (const ship of laidOut('enemy-in-sight').ships) expect(ship.shot).toEqual([1, 1]);
  });
});

describe('levels and optional rules', () => {
  const flags = Object.entries(options).filter(
    ([, definition]) => definition.type === 'flag' && definition.onlyIf?.['level'],
  );

  test('B1.11, S1.1, A1.1, O1.2 what is marked for a level is to be had there and above only', () => {
    expect(flags.map(([name]) => name).toSorted()).toEqual([
      'aimingHigh',
      'doubleShot',
      'explosion',
      'sinking',
      'spreadingFires',
      'windStrength',
    ]);
    for (const [name] of flags) {
      const extra = name === 'windStrength' ? { windDirection: true } : {};
      expect(refusal('enemy-in-sight', { [name]: true, ...extra })).toMatch('needs level');
      expect(refusal('enemy-in-sight', { [name]: true, ...extra, level: 'advanced' })).toBe('');
      const atStandard = refusal('enemy-in-sight', { [name]: true, ...extra, level: 'standard' });
      expect(atStandard === '').toBe(name === 'doubleShot');
    }
    expect(refusal('enemy-in-sight', { windStrength: true, level: 'advanced' })).toMatch('needs windDirection');
    expect(refusal('enemy-in-sight', { sailorsLacking: 'both' })).toMatch('needs level');
    expect(bare('enemy-in-sight').articles.level).toBe(BASIC);
    expect(bare('enemy-in-sight', { level: 'standard' }).articles.level).toBe(STANDARD);
  });

  test('O1.1, C0.4, C1.5, C2.8, C3.5, C4.7 optional rules are off unless the host adds them', () => {
    for (const { id } of scenarios) {
      const made = configured(id, {}, id === 'sitting-ducks' ? 1 : 2).options;
      for (const [name, definition] of Object.entries(options))
        if (definition.type === 'flag' && name !== 'placing') expect(made[name]).toBe(false);
      expect(refusal(id, { grog: true, boarding: true, entanglement: true }, id === 'sitting-ducks' ? 1 : 2)).toBe('');
    }
  });

  test('O1.3 a rule has the effect of the level in play: grog is served while planning, or ordered like an action', () => {
    const grogAt = (level: Level) => {
      const s = sea({ level, articles: { grog: true } });
      add(s, 0, 'terpsichore', 300, 300, E, { crew: 2, first: 1 });
      return lanes(planning, [0], s);
    };
    expect(grogAt('standard').ask()).toBe('planning.grog');
    const d = grogAt('advanced').say('helm ship=0 card=2');
    expect(d.offers()).toContain('order ship=0 action=grog');
  });

  test('O3.2, O3.3 gunners may lack training at any level, sailors in the Advanced rules only, or both', () => {
    for (const level of ['basic', 'standard']) {
      expect(refusal('enemy-in-sight', { level, gunnersLacking: 'french' })).toBe('');
      expect(refusal('enemy-in-sight', { level, sailorsLacking: 'french' })).toMatch('needs level');
    }
    const both = { level: 'advanced', gunnersLacking: 'british', sailorsLacking: 'both' };
    const training = bare('enemy-in-sight', both).ships.map(ship => [ship.rawGunners, ship.rawSailors]);
    expect(training).toEqual([
      [1, 1],
      [1, 1],
      [0, 1],
      [0, 1],
    ]);
  });

  test('O3.1 one or more ships may have a raw crew, ship by ship', () => {
    const wish = {
      level: 'advanced',
      gunnersLacking: 'both',
      sailorsLacking: 'french',
      rawBritish: 'first',
      rawFrench: 'liners',
    };
    const training = bare('enemy-in-sight', wish).ships.map(ship => [ship.name, ship.rawGunners, ship.rawSailors]);
    expect(training).toEqual([
      ['HMS Terpsichore', 1, 0],
      ['HMS Defence', 0, 0],
      ['Courageuse', 0, 0],
      ['Généreux', 1, 1],
    ]);
  });

  test('O3.1 of four ships any may be the raw ones', () => {
    const raw = (which: string) => {
      const wish = { gunnersLacking: 'british', rawBritish: which, reinforcements: 2 };
      const crews = bare('enemy-in-sight', wish).ships.filter(ship => ship.side === BRITISH);
      return crews.map(ship => ship.rawGunners).join('');
    };
    const numbers = ['first', 'second', 'third', 'fourth'];
    const pairs = numbers.flatMap((a, i) => numbers.slice(i + 1).map(b => `${a}-and-${b}`));
    expect(pairs.map(raw)).toEqual(['1100', '1010', '1001', '0110', '0101', '0011']);
    expect(numbers.map(raw)).toEqual(['1000', '0100', '0010', '0001']);
    expect(numbers.map(number => raw(`all-but-${number}`))).toEqual(['0111', '1011', '1101', '1110']);
  });

  test('C5.6 Supplies needs the Advanced rules', () => {
    expect(bare('supplies-are-coming').articles.level).toBe(ADVANCED);
    expect(refusal('supplies-are-coming', { level: 'basic' })).toMatch('always advanced');
  });

  test('C1.10, O3.1 French crews may lack training while the wind comes from their side', () => {
    const wish = { level: 'advanced', gunnersLacking: 'french', sailorsLacking: 'french', wind: 'N' };
    const s = laidOut('enemy-in-sight', wish);
    for (const ship of s.ships) {
      const raw = ship.side === FRENCH ? 1 : 0;
      expect([ship.rawGunners, ship.rawSailors]).toEqual([raw, raw]);
    }
    expect(s.windFrom).toBe(0);
    expect(s.edges[FRENCH]).toBe(0);
    for (const ship of bare('enemy-in-sight', { gunnersLacking: 'both' }).ships) expect(ship.rawGunners).toBe(1);
  });
});

describe('scenarios', () => {
  const size = (scenario: string, seats = 2) => {
    const { width, height } = bare(scenario, {}, seats).articles;
    return [width, height];
  };

  test('B1.6, B10.3, C0.1, C0.2, C1.2, C2.2, C3.2, C4.2, C5.2, C6.2 fields are 90 by 90 cm, or 120 long by 90', () => {
    for (const id of ['enemy-in-sight', 'in-shallow-waters']) expect(size(id)).toEqual([90_000, 90_000]);
    expect(size('sitting-ducks', 1)).toEqual([90_000, 90_000]);
    for (const id of ['force-the-blockade', 'against-the-outpost', 'supplies-are-coming'])
      expect(size(id)).toEqual([90_000, 120_000]);
    const free = (table: string) => bare('free-battle', { table }).articles;
    expect(free('180x120')).toMatchObject({ width: 180_000, height: 120_000 });
    expect(free('90x90')).toMatchObject({ width: 90_000, height: 90_000 });
  });

  test('B1.7, B10.4, B10.5, C1.3, C1.4, C2.6, C2.7, C3.3, C3.4, C4.5, C4.6, C5.3, C5.5, C6.3, C6.4 the ships named', () => {
    const fronts = [
      ['HMS Terpsichore', 'HMS Defence'],
      ['Courageuse', 'Généreux'],
    ];
    const fleets = (id: string, seats = 2) => [BRITISH, FRENCH].map(side => names(bare(id, {}, seats), side));
    for (const id of ['enemy-in-sight', 'force-the-blockade', 'against-the-outpost', 'supplies-are-coming'])
      expect(fleets(id)).toEqual(fronts);
    expect(fleets('in-shallow-waters')).toEqual([
      ['HMS Meleager', 'HMS Vanguard'],
      ['Unité', 'Aquilon'],
    ]);
    expect(fleets('sitting-ducks', 1)).toEqual([fronts[0], ['Unité', 'Aquilon']]);
  });

  test('C0.8, C1.9, C2.12 more ships come from the packs in balanced pairs, twelve a side at most', () => {
    for (const count of [1, 2, 5, 10]) {
      const { ships } = bare('in-shallow-waters', { reinforcements: count });
      const kinds = (side: number) => ships.filter(ship => ship.side === side).map(ship => ship.base);
      expect(kinds(BRITISH)).toEqual(kinds(FRENCH));
      expect(kinds(BRITISH)).toHaveLength(2 + count);
      expect(kinds(BRITISH)[2]).toBe(LINER);
      expect(new Set(ships.map(ship => ship.card)).size).toBe(ships.length);
    }
    expect(reinforcementCards(BRITISH, []).map(card => SHIPS[card]?.nation)).not.toContain('french');
    expect(refusal('enemy-in-sight', { reinforcements: 11 })).toMatch('0 to 10');
    expect(refusal('force-the-blockade', { reinforcements: 1 })).toMatch('needs scenario');
  });

  test('variants are offered in their own scenarios only', () => {
    const own = (name: string) => options[name]?.onlyIf?.['scenario'];
    expect(own('swap')).toEqual(['force-the-blockade', 'sitting-ducks']);
    expect(own('twice')).toEqual(['force-the-blockade', 'against-the-outpost', 'supplies-are-coming']);
    expect(own('twoIslands')).toEqual(['against-the-outpost']);
    expect(own('start')).toEqual(['enemy-in-sight', 'in-shallow-waters']);
    expect(refusal('free-battle', { batteries: 1 })).toMatch('needs islands');
  });

  test('T1.1 the set has four islands and six reefs', () => {
    const kinds = TERRAIN.map(({ kind }) => kind);
    expect(kinds.filter(kind => kind === 'island')).toHaveLength(4);
    expect(kinds.filter(kind => kind === 'reef')).toHaveLength(6);
    expect(BATTERIES).toHaveLength(3);
  });
});

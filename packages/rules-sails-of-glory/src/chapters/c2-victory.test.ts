import { describe, expect, test } from 'vitest';
import { layingOut } from './c1-laying-out.ts';
import { exitEdge } from './c2-remains.ts';
import { endingClause } from './c2-citations.ts';
import { legScores, result, scores, takeStock } from './c2-victory.ts';
import { drill, E, W } from '../test/drill.fixture.ts';
import { named, settle } from '../test/laying.fixture.ts';
import type { Sails, Ship } from '../model/state.ts';
import { view } from '../model/view.ts';
import { endedBecause } from '../words/endings.ts';
import { BRITISH, FRENCH, NOBODY } from '../model/state.ts';
import { aground, battle, end, gone, none, out } from '../test/stock.fixture.ts';

/** The clause that has ended it, and what is said to have. */
function toldEnd(s: Sails): [clause: string, why: string] {
  return [endingClause(s), endedBecause(view(s, 'spectator'), s.over)];
}

/** Far from each other and from everything, all heading east. */
function scatter(s: Sails): void {
  s.land = s.land.slice(0, 1);
  s.ships
    .filter(ship => ship.base <= 1)
    .forEach((ship, i) => {
      Object.assign(ship, { x: i % 2 === 0 ? 6000 : 84_000, y: i < 2 ? 6000 : 84_000, heading: E });
    });
}

describe('Enemy in Sight', () => {
  test('B10.1, B10.6, C1.6 the side with ships in play wins when the last enemy has left or surrendered', () => {
    const s = battle('enemy-in-sight');
    expect(end(s)).toEqual(['', NOBODY]);
    out(s, 'Courageuse');
    expect(end(s)[0]).toBe('');
    gone(s, 'Généreux', 3);
    expect(end(s)).toEqual(['beaten', BRITISH]);
    s.stack = [];
    expect(result(s)).toEqual({ winners: [0], scores: [2, 0], reason: 'beaten', clause: 'C1.6' });
  });

  test('C1.6 nobody wins when both sides are gone at once', () => {
    const s = battle('enemy-in-sight');
    for (const ship of s.ships) out(s, ship.name);
    expect(end(s)).toEqual(['empty', NOBODY]);
  });

  test('R40 after the turns agreed on more ships decide, then ships of the line', () => {
    const s = battle('enemy-in-sight', { turns: 20 });
    s.turn = 19;
    expect(end(s)[0]).toBe('');
    s.turn = 20;
    expect(end(s)).toEqual(['turns', NOBODY]);
    out(s, 'Généreux');
    expect(end(s)).toEqual(['turns', BRITISH]);
    out(s, 'HMS Terpsichore');
    expect(end(s)).toEqual(['turns', BRITISH]);
    expect(result(s)).toMatchObject({ winners: [0], reason: 'turns', clause: 'R40' });
  });

  test('every seat of the winning side wins; a player alone who has lost is told so', () => {
    const four = battle('enemy-in-sight', {}, 4);
    out(four, 'HMS Defence');
    out(four, 'HMS Terpsichore');
    end(four);
    expect(result(four)).toMatchObject({ winners: [1, 3], scores: [0, 2, 0, 2] });
    const alone = battle('enemy-in-sight', {}, 1);
    out(alone, 'HMS Defence');
    out(alone, 'HMS Terpsichore');
    expect(result(alone)).toBe(null);
    end(alone);
    expect(result(alone)).toMatchObject({ winners: [], scores: [0], reason: 'defeat' });
  });

  test('no result while the game is under way', () => {
    const s = battle('enemy-in-sight');
    s.over = 'beaten';
    s.stack = [{ proc: 'game', at: 0, vars: {}, loops: [], lanes: [] }];
    expect(result(s)).toBe(null);
  });
});

describe('In Shallow Waters', () => {
  function stranded(...lost: string[]): Sails {
    const s = battle('in-shallow-waters', { placing: false });
    scatter(s);
    for (const name of lost) out(s, name);
    for (const ship of s.ships) if (ship.condition === 'afloat') ship.condition = 'aground';
    return s;
  }

  test('C2.9 as in Enemy in Sight', () => {
    const s = battle('in-shallow-waters', { placing: false });
    aground(s, 'Unité');
    out(s, 'HMS Meleager');
    out(s, 'HMS Vanguard');
    expect(end(s)).toEqual(['beaten', FRENCH]);
  });

  test('C2.10 when all that is left is aground and out of reach, more ships win, or one of the line over a frigate', () => {
    const s = stranded('Unité');
    expect(end(s)).toEqual(['aground', BRITISH]);
    expect(toldEnd(s)).toEqual(['C2.10', 'all that are left are aground']);
    expect(end(stranded('HMS Meleager', 'HMS Vanguard', 'Unité'))).toEqual(['beaten', FRENCH]);
    expect(end(stranded('HMS Meleager', 'Aquilon'))).toEqual(['aground', BRITISH]);
  });

  test('C2.11 one of the same class on each side is a draw', () => {
    expect(end(stranded('HMS Meleager', 'Unité'))).toEqual(['aground', NOBODY]);
    expect(end(stranded())).toEqual(['aground', NOBODY]);
  });

  test('C2.10, R76 it goes on while a ship swims, or guns or muskets still bear', () => {
    const afloat = stranded();
    named(afloat, 'Unité').condition = 'afloat';
    expect(end(afloat)[0]).toBe('');
    const near = stranded();
    const [unite, meleager] = [named(near, 'Unité'), named(near, 'HMS Meleager')];
    Object.assign(unite, { x: meleager.x, y: meleager.y + 20_000 });
    expect(end(near)[0]).toBe('');
    Object.assign(unite, { x: meleager.x + 20_000, y: meleager.y });
    expect(end(near)[0]).toBe('aground'); // ahead of each other, no arc bears
    Object.assign(unite, { x: meleager.x + 8500, y: meleager.y });
    expect(end(near)[0]).toBe(''); // muskets reach all around
  });
});

describe('Force the Blockade', () => {
  test('the edge that a ship has left by is the one she hangs over most', () => {
    const s = battle('force-the-blockade', { placing: false });
    for (const edge of [0, 1, 2, 3]) {
      gone(s, 'Courageuse', edge);
      expect(exitEdge(s, named(s, 'Courageuse'))).toBe(edge);
    }
  });

  test('C3.6 the French win once both are off by the French side', () => {
    const s = battle('force-the-blockade', { placing: false });
    gone(s, 'Courageuse', 0);
    expect(end(s)[0]).toBe('');
    gone(s, 'Généreux', 0);
    expect(end(s)).toEqual(['escaped', FRENCH]);
    expect(scores(s)).toEqual([0, 2]);
    expect(toldEnd(s)).toEqual(['C3.6', 'the runners are through the blockade']);
  });

  test('C3.7 the British win when one is lost, or leaves by another side', () => {
    for (const fate of ['surrendered', 'exploded', 'sunk'] as const) {
      const s = battle('force-the-blockade', { placing: false });
      out(s, 'Courageuse', fate);
      expect(end(s)).toEqual(['beaten', BRITISH]);
      expect(toldEnd(s)).toEqual(['C3.7', 'a runner has not got through the blockade']);
    }
    for (const edge of [1, 2, 3]) {
      const s = battle('force-the-blockade', { placing: false });
      gone(s, 'Généreux', edge);
      expect(end(s)).toEqual(['beaten', BRITISH]);
    }
    const s = battle('force-the-blockade', { placing: false });
    out(s, 'HMS Defence');
    out(s, 'HMS Terpsichore');
    expect(end(s)[0]).toBe('');
  });

  test('R40 a blockade that lasts has held', () => {
    const s = battle('force-the-blockade', { placing: false, turns: 10 });
    s.turn = 10;
    gone(s, 'Courageuse', 0);
    expect(end(s)).toEqual(['turns', BRITISH]);
  });

  test('C3.8 swapped, the British run for the southern side', () => {
    const s = battle('force-the-blockade', { placing: false, swap: true });
    gone(s, 'HMS Defence', 2);
    gone(s, 'HMS Terpsichore', 2);
    expect(end(s)).toEqual(['escaped', BRITISH]);
  });

  /** The second battle of two, after one in which these French ships got home. */
  function secondLeg(home: string[], prepare: (s: Sails) => void = () => {}): Sails {
    const s = battle('force-the-blockade', { placing: false, twice: true });
    prepare(s);
    for (const name of ['Courageuse', 'Généreux']) {
      if (home.includes(name)) gone(s, name, 0);
      else out(s, name);
    }
    s.over = takeStock(s, none);
    expect(s.over).not.toBe('');
    settle(drill(layingOut, {}, s));
    s.turn = 1;
    return s;
  }

  test('C3.9 played twice, the parts are swapped on a fresh table and the better runner wins', () => {
    const s = secondLeg(['Courageuse'], first => {
      named(first, 'HMS Defence').hull[0] = 3;
    });
    expect(s).toMatchObject({ leg: 1, over: '', progress: [0, 0] });
    expect(s.ships.every(ship => ship.condition === 'afloat' && ship.hull.every(box => box === 0))).toBe(true);
    expect(named(s, 'HMS Defence').y).toBeGreaterThan(100_000);
    expect(scores(s)).toEqual([0, 1]);
    out(s, 'HMS Terpsichore');
    expect(end(s)[0]).toBe(''); // it goes on to the last runner
    out(s, 'HMS Defence');
    expect(end(s)).toEqual(['beaten', FRENCH]);
    const better = secondLeg(['Courageuse']);
    gone(better, 'HMS Terpsichore', 2);
    gone(better, 'HMS Defence', 2);
    expect(end(better)).toEqual(['escaped', BRITISH]);
    expect(scores(better)).toEqual([2, 1]);
  });

  test('C3.10 ties: sound boxes brought off, then chasers sunk, then damage to chasers', () => {
    const tied = (first: (s: Sails) => void, second: (s: Sails) => void) => {
      const s = secondLeg(['Généreux'], first);
      gone(s, 'HMS Defence', 2);
      out(s, 'HMS Terpsichore');
      second(s);
      return end(s)[1];
    };
    const nothing = () => {};
    // Généreux has 25 boxes to Defence's 24: one crew lost makes them even.
    const even = (s: Sails) => void (named(s, 'Généreux').crew = 1);
    expect(tied(nothing, nothing)).toBe(FRENCH);
    expect(tied(even, nothing)).toBe(NOBODY);
    expect(tied(s => void (named(s, 'Généreux').crew = 2), nothing)).toBe(BRITISH);
    expect(tied(even, s => void out(s, 'Courageuse'))).toBe(BRITISH);
    expect(
      tied(
        s => {
          even(s);
          out(s, 'HMS Defence');
        },
        s => void (named(s, 'Courageuse').crew = 5),
      ),
    ).toBe(FRENCH);
    expect(tied(even, s => void (named(s, 'Courageuse').hull[0] = 1))).toBe(BRITISH);
    const s = secondLeg([]);
    expect(legScores(s)).toHaveLength(5);
  });
});

test('R87 a runner of the blockade aground on a coast is stopped, and the other one’s run counts if it is played twice', () => {
  const s = battle('force-the-blockade', { coasts: 2 }, 1);
  aground(s, 'Généreux');
  expect(end(s)).toEqual(['aground', BRITISH]);
  const twice = battle('force-the-blockade', { coasts: 2, twice: true }, 2);
  aground(twice, 'Généreux');
  expect(end(twice)[0]).toBe('');
  gone(twice, 'Courageuse', 0);
  expect(end(twice)[0]).toBe('aground');
});

describe('Sitting Ducks', () => {
  const ducks = (options = {}) => battle('sitting-ducks', options, 1);
  const sink = (s: Sails) => {
    out(s, 'HMS Terpsichore');
    out(s, 'HMS Defence');
    return s;
  };

  test('C6.6, R79 the French win with both British out, none aground and less than half of their boxes filled', () => {
    expect(end(ducks())[0]).toBe('');
    const s = sink(ducks());
    expect(end(s)).toEqual(['beaten', FRENCH]);
    expect(result(s)).toMatchObject({ winners: [0], scores: [2], clause: 'C6.6' });
    const hurt = (crew: number) => {
      const one = sink(ducks());
      named(one, 'Unité').crew = crew;
      named(one, 'Unité').hull.fill(3, 0, 4);
      return end(one)[1];
    };
    expect(hurt(5)).toBe(FRENCH); // 9 of 20 boxes
    expect(hurt(6)).toBe(BRITISH);
    const open = sink(ducks());
    named(open, 'Unité').hull.fill(2);
    expect(end(open)[1]).toBe(FRENCH); // open boxes are not filled
  });

  test('C6.6 it is over when a French ship runs aground or surrenders', () => {
    const s = ducks();
    aground(s, 'Aquilon');
    expect(end(s)).toEqual(['aground', BRITISH]);
    expect(result(s)).toMatchObject({ winners: [], reason: 'defeat' });
    expect(toldEnd(s)).toEqual(['C6.6', 'an attacker is aground']);
    const lost = ducks();
    out(lost, 'Unité');
    expect(end(lost)).toEqual(['beaten', BRITISH]);
    expect(toldEnd(lost)).toEqual(['C6.6', 'an attacker is lost']);
  });

  test('R86 an attacker who has left counts as surrendered', () => {
    const off = ducks();
    gone(off, 'Unité', 0);
    expect(end(off)).toEqual(['beaten', BRITISH]);
    const both = sink(ducks());
    gone(both, 'Unité', 0);
    expect(end(both)).toEqual(['beaten', BRITISH]);
  });

  test('R86 with the option attackers may leave, but not all of them', () => {
    const off = ducks({ leaving: true });
    gone(off, 'Unité', 0);
    expect(end(off)[0]).toBe('');
    const won = sink(ducks({ leaving: true }));
    gone(won, 'Unité', 0);
    expect(end(won)).toEqual(['beaten', FRENCH]);
    gone(off, 'Aquilon', 0);
    expect(end(off)).toEqual(['beaten', BRITISH]);
  });

  test('R40 ducks that sit long enough are safe', () => {
    const s = ducks({ turns: 10 });
    s.turn = 10;
    expect(end(s)).toEqual(['turns', BRITISH]);
  });

  test('C6.8 swapped, the British attack', () => {
    const s = ducks({ swap: true });
    out(s, 'Unité');
    out(s, 'Aquilon');
    expect(end(s)).toEqual(['beaten', BRITISH]);
  });
});

describe('free battle', () => {
  test('R44 the side left wins; if the turns run out, the points of enemies out decide', () => {
    const s = battle('free-battle', { points: 120, turns: 10 }, 1);
    const [first, ...rest] = s.ships.filter(ship => ship.side === FRENCH);
    expect(rest.length).toBeGreaterThan(0);
    out(s, first?.name ?? '');
    expect(end(s)[0]).toBe('');
    expect(scores(s)).toEqual([77, 0]);
    s.turn = 10;
    expect(end(s)).toEqual(['turns', BRITISH]);
    for (const ship of s.ships.filter(one => one.side === BRITISH)) out(s, ship.name);
    expect(end(s)).toEqual(['beaten', FRENCH]);
  });

  test('R44, C2.10 while a battery is in action, ships aground on both sides are no stalemate', () => {
    const wish = { points: 60, islands: 1, batteries: 1, placing: false };
    const s = battle('free-battle', wish, 2);
    scatter(s);
    for (const ship of s.ships) if (ship.base <= 1) ship.condition = 'aground';
    expect(end(s)[0]).toBe('');
    const battery = s.ships.find(ship => ship.base > 1) as Ship;
    battery.condition = 'gone';
    Object.assign(s.ships[0] as Ship, { heading: W });
    expect(end(s)[0]).toBe('aground');
  });
});

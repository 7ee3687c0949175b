import { describe, expect, test } from 'vitest';
import { actionOffers, actionPhase } from './a3-actions.ts';
import { layingOut } from './c1-laying-out.ts';
import { result, scores, takeStock, winnerOf } from './c2-victory.ts';
import { drill, N } from '../test/drill.fixture.ts';
import type { SailsEvent } from '../model/events.ts';
import { named, settle } from '../test/laying.fixture.ts';
import type { Sails, Ship } from '../model/state.ts';
import { BACKING, bitOf, BRITISH, FRENCH, NOBODY, STRUCK } from '../model/state.ts';
import { aground, battle, end, gone, none, out } from '../test/stock.fixture.ts';

describe('Against the Outpost', () => {
  const outpost = (options = {}) => battle('against-the-outpost', { placing: false, ...options });

  test('C4.11 the building is worth 8 taken, 4 damaged, -4 untouched', () => {
    const s = outpost();
    expect(scores(s)).toEqual([-4, 0]);
    named(s, 'Outpost').crew = 1;
    expect(scores(s)).toEqual([4, 0]);
    Object.assign(named(s, 'Outpost'), { crew: 0, hull: [1] });
    expect(scores(s)).toEqual([4, 0]);
    out(s, 'Outpost');
    expect(scores(s)).toEqual([8, 0]);
  });

  test('C4.12, C4.13 5 and 9 for enemies out, 3 and 5 for enemies aground', () => {
    const s = outpost();
    out(s, 'Courageuse');
    out(s, 'HMS Defence', 'sunk');
    aground(s, 'Généreux', 'HMS Terpsichore');
    expect(scores(s)).toEqual([-4 + 5 + 5, 9 + 3]);
    gone(s, 'Généreux', 1);
    expect(scores(s)).toEqual([-4 + 5 + 9, 9 + 3]);
  });

  test('R90 a ship lost after she ran aground counts as lost alone', () => {
    const s = outpost();
    aground(s, 'HMS Terpsichore');
    expect(scores(s)[FRENCH]).toBe(3);
    out(s, 'HMS Terpsichore');
    expect(scores(s)[FRENCH]).toBe(5);
  });

  test('R91 with two islands it goes on while a building stands that may yet be taken', () => {
    const s = outpost({ twoIslands: true });
    aground(s, 'HMS Terpsichore', 'HMS Defence');
    expect(end(s)[0]).toBe('');
    const british = s.ships.find(ship => ship.name === 'Outpost' && ship.side === BRITISH);
    Object.assign(british ?? {}, { condition: 'gone', fate: 'surrendered' });
    expect(end(s)[0]).toBe('silenced');
  });

  test('C4.14, R77 the British may go home by their own side if the building surrenders', () => {
    const s = outpost();
    gone(s, 'HMS Defence', 2);
    expect(scores(s)[FRENCH]).toBe(9);
    out(s, 'Outpost');
    expect(scores(s)[FRENCH]).toBe(0);
    gone(s, 'HMS Terpsichore', 3);
    expect(scores(s)[FRENCH]).toBe(5);
  });

  test('C4.9 the building surrenders when the French are beaten by British who still swim', () => {
    const s = outpost();
    out(s, 'Courageuse');
    gone(s, 'Généreux', 0);
    aground(s, 'HMS Terpsichore', 'HMS Defence');
    expect(end(s)[0]).toBe('aground');
    expect(named(s, 'Outpost').fate).toBe('');
    named(s, 'HMS Defence').condition = 'afloat';
    expect(end(s)).toEqual(['silenced', BRITISH]);
    expect(named(s, 'Outpost').fate).toBe('surrendered');
  });

  test('C4.10 it ends when no British ship swims, or the building is taken and no French ship swims', () => {
    const s = outpost();
    aground(s, 'HMS Terpsichore');
    out(s, 'HMS Defence');
    expect(end(s)[0]).toBe('aground');
    out(s, 'HMS Terpsichore');
    expect(end(s)[0]).toBe('beaten');
    const taken = outpost();
    out(taken, 'Outpost');
    aground(taken, 'Courageuse');
    expect(end(taken)[0]).toBe('');
    aground(taken, 'Généreux');
    expect(end(taken)[0]).toBe('silenced');
    const held = outpost();
    aground(held, 'Courageuse', 'Généreux');
    expect(end(held)[0]).toBe('');
  });

  test('C4.15 most points win, and the log tells what they are for', () => {
    const s = outpost();
    out(s, 'HMS Defence');
    out(s, 'HMS Terpsichore');
    out(s, 'Courageuse');
    const told: SailsEvent[] = [];
    s.over = takeStock(s, { dice: none.dice, emit: event => void told.push(event as SailsEvent) });
    expect(winnerOf(s)).toBe(FRENCH);
    expect(told.map(event => (event.type === 'scored' ? [event.side, event.points] : []))).toEqual([
      [FRENCH, 5],
      [FRENCH, 9],
      [BRITISH, 5],
      [BRITISH, -4],
    ]);
    expect(result(s)).toMatchObject({ winners: [1], scores: [1, 14], clause: 'C4.10' });
  });

  test('C4.16 played twice, the French attack a British outpost and the points add up', () => {
    const s = outpost({ twice: true });
    out(s, 'HMS Defence');
    out(s, 'HMS Terpsichore');
    s.over = takeStock(s, none);
    settle(drill(layingOut, {}, s, ...Array.from({ length: 40 }, () => 1)));
    expect(s).toMatchObject({ leg: 1, legScores: [-4, 14] });
    expect(named(s, 'Outpost')).toMatchObject({ side: BRITISH, fate: '' });
    expect(named(s, 'Outpost').y).toBeLessThan(30_000);
    out(s, 'Outpost');
    expect(scores(s)).toEqual([-4, 14 + 8]);
  });

  test('C4.19 with two islands each side scores for the enemy’s building and for every ship that leaves', () => {
    const s = outpost({ twoIslands: true });
    expect(scores(s)).toEqual([-4, -4]);
    const [french, british] = s.ships.filter(ship => ship.name === 'Outpost') as [Ship, Ship];
    Object.assign(french, { condition: 'gone', fate: 'surrendered' });
    british.crew = 1;
    gone(s, 'HMS Defence', 2);
    expect(scores(s)).toEqual([8, 4 + 9]);
    expect(end(s)[0]).toBe('');
    aground(s, 'Courageuse', 'Généreux');
    expect(end(s)[0]).toBe('silenced');
    const both = outpost({ twoIslands: true });
    aground(both, 'Courageuse', 'Généreux', 'HMS Terpsichore', 'HMS Defence');
    expect(end(both)).toEqual(['aground', NOBODY]);
    for (const name of ['Courageuse', 'Généreux', 'HMS Terpsichore', 'HMS Defence']) out(both, name);
    expect(end(both)).toEqual(['empty', NOBODY]);
  });
});

describe('Supplies Are Coming', () => {
  /** Courageuse with struck sails, this far south of the island. */
  function unloading(off: number, options = {}): Sails {
    const s = battle('supplies-are-coming', { placing: false, ...options });
    const ship = named(s, 'Courageuse');
    const island = s.land[0] as Sails['land'][number];
    const south = Math.min(...island.outline.filter((_, i) => i % 2 === 1));
    const at = island.outline.indexOf(south) - 1;
    Object.assign(ship, {
      x: island.outline[at],
      y: south - off - ship.halfLength,
      heading: N,
      sails: STRUCK,
      sailed: 0,
    });
    return s;
  }

  test('C5.8 two points for each turn that she lies still with struck sails near the island, six in all', () => {
    const s = unloading(6700);
    for (const points of [2, 4, 6, 6]) {
      end(s);
      expect(s.progress).toEqual([0, points]);
    }
    expect(scores(s)).toEqual([0, 6]);
  });

  test('C5.8, A4.3, R78 aground by the island she may still strike her sails, and lands supplies when she has', () => {
    const s = unloading(6700);
    const frigate = named(s, 'Courageuse');
    Object.assign(frigate, { condition: 'aground', sails: BACKING });
    end(s);
    expect(s.progress).toEqual([0, 0]);
    expect(actionOffers(s, frigate)).toContain('decrease-sails');
    frigate.orders = bitOf('decrease-sails');
    drill(actionPhase, {}, s);
    expect(frigate.sails).toBe(STRUCK);
    end(s);
    expect(s.progress).toEqual([0, 2]);
  });

  test('R39 no other ship aground works on her sails, nor she where nothing can be landed', () => {
    const s = unloading(6800);
    aground(s, 'Courageuse', 'Généreux');
    for (const name of ['Courageuse', 'Généreux']) {
      named(s, name).sails = BACKING;
      expect(actionOffers(s, named(s, name))).not.toContain('decrease-sails');
    }
  });

  test('C5.8, R78 not too far off, not under sail, not while she moves, and no other ship', () => {
    const idle = (change: (ship: Ship) => void, off = 6700, windStrength = 1) => {
      const s = unloading(off);
      s.windStrength = windStrength;
      change(named(s, 'Courageuse'));
      end(s);
      return s.progress[FRENCH];
    };
    expect(idle(() => {}, 6800)).toBe(0);
    expect(idle(ship => void (ship.sails = 1))).toBe(0);
    // In a low wind backing sails are as good as struck.
    expect(idle(ship => void (ship.sails = 1), 6700, 0)).toBe(2);
    expect(idle(ship => void (ship.sailed = 1))).toBe(0);
    expect(idle(ship => void (ship.condition = 'gone'))).toBe(0);
    const s = unloading(20_000);
    const { x, y } = named(unloading(6000), 'Courageuse');
    Object.assign(named(s, 'Généreux'), { x, y, sails: STRUCK });
    end(s);
    expect(s.progress).toEqual([0, 0]);
  });

  test('C5.9 with all landed the French may go home by their own side', () => {
    const s = unloading(6700);
    gone(s, 'Courageuse', 0);
    s.progress[FRENCH] = 4;
    expect(scores(s)).toEqual([5, 4]);
    s.progress[FRENCH] = 6;
    expect(scores(s)).toEqual([0, 6]);
    gone(s, 'Généreux', 0);
    expect(end(s)).toEqual(['supplied', FRENCH]);
    gone(s, 'Généreux', 1);
    expect(scores(s)).toEqual([9, 6]);
  });

  test('C5.10 nothing landed gives the British three', () => {
    expect(scores(unloading(20_000))).toEqual([3, 0]);
  });

  test('C5.7 it ends when no ship of a side swims any more', () => {
    const s = unloading(20_000);
    aground(s, 'Courageuse');
    expect(end(s)[0]).toBe('');
    out(s, 'Généreux');
    expect(end(s)).toEqual(['aground', BRITISH]);
    const beaten = unloading(20_000);
    out(beaten, 'HMS Defence');
    out(beaten, 'HMS Terpsichore');
    expect(end(beaten)).toEqual(['beaten', FRENCH]);
  });

  test('C5.11, C5.12, C5.13 ships out count 5 and 9, aground 3 and 5, and most points win', () => {
    const s = unloading(20_000);
    out(s, 'Généreux');
    aground(s, 'Courageuse', 'HMS Defence');
    out(s, 'HMS Terpsichore');
    expect(scores(s)).toEqual([3 + 9 + 3, 5 + 5]);
    expect(end(s)).toEqual(['aground', BRITISH]);
  });

  test('C5.14 played twice, the British bring supplies in their turn', () => {
    const s = unloading(6700, { twice: true });
    s.progress[FRENCH] = 6;
    out(s, 'HMS Defence');
    out(s, 'HMS Terpsichore');
    s.over = takeStock(s, none);
    settle(drill(layingOut, {}, s, ...Array.from({ length: 40 }, () => 1)));
    expect(s).toMatchObject({ leg: 1, legScores: [0, 20], progress: [0, 0] });
    const frigate = named(s, 'HMS Terpsichore');
    const island = s.land[0] as Sails['land'][number];
    Object.assign(frigate, { x: island.x, y: island.y + island.reach + frigate.halfLength, sails: STRUCK, sailed: 0 });
    end(s);
    expect(s.progress).toEqual([2, 0]);
  });
});

import { describe, expect, test } from 'vitest';
import { checkSurrender, crewBoxes } from './b7-damage.ts';
import { CREW, ZERO, E_BAG, pair, between, block, ship, leave, fight, strokes } from '../test/boarding.fixture.ts';
import { add, draws, drill, E, happened, QUIET, sea } from '../test/drill.fixture.ts';
import { boardingAttacks } from './o10-boarding.ts';
import { NOBODY, pairOf } from '../model/state.ts';

describe('the fight', () => {
  const grappled = [pairOf(0, 1)];

  test('O10.11 nothing is left to fight for if one has surrendered to the guns', () => {
    const s = pair({ grappled });
    leave(s, 1, 0);
    checkSurrender(s, QUIET);
    expect(s.grappled).toEqual([]);
    expect(fight(s).events).toEqual([]);
  });

  test('O10.12, O10.13, O10.14, O10.16 the example: two counters each, and a third of the ship of burden 3 at the end', () => {
    const s = pair({ grappled });
    const d = fight(s, CREW, ZERO, CREW, CREW, CREW);
    expect(strokes(d)).toEqual([
      [0, 1],
      [1, 0],
      [0, 1],
      [1, 0],
      [0, 1],
    ]);
    expect(s.ships.map(one => one.crew)).toEqual([1, 3]);
    expect(s.grappled).toEqual(grappled);
  });

  test('O10.13 counters of one stroke take effect together: she who surrenders still strikes', () => {
    const s = pair({ grappled });
    leave(s, 1, 1);
    const d = fight(s, CREW, CREW);
    expect(strokes(d)).toEqual([
      [0, 1],
      [1, 0],
    ]);
    expect(ship(s, 0).crew).toBe(1);
    expect(ship(s, 1).fate).toBe('surrendered');
  });

  test('O10.15 as soon as one surrenders no more is drawn', () => {
    const s = pair({ grappled });
    leave(s, 1, 2);
    const d = fight(s, CREW, ZERO, CREW, ZERO);
    expect(d.left()).toBe(0);
    expect(strokes(d)).toHaveLength(4);
    expect(happened(d, 'lost')).toMatchObject([{ ship: 1, fate: 'surrendered' }]);
    expect(s.grappled).toEqual([]);
  });

  test('O10.17, R63 never both: chance picks one, and the other keeps her last box', () => {
    for (const [pick, yields] of [
      [1, 0],
      [2, 1],
    ] as const) {
      const s = pair({ grappled });
      leave(s, 0, 1);
      leave(s, 1, 1);
      const d = drill(boardingAttacks, {}, s, ...draws(s, E_BAG, CREW, CREW), pick);
      expect(happened(d, 'boarding-tie')).toMatchObject([{ yields }]);
      expect(happened(d, 'lost')).toMatchObject([{ ship: yields, fate: 'surrendered' }]);
      const spared = ship(s, 1 - yields);
      expect([spared.condition, crewBoxes(spared) - spared.crew]).toEqual(['afloat', 1]);
    }
  });

  test('O10.17 two struck down by others have not ended each other: both are lost', () => {
    const s = block();
    s.grappled = [pairOf(0, 1), pairOf(0, 2), pairOf(1, 3)];
    leave(s, 0, 1);
    leave(s, 1, 1);
    const d = drill(boardingAttacks, {}, s).say('assault ship=0 target=2');
    // The Courageuse strikes down the Terpsichore, and is struck down by the Meleager.
    d.say(draws(s, E_BAG, ZERO, CREW, ZERO, CREW), 'assault ship=1 target=0');
    expect(happened(d, 'boarding-tie')).toEqual([]);
    expect(happened(d, 'lost').map(event => event.ship)).toEqual([0, 1]);
    expect([d.ended(), d.left()]).toEqual([true, 0]);
  });

  test('O10.28, O10.29, O10.30 grappled with two she names a target for each counter, and is struck by both', () => {
    const s = between({ grappled: [pairOf(0, 1), pairOf(0, 2)] });
    const d = drill(boardingAttacks, {}, s);
    expect([d.seat(), d.ask(), d.offers()]).toEqual([
      0,
      'boarding-attacks.assault',
      ['assault ship=0 target=1', 'assault ship=0 target=2'],
    ]);
    d.say(draws(s, E_BAG, CREW, CREW, ZERO), 'assault ship=0 target=2');
    expect(strokes(d)).toEqual([
      [0, 2],
      [1, 0],
      [2, 0],
    ]);
    expect(s.ships.map(one => one.crew)).toEqual([1, 0, 1]);
    d.say(draws(s, E_BAG, CREW, CREW, CREW), 'assault ship=0 target=1');
    expect(s.ships.map(one => one.crew)).toEqual([3, 1, 1]);
    // Burden 5 against 3 and 3: the last two strokes are hers alone.
    d.say(draws(s, E_BAG, ZERO, ZERO, ZERO), 'assault ship=0 target=1');
    d.say(draws(s, E_BAG, CREW), 'assault ship=0 target=1', draws(s, E_BAG, CREW), 'assault ship=0 target=1');
    expect(d.ended()).toBe(true);
    expect(strokes(d)).toHaveLength(11);
    expect(s.ships.map(one => one.crew)).toEqual([3, 3, 1]);
  });

  test('O10.28, R64 when one of two opponents surrenders the fight with the other goes on', () => {
    const s = between({ grappled: [pairOf(0, 1), pairOf(0, 2)] });
    leave(s, 1, 1);
    const d = drill(boardingAttacks, {}, s);
    const rest = draws(s, E_BAG, CREW, ZERO, ZERO, ZERO, ZERO, ZERO, ZERO, ZERO, ZERO);
    // What the surrendered ship held goes back to the bag before the second stroke.
    d.say([...rest.slice(0, 3), 1, 1, 1, 1, 1, 1], 'assault ship=0 target=1');
    expect(happened(d, 'lost')).toMatchObject([{ ship: 1 }]);
    expect(d.ended()).toBe(true);
    expect(s.grappled).toEqual([pairOf(0, 2)]);
    expect(strokes(d).slice(3)).toEqual([
      [0, 2],
      [2, 0],
      [0, 2],
      [2, 0],
      [0, 2],
      [0, 2],
    ]);
  });

  test('O10.30 of two with a choice the smaller crew names hers first', () => {
    const s = block();
    s.grappled = [pairOf(0, 1), pairOf(0, 2), pairOf(1, 3)];
    const d = drill(boardingAttacks, {}, s);
    expect(d.offers()).toEqual(['assault ship=0 target=1', 'assault ship=0 target=2']);
    d.say('assault ship=0 target=1');
    expect(d.offers()).toEqual(['assault ship=1 target=0', 'assault ship=1 target=3']);
  });

  test('R42 without a player she strikes at the crew that has least left', () => {
    const s = sea({ articles: { boarding: true, sides: [1], automatic: 0 } });
    add(s, NOBODY, 'defence', 400, 400, E);
    add(s, 0, 'courageuse', 400, 446.5, E);
    add(s, 0, 'unite', 400, 353.5, E, { crew: 3 });
    s.grappled = [pairOf(0, 1), pairOf(0, 2)];
    const d = drill(boardingAttacks, {}, s, ...Array.from({ length: 11 }, () => 1));
    expect(d.ended()).toBe(true);
    expect(strokes(d).filter(([by]) => by === 0)).toEqual(Array.from({ length: 5 }, () => [0, 2]));
  });
});

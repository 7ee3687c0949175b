import type { Frame, Seat } from '@weathergauge/engine';
import { anyOffer, configure, isRefusal, playOn, seededDice, seededRng, silent } from '@weathergauge/engine';
import { describe, expect, test } from 'vitest';
import { evaluate, tally } from './evaluate.ts';
import { cardOffers } from '../chapters/b2-cards.ts';
import { blueCards, cardOf, redCards, straightOf } from '../model/cards.ts';
import { add, E, N, S, sea, W } from '../test/drill.fixture.ts';
import type { Draft } from '../model/drafts.ts';
import { makeLand } from '../model/ground.ts';
import { ruleset } from '../index.ts';
import type { Sails, Ship } from '../model/state.ts';
import { BACKING, BATTLE, bitOf, clone, FULL, NOBODY, STRUCK, shipOf, volleyCode } from '../model/state.ts';
import { levels } from '../model/vocabulary.ts';

/** The value of a position after a change of it. */
function worth(s: Sails, seat: Seat, change: (s: Sails) => void): number {
  const after = clone(s);
  change(after);
  return evaluate(after, seat);
}

/** The cards of a ship from the best to the worst, as her own seat sees them. */
function ranked(s: Sails, ship: Readonly<Ship>, space: 'first' | 'second' = 'first'): number[] {
  const values = cardOffers(s, ship).map(card => ({
    card,
    value: worth(s, ship.seat as Seat, after => {
      shipOf(after, ship.id)[space] = card;
    }),
  }));
  return values.toSorted((a, b) => b.value - a.value).map(({ card }) => card);
}

const veerOf = (ship: Readonly<Ship>, card: number): number => cardOf(ship.deck, card).veer;

/** A lane under way for seat 0 in which nothing has been written: orders are read from the ships. */
function during(kind: 'fires' | 'loadings'): Frame<Draft>[] {
  return [{ proc: 'turn', at: 0, vars: {}, loops: [], lanes: [{ seat: 0, stack: [], draft: { kind, ships: [] } }] }];
}

describe('the value of a position', () => {
  test('lies between lost and won, and is certain only at the end', () => {
    for (const level of levels) {
      for (const scenario of ['enemy-in-sight', 'force-the-blockade', 'against-the-outpost', 'free-battle']) {
        const config = configure(ruleset, { scenario, options: { level } });
        if (isRefusal(config)) throw new Error(config.reason);
        const dice = seededDice(`worth/${level}`);
        const s = ruleset.setup(config, dice, silent);
        const choose = (by: Seat) => {
          for (const seat of [0, 1] as const) expect(Math.abs(evaluate(s, seat))).toBeLessThan(1);
          return anyOffer(ruleset, s, by, dice);
        };
        playOn(ruleset, s, { choose }, dice);
        const winners = ruleset.result(s)?.winners ?? [];
        const won = (seat: Seat): number => (winners.length === 0 ? 0 : winners.includes(seat) ? 1 : -1);
        for (const seat of [0, 1] as const) expect(evaluate(s, seat)).toBe(won(seat));
      }
    }
  });

  test('rests on nothing that the seat cannot know', () => {
    for (const level of levels) {
      const options = { level, boarding: true, continuousFire: true };
      const config = configure(ruleset, { scenario: 'enemy-in-sight', seats: 3, options });
      if (isRefusal(config)) throw new Error(config.reason);
      const rng = seededRng(`blind/${level}`);
      let compared = 0;
      for (let game = 0; game < 5; game++) {
        const dice = seededDice(`blind/${level}/${game}`);
        const s = ruleset.setup(config, dice, silent);
        const next = (pending: readonly Seat[]) => {
          const seat = rng.below(3) as Seat;
          const other = ruleset.clone(s);
          ruleset.resample(other, seat, rng);
          expect(evaluate(other, seat)).toBe(evaluate(s, seat));
          compared++;
          return pending[rng.below(pending.length)] as Seat;
        };
        playOn(ruleset, s, { next, choose: seat => anyOffer(ruleset, s, seat, rng) }, dice);
      }
      expect(compared).toBeGreaterThan(200);
    }
  });

  test('a defeat by the automaton is a loss, not a draw', () => {
    const s = sea({ over: 'beaten', articles: { scenario: 'enemy-in-sight', sides: [0], automatic: 1 } });
    add(s, 0, 'defence', 300, 300, N, { condition: 'gone', fate: 'surrendered' });
    add(s, NOBODY, 'genereux', 500, 300, N);
    expect(evaluate(s, 0)).toBe(-1);
  });

  test('damage lowers it, and the last boxes count more than the first', () => {
    const s = sea();
    const ship = add(s, 0, 'defence', 300, 300, N);
    add(s, 1, 'genereux', 900, 500, N);
    const after = (boxes: number): number =>
      worth(s, 0, t => shipOf(t, ship.id).hull.fill(5, 0, boxes)) - worth(s, 0, t => shipOf(t, ship.id).hull.fill(0));
    expect(after(2)).toBeLessThan(0);
    expect(after(10) - after(8)).toBeLessThan(after(2));
  });
});

describe('cards', () => {
  test('she does not sail off the table, nor to where nothing else is left', () => {
    const s = sea();
    const ship = add(s, 0, 'defence', 300, 780, 57_344);
    s.windFrom = 2;
    add(s, 1, 'genereux', 900, 300, N);
    const [best] = ranked(s, ship);
    expect(veerOf(ship, best as number)).toBeLessThan(5);
    const close = sea({ level: 'standard' });
    const runs = add(close, 0, 'terpsichore', 600, 660, N);
    close.windFrom = 2;
    add(close, 1, 'genereux', 600, 200, N);
    runs.first = straightOf(runs.deck);
    // Wherever her second card brings her she is still on the table; but only after the hardest turns can she stay there.
    const seconds = ranked(close, runs, 'second').map(card => veerOf(runs, card));
    expect(seconds.slice(0, 2).toSorted((a, b) => a - b)).toEqual([0, 10]);
  });

  test('she keeps off reefs', () => {
    const reef = makeLand('reef', [-3000, -2000, 3000, -2000, 3000, 2000, -3000, 2000], 60_000, 42_000, 0, 'rocky', 0);
    const s = sea({ land: [reef], windFrom: 2 });
    const ship = add(s, 0, 'defence', 600, 300, N);
    add(s, 1, 'genereux', 600, 800, S);
    const straight = straightOf(ship.deck);
    const ahead = worth(s, 0, t => {
      shipOf(t, ship.id).first = straight;
    });
    const open = worth({ ...s, land: [] }, 0, t => {
      shipOf(t, ship.id).first = straight;
    });
    expect(ahead).toBeLessThan(open - 0.15);
    expect(ranked(s, ship)[0]).not.toBe(straight);
  });

  test('of two friends abreast she does not turn into the other', () => {
    const s = sea({ level: 'standard', windFrom: 2 });
    const ship = add(s, 0, 'defence', 500, 300, N, { first: 1 });
    const friend = add(s, 0, 'defence', 570, 300, N, { first: 1, second: 2 });
    add(s, 1, 'genereux', 500, 800, S);
    const hardRight = blueCards(ship.deck).find(card => veerOf(ship, card) === 7) as number;
    const alone = clone(s);
    shipOf(alone, friend.id).condition = 'gone';
    const lost = (t: Sails): number =>
      worth(t, 0, u => {
        shipOf(u, ship.id).second = 2;
      }) -
      worth(t, 0, u => {
        shipOf(u, ship.id).second = hardRight;
      });
    expect(lost(s)).toBeGreaterThan(lost(alone) + 0.003);
  });

  test('in irons she turns out of the wind rather than drift off the table', () => {
    const s = sea({ windFrom: 2 });
    const ship = add(s, 0, 'genereux', 62, 400, E - 6000);
    add(s, 1, 'defence', 700, 400, N);
    const astern = redCards(ship.deck).find(card => veerOf(ship, card) === 5) as number;
    expect(ranked(s, ship)[0]).not.toBe(astern);
  });

  test('far from the enemy she closes', () => {
    const s = sea({ windFrom: 2 });
    const ship = add(s, 0, 'defence', 300, 450, W);
    add(s, 1, 'genereux', 1000, 450, N);
    const turnsLeft = ranked(s, ship)[0] as number;
    expect(veerOf(ship, turnsLeft)).not.toBe(5);
  });
});

describe('guns', () => {
  const abreast = (level: (typeof levels)[number]): Sails => {
    const s = sea({ level, revealed: 1, windFrom: 0, stack: during('fires') });
    add(s, 0, 'defence', 500, 400, W);
    add(s, 1, 'genereux', 500, 500, W);
    return s;
  };

  test('a broadside that bears at short range is fired, by the whole of it', () => {
    const s = abreast('basic');
    const held = evaluate(s, 0);
    const fire = (arc: number): number =>
      worth(s, 0, t => {
        shipOf(t, 0).volley[1] = volleyCode(1, arc, 1, 0);
      });
    expect(fire(1)).toBeGreaterThan(held);
    expect(fire(1)).toBeGreaterThan(fire(0));
  });

  test('guns are not emptied at nothing', () => {
    const s = abreast('standard');
    const emptied = worth(s, 0, t => {
      shipOf(t, 0).volley[1] = volleyCode(-1, 1, 1, 0);
    });
    expect(emptied).toBeLessThan(evaluate(s, 0));
  });

  test('of two targets the weaker is worth the more', () => {
    const gain = (boxes: number): number => {
      const s = abreast('basic');
      shipOf(s, 1).hull.fill(5, 0, boxes);
      add(s, 1, 'genereux', 1100, 800, W).hull.fill(5, 0, 9 - boxes);
      const fired = worth(s, 0, t => {
        shipOf(t, 0).volley[1] = volleyCode(1, 1, 1, 0);
      });
      return fired - evaluate(s, 0);
    };
    expect(gain(9)).toBeGreaterThan(gain(0));
    expect(gain(0)).toBeGreaterThan(0);
  });

  test('ball is loaded while the enemy is far, grape for one alongside', () => {
    const s = sea({ level: 'standard', windFrom: 2 });
    add(s, 0, 'defence', 300, 100, N);
    const far = add(s, 1, 'genereux', 900, 800, S);
    const loaded = (shot: number, t: Sails): number =>
      worth(t, 0, u => {
        shipOf(u, 0).shot.fill(shot);
      });
    expect(loaded(1, s)).toBeGreaterThan(loaded(2, s));
    expect(loaded(1, s)).toBeGreaterThan(loaded(3, s));
    const near = clone(s);
    Object.assign(shipOf(near, far.id), { x: 36_000, y: 10_000, heading: N, crew: 9 });
    near.stack = during('loadings');
    near.revealed = 1;
    near.turn = 3;
    shipOf(near, 0).first = 1;
    const reloaded = (shot: number): number =>
      worth(near, 0, u => {
        shipOf(u, 0).shot.fill(0);
        shipOf(u, 0).loads.fill(shot);
      });
    expect(reloaded(3)).toBeGreaterThan(reloaded(1));
    expect(reloaded(1)).toBeGreaterThan(reloaded(-1));
  });
});

describe('orders of the Advanced rules', () => {
  const at = (changes: Partial<Ship> = {}): Sails => {
    const s = sea({ level: 'advanced', windFrom: 0 });
    add(s, 0, 'defence', 500, 400, W, { first: 1, second: 2, ...changes });
    add(s, 1, 'genereux', 500, 500, W);
    return s;
  };
  const ordered = (s: Sails, ...actions: Parameters<typeof bitOf>[0][]): number =>
    worth(s, 0, t => {
      let bits = 0;
      for (const action of actions) bits |= bitOf(action);
      shipOf(t, 0).orders = bits;
      shipOf(t, 0).settled = 1;
    });

  test('fire on the side that will bear, not on the other', () => {
    expect(ordered(at(), 'fire-right')).toBeGreaterThan(ordered(at(), 'fire-left'));
    expect(ordered(at(), 'fire-left')).toBe(ordered(at()));
  });

  test('an empty broadside is reloaded, fires are put out, water is pumped, damage is repaired', () => {
    expect(ordered(at({ shot: [1, 0] }), 'reload-right')).toBeGreaterThan(ordered(at({ shot: [1, 0] })));
    expect(ordered(at({ fires: 1 }), 'extinguish')).toBeGreaterThan(ordered(at({ fires: 1 })));
    const flooded = [-2, 5, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0];
    expect(ordered(at({ hull: flooded }), 'pump')).toBeGreaterThan(ordered(at({ hull: flooded })));
    expect(ordered(at({ hull: flooded }), 'repair')).toBeGreaterThan(ordered(at({ hull: flooded })));
    expect(ordered(at({ leaks: 1 }), 'repair')).toBeGreaterThan(ordered(at({ leaks: 1 })));
    expect(ordered(at(), 'repair')).toBe(ordered(at()));
  });

  test('sails are not struck without need', () => {
    expect(ordered(at({ sails: BACKING }), 'decrease-sails')).toBeLessThan(ordered(at({ sails: BACKING })));
  });

  test('boarding suits the ship with the stronger crew', () => {
    const s = sea({ level: 'basic', articles: { boarding: true }, windFrom: 0 });
    add(s, 0, 'defence', 500, 400, W);
    add(s, 1, 'courageuse', 500, 446.5, W, { crew: 5 });
    const boards = (t: Sails, seat: Seat): number =>
      worth(t, seat, u => {
        shipOf(u, seat).parley = 2;
      }) -
      worth(t, seat, u => {
        shipOf(u, seat).parley = 1;
      });
    expect(boards(s, 0)).toBeGreaterThan(0);
    expect(boards(s, 1)).toBeLessThan(0);
  });
});

describe('what a scenario is about', () => {
  test('C3.6 a runner makes for home, and going there is no loss', () => {
    const s = sea({ articles: { scenario: 'force-the-blockade', height: 120_000, width: 90_000 }, windFrom: 2 });
    s.edges = [2, 0];
    const runner = add(s, 1, 'courageuse', 450, 1150, N);
    add(s, 1, 'genereux', 250, 900, N);
    add(s, 0, 'defence', 600, 600, S);
    add(s, 0, 'terpsichore', 300, 500, S);
    const straight = straightOf(runner.deck);
    const goes = (change: (s: Sails) => void): number =>
      worth(s, 1, t => {
        shipOf(t, runner.id).first = straight;
        change(t);
      });
    expect(goes(t => (t.edges = [0, 2]))).toBeLessThan(goes(() => {}) - 0.2);
    const southward = clone(s);
    Object.assign(shipOf(southward, runner.id), { y: 20_000, heading: S });
    const [best] = ranked(southward, shipOf(southward, runner.id));
    expect(best).not.toBe(straight);
  });

  test('C3.7 a chaser counts for less once a runner is past her, and a runner fares better in company', () => {
    const s = sea({ articles: { scenario: 'force-the-blockade', height: 120_000, width: 90_000 }, windFrom: 2 });
    s.edges = [2, 0];
    add(s, 1, 'courageuse', 300, 500, N);
    const consort = add(s, 1, 'genereux', 400, 500, N);
    const chaser = add(s, 0, 'defence', 800, 700, N);
    const after = (id: number, change: Partial<Ship>, seat: Seat): number =>
      worth(s, seat, t => {
        Object.assign(shipOf(t, id), change);
      });
    // Out of gunshot all the while; and as near, but to the north and going their way, or to the south of them.
    expect(after(chaser.id, { y: 70_000 }, 0)).toBeGreaterThan(after(chaser.id, { y: 30_000 }, 0) + 0.01);
    expect(after(chaser.id, { heading: N }, 0)).toBeGreaterThan(after(chaser.id, { heading: S }, 0) + 0.01);
    s.ships.pop();
    add(s, 0, 'defence', 860, 1000, N);
    expect(after(consort.id, { x: 40_000 }, 1)).toBeGreaterThan(after(consort.id, { x: 6_000 }, 1));
    expect(after(consort.id, { x: 40_000 }, 1)).toBeGreaterThan(after(consort.id, { x: 60_000 }, 1) + 0.01);
  });

  test('C4.11 a scratch on the outpost is worth much to those who attack it', () => {
    const s = sea({ articles: { scenario: 'against-the-outpost' } });
    add(s, 0, 'defence', 300, 300, N);
    add(s, 1, 'genereux', 900, 700, S);
    add(s, 1, 'building', 600, 800, N, { halfLength: 1100, halfWidth: 800 });
    const scratched = worth(s, 0, t => {
      shipOf(t, 2).hull[0] = 1;
    });
    expect(scratched).toBeGreaterThan(evaluate(s, 0) + 0.1);
  });

  test('C5.8 the supply frigate strikes her sails by the island, and not elsewhere', () => {
    const shape = [-6500, -4700, 6500, -4700, 6500, 4700, -6500, 4700];
    const island = makeLand('island', shape, 45_000, 100_000, 0, 'safe', 0);
    const articles = { scenario: 'supplies-are-coming', height: 120_000, width: 90_000 };
    const strikes = (ymm: number): number => {
      const s = sea({ level: 'advanced', articles, land: [island], windFrom: 2 });
      s.edges = [2, 0];
      add(s, 1, 'courageuse', 345, ymm, N, { sails: BACKING, first: 1, second: 2 });
      add(s, 0, 'defence', 600, 100, N);
      const ordered = (orders: number): number =>
        worth(s, 1, t => {
          Object.assign(shipOf(t, 0), { orders, settled: 1 });
        });
      return ordered(bitOf('decrease-sails')) - ordered(0);
    };
    expect(strikes(820)).toBeGreaterThan(0);
    expect(strikes(300)).toBeLessThan(0);
  });

  test('C6.6 an attacker of the ships at anchor spares half her boxes', () => {
    const s = sea({ articles: { scenario: 'sitting-ducks', sides: [1], automatic: 0 } });
    add(s, 0, 'aquilon', 300, 700, S);
    add(s, NOBODY, 'defence', 700, 200, N, { anchored: 1 });
    const spent = worth(s, 0, t => {
      Object.assign(shipOf(t, 0), { crew: 7 });
      shipOf(t, 0).hull.fill(5, 0, 6);
    });
    expect(spent).toBeLessThan(-0.5);
    const stranded = worth(s, 0, t => {
      shipOf(t, 0).condition = 'aground';
    });
    expect(stranded).toBeLessThan(-0.5);
  });

  test('R43 ships are placed heading for the enemy, clear of each other and not in the wind’s eye', () => {
    const config = configure(ruleset, { scenario: 'enemy-in-sight', options: { level: 'advanced' } });
    if (isRefusal(config)) throw new Error(config.reason);
    const dice = seededDice('berths');
    const s = ruleset.setup(config, dice, silent);
    const choose = (seat: Seat) => {
      if (s.turn > 0) return null;
      const offers = ruleset.offers(s, seat);
      const values = offers.map(offer => {
        const after = ruleset.clone(s);
        ruleset.apply(after, seat, offer, dice, silent);
        return evaluate(after, seat);
      });
      return offers[values.indexOf(Math.max(...values))] ?? null;
    };
    playOn(ruleset, s, { choose }, dice);
    for (const ship of s.ships) {
      const off = Math.abs(((ship.heading - (ship.side === 0 ? N : S) + 98_304) & 65_535) - 32_768);
      expect(off).toBeLessThanOrEqual(8192);
      expect(ship.shot).toEqual([1, 1]);
      expect([BATTLE, FULL]).toContain(ship.sails);
      expect(ship.sails).not.toBe(STRUCK);
    }
  });
});

test('the tally counts boxes, crew, masts, fires, leaks and ships of both sides', () => {
  const s = sea();
  add(s, 0, 'defence', 300, 300, N, { crew: 2 }).hull.fill(5, 0, 3);
  add(s, 1, 'genereux', 600, 300, N, { condition: 'gone', fate: 'surrendered' });
  expect(tally(s)).toEqual({
    'British hull boxes lost': 3,
    'British crew lost': 2,
    'British masts lost': 0,
    'British fires': 0,
    'British leaks': 0,
    'British ships lost': 0,
    'French hull boxes lost': 0,
    'French crew lost': 0,
    'French masts lost': 0,
    'French fires': 0,
    'French leaks': 0,
    'French ships lost': 1,
    'ships grappled': 0,
  });
});

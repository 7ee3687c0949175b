import { runner, silent } from '@weathergauge/engine';
import { describe, expect, test } from 'vitest';
import { movement } from './ch2-orders.ts';
import { exchange, lastShots } from './ch4-exchange.ts';
import { game } from './ch5-sequence.ts';
import type { Drill } from '../test/drill.fixture.ts';
import { add, drill, happened, sea } from '../test/drill.fixture.ts';
import { ruleset } from '../index.ts';
import type { AgeOfSail, Ship } from '../model/state.ts';
import { shipOf } from '../model/state.ts';
import { view } from '../model/view.ts';
import { vocabulary } from '../model/vocabulary.ts';

/** Two ships beam to beam at 6 cm. */
function duel(ours: Partial<Ship> = {}, theirs: Partial<Ship> = {}): AgeOfSail {
  const s = sea({ articles: { exchange: true } });
  add(s, 0, 50, 50, 0, ours);
  add(s, 1, 56, 50, 0, theirs);
  return s;
}

const OURS = ['engage ship=0 target=1', 'volley aim=hull decks=3'];
const THEIRS = ['engage ship=1 target=0', 'volley aim=hull decks=3'];

describe('last shots, one side at a time', () => {
  test('5.9, R22 in the combat step whatever has not fired may fire, and nothing else', () => {
    const s = duel({ firedStarboard: 2 });
    const d = drill(lastShots, s).say('engage ship=0 target=1');
    expect(d.offers()).toEqual(['volley aim=hull decks=1', 'volley aim=masts decks=1']);
    expect(drill(lastShots, duel({ firedStarboard: 3 })).ended()).toBe(true);
  });

  test('R22, R23 without the exchange only the side to move is asked', () => {
    const s = duel();
    s.articles = { ...s.articles, exchange: false };
    const d = drill(lastShots, s);
    expect(d.seat()).toBe(0);
    expect(d.say('cease-fire').ended()).toBe(true);
  });

  test('5.9, R71 of two allied seats each fires its own ships, one after the other', () => {
    const s = sea({ articles: { sides: [0, 1, 0, 1] } });
    add(s, 0, 50, 50, 0);
    add(s, 2, 50, 40, 0);
    add(s, 1, 56, 50, 0);
    add(s, 3, 56, 40, 0);
    const d = drill(lastShots, s);
    expect([d.seat(), d.offers()]).toEqual([0, ['engage ship=0 target=2', 'cease-fire']]);
    d.say('cease-fire');
    expect([d.seat(), d.offers()]).toEqual([2, ['engage ship=1 target=3', 'cease-fire']]);
    expect(d.say('cease-fire').ended()).toBe(true);
  });
});

describe('the exchange', () => {
  test('R22, R73 both sides seal their volleys, and none is fired before all are sealed', () => {
    const s = duel();
    const d = drill(exchange, s, 4, 4, 4, 4, 4, 4).sayAs(0, ...OURS);
    expect(happened(d, 'volley')).toEqual([]);
    expect([shipOf(s, 0).firedStarboard, shipOf(s, 1).port]).toEqual([0, 3]);
    expect([view(s, 0).sealed.length, view(s, 1).sealed.length, view(s, 'spectator').sealed.length]).toEqual([4, 0, 0]);
    d.sayAs(1, ...THEIRS);
    expect(d.ended()).toBe(true);
    expect(happened(d, 'revealed')).toHaveLength(1);
    expect(happened(d, 'volley')).toHaveLength(2);
  });

  test('R22 fire is simultaneous: both may be silenced at once', () => {
    const s = duel();
    drill(exchange, s, 4, 5, 6, 4, 5, 6)
      .sayAs(0, ...OURS)
      .sayAs(1, ...THEIRS);
    expect([shipOf(s, 0).starboard, shipOf(s, 1).port]).toEqual([0, 0]);
  });

  test('R22, R73 the order of answering does not matter: the dice fall by seat', () => {
    const told: Drill[] = [];
    for (const first of [0, 1] as const) {
      const d = drill(exchange, duel(), 4, 1, 1, 4, 4, 1);
      d.sayAs(first, ...(first === 0 ? OURS : THEIRS));
      d.sayAs(first === 0 ? 1 : 0, ...(first === 0 ? THEIRS : OURS));
      told.push(d);
    }
    const [a, b] = told as [Drill, Drill];
    expect(a.s).toEqual(b.s);
    expect(shipOf(a.s, 1).port).toBe(2);
    expect(shipOf(a.s, 0).starboard).toBe(1);
  });

  test('R22 answers given in turns come out the same as well', () => {
    const d = drill(exchange, duel(), 4, 1, 1, 4, 4, 1);
    d.sayAs(1, THEIRS[0] as string)
      .sayAs(0, OURS[0] as string)
      .sayAs(1, THEIRS[1] as string)
      .sayAs(0, OURS[1] as string);
    expect([shipOf(d.s, 1).port, shipOf(d.s, 0).starboard]).toEqual([2, 1]);
  });

  test('R22 a seat may cease fire and hold decks back', () => {
    const s = duel();
    const d = drill(exchange, s, 4, 1, 1)
      .sayAs(1, 'cease-fire')
      .sayAs(0, ...OURS);
    expect(d.ended()).toBe(true);
    expect(shipOf(s, 1)).toMatchObject({ port: 2, firedPort: 0 });
    expect(shipOf(s, 0).firedStarboard).toBe(3);
  });

  test('4.2, R22, R24 decks spoken for cannot be sealed twice, and a broadside may be split', () => {
    const s = duel();
    add(s, 1, 56, 54, 0);
    add(s, 1, 44, 50, 0);
    const d = drill(exchange, s).sayAs(
      0,
      'engage ship=0 target=1',
      'volley aim=hull decks=2',
      'engage ship=0 target=2',
    );
    expect(d.offers()).toEqual(['volley aim=hull decks=1', 'volley aim=masts decks=1']);
    d.sayAs(0, 'volley aim=masts decks=1');
    expect(d.offers()).toEqual(['engage ship=0 target=3', 'cease-fire']); // her other board
    d.sayAs(0, 'engage ship=0 target=3', 'volley aim=hull decks=3');
    expect(view(s, 0).sealed).toEqual([0, 1, 0, 2, 0, 2, 1, 1, 0, 3, 0, 3]);
  });

  test('4.2, R22 decks that fired in the enemy’s turn have fired for the round', () => {
    const s = sea({ round: 0, articles: { exchange: true } });
    add(s, 0, 50, 50, 0, { condition: 'aground' });
    add(s, 1, 56, 50, 0, { condition: 'aground' });
    // Refloat fails, six misses, then B's own turn: refloat fails, nobody has a deck left to fire; wind; next round.
    const d = drill(game, s, 1, 1, 1, 1, 1, 1, 1, 1, 3, 3, 1)
      .sayAs(0, ...OURS)
      .sayAs(1, ...THEIRS);
    expect([s.round, s.active, happened(d, 'volley').length]).toEqual([2, 0, 2]);
    expect(d.left()).toBe(0);
  });

  test('R22 decks that were held back in our turn may answer in the enemy’s', () => {
    const s = sea({ round: 0, articles: { exchange: true } });
    add(s, 0, 50, 50, 0, { condition: 'aground' });
    add(s, 1, 56, 50, 0, { condition: 'aground' });
    const d = drill(game, s, 1, 1, 1, 1, 1)
      .sayAs(0, 'engage ship=0 target=1', 'volley aim=hull decks=1', 'cease-fire')
      .sayAs(1, 'engage ship=1 target=0', 'volley aim=hull decks=2', 'cease-fire');
    expect(s.active).toBe(1);
    d.sayAs(0, 'engage ship=0 target=1').sayAs(1, 'engage ship=1 target=0');
    expect(d.offers()).toContain('volley aim=hull decks=2');
    expect(d.offers()).not.toContain('volley aim=hull decks=3');
  });

  test('R15, R22 a ship at her repairs does not fire, whosever turn it is', () => {
    const d = drill(exchange, duel({}, { repairing: 1 }), 1, 1, 1);
    expect(d.seat()).toBe(0);
    expect(d.sayAs(0, ...OURS).ended()).toBe(true);
  });

  test('R22 with nothing to fire the exchange passes at once', () => {
    const s = duel({ firedStarboard: 3 }, { firedPort: 3 });
    expect(drill(exchange, s).ended()).toBe(true);
  });

  test('R22, R30, R73 the owner’s choices are asked as the volleys are marked off, after all were fired', () => {
    const s = duel();
    const d = drill(exchange, s, 5, 1, 1, 5, 1, 1)
      .sayAs(0, 'engage ship=0 target=1', 'volley aim=masts decks=3')
      .sayAs(1, 'engage ship=1 target=0', 'volley aim=masts decks=3');
    expect(happened(d, 'volley')).toHaveLength(2);
    expect([d.seat(), d.ask()]).toEqual([1, 'damage.mast']);
    d.say('lose-mast mast=fore');
    expect([d.seat(), d.ask()]).toEqual([0, 'damage.mast']);
    d.say('lose-mast mast=main');
    expect([d.ended(), shipOf(s, 0).main, shipOf(s, 1).fore]).toEqual([true, 0, 0]);
    expect(s.volleys).toEqual([]);
  });

  test('R22, R31 two volleys at the same masts: the second finds none and is spent', () => {
    const s = duel();
    add(s, 0, 56, 56, 2);
    shipOf(s, 1).firedPort = 3;
    const d = drill(exchange, s, 5, 5, 5, 5, 5, 5).sayAs(
      0,
      'engage ship=0 target=1',
      'volley aim=masts decks=3',
      'engage ship=2 target=1',
      'volley aim=masts decks=3',
    );
    expect([d.ended(), happened(d, 'mast-lost').length]).toEqual([true, 3]);
  });

  test('R22, R49, R69 a prize seals no more decks than she has crew, both boards together', () => {
    const s = duel({ crew: 1 });
    add(s, 1, 44, 50, 0);
    const d = drill(exchange, s).sayAs(0, 'engage ship=0 target=1');
    expect(d.offers()).toEqual(['volley aim=hull decks=1', 'volley aim=masts decks=1']);
    d.sayAs(0, 'volley aim=hull decks=1');
    expect(view(s, 0).sealed).toHaveLength(4);
    expect(d.seat()).toBe(1); // seat 0 is done: her one crew is spoken for
  });

  test('4.20, R22, R49, R69 a prize’s crew serves decks of either board: what one board has no deck for, the other has', () => {
    const s = duel({ crew: 2, starboard: 1, port: 1 });
    add(s, 1, 44, 50, 0);
    const d = drill(exchange, s).sayAs(0, OURS[0] as string, 'volley aim=hull decks=1');
    expect(d.offers()).toEqual(['engage ship=0 target=2', 'cease-fire']);
    d.sayAs(0, 'engage ship=0 target=2');
    expect(d.offers()).toEqual(['volley aim=hull decks=1', 'volley aim=masts decks=1']);
    d.sayAs(0, 'volley aim=hull decks=1');
    expect(view(s, 0).sealed).toEqual([0, 1, 0, 1, 0, 2, 0, 1]);
    expect(d.seat()).toBe(1); // both of her crew are spoken for
  });

  test('R69 in games of the second edition what she has sealed counts against the decks of the other board too', () => {
    const s = duel({ crew: 2, starboard: 1, port: 1 });
    const { crewOverBoth: _, ...second } = s.articles;
    s.articles = second;
    add(s, 1, 44, 50, 0);
    const d = drill(exchange, s).sayAs(0, OURS[0] as string, 'volley aim=hull decks=1');
    expect(d.seat()).toBe(1);
  });

  test('R22, R69 a prize whose deck is shot away after it fired has still spent that crew for the round', () => {
    const s = duel({ crew: 1 });
    drill(exchange, s, 1, 4, 1, 1)
      .sayAs(0, 'engage ship=0 target=1', 'volley aim=hull decks=1')
      .sayAs(1, ...THEIRS);
    expect(shipOf(s, 0)).toMatchObject({ starboard: 2, firedStarboard: 0 });
    s.active = 1; // the enemy's turn of the same round
    expect(drill(exchange, s).ended()).toBe(true);
  });

  test('R22, R71, R73 four seats seal each for its own ships', () => {
    const s = sea({ articles: { exchange: true, sides: [0, 1, 0, 1] } });
    add(s, 0, 50, 50, 0);
    add(s, 2, 50, 40, 0);
    add(s, 1, 56, 50, 0);
    add(s, 3, 56, 40, 0);
    const rules = runner(exchange, vocabulary);
    rules.begin(s, { draw: () => 0 }, silent);
    expect(rules.pending(s)).toEqual([0, 1, 2, 3]);
    expect(rules.offers(s, 2).map(a => vocabulary.print(a))).toEqual(['engage ship=1 target=3', 'cease-fire']);
    expect(rules.offers(s, 3).map(a => vocabulary.print(a))).toEqual(['engage ship=3 target=1', 'cease-fire']);
    rules.apply(s, 3, { do: 'cease-fire' }, { draw: () => 0 }, silent);
    expect(rules.pending(s)).toEqual([0, 1, 2]);
  });

  test('R22 guns may still fire on the move when the exchange is played', () => {
    const s = duel();
    Object.assign(shipOf(s, 0), { heading: 2, y: 45_000 });
    const d = drill(movement, s, 1);
    expect(d.offers()).not.toContain('engage ship=0 target=1'); // right ahead and to port, out of arc
    Object.assign(shipOf(s, 0), { x: 56_000 });
    expect(d.offers()).toContain('engage ship=0 target=1');
  });

  test('R22 without the option the exchange is not played, with it the last shots are not', () => {
    const asks: string[] = [];
    for (const on of [false, true]) {
      const s = sea({ round: 0, articles: { exchange: on } });
      add(s, 0, 50, 50, 0, { condition: 'aground' });
      add(s, 1, 56, 50, 0, { condition: 'aground' });
      asks.push(drill(game, s, 1).ask());
    }
    expect(asks).toEqual(['last-shots.engage', 'lay-guns.engage']);
    expect(ruleset.options['exchange']).toMatchObject({ type: 'flag', default: false, clause: 'R22' });
  });
});

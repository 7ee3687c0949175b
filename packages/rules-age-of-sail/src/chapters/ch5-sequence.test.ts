import { describe, expect, test } from 'vitest';
import { game } from './ch5-sequence.ts';
import type { Drill } from '../test/drill.fixture.ts';
import { add, drill, happened, patch, sea } from '../test/drill.fixture.ts';
import type { AgeOfSail, Articles } from '../model/state.ts';
import { shipOf } from '../model/state.ts';

/** A game about to begin its first round; A moves first unless said otherwise. */
function battle(
  articles: Partial<Articles> = {},
  wind: Partial<Pick<AgeOfSail, 'windSpeed' | 'windFrom'>> = {},
): AgeOfSail {
  return sea({ round: 0, articles, ...wind });
}

/** Two ships far apart that nothing but their own orders can move. */
function apart(articles: Partial<Articles> = {}): AgeOfSail {
  const s = battle(articles);
  add(s, 0, 20, 50, 2);
  add(s, 1, 80, 50, 2);
  return s;
}

/** Two ships at anchor out of range: each turn asks only whether to weigh. */
function idle(articles: Partial<Articles> = {}): AgeOfSail {
  const s = apart(articles);
  for (const ship of s.ships) ship.condition = 'anchored';
  return s;
}

function types(d: Drill): string[] {
  return d.events.map(event => event.type);
}

describe('who moves first', () => {
  test('5.3, R52 both dice and the higher moves first; ties are thrown again', () => {
    for (const [faces, side] of [
      [[5, 3], 0],
      [[2, 3], 1],
      [[4, 4, 6, 6, 1, 2], 1],
    ] as const) {
      const s = apart({ first: 'dice' });
      const d = drill(game, s, ...faces);
      expect([s.first, s.active, d.seat(), d.left()]).toEqual([side, side, side, 0]);
      expect(happened(d, 'first-mover')).toMatchObject([{ side, faces: faces.slice(-2) }]);
    }
  });

  test('R52 after twenty ties side A moves first: no dice can keep the battle from beginning', () => {
    const s = apart({ first: 'dice' });
    const d = drill(game, s, ...Array.from({ length: 40 }, () => 3));
    expect([s.first, s.active, d.left()]).toEqual([0, 0, 0]);
    expect(happened(d, 'first-mover')).toMatchObject([{ side: 0, faces: [3, 3] }]);
  });

  test('R52 the dice for the first move are thrown once: the same side begins every round', () => {
    const s = idle({ first: 'dice' });
    const d = drill(game, s, 1, 6).say('all-moved', [3, 3], 'all-moved', [3, 3], 'all-moved', 'all-moved', 'all-moved');
    expect(s.round).toBe(3);
    expect(happened(d, 'first-mover')).toHaveLength(1);
    expect(happened(d, 'turn').map(event => (event.type === 'turn' ? event.side : -1))).toEqual([1, 0, 1, 0, 1, 0]);
  });

  test('5.3 a set-up may name the first mover, and then nobody dices', () => {
    const s = apart({ first: 'B' });
    s.first = 1;
    const d = drill(game, s);
    expect([d.seat(), happened(d, 'first-mover').length]).toEqual([1, 0]);
  });
});

describe('a player’s turn', () => {
  test('5.4, 5.5, 5.6, 5.7, 5.8, 5.9 fire, grapnels, shoals, high seas, masts, moves, guns, boarding: in that order', () => {
    const s = battle({}, { windSpeed: 6 });
    add(s, 0, 10, 10, 2, { fire: 1 }); // 5.4
    add(s, 0, 30, 30, 0, { fouled: 1 << 5, port: 1, starboard: 0 }); // 5.5, and 5.9 in the end
    add(s, 0, 50, 10, 2, { condition: 'aground' }); // 5.6
    add(s, 0, 70, 10, 2, { port: 0, starboard: 0, hull: 0, condition: 'anchored' }); // 5.7
    add(s, 0, 90, 10, 2, { fore: 0, condition: 'anchored' }); // R15
    add(s, 1, 31, 30, 0, { fouled: 1 << 1, port: 1, starboard: 0 });
    add(s, 1, 10, 16, 2, { hull: 2 }); // in reach of ship 0
    const d = drill(game, s, 5);
    expect([types(d), d.ask()]).toEqual([['round', 'turn', 'douse'], 'disentangling.cut']); // 5.4 done, 5.5 asked
    d.say([1, 2, 3], 'cut ship=1 from=5');
    expect(types(d).slice(3)).toEqual(['cut', 'refloat', 'founder-check']); // 5.5, 5.6, 5.7 done
    expect(d.ask()).toBe('repairs.try'); // R15
    d.say('leave-masts ship=4');
    expect(d.ask()).toBe('movement.next'); // 5.8
    d.say('sail ship=0', 'run mm=10', 'end', 'all-moved');
    expect(d.ask()).toBe('last-shots.engage'); // 5.9, guns
    expect(happened(d, 'boarding')).toEqual([]);
    d.say([1, 1, 1, 5, 5], 'engage ship=0 target=6', 'volley aim=hull decks=3');
    expect(happened(d, 'boarding')).toMatchObject([{ ship: 1, target: 5, winner: -1 }]); // 5.9, boarding
    expect([s.active, types(d).at(-1)]).toEqual([1, 'turn']);
  });

  test('5.4 a magazine goes up before anything else is thought of: the dead ship neither sails nor fires', () => {
    const s = apart();
    shipOf(s, 0).fire = 2;
    add(s, 0, 20, 80, 2);
    const d = drill(game, s, 5);
    expect(shipOf(s, 0).condition).toBe('blown-up');
    expect(d.ask()).toBe('helm.order'); // the other ship is the only one left to sail
  });

  test('5.5 a ship cut free may sail in the same turn', () => {
    const s = battle();
    add(s, 0, 30, 30, 0, { fouled: 1 << 1, heading: 2 });
    add(s, 1, 30, 31, 2, { fouled: 1 });
    const d = drill(game, s, 6).say('cut ship=0 from=1');
    expect(d.ask()).toBe('helm.order');
    d.say('run mm=50', 'end');
    expect(shipOf(s, 0)).toMatchObject({ fouled: 0, x: 35_000 });
  });

  test('5.6 a 6 refloats a grounded ship, and she sails in the same turn; anything less holds her', () => {
    const s = apart();
    shipOf(s, 0).condition = 'aground';
    const d = drill(game, s, 6);
    expect(shipOf(s, 0).condition).toBe('sailing');
    expect([d.seat(), d.ask()]).toEqual([0, 'helm.order']);
    const held = apart();
    shipOf(held, 0).condition = 'aground';
    const e = drill(game, held, 5);
    expect(shipOf(held, 0).condition).toBe('aground');
    expect([e.seat(), e.ask()]).toEqual([1, 'helm.order']);
    expect(happened(e, 'refloat')).toMatchObject([{ ship: 0, face: 5, free: false }]);
  });

  test('5.6 only the ships of the side to move are refloated', () => {
    const s = apart();
    shipOf(s, 1).condition = 'aground';
    expect(happened(drill(game, s), 'refloat')).toEqual([]);
  });

  test('R67 a derelict is not refloated, mends no mast, fires nothing and starts no move but her drift', () => {
    const s = apart();
    Object.assign(shipOf(s, 0), { crew: 0, condition: 'aground', fore: 0 });
    add(s, 0, 20, 56, 2, { crew: 0, condition: 'anchored', fore: 0 });
    add(s, 0, 20, 80, 2, { condition: 'aground' });
    add(s, 1, 20, 53, 2, { condition: 'anchored' });
    const d = drill(game, s, 1);
    expect(happened(d, 'refloat')).toMatchObject([{ ship: 3 }]);
    expect([d.seat(), happened(d, 'sailed')]).toEqual([1, []]); // nothing was asked of A
  });

  test('5.7 a wreck that sinks at the start of the turn does not move in it', () => {
    const s = battle({}, { windSpeed: 6 });
    add(s, 0, 20, 50, 2, { port: 0, starboard: 0, hull: 0 });
    add(s, 0, 20, 20, 2);
    add(s, 1, 80, 50, 2);
    const d = drill(game, s, 2);
    expect(shipOf(s, 0).condition).toBe('sunk');
    expect(d.ask()).toBe('helm.order');
    expect(d.offers()).not.toContain('sail ship=0');
  });

  test('5.8 the ships of the side to move sail one by one as the player likes, and shoals are diced for on the way', () => {
    const s = battle();
    s.areas = [patch('shoal', 30, 50, 3)];
    add(s, 0, 24, 50, 2);
    add(s, 0, 20, 20, 2);
    add(s, 1, 80, 50, 2);
    const d = drill(game, s);
    expect(d.offers()).toEqual(['sail ship=0', 'sail ship=1']);
    expect(d.refused('all-moved')).toMatch(/^R7: /);
    d.say([3], 'sail ship=0', 'run mm=150');
    expect(happened(d, 'sounding')).toMatchObject([{ ship: 0, face: 3, aground: true }]);
    expect(shipOf(s, 0).condition).toBe('aground');
    expect(d.ask()).toBe('helm.order');
  });

  test('5.9 the guns speak before the boarders: a deck shot away does not fight', () => {
    const s = battle();
    add(s, 0, 30, 30, 0, { fouled: 1 << 1, condition: 'anchored', port: 0, starboard: 1 });
    add(s, 1, 31, 30, 0, { fouled: 1, port: 1, starboard: 0 });
    add(s, 1, 90, 90, 0);
    const d = drill(game, s).say('hold ship=0 from=1', 'all-moved');
    // The one volley takes her last deck; then one die against none.
    d.say([3, 1], 'engage ship=0 target=1', 'volley aim=hull decks=1');
    expect(happened(d, 'boarding')).toMatchObject([{ faces: [1], answer: [], winner: 0 }]);
    expect(shipOf(s, 1)).toMatchObject({ seat: 0, crew: 0 });
  });

  test('5.9, R41 a fight is fought in each player’s turn', () => {
    const s = battle();
    const tie = [1, 1];
    for (const [seat, x] of [
      [0, 30],
      [1, 31],
    ] as const) {
      add(s, seat, x, 30, 0, { fouled: seat === 0 ? 2 : 1, port: 1, starboard: 1, firedPort: 1, firedStarboard: 1 });
    }
    const d = drill(game, s).say('hold ship=0 from=1', [...tie, ...tie], 'cease-fire');
    expect(happened(d, 'boarding')).toHaveLength(1);
    d.say('hold ship=1 from=0', [...tie, ...tie, 3, 3], 'cease-fire');
    expect(happened(d, 'boarding')).toMatchObject([
      { ship: 0, target: 1 },
      { ship: 1, target: 0 },
    ]);
    expect(s.round).toBe(2);
  });
});

describe('rounds', () => {
  test('5.10 the other player repeats the sequence, and then a new round begins', () => {
    const s = idle();
    const d = drill(game, s);
    expect([s.round, s.active, d.seat()]).toEqual([1, 0, 0]);
    d.say('all-moved');
    expect([s.round, s.active, d.seat()]).toEqual([1, 1, 1]);
    d.say([3, 3], 'all-moved');
    expect([s.round, s.active, d.seat()]).toEqual([2, 0, 0]);
    expect(types(d)).toEqual(['round', 'turn', 'turn', 'wind-direction', 'wind-speed', 'round', 'turn']);
  });

  test('5.11 the wind changes once a round, after both players, by its two dice', () => {
    const s = idle();
    const d = drill(game, s).say('all-moved');
    expect([s.windFrom, s.windSpeed]).toEqual([0, 4]);
    d.say([6, 1], 'all-moved');
    expect([s.windFrom, s.windSpeed]).toEqual([1, 3]);
    d.say('all-moved', [1, 6], 'all-moved');
    expect([s.windFrom, s.windSpeed]).toEqual([0, 4]);
  });

  test('5.10, R69 a prize’s crew serves her guns again in the next round', () => {
    const s = battle();
    add(s, 1, 50, 50, 2, { seat: 0, crew: 1, condition: 'anchored' });
    add(s, 1, 50, 56, 2, { condition: 'anchored' });
    const d = drill(game, s, 1).say('all-moved', 'engage ship=0 target=1', 'volley aim=hull decks=1');
    expect(s.active).toBe(1);
    d.say([3, 3], 'all-moved', 'cease-fire', 'all-moved');
    expect([s.round, d.ask(), d.offers()]).toEqual([2, 'last-shots.engage', ['engage ship=0 target=1', 'cease-fire']]);
  });

  test('5.10, R15 a ship is free of her repairs at her side’s next turn, not before', () => {
    const s = idle();
    shipOf(s, 0).fore = 0;
    const d = drill(game, s, 1).say('repair ship=0', 'all-moved');
    expect([s.active, shipOf(s, 0).repairing]).toEqual([1, 1]);
    d.say([3, 3], 'all-moved');
    expect([s.active, shipOf(s, 0).repairing]).toEqual([0, 0]);
  });

  test('5.8, 5.10, R71 of four seats each is asked for its own ships, allies one after the other', () => {
    const s = battle({ sides: [0, 1, 0, 1] });
    add(s, 0, 20, 20, 2);
    add(s, 2, 20, 60, 2);
    add(s, 1, 80, 20, 2);
    add(s, 3, 80, 60, 2);
    const d = drill(game, s, 3, 3);
    const asked: number[] = [];
    for (let i = 0; i < 4; i++) {
      asked.push(d.seat());
      d.say('run mm=10', 'end');
    }
    expect(asked).toEqual([0, 2, 1, 3]);
    expect([s.round, s.ships.map(ship => ship.x)]).toEqual([2, [21_000, 21_000, 81_000, 81_000]]);
  });
});

describe('the end', () => {
  test('R53 the battle ends after the last round, without another throw for the wind', () => {
    const s = idle({ rounds: 2 });
    const d = drill(game, s).say('all-moved', [3, 3], 'all-moved', 'all-moved', 'all-moved');
    expect([d.ended(), s.over, s.round]).toEqual([true, 'rounds', 2]);
    expect(happened(d, 'wind-speed')).toHaveLength(1);
    expect(happened(d, 'over')).toMatchObject([{ reason: 'rounds', scores: [0, 0], clause: '5.12' }]);
  });

  test('R53 it ends at once when one fleet has no ship left able to fire', () => {
    const s = battle();
    add(s, 0, 50, 50, 0, { condition: 'anchored' });
    add(s, 1, 53, 50, 0, { condition: 'anchored', port: 2, starboard: 0 });
    const d = drill(game, s, 3, 3, 1).say('all-moved', 'engage ship=0 target=1', 'volley aim=hull decks=3');
    expect([d.ended(), s.over, s.active, s.round]).toEqual([true, 'silenced', 0, 1]);
    expect(happened(d, 'over')).toMatchObject([{ reason: 'silenced', scores: [6, 0] }]);
  });

  test('R53 a fleet taken by boarding is silenced too', () => {
    const s = battle();
    add(s, 0, 30, 30, 0, { fouled: 2, port: 1, starboard: 0 });
    add(s, 1, 31, 30, 0, { fouled: 1, port: 0, starboard: 1 });
    const d = drill(game, s, 2, 1).say('hold ship=0 from=1');
    expect([d.ended(), s.over]).toEqual([true, 'silenced']);
  });

  test('R53, R72 with the parley the side to move may propose, and it ends when the other agrees', () => {
    const s = idle({ parley: true });
    const d = drill(game, s);
    expect([d.seat(), d.ask(), d.offers()]).toEqual([0, 'parley.propose', ['fight-on', 'terms']]);
    d.say('terms');
    expect([d.seat(), d.ask(), d.offers()]).toEqual([1, 'parley.answer', ['fight-on', 'agree']]);
    d.say('agree');
    expect([d.ended(), s.over]).toEqual([true, 'agreed']);
    expect(happened(d, 'over')).toMatchObject([{ reason: 'agreed' }]);
  });

  test('R53 terms refused, or not offered, the battle goes on and the other side may propose in its turn', () => {
    const s = idle({ parley: true });
    const d = drill(game, s).say('terms', 'fight-on');
    expect([s.over, d.ask()]).toEqual(['', 'movement.next']);
    d.say('all-moved');
    expect([d.seat(), d.ask()]).toEqual([1, 'parley.propose']);
    expect(d.say('fight-on').ask()).toBe('movement.next');
  });

  test('R53, R72 of two allied enemies both must agree, and one refusal settles it', () => {
    const s = battle({ parley: true, sides: [0, 1, 0, 1] });
    for (const seat of [0, 1, 2, 3] as const) add(s, seat, 20 + 20 * seat, 50, 2, { condition: 'anchored' });
    const d = drill(game, s).say('terms');
    expect(d.seat()).toBe(1);
    d.say('agree');
    expect([d.seat(), d.ask()]).toEqual([3, 'parley.answer']);
    d.say('fight-on');
    expect([s.over, d.ask()]).toEqual(['', 'movement.next']);
    d.say('all-moved', 'all-moved', 'terms', 'fight-on');
    expect([s.active, d.ask()]).toEqual([1, 'movement.next']); // seat 2 is not asked once seat 0 has refused
  });

  test('R53 without the parley nobody is asked for terms', () => {
    expect(drill(game, idle()).ask()).toBe('movement.next');
  });
});

import { describe, expect, test } from 'vitest';
import { sail } from './ch01-sailing.ts';
import { shoot } from './ch02-gunnery.ts';
import { OPPORTUNITY, OWN, RETURN } from './ch02-pool.ts';
import { playerTurn } from './ch05-sequence.ts';
import { SHALLOW } from '../model/chart.ts';
import type { Drill, Sea } from '../test/drill.fixture.ts';
import { drill, happened, sea } from '../test/drill.fixture.ts';
import { blanks, paper, put, sixes } from '../test/duel.fixture.ts';
import type { Convoy, Ship } from '../model/state.ts';
import type { Facing } from '../model/vocabulary.ts';

type Offset = readonly [dq: number, dr: number];

/** A small warship that runs east before the wind from the hex west of the middle, and an enemy somewhere. */
function running(at: Offset, facing: Facing, enemy: Partial<Ship> = {}, changes: Sea = {}): Convoy {
  const s = sea(changes);
  put(s, 0, [-1, 0], 'E', { size: 'small' });
  put(s, 1, at, facing, {}, enemy);
  return s;
}

/** North-east of the middle: when the runner is in the middle she bears south-west of her. */
const WAITING: Offset = [1, -1];

/** She sails one hex, firing nothing of her own first. */
function enters(s: Convoy): Drill {
  (s.ships[0] as Ship).fired = 15;
  const d = drill(sail, { ship: 0 }, s);
  return d.ask() === 'sail.order' && happened(d, 'sailed').length === 0 ? d.say('ahead') : d;
}

describe('opportunity', () => {
  test('2.18, R26 an enemy that enters a hex beside a ship and under her broadside may be fired at', () => {
    const d = enters(running(WAITING, 'E'));
    expect([d.ask(), d.seat(), d.offers()]).toEqual(['opportunity.fire', 1, ['open-fire', 'hold-fire']]);
    d.say(blanks(16), 'open-fire');
    // 6 for guns, 3 for short range, 2 for a smaller target, less 3.
    expect(happened(d, 'shot')).toMatchObject([{ ship: 1, target: 0, how: 'opportunity', battery: 'starboard' }]);
    expect([d.left(), d.ask(), d.seat()]).toEqual([0, 'sail.order', 0]);
  });

  test('2.18, 2.13 the shot has three dice less than it would have in her own turn', () => {
    const d = enters(running(WAITING, 'E')).say(blanks(16), 'open-fire');
    expect(happened(d, 'shot')).toMatchObject([{ faces: blanks(8), again: blanks(8) }]);
  });

  test('R26 it is hers to fire or not, and a broadside that held may fire at the next hex', () => {
    const d = enters(running(WAITING, 'E')).say('hold-fire');
    expect(happened(d, 'held')).toMatchObject([{ ship: 1 }]);
    expect([d.ask(), d.s.ships[1]?.reacted]).toEqual(['sail.order', 0]);
    d.say('ahead');
    expect(d.ask()).toBe('opportunity.fire');
  });

  test('2.18 at one hex only', () => {
    // Two hexes off on every hex of the run: well in range, but no opportunity.
    const d = enters(running([1, -2], 'E'));
    expect(d.ask()).toBe('sail.order');
  });

  test('R26, R17, R28 not from bow or stern: chasers never react', () => {
    for (const [facing, asked] of [
      ['E', true],
      ['NE', false], // the middle lies astern
      ['NW', true],
      ['W', true],
      ['SW', false], // the middle lies ahead
      ['SE', true],
    ] as const)
      expect(enters(running(WAITING, facing)).ask() === 'opportunity.fire').toBe(asked);
  });

  test('R26 a turn in such a hex is an opportunity too', () => {
    const d = enters(running(WAITING, 'E')).say('hold-fire', 'turn to=starboard');
    expect([d.ask(), d.seat()]).toEqual(['opportunity.fire', 1]);
  });

  test('R26 and so is a spin', () => {
    const s = sea({ wind: 'W' });
    put(s, 0, [0, 0], 'E', {}, { fired: 15, crew: 0 });
    put(s, 1, WAITING, 'E');
    const d = drill(sail, { ship: 0 }, s);
    expect(d.ask()).toBe('sail.order');
    expect(d.say('spin to=port').ask()).toBe('opportunity.fire');
  });

  test('R26 a ship that lies there and does nothing is no opportunity, nor is one that only fires', () => {
    const s = sea({ wind: 'W' });
    put(s, 0, [0, 0], 'E');
    put(s, 1, WAITING, 'E');
    const d = drill(sail, { ship: 0 }, s).say(blanks(18), 'fire battery=port target=1', 'stop');
    expect(d.ended()).toBe(true);
    expect(happened(d, 'shot').length).toBe(1);
  });

  test('R25, R60 each broadside reacts once in a player turn', () => {
    const d = enters(running(WAITING, 'E')).say(blanks(16), 'open-fire', 'ahead');
    expect(d.ask()).toBe('sail.order');
    expect(d.s.ships[1]?.reacted).toBe(2);

    const fresh = enters(running(WAITING, 'E', { reacted: 1 }));
    expect(fresh.ask()).toBe('opportunity.fire');
    const spent = enters(running(WAITING, 'E', { reacted: 2 }));
    expect(spent.ask()).toBe('sail.order');
  });

  test('R60 with every player turn the broadsides of both sides may react again', () => {
    for (const active of [0, 1] as const) {
      const s = running(WAITING, 'E', { reacted: 3 });
      (s.ships[0] as Ship).reacted = 3;
      s.active = active;
      drill(playerTurn, {}, s);
      expect(s.ships.map(ship => ship.reacted)).toEqual([0, 0]);
    }
  });

  test('R26 the shot is resolved at once: a ship that burns has no more move', () => {
    const s = running(WAITING, 'E');
    Object.assign(s.ships[0] as Ship, { crew: 0, gun: 0, sail: 0 });
    const d = enters(s).say([...sixes(1, 8), ...blanks(7), 1], 'open-fire');
    expect(d.ended()).toBe(true);
    expect(s.ships[0]).toMatchObject({ condition: 'burnt' });
    expect(happened(d, 'sailed').length).toBe(1);
  });

  test('R26, R60 every ship that lies in wait is asked in turn, by number, but nobody once the target burns', () => {
    const s = running(WAITING, 'E');
    put(s, 1, [0, 1], 'E');
    const d = enters(s).say(blanks(16), 'open-fire');
    expect([d.ask(), happened(d, 'shot').length]).toEqual(['opportunity.fire', 1]);
    d.say(blanks(16), 'open-fire');
    expect(happened(d, 'shot')).toMatchObject([{ ship: 1 }, { ship: 2 }]);

    const dying = running(WAITING, 'E');
    put(dying, 1, [0, 1], 'E');
    Object.assign(dying.ships[0] as Ship, { crew: 0, gun: 0, sail: 0 });
    const e = enters(dying).say([...sixes(1, 8), ...blanks(7), 1], 'open-fire');
    expect(e.ended()).toBe(true);
  });

  test('R26, R63 each owner answers for his own ship', () => {
    const s = running(WAITING, 'E', {}, { articles: { sides: [0, 1, 0, 1] } });
    put(s, 3, [0, 1], 'E');
    const d = enters(s);
    expect(d.seat()).toBe(1);
    d.say('hold-fire');
    expect([d.ask(), d.seat()]).toEqual(['opportunity.fire', 3]);
  });

  test('R42, 9.3, R43 ships that pause and prizes may fire at opportunities', () => {
    expect(enters(running(WAITING, 'E', { paused: 1 })).ask()).toBe('opportunity.fire');
    expect(enters(running(WAITING, 'E', { captured: 1 })).ask()).toBe('opportunity.fire');
  });

  test('12.4, R47, 10.3 ships aground, struck or burnt may not', () => {
    for (const changes of [
      { aground: 1 },
      { aground: 2 },
      { condition: 'struck', side: -1, seat: -1 },
      { condition: 'burnt', side: -1, seat: -1 },
    ] as const)
      expect(enters(running(WAITING, 'E', changes)).ask()).toBe('sail.order');
  });

  test('11.2, R46 there is no opportunity in fog', () => {
    expect(enters(running(WAITING, 'E', {}, { fog: [[7, 4]] })).ask()).toBe('opportunity.fire');
    expect(enters(running(WAITING, 'E', {}, { fog: [[8, 4]] })).ask()).toBe('sail.order');
  });

  test('R26, 12.3 a ship that runs aground there is an opportunity all the same, and cannot answer', () => {
    const s = running(WAITING, 'E', {}, { chart: [[7, 5, SHALLOW]] });
    (s.ships[0] as Ship).fired = 15;
    const d = drill(sail, { ship: 0 }, s, 6);
    expect([d.ask(), s.ships[0]?.aground]).toEqual(['opportunity.fire', 1]);
    d.say([...sixes(1, 8), ...blanks(7)], 'open-fire', 'hit marker=crew');
    expect(d.ended()).toBe(true);
  });
});

describe('return', () => {
  /** A broadside of six dice at two hexes, abeam of both. */
  function broadside(hits: number, target: Partial<Ship> = {}, at: Offset = [1, -2], facing: Facing = 'E'): Drill {
    const s = sea();
    put(s, 0, [0, 0], 'E');
    put(s, 1, at, facing, {}, target);
    return drill(shoot, { ship: 0, target: 1, battery: 0, how: OWN }, s, ...sixes(hits, 6), ...blanks(6 - hits));
  }

  test('2.19, R27 a ship that was hit may answer once the hits are placed, with what she has left', () => {
    const d = broadside(2);
    expect(d.ask()).toBe('placing.first');
    d.say('hit marker=gun', 'hit marker=crew');
    expect([d.ask(), d.seat(), d.offers()]).toEqual(['shoot.return', 1, ['open-fire', 'hold-fire']]);
    // Two guns left: 4 - 3 = 1, raised to two dice.
    d.say([6, 2, 2], 'open-fire');
    expect(happened(d, 'shot').at(-1)).toMatchObject({ ship: 1, target: 0, how: 'return', faces: [6, 2], again: [2] });
    expect([d.ask(), d.seat()]).toEqual(['placing.first', 0]);
    d.say('hit marker=sail');
    expect(d.ended()).toBe(true);
    expect(d.s.ships.map(paper)).toEqual(['4/3/2', '3/2/3']);
  });

  test('2.13, 2.19 it has three dice less', () => {
    const d = broadside(1).say('hit marker=sail', blanks(6), 'open-fire');
    expect(happened(d, 'shot').at(-1)).toMatchObject({ faces: blanks(3), again: blanks(3) });
  });

  test('2.19 a ship that was missed does not', () => {
    expect(broadside(0).ended()).toBe(true);
  });

  test('R27 she may let it be', () => {
    const d = broadside(1).say('hit marker=sail', 'hold-fire');
    expect(d.ended()).toBe(true);
    expect(happened(d, 'shot').length).toBe(1);
  });

  test('R27 there is no answer to an answer', () => {
    const d = broadside(1).say('hit marker=sail', [6, 6, 6], 'open-fire');
    expect(happened(d, 'shot').at(-1)).toMatchObject({ how: 'return', hits: 3 });
    d.say('hit marker=sail', 'hit marker=sail', 'hit marker=sail');
    expect(d.ended()).toBe(true);
  });

  test('R27 only with a broadside that bears on the shooter', () => {
    // At (2, -2) the shooter lies south-west of her: astern when she faces north-east.
    expect(broadside(1, {}, [2, -2], 'E').say('hit marker=sail').ask()).toBe('shoot.return');
    const raked = sea();
    put(raked, 0, [0, 0], 'E');
    put(raked, 1, [2, -2], 'NE');
    const d = drill(shoot, { ship: 0, target: 1, battery: 0, how: OWN }, raked, ...sixes(1, 9), ...blanks(8));
    expect(d.say('hit marker=sail').ended()).toBe(true);
  });

  test('R27, 2.1 only within her own range', () => {
    for (const [size, dice, answers] of [
      ['small', 8, false],
      ['medium', 6, true],
    ] as const) {
      const s = sea();
      put(s, 0, [0, 0], 'E');
      put(s, 1, [4, -4], 'E', { size });
      const d = drill(shoot, { ship: 0, target: 1, battery: 0, how: OWN }, s, ...sixes(1, dice), ...blanks(dice - 1));
      d.say('hit marker=sail');
      expect(d.ask() === 'shoot.return').toBe(answers);
    }
  });

  test('R25, R27 the answer is the one reaction of that broadside', () => {
    const d = broadside(1).say('hit marker=sail', blanks(6), 'open-fire');
    expect(d.s.ships[1]).toMatchObject({ reacted: 2, fired: 0 });
    expect(broadside(1, { reacted: 2 }).say('hit marker=sail').ended()).toBe(true);
    expect(broadside(1, { reacted: 1, fired: 15 }).say('hit marker=sail').ask()).toBe('shoot.return');
  });

  test('R27, R60 a ship under way may answer an opportunity shot', () => {
    const d = enters(running(WAITING, 'E')).say([...sixes(1, 8), ...blanks(7)], 'open-fire', 'hit marker=gun');
    expect([d.ask(), d.seat()]).toEqual(['shoot.return', 0]);
    // One gun left: 2 + 3 - 3, less two for a bigger target, raised to two dice.
    d.say(blanks(4), 'open-fire');
    expect(happened(d, 'shot').at(-1)).toMatchObject({ ship: 0, target: 1, how: 'return', battery: 'port' });
    expect([d.ask(), d.s.ships[0]?.reacted]).toEqual(['sail.order', 1]);
    d.say('ahead');
    // She has fired all her reactions with that broadside, and nobody fires again.
    expect(d.ask()).toBe('sail.order');
  });

  test('9.3, R43 a prize returns nothing', () => {
    expect(broadside(1, { captured: 1 }).say('hit marker=sail').ended()).toBe(true);
  });

  test('12.4, R47 nor does a ship aground', () => {
    expect(broadside(1, { aground: 1 }).say('hit marker=sail').ended()).toBe(true);
  });

  test('R42 a ship that pauses does', () => {
    expect(broadside(1, { paused: 1 }).say('hit marker=sail').ask()).toBe('shoot.return');
  });

  test('R27, R31 a ship that burns has no answer; one without a marker has', () => {
    const bare = { crew: 0, gun: 0, sail: 1 };
    const s = sea();
    put(s, 0, [0, 0], 'E');
    put(s, 1, [1, -2], 'E', {}, bare);
    const spared = drill(shoot, { ship: 0, target: 1, battery: 0, how: OWN }, s, ...sixes(2, 6), ...blanks(4), 3);
    expect(spared.ask()).toBe('shoot.return');
    const t = sea();
    put(t, 0, [0, 0], 'E');
    put(t, 1, [1, -2], 'E', {}, bare);
    const burnt = drill(shoot, { ship: 0, target: 1, battery: 0, how: OWN }, t, ...sixes(2, 6), ...blanks(4), 1);
    expect(burnt.ended()).toBe(true);
  });

  test('R27 shots that are answers themselves mark only reactions', () => {
    const s = sea();
    const ship = put(s, 0, [0, 0], 'E');
    put(s, 1, [1, -2], 'E');
    for (const how of [OPPORTUNITY, RETURN]) {
      ship.reacted = 0;
      drill(shoot, { ship: 0, target: 1, battery: 0, how }, s, ...blanks(6));
      expect([ship.fired, ship.reacted]).toEqual([0, 1]);
    }
  });
});

import { describe, expect, test } from 'vitest';
import { activation, activations, game, playerTurn } from './ch05-sequence.ts';
import { columnOf, NOWHERE } from '../model/chart.ts';
import type { Drill } from '../test/drill.fixture.ts';
import { add, drill, happened, sea } from '../test/drill.fixture.ts';
import { shipOf, speaker } from '../model/state.ts';
import { fleets, idle, MERCHANT } from '../test/turns.fixture.ts';

function types(d: Drill): string[] {
  return d.events.map(event => event.type);
}

function sidesToMove(d: Drill): number[] {
  return happened(d, 'turn').map(event => (event.type === 'turn' ? event.side : -1));
}

describe('who begins', () => {
  test('R52 the convoy begins, then the sides alternate', () => {
    const s = idle();
    const d = drill(game, {}, s);
    expect([d.seat(), s.active, s.turn]).toEqual([0, 0, 1]);
    for (let turn = 1; turn <= 5; turn++) d.say('stop', 'clock spaces=3');
    expect(sidesToMove(d)).toEqual([0, 1, 0, 1, 0, 1]);
  });

  test('R52 option: the raiders begin', () => {
    const d = drill(game, {}, idle({ first: 'raiders' })).say('stop', 'clock spaces=3');
    expect(sidesToMove(d)).toEqual([1, 0]);
  });

  test('R52 option: the dice choose, the higher beginning and ties thrown again', () => {
    for (const [faces, side] of [
      [[5, 3], 0],
      [[2, 3], 1],
      [[4, 4, 6, 6, 1, 2], 1],
    ] as const) {
      const d = drill(game, {}, idle({ first: 'dice' }), ...faces);
      expect([sidesToMove(d), d.seat(), d.left()]).toEqual([[side], side, 0]);
      expect(happened(d, 'first-mover')).toMatchObject([{ side, faces: faces.slice(-2) }]);
    }
  });
});

test('R52 after twenty ties the convoy begins: no dice can keep the game from beginning', () => {
  const d = drill(game, {}, idle({ first: 'dice' }), ...Array.from({ length: 40 }, () => 3));
  expect([sidesToMove(d), d.left()]).toEqual([[0], 0]);
  expect(happened(d, 'first-mover')).toMatchObject([{ side: 0, faces: [3, 3] }]);
});

describe('a turn', () => {
  test('5.1, 5.2, 5.3, 5.4, 5.5, 5.6 wind, then ship by ship recovery, move and guns, boarding, and at last the clock', () => {
    const s = sea({ wind: 'NE', stock: [1, 0] });
    add(s, 0, 4, 4, 'E', { size: 'large' }, { sail: 2 });
    add(s, 1, 5, 3, 'E', {}, { crew: 1 });
    const ones = Array.from({ length: 40 }, () => 1);
    const d = drill(playerTurn, {}, s);
    expect(d.ask()).toBe('wind-change.dice'); // 5.1
    d.say([6], 'whistle dice=1', [5, 1, 1, 1, 1], 'shift to=E');
    expect(types(d).slice(-3)).toEqual(['wind', 'recovery', 'mended']); // 5.3, and R58: the only ship is not asked for
    expect([d.ask(), d.seat()]).toEqual(['sail.order', 0]);
    d.say('ahead');
    expect([d.ask(), d.seat()]).toEqual(['opportunity.fire', 1]); // 5.4
    d.say('hold-fire', ones, 'fire battery=port target=1', ones, 'board target=1');
    expect(types(d).slice(-4)).toEqual(['sailed', 'held', 'shot', 'grapple']);
    expect([d.ask(), d.seat()]).toEqual(['player-turn.clock', 0]); // 5.5, 5.6
    expect([d.say('clock spaces=4').ended(), s.clock]).toEqual([true, 4]);
  });

  test('5.2, R52 each ship acts once, in any order the player likes, each to the end', () => {
    const s = fleets();
    const d = drill(playerTurn, {}, s);
    expect([d.ask(), d.offers()]).toEqual(['activations.next', ['activate ship=0', 'activate ship=1']]);
    d.say('activate ship=1');
    expect(d.ask()).toBe('sail.order');
    expect(d.refused('activate ship=0')).not.toBe(''); // not before ship 1 is done
    d.say('spin to=port');
    expect(d.ask()).toBe('sail.order'); // R58: the other one, without asking
    d.say('spin to=port');
    expect(happened(d, 'turned')).toMatchObject([{ ship: 1 }, { ship: 0 }]);
    expect(d.ask()).toBe('player-turn.clock');
  });

  test('5.2 a side’s struck, burnt and departed ships do not act, nor do the enemy’s', () => {
    const s = sea({ wind: 'W' });
    add(s, 0, 1, 1, 'E');
    add(s, 0, 1, 3, 'E', {}, { condition: 'struck', seat: -1, side: -1 });
    add(s, 0, 1, 5, 'E', {}, { condition: 'burnt', seat: -1, side: -1 });
    add(s, 0, 1, 7, 'E', MERCHANT, { condition: 'exited', at: NOWHERE });
    add(s, 0, 1, 9, 'E');
    add(s, 1, 12, 5, 'E');
    expect(drill(activations, {}, s).offers()).toEqual(['activate ship=0', 'activate ship=4']);
  });

  test('5.3 recovery comes before the move, so that a sail brought back gives her dice again', () => {
    const s = sea({ wind: 'NW' });
    add(s, 0, 4, 4, 'E', { size: 'small' }, { sail: 0, fullSail: 1 });
    const d = drill(activation, { ship: 0 }, s, 5, 1, 1);
    expect([shipOf(s, 0).sail, d.ask()]).toEqual([1, 'sail.order']);
    expect(d.say('ahead').offers()).toContain('press');
  });

  test('R52 the strike check stands between recovery and move', () => {
    const s = sea();
    add(s, 0, 4, 4, 'E', {}, { crew: 0, gun: 0, sail: 0 });
    const lost = drill(activation, { ship: 0 }, s, 4);
    expect([types(lost), lost.ended()]).toEqual([['recovery', 'struck'], true]);
    const t = sea();
    add(t, 0, 4, 4, 'E', {}, { crew: 0, gun: 0, sail: 0 });
    const saved = drill(activation, { ship: 0 }, t, 5).say('mend marker=sail');
    expect([shipOf(t, 0).condition, types(saved).includes('sailed')]).toEqual(['sailing', true]);
  });

  test('5.4 she fires at any point of her move: before it, on the way and at its end', () => {
    const s = sea({ wind: 'NE' });
    add(s, 0, 4, 4, 'E', { size: 'large' });
    add(s, 1, 5, 1, 'E'); // within her port arc from column 4 to column 7
    const misses = Array.from({ length: 20 }, () => 1);
    for (const hexes of [0, 1, 2, 3]) {
      const t = structuredClone(s);
      const d = drill(activation, { ship: 0 }, t);
      for (let hex = 0; hex < hexes; hex++) d.say('ahead');
      expect(columnOf(shipOf(t, 0).at)).toBe(4 + hexes);
      expect(d.offers()).toContain('fire battery=port target=1');
      d.say(misses, 'fire battery=port target=1');
      expect(d.offers()).not.toContain('fire battery=port target=1'); // R25: once
      expect(d.ended()).toBe(false);
    }
  });

  test('5.4 the other side may shoot in the middle of her move, and she goes on after it', () => {
    const s = sea({ wind: 'NE' });
    add(s, 0, 4, 4, 'E', { size: 'large' });
    add(s, 1, 5, 3, 'E');
    const d = drill(activation, { ship: 0 }, s).say('ahead');
    expect([d.seat(), d.ask(), columnOf(shipOf(s, 0).at)]).toEqual([1, 'opportunity.fire', 5]);
    d.say('hold-fire');
    expect([d.seat(), d.offers().includes('ahead')]).toEqual([0, true]);
  });

  test('5.5 boarding ends her move even when it fails', () => {
    const s = sea({ wind: 'NE' });
    add(s, 0, 4, 4, 'E', { size: 'large' });
    add(s, 1, 5, 3, 'E', {}, { reacted: 3 });
    const d = drill(activation, { ship: 0 }, s).say('ahead');
    expect(d.offers()).toContain('ahead');
    d.say(
      Array.from({ length: 20 }, () => 1),
      'board target=1',
    );
    expect([d.ended(), columnOf(shipOf(s, 0).at)]).toEqual([true, 5]);
  });

  test('R25, R52 at the start of a turn own batteries are loaded again, and the enemy’s broadsides may react again', () => {
    const s = fleets();
    for (const ship of s.ships) Object.assign(ship, { fired: 15, reacted: 3, moved: 1 });
    drill(playerTurn, {}, s);
    expect(s.ships.map(ship => [ship.fired, ship.reacted])).toEqual([
      [0, 0],
      [0, 0],
      [15, 0],
      [15, 0],
    ]);
  });
});

describe('the clock', () => {
  test('2.21, 5.6, R49 the player whose turn it was chooses three, four or five', () => {
    const s = idle();
    const d = drill(game, {}, s).say('stop');
    expect([d.seat(), d.offers()]).toEqual([0, ['clock spaces=3', 'clock spaces=4', 'clock spaces=5']]);
    d.say('clock spaces=5', 'stop');
    expect([d.seat(), s.clock]).toEqual([1, 5]);
    d.say('clock spaces=3');
    expect(s.clock).toBe(8);
    expect(happened(d, 'clock')).toMatchObject([
      { side: 0, spaces: 5, clock: 5 },
      { side: 1, spaces: 3, clock: 8 },
    ]);
  });

  test('5.8, R50, R51 the game ends when the clock has gone round, exactly or beyond', () => {
    for (const [clock, spaces, over] of [
      [55, 4, ''],
      [55, 5, 'clock'],
      [56, 4, 'clock'],
      [58, 5, 'clock'],
    ] as const) {
      const s = idle();
      s.clock = clock;
      const d = drill(game, {}, s).say('stop', `clock spaces=${spaces}`);
      expect([s.over, d.ended()]).toEqual([over, over !== '']);
    }
  });

  test('R50 a shorter loop ends it sooner', () => {
    for (const loop of [36, 48]) {
      const s = idle({ loop });
      s.clock = loop - 3;
      drill(game, {}, s).say('stop', 'clock spaces=3');
      expect([s.over, s.clock]).toEqual(['clock', loop]);
    }
  });
});

describe('what is not asked', () => {
  test('R58 the last ship of a turn is activated without asking, unless she might strike instead', () => {
    expect(drill(playerTurn, {}, idle()).ask()).toBe('sail.order');
    const s = idle();
    shipOf(s, 0).gun = 0;
    expect(drill(playerTurn, {}, s).offers()).toEqual(['activate ship=0', 'haul-down ship=0']);
  });

  test('R58 a sound ship rolls no recovery', () => {
    const d = drill(playerTurn, {}, idle());
    expect(types(d)).toEqual(['turn']);
  });

  test('R58 a side without a ship to move goes straight to the clock', () => {
    const s = sea();
    add(s, 1, 12, 8, 'E');
    expect(drill(playerTurn, {}, s).ask()).toBe('player-turn.clock');
  });
});

describe('allied seats', () => {
  test('R63 seats 0 and 2 sail for the convoy, 1 and 3 for the raiders, one seat’s ships after the other’s', () => {
    const s = fleets({}, 4);
    add(s, 0, 3, 4, 'E');
    const d = drill(game, {}, s);
    expect([d.seat(), d.offers()]).toEqual([0, ['activate ship=0', 'activate ship=4']]);
    d.say('activate ship=4', 'stop', 'stop');
    expect([d.seat(), d.ask()]).toEqual([2, 'sail.order']);
    d.say('stop');
    expect([d.seat(), d.ask()]).toEqual([0, 'player-turn.clock']);
    d.say('clock spaces=3');
    expect(d.seat()).toBe(1);
    d.say('stop');
    expect(d.seat()).toBe(3);
    d.say('stop');
    expect([d.seat(), d.ask()]).toEqual([1, 'player-turn.clock']);
  });

  test('R63 allies speak for their side in turn, on the wind and on the clock', () => {
    const s = fleets({ stock: [9, 9] }, 4);
    const d = drill(game, {}, s);
    const spoke: number[][] = [];
    for (let turn = 1; turn <= 8; turn++) {
      const onWind = d.seat();
      expect(d.ask()).toBe('wind-change.dice');
      d.say('whistle dice=0', 'stop', 'stop');
      spoke.push([onWind, d.seat()]);
      d.say('clock spaces=3');
    }
    expect(spoke).toEqual([
      [0, 0],
      [1, 1],
      [2, 2],
      [3, 3],
      [0, 0],
      [1, 1],
      [2, 2],
      [3, 3],
    ]);
  });

  test('R63 the answer to a call for the wind comes from the seat that speaks then', () => {
    const s = fleets({ stock: [3, 3], turn: 2 }, 4);
    const d = drill(game, {}, s);
    expect([s.turn, d.seat()]).toEqual([3, 2]);
    d.say([6], 'whistle dice=1');
    expect([d.seat(), d.ask()]).toEqual([speaker(s, 1), 'wind-change.answer']);
    expect(d.seat()).toBe(3);
  });

  test('R63 with three seats the convoy has two and the raiders one', () => {
    const s = fleets({}, 3);
    expect([1, 2, 3, 4].map(turn => speaker({ ...s, turn }, turn % 2 === 1 ? 0 : 1))).toEqual([0, 1, 2, 1]);
    const d = drill(game, {}, s).say('stop');
    expect(d.seat()).toBe(2);
    d.say('stop', 'clock spaces=3');
    expect([d.seat(), d.offers()]).toEqual([1, ['activate ship=2', 'activate ship=3']]);
  });
});

import { describe, expect, test } from 'vitest';
import { sail } from './ch01-sailing.ts';
import { activation, game, playerTurn } from './ch05-sequence.ts';
import { boarding } from './ch06-boarding.ts';
import { columnOf, SHALLOW } from '../model/chart.ts';
import type { Drill, Sea } from '../test/drill.fixture.ts';
import { add, drill, happened, sea } from '../test/drill.fixture.ts';
import type { Convoy, Ship } from '../model/state.ts';
import { shipOf } from '../model/state.ts';

type What = NonNullable<Parameters<typeof add>[5]>;

const SHOAL: NonNullable<Sea['chart']> = [[5, 4, SHALLOW]];
const MEDIUM: What = { size: 'medium' };

/** A ship at column 4, row 4, facing east with the wind on her quarter, and shallows in the next hex. */
function offTheShoal(what: What = MEDIUM, seas: Sea = {}): Convoy {
  const s = sea({ wind: 'NE', chart: SHOAL, ...seas });
  add(s, 0, 4, 4, 'E', what);
  return s;
}

/** The same, already hard aground since her own last turn. */
function onTheShoal(changes: Partial<Ship> = {}, seas: Sea = {}): Convoy {
  const s = sea({ wind: 'NE', chart: SHOAL, ...seas });
  add(s, 0, 5, 4, 'E', MEDIUM, { aground: 1, ...changes });
  return s;
}

function column(s: Convoy): number {
  return columnOf(shipOf(s, 0).at);
}

function soundings(d: Drill): number[][] {
  return happened(d, 'sounding').map(event => (event.type === 'sounding' ? [...event.faces] : []));
}

describe('soundings', () => {
  test('12.1, 12.2 one, two or three dice by size, one less for a battle-hardened crew', () => {
    for (const [size, quality, dice] of [
      ['small', 'ordinary', 1],
      ['medium', 'ordinary', 2],
      ['large', 'ordinary', 3],
      ['small', 'scurvy', 1],
      ['large', 'scurvy', 3],
      ['medium', 'battle-hardened', 1],
      ['large', 'battle-hardened', 2],
    ] as const) {
      for (const kind of ['warship', 'merchant'] as const) {
        const faces = Array.from({ length: dice }, (_, i) => i + 3);
        const d = drill(sail, { ship: 0 }, offTheShoal({ kind, size, quality }), ...faces);
        expect([soundings(d), d.left()]).toEqual([[faces], 0]);
      }
    }
  });

  test('12.2, R47 a small battle-hardened ship throws nothing and never grounds', () => {
    const s = offTheShoal({ size: 'small', quality: 'battle-hardened' });
    const d = drill(sail, { ship: 0 }, s);
    expect([soundings(d), shipOf(s, 0).aground, column(s)]).toEqual([[], 0, 5]);
  });

  test('12.3 any 6 puts her aground there and ends her move; fives do not', () => {
    for (const [faces, aground] of [
      [[5, 5, 5], false],
      [[6, 1, 1], true],
      [[1, 6, 1], true],
      [[5, 5, 6], true],
    ] as const) {
      const s = offTheShoal({ size: 'large' });
      const d = drill(sail, { ship: 0 }, s, ...faces);
      expect([shipOf(s, 0).aground > 0, d.ended(), column(s)]).toEqual([aground, aground, 5]);
      expect(happened(d, 'sounding')).toMatchObject([{ aground }]);
    }
  });

  test('12.1 she dices for the first shallow hex of the turn only', () => {
    const s = offTheShoal(MEDIUM, {
      chart: [
        [5, 4, SHALLOW],
        [6, 4, SHALLOW],
        [7, 4, SHALLOW],
      ],
    });
    const d = drill(sail, { ship: 0 }, s, 1, 1).say('ahead', 'ahead');
    expect([column(s), soundings(d).length]).toEqual([7, 1]);
  });

  test('12.1 a ship that lies in shallows dices anew when she enters others in her next turn, not for leaving them', () => {
    const out = sea({ wind: 'NE', chart: [[4, 4, SHALLOW]] });
    add(out, 0, 4, 4, 'E');
    expect(soundings(drill(sail, { ship: 0 }, out))).toEqual([]);
    const on = offTheShoal(MEDIUM, {
      chart: [
        [4, 4, SHALLOW],
        [5, 4, SHALLOW],
      ],
    });
    expect(soundings(drill(sail, { ship: 0 }, on, 2, 3))).toEqual([[2, 3]]);
  });

  test('11.1, 12.1 fog over shallows: the die for the fog first, then the soundings', () => {
    const s = offTheShoal(MEDIUM, { fog: [[5, 4]] });
    const d = drill(sail, { ship: 0 }, s, 3, 6, 1);
    expect(d.events.map(event => event.type)).toEqual(['sailed', 'fog-roll', 'sounding']);
    expect(shipOf(s, 0).aground).toBe(1);
  });
});

describe('aground', () => {
  test('R47 she neither moves nor boards, whatever lies alongside', () => {
    const s = onTheShoal();
    add(s, 1, 5, 3, 'E', { kind: 'merchant' });
    const d = drill(activation, { ship: 0 }, s);
    expect([d.ended(), column(s), d.events]).toEqual([true, 5, []]);
  });

  test('R37, R47 nor does she board a ship that has grappled her in vain, where counter-boarding is allowed', () => {
    for (const [aground, ask] of [
      [0, 'boarding.storm'],
      [1, ''],
    ] as const) {
      const s = sea({ articles: { counterBoarding: true } });
      add(s, 0, 5, 3, 'E');
      add(s, 1, 5, 4, 'E', MEDIUM, { aground });
      const none = [1, 1, 1, 1, 1, 1, 1, 1];
      const one = [6, 1, 1, 1, 1, 1, 1, 1];
      const d = drill(boarding, { ship: 0, target: 1 }, s, ...none, ...one);
      expect([d.ask(), d.left()]).toEqual([ask, 0]);
    }
  });

  test('12.4 the moment she grounds her guns are silent, and what she might have boarded is safe', () => {
    const s = offTheShoal();
    add(s, 1, 5, 3, 'E', {}, { reacted: 3 });
    const d = drill(sail, { ship: 0 }, s).say([6, 1], 'ahead');
    expect([shipOf(s, 0).aground, d.ended()]).toEqual([1, true]);
    // With sound bottom under her she would have had both.
    const afloat = offTheShoal();
    add(afloat, 1, 5, 3, 'E', {}, { reacted: 3 });
    const offers = drill(sail, { ship: 0 }, afloat).say([5, 1], 'ahead').offers();
    expect(offers).toContain('fire battery=port target=1');
    expect(offers).toContain('board target=1');
  });

  test('12.4 a grounded ship takes no opportunity and returns no fire', () => {
    for (const [aground, asked] of [
      [0, 'opportunity.fire'],
      [1, 'sail.order'],
    ] as const) {
      const s = sea({ wind: 'NW' });
      add(s, 0, 4, 4, 'E', { size: 'large' });
      add(s, 1, 5, 3, 'E', {}, { aground });
      expect(drill(sail, { ship: 0 }, s).say('ahead').ask()).toBe(asked);
    }
    for (const [aground, asked] of [
      [0, 'shoot.return'],
      [1, ''],
    ] as const) {
      const s = sea({ wind: 'W' });
      add(s, 0, 4, 4, 'E');
      add(s, 1, 5, 2, 'E', {}, { aground });
      const d = drill(sail, { ship: 0 }, s).say(
        [6, ...Array.from({ length: 10 }, () => 1)],
        'fire battery=port target=1',
      );
      d.say('hit marker=crew');
      expect(d.ask() === 'shoot.return' ? d.ask() : '').toBe(asked);
    }
  });

  test('12.6, R47 she recovers', () => {
    const s = onTheShoal({ sail: 2 });
    const d = drill(activation, { ship: 0 }, s, 5, 1, 1, 1);
    expect([shipOf(s, 0).sail, d.ended(), column(s)]).toEqual([3, true, 5]);
  });

  test('12.6, R47 she can be boarded, and fired at', () => {
    const s = sea({ wind: 'W' });
    add(s, 0, 5, 3, 'E');
    add(s, 1, 5, 4, 'E', {}, { aground: 1 });
    const offers = drill(sail, { ship: 0 }, s).offers();
    expect(offers).toContain('board target=1');
    expect(offers).toContain('fire battery=starboard target=1');
  });
});

describe('afloat again', () => {
  test('12.5, R47 she grounds in one turn, lies there through her next, and floats at its end', () => {
    const s = offTheShoal(MEDIUM, { turn: 0 });
    add(s, 0, 1, 8, 'SW', { kind: 'merchant' }); // in irons
    add(s, 1, 12, 8, 'SW');
    const ship = shipOf(s, 0);
    const d = drill(game, {}, s, 6, 1);
    d.say('activate ship=0', 'stop');
    expect([d.ask(), ship.aground > 0, column(s)]).toEqual(['player-turn.clock', true, 5]);
    d.say('clock spaces=3', 'stop', 'clock spaces=3');
    expect([d.seat(), s.turn, ship.aground > 0]).toEqual([0, 3, true]);
    d.say('activate ship=0');
    expect([column(s), ship.aground > 0, happened(d, 'refloated')]).toEqual([5, true, []]);
    d.say('stop'); // the merchant, and with her the turn
    expect([d.ask(), ship.aground]).toEqual(['player-turn.clock', 0]);
    expect(happened(d, 'refloated')).toMatchObject([{ ship: 0, clause: '12.5' }]);
    d.say('clock spaces=3', 'stop', 'clock spaces=3', 'activate ship=0');
    expect([s.turn, column(s)]).toEqual([5, 6]);
  });

  test('12.5 the enemy’s turn does not float her', () => {
    const s = onTheShoal({}, { active: 1 });
    add(s, 1, 12, 8, 'SW');
    const d = drill(playerTurn, {}, s).say('stop', 'clock spaces=3');
    expect([d.ended(), shipOf(s, 0).aground]).toEqual([true, 1]);
  });

  test('R47 a prize taken aground floats at the end of her new owner’s next turn, not of this one', () => {
    const s = sea({ wind: 'W', chart: SHOAL, active: 1, turn: 1 });
    add(s, 0, 5, 4, 'E', { kind: 'merchant' }, { aground: 1, crew: 0 });
    add(s, 1, 5, 3, 'E');
    const wins = [5, 5, 1, 1, 1, 1, 1, 1];
    const d = drill(playerTurn, {}, s).say([...wins, 1, 1, 1, 1], 'board target=0');
    d.say([...wins, 1, 1, 1, 1, 1], 'storm', 'clock spaces=3');
    expect(shipOf(s, 0)).toMatchObject({ side: 1, captured: 1, aground: 1 });
    // She lies still in that turn, and only then floats.
    const next = drill(playerTurn, {}, s);
    next.say([1, 1, 1], 'activate ship=1', 'stop');
    next.say('activate ship=0');
    expect([next.ask(), shipOf(s, 0).aground, column(s)]).toEqual(['player-turn.clock', 0, 5]);
  });

  test('R47 so does one that had struck in the turn in which she would have floated', () => {
    const s = sea({ wind: 'W', chart: SHOAL, turn: 1 });
    add(s, 0, 5, 4, 'E', { kind: 'merchant' }, { aground: 1, crew: 0, gun: 0, sail: 0 });
    add(s, 1, 5, 3, 'E');
    drill(playerTurn, {}, s, 1).say('activate ship=0', 'clock spaces=3');
    expect(shipOf(s, 0).condition).toBe('struck');
    s.active = 1;
    // Four dice, four for the crew, two for the sounder crew.
    drill(playerTurn, {}, s, 5, 1, 1, 1, 1, 1, 1, 1, 1, 1).say('board target=0', 'clock spaces=3');
    expect(shipOf(s, 0)).toMatchObject({ side: 1, captured: 1 });
    expect(shipOf(s, 0).aground).toBeGreaterThan(0);
  });
});

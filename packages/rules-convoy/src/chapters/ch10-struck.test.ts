import { describe, expect, test } from 'vitest';
import { clearAhead } from './ch01-sailing.ts';
import { activation, activations, playerTurn } from './ch05-sequence.ts';
import { boarding } from './ch06-boarding.ts';
import { grapplePool } from './ch06-pools.ts';
import { recoveryDice } from '../model/abilities.ts';
import type { Drill } from '../test/drill.fixture.ts';
import { drill, happened, sea } from '../test/drill.fixture.ts';
import { blanks, boards, fires, paper, put } from '../test/duel.fixture.ts';
import type { Ship } from '../model/state.ts';

const BARE = { crew: 0, gun: 0, sail: 0 } as const;
const STRUCK = { ...BARE, condition: 'struck', side: -1, seat: -1, quality: 0 } as const;

describe('striking', () => {
  function recovers(changes: Partial<Ship>, ...faces: number[]): Drill {
    const s = sea();
    put(s, 0, [0, 0], 'E', {}, changes);
    return drill(activation, { ship: 0 }, s, ...faces);
  }

  test('R32, 10.1 a ship that has no marker after her recovery roll strikes, and is nobody’s', () => {
    const d = recovers(BARE, 4);
    expect(d.ended()).toBe(true);
    expect(d.s.ships[0]).toMatchObject({ condition: 'struck', seat: -1, side: -1, flag: 0 });
    expect(d.events.map(event => event.type)).toEqual(['recovery', 'struck']);
    expect(happened(d, 'struck')).toMatchObject([{ willing: false }]);
  });

  test('R32 with one marker recovered she fights on', () => {
    const d = recovers(BARE, 5).say('mend marker=crew');
    expect(d.s.ships[0]).toMatchObject({ condition: 'sailing', side: 0, crew: 1 });
    expect(happened(d, 'sailed').length).toBeGreaterThan(0);
  });

  test('R32 with guns or sails alone she need not strike', () => {
    for (const changes of [
      { crew: 0, gun: 1, sail: 0 },
      { crew: 0, gun: 0, sail: 1 },
      { crew: 1, gun: 0, sail: 0 },
    ])
      expect(recovers(changes, 1).s.ships[0]?.condition).toBe('sailing');
  });

  test('R32 not when the last marker goes, but in her own turn', () => {
    const s = sea({ active: 1 });
    put(s, 0, [0, 0], 'E', {}, BARE);
    put(s, 1, [-4, 0], 'E');
    drill(playerTurn, {}, s);
    expect(s.ships[0]).toMatchObject({ condition: 'sailing', side: 0 });
  });

  test('R32, R34 aground or paused she strikes all the same', () => {
    for (const changes of [{ aground: 2 }, { paused: 1 }])
      expect(recovers({ ...BARE, ...changes }, 1).s.ships[0]).toMatchObject({ condition: 'struck', paused: 0 });
  });

  test('R32, R43 a prize without markers strikes too', () => {
    expect(recovers({ ...BARE, captured: 1, flag: 1 }, 2).s.ships[0]).toMatchObject({ condition: 'struck', side: -1 });
  });

  test('R32, R61 her owner may haul down at the start of her activation once she has nothing left of some type', () => {
    for (const [changes, offered] of [
      [{}, false],
      [{ crew: 1, gun: 1, sail: 1 }, false],
      [{ crew: 0 }, true],
      [{ gun: 0 }, true],
      [{ sail: 0 }, true],
    ] as const) {
      const s = sea();
      put(s, 0, [0, 0], 'E', {}, changes);
      put(s, 0, [-4, 0], 'E');
      const d = drill(activations, {}, s);
      expect(d.offers().includes('haul-down ship=0')).toBe(offered);
      if (!offered) expect(d.refused('haul-down ship=0')).toMatch(/^R61: /);
    }
  });

  test('R32, R61 with the option any ship may haul down at the start of her activation', () => {
    const s = sea({ articles: { haulAnytime: true } });
    put(s, 0, [0, 0], 'E');
    expect(drill(activations, {}, s).offers()).toEqual(['activate ship=0', 'haul-down ship=0']);
  });

  test('R61, 10.2 what she has left is lost with the flag, and she has no more turn', () => {
    const s = sea();
    const ship = put(s, 0, [0, 0], 'E', { quality: 'battle-hardened' }, { sail: 0 });
    const d = drill(activations, {}, s).say('haul-down ship=0');
    expect(d.ended()).toBe(true);
    expect(ship).toMatchObject({ condition: 'struck', side: -1, seat: -1, quality: 0, ...BARE });
    expect(happened(d, 'struck')).toMatchObject([{ willing: true }]);
  });
});

describe('a struck ship', () => {
  test('10.3 she neither moves, shoots nor recovers', () => {
    const s = sea();
    put(s, 0, [0, 0], 'E', {}, STRUCK);
    put(s, 1, [0, -1], 'E');
    const d = drill(activations, {}, s);
    expect([d.ended(), d.events]).toEqual([true, []]);
    s.stack = [];
    s.active = 1;
    const enemy = drill(activations, {}, s);
    expect(enemy.offers().some(offer => offer.startsWith('fire'))).toBe(false);
    enemy.say('ahead');
    expect(enemy.ask()).toBe('sail.order');
  });

  test('10.3 nobody shoots at her', () => {
    const s = sea();
    put(s, 0, [0, 0], 'E', {}, STRUCK);
    const ships = [put(s, 1, [1, -2], 'E'), put(s, 0, [-1, 2], 'E')];
    for (const ship of ships) {
      const at = ship.side === 0 ? 1 : 2;
      expect(fires(s, ship).filter(offer => !offer.endsWith(`target=${at}`))).toEqual([]);
    }
  });

  test('R13, 10.3 she stays in the way', () => {
    const s = sea();
    put(s, 0, [0, 0], 'E', {}, STRUCK);
    expect(clearAhead(s, put(s, 1, [-1, 0], 'E'))).toBe(false);
  });
});

describe('taking her', () => {
  /** A boarder beside a struck medium warship of the raiders. */
  function beside(ours: Partial<Ship> = {}): { d: (...faces: number[]) => Drill; ship: Ship; prize: Ship } {
    const s = sea();
    const ship = put(s, 0, [0, 0], 'E', {}, ours);
    const prize = put(s, 1, [1, -1], 'E', {}, STRUCK);
    return { d: (...faces) => drill(boarding, { ship: 0, target: 1 }, s, ...faces), ship, prize };
  }

  test('10.5, R44, 10.2 a worked grapple: 4 + 4 + 2 for the sounder crew, and nobody answers', () => {
    const { d, ship, prize } = beside();
    expect(grapplePool(ship, prize)).toBe(10);
    const taken = d(...blanks(9), 5);
    expect([taken.ended(), taken.left()]).toEqual([true, 0]);
    expect(happened(taken, 'grapple')).toMatchObject([{ answer: [], won: true, clause: '10.5' }]);
  });

  test('10.4, 10.5, R44 one success takes her without a fight or fatigue, and one crew goes over', () => {
    const { d, ship, prize } = beside();
    const taken = d(...blanks(9), 6);
    expect([paper(ship), paper(prize)]).toEqual(['3/3/3', '1/0/0']);
    expect(prize).toMatchObject({ side: 0, seat: 0, captured: 1, condition: 'sailing', quality: 0, moved: 1 });
    expect([happened(taken, 'fight'), happened(taken, 'tired'), ship.paused]).toEqual([[], [], 0]);
    expect(happened(taken, 'captured')).toMatchObject([{ ship: 1, by: 0, clause: '10.4' }]);
  });

  test('10.5 without a success she stays nobody’s', () => {
    const { d, ship, prize } = beside();
    const failed = d(...blanks(9), 4);
    expect([failed.ended(), prize.condition, prize.side, paper(ship)]).toEqual([true, 'struck', -1, '4/3/3']);
  });

  test('R44 a crew with scurvy has no such two dice', () => {
    const { ship, prize } = beside({ quality: 0 });
    expect(grapplePool(ship, prize)).toBe(8);
  });

  test('10.1, R36, R44 only warships may, of either side, to save their own ship too', () => {
    for (const [seat, kind, may] of [
      [0, 'warship', true],
      [1, 'warship', true],
      [0, 'merchant', false],
      [1, 'merchant', false],
    ] as const) {
      const s = sea();
      put(s, 1, [1, -1], 'E', {}, STRUCK);
      const ship = put(s, seat, [0, 0], 'E', { kind });
      expect(boards(s, ship)).toEqual(may ? ['board target=0'] : []);
    }
  });

  test('R43, R44 saved by her own side she is a prize like others', () => {
    const s = sea();
    put(s, 0, [0, 0], 'E');
    const saved = put(s, 0, [1, -1], 'E', {}, STRUCK);
    drill(boarding, { ship: 0, target: 1 }, s, ...blanks(9), 5);
    expect(saved).toMatchObject({ side: 0, captured: 1, quality: 0 });
    expect(recoveryDice(saved)).toBe(1);
  });

  test('10.4 she belongs to whoever boarded her last', () => {
    const s = sea();
    put(s, 0, [0, 0], 'E');
    const prize = put(s, 1, [1, -1], 'E', {}, STRUCK);
    put(s, 1, [2, -2], 'E');
    drill(boarding, { ship: 0, target: 1 }, s, ...blanks(9), 5);
    expect(prize.side).toBe(0);
    s.stack = [];
    drill(boarding, { ship: 2, target: 1 }, s, ...blanks(9), 5, ...blanks(5)).say(
      [...blanks(10), 5, ...blanks(6)],
      'storm',
    );
    expect([prize.side, prize.seat]).toEqual([1, 1]);
  });
});

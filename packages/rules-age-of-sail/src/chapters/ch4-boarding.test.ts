import { describe, expect, test } from 'vitest';
import { movement } from './ch2-orders.ts';
import { hullsTouch } from './ch2-courses.ts';
import { boarding, disentangling, fightingDice } from './ch4-boarding.ts';
import { fireRemoval } from './ch4-fire.ts';
import { decksToFire } from './ch4-gunnery.ts';
import { add, drill, happened, sea } from '../test/drill.fixture.ts';
import { areFouled, foul } from './ch4-grapnels.ts';
import type { AgeOfSail, Ship } from '../model/state.ts';
import { shipOf } from '../model/state.ts';

/** Two enemies side by side, hulls just touching: ship 0 of the side to move and ship 1. */
function alongside(ours: Partial<Ship> = {}, theirs: Partial<Ship> = {}): AgeOfSail {
  const s = sea();
  add(s, 0, 50, 50, 0, ours);
  add(s, 1, 51, 50, 0, theirs);
  return s;
}

/** A captor with her prize beside her, entangled, nobody sent over yet. */
function withPrize(captor: Partial<Ship> = {}, prize: Partial<Ship> = {}): AgeOfSail {
  const s = sea();
  const a = add(s, 0, 50, 50, 0, captor);
  const b = add(s, 1, 51, 50, 0, { seat: 0, crew: 0, ...prize });
  foul(a, b);
  add(s, 1, 90, 90, 0);
  return s;
}

const fresh = (...faces: number[]): number[] => faces;

describe('contact', () => {
  test('4.16, R19 hulls touch at 1 cm side by side and 4 cm bow to stern, and not a hair farther', () => {
    const s = sea();
    const a = add(s, 0, 50, 50, 0);
    expect(hullsTouch(a, add(s, 1, 51, 50, 0))).toBe(true);
    expect(hullsTouch(a, add(s, 1, 51.001, 50, 0))).toBe(false);
    expect(hullsTouch(a, add(s, 1, 50, 54, 0))).toBe(true);
    expect(hullsTouch(a, add(s, 1, 50, 54.001, 0))).toBe(false);
  });

  test('4.16, R41 enemies in contact fight of themselves: nobody is asked', () => {
    const d = drill(boarding, alongside(), ...fresh(3, 3, 3, 3, 3, 3), ...fresh(3, 3, 3, 3, 3, 2));
    expect(d.ended()).toBe(true);
    expect(happened(d, 'boarding')).toMatchObject([{ ship: 0, target: 1, winner: 0 }]);
  });

  test('4.16, R48 friends in contact neither fight nor foul', () => {
    const s = sea();
    add(s, 0, 50, 50, 0);
    add(s, 0, 51, 50, 0);
    const d = drill(boarding, s);
    expect(d.events).toEqual([]);
    expect(shipOf(s, 0).fouled).toBe(0);
  });

  test('4.18, R47 contact in the combat step entangles the pair, even when nobody can fight', () => {
    const none = { port: 0, starboard: 0 };
    const s = alongside(none, none);
    const d = drill(boarding, s);
    expect(areFouled(shipOf(s, 0), shipOf(s, 1))).toBe(true);
    expect(happened(d, 'boarding')).toEqual([]);
  });

  test('R47 an entangled ship does not move', () => {
    const s = alongside();
    foul(shipOf(s, 0), shipOf(s, 1));
    const d = drill(movement, s);
    expect(d.ended()).toBe(true);
    expect([shipOf(s, 0).x, shipOf(s, 1).x]).toEqual([50_000, 51_000]);
  });

  test('R41 once for each pair and player turn: a second step is a second fight', () => {
    const s = alongside();
    const tie = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1];
    const first = drill(boarding, s, ...tie);
    expect([happened(first, 'boarding').length, first.left()]).toEqual([1, 0]);
    s.active = 1;
    const second = drill(boarding, s, ...tie);
    expect(happened(second, 'boarding')).toMatchObject([{ ship: 1, target: 0, winner: -1 }]);
  });
});

describe('the fight', () => {
  test('4.17, R42 every deck left on both boards throws a die, fired or not', () => {
    const s = alongside({ firedPort: 3, firedStarboard: 2 }, { navy: 'privateers', port: 2, starboard: 2 });
    const d = drill(boarding, s, ...fresh(1, 1, 1, 1, 1, 1), ...fresh(2, 2, 1, 2));
    expect(happened(d, 'boarding')).toMatchObject([{ faces: [1, 1, 1, 1, 1, 1], answer: [2, 2, 1, 2], winner: 1 }]);
    expect(d.left()).toBe(0);
    expect(fightingDice(shipOf(alongside({ port: 1, starboard: 3 }), 0))).toBe(4);
  });

  test('4.17 the higher total captures the other ship, whichever side began it', () => {
    const won = alongside({ port: 1, starboard: 0 }, { port: 0, starboard: 1 });
    const d = drill(boarding, won, 4, 3);
    expect(shipOf(won, 1)).toMatchObject({ seat: 0, home: 1, crew: 0, condition: 'sailing' });
    expect(happened(d, 'captured')).toMatchObject([{ ship: 1, by: 0 }]);
    const lost = alongside({ port: 1, starboard: 0 }, { port: 0, starboard: 1 });
    drill(boarding, lost, 3, 4);
    expect(shipOf(lost, 0)).toMatchObject({ seat: 1, home: 0, crew: 0 });
  });

  test('R43 a tie takes nothing: they stay entangled and fight again', () => {
    const s = alongside({ port: 1, starboard: 0 }, { port: 1, starboard: 0 });
    const d = drill(boarding, s, 4, 4);
    expect(happened(d, 'boarding')).toMatchObject([{ winner: -1 }]);
    expect(happened(d, 'captured')).toEqual([]);
    expect([shipOf(s, 0).seat, shipOf(s, 1).seat]).toEqual([0, 1]);
    expect(areFouled(shipOf(s, 0), shipOf(s, 1))).toBe(true);
    s.active = 1;
    drill(boarding, s, 6, 5);
    expect(shipOf(s, 0).seat).toBe(1);
  });

  test('R44 the winner loses nothing in the fight', () => {
    const s = alongside();
    drill(boarding, s, ...fresh(6, 6, 6, 6, 6, 6), ...fresh(1, 1, 1, 1, 1, 1));
    expect(shipOf(s, 0)).toMatchObject({ port: 3, starboard: 3, hull: 3, given: 0, crew: -1 });
    expect(shipOf(s, 1)).toMatchObject({ port: 3, starboard: 3, hull: 3 });
  });

  test('R45 no decks, no dice: she falls to any ship with one', () => {
    const s = alongside({ port: 0, starboard: 1 }, { port: 0, starboard: 0 });
    const d = drill(boarding, s, 1);
    expect(happened(d, 'boarding')).toMatchObject([{ faces: [1], answer: [], winner: 0 }]);
    const ours = alongside({ port: 0, starboard: 0 }, { port: 0, starboard: 1 });
    drill(boarding, ours, 1);
    expect(shipOf(ours, 0).seat).toBe(1);
  });

  test('R45 nothing against nothing: no fight', () => {
    const d = drill(boarding, alongside({ port: 0, starboard: 0 }, { port: 0, starboard: 0 }));
    expect([d.ended(), happened(d, 'boarding').length]).toEqual([true, 0]);
  });

  test('R37 a burning ship boards and is boarded', () => {
    const s = alongside({ port: 1, starboard: 0, fire: 2 }, { port: 1, starboard: 0, fire: 1 });
    drill(boarding, s, 2, 1);
    expect(shipOf(s, 1)).toMatchObject({ seat: 0, fire: 1 });
  });
});

describe('three ships and more', () => {
  const one = { port: 1, starboard: 0 };

  test('R46 the active player pairs them, and each ship fights once', () => {
    const s = alongside(one, one);
    add(s, 1, 49, 50, 0, one);
    const d = drill(boarding, s, 1, 1);
    expect([d.seat(), d.ask()]).toEqual([0, 'boarding.pair']);
    expect(d.offers()).toEqual(['board ship=0 target=1', 'board ship=0 target=2']);
    d.say('board ship=0 target=2');
    expect(happened(d, 'boarding')).toMatchObject([{ ship: 0, target: 2 }]);
    expect([d.ended(), d.left()]).toEqual([true, 0]);
  });

  test('R46 two against one: the enemy fights only one of them', () => {
    const s = alongside(one, one);
    add(s, 0, 52, 50, 0, one);
    const d = drill(boarding, s, 1, 1);
    expect(d.offers()).toEqual(['board ship=0 target=1', 'board ship=2 target=1']);
    d.say('board ship=2 target=1');
    expect(happened(d, 'boarding')).toMatchObject([{ ship: 2, target: 1 }]);
    expect(d.ended()).toBe(true);
  });

  test('R46 of two apart pairs both are fought, in the order the player likes', () => {
    const s = alongside(one, one);
    add(s, 0, 70, 50, 0, one);
    add(s, 1, 71, 50, 0, one);
    const d = drill(boarding, s, 1, 2, 1, 2);
    expect(d.offers()).toEqual(['board ship=0 target=1', 'board ship=2 target=3']);
    d.say('board ship=2 target=3');
    expect(happened(d, 'boarding')).toMatchObject([
      { ship: 2, target: 3 },
      { ship: 0, target: 1 },
    ]);
    expect([shipOf(s, 0).seat, shipOf(s, 2).seat]).toEqual([1, 1]);
  });

  test('R46 a ship just captured does not fight for her captor in the same step', () => {
    const s = alongside(one, one);
    add(s, 1, 52, 50, 0, one); // a friend of ship 1, on her other side
    const d = drill(boarding, s, 6, 1);
    expect(happened(d, 'boarding')).toHaveLength(1);
    expect([d.ended(), shipOf(s, 1).seat, shipOf(s, 2).seat]).toEqual([true, 0, 1]);
  });

  test('R46, R71 of two allied seats each pairs its own ships', () => {
    const s = sea({ articles: { sides: [0, 1, 0, 1] } });
    add(s, 0, 50, 50, 0, one);
    add(s, 1, 51, 50, 0, one);
    add(s, 3, 49, 50, 0, one);
    add(s, 2, 70, 50, 0, one);
    add(s, 1, 71, 50, 0, one);
    add(s, 3, 69, 50, 0, one);
    const d = drill(boarding, s, 1, 1, 2, 1);
    expect([d.seat(), d.offers()]).toEqual([0, ['board ship=0 target=1', 'board ship=0 target=2']]);
    d.say('board ship=0 target=1');
    expect([d.seat(), d.offers()]).toEqual([2, ['board ship=3 target=4', 'board ship=3 target=5']]);
    d.say('board ship=3 target=5');
    // The prize goes to the seat whose ship took her.
    expect(shipOf(s, 5)).toMatchObject({ seat: 2, home: 3, crew: 0 });
  });
});

describe('ships at their repairs', () => {
  test('R15, R41 a ship that tried a repair does not start it: the other side chooses', () => {
    const s = alongside({ repairing: 1 });
    const d = drill(boarding, s);
    expect([d.seat(), d.ask(), d.offers()]).toEqual([1, 'boarding.answer', ['fight', 'decline']]);
    d.say('decline');
    expect(happened(d, 'declined')).toMatchObject([{ ship: 1 }]);
    expect([d.ended(), happened(d, 'boarding').length]).toEqual([true, 0]);
    expect(areFouled(shipOf(s, 0), shipOf(s, 1))).toBe(true);
  });

  test('R15, R41 fought all the same, she defends with all her decks', () => {
    const d = drill(boarding, alongside({ repairing: 1 }, { port: 1, starboard: 0 }), 1, 1, 1, 1, 1, 1, 6).say('fight');
    expect(happened(d, 'boarding')).toMatchObject([{ faces: [1, 1, 1, 1, 1, 1], answer: [6], winner: -1 }]);
  });

  test('2.9, R15, R41 of two ships that both tried a repair neither starts it: nobody is asked and nobody fights', () => {
    const s = alongside({ repairing: 1 }, { repairing: 1 });
    const d = drill(boarding, s);
    expect([d.ended(), happened(d, 'boarding').length]).toEqual([true, 0]);
    expect(areFouled(shipOf(s, 0), shipOf(s, 1))).toBe(true);
  });

  test('R15 an enemy at her repairs is boarded as any other', () => {
    const d = drill(boarding, alongside({ port: 1, starboard: 0 }, { port: 1, starboard: 0, repairing: 1 }), 6, 1);
    expect(happened(d, 'captured')).toMatchObject([{ ship: 1 }]);
  });
});

describe('getting free', () => {
  test('4.18, 5.5, R47 the active player may throw one die for each entangled pair: a 6 frees both', () => {
    for (const face of [1, 5, 6]) {
      const s = alongside();
      foul(shipOf(s, 0), shipOf(s, 1));
      const d = drill(disentangling, s, face);
      expect(d.offers()).toEqual(['cut ship=0 from=1', 'hold ship=0 from=1']);
      d.say('cut ship=0 from=1');
      expect([shipOf(s, 0).fouled, shipOf(s, 1).fouled]).toEqual(face === 6 ? [0, 0] : [2, 1]);
      expect(d.ended()).toBe(true);
    }
  });

  test('4.18, 5.5 she may stay fast if she likes, without a die', () => {
    const s = alongside();
    foul(shipOf(s, 0), shipOf(s, 1));
    const d = drill(disentangling, s).say('hold ship=0 from=1');
    expect([d.ended(), areFouled(shipOf(s, 0), shipOf(s, 1))]).toEqual([true, true]);
  });

  test('R47 one die for each pair: a ship with two on her throws twice', () => {
    const s = alongside();
    add(s, 1, 49, 50, 0);
    foul(shipOf(s, 0), shipOf(s, 1));
    foul(shipOf(s, 0), shipOf(s, 2));
    const d = drill(disentangling, s, 6, 1).say('cut ship=0 from=1', 'cut ship=0 from=2');
    expect(d.ended()).toBe(true);
    expect(shipOf(s, 0).fouled).toBe(1 << 2);
  });

  test('R47, R78 a freed pair that stays in contact is entangled again at the combat step, and fights', () => {
    const s = alongside({ port: 1, starboard: 0 }, { port: 1, starboard: 0 });
    foul(shipOf(s, 0), shipOf(s, 1));
    drill(disentangling, s, 6).say('cut ship=0 from=1');
    expect(shipOf(s, 0).fouled).toBe(0);
    const d = drill(boarding, s, 3, 3);
    expect(areFouled(shipOf(s, 0), shipOf(s, 1))).toBe(true);
    expect(happened(d, 'boarding')).toHaveLength(1);
  });

  test('R47, R71 of two allied seats each decides for its own ship', () => {
    const s = sea({ articles: { sides: [0, 1, 0, 1] } });
    add(s, 0, 50, 50, 0);
    add(s, 2, 52, 50, 0);
    add(s, 1, 51, 50, 0);
    foul(shipOf(s, 0), shipOf(s, 2));
    foul(shipOf(s, 1), shipOf(s, 2));
    const d = drill(disentangling, s);
    expect([d.seat(), d.offers()]).toEqual([0, ['cut ship=0 from=2', 'hold ship=0 from=2']]);
    d.say('hold ship=0 from=2');
    expect([d.seat(), d.offers()]).toEqual([2, ['cut ship=1 from=2', 'hold ship=1 from=2']]);
  });
});

describe('prizes', () => {
  test('4.17, R49 until they part a prize belongs to her captor and has nobody to serve a gun or swing a cutlass', () => {
    const s = alongside({ port: 1, starboard: 0 }, { port: 0, starboard: 0 });
    drill(boarding, s, 1);
    const prize = shipOf(s, 1);
    prize.port = 3;
    expect(prize).toMatchObject({ seat: 0, crew: 0 });
    expect([fightingDice(prize), decksToFire(prize, 'port')]).toEqual([0, 0]);
  });

  test('4.19, R49 on parting at least one deck’s crew goes over, from either board, as many as the captor likes', () => {
    const s = withPrize();
    const d = drill(disentangling, s, 6).say('cut ship=0 from=1');
    expect([d.seat(), d.ask(), d.offers()]).toEqual([0, 'prize-crew.man', ['man deck=port', 'man deck=starboard']]);
    expect(d.refused('manned')).toMatch(/^4\.19: /);
    d.say('man deck=port');
    expect(d.offers()).toEqual(['man deck=port', 'man deck=starboard', 'manned']);
    d.say('man deck=starboard', 'manned');
    expect(d.ended()).toBe(true);
    expect(shipOf(s, 0)).toMatchObject({ port: 2, starboard: 2, given: 2 });
    expect(shipOf(s, 1)).toMatchObject({ seat: 0, crew: 2, port: 3, starboard: 3, fouled: 0 });
  });

  test('4.19 nobody goes over while they hang together', () => {
    const s = withPrize();
    const d = drill(disentangling, s, 5).say('cut ship=0 from=1');
    expect([d.ended(), shipOf(s, 1).crew, shipOf(s, 0).given]).toEqual([true, 0, 0]);
  });

  test('4.20, R49 the crew sent over is what the prize fights and fires with, within the decks she has', () => {
    const s = withPrize({}, { port: 3, starboard: 0 });
    const prize = shipOf(s, 1);
    prize.crew = 2;
    expect([fightingDice(prize), decksToFire(prize, 'port'), decksToFire(prize, 'starboard')]).toEqual([2, 2, 0]);
    prize.crew = 5;
    expect([fightingDice(prize), decksToFire(prize, 'port')]).toEqual([3, 3]);
  });

  test('R69 what her former people fired this round is not charged to the prize crew', () => {
    const s = alongside({ port: 3, starboard: 3 }, { port: 0, starboard: 3, firedStarboard: 2, served: 3 });
    drill(boarding, s, 6, 6, 6, 6, 6, 6, 1, 1, 1);
    const prize = shipOf(s, 1);
    drill(disentangling, s, 6).say('cut ship=0 from=1', 'man deck=port', 'man deck=port', 'manned');
    // Two of her decks have fired; the third is ready, and there are hands for it.
    expect([prize.crew, decksToFire(prize, 'starboard')]).toEqual([2, 1]);
  });

  test('4.19 a deck sent away is lost to the captor’s own fighting', () => {
    const s = withPrize();
    drill(disentangling, s, 6).say('cut ship=0 from=1', 'man deck=port', 'man deck=port', 'man deck=port', 'manned');
    expect([fightingDice(shipOf(s, 0)), decksToFire(shipOf(s, 0), 'port')]).toEqual([3, 0]);
  });

  test('4.2, 4.19, R66 of a board’s decks one that has fired this round is handed over before one that has not', () => {
    const s = withPrize({ firedPort: 3, firedStarboard: 1 });
    drill(disentangling, s, 6).say('cut ship=0 from=1', 'man deck=port', 'man deck=starboard', 'manned');
    expect(shipOf(s, 0)).toMatchObject({ port: 2, firedPort: 2, starboard: 2, firedStarboard: 0 });
    expect(decksToFire(shipOf(s, 0), 'starboard')).toBe(2);
  });

  test('R50 a captor with a single deck must hand it over and is left with none', () => {
    const s = withPrize({ port: 0, starboard: 1 });
    const d = drill(disentangling, s, 6).say('cut ship=0 from=1');
    expect(d.offers()).toEqual(['man deck=starboard']);
    d.say('man deck=starboard');
    expect(d.ended()).toBe(true);
    expect([fightingDice(shipOf(s, 0)), shipOf(s, 1).crew]).toEqual([0, 1]);
  });

  test('R49, R50, R70 a captor without a deck to send cannot part from her prize', () => {
    const d = drill(disentangling, withPrize({ port: 0, starboard: 0 }));
    expect(d.ended()).toBe(true);
  });

  test('R67 nobody aboard, nobody to wield the axe: her owner cannot cut a derelict loose from an enemy', () => {
    const s = alongside({ crew: 0 });
    foul(shipOf(s, 0), shipOf(s, 1));
    expect(drill(disentangling, s).ended()).toBe(true);
    s.active = 1;
    expect(drill(disentangling, s).offers()).toEqual(['cut ship=1 from=0', 'hold ship=1 from=0']);
  });

  test('R49, R68 a captor that is herself a prize sends from her own prize crew, and marks off no deck', () => {
    const s = withPrize({ crew: 2 });
    const d = drill(disentangling, s, 6).say('cut ship=0 from=1');
    expect(d.offers()).toEqual(['man deck=crew']);
    d.say('man deck=crew', 'manned');
    expect(shipOf(s, 0)).toMatchObject({ crew: 1, port: 3, starboard: 3, given: 0 });
    expect(shipOf(s, 1).crew).toBe(1);
  });

  test('R49 any friend who hangs on to her may man her, and then the others part without sending anyone', () => {
    const s = withPrize();
    const friend = add(s, 0, 52, 50, 0);
    foul(shipOf(s, 1), friend);
    const d = drill(disentangling, s, 6, 6).say('cut ship=0 from=1', 'man deck=port', 'manned', 'cut ship=3 from=1');
    expect(d.ended()).toBe(true);
    expect(shipOf(s, 1)).toMatchObject({ crew: 1, fouled: 0 });
    expect(friend).toMatchObject({ given: 0, port: 3, starboard: 3 });
  });

  test('R47, R49 a manned prize parts from a friend even when she has no deck of her own left', () => {
    const s = sea();
    const prize = add(s, 1, 51, 50, 0, { seat: 0, crew: 1, port: 0, starboard: 0 });
    const friend = add(s, 0, 50, 50, 0);
    foul(prize, friend);
    const d = drill(disentangling, s, 6);
    expect(d.offers()).toEqual(['cut ship=0 from=1', 'hold ship=0 from=1']);
    d.say('cut ship=0 from=1');
    expect([d.ended(), prize.fouled, friend.given]).toEqual([true, 0, 0]);
  });

  test('R51 a prize is retaken under the same rules, and her former crew is gone', () => {
    const s = withPrize({}, { crew: 1 });
    const [captor, prize] = [shipOf(s, 0), shipOf(s, 1)];
    captor.fouled = 0;
    captor.x = 10_000;
    prize.fouled = 0;
    const rescuer = shipOf(s, 2);
    Object.assign(rescuer, { x: 52_000, y: 50_000, port: 1, starboard: 0 });
    s.active = 1;
    const d = drill(boarding, s, 6, 5);
    expect(happened(d, 'boarding')).toMatchObject([{ ship: 2, target: 1, faces: [6], answer: [5] }]);
    expect(prize).toMatchObject({ seat: 1, home: 1, crew: 0 });
    const parted = drill(disentangling, s, 6).say('cut ship=2 from=1');
    expect(parted.offers()).toEqual(['man deck=port']);
    parted.say('man deck=port');
    expect([prize.crew, fightingDice(prize), rescuer.port]).toEqual([1, 1, 0]);
  });

  test('R39, R49, R67 her captor gone, an unmanned prize is a derelict: she drifts, and falls to the first enemy with a deck', () => {
    const s = withPrize({ fire: 2 });
    drill(fireRemoval, s, 1, 1);
    const prize = shipOf(s, 1);
    expect([shipOf(s, 0).condition, prize.fouled, prize.crew, prize.seat]).toEqual(['blown-up', 0, 0, 0]);
    const d = drill(movement, s);
    expect(d.ended()).toBe(true);
    expect([prize.x, prize.y]).toEqual([51_000, 49_000]);
    Object.assign(shipOf(s, 2), { x: 52_000, y: 49_000, port: 0, starboard: 1 });
    s.active = 1;
    drill(boarding, s, 1);
    expect(prize).toMatchObject({ seat: 1, crew: 0 });
  });
});

import { describe, expect, test } from 'vitest';
import { sail } from './ch01-sailing.ts';
import { extraHexOn, turnsOf } from '../model/abilities.ts';
import { OPPORTUNITY, pool } from './ch02-pool.ts';
import { activations, playerTurn } from './ch05-sequence.ts';
import { boarding } from './ch06-boarding.ts';
import { recovery } from './ch08-recovery.ts';
import { recoveryDice } from '../model/abilities.ts';
import { drill, happened, sea } from '../test/drill.fixture.ts';
import { blanks, boards, fires, paper, put } from '../test/duel.fixture.ts';
import type { Convoy, Ship } from '../model/state.ts';
import { isActive } from '../model/state.ts';

/** A merchant of the convoy in the raiders' hands, in the middle, with one hand aboard. */
const PRIZE = { captured: 1, quality: 0, side: 1, seat: 1, crew: 1, gun: 0, sail: 0 } as const;

function prize(s: Convoy, changes: Partial<Ship> = {}): Ship {
  return put(s, 0, [0, 0], 'E', { kind: 'merchant' }, { ...PRIZE, ...changes });
}

/** A raider takes a medium warship of the convoy beside her: grapple 8 v 8, fight 9 v 9. */
function takes(changes: Partial<Ship> = {}, raider: Partial<Ship> = {}): { s: Convoy; taken: Ship; by: Ship } {
  const s = sea({ active: 1 });
  const by = put(s, 1, [0, 0], 'E', {}, raider);
  const taken = put(s, 0, [1, -1], 'E', {}, changes);
  drill(boarding, { ship: 0, target: 1 }, s, 5, ...blanks(15)).say([6, ...blanks(17)], 'storm');
  return { s, taken, by };
}

describe('possession', () => {
  test('6.6, 6.7, R40 the prize has one crew of the boarder’s and nothing else', () => {
    const { taken, by } = takes({ crew: 4 });
    expect([paper(taken), paper(by)]).toEqual(['1/0/0', '2/3/3']);
    expect(taken).toMatchObject({ side: 1, seat: 1, flag: 0, captured: 1 });
  });

  test('9.2, R43 every prize has scurvy, battle hardened as she may have been', () => {
    const s = sea({ active: 1 });
    put(s, 1, [0, 0], 'E');
    const taken = put(s, 0, [1, -1], 'E', { quality: 'battle-hardened' });
    drill(boarding, { ship: 0, target: 1 }, s, 5, ...blanks(17)).say([6, ...blanks(19)], 'storm');
    expect(taken.quality).toBe(0);
    expect([extraHexOn(taken), pool(s, taken, s.ships[0] as Ship, OPPORTUNITY)]).toEqual([4, 2]);
  });

  test('R40 she does not act in the turn in which she was taken, but in her owner’s next', () => {
    const { s, taken, by } = takes({ moved: 0 }, { moved: 1 });
    expect(taken.moved).toBe(1);
    expect(drill(activations, {}, s).ended()).toBe(true);

    s.stack = [];
    by.condition = 'struck';
    const d = drill(playerTurn, {}, s);
    expect([d.ask(), d.seat(), d.offers()]).toEqual(['activations.next', 1, ['activate ship=1', 'haul-down ship=1']]);
  });

  test('R40, R47 taken aground she floats in her new owner’s next turn, and what she had to pause for is over', () => {
    expect(takes({ aground: 2, paused: 1 }).taken).toMatchObject({ aground: 1, paused: 0 });
    expect(takes({ aground: 0 }).taken.aground).toBe(0);
  });

  test('R25, R40 what her guns have done under the other flag is forgotten', () => {
    expect(takes({ fired: 15, reacted: 3 }).taken).toMatchObject({ fired: 0, reacted: 0 });
  });

  test('R40, R63 she is sailed by the seat that took her', () => {
    const s = sea({ active: 1, articles: { sides: [0, 1, 0, 1] } });
    put(s, 3, [0, 0], 'E');
    const taken = put(s, 0, [1, -1], 'E');
    drill(boarding, { ship: 0, target: 1 }, s, 5, ...blanks(15)).say([6, ...blanks(17)], 'storm');
    expect([taken.seat, taken.side]).toEqual([3, 1]);
  });
});

describe('what a prize may do', () => {
  test('9.1, R43 she throws one die of recovery, whatever her crew', () => {
    const s = sea();
    for (const crew of [0, 1, 2, 3]) expect(recoveryDice(prize(s, { crew }))).toBe(1);
  });

  test('9.1, R43 and recovers up to her paper', () => {
    const s = sea();
    const ship = prize(s, { crew: 2, gun: 1, sail: 1 });
    drill(recovery, { ship: 0 }, s, 5);
    expect(paper(ship)).toBe('2/1/2');
    expect(drill(recovery, { ship: 0 }, s).events).toEqual([]);
  });

  test('9.3, R43 she fires at opportunities only', () => {
    const s = sea({ wind: 'NE' });
    const ship = prize(s, { gun: 1 });
    const enemy = put(s, 0, [0, -1], 'E', {}, { fired: 15, crew: 0 });
    expect(fires(s, ship)).toEqual([]);
    expect(fires(s, Object.assign(ship, { captured: 0 }))).toEqual(['fire battery=port target=1']);

    const passing = sea({ wind: 'NE' });
    prize(passing, { gun: 1 });
    put(passing, 0, [-1, -1], 'E', {}, { fired: 15 });
    const d = drill(sail, { ship: 1 }, passing);
    expect([d.ask(), d.seat(), passing.ships[1]?.at]).toEqual(['opportunity.fire', 1, enemy.at]);
    // 2 for the gun, 3 for short range, less 2 for scurvy, 2 for no sail and 3: raised to two dice.
    d.say(blanks(4), 'open-fire');
    expect(happened(d, 'shot')).toMatchObject([{ ship: 0, how: 'opportunity', faces: [2, 2] }]);
  });

  test('R36, R43 she does not board', () => {
    const s = sea();
    const ship = prize(s, { crew: 2 });
    put(s, 0, [1, -1], 'E', { kind: 'merchant' });
    expect(boards(s, ship)).toEqual([]);
    ship.captured = 0;
    expect(boards(s, ship)).toEqual(['board target=1']);
  });

  test('9.5, R43 she sails as any other, with no dice while she has no sail', () => {
    const s = sea();
    const ship = prize(s);
    expect(turnsOf(ship)).toBe(1);
    const d = drill(sail, { ship: 0 }, s).say('ahead');
    expect(happened(d, 'sailed').length).toBe(2);
    expect(d.offers()).toEqual(['turn to=port', 'turn to=starboard', 'stop']);
    ship.sail = 1;
    expect(d.offers()).toContain('press');
    d.say([3], 'press');
    expect(happened(d, 'pressed')).toMatchObject([{ needed: 4 }]);
  });

  test('R43 retaken she stays a prize for the rest of the game', () => {
    const s = sea();
    const ship = put(s, 0, [0, 0], 'E');
    const lost = put(s, 0, [1, -1], 'E', {}, { ...PRIZE });
    drill(boarding, { ship: 0, target: 1 }, s, 5, ...blanks(14)).say([6, ...blanks(16)], 'storm');
    expect(lost).toMatchObject({ side: 0, seat: 0, flag: 0, captured: 1, quality: 0 });
    expect([isActive(lost), isActive(ship), recoveryDice(lost)]).toEqual([false, true, 1]);
  });
});

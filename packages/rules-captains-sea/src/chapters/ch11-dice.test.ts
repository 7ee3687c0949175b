import { expect, test } from 'vitest';
import { context, drill, duel, happened } from '../test/drill.fixture.ts';
import { firing } from './ch11-firing.ts';
import { fireDice } from './ch11-attack.ts';
import { heightModifier, rerolled, resolveDamage, windModifier } from './ch11-dice.ts';
import { dividedHits, loseHull, loseRigging, struckSections } from './ch11-harm.ts';
import type { Attack, Sea } from '../model/state.ts';
import { AT, DOWN_ROLL, GRAPE, PREVENTER_STAYS, UP_ROLL } from '../model/deck.ts';
import { QUIET } from '../test/drill.fixture.ts';
import { BOW_RAKE, CHAIN, DOUBLE, HIGH, LOW, ROUND, STERN_RAKE } from '../model/vocabulary.ts';

const misses = (count: number) => Array.from({ length: count }, () => 1);
const attack = (changes: Partial<Attack>): Attack => ({
  ship: 0,
  target: 1,
  mask: 12,
  chaser: -1,
  aim: LOW,
  shot: ROUND,
  rake: 0,
  from: 1,
  side: 0,
  range: 4,
  long: 8,
  carronades: 6,
  morale: 2,
  share: 0,
  hits: 4,
  ...changes,
});

/** Damage of an attack with a plain total: a Fair crew at v1.10 adds nothing, and before the wind nothing does. */
function damage(changes: Partial<Attack>, faces: readonly [number, number, number], s: Sea = calm()) {
  const it = context(...faces);
  const { hull } = resolveDamage(s, attack(changes), it);
  const [told] = happened(it, 'damage');
  return { hull, rigging: told?.rigging, crew: told?.crew, total: told?.total };
}

function calm(): Sea {
  const { s, us } = duel({ articles: { newModifiers: true } });
  us.heading = 5;
  return s;
}

test('11.4.7, R1, R11, 3.2 a fragile target’s attackers throw 1s again, a firm one’s half of their 6s', () => {
  const fragile = [1, 1, 6, 3];
  expect([rerolled(fragile, 0, context(5, 2)), fragile]).toEqual([
    [5, 2],
    [2, 5, 6, 3],
  ]);
  const firm = [6, 6, 6, 1];
  expect([rerolled(firm, 2, context(1, 2)), firm]).toEqual([
    [1, 2],
    [6, 2, 1, 1],
  ]);
  const average = [1, 6];
  expect([rerolled(average, 1, context()), average]).toEqual([[], [1, 6]]);
});

test('R1 by option the defender’s dice are thrown again, as printed', () => {
  const shoot = (literalRerolls: boolean, ...faces: number[]) => {
    const { s, them } = duel({ articles: { literalRerolls } });
    them.strength = 2;
    return drill(firing, {}, s).say('cease ship=1', faces, 'fire ship=0 target=1 guns=both aim=low');
  };
  const ruled = shoot(false, 6, ...misses(13), 4, 6, 6, 3, 3, 3, 1, ...misses(9));
  expect(happened(ruled, 'to-hit')[0]).toMatchObject({ again: [4], hits: 1 });
  expect(happened(ruled, 'defence')[0]).toMatchObject({ again: [], cancelled: 1 });
  const literal = shoot(true, 6, ...misses(13), 6, 1, 1, 3, 3, 3, ...misses(9));
  expect(happened(literal, 'to-hit')[0]).toMatchObject({ again: [] });
  expect(happened(literal, 'defence')[0]).toMatchObject({ faces: [6, 1], again: [1], cancelled: 0 });
});

test('11.4.7 from 12 movement points on a 4 cancels', () => {
  const { s, them } = duel();
  them.row = 16;
  const d = drill(firing, {}, s).say(
    'cease ship=1',
    [4, ...misses(7), 4, ...misses(5), ...misses(9)],
    'fire ship=0 target=1 guns=both aim=low',
  );
  expect(happened(d, 'defence')[0]).toMatchObject({ needed: 4, cancelled: 1, hits: 0 });
});

test('11.4.8 height and morale: rulebook and player aid card 1.10', () => {
  const by = (aim: number, newer: boolean) => [3, 2, 1, 0].map(morale => heightModifier(aim, morale, newer));
  expect(by(HIGH, false)).toEqual([2, 1, 0, 0]);
  expect(by(LOW, false)).toEqual([-2, -1, 0, 0]);
  expect(by(HIGH, true)).toEqual([1, 0, -1, -1]);
  expect(by(LOW, true)).toEqual([-1, 0, 1, 1]);
});

test('11.4.8, R40 the broadside that the wind comes over fires to windward, and before the wind none does', () => {
  const { s, us } = duel();
  // Heading east, wind to the south: from port.
  expect([windModifier(s, attack({ from: 0 })), windModifier(s, attack({ from: 1 }))]).toEqual([1, -1]);
  us.heading = 5;
  expect(windModifier(s, attack({ from: 0 }))).toBe(0);
});

test('11.4.8 the table: four hits at 10 are 2 hull, 2 rigging and 3 crew', () => {
  expect(damage({}, [3, 3, 4])).toEqual({ hull: 2, rigging: 2, crew: 3, total: 10 });
  expect(damage({ hits: 12 }, [6, 6, 6])).toEqual({ hull: 2, rigging: 10, crew: 3, total: 18 });
});

test('11.4.9 aimed high at Fighting Sail, rigging hits are halved', () => {
  const s = calm();
  (s.ships[1] as { sails: number }).sails = 0;
  expect(damage({ aim: HIGH, hits: 3 }, [6, 6, 6], s)).toMatchObject({ rigging: 2 });
  const low = calm();
  (low.ships[1] as { sails: number }).sails = 0;
  expect(damage({ aim: LOW, hits: 3 }, [6, 6, 6], low)).toMatchObject({ rigging: 3 });
});

test('11.4.9, R9 chain shot makes one rigging hit more aimed high, and no hull hits; crew hits stand', () => {
  expect(damage({ aim: HIGH, shot: CHAIN }, [3, 3, 4])).toMatchObject({ hull: 0, rigging: 3, crew: 3 });
  expect(damage({ aim: LOW, shot: CHAIN }, [3, 3, 4])).toMatchObject({ hull: 0, rigging: 2, crew: 3 });
});

test('11.4.9, 11.8, R42 a stern rake aimed low has half as many hull hits again, a bow rake or high aim has not', () => {
  expect(damage({ rake: STERN_RAKE, hits: 5 }, [1, 1, 1])).toMatchObject({ hull: 8 });
  expect(damage({ rake: BOW_RAKE, hits: 5 }, [1, 1, 1])).toMatchObject({ hull: 5 });
  expect(damage({ rake: STERN_RAKE, aim: HIGH, hits: 5 }, [1, 1, 1])).toMatchObject({ hull: 5 });
});

test('11.4.9, R49 a section that fires double shot bursts a gun on 2 or less, hit or miss', () => {
  const { s, us } = duel();
  us.load = [1, 1, DOUBLE, DOUBLE];
  const d = drill(firing, {}, s).say('cease ship=1', [...misses(14), 2, 3], 'fire ship=0 target=1 guns=both aim=low');
  expect(happened(d, 'burst')[0]).toMatchObject({ faces: [2, 3], sections: 0b0100 });
  expect(us.guns).toEqual([8, 8, 7, 8]);
});

test('11.4.10 the first hull hit falls on the section with more boxes, the rest evenly', () => {
  const { them } = duel();
  expect(dividedHits(them, [0, 1], 4)).toEqual([2, 2, 0]);
  expect(dividedHits(them, [0, 1], 3)).toEqual([1, 1, 1]);
  them.guns[1] = 4;
  expect(dividedHits(them, [0, 1], 5)).toEqual([3, 2, 0]);
  expect(dividedHits(them, [0, 1], 4)).toEqual([2, 1, 1]);
});

test('11.4.10, R30 of an odd number the defender says where the last one falls', () => {
  const { s, them } = duel();
  const d = drill(firing, {}, s);
  // Three hits, none cancelled; 1, 1, 1 with −3: total 0, three on the hull.
  d.say('cease ship=1', [4, 4, 4, ...misses(11), 1, 1, 1, 1, 1], 'fire ship=0 target=1 guns=both aim=low');
  expect([d.seat(), d.offers()]).toEqual([1, ['odd-hit ship=1 section=port-fore', 'odd-hit ship=1 section=port-aft']]);
  d.say([6, 6, 6], 'odd-hit ship=1 section=port-aft');
  expect(them.guns).toEqual([6, 5, 7, 7]);
});

test('11.4.10, R32 what a section cannot take goes through to the other side, or to the other end of a rake', () => {
  const { s, them } = duel();
  them.guns = [1, 5, 7, 7];
  loseHull(s, them, struckSections(0, 0), [3, 2], 0, QUIET);
  expect(them.guns).toEqual([0, 3, 5, 7]);
  them.guns = [7, 1, 7, 0];
  loseHull(s, them, struckSections(STERN_RAKE, -1), [2, 9], STERN_RAKE, QUIET);
  expect(them.guns).toEqual([6, 0, 0, 0]);
});

test('3.10.1 a section that is emptied calls for a morale check', () => {
  const { s, them } = duel();
  them.guns = [2, 2, 7, 7];
  loseHull(s, them, [0, 1], [2, 1], 0, QUIET);
  expect(s.checks.length).toBe(1);
});

test('11.4.10, 3.8 rigging falls a box a hit, no further than the Strike Check box', () => {
  const { them } = duel();
  loseRigging(them, 99, QUIET, '11.4.10');
  expect(them.rigging).toBe(0);
});

test('11.5 the dice for fire depend on hits and total, and any 1 sets her on fire', () => {
  expect([fireDice(2, 15), fireDice(3, 11), fireDice(3, 10), fireDice(12, 10), fireDice(15, 18)]).toEqual([
    0, 1, 0, 3, 4,
  ]);
  const { s, them } = duel();
  const d = drill(firing, {}, s);
  // Four hits at 18 − 3: one die.
  const dice = [4, 4, 4, 4, ...misses(10), 1, 1, 6, 6, 6, 6, 1];
  d.say('cease ship=1', dice, 'fire ship=0 target=1 guns=both aim=low');
  expect(happened(d, 'damage')[0]).toMatchObject({ total: 15, hits: 4 });
  expect(happened(d, 'fire-check')[0]).toMatchObject({ faces: [1], caught: true });
  expect(them.onFire).toBe(1);
});

test('H20, H21 On the Up-Roll and On the Down-Roll change the damage total by three', () => {
  for (const [card, total] of [
    [UP_ROLL, 13],
    [DOWN_ROLL, 7],
  ] as const) {
    const s = calm();
    s.played[0] = 1 << (card - 10);
    expect(damage({}, [3, 3, 4], s).total).toBe(total);
  }
});

test('H22, H36 Grape changes two hull hits into crew hits, Preventer Stays save two of rigging', () => {
  const s = calm();
  s.played[0] = 1 << (GRAPE - 10);
  s.played[1] = 1 << (PREVENTER_STAYS - 10);
  expect(damage({}, [3, 3, 4], s)).toMatchObject({ hull: 0, rigging: 0, crew: 5 });
});

test('R31 a card may be spent on the coloured die, which then counts for morale too', () => {
  const s = calm();
  s.plus[0] = 2;
  s.keen[0] = 1;
  expect(damage({}, [3, 3, 4], s).total).toBe(13);
});

test('11.4.11 the coloured die with the morale of the defender says how many dice the crew throws', () => {
  const checked = (coloured: number, morale: number) => {
    const s = calm();
    (s.ships[1] as { morale: number }).morale = morale;
    damage({}, [1, 1, coloured], s);
    const code = s.checks.find(each => each % 100 === 2) as number;
    return Math.floor(code / 10_000) % 100;
  };
  // Four hits: 3, 3, 2, 2, 1, 1 dice for 1 to 6.
  expect([checked(4, 3), checked(4, 2), checked(3, 2), checked(3, 1)]).toEqual([1, 2, 2, 3]);
  expect([checked(6, 3), checked(1, 1)]).toEqual([1, 3]);
});

test('11.5, R64 the captain of the ship that may burn throws for it, and may spend a card', () => {
  const { s, them } = duel({ hands: [[], [30]] });
  const dice = [4, 4, 4, 4, ...misses(10), 1, 1, 6, 6, 6, 6, 1];
  const d = drill(firing, {}, s).say('cease ship=1', dice, 'fire ship=0 target=1 guns=both aim=low');
  while (!d.ended() && d.about()['moment'] !== AT['fire-check']) d.say('pass');
  expect([d.seat(), d.offers()]).toEqual([1, ['pass', 'discard card=30 ship=1 die=any']]);
  d.say('discard card=30 ship=1 die=any');
  expect(them.onFire).toBe(0);
});

test('11.5 nothing but a 1 sets her on fire', () => {
  const { s, them } = duel();
  const dice = [4, 4, 4, 4, ...misses(10), 1, 1, 6, 6, 6, 6, 2];
  const d = drill(firing, {}, s).say('cease ship=1', dice, 'fire ship=0 target=1 guns=both aim=low');
  expect(happened(d, 'fire-check')[0]).toMatchObject({ faces: [2], caught: false });
  expect(them.onFire).toBe(0);
});

test('11.5 a ship that burns already is not set on fire again', () => {
  const { s, them } = duel();
  them.onFire = 1;
  const dice = [4, 4, 4, 4, ...misses(10), 1, 1, 1, 6, 6, 6, 6, 1];
  const d = drill(firing, {}, s).say('cease ship=1', dice, 'fire ship=0 target=1 guns=both aim=low');
  expect([happened(d, 'damage').length, happened(d, 'fire-check').length]).toEqual([1, 0]);
});

test('11.4.8 the first row is for 0 and less, the last for 21 and more', () => {
  const rolled = (card: number, face: number) => {
    const s = calm();
    s.played[0] = 1 << (card - 10);
    return damage({ hits: 10 }, [face, face, face], s);
  };
  expect(rolled(DOWN_ROLL, 1)).toEqual({ hull: 10, rigging: 0, crew: 1, total: 0 });
  expect(rolled(UP_ROLL, 6)).toEqual({ hull: 0, rigging: 10, crew: 0, total: 21 });
});

test('3.10.1 a section that was gone before calls for no check again', () => {
  const { s, them } = duel();
  them.guns = [0, 7, 7, 7];
  loseHull(s, them, [0, 1], [1, 0], 0, QUIET);
  expect([them.guns, s.checks]).toEqual([[0, 7, 6, 7], []]);
});

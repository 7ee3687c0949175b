import { describe, expect, test } from 'vitest';
import { engage } from './ch16-battle.ts';
import { combat } from './ch17-tactics.ts';
import { leavers, lineFirepower, targetsOf } from './ch18-firing.ts';
import { SHIPS } from '../model/data/figures.ts';
import { GENERAL_WITHDRAWAL, HOT_ACTION, NELSON, VILLENEUVE } from '../model/data/numbers-of-battle.ts';
import { firepowerResult } from '../model/lookups.ts';
import type { Campaign } from '../model/state.ts';
import { shipsIn } from '../model/state.ts';
import { ALLIED, BRITISH, DAMAGED, FRENCH, SOUND, WRECKED } from '../model/terms.ts';
import { reinforce } from '../test/battles.fixture.ts';
import { at, campaign, commission, drill, fleet, happened } from '../test/drill.fixture.ts';

const PLACE = at('0509');
const OURS = 1;
const THEIRS = 25;
const REPEAT = 'signal tactic=repeat sail=easy';

function fighting(rounds: number, british: number, allied: number, damage = SOUND): Campaign {
  const s = campaign();
  fleet(s, 'Mediterranean', PLACE, british);
  fleet(s, 'Toulon', PLACE, 0);
  commission(s, THEIRS, ALLIED, allied, damage, FRENCH);
  engage(s, PLACE, ALLIED, [OURS], [THEIRS]);
  Object.assign(s.battle, { commanders: [NELSON, VILLENEUVE], windward: BRITISH, rounds, type: HOT_ACTION });
  return s;
}

/** Both keep to Form Line at Easy Sail; four dice are the two broadsides. */
function exchange(s: Campaign, ...faces: number[]) {
  return drill(combat, {}, s)
    .sayAs(ALLIED, REPEAT)
    .sayAs(BRITISH, [6, 6, ...faces], REPEAT);
}

const defence = (ship: number, damaged: number): number =>
  (damaged === 0 ? SHIPS[ship]?.defence : SHIPS[ship]?.defenceDamaged) as number;

describe('fire', () => {
  test('18.1, 18.2 face-up attack of all that are not wrecked is the column, two dice the row', () => {
    const s = fighting(1, 5, 5);
    reinforce(s, OURS, BRITISH, 2, WRECKED);
    const attack = shipsIn(s, OURS).reduce(
      (sum, ship) => sum + (s.damage[ship] === SOUND ? (SHIPS[ship]?.attack ?? 0) : 0),
      0,
    );
    const d = exchange(s, 6, 5, 1, 2);
    expect(happened(d, 'broadside')).toMatchObject([
      { side: BRITISH, firepower: attack, total: 11, points: firepowerResult(attack, 11) },
      { side: ALLIED, total: 3 },
    ]);
  });

  test('18.2 firepower over 100 adds to the throw', () => {
    const s = fighting(1, 26, 5);
    const firepower = lineFirepower(s, BRITISH);
    expect(firepower).toBeGreaterThan(120);
    const d = exchange(s, 2, 2, 1, 1);
    expect(happened(d, 'broadside')[0]).toMatchObject({ total: 4 + Math.ceil((firepower - 100) / 20) });
  });

  test('18.1, R80 fire is simultaneous and sealed: what one is hit by does not weaken his own broadside', () => {
    const s = fighting(1, 10, 10);
    const before = s.damage.slice();
    const d = exchange(s, 6, 6, 6, 6);
    expect(d.pending()).toEqual([BRITISH, ALLIED]);
    const first = d.offers(BRITISH)[0] as string;
    d.sayAs(BRITISH, first);
    expect(s.damage).toEqual(before);
  });
});

describe('damage', () => {
  test('18.3 it costs the face-up defence to damage a ship; what is left is lost', () => {
    const s = fighting(1, 10, 3);
    const [ship] = shipsIn(s, THEIRS) as [number];
    const d = exchange(s, 3, 3, 1, 1);
    const points = happened(d, 'broadside')[0]?.points as number;
    expect([d.seat(), d.about()]).toEqual([BRITISH, { points }]);
    // All three are first-rates of 6, and there are points for one of them.
    expect([defence(ship, 0), Math.floor(points / 6)]).toEqual([6, 1]);
    d.say(`hit ship=${ship}`);
    expect([d.ended(), s.damage[ship]]).toEqual([true, DAMAGED]);
  });

  test('18.3 a damaged ship is wrecked only on a throw of 13 or when all the line is damaged', () => {
    const s = fighting(1, 10, 2);
    const [a, b] = shipsIn(s, THEIRS) as [number, number];
    s.battle.points = [30, 0];
    s.battle.throws = [12, 0];
    s.damage[a] = DAMAGED;
    expect(targetsOf(s, BRITISH, [])).toEqual([b]);
    expect(targetsOf(s, BRITISH, [b])).toEqual([a, b]);
    s.battle.throws = [13, 0];
    expect(targetsOf(s, BRITISH, [])).toEqual([a, b]);
  });

  test('17.7, 18.3 whoever took the die for Full Sail wrecks nobody', () => {
    const s = fighting(1, 10, 2, DAMAGED);
    s.battle.points = [30, 0];
    s.battle.throws = [20, 0];
    expect(targetsOf(s, BRITISH, [])).toHaveLength(2);
    s.battle.extra = [1, 0];
    expect(targetsOf(s, BRITISH, [])).toEqual([]);
  });

  test('18.3 a ship may be damaged and then wrecked in one round, at the price on each side of her counter', () => {
    const s = fighting(1, 10, 1);
    const [ship] = shipsIn(s, THEIRS) as [number];
    const cost = defence(ship, 0) + defence(ship, 1);
    s.battle.throws = [13, 0];
    s.battle.points = [cost - 1, 0];
    expect(targetsOf(s, BRITISH, [ship])).toEqual([]);
    s.battle.points = [cost, 0];
    expect(targetsOf(s, BRITISH, [ship])).toEqual([ship]);
    expect(targetsOf(s, BRITISH, [ship, ship])).toEqual([]);
  });

  test('18.3, R80 points may be left unused', () => {
    const s = fighting(1, 10, 10);
    const d = exchange(s, 6, 6, 1, 1);
    const ship = shipsIn(s, THEIRS)[0] as number;
    d.sayAs(BRITISH, `hit ship=${ship}`, 'cease-fire');
    while (!d.ended()) d.say('cease-fire');
    expect([s.damage[ship], happened(d, 'ship-hit')]).toMatchObject([
      DAMAGED,
      [{ side: ALLIED, ship, damage: DAMAGED }],
    ]);
  });

  test('17.7 the die for Full Sail is offered against a fleet at Full Sail, and thrown with the others', () => {
    const s = fighting(1, 10, 10);
    s.battle.sails = [0, 1];
    const d = drill(combat, {}, s).sayAs(ALLIED, 'signal tactic=repeat sail=full').sayAs(BRITISH, [6, 6], REPEAT);
    expect([d.pending(), d.ask()]).toEqual([[BRITISH], 'full-sail-die.extra-die']);
    d.say([1, 1, 1, 1, 1, 1, 1], 'extra-die choice=yes');
    // A Running Battle: three dice each, and one more.
    expect(happened(d, 'broadside').map(({ faces, extra }) => [faces.length, extra])).toEqual([
      [4, 1],
      [3, 0],
    ]);
  });

  test('17.7 a fleet that is crippled at Full Sail comes down to Easy Sail at once', () => {
    const s = fighting(2, 26, 3);
    s.battle.sails = [0, 1];
    const d = drill(combat, {}, s).sayAs(ALLIED, REPEAT).sayAs(BRITISH, [6, 6], REPEAT);
    d.say([6, 6, 6, 1, 1, 1], 'extra-die choice=no');
    while (d.ask().startsWith('gunnery')) d.say(d.offers()[0] as string);
    expect(s.damage.filter((damage, ship) => s.berths[ship] === THEIRS && damage > SOUND).length).toBeGreaterThan(1);
    expect(s.battle.sails[ALLIED]).toBe(0);
  });
});

describe('ends', () => {
  test('18.4 when the rounds of the day are over', () => {
    const s = fighting(2, 1, 1);
    const d = exchange(s, 1, 1, 1, 1);
    expect([s.battle.round, d.ended()]).toEqual([2, false]);
    d.sayAs(ALLIED, REPEAT).sayAs(BRITISH, [6, 6, 1, 1, 1, 1], REPEAT);
    expect([s.battle.fired, d.ended()]).toEqual([2, true]);
  });

  test('18.4 when all ships of a side are wrecked', () => {
    const s = fighting(5, 10, 1, DAMAGED);
    const d = exchange(s, 6, 6, 1, 1);
    while (!d.ended()) d.say(d.offers()[0] as string);
    expect([s.battle.round, s.battle.ended]).toEqual([1, 1]);
    expect(s.damage[shipsIn(s, THEIRS)[0] as number]).toBe(WRECKED);
  });

  test('18.4, matrix-2 after an Admiral’s Wake windward may break off, or flee from a fleet at Full Sail', () => {
    for (const [sail, left] of [
      ['easy', 1],
      ['full', 2],
    ] as const) {
      const s = fighting(5, 1, 1);
      const d = drill(combat, {}, s).sayAs(ALLIED, `signal tactic=repeat sail=${sail}`);
      d.sayAs(BRITISH, [1, 1, 1, 1, 1, 1, 1, 1], 'signal tactic=admirals-wake sail=easy');
      if (sail === 'full') d.say('extra-die choice=no');
      expect([d.pending(), d.ask(), d.about()['precipitous']]).toEqual([[BRITISH], 'breaking-off.break-off', left - 1]);
      d.say('break-off choice=yes');
      expect([s.battle.left, d.ended()]).toEqual([[left, 0], true]);
    }
  });

  test('18.4, matrix-5 leeward may flee from the second round on after a General Withdrawal at Easy Sail', () => {
    const s = fighting(5, 1, 1);
    s.battle.notes = 1 << 5;
    s.battle.round = 1;
    expect(leavers(s)).toEqual([]);
    s.battle.tactics = [0, GENERAL_WITHDRAWAL];
    const d = drill(combat, {}, s).sayAs(ALLIED, REPEAT).sayAs(BRITISH, [6, 6, 1, 1, 1, 1, 1, 1], REPEAT);
    expect([d.pending(), d.about()['precipitous']]).toEqual([[ALLIED], 1]);
    d.say('break-off choice=yes');
    expect([s.battle.left, happened(d, 'left-battle')]).toMatchObject([[0, 2], [{ side: ALLIED, precipitous: 1 }]]);
  });

  test('R81 where both may leave they answer under seal; after the last round nobody is asked', () => {
    const s = fighting(2, 1, 1);
    s.battle.round = 1;
    s.battle.tactics = [3, GENERAL_WITHDRAWAL];
    const d = drill(combat, {}, s).sayAs(ALLIED, REPEAT).sayAs(BRITISH, [6, 6, 1, 1, 1, 1, 1, 1], REPEAT);
    expect(d.ended()).toBe(true);
    const t = fighting(3, 1, 1);
    t.battle.round = 1;
    t.battle.tactics = [3, GENERAL_WITHDRAWAL];
    const e = drill(combat, {}, t).sayAs(ALLIED, REPEAT).sayAs(BRITISH, [6, 6, 1, 1, 1, 1, 1, 1], REPEAT);
    expect(e.pending()).toEqual([BRITISH, ALLIED]);
    e.sayAs(BRITISH, 'break-off choice=yes');
    expect(t.battle.left).toEqual([0, 0]);
    e.sayAs(ALLIED, 'break-off choice=yes');
    expect(t.battle.left).toEqual([1, 2]);
  });
});

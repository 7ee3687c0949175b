import { describe, expect, test } from 'vitest';
import { engage, fightBattle } from './ch16-battle.ts';
import { combat, signalOffers, weatherGauge } from './ch17-tactics.ts';
import { rowAt, rowCount, tidings } from '../model/ledger.ts';
import { commandRating } from '../model/battle-fleets.ts';
import {
  BREAK_THE_LINE,
  CALDER,
  GENERAL_WITHDRAWAL,
  HOT_ACTION,
  NELSON,
  PELL_MELL,
  RUNNING_BATTLE,
  VILLENEUVE,
  WITHERING_FIRE,
} from '../model/data/numbers-of-battle.ts';
import type { Campaign } from '../model/state.ts';
import { ALLIED, BRITISH, DAMAGED, FRENCH, WRECKED } from '../model/terms.ts';
import { reinforce } from '../test/battles.fixture.ts';
import { at, campaign, commission, drill, fleet, happened } from '../test/drill.fixture.ts';

const SEA = at('0509');

/** Nelson with ten ships against Villeneuve with ten French ones, in June at sea; the Allies are active. */
function meeting(british = 10, allied = 10): Campaign {
  const s = campaign();
  const ours = fleet(s, 'Mediterranean', SEA, british);
  const theirs = fleet(s, 'Toulon', SEA, 0);
  commission(s, theirs.id, ALLIED, allied, 0, FRENCH);
  s.admirals[NELSON] = ours.id;
  s.admirals[VILLENEUVE] = theirs.id;
  engage(s, SEA, ALLIED, [ours.id], [theirs.id]);
  return s;
}

/** The same, with the British to windward and so many rounds to fight. */
function fighting(rounds: number, british = 10, allied = 10): Campaign {
  const s = meeting(british, allied);
  Object.assign(s.battle, { commanders: [NELSON, VILLENEUVE], windward: BRITISH, rounds });
  return s;
}

const REPEAT = 'signal tactic=repeat sail=easy';

describe('before the first shot', () => {
  test('16.0, 17.1 both pennants are named, with one chain of command for a battle fleet', () => {
    const s = meeting();
    const second = fleet(s, 'Capes', SEA, 4);
    s.admirals[CALDER] = second.id;
    engage(s, SEA, ALLIED, [1, second.id], [25]);
    const d = drill(fightBattle, {}, s, 1, 1);
    expect(happened(d, 'pennant').map(({ side, admiral }) => [side, admiral])).toEqual([
      [BRITISH, NELSON],
      [ALLIED, VILLENEUVE],
    ]);
    expect(happened(d, 'fleet-size').map(({ low }) => low)).toEqual([11, 6]);
  });

  test('17.2 sizes are ranges; the ledger of the enemy has them, and says nothing of ships', () => {
    const s = meeting(12, 7);
    drill(fightBattle, {}, s, 1, 1);
    const [mine, theirs] = s.ledgers as [number[], number[]];
    expect([rowCount(mine), rowCount(theirs)]).toEqual([1, 1]);
    expect(rowAt(mine, 0)).toMatchObject({ what: tidings.indexOf('battle-fleet'), a: 6, b: VILLENEUVE, c: 0 });
    expect(rowAt(theirs, 0)).toMatchObject({ a: 11, b: NELSON, place: SEA });
  });

  test('17.2 wrecks do not fight: with one fleet all wrecked there is no gauge, and only that one throws for fate', () => {
    const s = meeting(10, 0);
    const wrecks = commission(s, 25, ALLIED, 3, WRECKED, FRENCH);
    engage(s, SEA, ALLIED, [1], [25]);
    // Four dice for French ships all wrecked, +5 for Nelson: one of three founders.
    const d = drill(fightBattle, {}, s, 1, 1, 1, 1, 2);
    expect(happened(d, 'fleet-size')[1]).toMatchObject({ allWrecked: 1 });
    expect(happened(d, 'gauge-thrown')).toEqual([]);
    expect(happened(d, 'fate').map(({ side, total }) => [side, total])).toEqual([[ALLIED, 9]]);
    expect(happened(d, 'ship-lost').map(({ ship }) => ship)).toEqual([wrecks[1]]);
  });

  test('17.2, 20.1 where both fleets are all wrecked there is no fate to throw for, and it is told that nobody fought', () => {
    const s = meeting(0, 0);
    commission(s, 1, BRITISH, 2, WRECKED);
    commission(s, 25, ALLIED, 3, WRECKED, FRENCH);
    engage(s, SEA, ALLIED, [1], [25]);
    const d = drill(fightBattle, {}, s);
    expect(happened(d, 'battle-over')).toMatchObject([{ status: [-1, -1], rounds: 0 }]);
    expect([happened(d, 'gauge-thrown'), happened(d, 'fate')]).toEqual([[], []]);
  });

  test('17.3 die and Seamanship; the British win ties, and the winner picks a position', () => {
    const s = fighting(3);
    // Nelson 3 + 2, Villeneuve 1 + 4.
    const d = drill(weatherGauge, {}, s, 2, 4);
    expect(happened(d, 'gauge-thrown')[0]).toMatchObject({ faces: [2, 4], totals: [5, 5], side: BRITISH });
    expect([d.seat(), d.offers()]).toEqual([BRITISH, ['gauge position=windward', 'gauge position=leeward']]);
    d.say('gauge position=leeward');
    expect([s.battle.windward, d.seat()]).toEqual([ALLIED, ALLIED]);
  });

  test('17.3 a convoy, or the Barges in the Channel, give the enemy one more', () => {
    const s = meeting();
    const craig = fleet(s, 'Craig’s', SEA, 2);
    engage(s, SEA, ALLIED, [1, craig.id], [25]);
    s.battle.commanders = [NELSON, VILLENEUVE];
    const d = drill(weatherGauge, {}, s, 2, 4);
    expect(happened(d, 'gauge-thrown')[0]).toMatchObject({ totals: [5, 6], side: ALLIED });
    const t = meeting();
    t.barges = 1;
    engage(t, at('1403'), ALLIED, [1], [25]);
    t.battle.commanders = [NELSON, VILLENEUVE];
    const e = drill(weatherGauge, {}, t, 2, 4);
    expect(happened(e, 'gauge-thrown')[0]).toMatchObject({ totals: [6, 5], side: BRITISH });
  });

  test('17.4 only the windward player may deny battle, and then there is none', () => {
    const s = fighting(3);
    const d = drill(weatherGauge, {}, s, 6, 1).say('gauge position=windward');
    expect([d.seat(), d.offers()]).toEqual([BRITISH, ['battle choice=accept', 'battle choice=deny']]);
    d.say('battle choice=deny');
    expect([s.battle.denied, d.ended()]).toEqual([1, true]);
  });

  test('17.5, R78 both bare dice, windward then leeward by Seamanship, and the season', () => {
    const s = fighting(0);
    const d = drill(weatherGauge, {}, s, 5, 2).say('gauge position=windward', 'battle choice=accept');
    expect([d.seat(), d.about()]).toEqual([BRITISH, { total: 7, season: 1, seamanship: 3 }]);
    d.say('day by=add');
    expect([d.seat(), d.about()['total']]).toEqual([ALLIED, 10]);
    d.say('day by=subtract');
    // 7 + 3 - 1 + 1 for summer: 10 is four rounds.
    expect(happened(d, 'day-of-battle')[0]).toMatchObject({ total: 10, rounds: 4 });
    expect(s.battle.rounds).toBe(4);
  });

  test('R78 a day is at least one round, whatever is taken off', () => {
    const s = fighting(0);
    s.turn = 1;
    const d = drill(weatherGauge, {}, s, 1, 1).say('gauge position=windward', 'battle choice=accept');
    d.say('day by=subtract', 'day by=subtract');
    expect(happened(d, 'day-of-battle')[0]).toMatchObject({ total: -3, rounds: 1 });
  });
});

describe('tactics', () => {
  test('17.6 both begin at Form Line and Easy Sail; what lies face up is ordered by Repeat Same', () => {
    const s = fighting(3);
    const d = drill(combat, {}, s);
    expect(d.pending()).toEqual([BRITISH, ALLIED]);
    expect(d.offers(BRITISH)).toEqual([
      'signal tactic=repeat sail=easy',
      'signal tactic=engage-closer sail=easy',
      'signal tactic=break-line sail=easy',
      'signal tactic=admirals-wake sail=easy',
      'signal tactic=repeat sail=full',
      'signal tactic=engage-closer sail=full',
      'signal tactic=break-line sail=full',
      'signal tactic=admirals-wake sail=full',
    ]);
    expect(d.offers(ALLIED)).toContain('signal tactic=general-withdrawal sail=full');
    expect(d.offers(ALLIED)).not.toContain('signal tactic=break-line sail=easy');
  });

  test('17.6 an order is obeyed on a die of at most the Command rating', () => {
    const s = fighting(3);
    const d = drill(combat, {}, s).sayAs(ALLIED, 'signal tactic=tack-together sail=full');
    // Nelson 5, Villeneuve 2 against him.
    d.sayAs(BRITISH, [5, 2, 1, 1, 1, 1, 1, 1], 'signal tactic=break-line sail=full');
    expect(happened(d, 'command')).toMatchObject([
      { side: BRITISH, face: 5, rating: 5, passed: 1, tactic: 2, sail: 1 },
      { side: ALLIED, face: 2, rating: 2, passed: 1, tactic: 2, sail: 1 },
    ]);
    expect([s.battle.tactics, s.battle.sails]).toEqual([
      [2, 2],
      [1, 1],
    ]);
  });

  test('17.6, R79 an order that fails changes neither tactic nor sail, and nobody ever learns what it was', () => {
    const s = fighting(3);
    const d = drill(combat, {}, s).sayAs(ALLIED, 'signal tactic=general-withdrawal sail=full');
    d.sayAs(BRITISH, [6, 3, 1, 1, 1, 1], 'signal tactic=break-line sail=full');
    expect(happened(d, 'command')).toMatchObject([
      { side: BRITISH, passed: 0, tactic: -1, sail: -1 },
      { side: ALLIED, passed: 0, tactic: -1, sail: -1 },
    ]);
    expect([s.battle.tactics, s.battle.sails, s.battle.signals]).toEqual([
      [0, 0],
      [0, 0],
      [-1, -1],
    ]);
  });

  test('8.5, 8.6 Villeneuve is fatalistic against Nelson and against nobody else', () => {
    const s = fighting(3);
    expect(commandRating(s, ALLIED)).toBe(2);
    s.battle.commanders = [CALDER, VILLENEUVE];
    expect(commandRating(s, ALLIED)).toBe(3);
  });

  test('17.7 with more than half damaged or wrecked there is no Full Sail', () => {
    const s = fighting(3, 4, 4);
    reinforce(s, 1, BRITISH, 4, DAMAGED);
    expect(signalOffers(s, BRITISH)).toHaveLength(8);
    reinforce(s, 1, BRITISH, 1, WRECKED);
    expect(signalOffers(s, BRITISH).every(offer => offer.do === 'signal' && offer.sail === 'easy')).toBe(true);
  });
});

/** One round with these orders obeyed; dice show 1, so that nothing much is hit. */
function round(s: Campaign, british: string, allied: string, faces: number[] = []) {
  const d = drill(combat, {}, s).sayAs(ALLIED, `signal ${allied}`);
  return d.sayAs(BRITISH, [1, 1, ...faces, ...Array.from({ length: 12 }, () => 1)], `signal ${british}`);
}

describe('types of battle', () => {
  test.each([
    ['tactic=repeat sail=easy', 'tactic=repeat sail=easy', HOT_ACTION, [2, 2]],
    ['tactic=engage-closer sail=easy', 'tactic=repeat sail=easy', WITHERING_FIRE, [2, 3]],
    ['tactic=repeat sail=easy', 'tactic=tack-together sail=easy', RUNNING_BATTLE, [3, 3]],
    ['tactic=break-line sail=full', 'tactic=repeat sail=easy', BREAK_THE_LINE, [3, 2]],
    ['tactic=break-line sail=easy', 'tactic=engage-closer sail=easy', PELL_MELL, [4, 3]],
  ])('17.8, 17.8.1, 17.8.2, 17.8.4, 17.8.5 %s against %s', (british, allied, type, dice) => {
    const s = fighting(3);
    const d = round(s, british, allied);
    if (d.ask() === 'full-sail-die.extra-die') d.say('extra-die choice=no');
    expect(happened(d, 'battle-type')[0]).toMatchObject({ kind: type });
    expect(happened(d, 'broadside').map(({ faces }) => faces.length)).toEqual(dice);
  });

  test('17.8.1 a Running Battle halves firepower, rounded up', () => {
    const s = fighting(3);
    const plain = round(fighting(3), 'tactic=repeat sail=easy', 'tactic=repeat sail=easy');
    const running = round(s, 'tactic=repeat sail=easy', 'tactic=tack-together sail=easy');
    const fire = (d: typeof plain) => happened(d, 'broadside').map(({ firepower }) => firepower);
    expect(fire(running)).toEqual(fire(plain).map(firepower => Math.ceil(firepower / 2)));
  });

  test('17.8.2 Break the Line shakes the leeward admiral, once in a battle; 17.8.5 a Pell Mell shakes both', () => {
    const s = fighting(3);
    round(s, 'tactic=break-line sail=full', 'tactic=repeat sail=easy');
    expect([s.battle.shaken, commandRating(s, ALLIED)]).toEqual([[0, 1], 1]);
    const t = fighting(3);
    t.battle.shaken = [0, 1];
    round(t, 'tactic=break-line sail=easy', 'tactic=engage-closer sail=easy');
    expect([t.battle.shaken, t.battle.pellMell]).toEqual([[1, 1], 1]);
  });

  test('17.8.3, matrix-1 a Hot Action has its dice from the third round', () => {
    for (const [before, dice] of [
      [1, 2],
      [2, 3],
    ] as const) {
      const s = fighting(6);
      s.battle.round = before;
      const d = round(s, 'tactic=repeat sail=easy', 'tactic=repeat sail=easy');
      expect(happened(d, 'broadside').map(({ faces }) => faces.length)).toEqual([dice, dice]);
    }
  });

  test('17.8.6, matrix-3 the better admiral chooses any type but withdrawal; windward in a tie', () => {
    const s = fighting(3);
    const d = round(s, 'tactic=break-line sail=easy', 'tactic=repeat sail=easy');
    expect([d.seat(), d.ask()]).toEqual([BRITISH, 'combat.choose-battle']);
    expect(d.offers()).toEqual(['RB', 'BTL', 'HA', 'WF', 'PM'].map(type => `choose-battle type=${type}`));
    d.say('choose-battle type=PM');
    expect(s.battle.type).toBe(PELL_MELL);
    // Calder has 1 and 3, Villeneuve 1 and 3 against him: a tie.
    const t = fighting(3);
    t.battle.commanders = [CALDER, VILLENEUVE];
    expect(round(t, 'tactic=break-line sail=easy', 'tactic=repeat sail=easy').seat()).toBe(BRITISH);
    const u = fighting(3);
    u.battle.commanders = [CALDER, VILLENEUVE];
    u.battle.shaken = [1, 0];
    expect(round(u, 'tactic=break-line sail=easy', 'tactic=repeat sail=easy').seat()).toBe(ALLIED);
  });

  test('matrix-4, R111 leeward at Full Sail with General Withdrawal is gone before a shot', () => {
    const s = fighting(3);
    const d = round(s, 'tactic=repeat sail=easy', 'tactic=general-withdrawal sail=full');
    expect([d.ended(), s.battle.fired, s.battle.formed, s.battle.left]).toEqual([true, 0, 0, [0, 1]]);
    expect([s.battle.tactics[ALLIED], happened(d, 'lines-formed')]).toEqual([GENERAL_WITHDRAWAL, []]);
  });

  test('17.9, R77 in the first round both lines lie open, with the wrecks behind them, and both ledgers have every ship', () => {
    const s = fighting(1, 3, 2);
    reinforce(s, 25, ALLIED, 1, WRECKED);
    const d = drill(combat, {}, s).sayAs(ALLIED, REPEAT).sayAs(BRITISH, [1, 1, 1, 1, 1, 1], REPEAT);
    expect(happened(d, 'lines-formed')[0]?.damage).toEqual([0, 0, 0, 0, 0, WRECKED]);
    const ships = (side: number) =>
      Array.from({ length: rowCount(s.ledgers[side] as number[]) }, (_, i) =>
        rowAt(s.ledgers[side] as number[], i),
      ).filter(({ what }) => what === tidings.indexOf('ship'));
    expect([ships(BRITISH).length, ships(ALLIED).length]).toEqual([3, 3]);
  });
});

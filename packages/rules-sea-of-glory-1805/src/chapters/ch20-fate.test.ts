import { describe, expect, test } from 'vitest';
import { engage } from './ch16-battle.ts';
import { aftermath } from './ch20-aftermath.ts';
import { fateDiceOf, fateOfShips, judgeStatus, throwsForFate } from './ch20-fate.ts';
import {
  ALL_WRECKED,
  CALDER,
  CORNWALLIS,
  DRAW,
  GARDNER,
  GENERAL_WITHDRAWAL,
  GRAVINA,
  MAJORITY_WRECKED,
  NELSON,
  PRECIPITOUS,
  ROSILY_MESROS,
  VICTORIOUS,
  VILLENEUVE,
  WITHDREW,
} from '../model/data/numbers-of-battle.ts';
import { rowAt, rowCount, tidings } from '../model/ledger.ts';
import { firepowerResult } from '../model/lookups.ts';
import { gathering, NORTH_SEA_BOX, NOWHERE, REMOVED, SUNK, TAKEN } from '../model/places.ts';
import type { Campaign } from '../model/state.ts';
import { blockOf, countShips, shipsIn } from '../model/state.ts';
import { ALLIED, BRITISH, DAMAGED, NORTH_SEA_FLEET, WRECKED } from '../model/terms.ts';
import { harm, meeting, OURS, reinforce, THEIRS } from '../test/battles.fixture.ts';
import { at, campaign, commission, context, drill, fleet, happened, QUIET } from '../test/drill.fixture.ts';

/** A battle at sea that has been fired in, judged. */
function judged(s: Campaign, changes: Partial<Campaign['battle']> = {}): Campaign {
  Object.assign(s.battle, { fired: 2, round: 2, formed: 1, ended: 1 }, changes);
  judgeStatus(s, QUIET);
  return s;
}

describe('status', () => {
  test('20.1 nobody withdrew and nobody is wrecked: a draw', () => {
    expect(judged(meeting(5, 5)).battle.status).toEqual([DRAW, DRAW]);
  });

  test('20.1 the worst that applies counts, and the other is victorious if nothing applies to him', () => {
    const s = meeting(5, 5);
    harm(s, THEIRS, 3, WRECKED);
    expect(judged(s).battle.status).toEqual([VICTORIOUS, MAJORITY_WRECKED]);
    expect(judged(s, { left: [0, 1] }).battle.status).toEqual([VICTORIOUS, MAJORITY_WRECKED]);
    expect(judged(s, { left: [0, 2] }).battle.status).toEqual([VICTORIOUS, PRECIPITOUS]);
    harm(s, THEIRS, 2, WRECKED);
    expect(judged(s, { left: [0, 2] }).battle.status).toEqual([VICTORIOUS, ALL_WRECKED]);
  });

  test('20.1 a majority is more than half of all ships, those wrecked before the battle too', () => {
    const s = meeting(5, 4);
    harm(s, THEIRS, 2, WRECKED);
    expect(judged(s).battle.status).toEqual([DRAW, DRAW]);
    reinforce(s, THEIRS, ALLIED, 1, WRECKED);
    expect(judged(s).battle.status[ALLIED]).toBe(MAJORITY_WRECKED);
  });

  test('20.1, fate-5 a last order of General Withdrawal is a withdrawal however the battle ended', () => {
    const s = meeting(5, 5);
    expect(judged(s, { tactics: [0, GENERAL_WITHDRAWAL] }).battle.status).toEqual([VICTORIOUS, WITHDREW]);
    // To windward the same number is the Admiral’s Wake.
    expect(judged(s, { tactics: [GENERAL_WITHDRAWAL, 0] }).battle.status).toEqual([DRAW, DRAW]);
  });

  test('20.1, R82 with something against both neither is victorious, and each throws the greater number of dice', () => {
    const s = meeting(5, 5);
    harm(s, THEIRS, 3, WRECKED);
    judged(s, { left: [1, 0] });
    expect(s.battle.status).toEqual([WITHDREW, MAJORITY_WRECKED]);
    expect([fateDiceOf(s, BRITISH), fateDiceOf(s, ALLIED)]).toEqual([2, 3]);
  });

  test('20.1 dice are those of the commander’s nation', () => {
    const s = judged(meeting(5, 5));
    expect([fateDiceOf(s, BRITISH), fateDiceOf(s, ALLIED)]).toEqual([1, 2]);
    s.battle.status[ALLIED] = WITHDREW;
    expect(fateDiceOf(s, ALLIED)).toBe(2);
    s.battle.commanders[ALLIED] = GRAVINA;
    expect(fateDiceOf(s, ALLIED)).toBe(3);
  });

  test('20.1, fate-6 a fleet that fled or is all wrecked throws alone, unless all of the other is wrecked too', () => {
    const throwing = (s: Campaign): boolean[] => [throwsForFate(s, BRITISH), throwsForFate(s, ALLIED)];
    expect(throwing(judged(meeting(5, 5)))).toEqual([true, true]);
    expect(throwing(judged(meeting(5, 5), { left: [0, 1] }))).toEqual([true, true]);
    expect(throwing(judged(meeting(5, 5), { left: [0, 2] }))).toEqual([false, true]);
    const s = meeting(5, 5);
    harm(s, THEIRS, 5, WRECKED);
    expect(throwing(judged(s))).toEqual([false, true]);
    harm(s, OURS, 5, WRECKED);
    expect(throwing(judged(s))).toEqual([true, true]);
  });

  test('20.1, 17.4 without a shot nobody throws, but for a fleet that came all wrecked; a battle denied has no status', () => {
    const s = judged(meeting(5, 5), { fired: 0, left: [0, 1] });
    expect([s.battle.status, throwsForFate(s, BRITISH), throwsForFate(s, ALLIED)]).toEqual([
      [VICTORIOUS, WITHDREW],
      false,
      false,
    ]);
    const t = meeting(5, 5);
    harm(t, THEIRS, 5, WRECKED);
    judged(t, { fired: 0 });
    expect([throwsForFate(t, BRITISH), throwsForFate(t, ALLIED)]).toEqual([false, true]);
    expect(judged(meeting(5, 5), { fired: 0, denied: 1 }).battle.status).toEqual([-1, -1]);
  });
});

describe('ships', () => {
  test('20.1 the throw against damaged and wrecked ships: so many wrecks founder, what is left over wrecks damaged ones', () => {
    const s = meeting(5, 12);
    s.battle.commanders = [CALDER, VILLENEUVE];
    const [wreck] = harm(s, THEIRS, 1, WRECKED) as [number];
    const damaged = harm(s, THEIRS, 5, DAMAGED);
    judged(s, { left: [0, 2] });
    const told = context(3, 3, 5, 1, 4);
    fateOfShips(s, ALLIED, told);
    expect(happened(told, 'fate')[0]).toMatchObject({ faces: [3, 3, 5], total: 11, result: firepowerResult(6, 11) });
    expect(firepowerResult(6, 11)).toBe(3);
    expect(s.berths[wreck]).toBe(SUNK);
    expect(damaged.map(ship => s.damage[ship])).toEqual([WRECKED, DAMAGED, DAMAGED, DAMAGED, WRECKED]);
    expect(told.dice.left()).toBe(0);
  });

  test('20.1 on 13 half of those that founder, rounded down, are prizes; drawn from a cup', () => {
    const s = meeting(5, 10);
    s.battle.commanders = [CALDER, VILLENEUVE];
    const wrecks = harm(s, THEIRS, 10, WRECKED);
    judged(s);
    // All wrecked: four dice for the French. 10 ships, a throw of 14: three are lost.
    const told = context(4, 4, 3, 3, 10, 1, 1);
    fateOfShips(s, ALLIED, told);
    expect(happened(told, 'ship-lost').map(({ ship, taken }) => [ship, taken])).toEqual([
      [wrecks[9], 0],
      [wrecks[0], 0],
      [wrecks[1], 1],
    ]);
    expect(s.battle.prizes).toEqual([[wrecks[1]], []]);
  });

  test('20.3, 8.6 the Nelson Touch adds five to the Allied throw after a British victory or draw', () => {
    for (const [left, total] of [
      [[0, 0], 7],
      // Victorious, they throw one die.
      [[1, 0], 1],
    ] as const) {
      const s = meeting(5, 5);
      harm(s, THEIRS, 2, DAMAGED);
      judged(s, { left: [left[0], left[1]] });
      const told = context(1, 1, 1, 1, 1);
      fateOfShips(s, ALLIED, told);
      expect(happened(told, 'fate')[0]?.total).toBe(total);
    }
  });

  test('20.1 nobody throws for a fleet without a scratch', () => {
    const s = judged(meeting(5, 5));
    fateOfShips(s, BRITISH, QUIET);
    expect(s.berths.filter(berth => berth === SUNK)).toEqual([]);
  });

  test('20.5 prizes join the fleet that took them, as wrecks; the enemy knows which ships he has lost', () => {
    const s = meeting(5, 10);
    const wrecks = harm(s, THEIRS, 10, WRECKED);
    Object.assign(s.battle, { fired: 3, formed: 1 });
    // Fate with the Touch: 13 or more; then Nelson and Villeneuve live.
    const d = drill(aftermath, {}, s, 3, 3, 1, 1, 1, 1, 1, 6, 6, 6, 6).say('keep-goal block=25');
    expect([s.berths[wrecks[2] as number], s.damage[wrecks[2] as number]]).toEqual([OURS, WRECKED]);
    expect(wrecks.filter(ship => s.berths[ship] === SUNK)).toEqual(wrecks.slice(0, 2));
    expect([d.ended(), d.left(), s.battle.on]).toEqual([true, 0, 0]);
    const rows = Array.from({ length: rowCount(s.ledgers[ALLIED] as number[]) }, (_, i) =>
      rowAt(s.ledgers[ALLIED] as number[], i),
    );
    expect(rows).toContainEqual(expect.objectContaining({ what: tidings.indexOf('ship'), a: wrecks[2], b: WRECKED }));
  });

  test('20.5, R11 without a fleet left to take them prizes founder', () => {
    const s = meeting(1, 1);
    harm(s, THEIRS, 1, WRECKED);
    const [ours] = shipsIn(s, OURS) as [number];
    s.battle.prizes = [[], [ours]];
    s.berths[ours] = SUNK;
    Object.assign(s.battle, { fired: 1, formed: 1 });
    drill(aftermath, {}, s, 6, 6, 1, 1);
    expect(s.berths[ours]).toBe(SUNK);
  });

  test('R83 a prize that her own side takes back is a wreck of her own navy', () => {
    const s = meeting(5, 0);
    const [prize] = commission(s, THEIRS, BRITISH, 1, WRECKED) as [number];
    commission(s, THEIRS, ALLIED, 2);
    engage(s, at('0509'), ALLIED, [OURS], [THEIRS]);
    Object.assign(s.battle, { commanders: [NELSON, VILLENEUVE], windward: BRITISH, fired: 1, formed: 1 });
    s.battle.prizes = [[prize], []];
    s.berths[prize] = SUNK;
    drill(aftermath, {}, s, 6, 6, 6, 6);
    expect([s.berths[prize], s.damage[prize]]).toEqual([OURS, WRECKED]);
  });

  test('R76, R10 prizes of the North Sea Fleet are scored at once; her own ships stay in the box', () => {
    const s = campaign();
    commission(s, NORTH_SEA_BOX, BRITISH, 5);
    const toulon = fleet(s, 'Toulon', at('1403'), 3);
    engage(s, at('1403'), BRITISH, [NORTH_SEA_FLEET], [toulon.id]);
    Object.assign(s.battle, { commanders: [8, 14], windward: BRITISH, fired: 1, formed: 1 });
    const [prize] = shipsIn(s, toulon.id) as [number];
    s.battle.prizes = [[prize], []];
    s.berths[prize] = SUNK;
    harm(s, NORTH_SEA_BOX, 1, WRECKED);
    // One wreck: a throw of 1 for a draw sinks nobody.
    const d = drill(aftermath, {}, s, 1).say(`keep-goal block=${toulon.id}`);
    expect([s.berths[prize], countShips(s, NORTH_SEA_BOX), d.ended()]).toEqual([TAKEN, 5, true]);
  });
});

describe('admirals', () => {
  const fate = (s: Campaign, ...faces: number[]) => {
    Object.assign(s.battle, { fired: 1, formed: 1 });
    return drill(aftermath, {}, s, ...faces);
  };

  test('20.4 each named admiral throws two dice: 2 or less kills, +3 if victorious or not in command', () => {
    const s = meeting(5, 5);
    s.admirals[CALDER] = OURS;
    s.admirals[ROSILY_MESROS] = REMOVED;
    // Nelson -1 for himself; Calder not in command; Villeneuve in command of a draw.
    const d = fate(s, 1, 2, 1, 1, 1, 1);
    expect(happened(d, 'admiral-fate').map(({ admiral, total, killed }) => [admiral, total, killed])).toEqual([
      [NELSON, 2, 1],
      [CALDER, 5, 0],
      [VILLENEUVE, 2, 1],
    ]);
    expect([s.admirals[NELSON], s.admirals[CALDER], s.admirals[VILLENEUVE]]).toEqual([REMOVED, OURS, REMOVED]);
  });

  test('20.4 a Pell Mell costs one; +3 is not for a man whose ships were all damaged in the battle', () => {
    const s = meeting(5, 5);
    s.battle.pellMell = 1;
    s.battle.left = [0, 1];
    const t = meeting(2, 5);
    t.battle.left = [0, 1];
    harm(t, OURS, 2, DAMAGED);
    const totals = (d: ReturnType<typeof fate>) => happened(d, 'admiral-fate').map(({ total }) => total);
    // Nelson: 4 + 3 - 1 - 1; and then 4 - 1, after a fate throw for two damaged ships.
    expect(totals(fate(s, 2, 2, 3, 3))[0]).toBe(5);
    expect(totals(fate(t, 1, 2, 2, 3, 3))[0]).toBe(3);
  });

  test('20.4, R127 ships that were wrecks before do not spare him', () => {
    const s = meeting(2, 5);
    reinforce(s, OURS, BRITISH, 1, WRECKED);
    s.battle.left = [0, 1];
    harm(s, OURS, 2, DAMAGED);
    // A throw of 1 for the fate of three ships; Nelson 4 - 1.
    expect(happened(fate(s, 1, 2, 2, 3, 3), 'admiral-fate')[0]?.total).toBe(3);
  });

  test('20.4 without a shot nobody throws', () => {
    const s = meeting(5, 5);
    s.battle.denied = 1;
    const d = drill(aftermath, {}, s);
    expect(happened(d, 'admiral-fate')).toEqual([]);
  });

  test('20.4, 8.1 with all ships of his own fleet gone an admiral is captured, and his successor finds a port', () => {
    const s = meeting(5, 5);
    const channel = fleet(s, 'Channel', at('0509'), 1);
    s.admirals[CORNWALLIS] = channel.id;
    const [ship] = shipsIn(s, channel.id) as [number];
    engage(s, at('0509'), ALLIED, [OURS, channel.id], [THEIRS]);
    Object.assign(s.battle, { commanders: [CORNWALLIS, VILLENEUVE], windward: BRITISH });
    s.berths[ship] = SUNK;
    const d = fate(s, 6, 6, 6, 6);
    expect(happened(d, 'admiral-captured').map(({ admiral }) => admiral)).toEqual([CORNWALLIS]);
    expect([s.admirals[CORNWALLIS], s.vacant, channel.place]).toEqual([REMOVED, [GARDNER], NOWHERE]);
  });
});

describe('cargoes', () => {
  /** 7.4 The convoy goes, and two fleets stay. */
  const SHUFFLED = 1;

  /** The Transport with five ships beside Toulon’s, and the British victorious because the Allies withdrew. */
  function escorted(name: string): Campaign {
    const s = meeting(5, 5);
    const convoy = fleet(s, name, at('0509'), 4);
    engage(s, at('0509'), ALLIED, [OURS], [THEIRS, convoy.id]);
    Object.assign(s.battle, { commanders: [CALDER, VILLENEUVE], windward: BRITISH, left: [0, 1], fired: 0 });
    return s;
  }

  test('20.2, R129 the enemy victorious, even without a shot: the Transport scatters, and its escorts go on as a fleet of the battle', () => {
    const s = escorted('Transport');
    s.activation.moving = 35;
    const d = drill(aftermath, {}, s, SHUFFLED);
    expect(blockOf(s, 35).place).toBe(gathering(0));
    const heir = s.battle.fleets[1][1] as number;
    expect([blockOf(s, heir).place, countShips(s, heir), s.activation.moving]).toEqual([at('0509'), 4, heir]);
    expect(happened(d, 'cargo-lost')).toMatchObject([{ cargo: 'transport' }]);
    expect(d.say('keep-goal block=25').offers()).toContain(`keep-goal block=${heir}`);
  });

  test('20.2 the Gold is lost for good, and nothing is lost in a draw', () => {
    const s = escorted('Spanish Gold');
    drill(aftermath, {}, s, SHUFFLED);
    expect(blockOf(s, 34).place).toBe(NOWHERE);
    const t = escorted('Spanish Gold');
    t.battle.left = [0, 0];
    drill(aftermath, {}, t);
    expect(blockOf(t, 34).place).toBe(at('0509'));
  });

  test('20.2 Barges in the Channel are destroyed by a British victory there', () => {
    for (const [place, barges] of [
      ['1403', 2],
      ['0509', 1],
    ] as const) {
      const s = meeting(5, 5, { place: at(place), barges: 1 });
      s.battle.left = [0, 1];
      drill(aftermath, {}, s);
      expect(s.barges).toBe(barges);
    }
  });

  test('20.2 an Allied victory scatters an Expedition', () => {
    const s = meeting(5, 5);
    const craig = fleet(s, 'Craig’s', at('0509'), 3);
    engage(s, at('0509'), ALLIED, [OURS, craig.id], [THEIRS]);
    Object.assign(s.battle, { commanders: [NELSON, VILLENEUVE], windward: ALLIED, left: [1, 0] });
    drill(aftermath, {}, s, SHUFFLED);
    expect(craig.place).toBe(gathering(0));
  });
});

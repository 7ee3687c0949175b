import { describe, expect, test } from 'vitest';
import { engage, fightBattle } from './ch16-battle.ts';
import { aftermath } from './ch20-aftermath.ts';
import { GANTEAUME, PRECIPITOUS, VILLENEUVE } from '../model/data/numbers-of-battle.ts';
import { inPort, inZone, readyIn } from '../model/places.ts';
import type { Block, Campaign } from '../model/state.ts';
import { blockOf, hexOf } from '../model/state.ts';
import {
  ALLIED,
  BANTRY_BAY,
  BRITISH,
  CADIZ,
  CLOSEST_PORT,
  DAMAGED,
  INSHORE,
  LISBON,
  LOOSE,
  NAPLES,
  OFF_STATION,
  WRECKED,
} from '../model/terms.ts';
import { harm, meeting, OURS, reinforce, THEIRS, type Meeting } from '../test/battles.fixture.ts';
import { at, drill, fleet, happened } from '../test/drill.fixture.ts';

/** A battle in the Inshore part of a zone; then all that can be passed over is. */
function over(s: Campaign, ...faces: number[]) {
  const d = drill(aftermath, {}, s, ...faces);
  while (!d.ended()) d.say(d.offers()[0] as string);
  return d;
}

const off = (port: number, more: Meeting = {}): Meeting => ({ place: inZone(port, INSHORE), ...more });
const stationOf = (s: Campaign, id: number): number => (s.blocks[id] as Block).place;

describe('Off Station', () => {
  test('17.4, 20.5 an inactive windward fleet that denies battle in a zone goes Off Station', () => {
    const s = meeting(3, 3, off(CADIZ));
    s.battle.denied = 1;
    over(s);
    expect([stationOf(s, OURS), stationOf(s, THEIRS)]).toEqual([inZone(CADIZ, OFF_STATION), inZone(CADIZ, INSHORE)]);
    const t = meeting(3, 3, off(CADIZ, { active: BRITISH }));
    t.battle.denied = 1;
    over(t);
    expect(stationOf(t, OURS)).toBe(inZone(CADIZ, INSHORE));
  });

  test('20.5 an inactive windward fleet that broke off does too, also off its own port', () => {
    const s = meeting(3, 3, off(NAPLES));
    s.battle.left = [1, 0];
    over(s);
    expect(stationOf(s, OURS)).toBe(inZone(NAPLES, OFF_STATION));
  });

  test('20.5, R84 a blockading fleet that withdrew goes Off Station and has done for this activation', () => {
    const s = meeting(3, 3, off(CADIZ, { active: BRITISH }));
    Object.assign(s.battle, { windward: ALLIED, left: [1, 0] });
    Object.assign(blockOf(s, OURS), { active: 1 });
    const d = over(s);
    expect([stationOf(s, OURS), blockOf(s, OURS).active]).toEqual([inZone(CADIZ, OFF_STATION), 3]);
    expect(happened(d, 'moved')).toMatchObject([{ side: BRITISH, place: inZone(CADIZ, OFF_STATION) }]);
  });

  test('20.5, R126 so does one with most of its ships wrecked, and a raider off Bantry Bay, but nobody off Lisbon', () => {
    const s = meeting(3, 3, off(NAPLES));
    harm(s, THEIRS, 2, WRECKED);
    over(s);
    expect(stationOf(s, THEIRS)).toBe(inZone(NAPLES, OFF_STATION));
    for (const [port, isDriven] of [
      [BANTRY_BAY, true],
      [LISBON, false],
    ] as const) {
      const t = meeting(3, 3, off(port));
      t.battle.left = [0, 1];
      over(t);
      expect(stationOf(t, THEIRS)).toBe(inZone(port, isDriven ? OFF_STATION : INSHORE));
    }
  });

  test('R140 a blockading fleet of wrecks keeps its station where battle was denied, or where it met wrecks only', () => {
    const denied = meeting(3, 3, off(CADIZ));
    harm(denied, OURS, 2, WRECKED);
    Object.assign(denied.battle, { windward: ALLIED, denied: 1 });
    over(denied);
    expect(stationOf(denied, OURS)).toBe(inZone(CADIZ, INSHORE));
    const wrecks = meeting(3, 3, off(CADIZ));
    harm(wrecks, OURS, 3, WRECKED);
    harm(wrecks, THEIRS, 3, WRECKED);
    wrecks.battle.windward = -1;
    over(wrecks);
    expect(stationOf(wrecks, OURS)).toBe(inZone(CADIZ, INSHORE));
  });

  test('20.5 at sea nobody has a station to leave', () => {
    const s = meeting(3, 3);
    s.battle.denied = 1;
    over(s);
    expect(stationOf(s, OURS)).toBe(at('0509'));
  });
});

describe('goals and release', () => {
  test('20.6, R86 leeward first: goals are chosen under seal, one question for each Allied fleet', () => {
    const s = meeting(3, 3, off(CADIZ, { conseil: [3, 5, 0, -1] }));
    const cadiz = fleet(s, 'Cadiz', inZone(CADIZ, LOOSE), 2);
    blockOf(s, THEIRS).goal = 3;
    cadiz.goal = 0;
    engage(s, inZone(CADIZ, LOOSE), ALLIED, [OURS], [THEIRS, cadiz.id]);
    Object.assign(s.battle, { windward: BRITISH, denied: 1, commanders: [3, 11] });
    const d = drill(aftermath, {}, s).say('sent-in', 'sent-in');
    expect([d.pending(), d.ask()]).toEqual([[ALLIED], 'new-bearings.goal']);
    expect(d.offers()).toEqual([
      `keep-goal block=${THEIRS}`,
      `new-goal block=${THEIRS} destination=5`,
      `new-goal block=${THEIRS} destination=0`,
    ]);
    d.say(`new-goal block=${THEIRS} destination=5`, `keep-goal block=${cadiz.id}`);
    expect([blockOf(s, THEIRS).goal, cadiz.goal]).toEqual([5, 0]);
    expect([d.pending(), d.ask()]).toEqual([[BRITISH], 'releasing.release']);
  });

  test('20.6 with the British to leeward they are asked first', () => {
    const s = meeting(3, 3, off(LISBON));
    Object.assign(s.battle, { windward: ALLIED, denied: 1 });
    const d = drill(aftermath, {}, s);
    expect(d.ask()).toBe('releasing.release');
    expect(d.say(`keep-station block=${OURS}`).ask()).toBe('new-bearings.goal');
  });

  test('20.6, R128 between wrecks, without a gauge, the inactive side is asked first', () => {
    for (const [active, first] of [
      [ALLIED, 'releasing.release'],
      [BRITISH, 'new-bearings.goal'],
    ] as const) {
      const s = meeting(0, 0, off(LISBON, { active }));
      reinforce(s, OURS, BRITISH, 2, WRECKED);
      reinforce(s, THEIRS, ALLIED, 2, WRECKED);
      s.battle.windward = -1;
      expect(drill(aftermath, {}, s).ask()).toBe(first);
    }
  });

  test('20.6.1, 10.3 the Closest Friendly Port may be chosen after a battle', () => {
    const s = meeting(3, 3);
    s.battle.denied = 1;
    const d = drill(aftermath, {}, s).say(`new-goal block=${THEIRS} destination=${CLOSEST_PORT}`);
    expect([blockOf(s, THEIRS).goal, d.ended()]).toEqual([CLOSEST_PORT, true]);
  });

  test('20.6.1, R95 in Trafalgar there are no goals', () => {
    const s = meeting(3, 3, { articles: { trafalgar: true } });
    s.battle.denied = 1;
    expect(drill(aftermath, {}, s).ended()).toBe(true);
  });

  test('20.6.2, R113 a British fleet of a battle in a zone may go to sea, free of the blockade and of cost', () => {
    const s = meeting(3, 3, off(CADIZ));
    s.battle.denied = 1;
    const d = drill(aftermath, {}, s).say('sent-in', 'sent-in', `keep-goal block=${THEIRS}`);
    expect(d.offers()).toEqual([`keep-station block=${OURS}`, `release block=${OURS}`]);
    d.say(`release block=${OURS}`);
    const block = blockOf(s, OURS);
    expect([block.place, block.spent, d.ended()]).toEqual([hexOf(inZone(CADIZ, LOOSE)), 0, true]);
    expect(happened(d, 'moved').at(-1)).toMatchObject({ side: BRITISH, tag: block.tag, place: block.place });
  });
});

describe('and on', () => {
  test('20.7 whoever of Ganteaume and Villeneuve commands and wins turns the marker', () => {
    const s = meeting(3, 3);
    Object.assign(s.battle, { windward: ALLIED, left: [1, 0] });
    over(s);
    expect(s.victor).toBe(1);
    const t = meeting(3, 3, { victor: 1 });
    Object.assign(t.battle, { windward: ALLIED, commanders: [3, GANTEAUME], left: [1, 0] });
    t.admirals[VILLENEUVE] = 500;
    over(t);
    expect(t.victor).toBe(0);
    const u = meeting(3, 3);
    u.battle.denied = 1;
    over(u);
    expect(u.victor).toBe(0);
  });

  test('20.8, fate-3 a sortie with most ships wrecked, or that fled, must go back into port, and picks no goal', () => {
    const sortie = (place: number, left: [number, number]): Campaign => {
      const s = meeting(3, 3, { place });
      s.activation.moving = THEIRS;
      Object.assign(blockOf(s, THEIRS), { sortied: 1, began: inPort(CADIZ) });
      Object.assign(s.battle, { left, fired: 1 });
      return s;
    };
    const fled = sortie(inZone(CADIZ, INSHORE), [0, 2]);
    const d = over(fled, 6, 6, 6, 6);
    expect([fled.battle.status[ALLIED], fled.battle.back]).toEqual([PRECIPITOUS, 1]);
    expect(happened(d, 'moved')).toMatchObject([{ side: ALLIED, place: inPort(CADIZ) }]);
    expect([d.events.length > 0, fled.admirals[VILLENEUVE]]).toEqual([true, readyIn(CADIZ)]);
    const withdrew = sortie(inZone(CADIZ, INSHORE), [0, 1]);
    over(withdrew, 6, 6, 6, 6);
    expect(withdrew.battle.back).toBe(0);
    const elsewhere = sortie(inZone(NAPLES, INSHORE), [0, 2]);
    over(elsewhere, 6, 6, 6, 6);
    expect(elsewhere.battle.back).toBe(0);
    const atSea = sortie(at('0509'), [0, 2]);
    over(atSea, 6, 6, 6, 6);
    expect(atSea.battle.back).toBe(0);
    const wrecked = sortie(inZone(CADIZ, INSHORE), [0, 0]);
    harm(wrecked, THEIRS, 2, WRECKED);
    // Three dice and the Touch: one of the two wrecks founders.
    over(wrecked, 1, 1, 1, 1, 6, 6, 6, 6);
    expect(wrecked.battle.back).toBe(1);
  });

  test('16.0 a whole battle: gauge, one round, fate, admirals, goals', () => {
    const s = meeting(3, 3);
    const d = drill(fightBattle, {}, s, 6, 1).say('gauge position=windward', 'battle choice=accept');
    d.say('day by=subtract', 'day by=subtract');
    // 7 - 3 - 1 + 1 for summer: two rounds.
    for (let round = 1; round <= 2; round++) {
      d.sayAs(ALLIED, 'signal tactic=repeat sail=easy');
      d.sayAs(BRITISH, [6, 6, 1, 1, 1, 1, 6, 6, 6, 6], 'signal tactic=repeat sail=easy');
    }
    expect([s.battle.fired, s.battle.status]).toEqual([2, [1, 1]]);
    expect(d.ask()).toBe('new-bearings.goal');
    d.say(`keep-goal block=${THEIRS}`);
    expect([d.ended(), s.battle.on, s.damage.includes(DAMAGED)]).toEqual([true, 0, false]);
  });
});

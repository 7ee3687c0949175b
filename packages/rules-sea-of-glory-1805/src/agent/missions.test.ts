import { expect, test } from 'vitest';
import { isOnTheSpot, missionOf, troopsToSail } from './missions.ts';
import { BARBARY_COAST, NEAPOLITAN_MONARCHY, SLAVE_REVOLT } from '../model/data/numbers-of-battle.ts';
import { inPort, inZone } from '../model/places.ts';
import type { Campaign } from '../model/state.ts';
import { blockOf } from '../model/state.ts';
import { NO_DICE, putBlock } from '../model/tags.ts';
import { ALGIERS, CRAIG, INSHORE, LOOSE, MALTA, MOORE, NAPLES, PORTSMOUTH } from '../model/terms.ts';
import { campaign } from '../test/drill.fixture.ts';

function withTroops(craig: number, moore: number, ...duties: readonly (readonly [number, number])[]): Campaign {
  const s = campaign();
  putBlock(s, blockOf(s, CRAIG), craig, NO_DICE);
  putBlock(s, blockOf(s, MOORE), moore, NO_DICE);
  s.duties = duties.map(([event, due]) => ({ event, due, state: 0, shown: 0 }));
  return s;
}

test('Craig’s troops go to Malta and wait there; Moore’s stay in England', () => {
  const s = withTroops(inPort(PORTSMOUTH), inPort(PORTSMOUTH));
  expect(missionOf(s, CRAIG)).toMatchObject({ port: MALTA, part: 'port' });
  expect(missionOf(s, MOORE)).toBeNull();
  expect(troopsToSail(s, PORTSMOUTH)).toBe(CRAIG);
  putBlock(s, blockOf(s, CRAIG), inPort(MALTA), NO_DICE);
  expect(troopsToSail(s, MALTA)).toBe(-1);
});

test('admiralty-naples the troops that are nearer go to Naples, and Inshore; the others cross the Atlantic', () => {
  const s = withTroops(inPort(MALTA), inPort(PORTSMOUTH), [SLAVE_REVOLT, 18], [NEAPOLITAN_MONARCHY, 20]);
  expect(missionOf(s, CRAIG)).toMatchObject({ port: NAPLES, part: 'inshore' });
  expect(missionOf(s, MOORE)).toMatchObject({ overseas: 1 });
});

test('admiralty-barbary nobody waits off Algiers while Naples is threatened', () => {
  const s = withTroops(inZone(ALGIERS, INSHORE), inPort(PORTSMOUTH), [BARBARY_COAST, 18]);
  expect(isOnTheSpot(s, CRAIG)).toBe(true);
  putBlock(s, blockOf(s, CRAIG), inZone(ALGIERS, LOOSE), NO_DICE);
  expect(isOnTheSpot(s, CRAIG)).toBe(false);
  s.duties.push({ event: NEAPOLITAN_MONARCHY, due: 20, state: 0, shown: 0 });
  expect(missionOf(s, CRAIG)).toMatchObject({ port: NAPLES });
});

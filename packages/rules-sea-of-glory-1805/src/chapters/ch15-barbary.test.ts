import { expect, test } from 'vitest';
import { barbary } from './ch15-barbary.ts';
import { raidsAndInvasions } from './ch22-raids.ts';
import { BARBARY_COAST, BRITISH_GENERIC, CALDER, NELSON, SLAVE_REVOLT } from '../model/data/numbers-of-battle.ts';
import { gathering, inZone, portOf } from '../model/places.ts';
import type { Campaign } from '../model/state.ts';
import { countShips, isFriendly } from '../model/state.ts';
import { ALGIERS, ALLIED, BRITISH, INSHORE, LOOSE, SPANISH } from '../model/terms.ts';
import { campaign, drill, fleet, happened } from '../test/drill.fixture.ts';

function ordered(event: number): Campaign {
  return campaign({ duties: [{ event, due: 20, state: 0, shown: 0 }] });
}

test('admiralty-barbary a named admiral off Algiers throws two dice for 5 plus his seniority', () => {
  const s = ordered(BARBARY_COAST);
  const fleetOff = fleet(s, 'Mediterranean', inZone(ALGIERS, LOOSE), 8);
  s.admirals[NELSON] = fleetOff.id;
  s.admirals[CALDER] = fleetOff.id;
  s.admirals[BRITISH_GENERIC] = fleetOff.id;
  const d = drill(barbary, {}, s);
  // Errata: he need not command.
  expect(d.offers()).toEqual(['no-mission', `envoy admiral=${NELSON}`, `envoy admiral=${CALDER}`]);
  d.say([5, 4], `envoy admiral=${NELSON}`);
  expect(happened(d, 'envoy')).toMatchObject([{ admiral: NELSON, needed: 9, done: true, to: 'all' }]);
  expect(s.duties[0]).toMatchObject({ state: 1, shown: 1 });
  expect([s.algiers, s.manpower[SPANISH]]).toEqual([BRITISH + 1, 2]);
  expect(isFriendly(s, ALGIERS, BRITISH)).toBe(true);
  expect(isFriendly(s, ALGIERS, ALLIED)).toBe(false);
});

test('admiralty-barbary, R124 a failed mission shows the chit and may be tried again', () => {
  const s = ordered(BARBARY_COAST);
  const fleetOff = fleet(s, 'Mediterranean', inZone(ALGIERS, LOOSE), 8);
  s.admirals[CALDER] = fleetOff.id;
  drill(barbary, {}, s).say([5, 4], `envoy admiral=${CALDER}`);
  expect(s.duties[0]).toMatchObject({ state: 0, shown: 1 });
  expect([s.algiers, s.pick]).toEqual([0, -1]);
  drill(barbary, {}, s).say([5, 5], `envoy admiral=${CALDER}`);
  expect(s.algiers).toBe(1);
});

test('admiralty-barbary, 22.1, 22.3, R132 an Expedition inshore may invade: defence 10, three dice and the commander', () => {
  const s = ordered(BARBARY_COAST);
  const craig = fleet(s, 'Craig’s', inZone(ALGIERS, INSHORE), 6);
  const d = drill(barbary, {}, s);
  expect(d.offers()).toEqual(['no-mission']);
  d.say('no-mission');
  expect(d.offers()).toEqual(['no-mission', `invade block=${craig.id}`]);
  d.say([1, 1, 1], `invade block=${craig.id}`);
  expect(happened(d, 'algiers-invaded')).toMatchObject([{ faces: [1, 1, 1], done: false }]);
  expect([s.algiers, craig.place]).toEqual([0, inZone(ALGIERS, INSHORE)]);
  drill(barbary, {}, s).say('no-mission', [6, 6, 6], `invade block=${craig.id}`);
  expect([s.algiers, craig.place]).toEqual([1, gathering(0)]);
  const escorts = s.blocks.find(({ id, place }) => portOf(place) === ALGIERS && countShips(s, id) === 6);
  expect(escorts?.place).toBe(inZone(ALGIERS, INSHORE));
});

test('admiralty-barbary, R124 when the Dey has been persuaded nobody invades', () => {
  const s = ordered(BARBARY_COAST);
  const craig = fleet(s, 'Craig’s', inZone(ALGIERS, INSHORE), 6);
  s.admirals[NELSON] = craig.id;
  const d = drill(barbary, {}, s).say([6, 6], `envoy admiral=${NELSON}`);
  expect(d.ended()).toBe(true);
  expect(craig.place).toBe(inZone(ALGIERS, INSHORE));
});

test('R34 blank blocks off Algiers and an unknown chit bring the question, though there is no such order', () => {
  const s = ordered(SLAVE_REVOLT);
  const there = fleet(s, 'Mediterranean', inZone(ALGIERS, LOOSE), 8);
  s.admirals[NELSON] = there.id;
  const d = drill(barbary, {}, s);
  expect(d.offers()).toEqual(['no-mission']);
  expect(d.say('no-mission').events.map(({ type }) => type)).toEqual(['revealed']);
});

test('R34 without a chit that could be this one, or with nobody off Algiers, nobody is asked', () => {
  const s = ordered(SLAVE_REVOLT);
  expect(drill(barbary, {}, s).ended()).toBe(true);
  fleet(s, 'Mediterranean', inZone(ALGIERS, LOOSE), 8);
  Object.assign(s.duties[0] ?? {}, { shown: 1 });
  expect(drill(barbary, {}, s).ended()).toBe(true);
});

test('R132 an Expedition that failed before Algiers does not land twice on one chit', () => {
  const s = ordered(BARBARY_COAST);
  const craig = fleet(s, 'Craig’s', inZone(ALGIERS, INSHORE), 6);
  expect(drill(raidsAndInvasions, {}, s).ended()).toBe(true);
  const d = drill(barbary, {}, s).say('no-mission', [1, 1, 1], `invade block=${craig.id}`);
  expect([d.ended(), s.duties[0]?.shown, s.duties[0]?.state]).toEqual([true, 1, 0]);
});

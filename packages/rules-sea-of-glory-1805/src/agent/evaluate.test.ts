import type { Seat } from '@weathergauge/engine';
import { expect, test } from 'vitest';
import { evaluate, tallied, tally } from './evaluate.ts';
import { ENTER_BREST, RAID_BANTRY_BAY } from '../chapters/ch24-trafalgar.ts';
import type { GloryEvent } from '../model/events.ts';
import { ordinaryIn, inPort, inZone, readyIn, SUNK, TAKEN } from '../model/places.ts';
import type { Campaign } from '../model/state.ts';
import { clone } from '../model/state.ts';
import { ALLIED, BRITISH, DAMAGED, INSHORE, LOOSE, TRAFALGAR_WATERS, WRECKED } from '../model/terms.ts';
import { at, campaign, commission, fleet, goalNamed, port } from '../test/drill.fixture.ts';

const trafalgar = (): Campaign =>
  campaign({ turn: 22, articles: { trafalgar: true, waters: TRAFALGAR_WATERS, firstTurn: 20, lastTurn: 30 } });

/** The same position with a change, as one side sees both. */
function gain(before: Campaign, seat: 0 | 1, change: (s: Campaign) => void): number {
  const after = clone(before);
  change(after);
  return evaluate(after, seat) - evaluate(before, seat);
}

test('no campaign in progress is won or lost for certain, and one side gains what the other loses', () => {
  const s = campaign();
  fleet(s, 'Rochefort', at('1501'), 5);
  for (const ship of commission(s, readyIn(port('Portsmouth')), BRITISH, 60)) s.berths[ship] = SUNK;
  expect(evaluate(s, ALLIED)).toBeGreaterThan(0.5);
  expect(evaluate(s, ALLIED)).toBeLessThan(1);
  expect(evaluate(s, BRITISH)).toBeCloseTo(-evaluate(s, ALLIED));
});

test('an Allied fleet is worth more the nearer it is to its goal, and most Inshore', () => {
  const s = campaign();
  const block = fleet(s, 'Rochefort', at('0806'), 12);
  block.goal = goalNamed('Bantry Bay');
  s.napoleon[0] = 15;
  s.pitt[0] = 10;
  const closer = gain(s, ALLIED, after => {
    Object.assign(after.blocks[block.id] as object, { place: inZone(port('Bantry Bay'), LOOSE) });
  });
  const inshore = gain(s, ALLIED, after => {
    Object.assign(after.blocks[block.id] as object, { place: inZone(port('Bantry Bay'), INSHORE) });
  });
  expect(closer).toBeGreaterThan(0);
  expect(inshore).toBeGreaterThan(closer);
});

test('a British fleet is worth more before the goal of an Allied one than far off', () => {
  const s = campaign();
  const allied = fleet(s, 'Rochefort', at('0806'), 10);
  allied.goal = goalNamed('Bantry Bay');
  s.napoleon[0] = 15;
  const far = fleet(s, 'Channel', at('1501'), 15);
  const near = gain(s, BRITISH, after => {
    Object.assign(after.blocks[far.id] as object, { place: inZone(port('Bantry Bay'), LOOSE) });
  });
  expect(near).toBeGreaterThan(0);
});

test('24.3 thirty ships are worth more than twenty, objectives count, and time is on the British side', () => {
  const s = trafalgar();
  const { id } = fleet(s, 'Rochefort', at('0806'), 20);
  const more = gain(s, ALLIED, after => {
    commission(after, id, ALLIED, 10);
  });
  expect(more).toBeGreaterThan(0);
  const scored = gain(s, ALLIED, after => {
    after.trafalgar[ENTER_BREST] = 1;
  });
  expect(scored).toBeGreaterThan(0);
  s.trafalgar[RAID_BANTRY_BAY] = 1;
  const late = gain(s, BRITISH, after => {
    after.turn = 30;
  });
  expect(late).toBeGreaterThan(0);
});

test('18.3 a damaged enemy is better than a sound one, a wreck better still, and a sunk one best', () => {
  const s = campaign();
  const ships = commission(s, readyIn(port('Brest')), ALLIED, 10);
  commission(s, readyIn(port('Portsmouth')), BRITISH, 10);
  const ship = ships[0] as number;
  const hurt = gain(s, BRITISH, after => {
    after.damage[ship] = DAMAGED;
  });
  const wrecked = gain(s, BRITISH, after => {
    after.damage[ship] = WRECKED;
  });
  const sunk = gain(s, BRITISH, after => {
    after.berths[ship] = SUNK;
  });
  expect(hurt).toBeGreaterThan(0);
  expect(wrecked).toBeGreaterThan(hurt);
  expect(sunk).toBeGreaterThan(wrecked);
});

test('a forecast counts losses of both sides, but damage only of one’s own', () => {
  const s = campaign();
  const [own] = commission(s, ordinaryIn(port('Plymouth')), BRITISH, 1, DAMAGED);
  const [theirs, prize] = commission(s, readyIn(port('Brest')), ALLIED, 2, DAMAGED);
  s.berths[prize as number] = TAKEN;
  expect(own).toBeDefined();
  expect(tally(s, BRITISH)).toEqual({
    'British ships lost': 0,
    'Allied ships lost': 1,
    'own ships damaged': 1,
  });
  s.damage[theirs as number] = WRECKED;
  expect(tally(s, BRITISH)['own ships damaged']).toBe(1);
});

test('18.3, 22.2 a forecast counts what dice bring that is hidden again: hits on either side, a raid, a signal', () => {
  const counted = (event: object, seat: Seat = BRITISH) =>
    tallied({ to: 'all', clause: '', ...event } as GloryEvent, seat);
  expect(counted({ type: 'ship-hit', side: ALLIED, ship: 0, damage: DAMAGED })).toEqual({ 'Allied hits taken': 1 });
  expect(counted({ type: 'ship-hit', side: ALLIED, ship: 0, damage: WRECKED })).toEqual({
    'Allied hits taken': 1,
    'Allied ships wrecked': 1,
  });
  expect(counted({ type: 'raid-outcome', success: true }, ALLIED)).toEqual({ success: 1 });
  expect(counted({ type: 'raid-outcome', success: false }, ALLIED)).toBeNull();
  expect(counted({ type: 'command', side: BRITISH, passed: 1 })).toEqual({ obeyed: 1 });
  expect(counted({ type: 'command', side: ALLIED, passed: 1 })).toBeNull();
});

test('24.3 the British are not told how many objectives hidden raids have scored', () => {
  const s = trafalgar();
  s.trafalgar[RAID_BANTRY_BAY] = 1;
  expect(tally(s, ALLIED)).toMatchObject({ allied: 1 });
  expect(tally(s, BRITISH)).not.toHaveProperty('allied');
});

test('ships in a port have their weight', () => {
  const s = campaign();
  const before = evaluate(s, ALLIED);
  fleet(s, 'Rochefort', inPort(port('Rochefort')), 1);
  expect(evaluate(s, ALLIED)).not.toBe(before);
});

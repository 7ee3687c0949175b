import { expect, test } from 'vitest';
import { countInshore, countMasts, lowestCounted } from './ch13-blockades.ts';
import { rowAt } from '../model/ledger.ts';
import { inPort, inZone, ordinaryIn, readyIn } from '../model/places.ts';
import { FALSE_RAID, NOT_RAIDED } from '../model/state.ts';
import { ALLIED, BRITISH, INSHORE } from '../model/terms.ts';
import { campaign, commission, context, fleet, happened, port } from '../test/drill.fixture.ts';

const TOULON = port('Toulon');

test('13.5 eighteen ships in port and two In Ordinary are 16 to 20 and 1 to 5', () => {
  const s = campaign();
  commission(s, readyIn(TOULON), ALLIED, 18);
  commission(s, ordinaryIn(TOULON), ALLIED, 2);
  const c = context();
  countMasts(s, BRITISH, TOULON, c);
  expect(happened(c, 'masts')).toMatchObject([{ side: BRITISH, place: inPort(TOULON), ships: 16, ordinary: 1 }]);
  expect(rowAt(s.ledgers[BRITISH] as number[], 0)).toMatchObject({ place: inPort(TOULON), a: 16, b: 1 });
  expect(lowestCounted(s, TOULON)).toBe(16);
  expect(lowestCounted(s, port('Brest'))).toBe(-1);
});

test('13.5, 13.3 ships In Ordinary do not make the range of the others higher', () => {
  const s = campaign();
  commission(s, readyIn(TOULON), ALLIED, 10);
  commission(s, ordinaryIn(TOULON), ALLIED, 1);
  countMasts(s, BRITISH, TOULON, context());
  expect(lowestCounted(s, TOULON)).toBe(6);
});

test('22.2, 13.5 masts counted by the British turn a Raided? marker, from the zone or the port; those counted by the Allies do not', () => {
  const malta = port('Malta');
  const s = campaign();
  s.raids[malta] = FALSE_RAID;
  countMasts(s, ALLIED, malta, context());
  expect(s.raids[malta]).toBe(FALSE_RAID);
  countInshore(s, BRITISH, malta, context());
  expect(s.raids[malta]).toBe(NOT_RAIDED);
  const toulon = campaign();
  toulon.raids[TOULON] = FALSE_RAID;
  countInshore(toulon, ALLIED, TOULON, context());
  expect(toulon.raids[TOULON]).toBe(FALSE_RAID);
  countMasts(toulon, BRITISH, TOULON, context());
  expect(toulon.raids[TOULON]).toBe(NOT_RAIDED);
});

test('13.5 a Transport in port is told, the Gold is not', () => {
  const s = campaign();
  const c = context();
  fleet(s, 'Transport', inPort(TOULON), 0);
  countMasts(s, BRITISH, TOULON, c);
  const havana = port('Havana');
  fleet(s, 'Spanish Gold', inPort(havana), 0);
  countMasts(s, BRITISH, havana, c);
  expect(happened(c, 'masts').map(({ convoys }) => convoys)).toEqual([true, false]);
});

test('13.5 from the port: what stands Inshore, frigates too', () => {
  const s = campaign();
  fleet(s, 'Channel', inZone(TOULON, INSHORE), 11);
  fleet(s, 'Frigate 1', inZone(TOULON, INSHORE), 0);
  const c = context();
  countInshore(s, ALLIED, TOULON, c);
  expect(happened(c, 'masts')).toMatchObject([{ side: ALLIED, ships: 11, frigates: true }]);
});

test('R68 Fog of War in a zone is not counted, and stays', () => {
  const s = campaign();
  fleet(s, 'Brest', inZone(TOULON, INSHORE), 2);
  const fog = fleet(s, 'Fog of War 1', inZone(TOULON, INSHORE), 0);
  const c = context();
  countInshore(s, BRITISH, TOULON, c);
  expect(happened(c, 'masts')).toMatchObject([{ ships: 1, frigates: false, convoys: false }]);
  expect(fog.place).toBe(inZone(TOULON, INSHORE));
});

import { expect, test } from 'vitest';
import { drawDirective, newOrders, raidsIn, showDirective, isUntouched } from './ch21-objectives.ts';
import { settingUp, layOut } from './ch03-setup.ts';
import { raidsAndInvasions } from './ch22-raids.ts';
import { scores } from './ch23-victory.ts';
import { OBJECTIVE_OF_PORT, OBJECTIVES, PORTS } from '../model/data/figures.ts';
import { rowAt, rowCount, tidings } from '../model/ledger.ts';
import { inZone } from '../model/places.ts';
import { SHOWN_RAID, TRUE_RAID } from '../model/state.ts';
import {
  ALLIED,
  BRITISH,
  IN_HAVANA,
  IN_MALTA,
  IN_NORTH_SEA,
  IN_WEST_INDIES,
  INSHORE,
  objectiveAreas,
  SOUND,
  SPANISH,
} from '../model/terms.ts';
import { view } from '../model/view.ts';
import {
  blockNamed,
  campaign,
  commission,
  context,
  drill,
  fleet,
  happened,
  port,
  QUIET,
} from '../test/drill.fixture.ts';

test('21.0, 21.1, 21.2 six areas each: Havana is Napoleon’s alone, the North Sea Pitt’s', () => {
  const { napoleon, pitt } = OBJECTIVES;
  expect([napoleon.areas.length, pitt.areas.length]).toEqual([6, 6]);
  expect([napoleon.areas.includes(IN_NORTH_SEA), pitt.areas.includes(IN_HAVANA)]).toEqual([false, false]);
  const ports = PORTS.map(({ name }, i) => [name, objectiveAreas[OBJECTIVE_OF_PORT[i] ?? -1]]);
  expect(ports.filter(([, area]) => area === 'west-indies').map(([name]) => name)).toEqual([
    'Jamaica',
    'Antigua',
    'Barbados',
    'Trinidad',
  ]);
});

test('21.1 an area that was raided in truth is not untouched, whatever the marker shows', () => {
  const s = campaign();
  s.pitt[IN_MALTA] = 4;
  expect([isUntouched(s, IN_MALTA), scores(s)[BRITISH]]).toEqual([true, 4]);
  s.raids[port('Malta')] = TRUE_RAID;
  expect([isUntouched(s, IN_MALTA), scores(s)[BRITISH]]).toEqual([false, 0]);
});

test('21.3 each side knows its own values and not the other’s', () => {
  const { s } = drill(settingUp, {}, layOut({ scenario: 'campaign', seats: 2, options: {} }), ...Array(20).fill(1));
  expect(view(s, ALLIED).napoleon).toEqual(s.napoleon);
  expect(view(s, ALLIED).pitt.every(value => value === 0)).toBe(true);
  expect(view(s, BRITISH).pitt).toEqual(s.pitt);
  expect(view(s, BRITISH).napoleon.every(value => value === 0)).toBe(true);
  expect(view(s, 'spectator').napoleon.every(value => value === 0)).toBe(true);
});

test('21.4, 21.4.1 one directive is drawn at set-up, and only the Allied player knows it', () => {
  const d = drill(settingUp, {}, layOut({ scenario: 'campaign', seats: 2, options: {} }), ...Array(20).fill(1));
  expect(d.s.directive).toBe(0);
  expect([view(d.s, ALLIED).directive, view(d.s, BRITISH).directive]).toEqual([0, -1]);
});

test('21.4.3 the West Indies directive asks for two raids', () => {
  const s = campaign();
  s.directives = [0, 0, 0, 0, 1];
  s.raids[port('Jamaica')] = SHOWN_RAID;
  expect(raidsIn(s, IN_WEST_INDIES)).toBe(1);
  drawDirective(s, context(1).dice);
  expect(s.directive).toBe(4);
  s.directives = [0, 0, 0, 0, 1];
  s.raids[port('Antigua')] = TRUE_RAID;
  drawDirective(s, context(1).dice);
  expect(s.directive).toBe(-1);
});

test('21.4.5, R104 New Orders: another is drawn before the old one goes back; with none to draw it stays', () => {
  const s = campaign();
  s.directive = 2;
  s.directiveShown = 1;
  newOrders(s, QUIET);
  expect([s.directive, s.directiveShown]).toEqual([2, 1]);
  s.directives = [1, 0, 0, 0, 0];
  newOrders(s, context(1));
  expect([s.directive, s.directiveShown, s.directives]).toEqual([0, 0, [0, 0, 1, 0, 0]]);
});

test('21.4.5 Bonaparte Intrigues shows the directive until the next is drawn', () => {
  const s = campaign();
  s.directive = 3;
  const c = context();
  showDirective(s, c);
  showDirective(s, c);
  expect(happened(c, 'directive-shown')).toMatchObject([{ directive: 3 }]);
  expect(view(s, BRITISH).directive).toBe(3);
  const ledger = s.ledgers[BRITISH] as number[];
  expect(rowCount(ledger)).toBe(1);
  expect(rowAt(ledger, 0)).toMatchObject({ what: tidings.indexOf('directive'), a: 3 });
  s.directives = [1, 0, 0, 0, 0];
  drawDirective(s, context(1).dice);
  expect(view(s, BRITISH).directive).toBe(-1);
});

test('R26 Spaniards may raid Naples', () => {
  const s = campaign();
  const naples = port('Naples');
  fleet(s, 'Cartagena', inZone(naples, INSHORE), 0);
  commission(s, blockNamed('Cartagena'), ALLIED, 30, SOUND, SPANISH);
  drill(raidsAndInvasions, {}, s, 6, 6, 6).say(`raid block=${blockNamed('Cartagena')}`);
  expect(s.raids[naples]).toBe(TRUE_RAID);
});

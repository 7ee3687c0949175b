/** What is drawn must be what the rules do: the page's figures are compared with real games. */

import { ruleset } from '@weathergauge/rules-convoy';
import { beforeAll, expect, test } from 'vitest';
import type { Moment } from './drill.fixture.ts';
import { playAtRandom } from './drill.fixture.ts';
import * as figures from './figures.ts';
import { cellOf, COLUMNS, hexesBetween, ROWS } from './waters.ts';

const moments: Moment[] = [];

beforeAll(() => {
  for (const { id } of ruleset.scenarios) playAtRandom(id, {}, 'figures', moment => moments.push(moment));
});

test('R1, R2, R4 the chart, the facings and the rows of the movement table', () => {
  expect(ruleset.options['wind']).toMatchObject({ choices: figures.FACINGS });
  const wrong: string[] = [];
  for (const { after, label } of moments) {
    if (after.chart.length !== COLUMNS * ROWS) wrong.push(`${label}: chart`);
    for (const ship of after.ships)
      if (ship.row !== figures.rowOf(ship.facing, after.windTo)) wrong.push(`${label}: row of ${ship.name}`);
  }
  expect(wrong).toEqual([]);
});

test('R56 shallows, land and exits of the shoal passage', () => {
  const chart = moments.find(({ before }) => before.scenario === 'H6')?.before.chart ?? [];
  const count = (bit: number): number => chart.filter(bits => (bits & bit) !== 0).length;
  expect([count(figures.SHALLOW), count(figures.LAND), count(figures.EXIT)]).toEqual([9, 2, 5]);
  expect(chart.flatMap((bits, at) => ((bits & figures.LAND) === 0 ? [] : [cellOf(at)]))).toEqual([
    { column: 7, row: 5 },
    { column: 8, row: 5 },
  ]);
});

test('1.1-1.14 hexes, dice for more of them, and turns', () => {
  const wrong: string[] = [];
  /** Of each ship in this player turn. */
  let turns = new Map<number, number>();
  let added = new Map<number, number>();
  let asked = 0;
  const count = (of: Map<number, number>, id: number): number => {
    of.set(id, (of.get(id) ?? 0) + 1);
    return of.get(id) ?? 0;
  };
  for (const { position, before, happenings, label } of moments) {
    if (position.at === 0) {
      turns = new Map();
      added = new Map();
    }
    const ship = before.ships[position.prompt?.about['ship'] ?? -1];
    const left = position.prompt?.about['left'] ?? 0;
    if (position.prompt?.ask === 'sail.order' && position.prompt.about['moved'] === 0 && left > 0) {
      asked++;
      if (left !== figures.BASE[ship?.row ?? 0]) wrong.push(`${label}: hexes`);
    }
    for (const { event } of happenings) {
      if (event.type === 'turn') {
        turns = new Map();
        added = new Map();
      }
      if (event.type !== 'pressed' && event.type !== 'turned') continue;
      const mover = before.ships[event.ship];
      if (mover === undefined) throw new Error(label);
      if (event.type === 'turned') {
        if (count(turns, mover.id) > figures.turnsOf(mover)) wrong.push(`${label}: turns`);
        continue;
      }
      if (event.needed !== figures.EXTRA_HEX[mover.quality]) wrong.push(`${label}: die`);
      const most = Math.max(...figures.ROWS_OF_TABLE.map(row => figures.mostAdded(row, mover.size)));
      if (event.face >= event.needed && count(added, mover.id) > most) wrong.push(`${label}: added`);
    }
  }
  expect(wrong).toEqual([]);
  expect(asked).toBeGreaterThan(50);
});

test('2.1-2.3 nobody fires farther than is drawn, and each kind of battery was fired as far as that', () => {
  const farthest = new Map<string, number>();
  const wanted = new Map<string, number>();
  for (const { position, before } of moments) {
    const ship = before.ships[position.prompt?.about['ship'] ?? -1];
    for (const { action } of position.offers) {
      if (action.do !== 'fire' || ship === undefined) continue;
      const battery = action['battery'] as figures.Battery;
      const chaser = battery === 'bow' || battery === 'stern';
      const key = chaser ? 'chaser' : ship.kind === 'merchant' ? 'merchant' : `warship ${ship.size}`;
      const far = hexesBetween(ship.at, before.ships[action['target'] as number]?.at ?? -1);
      farthest.set(key, Math.max(farthest.get(key) ?? 0, far));
      wanted.set(key, figures.rangeOf(ship, battery));
    }
  }
  expect(Object.fromEntries(farthest)).toEqual(Object.fromEntries(wanted));
  expect(wanted.size).toBe(5);
});

test('8.1, 12.1 dice of recovery and soundings', () => {
  const wrong: string[] = [];
  let rolls = 0;
  for (const { before, happenings, label } of moments) {
    for (const { event } of happenings) {
      if (event.type !== 'recovery' && event.type !== 'sounding') continue;
      const ship = before.ships[event.ship];
      if (ship === undefined) continue;
      rolls++;
      const dice = event.type === 'recovery' ? figures.recoveryDice(ship) : figures.soundingDice(ship);
      if (event.faces.length !== dice) wrong.push(`${label}: ${event.type}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(rolls).toBeGreaterThan(25);
});

test('R55 points for merchants that get away, and for prizes', () => {
  const wrong: string[] = [];
  for (const { after, label } of moments) {
    if (after.over !== '' || after.ships.some(ship => ship.kind === 'warship' && ship.side < 0)) continue;
    let raiders = 0;
    for (const ship of after.ships) {
      if (ship.side !== 1 || ship.flag === 1) continue;
      raiders += (ship.kind === 'merchant' ? figures.MERCHANT_PRIZE : figures.WARSHIP_PRIZE)[ship.size] ?? 0;
    }
    if (after.scores[1] !== raiders) wrong.push(`${label}: raiders`);
    const away = after.ships.filter(ship => ship.condition === 'exited');
    if (after.scores[0] < away.reduce((sum, ship) => sum + (figures.EXITED[ship.size] ?? 0), 0))
      wrong.push(`${label}: away`);
  }
  expect(wrong).toEqual([]);
});

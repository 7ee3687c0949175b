import { expect, test } from 'vitest';
import { drawDirective } from './ch21-objectives.ts';
import { account, endGame, endOfTurn, goHome, result, scores, settled } from './ch23-victory.ts';
import { SHIPS } from '../model/data/figures.ts';
import { readyIn, REMOVED, SUNK, TAKEN } from '../model/places.ts';
import { FALSE_RAID, SHOWN_RAID, TRUE_RAID, type Campaign } from '../model/state.ts';
import {
  ALLIED,
  BRITISH,
  IN_BANTRY_BAY,
  IN_HAVANA,
  IN_MALTA,
  IN_NORTH_SEA,
  IN_WEST_INDIES,
  NORTH_SEA,
  WEST_INDIES_WATERS,
} from '../model/terms.ts';
import { at, campaign, context, fleet, happened, port, QUIET } from '../test/drill.fixture.ts';

/** Bantry 5 and 3, Malta 7 and 4, West Indies 9 and 6, Havana 8, North Sea 2. */
function year(): Campaign {
  const s = campaign({ turn: 36 });
  s.napoleon = [5, 0, 7, 0, 9, 8, 0];
  s.pitt = [3, 0, 4, 0, 6, 0, 2];
  return s;
}

const ship = (name: string): number => SHIPS.findIndex(each => each.name === name);

test('23.1 untouched areas score Pitt’s objectives for the British', () => {
  expect(scores(year())).toEqual([15, 0]);
});

test('23.1 a raided area scores Pitt’s for nobody, an invaded one for the Allies', () => {
  const s = year();
  s.raids[port('Bantry Bay')] = SHOWN_RAID;
  s.napoleonTaken[IN_BANTRY_BAY] = 1;
  s.invaded[port('Malta')] = 1;
  s.napoleonTaken[IN_MALTA] = 1;
  s.pittTaken[IN_MALTA] = 1;
  expect(scores(s)).toEqual([8, 16]);
});

test('23.1, R94 at the end hidden markers are turned, and three West Indies raids score Pitt’s there', () => {
  const s = year();
  for (const name of ['Jamaica', 'Antigua', 'Trinidad']) s.raids[port(name)] = TRUE_RAID;
  s.raids[port('Barbados')] = FALSE_RAID;
  s.raids[NORTH_SEA] = TRUE_RAID;
  const c = context();
  endOfTurn(s, c);
  expect(happened(c, 'raid-shown')).toHaveLength(5);
  expect(s.napoleonTaken[IN_WEST_INDIES]).toBe(1);
  expect(s.pittTaken[IN_WEST_INDIES]).toBe(1);
  expect(s.pittTaken[IN_NORTH_SEA]).toBe(0);
  expect(result(s)).toMatchObject({ winners: [ALLIED], scores: [7, 15], reason: 'points', clause: '23.1' });
});

test('23.1 ships sunk and prizes score by their counters; a prize at sea or in a minor port as sunk', () => {
  const s = year();
  s.berths[ship('Victory')] = SUNK;
  s.berths[ship('Bucentaure')] = TAKEN;
  fleet(s, 'Channel', at('0509'), 0);
  s.berths[ship('Redoutable')] = 0;
  s.berths[ship('Fougueux')] = readyIn(port('Madalenas'));
  expect(scores(s)).toEqual([15 + 2 + 1 + 1, 6]);
});

test('23.1 directives, failed duties and Algiers', () => {
  const s = year();
  s.directivesScored = 2;
  s.failures = 5;
  s.algiers = 1;
  expect(scores(s)).toEqual([18, 17]);
  s.algiers = 2;
  expect(scores(s)).toEqual([15, 20]);
});

test('23.1, R108 a tie is a draw', () => {
  const s = year();
  s.failures = 15;
  endOfTurn(s, QUIET);
  expect(result(s)?.winners).toEqual([]);
});

test('23.1 before the last turn nothing ends', () => {
  const s = year();
  s.turn = 35;
  endOfTurn(s, QUIET);
  expect(result(s)).toBeNull();
});

test('23.2, R109 an invasion of Great Britain wins whatever the points, and nothing comes after it', () => {
  const s = year();
  endGame(s, 'channel', QUIET);
  endGame(s, 'points', QUIET);
  expect(s.stack).toEqual([]);
  expect(result(s)).toMatchObject({ winners: [ALLIED], reason: 'channel', clause: '23.2' });
  expect(settled(s, { how: 'resigned', seat: BRITISH }).winners).toEqual([ALLIED]);
});

test('R102 in the West Indies campaign each British port there that was not raided is worth four points', () => {
  const s = campaign({ articles: { waters: WEST_INDIES_WATERS } });
  const ports = ['Jamaica', 'Antigua', 'Barbados', 'Trinidad'].map(port);
  expect(scores(s)[BRITISH]).toBe(16);
  for (const [i, marker] of [SHOWN_RAID, TRUE_RAID, FALSE_RAID].entries()) s.raids[ports[i] ?? 0] = marker;
  expect(scores(s)[BRITISH]).toBe(8);
  expect(scores({ ...s, articles: campaign().articles })[BRITISH]).toBe(0);
});

test('R102, R114 blocks that enter E01 have gone home: the Gold scores, and prizes do', () => {
  const s = campaign({ articles: { waters: WEST_INDIES_WATERS } });
  s.napoleon[IN_HAVANA] = 8;
  const gold = fleet(s, 'Spanish Gold', at('W02'), 6);
  s.berths[ship('Hercule')] = gold.id;
  goHome(s, gold, QUIET);
  expect(s.napoleonTaken[IN_HAVANA]).toBe(1);
  expect(s.berths[ship('Hercule')]).toBe(TAKEN);
  expect(s.berths.filter(berth => berth !== REMOVED)).toHaveLength(1);
  expect(gold.place).toBe(-1);
});

test('21.4.4, R91 a directive for a place already raided, if only in secret, is set aside and another drawn', () => {
  const s = campaign();
  s.directives = [1, 1, 1, 1, 1];
  s.raids[port('Bantry Bay')] = TRUE_RAID;
  s.raids[port('Jamaica')] = SHOWN_RAID;
  drawDirective(s, context(1, 4).dice);
  expect(s.directive).toBe(4);
  s.directives = [0, 0, 0, 0, 0];
  drawDirective(s, QUIET.dice);
  expect(s.directive).toBe(-1);
});

test('23.1 the account of a year says what every point is for, and adds up to the scores', () => {
  const s = year();
  s.raids[port('Bantry Bay')] = SHOWN_RAID;
  s.napoleonTaken[IN_BANTRY_BAY] = 1;
  s.invaded[port('Malta')] = 1;
  s.pittTaken[IN_MALTA] = 1;
  s.directivesScored = 2;
  s.failures = 4;
  s.algiers = ALLIED + 1;
  s.berths[ship('Victory')] = SUNK;
  s.berths[ship('Bucentaure')] = TAKEN;
  const lines = account(s);
  expect(lines.map(({ from, areas }) => [from, areas])).toEqual([
    ['pitt-kept', [IN_WEST_INDIES, IN_NORTH_SEA]],
    ['pitt-taken', [IN_MALTA]],
    ['napoleon', [IN_BANTRY_BAY]],
    ['directives', []],
    ['duties', []],
    ['algiers', []],
    ['sunk', []],
    ['prizes', []],
  ]);
  expect([BRITISH, ALLIED].map(side => lines.reduce((sum, { points }) => sum + (points[side] ?? 0), 0))).toEqual(
    scores(s),
  );
});

test('24.3 Trafalgar has no account of points', () => {
  const s = year();
  s.articles = { ...s.articles, trafalgar: true };
  expect(account(s)).toEqual([]);
});

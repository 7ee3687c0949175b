import { describe, expect, test } from 'vitest';
import { automaticEvents, randomEvent } from './ch15-events.ts';
import { lordBarham } from './ch15-manpower.ts';
import { MANPOWER } from '../model/data/figures.ts';
import {
  ALLEMAND,
  CORNWALLIS,
  GARDNER,
  MISSIESSY,
  NEAPOLITAN_MONARCHY,
  randomEvents,
} from '../model/data/numbers-of-battle.ts';
import { rowAt, tidings } from '../model/ledger.ts';
import { ASIDE, gathering, inZone, readyIn, REMOVED } from '../model/places.ts';
import type { Campaign } from '../model/state.ts';
import { view } from '../model/view.ts';
import { ALLIED, BRITISH, CRAIG, FRENCH, INSHORE, NAPLES, PORTSMOUTH, ROCHEFORT, SPANISH } from '../model/terms.ts';
import { at, campaign, context, drill, fleet, happened, QUIET } from '../test/drill.fixture.ts';

const points = (s: Readonly<Campaign>, nation: number): number =>
  MANPOWER[nation]?.[s.manpower[nation] as number] as number;

/** Throws two dice for this number. */
const thrown = (s: Campaign, total: number, ...more: readonly number[]) => {
  const first = Math.min(6, total - 1);
  return drill(randomEvent, {}, s, first, total - first, ...more);
};

describe('the calendar', () => {
  test('15.1, R38 Lord Barham comes on Apr III, unless he has come before', () => {
    const s = campaign({ turn: 12 });
    const d = drill(automaticEvents, {}, s);
    expect(points(s, BRITISH)).toBe(7);
    expect(happened(d, 'automatic-event')).toHaveLength(1);
    drill(automaticEvents, {}, s);
    expect(points(s, BRITISH)).toBe(7);
  });

  test('15.1, R92 Napoleon marches on Aug III: no invasion any more, and Barges that have sailed go home', () => {
    const s = campaign({ turn: 24, barges: 1 });
    drill(automaticEvents, {}, s);
    expect([s.marched, s.barges]).toEqual([1, 0]);
    const burnt = campaign({ turn: 24, barges: 2 });
    drill(automaticEvents, {}, burnt);
    expect(burnt.barges).toBe(2);
  });

  test('15.1 the Spanish Draft comes on Sep III, and nothing on other days', () => {
    const s = campaign({ turn: 26 });
    drill(automaticEvents, {}, s);
    expect(points(s, SPANISH)).toBe(3);
    s.turn = 27;
    drill(automaticEvents, {}, s);
    expect(points(s, SPANISH)).toBe(6);
  });

  test('15.1, 24.2 Trafalgar has neither', () => {
    const s = campaign({ turn: 24, articles: { trafalgar: true } });
    drill(automaticEvents, {}, s);
    expect(s.marched).toBe(0);
    expect(drill(randomEvent, {}, s).ended()).toBe(true);
  });
});

describe('the table', () => {
  test('15.0 two dice are thrown openly for one event', () => {
    const d = thrown(campaign(), 9);
    expect(happened(d, 'random-event')).toMatchObject([
      { faces: [6, 3], event: randomEvents.indexOf('french-surge'), spent: 0, to: 'all' },
    ]);
    expect(d.left()).toBe(0);
  });

  test('random-2 Napoleon strips the Dutch navy: French crews to 8', () => {
    const s = campaign();
    thrown(s, 2);
    expect(points(s, FRENCH)).toBe(8);
  });

  test('random-3, R40 Lord Barham and the Fencibles raise British crews once each, whichever comes first', () => {
    const s = campaign();
    thrown(s, 3);
    expect(points(s, BRITISH)).toBe(7);
    lordBarham(s, QUIET);
    thrown(s, 3);
    expect(points(s, BRITISH)).toBe(7);
    thrown(s, 12);
    expect(points(s, BRITISH)).toBe(9);
    thrown(s, 12);
    expect(points(s, BRITISH)).toBe(9);
  });

  test('random-12 the Fencibles come before Lord Barham as well as after him', () => {
    const s = campaign();
    thrown(s, 12);
    expect(points(s, BRITISH)).toBe(7);
    thrown(s, 12);
    expect(points(s, BRITISH)).toBe(7);
    lordBarham(s, context());
    expect(points(s, BRITISH)).toBe(9);
  });

  test('random-4 Yellow Jack is in the West Indies until it ends', () => {
    const s = campaign();
    expect(happened(thrown(s, 4), 'yellow-jack')).toHaveLength(1);
    expect(s.fever).toBe(1);
  });

  test('random-5 Bonaparte intrigues: the directive lies open, and the British player remembers it', () => {
    const s = campaign({ directive: 3 });
    const d = thrown(s, 5);
    expect(s.directiveShown).toBe(1);
    expect(happened(d, 'directive-shown')).toMatchObject([{ directive: 3, to: 'all' }]);
    expect(rowAt(s.ledgers[BRITISH] as number[], 0)).toMatchObject({ what: tidings.indexOf('directive'), a: 3 });
  });

  test('random-6, random-9, R40 surges are one box up and stop at the top', () => {
    const s = campaign();
    for (const expected of [4, 6, 6]) {
      thrown(s, 6);
      expect(points(s, SPANISH)).toBe(expected);
    }
    for (const expected of [6, 8, 8]) {
      thrown(s, 9);
      expect(points(s, FRENCH)).toBe(expected);
    }
  });

  test('random-8, R104 new orders: another directive on its face, the old one back in the cup, and nobody is told', () => {
    const s = campaign({ directive: 3, directiveShown: 1, directives: [1, 0, 0, 0, 0] });
    const d = thrown(s, 8, 1);
    expect([s.directive, s.directiveShown]).toEqual([0, 0]);
    expect(s.directives).toEqual([0, 0, 0, 1, 0]);
    expect(d.events.map(({ type }) => type)).toEqual(['random-event']);
    const last = campaign({ directive: 3, directives: [0, 0, 0, 0, 0] });
    expect(thrown(last, 8).events.map(({ type }) => type)).toEqual(['random-event']);
    expect(last.directive).toBe(3);
  });

  test('R19 a spent event does nothing and is not thrown again; by option it is', () => {
    const s = campaign({ barham: 1, manpower: [1, 0, 0] });
    const d = thrown(s, 3);
    expect(happened(d, 'random-event')).toMatchObject([{ spent: 1 }]);
    const again = campaign({ barham: 1, manpower: [1, 0, 0], articles: { eventsAgain: true } });
    const e = thrown(again, 3, 1, 2, 6, 3);
    expect(happened(e, 'random-event').map(({ spent }) => spent)).toEqual([1, 1, 0]);
    expect(points(again, FRENCH)).toBe(6);
  });
});

describe('random-11', () => {
  test('random-11 the first time St. Cyr sets the Neapolitan duty openly six turns ahead', () => {
    const s = campaign({ turn: 30 });
    const d = thrown(s, 11);
    expect(s.duties).toEqual([{ event: NEAPOLITAN_MONARCHY, due: 36, state: 0, shown: 1 }]);
    expect(happened(d, 'duty-set')).toMatchObject([{ due: 36, to: 'all' }]);
    expect(s.illness).toBe(0);
  });

  test('R52 after Oct III, or with Naples invaded, St. Cyr is spent for nothing', () => {
    const late = campaign({ turn: 31 });
    thrown(late, 11);
    expect([late.stCyr, late.duties.length, late.illness]).toEqual([1, 0, 0]);
    const fallen = campaign();
    fallen.invaded[NAPLES] = 1;
    expect(happened(thrown(fallen, 11), 'random-event')).toMatchObject([{ spent: 1 }]);
    expect([fallen.stCyr, fallen.duties.length]).toEqual([1, 0]);
    // The next one is an illness.
    thrown(fallen, 11);
    expect(fallen.illness).toBe(1);
  });

  test('random-11, R50 an Expedition that lies inshore already has done what St. Cyr makes necessary', () => {
    const s = campaign();
    fleet(s, 'Craig’s', inZone(NAPLES, INSHORE), 2);
    thrown(s, 11);
    expect(s.duties[0]?.state).toBe(1);
    expect(s.blocks[CRAIG]?.place).toBe(gathering(0));
  });

  test('random-11, R18 then Gardner for Cornwallis, then Cornwallis back and Allemand for Missiessy, then nothing', () => {
    const s = campaign({ stCyr: 1 });
    const channel = fleet(s, 'Channel', at('0807'), 4);
    s.admirals[CORNWALLIS] = channel.id;
    s.admirals[MISSIESSY] = readyIn(ROCHEFORT);
    thrown(s, 11);
    expect([s.admirals[CORNWALLIS], s.admirals[GARDNER]]).toEqual([ASIDE, channel.id]);
    expect(s.admirals[MISSIESSY]).toBe(readyIn(ROCHEFORT));
    // All see who has gone ashore, but not where his successor is.
    expect(view(s, ALLIED).admirals.slice(0, 2)).toEqual([ASIDE, -1]);
    s.admirals[GARDNER] = readyIn(PORTSMOUTH);
    thrown(s, 11);
    expect([s.admirals[CORNWALLIS], s.admirals[GARDNER]]).toEqual([readyIn(PORTSMOUTH), ASIDE]);
    expect([s.admirals[MISSIESSY], s.admirals[ALLEMAND]]).toEqual([REMOVED, readyIn(ROCHEFORT)]);
    expect(happened(thrown(s, 11), 'random-event')).toMatchObject([{ spent: 1 }]);
    expect(s.admirals[CORNWALLIS]).toBe(readyIn(PORTSMOUTH));
  });

  test('R18 Cornwallis does not come back where Gardner has fallen, nor from the dead', () => {
    const s = campaign({ stCyr: 1, illness: 1 });
    s.admirals[CORNWALLIS] = ASIDE;
    s.admirals[GARDNER] = REMOVED;
    thrown(s, 11);
    expect(s.admirals[CORNWALLIS]).toBe(ASIDE);
    const dead = campaign({ stCyr: 1 });
    dead.admirals[CORNWALLIS] = REMOVED;
    dead.admirals[GARDNER] = readyIn(PORTSMOUTH);
    thrown(dead, 11);
    thrown(dead, 11);
    expect([dead.admirals[CORNWALLIS], dead.admirals[GARDNER]]).toEqual([REMOVED, readyIn(PORTSMOUTH)]);
  });
});

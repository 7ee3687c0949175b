import { describe, expect, test } from 'vitest';
import { privateers, spies } from './ch15-random.ts';
import { rowAt, rowCount, tidings } from '../model/ledger.ts';
import { inPort, inZone, NOWHERE, onWestward, ordinaryIn, readyIn } from '../model/places.ts';
import { FALSE_RAID, FLEET_SEEN, NOT_RAIDED, SHOWN_RAID, TRUE_RAID } from '../model/state.ts';
import {
  ALLIED,
  BREST,
  BRITISH,
  CADIZ,
  FERROL,
  FRENCH,
  INSHORE,
  LOOSE,
  MALTA,
  NAPLES,
  PORTSMOUTH,
  SPANISH,
  WRECKED,
} from '../model/terms.ts';
import { at, campaign, commission, drill, fleet, happened } from '../test/drill.fixture.ts';

const rows = (ledger: readonly number[]) => Array.from({ length: rowCount(ledger) }, (_, i) => rowAt(ledger, i));

describe('spy networks', () => {
  test('random-7, R53 on 1 to 3 the Allied player asks for a British block by its tag or for a port; only he is told', () => {
    const s = campaign();
    const frigate = fleet(s, 'Frigate 1', at('0608'), 0);
    const channel = fleet(s, 'Channel', at('0509'), 3);
    const d = drill(spies, {}, s, 3);
    expect(d.seat()).toBe(ALLIED);
    expect(d.offers().slice(0, 3)).toEqual([
      `spy on=fleet which=${frigate.tag}`,
      `spy on=fleet which=${channel.tag}`,
      'spy on=port which=1',
    ]);
    d.say(`spy on=fleet which=${channel.tag}`);
    expect(happened(d, 'spied-on')).toMatchObject([{ on: 'fleet', tag: channel.tag, place: at('0509'), to: 'all' }]);
    const [report] = happened(d, 'spies-report');
    expect(report).toMatchObject({ to: [ALLIED], frigate: false });
    expect(report?.ships).toHaveLength(3);
    const [row, ...ships] = rows(s.ledgers[ALLIED] as number[]);
    expect(row).toMatchObject({ what: tidings.indexOf('spied-fleet'), place: at('0509'), a: channel.tag, b: 3, c: 0 });
    expect(ships.map(({ what, a }) => [what, a])).toEqual(
      report?.ships.map(ship => [tidings.indexOf('spied-ship'), ship]),
    );
    expect(s.ledgers[BRITISH]).toEqual([]);
    // As long as it can be followed.
    expect(channel).toMatchObject({ known: FLEET_SEEN, low: 1 });
  });

  test('random-7 spies may find that a block is but a frigate', () => {
    const s = campaign();
    const frigate = fleet(s, 'Frigate 1', at('0608'), 0);
    const d = drill(spies, {}, s, 1).say(`spy on=fleet which=${frigate.tag}`);
    expect(happened(d, 'spies-report')).toMatchObject([{ ships: [], frigate: true }]);
    expect(rows(s.ledgers[ALLIED] as number[])).toMatchObject([{ b: 0, c: 1, d: 0 }]);
  });

  test('random-7 a port is told exactly: ships by nation, and those In Ordinary', () => {
    const s = campaign();
    commission(s, readyIn(CADIZ), ALLIED, 2, 0, FRENCH);
    commission(s, readyIn(CADIZ), ALLIED, 3, 0, SPANISH);
    commission(s, ordinaryIn(CADIZ), ALLIED, 4, 0, SPANISH);
    const d = drill(spies, {}, s, 4).say(`spy on=port which=${CADIZ}`);
    expect(happened(d, 'spies-report')).toMatchObject([{ to: [BRITISH], place: inPort(CADIZ) }]);
    const [row, ...named] = rows(s.ledgers[BRITISH] as number[]);
    expect(row).toMatchObject({ what: tidings.indexOf('spies'), place: inPort(CADIZ), a: 0, b: 2, c: 3, d: 4 });
    expect(named.map(({ b }) => b)).toEqual([0, 0, 0, 0, 0, 1, 1, 1, 1]);
  });

  test('random-7 on 4 to 6 the British player may see all provisions instead', () => {
    const s = campaign();
    s.provisions[BREST] = 2;
    s.provisions[FERROL] = 1;
    const d = drill(spies, {}, s, 6);
    expect(d.seat()).toBe(BRITISH);
    expect(d.offers().slice(0, 2)).toEqual(['spy on=provisions which=0', `spy on=port which=${BREST}`]);
    d.say('spy on=provisions which=0');
    expect([s.provisionsShown[BREST], s.provisionsShown[FERROL], s.provisionsShown[CADIZ]]).toEqual([1, 1, 0]);
    expect(rows(s.ledgers[BRITISH] as number[]).map(({ a, b }) => [a, b])).toEqual([
      [BREST, 2],
      [FERROL, 1],
    ]);
  });

  test('random-7, 22.2 or the truth of every Raided? marker', () => {
    const s = campaign();
    s.raids[NAPLES] = FALSE_RAID;
    s.raids[MALTA] = TRUE_RAID;
    const d = drill(spies, {}, s, 5);
    expect(d.offers()[0]).toBe('spy on=raids which=0');
    d.say('spy on=raids which=0');
    expect([s.raids[NAPLES], s.raids[MALTA]]).toEqual([NOT_RAIDED, SHOWN_RAID]);
  });

  test('R53 nobody spies on his own ports, nor on what does not lie hidden', () => {
    const s = campaign();
    fleet(s, 'Channel', inPort(PORTSMOUTH), 0);
    s.provisions[BREST] = 1;
    s.provisionsShown[BREST] = 1;
    s.raids[MALTA] = SHOWN_RAID;
    const british = drill(spies, {}, s, 4).offers();
    expect(british).not.toContain(`spy on=port which=${PORTSMOUTH}`);
    expect(british.every(offer => offer.startsWith('spy on=port'))).toBe(true);
    const allied = drill(spies, {}, s, 1).offers();
    expect(allied).toContain(`spy on=port which=${PORTSMOUTH}`);
    expect(allied).not.toContain(`spy on=port which=${BREST}`);
    expect(allied.every(offer => offer.startsWith('spy on=port'))).toBe(true);
  });
});

describe('privateers', () => {
  test('random-10, R105 the British player picks a frigate at sea or in a patrol zone; she is away for a die of turns', () => {
    const s = campaign({ turn: 10 });
    const [first, second] = [fleet(s, 'Frigate 1', at('0509'), 0), fleet(s, 'Frigate 2', inZone(BREST, INSHORE), 0)];
    fleet(s, 'Frigate 3', inPort(PORTSMOUTH), 0);
    fleet(s, 'Frigate 4', onWestward(1), 0);
    const d = drill(privateers, {}, s, 4);
    expect(d.offers()).toEqual([`lose-frigate block=${first.id}`, `lose-frigate block=${second.id}`]);
    d.say(`lose-frigate block=${second.id}`);
    expect([second.place, second.returns, first.place]).toEqual([NOWHERE, 14, at('0509')]);
    expect(happened(d, 'taken-off')).toMatchObject([{ side: BRITISH, place: inZone(BREST, INSHORE) }]);
    expect(happened(d, 'privateers')).toMatchObject([{ face: 4, taken: true, until: 14 }]);
  });

  test('random-10, R105 with none at sea nothing happens; a fleet at sea still brings the question', () => {
    const s = campaign();
    fleet(s, 'Frigate 1', inPort(PORTSMOUTH), 0);
    expect(happened(drill(privateers, {}, s, 4), 'privateers')).toMatchObject([{ taken: false }]);
    fleet(s, 'Channel', inZone(BREST, LOOSE), 5, WRECKED);
    const d = drill(privateers, {}, s, 4);
    expect(d.offers()).toEqual(['no-frigate']);
    d.say('no-frigate');
    expect(happened(d, 'privateers')).toMatchObject([{ taken: false }]);
  });
});

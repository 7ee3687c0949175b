import { describe, expect, test } from 'vitest';
import { manpower } from './ch05-manpower.ts';
import { SHIPS } from '../model/data/figures.ts';
import { gathering, inPort, NOWHERE, ordinaryIn, readyIn, spaceOf } from '../model/places.ts';
import { blockOf } from '../model/state.ts';
import { ALLIED, BRITISH, CRAIG, DAMAGED, SOUND, SPANISH, TRANSPORT } from '../model/terms.ts';
import { campaign, commission, drill, happened, port } from '../test/drill.fixture.ts';

const BREST = port('Brest');
const CADIZ = port('Cadiz');
const PORTSMOUTH = port('Portsmouth');
const named = (name: string): number => SHIPS.findIndex(ship => ship.name === name);

describe('5.2.1 manpower', () => {
  test('5.2.1 a crew costs the face-up defence factor, and points are not saved', () => {
    const s = campaign();
    const mars = named('Mars');
    s.berths[mars] = ordinaryIn(PORTSMOUTH);
    const d = drill(manpower, {}, s);
    expect(d.about(BRITISH)).toMatchObject({ points: 4 });
    d.sayAs(BRITISH, `crew ship=${mars}`);
    expect(d.about(BRITISH)).toMatchObject({ points: 0 });
    d.sayAs(BRITISH, 'business-done').sayAs(ALLIED, 'business-done');
    expect(s.berths[mars]).toBe(readyIn(PORTSMOUTH));
  });

  test('5.2.1 Havana mans one ship a turn, whatever her size, and none in a fever', () => {
    const s = campaign();
    const havana = port('Havana');
    const [first, second] = commission(s, ordinaryIn(havana), ALLIED, 2, SOUND, SPANISH) as [number, number];
    const d = drill(manpower, {}, s);
    d.sayAs(ALLIED, `crew ship=${first}`);
    expect(d.refused(`crew ship=${second}`, ALLIED)).not.toBe('');
    s.fever = 1;
    expect(drill(manpower, {}, s).offers(ALLIED)).toEqual(['business-done']);
  });

  test('5.2.1 the crew that Jamaica finds is in addition to the points of Europe', () => {
    const s = campaign();
    const [ship] = commission(s, ordinaryIn(port('Jamaica')), BRITISH, 1) as [number];
    const d = drill(manpower, {}, s).sayAs(BRITISH, `crew ship=${ship}`);
    expect(d.about(BRITISH)).toMatchObject({ points: 4 });
  });

  test('5.2.1 an Expedition goes space by space and is placed in Portsmouth or Plymouth when it is ready', () => {
    const s = campaign();
    blockOf(s, CRAIG).place = gathering(3);
    const d = drill(manpower, {}, s).sayAs(BRITISH, `gather block=${CRAIG}`);
    expect(d.offers(BRITISH)).not.toContain('business-done');
    d.sayAs(BRITISH, `gather-at block=${CRAIG} port=${PORTSMOUTH}`, 'business-done').sayAs(ALLIED, 'business-done');
    expect(blockOf(s, CRAIG).place).toBe(inPort(PORTSMOUTH));
    expect(happened(d, 'gathered')).toMatchObject([{ convoy: 0, space: 4 }]);
  });

  test('22.3.2 after the loss of Bantry Bay a space costs four', () => {
    const s = campaign();
    blockOf(s, CRAIG).place = gathering(0);
    s.invaded[port('Bantry Bay')] = 1;
    const d = drill(manpower, {}, s).sayAs(BRITISH, `gather block=${CRAIG}`);
    expect(d.about(BRITISH)).toMatchObject({ points: 0 });
    d.sayAs(BRITISH, 'business-done').sayAs(ALLIED, 'business-done');
    expect(spaceOf(blockOf(s, CRAIG).place)).toBe(1);
  });

  test('5.2.1 the Transport is moved by French manpower', () => {
    const s = campaign();
    blockOf(s, TRANSPORT).place = gathering(2);
    const d = drill(manpower, {}, s);
    expect(d.offers(BRITISH)).toEqual(['business-done']);
    expect(d.offers(ALLIED)).toContain(`gather block=${TRANSPORT}`);
  });

  test('5.2.2 no crews for Z3 and C3 while a Z2 lies In Ordinary', () => {
    const s = campaign();
    const [z2, c3] = [named('Bahama'), named('San Pablo')];
    s.berths[z2] = ordinaryIn(CADIZ);
    s.berths[c3] = ordinaryIn(port('Cartagena'));
    s.manpower[SPANISH] = 2;
    const d = drill(manpower, {}, s);
    expect(d.offers(ALLIED)).not.toContain(`crew ship=${c3}`);
    d.sayAs(ALLIED, `crew ship=${z2}`);
    expect(d.offers(ALLIED)).toContain(`crew ship=${c3}`);
  });

  test('5.2.2, R138 a Z2 that has had her crew and comes back a wreck keeps nobody waiting', () => {
    const s = campaign();
    const [first, last, z3] = [named('Bahama'), named('San Justo'), named('Glorioso')];
    for (const ship of [first, last, z3]) s.berths[ship] = ordinaryIn(CADIZ);
    s.manpower[SPANISH] = 2;
    const offers = (): readonly string[] => drill(manpower, {}, s).offers(ALLIED);
    drill(manpower, {}, s).sayAs(BRITISH, 'business-done').sayAs(ALLIED, `crew ship=${first}`, 'business-done');
    s.berths[first] = ordinaryIn(CADIZ);
    expect(offers()).not.toContain(`crew ship=${z3}`);
    drill(manpower, {}, s).sayAs(BRITISH, 'business-done').sayAs(ALLIED, `crew ship=${last}`, 'business-done');
    s.berths[last] = ordinaryIn(CADIZ);
    s.damage[last] = DAMAGED;
    expect(offers()).toEqual(expect.arrayContaining([first, last, z3].map(ship => `crew ship=${ship}`)));
  });
});

describe('5.2.3 repairs', () => {
  test('5.2.3 Brest repairs one ship a turn, In Ordinary or not', () => {
    const s = campaign();
    const [first, second] = commission(s, readyIn(BREST), ALLIED, 2, DAMAGED) as [number, number];
    const d = drill(manpower, {}, s).sayAs(ALLIED, `repair ship=${first}`);
    expect(d.offers(ALLIED)).not.toContain(`repair ship=${second}`);
    d.sayAs(ALLIED, 'business-done').sayAs(BRITISH, 'business-done');
    expect([s.damage[first], s.damage[second]]).toEqual([SOUND, DAMAGED]);
  });

  test('5.2.3 Portsmouth repairs three', () => {
    const s = campaign();
    const ships = commission(s, readyIn(PORTSMOUTH), BRITISH, 4, DAMAGED);
    const d = drill(manpower, {}, s);
    for (const ship of ships.slice(0, 3)) d.sayAs(BRITISH, `repair ship=${ship}`);
    expect(d.offers(BRITISH)).toEqual(['business-done']);
  });

  test('5.2.3 Gibraltar repairs nothing while Algiers is Allied', () => {
    const s = campaign();
    commission(s, readyIn(port('Gibraltar')), BRITISH, 1, DAMAGED);
    expect(drill(manpower, {}, s).offers(BRITISH)).toHaveLength(3);
    s.algiers = 1;
    expect(drill(manpower, {}, s).offers(BRITISH)).toHaveLength(3);
    s.algiers = 2;
    expect(drill(manpower, {}, s).offers(BRITISH)).toEqual(['business-done']);
  });

  test('5.9 in a fever ports of the West Indies repair nothing, those of Europe do', () => {
    const s = campaign({ fever: 1 });
    commission(s, readyIn(port('Jamaica')), BRITISH, 1, DAMAGED);
    const [home] = commission(s, readyIn(PORTSMOUTH), BRITISH, 1, DAMAGED) as [number];
    expect(drill(manpower, {}, s).offers(BRITISH)).toEqual(['leave-to-staff', 'business-done', `repair ship=${home}`]);
  });

  test('5.2, R39 in any order: a ship may be crewed at her damaged defence and then repaired', () => {
    const s = campaign();
    const ajax = named('Ajax');
    s.berths[ajax] = ordinaryIn(PORTSMOUTH);
    s.damage[ajax] = DAMAGED;
    const d = drill(manpower, {}, s).sayAs(BRITISH, `crew ship=${ajax}`, `repair ship=${ajax}`);
    expect(d.about(BRITISH)).toMatchObject({ points: 1 });
    // The other way round she costs what she is worth undamaged.
    const repaired = drill(manpower, {}, s).sayAs(BRITISH, `repair ship=${ajax}`, `crew ship=${ajax}`);
    expect(repaired.about(BRITISH)).toMatchObject({ points: 0 });
  });
});

test('5.3 frigates that come back must be placed; the staff does it', () => {
  const s = campaign();
  const frigate = blockOf(s, 12);
  frigate.returns = s.turn;
  const later = blockOf(s, 13);
  later.returns = s.turn + 1;
  const d = drill(manpower, {}, s);
  expect(d.offers(BRITISH)).not.toContain('business-done');
  d.sayAs(BRITISH, 'leave-to-staff').sayAs(ALLIED, 'business-done');
  expect([frigate.place, frigate.returns]).toEqual([inPort(PORTSMOUTH), 0]);
  expect([later.place, later.returns]).toEqual([NOWHERE, s.turn + 1]);
});

test('R27 crews and repairs are under seal until both have done', () => {
  const s = campaign();
  const [ship] = commission(s, readyIn(BREST), ALLIED, 1, DAMAGED) as [number];
  const d = drill(manpower, {}, s).sayAs(ALLIED, `repair ship=${ship}`, 'business-done');
  expect(s.damage[ship]).toBe(DAMAGED);
  d.sayAs(BRITISH, 'business-done');
  expect(s.damage[ship]).toBe(SOUND);
});

import { expect, test } from 'vitest';
import { activationPhase, oneChit } from './ch06-activation.ts';
import { CHITS } from '../model/data/figures.ts';
import { inZone, readyIn } from '../model/places.ts';
import type { Campaign } from '../model/state.ts';
import { ALLIED, BRITISH, INITIATIVE_CHIT, LOOSE, WIND_CHIT } from '../model/terms.ts';
import { at, bound, campaign, commission, drill, fleet, goalNamed, happened, port } from '../test/drill.fixture.ts';

/** Only these chits in the cup. */
function cup(test_: (chit: (typeof CHITS)[number]) => boolean): Campaign {
  return campaign({ cup: CHITS.map(chit => (test_(chit) ? 1 : 0)) });
}

test('6.1, 6.3 a wind chit sets the wind of its sea and puts its Last Wind marker aside', () => {
  const s = cup(chit => chit.kind === WIND_CHIT && chit.wind === 0);
  const d = drill(oneChit, {}, s, 1).say('done', 'done');
  expect(s.winds[0]).toBe(0);
  expect(s.oldWind).toEqual([0, 1, 0]);
  expect(happened(d, 'chit')).toMatchObject([{ left: 0 }]);
  expect(s.activation.kind).toBe(0);
});

test('6.0, 6.3 the side with the initiative takes its whole half first, searches included', () => {
  const s = cup(chit => chit.kind === WIND_CHIT && chit.wind === 0);
  s.initiative = BRITISH;
  fleet(s, 'Channel', at('0509'), 3);
  bound(s, 'Brest', at('0509'), goalNamed('Cadiz'));
  const d = drill(oneChit, {}, s, 1, 1, 1);
  expect(d.seat()).toBe(BRITISH);
  d.say('done');
  expect(happened(d, 'search')).toHaveLength(1);
  expect(d.seat()).toBe(ALLIED);
  expect(happened(d, 'half').map(({ side }) => side)).toEqual([BRITISH, ALLIED]);
});

test('6.4 a bonus chit belongs to its side and moves hexes', () => {
  const s = cup(chit => chit.side === ALLIED && chit.hexes === 4);
  bound(s, 'Brest', at('0409'), goalNamed('Cadiz'));
  const d = drill(oneChit, {}, s, 1);
  expect(d.seat()).toBe(ALLIED);
  expect(s.activation.allowance).toBe(4);
  d.say('done');
  expect(d.ended()).toBe(true);
});

test('R103 a bonus move may go to a block in port, only to count masts', () => {
  const s = cup(chit => chit.side === BRITISH && chit.hexes === 2);
  fleet(s, 'Frigate 1', inZone(port('Brest'), LOOSE), 0);
  fleet(s, 'Frigate 2', 1000 + port('Plymouth') * 4, 0);
  bound(s, 'Brest', inZone(port('Plymouth'), 1), goalNamed('Bantry Bay'));
  commission(s, readyIn(port('Brest')), ALLIED, 7);
  const d = drill(oneChit, {}, s, 1);
  expect(d.offers()).toEqual(expect.arrayContaining(['masts port=3 from=zone', 'masts port=1 from=port']));
  d.say('masts port=1 from=port');
  expect(d.offers()).toEqual(['done']);
  expect(happened(d, 'masts')).toMatchObject([{ ships: 1 }]);
});

test('6.4, 13.5 on a bonus move the block that counts masts is the one that may move', () => {
  const s = cup(chit => chit.side === BRITISH && chit.hexes === 2);
  fleet(s, 'Frigate 1', inZone(port('Brest'), LOOSE), 0);
  fleet(s, 'Channel', at('0509'), 3);
  const d = drill(oneChit, {}, s, 1).say('masts port=3 from=zone');
  expect(d.offers()).toContain('sail block=12');
  expect(d.offers()).not.toContain('sail block=0');
});

test('6.5, R8, R9 the first Initiative chit passes the initiative after its events; the second ends the turn', () => {
  const s = campaign({ cup: CHITS.map(chit => (chit.kind === INITIATIVE_CHIT ? 1 : 0)) });
  s.initiative = ALLIED;
  const d = drill(activationPhase, {}, s, 1, 6, 6, 1);
  expect(d.ended()).toBe(true);
  expect(s.initiative).toBe(BRITISH);
  expect(happened(d, 'initiative')).toHaveLength(1);
  expect(s.drawn).toHaveLength(2);
});

test('6.2 there are nineteen chits, and all can come in one turn', () => {
  const s = campaign({ cup: CHITS.map(() => 1) });
  expect(CHITS).toHaveLength(19);
  expect(s.cup.reduce((sum, count) => sum + count, 0)).toBe(19);
});

test('R134 one fleet may leave the Barges in 1403 and another come to them within one chit', () => {
  const barges = (goal: string): number => {
    const s = cup(chit => chit.kind === WIND_CHIT && chit.wind === 0);
    Object.assign(s, { initiative: ALLIED, barges: 1 });
    const brest = bound(s, 'Brest', at('1403'), goalNamed('Cadiz'));
    bound(s, 'Rochefort', at('1401'), goalNamed(goal));
    const d = drill(oneChit, {}, s, 1).say('sail block=23', 'make-for goal=7 part=loose');
    while (d.ask() === 'giving.course') d.say('heave-to');
    expect(brest.place).not.toBe(at('1403'));
    // The Barges lie alone, and wait for the end of the chit.
    expect(s.barges).toBe(1);
    d.say('done', 'done');
    expect(d.ended()).toBe(true);
    return s.barges;
  };
  expect([barges('Channel'), barges('North Sea')]).toEqual([1, 2]);
});

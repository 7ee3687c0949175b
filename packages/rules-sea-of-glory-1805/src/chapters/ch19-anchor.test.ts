import { expect, test } from 'vitest';
import { engage } from './ch16-battle.ts';
import { combat, signalOffers, weatherGauge } from './ch17-tactics.ts';
import { diceOf } from './ch18-firing.ts';
import { commandRating } from '../model/battle-fleets.ts';
import { FRENCH_GENERIC, HOT_ACTION, NELSON } from '../model/data/numbers-of-battle.ts';
import { inZone } from '../model/places.ts';
import type { Campaign } from '../model/state.ts';
import { ALLIED, AT_ANCHOR, BRITISH, INSHORE, LOOSE, NAPLES } from '../model/terms.ts';
import { campaign, drill, fleet, happened } from '../test/drill.fixture.ts';

/** Nelson finds a Transport in the patrol zone of Naples. */
function offNaples(part: number, active = BRITISH): Campaign {
  const s = campaign();
  const ours = fleet(s, 'Mediterranean', inZone(NAPLES, LOOSE), 8);
  const theirs = fleet(s, 'Transport', inZone(NAPLES, part), 8);
  engage(s, inZone(NAPLES, LOOSE), active, [ours.id], [theirs.id]);
  Object.assign(s.battle, { commanders: [NELSON, FRENCH_GENERIC], rounds: 3 });
  return s;
}

const anchored = (s: Campaign): Campaign => {
  drill(weatherGauge, {}, s, 6, 1).say('gauge position=windward', 'battle choice=accept');
  return s;
};

test('19.0 an inactive Transport Inshore begins at anchor if its side is to leeward', () => {
  expect(anchored(offNaples(INSHORE)).battle).toMatchObject({ anchored: [0, 1], sails: [0, AT_ANCHOR] });
  expect(anchored(offNaples(LOOSE)).battle.anchored).toEqual([0, 0]);
  expect(anchored(offNaples(INSHORE, ALLIED)).battle.anchored).toEqual([0, 0]);
  const s = offNaples(INSHORE);
  drill(weatherGauge, {}, s, 6, 1).say('gauge position=leeward');
  expect(s.battle.anchored).toEqual([0, 0]);
});

test('19.2, matrix-6 at anchor: one die and one Command more, only Repeat Same, and Form Line at Easy Sail on the matrix', () => {
  const s = anchored(offNaples(INSHORE));
  s.battle.type = HOT_ACTION;
  expect([diceOf(s, ALLIED), commandRating(s, ALLIED)]).toEqual([3, 3]);
  expect(signalOffers(s, ALLIED)).toMatchObject([
    { tactic: 'repeat', sail: 'at-anchor' },
    { tactic: 'repeat', sail: 'weigh-anchor' },
  ]);
  const d = drill(combat, {}, s).sayAs(ALLIED, 'signal tactic=repeat sail=at-anchor');
  d.sayAs(BRITISH, [6, 6, 1, 1, 1, 1, 1], 'signal tactic=repeat sail=easy');
  expect(happened(d, 'battle-type')[0]).toMatchObject({ kind: HOT_ACTION });
  expect(happened(d, 'broadside').map(({ faces }) => faces.length)).toEqual([2, 3]);
});

test('19.1, 19.2 in the round in which she weighs a fleet has two dice whatever else holds, and is free in the next', () => {
  const s = anchored(offNaples(INSHORE));
  const d = drill(combat, {}, s).sayAs(ALLIED, 'signal tactic=repeat sail=weigh-anchor');
  // Withering Fire would give leeward a die.
  d.sayAs(BRITISH, [1, 3, 1, 1, 1, 1], 'signal tactic=engage-closer sail=easy');
  expect(happened(d, 'broadside').map(({ faces }) => faces.length)).toEqual([2, 2]);
  expect([s.battle.round, s.battle.anchored, s.battle.sails]).toEqual([2, [0, 0], [0, 0]]);
  expect(d.offers(ALLIED)).toHaveLength(8);
});

test('19.2, 17.7 a fleet that weighs is not asked for the die against Full Sail, which it would not have', () => {
  const s = anchored(offNaples(INSHORE));
  const d = drill(combat, {}, s).sayAs(ALLIED, 'signal tactic=repeat sail=weigh-anchor');
  d.sayAs(BRITISH, [1, 3, 1, 1, 1, 1], 'signal tactic=repeat sail=full');
  expect(happened(d, 'broadside').map(({ faces }) => faces.length)).toHaveLength(2);
});

import { expect, test } from 'vitest';
import { administration } from './ch05-administration.ts';
import { CHITS, SHIPS } from '../model/data/figures.ts';
import { onEastward, readyIn, TO_ARRIVE } from '../model/places.ts';
import type { Campaign } from '../model/state.ts';
import { ALLIED, BRITISH } from '../model/terms.ts';
import { at, campaign, drill, type Drill, fleet, happened, port } from '../test/drill.fixture.ts';

/** A turn that has no ensign and no event of its own: Jul II, with three provisions chits. */
const JUL_I = 19;
const PROVISIONS = [1, 1, 1];

function administered(s: Campaign, ...faces: readonly number[]): Drill {
  return drill(administration, {}, s, ...faces, ...PROVISIONS)
    .sayAs(BRITISH, 'business-done')
    .sayAs(ALLIED, 'business-done');
}

test('5.0 the steps come in their order, and the Allied council is the last of them', () => {
  const s = campaign({ begun: 1, turn: JUL_I, fever: 1 });
  s.berths[SHIPS.findIndex(({ name }) => name === 'Sampson')] = TO_ARRIVE;
  fleet(s, 'Channel', onEastward(3), 3);
  // A slow passage, then the end of the fever.
  const d = administered(s, 1, 6);
  const told = d.events.map(({ type }) => type);
  const steps = ['turn', 'reinforcement', 'fast-passage', 'fever', 'provisions-drawn'];
  expect(told.filter(type => steps.includes(type))).toEqual(steps);
  expect([d.pending(), d.ask()]).toEqual([[ALLIED], 'council.provisions']);
});

test('5.1 the marker goes one space on, but not on the first turn', () => {
  const first = campaign({ turn: JUL_I });
  administered(first);
  expect([first.turn, first.begun]).toEqual([JUL_I, 1]);
  const next = campaign({ turn: JUL_I, begun: 1 });
  expect(happened(administered(next), 'turn')).toMatchObject([{ turn: JUL_I + 1 }]);
});

test('5.4 ships of this turn are ready in their port, those of later ones wait', () => {
  const s = campaign({ begun: 1, turn: JUL_I });
  const [sampson, pompee] = ['Sampson', 'Pompée'].map(name => SHIPS.findIndex(ship => ship.name === name)) as [
    number,
    number,
  ];
  s.berths[sampson] = TO_ARRIVE;
  s.berths[pompee] = TO_ARRIVE;
  administered(s);
  expect([s.berths[sampson], s.berths[pompee]]).toEqual([readyIn(port('Portsmouth')), TO_ARRIVE]);
});

test('5.5 blocks advance on their track before chits and provisions are dealt with', () => {
  const s = campaign({ begun: 1, turn: JUL_I });
  const channel = fleet(s, 'Channel', onEastward(1), 3);
  const irish = fleet(s, 'Irish', at('0509'), 3);
  administered(s);
  expect([channel.place, irish.place]).toEqual([onEastward(2), at('0509')]);
});

test('5.6, R47 the last winds blow on, whether a chit brought them last turn or an earlier one', () => {
  const s = campaign({ begun: 1, turn: JUL_I, winds: [2, 5, 6], oldWind: [0, 1, 0] });
  administered(s);
  expect(s.winds).toEqual([2, 5, 6]);
  expect(s.oldWind).toEqual([1, 1, 0]);
});

test('5.7 all nineteen chits are in the cup again, and the weather they brought is over', () => {
  const s = campaign({ begun: 1, turn: JUL_I, cup: CHITS.map(() => 0), drawn: CHITS.map((_, chit) => chit) });
  s.weather[0] = 2;
  administered(s);
  expect(s.cup).toEqual(Array.from({ length: 19 }, () => 1));
  expect(s.drawn).toEqual([]);
  expect(s.weather[0]).toBe(0);
});

test.each([
  [4, 1],
  [5, 0],
])('5.9 a die of %i: the fever is %i', (face, fever) => {
  const s = campaign({ begun: 1, turn: JUL_I, fever: 1 });
  expect(happened(administered(s, face), 'fever')).toMatchObject([{ face, over: fever === 0 }]);
  expect(s.fever).toBe(fever);
});

test('5.8 provisions of the turn before are taken back, shown or not, before new ones are drawn of all five', () => {
  const s = campaign({ begun: 1, turn: JUL_I });
  const [brest, toulon] = [port('Brest'), port('Toulon')];
  s.provisions[brest] = 1;
  s.provisionsShown[brest] = 1;
  s.provisions[toulon] = 2;
  // The first two of the cup are May Sortie: both can be drawn, though one lay in Brest.
  administered(s);
  expect([s.provisions[brest], s.provisions[toulon], s.provisionsShown[brest]]).toEqual([0, 0, 0]);
  expect(s.supplies).toEqual([2, 1]);
});

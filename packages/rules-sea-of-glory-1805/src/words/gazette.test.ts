import { expect, test } from 'vitest';
import { transit } from '../chapters/ch12-tracks.ts';
import { ADMIRALTY_EVENTS, CHITS, PLACES, SHIPS } from '../model/data/figures.ts';
import { NEAPOLITAN_MONARCHY, NELSON, VILLENEUVE } from '../model/data/numbers-of-battle.ts';
import type { GloryEvent } from '../model/events.ts';
import { inPort, inZone, onEastward, onWestward } from '../model/places.ts';
import { ALLIED, BRITISH, DAMAGED, INITIATIVE_CHIT, LOOSE, TRINIDAD, WRECKED, ZONE_6_WEATHER } from '../model/terms.ts';
import { view } from '../model/view.ts';
import { blockNamed, campaign, drill, fleet, happened, port } from '../test/drill.fixture.ts';
import { fromWhere } from './names.ts';
import { words } from './words.ts';

type Bare<T> = T extends unknown ? Omit<T, 'to' | 'clause'> : never;

/** A page as a spectator reads it. */
function page(...events: readonly Bare<GloryEvent>[]): string[] {
  const v = view(campaign(), 'spectator');
  return events.map(event => words.event(v, { ...event, to: 'all', clause: '' }));
}

function ship(name: string): number {
  const found = SHIPS.findIndex(each => each.fullName === name);
  if (found < 0) throw new Error(`there is no ${name}`);
  return found;
}

test('the day of Trafalgar reads as a page of a gazette', () => {
  const [victory, bucentaure, santisima] = ['Victory', 'Bucentaure', 'Santísima Trinidad'].map(ship) as [
    number,
    number,
    number,
  ];
  const place = inZone(port('Cadiz'), LOOSE);
  const seen = { place, frigates: false, convoys: false, gold: false };
  const size = { transports: 0, gold: 0, allWrecked: 0 };
  const signals = { rating: 5, passed: 1, sail: 1 };
  expect(
    page(
      { type: 'turn', turn: 30 },
      { type: 'chit', chit: 2, left: 9, ends: false },
      { type: 'half', side: ALLIED },
      { type: 'sortie', side: ALLIED, port: port('Cadiz') },
      { type: 'provisions-shown', port: port('Cadiz') },
      { type: 'declares', side: ALLIED, port: port('Cadiz'), part: 4 },
      { type: 'search', side: BRITISH, place, faces: [5, 4], spotted: true },
      { type: 'sighted', side: BRITISH, ships: 26, ...seen },
      { type: 'sighted', side: ALLIED, ships: 31, ...seen },
      { type: 'battle', place, side: ALLIED, british: [1, 2], allied: [1], northSeaFleet: 0 },
      { type: 'pennant', side: BRITISH, admiral: NELSON },
      { type: 'pennant', side: ALLIED, admiral: VILLENEUVE },
      { type: 'fleet-size', side: BRITISH, low: 26, ...size },
      { type: 'gauge-thrown', faces: [4, 2], totals: [7, 3], side: BRITISH },
      { type: 'windward', side: BRITISH, anchored: 0 },
      { type: 'day-of-battle', total: 9, rounds: 3 },
      { type: 'round', round: 1, rounds: 3 },
      { type: 'command', side: BRITISH, face: 2, windward: 1, tactic: 2, ...signals },
      { type: 'command', side: ALLIED, face: 5, rating: 2, passed: 0, windward: 0, tactic: -1, sail: -1 },
      { type: 'battle-type', kind: 4, notes: 0 },
      { type: 'lines-formed', ships: [victory, bucentaure, santisima], damage: [0, 0, WRECKED] },
      { type: 'broadside', side: BRITISH, firepower: 96, faces: [6, 4, 5], total: 15, points: 37, extra: 1 },
      { type: 'ship-hit', side: ALLIED, ship: bucentaure, damage: DAMAGED },
      { type: 'left-battle', side: ALLIED, precipitous: 1 },
      { type: 'battle-over', status: [0, 4], rounds: 1 },
      { type: 'fate', side: ALLIED, faces: [6, 6, 2], total: 19, result: 9 },
      { type: 'ship-lost', side: ALLIED, ship: santisima, taken: 1 },
      { type: 'admiral-fate', admiral: NELSON, faces: [1, 1], total: 0, killed: 1 },
      { type: 'admiral-captured', admiral: VILLENEUVE },
      { type: 'over', reason: 'time', scores: [0, 1] },
    ).join('\n'),
  ).toBe(
    `Oct III of 1805: the last ten days of October.
So’wester in the North Atlantic.
It was for the Allies to move.
Allied ships put to sea from Cadiz.
Cadiz was seen to be provisioned for a sortie.
Off Cadiz an Allied block stood out for the open sea.
British lookouts off Cadiz (loose) raised a strange sail (5 4).
British ships were seen off Cadiz (loose): twenty-six to thirty sail.
Allied ships were seen off Cadiz (loose): thirty-one to thirty-five sail.
Battle off Cadiz (loose): two British blocks against one Allied.
Nelson commanded the British.
Villeneuve commanded the Allies.
The British had twenty-six to thirty sail.
For the weather gauge the British had 7 (4), the Allies 3 (2): the choice was with the British.
The British had the weather gauge.
There was daylight for three rounds (9).
The first round of three.
The British signal was obeyed (2): Break the Line, under full sail.
No answer to the Allied signals (5, above 2).
It became a Pell Mell.
The lines formed: one British ship against one Allied, one wreck behind them.
The British fired with 96 of firepower and a die for full sail (6 4 5, 15 in all): thirty-seven points of damage.
Bucentaure (80) was damaged.
The Allies fled the battle.
The battle was over after one round: the British victorious, the Allies in flight.
Fate of the Allied ships (6 6 2, 19 in all): nine ships lost or wrecked.
Santísima Trinidad (136) was taken.
Nelson fell (1 1, 0 in all).
Villeneuve was taken prisoner.
The Allies had not reached two objectives in time: the British won.`,
  );
});

test('affairs of state read as news, also those that random games seldom bring', () => {
  const [brest, naples, cadiz] = ['Brest', 'Naples', 'Cadiz'].map(port) as [number, number, number];
  expect(
    page(
      { type: 'gold', port: cadiz },
      { type: 'cargo-lost', cargo: 'gold' },
      { type: 'cargo-lost', cargo: 'barges' },
      { type: 'channel', outcome: 1 },
      { type: 'channel', outcome: 2 },
      { type: 'raid', side: ALLIED, tag: 3, port: 25, faces: [4, 4], invasion: false },
      { type: 'raid', side: ALLIED, tag: 3, port: naples, faces: [4, 4, 1], invasion: true },
      { type: 'raid-outcome', port: 25, total: 11, damage: 12, defence: 12, success: true },
      { type: 'invasion', port: naples, success: true },
      { type: 'invasion', port: naples, success: false },
      { type: 'raid-shown', port: 25, isTrue: true },
      { type: 'ships-for-india', faces: [5, 6], ships: 11 },
      { type: 'ships-detached', ships: 3 },
      { type: 'envoy', admiral: NELSON, faces: [4, 4], needed: 7, done: true },
      { type: 'algiers-invaded', faces: [1, 1, 2], done: false },
      { type: 'algiers', side: BRITISH },
      { type: 'tension', space: 1, war: false },
      { type: 'privateers', face: 2, taken: false, until: 9 },
      { type: 'objective-scored', objective: 2 },
      { type: 'rockets-hit', port: brest, ships: [] },
      { type: 'provisions-exposed', ports: [brest, naples, cadiz], chits: [2, 1, 2] },
      { type: 'spied-on', side: BRITISH, on: 'provisions', place: -1, tag: 0 },
      { type: 'spied-on', side: BRITISH, on: 'raids', place: -1, tag: 0 },
      { type: 'spied-on', side: ALLIED, on: 'port', place: inPort(naples), tag: 0 },
      { type: 'weather', zones: 0, faces: [4], result: 0, severity: 0 },
      { type: 'frigate-away', place: inZone(brest, LOOSE), returns: 40 },
      { type: 'frigate-away', place: inZone(brest, LOOSE), returns: 9 },
      { type: 'gathered', convoy: 0, space: 0 },
      { type: 'gathered', convoy: 0, space: 2 },
      { type: 'taken-off', side: BRITISH, place: onEastward(1) },
      { type: 'moved', side: BRITISH, tag: 4, from: PLACES.raid, place: PLACES.toEurope, path: [] },
      { type: 'duty-set', event: NEAPOLITAN_MONARCHY, due: 9 },
      { type: 'duty-set', event: ADMIRALTY_EVENTS.findIndex(({ name }) => /Leopard/.test(name)), due: 9 },
      { type: 'masts', side: BRITISH, place: inPort(brest), ships: 0, ordinary: 1, frigates: false, convoys: true },
      { type: 'masts', side: BRITISH, place: inPort(brest), ships: 0, ordinary: 0, frigates: false, convoys: false },
      { type: 'round', round: 1, rounds: 1 },
      { type: 'broadside', side: ALLIED, firepower: 3, faces: [1, 1], total: 2, points: 0, extra: 0 },
      { type: 'battle-over', status: [1, 1], rounds: 2 },
      { type: 'battle-over', status: [-1, -1], rounds: 0 },
      { type: 'over', reason: 'channel', scores: [40, 10] },
      { type: 'over', reason: 'points', scores: [40, 40] },
    ).join('\n'),
  ).toBe(
    `The Spanish Gold came safe into Cadiz.
The Spanish Gold was lost.
The Invasion Barges were destroyed.
The Invasion Barges put to sea from Boulogne.
The Grande Armée crossed the Channel. Great Britain was invaded.
An Allied block made a raid in the North Sea (4 4).
Allied troops landed at Naples (4 4 1).
The attack in the North Sea came to 12 against a defence of 12 (11 in all): a success.
Naples was invaded and fell.
The invasion of Naples failed.
It was learnt that the raid in the North Sea had done harm.
Eleven British ships had to be sent to India (5 6).
Three ships of 64 guns sailed for the Cape of Good Hope.
Nelson waited on the Dey of Algiers (4 4, where 7 was needed): the Dey was persuaded.
British troops landed at Algiers (1 1 2): they were thrown back.
Algiers was now with the British.
Relations with the United States: Uneasy.
French privateers were out, but no frigate was sent after them (2).
The Allies reached an objective: thirty sail in Brest.
The rockets harmed no ship at Brest.
The magazines were looked into: ready for a sortie at Naples, not ready at Brest and Cadiz.
They asked after the magazines.
They asked what the raids had done.
They asked after the ships in Naples.
The foul weather passed these waters by.
A British frigate off Brest (loose) was driven away, not to be back this year.
A British frigate off Brest (loose) was driven away, to be back in Mar III.
Craig’s Expedition began to gather.
Craig’s Expedition was gathering: space 3 of 5.
A British block was no longer seen on passage to Europe, box 2 of 6.
A British block set out on the way to Europe.
Prop up the Neapolitan Monarchy. An Expedition Inshore at Naples, or Naples counts as invaded overland. It had to be done by Mar III.
Leopard & Chesapeake: it had to be done by Mar III.
Transports alone, and one to five sail in ordinary, were counted in Brest from the British station.
No sail was counted in Brest from the British station.
The only round.
The Allies fired with 3 of firepower (1 1, 2 in all): no damage.
The battle was over after two rounds, with honours even.
There was no battle between wrecks.
Napoleon crossed the Channel: the Allies won.
The campaign was over: 40 points to the British, 40 to the Allies; a draw.`,
  );
});

test('6.6 out of the hurricane season the chit of the West Indies is weather anywhere', () => {
  const chit = CHITS.findIndex(({ weather }) => weather === ZONE_6_WEATHER);
  const told = (turn: number): string =>
    words.event(view(campaign({ turn }), 'spectator'), {
      type: 'chit',
      chit,
      left: 9,
      ends: false,
      to: 'all',
      clause: '',
    });
  expect(told(1)).toBe('The glass fell.');
  expect(told(22)).toBe('The glass fell in the West Indies.');
});

test('fleets on the way to Europe sail to a place', () => {
  expect(fromWhere(PLACES.toEurope)).toBe('the way to Europe');
});

test('R44 a fleet that comes off a track is not called by the name of one that lay there, though it has her tag', () => {
  const s = campaign({ initiative: BRITISH, articles: { portsOffMap: false } });
  fleet(s, 'West Indies', inZone(TRINIDAD, LOOSE), 3);
  Object.assign(fleet(s, 'Irish', onWestward(3), 3), { goal: 4 });
  const d = drill(transit, {}, s).say(`arrive block=${blockNamed('Irish')} part=port`);
  expect(happened(d, 'moved').map(event => words.event(view(s, BRITISH), event))).toEqual([
    'A British block came in from the Atlantic, off Trinidad (loose).',
    'The Irish Fleet went into Trinidad.',
  ]);
});

test('6.5 the two Initiative Chits are told apart', () => {
  const chit = CHITS.findIndex(({ kind }) => kind === INITIATIVE_CHIT);
  expect(page({ type: 'chit', chit, left: 9, ends: false }, { type: 'chit', chit, left: 4, ends: true })).toEqual([
    'The first Initiative Chit was drawn.',
    'The second Initiative Chit was drawn: these ten days were over.',
  ]);
});

test('14.0 a sum below nothing has a minus sign', () => {
  const search = { side: BRITISH, place: PLACES.raid, faces: [1, 1] as const, spotted: false };
  expect(page({ type: 'search-total', ...search, total: -1 })).toEqual(['That made −1 in all: not enough.']);
});

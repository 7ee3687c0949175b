import { expect, test } from 'vitest';
import { drawBy, figuresOf, PORTS, use } from './figures.ts';
import { PRINTED } from './pack.ts';
import type { DataPack } from './schema.ts';
import { validatePack } from './validate.ts';

type Loose<T> = { -readonly [K in keyof T]: Loose<T[K]> };

const changed = (change: (pack: Loose<DataPack>) => unknown): DataPack => {
  const pack = JSON.parse(JSON.stringify(PRINTED)) as Loose<DataPack>;
  change(pack);
  return pack;
};
const faults = (change: (pack: Loose<DataPack>) => unknown): readonly string[] => validatePack(changed(change));
const at = <T>(list: readonly T[], i: number): T => list[i] as T;

test('the printed pack is sound, and every part begins with how sure it is', () => {
  expect(validatePack(PRINTED)).toEqual([]);
  const parts = Object.keys(PRINTED).filter(key => key !== 'rulebook' && key !== 'provenance');
  expect(Object.keys(PRINTED.provenance).toSorted()).toEqual(parts.toSorted());
  for (const [part, note] of Object.entries(PRINTED.provenance))
    expect(note, part).toMatch(/^(published|deduced|reconstructed)/);
  for (const { name, source } of PRINTED.ports) expect(source, name).toMatch(/published|deduced|reconstructed/);
});

test.each<[string, (pack: Loose<DataPack>) => unknown, string]>([
  ['a part is missing', pack => Reflect.deleteProperty(pack, 'raid'), 'raid is missing'],
  ['a part is too much', pack => Object.assign(pack, { extra: 1 }), 'extra is no part of a pack'],
  [
    'a factor is out of bounds',
    pack => Object.assign(at(pack.ships, 2), { attack: 99 }),
    'ships[2] (Britannia).attack is no whole number from 0 to 20',
  ],
  ['a chit is missing', pack => pack.chits.pop(), 'chits has 18 entries, not 19'],
  ['a chit is another', pack => Object.assign(at(pack.chits, 0), { wind: 'W' }), 'chits[0].wind is W; by 6.2 it is NE'],
  ['a port is missing', pack => pack.ports.pop(), 'ports has 25 entries, not 26'],
  [
    'ports change places',
    pack => pack.ports.unshift(...pack.ports.splice(25)),
    'ports[0].name is North Sea raid; by 2.6 it is Bantry Bay',
  ],
  ['a port lies on land', pack => Object.assign(at(pack.ports, 3), { hex: '1408' }), 'ports: there is no hex 1408'],
  [
    'a port takes the hex of another',
    pack => Object.assign(at(pack.ports, 3), { hex: '0905' }),
    'ports: Brest shares its hex with another port',
  ],
  [
    'a port sorties in the wind of another area',
    pack => at(pack.ports, 3).sortie.push('Ms'),
    'ports: Brest cannot sortie in Ms, a wind of another area',
  ],
  [
    'a raid site has no defence',
    pack => Object.assign(at(pack.ports, 20), { defence: null }),
    'ports: Antigua has no defence factor, but can be attacked (22.1)',
  ],
  [
    'a hex has a name that is not its place',
    pack => Object.assign(at(pack.hexes, 0), { col: 2, row: 40 }),
    'hexes: 0101 is not the name of column 2, row 40 in western-approaches',
  ],
  ['a hex comes twice', pack => pack.hexes.push(at(pack.hexes, 0)), 'hexes: 0101 comes twice'],
  [
    'the Channel is cut',
    pack => {
      pack.hexes = pack.hexes.filter(({ id }) => id !== '1402');
      pack.northSeaZone = pack.northSeaZone.filter(id => id !== '1402');
    },
    'hexes: no way leads from 0101 to every port or track',
  ],
  [
    'the Atlantic and the Mediterranean meet twice',
    pack => pack.hexes.splice(200, 0, { ...at(pack.hexes, 0), id: '1122', col: 11, row: 22, zone: 'western-med' }),
    'hexes: 1122 and 1022 join the Mediterranean to the Atlantic beside the Straits',
  ],
  [
    'a turn is called by a name that it has not',
    pack => Object.assign(pack.raid, { lastChannelTurn: 'Aug IV' }),
    'turns: there is no turn Aug IV',
  ],
  [
    'a turn wants more chits than there are',
    pack => Object.assign(at(pack.turns, 4), { provisions: 6 }),
    'turns: Feb II wants 6 of 5 Provisions Chits',
  ],
  [
    'a cell of the matrix is no type of battle',
    pack => {
      at(pack.matrix.easy.full, 1)[2] = 'XX 3';
    },
    'matrix.easy.full[1][2] is not one of RB, BTL, HA, WF, PM, AC, LFW with the numbers of its notes after it',
  ],
  [
    'a ship begins where she cannot',
    pack => Object.assign(at(pack.ships, 0), { code: 'T' }),
    'ships: Ville de Paris cannot begin at T',
  ],
  [
    'a scenario names a ship that is not there',
    pack => at(pack.trafalgar.fleets, 0).ships.push('Ark'),
    'trafalgar.fleets[0]: there is no ship Ark of british',
  ],
  [
    'blocks enter a track twice',
    pack => Object.assign(at(pack.tracks.toEurope.boxes, 2), { entry: 'allied' }),
    'tracks.toEurope: not one box before the last two is where allied blocks enter',
  ],
  [
    'a destination comes twice',
    pack => Object.assign(at(pack.destinations, 0), { port: 'Lisbon' }),
    'destinations: Lisbon comes twice',
  ],
  [
    'an event has no number',
    pack => {
      pack.randomEvents[0] = ['lord-barham'];
    },
    'randomEvents: dutch-navy does not stand at one number',
  ],
  ['narrows are missing', pack => pack.narrows.pop(), 'narrows are not 1403, 1123, 2414, 3117 (2.6)'],
  [
    'the North Sea lies elsewhere',
    pack => pack.northSeaZone.push('2119'),
    'northSeaZone: 2119 is not in the Western Approaches (2.6)',
  ],
  [
    'a track begins in the Mediterranean',
    pack => pack.toWestIndies.push('2119'),
    'toWestIndies: 2119 is not in the North Atlantic',
  ],
  [
    'a Bonus Move has no hexes',
    pack => Reflect.deleteProperty(at(pack.chits, 11), 'hexes'),
    'chits[11] is a Bonus Move without hexes, or has some',
  ],
  [
    'the British arrive at a French port',
    pack => {
      pack.arrivals.westIndies[0] = 'Martinique';
    },
    'arrivals.westIndies: Martinique is no British port there',
  ],
  [
    'damaged ships go to an enemy',
    pack => {
      pack.relocations['Cadiz'] = ['Ferrol'];
    },
    'relocations.Cadiz: Ferrol is no British port',
  ],
  [
    'tension begins at war',
    pack => pack.tension.boxes.pop(),
    'tension: Strained is no box before the last, which is war',
  ],
  [
    'leaving a patrol zone takes every point',
    pack => Object.assign(pack.movement, { leavingZone: 9 }),
    'movement.leavingZone leaves a block no points to move',
  ],
  [
    'an admiral begins nowhere',
    pack => Object.assign(at(pack.admirals, 3), { code: 'Q' }),
    'admirals: Nelson has the code Q, which is neither a place, a turn nor aside',
  ],
  [
    'an admiral is another',
    pack => Object.assign(at(pack.admirals, 3), { name: 'Parker' }),
    'admirals[3].name is Parker; by 8.0 it is Nelson',
  ],
])('a pack is refused if %s', (_, change, says) => {
  expect(faults(change)[0]).toBe(says);
});

test('a pack that is no object is refused', () => {
  for (const pack of [null, [], 7, 'pack', undefined])
    expect(validatePack(pack)).toEqual(['the pack is not an object']);
});

test('a corrected pack is accepted: other figures, hexes and ships', () => {
  const corrected = changed(pack => {
    pack.hexes.push({ id: '0328', col: 3, row: 28, zone: 'the-capes', lat: 32.5, lon: -14.5 });
    pack.toWestIndies.push('0328');
    pack.ships.push({ ...at(pack.ships, 0), name: 'Royal Oak', fullName: 'Royal Oak' });
    Object.assign(at(pack.ports, 3), { repair: 2, sortie: ['NE', 'SW'] });
    pack.manpower.british.push({ box: 'Impressment', points: 12 });
  });
  expect(validatePack(corrected)).toEqual([]);
  const figures = figuresOf(corrected);
  expect([figures.hexes.length, figures.ships.length, figures.ports[3]?.repair]).toEqual([520, 190, 2]);
});

test('figures of a pack are in use only as long as it is', () => {
  const other = figuresOf(changed(pack => Object.assign(at(pack.ports, 3), { repair: 5 })));
  const before = use(other);
  expect(at(PORTS, 3).repair).toBe(5);
  use(before);
  expect(at(PORTS, 3).repair).toBe(1);
  const pack = changed(each => Object.assign(at(each.ports, 3), { repair: 4 }));
  drawBy(pack);
  expect(at(PORTS, 3).repair).toBe(4);
  drawBy(null);
  expect(at(PORTS, 3).repair).toBe(1);
});

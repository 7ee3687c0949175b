import { expect, test } from 'vitest';
import { half } from './ch09-movement.ts';
import { inZone, readyIn } from '../model/places.ts';
import { isBlockading, shipsIn } from '../model/state.ts';
import { NO_DICE, putBlock } from '../model/tags.ts';
import {
  ALLIED,
  BRITISH,
  DAMAGED,
  INSHORE,
  LOOSE,
  MEDITERRANEAN,
  NORTH_ATLANTIC,
  OFF_STATION,
} from '../model/terms.ts';
import { at, campaign, commission, drill, fleet, port, wind } from '../test/drill.fixture.ts';

const MISTRAL = 3;
const COCHRANE = 6;

test.each([INSHORE, LOOSE, OFF_STATION])('13.0 a fleet in part %i of the zone of an enemy port blockades it', part => {
  const s = campaign();
  const block = fleet(s, 'Channel', inZone(port('Toulon'), part), 3);
  expect(isBlockading(s, block)).toBe(true);
  for (const name of ['Gibraltar', 'Lisbon']) {
    putBlock(s, block, inZone(port(name), part), NO_DICE);
    expect(isBlockading(s, block)).toBe(false);
  }
  // 11.3 At sea in the hex of the zone it is not in it.
  putBlock(s, block, at('2113'), NO_DICE);
  expect(isBlockading(s, block)).toBe(false);
});

/** The worked example: 24 ships off Toulon, 18 in it. */
function toulon() {
  const s = wind(MEDITERRANEAN, MISTRAL);
  fleet(s, 'Channel', inZone(port('Toulon'), LOOSE), 24);
  commission(s, readyIn(port('Toulon')), ALLIED, 18);
  return s;
}

test('13.3 of 24 ships that count 16 to 20 masts in Toulon eight may leave, and no more', () => {
  const s = toulon();
  const d = drill(half, { side: BRITISH }, s, 1).say(
    'masts port=11 from=zone',
    'split block=0',
    'muster plan=sound',
    'formed',
  );
  expect(shipsIn(s, 1)).toHaveLength(8);
  d.say('sail block=1');
  expect(d.offers()).toContain('put-out to=sea');
  const all = drill(half, { side: BRITISH }, s).say('masts port=11 from=zone', 'sail block=0');
  expect(all.offers()).not.toContain('put-out to=sea');
});

test('13.3 nine may not, because fifteen would be left', () => {
  const s = toulon();
  const d = drill(half, { side: BRITISH }, s, 1).say('masts port=11 from=zone', 'split block=0', 'muster plan=sound');
  d.say(d.offers().find(offer => offer.startsWith('take')) ?? '', 'formed', 'sail block=1');
  expect(d.offers()).not.toContain('put-out to=sea');
});

test('13.3, R67 without counted masts nobody leaves; undamaged ships of all fleets that stay are counted', () => {
  const s = toulon();
  fleet(s, 'Irish', inZone(port('Toulon'), OFF_STATION), 3);
  const d = drill(half, { side: BRITISH }, s).say('sail block=2');
  expect(d.offers()).not.toContain('put-out to=sea');
  d.say('enter part=loose', 'done');
  const counted = drill(half, { side: BRITISH }, s).say('masts port=11 from=zone', 'sail block=2');
  expect(counted.offers()).toContain('put-out to=sea');
});

test('13.3, R24 with no ships in port but those In Ordinary a fleet leaves freely', () => {
  const s = wind(MEDITERRANEAN, MISTRAL);
  fleet(s, 'Channel', inZone(port('Toulon'), LOOSE), 4);
  const d = drill(half, { side: BRITISH }, s).say('masts port=11 from=zone', 'sail block=0');
  expect(d.offers()).toContain('put-out to=sea');
});

test('13.3 damaged and wrecked ships are free to go, and so are frigates', () => {
  const s = toulon();
  fleet(s, 'Irish', inZone(port('Toulon'), LOOSE), 3, DAMAGED);
  fleet(s, 'Frigate 1', inZone(port('Toulon'), LOOSE), 0);
  expect(drill(half, { side: BRITISH }, s).say('sail block=2').offers()).toContain('put-out to=sea');
  expect(drill(half, { side: BRITISH }, s).say('sail block=12').offers()).toContain('put-out to=sea');
});

test('13.3 does not bind off a British port, in the West Indies, or in Trafalgar (24.2)', () => {
  const home = wind(NORTH_ATLANTIC, 0);
  fleet(home, 'Channel', inZone(port('Plymouth'), LOOSE), 4);
  expect(drill(half, { side: BRITISH }, home).say('sail block=0').offers()).toContain('put-out to=sea');
  const west = wind(2, 6);
  fleet(west, 'Channel', inZone(port('Martinique'), LOOSE), 4);
  commission(west, readyIn(port('Martinique')), ALLIED, 8);
  expect(drill(half, { side: BRITISH }, west).say('sail block=0').offers()).toContain('put-out to=sea');
  const trafalgar = wind(NORTH_ATLANTIC, 0, campaign({ articles: { trafalgar: true, waters: 1 } }));
  fleet(trafalgar, 'Channel', inZone(port('Cadiz'), LOOSE), 4);
  commission(trafalgar, readyIn(port('Cadiz')), ALLIED, 8);
  expect(drill(half, { side: BRITISH }, trafalgar).say('sail block=0').offers()).toContain('put-out to=sea');
});

test('8.6 Cochrane leaves a blockade with exactly five undamaged ships', () => {
  const s = wind(MEDITERRANEAN, MISTRAL);
  fleet(s, 'Channel', inZone(port('Toulon'), LOOSE), 5);
  commission(s, readyIn(port('Toulon')), ALLIED, 18);
  const d = () => drill(half, { side: BRITISH }, s).say('sail block=0').offers();
  expect(d()).not.toContain('put-out to=sea');
  s.admirals[COCHRANE] = 0;
  expect(d()).toContain('put-out to=sea');
  commission(s, 0, BRITISH, 1);
  expect(d()).not.toContain('put-out to=sea');
});

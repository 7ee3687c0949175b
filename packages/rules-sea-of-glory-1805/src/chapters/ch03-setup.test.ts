import { runner } from '@weathergauge/engine';
import { describe, expect, test } from 'vitest';
import { fleetsToCome, layOut, settingUp } from './ch03-setup.ts';
import { scores } from './ch23-victory.ts';
import { game } from './sequence.ts';
import { scenarios } from '../book/scenarios.ts';
import { ADMIRALS, CHITS, DESTINATIONS, DIRECTIVES, SHIPS } from '../model/data/figures.ts';
import {
  ASIDE,
  gathering,
  inPort,
  inZone,
  NORTH_SEA_BOX,
  NOWHERE,
  onEastward,
  onWestward,
  ordinaryIn,
  readyIn,
  REMOVED,
  TO_ARRIVE,
} from '../model/places.ts';
import type { Campaign } from '../model/state.ts';
import { countShips, shipsIn } from '../model/state.ts';
import { ALLIED, BRITISH, CRAIG, INSHORE, LOOSE, NORTH_ATLANTIC, TRANSPORT } from '../model/terms.ts';
import { vocabulary } from '../model/vocabulary.ts';
import { at, blockNamed, drill, port, type Drill } from '../test/drill.fixture.ts';

const laid = (scenario: string, options = {}): Campaign => layOut({ scenario, seats: 2, options });

function admiral(s: Campaign, name: string): number {
  return s.admirals[ADMIRALS.findIndex(each => each.name === name)] as number;
}

function placeOf(s: Campaign, name: string): number {
  return s.blocks[blockNamed(name)]?.place ?? -9;
}

function names(s: Campaign, berth: number): string[] {
  return shipsIn(s, berth).map(ship => SHIPS[ship]?.name ?? '');
}

/** Says the first thing on offer until the end of a drill. */
function first(d: Drill): Drill {
  while (!d.ended()) d.say(d.offers()[0] ?? '');
  return d;
}

/** Twelve objectives and a directive: dice that show 1 always take the first that is left. */
const ONES = Array.from({ length: 20 }, () => 1);

describe('the printed set-up', () => {
  test('3.0 ships lie where their codes say: in port, In Ordinary, with blockading fleets, on the turn track', () => {
    const s = laid('campaign');
    expect(countShips(s, readyIn(port('Brest')))).toBe(21);
    expect(countShips(s, ordinaryIn(port('Brest')))).toBe(1);
    expect(countShips(s, blockNamed('Channel'))).toBe(22);
    expect(countShips(s, readyIn(port('Madalenas')))).toBe(12);
    expect(countShips(s, NORTH_SEA_BOX)).toBe(9);
    expect(countShips(s, ordinaryIn(port('Cadiz')))).toBe(9);
    expect(countShips(s, TO_ARRIVE)).toBe(SHIPS.filter(({ arrives }) => arrives > 0).length);
    expect(countShips(s, REMOVED)).toBe(0);
    expect(s.damage.filter(damage => damage === 1)).toHaveLength(3);
  });

  test('3.0 admirals too; Gardner, Allemand and the generic ones are set aside, Rosily-Mesros is on Nov I', () => {
    const s = laid('campaign');
    expect(admiral(s, 'Nelson')).toBe(readyIn(port('Madalenas')));
    expect(admiral(s, 'Cornwallis')).toBe(blockNamed('Channel'));
    expect(admiral(s, 'Keith')).toBe(NORTH_SEA_BOX);
    expect(admiral(s, 'Villeneuve')).toBe(readyIn(port('Toulon')));
    expect(['Gardner', 'Allemand', 'British generic'].map(name => admiral(s, name))).toEqual([ASIDE, ASIDE, ASIDE]);
    expect(admiral(s, 'Rosily-Mesros')).toBe(TO_ARRIVE);
  });

  test('3.0 Expeditions are at Start, the Transport in S, the Gold in Havana, the Irish fleet on Loose Blockade', () => {
    const s = laid('campaign');
    expect(s.blocks[CRAIG]?.place).toBe(gathering(0));
    expect(s.blocks[TRANSPORT]?.place).toBe(gathering(2));
    expect(placeOf(s, 'Spanish Gold')).toBe(inPort(port('Havana')));
    expect(placeOf(s, 'Irish')).toBe(inZone(port('Bantry Bay'), LOOSE));
    expect(placeOf(s, 'Biscay')).toBe(NOWHERE);
    expect(s.cup.reduce((sum, chits) => sum + chits, 0)).toBe(19);
    expect(s.initiative).toBe(ALLIED);
  });

  test('3.0 by option only convoys have blocks in port', () => {
    expect(placeOf(laid('campaign'), 'Brest')).toBe(inPort(port('Brest')));
    const s = laid('campaign', { portsOffMap: true });
    expect(placeOf(s, 'Brest')).toBe(NOWHERE);
    expect(placeOf(s, 'Spanish Gold')).toBe(inPort(port('Havana')));
    expect(s.blocks[blockNamed('Spanish Gold')]?.tag).toBe(0);
  });

  test('3.0 six objectives each and one directive are dealt face down', () => {
    const { s, events } = drill(settingUp, {}, laid('campaign'), ...ONES);
    expect(s.napoleon.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(s.pitt.toSorted((a, b) => a - b)).toEqual([0, 4, 5, 6, 7, 8, 9]);
    expect(s.directive).toBe(0);
    expect(s.directives).toEqual([0, 1, 1, 1, 1]);
    expect(events).toEqual([]);
  });

  test('3.0 British fleets off Brest, Ferrol and Cadiz begin Inshore or on Loose Blockade', () => {
    const d = drill(settingUp, {}, laid('campaign'), ...ONES);
    expect(d.pending()).toEqual([BRITISH]);
    expect(d.offers()).toEqual(['station-block block=0 part=inshore', 'station-block block=0 part=loose']);
    d.say('station-block block=0 part=loose', 'station-block block=3 part=inshore', 'station-block block=4 part=loose');
    expect(placeOf(d.s, 'Channel')).toBe(NOWHERE);
    first(d);
    expect(placeOf(d.s, 'Channel')).toBe(inZone(port('Brest'), LOOSE));
    expect(placeOf(d.s, 'Capes')).toBe(inZone(port('Ferrol'), INSHORE));
    expect(placeOf(d.s, 'Gibraltar')).toBe(inZone(port('Cadiz'), LOOSE));
  });

  test('3.0 frigates begin in port, on station or at sea, one at most in the Mediterranean, none on a track', () => {
    const d = drill(settingUp, {}, laid('campaign'), ...ONES);
    for (let i = 0; i < 3; i++) d.say(d.offers()[0] ?? '');
    const toulon = `station-frigate block=12 port=${port('Toulon')} part=loose`;
    expect(d.offers()).toContain(toulon);
    expect(d.offers()).toContain(`station-frigate block=12 port=${port('Plymouth')} part=port`);
    expect(d.offers()).not.toContain(`station-frigate block=12 port=${port('Brest')} part=port`);
    d.say(toulon);
    expect(d.offers()).not.toContain(toulon.replace('12', '13'));
    expect(d.offers()).not.toContain('frigate-to-sea block=13 zone=3');
    d.say('frigate-to-sea block=13 zone=2');
    expect(d.offers()).toContain(`frigate-at block=13 hex=${at('0620')}`);
    expect(d.offers()).not.toContain(`frigate-at block=13 hex=${at('0125')}`);
    d.say(`frigate-at block=13 hex=${at('0620')}`, 'leave-to-staff');
    expect(d.ended()).toBe(true);
    expect(placeOf(d.s, 'Frigate 2')).toBe(at('0620'));
    expect(placeOf(d.s, 'Frigate 3')).toBe(inZone(port('Brest'), INSHORE));
  });
});

describe('Trafalgar', () => {
  test('24.1.1 starting forces', () => {
    const s = laid('trafalgar');
    expect(countShips(s, blockNamed('Capes'))).toBe(15);
    expect(countShips(s, blockNamed('Gibraltar'))).toBe(10);
    expect(countShips(s, blockNamed('Toulon'))).toBe(20);
    expect(placeOf(s, 'Toulon')).toBe(onEastward(3));
    expect(countShips(s, readyIn(port('Cadiz')))).toBe(6);
    expect(countShips(s, readyIn(port('Ferrol')))).toBe(13);
    expect(countShips(s, readyIn(port('Rochefort')))).toBe(6);
    expect(admiral(s, 'Allemand')).toBe(readyIn(port('Rochefort')));
    expect(fleetsToCome(s).map(({ ships }) => ships.length)).toEqual([18, 5]);
    expect(countShips(s, ASIDE)).toBe(23);
    expect(countShips(s, REMOVED)).toBe(SHIPS.length - 93);
  });

  test('24.0, 24.1 three Atlantic winds, three weathers, four bonuses and both initiatives from Jul II', () => {
    const s = laid('trafalgar');
    expect(s.turn).toBe(20);
    expect(s.cup.reduce((sum, chits) => sum + chits, 0)).toBe(12);
    CHITS.forEach((chit, i) => expect(s.cup[i] === 1 || chit.area !== NORTH_ATLANTIC).toBe(true));
  });

  test('24.1.1 Villeneuve is bound for Cadiz or Ferrol in secret, while the British place five frigates', () => {
    const d = drill(settingUp, {}, laid('trafalgar'));
    expect(d.pending()).toEqual([BRITISH, ALLIED]);
    const ferrol = DESTINATIONS.findIndex(({ name }) => name === 'Ferrol');
    expect(d.offers(ALLIED)).toHaveLength(2);
    d.sayAs(ALLIED, `goal destination=${ferrol}`);
    d.say('station-block block=3 part=loose', 'station-block block=4 part=loose', 'leave-to-staff');
    expect(d.ended()).toBe(true);
    expect(d.s.blocks[blockNamed('Toulon')]?.goal).toBe(ferrol);
    expect(d.s.blocks.filter(({ id, place }) => id >= 12 && id < 21 && place !== NOWHERE)).toHaveLength(5);
    expect(placeOf(d.s, 'Frigate 5')).toBe(inZone(port('Lisbon'), INSHORE));
  });
});

describe('shorter campaigns', () => {
  test('R99 from March: earlier reinforcements are in port, the Admiralty chit of Feb I lies on Apr I', () => {
    const d = drill(settingUp, {}, laid('from-march'), ...ONES);
    expect(d.s.turn).toBe(7);
    expect(names(d.s, TO_ARRIVE)).toContain('Pluton');
    expect(d.s.duties).toEqual([{ event: 1, due: 10, state: 0, shown: 0 }]);
    expect(d.s.manpower).toEqual([0, 0, 0]);
  });

  test('R100, R135 from July: fleets are where they were', () => {
    const s = laid('from-july');
    expect(countShips(s, blockNamed('Toulon'))).toBe(20);
    expect(countShips(s, readyIn(port('Gibraltar')))).toBe(11);
    expect(countShips(s, blockNamed('Channel'))).toBe(19);
    expect(names(s, readyIn(port('Barbados')))).toEqual(['Northumberland', 'Eagle', 'Atlas']);
    expect(names(s, readyIn(port('Toulon')))).toEqual(['Annibal']);
    expect(s.blocks[CRAIG]?.place).toBe(inPort(port('Malta')));
    expect(admiral(s, 'Missiessy')).toBe(REMOVED);
    expect(s.barham).toBe(1);
    expect(scores(s)[ALLIED]).toBe(4 * DIRECTIVES.points);
    expect(s.raids.every(raid => raid === 0)).toBe(true);
    const d = drill(settingUp, {}, s, ...ONES);
    expect(d.s.duties).toMatchObject([{ due: 24 }]);
    d.sayAs(ALLIED, d.offers(ALLIED)[0] ?? '');
    first(d);
    expect(s.conseil[0]).toBe(s.blocks[blockNamed('Toulon')]?.goal);
  });

  test('R101, R116 in the West Indies: Villeneuve nears Martinique, only chits of that sea are in the cup', () => {
    const d = first(drill(settingUp, {}, laid('west-indies'), ...ONES));
    expect(placeOf(d.s, 'Toulon')).toBe(onWestward(2));
    expect(countShips(d.s, blockNamed('Toulon'))).toBe(18);
    expect(DESTINATIONS[d.s.blocks[blockNamed('Toulon')]?.goal ?? 0]?.name).toBe('Martinique');
    expect(d.s.cup.reduce((sum, chits) => sum + chits, 0)).toBe(13);
    expect(d.s.napoleon.filter(value => value > 0)).toHaveLength(2);
    expect(d.s.pitt.filter(value => value > 0)).toHaveLength(1);
    expect(d.s.blocks.filter(({ id, place }) => id >= 12 && id < 21 && place !== NOWHERE)).toHaveLength(2);
  });

  test('every ship of every scenario has one berth, and every block outside ports has ships', () => {
    for (const { id } of scenarios) {
      const s = laid(id);
      s.berths.forEach((berth, ship) => {
        if (berth < 44) expect(s.blocks[berth]?.id, SHIPS[ship]?.name).toBe(berth);
      });
    }
  });
});

test('tags do not tell which frigate stands where', () => {
  const one = drill(settingUp, {}, laid('campaign'), ...ONES);
  const other = drill(settingUp, {}, laid('campaign'), ...ONES);
  for (const d of [one, other]) for (let i = 0; i < 3; i++) d.say(d.offers()[0] ?? '');
  const [toulon, brest] = [port('Toulon'), port('Brest')];
  one.say(`station-frigate block=12 port=${toulon} part=loose`, `station-frigate block=13 port=${brest} part=loose`);
  other.say(`station-frigate block=12 port=${brest} part=loose`, `station-frigate block=13 port=${toulon} part=loose`);
  const tags = ({ s }: Drill): number[][] =>
    s.blocks
      .filter(({ tag }) => tag > 0)
      .map(({ tag, place }) => [tag, place])
      .toSorted((a, b) => (a[0] ?? 0) - (b[0] ?? 0));
  expect(tags(first(one))).toEqual(tags(first(other)));
});

test.each(scenarios.map(({ id }) => id))('4.0 a game of %s runs from set-up to its end', scenario => {
  const rules = runner(game, vocabulary);
  const s = laid(scenario);
  const dice = { draw: () => 0 };
  rules.begin(s, dice, () => {});
  for (let answers = 0; s.over === '' && answers < 100_000; answers++) {
    const [seat] = rules.pending(s);
    if (seat === undefined) break;
    const offers = rules.offers(s, seat);
    rules.apply(s, seat, offers[0] ?? { do: 'done' }, dice, () => {});
  }
  expect(s.over).not.toBe('');
  expect(rules.pending(s)).toEqual([]);
});

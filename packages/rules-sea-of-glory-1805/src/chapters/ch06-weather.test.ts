import { describe, expect, test } from 'vitest';
import { foulWeather } from './ch06-weather.ts';
import { gathering, inPort, inZone, NOWHERE, onEastward, ordinaryIn, readyIn, REMOVED, SUNK } from '../model/places.ts';
import type { Campaign } from '../model/state.ts';
import { countShips, countWith, shipsIn } from '../model/state.ts';
import {
  ALLIED,
  BAY_OF_BISCAY,
  BRITISH,
  CARIBBEAN,
  DAMAGED,
  GALE,
  HURRICANE,
  INSHORE,
  LOOSE,
  OFF_STATION,
  RANDOM_WEATHER,
  SOUND,
  SQUALL,
  STORM,
  THE_CAPES,
  TRAFALGAR_WATERS,
  WEST_INDIES_WATERS,
  WESTERN_APPROACHES,
  WRECKED,
  ZONE_1_WEATHER,
  ZONE_6_WEATHER,
} from '../model/terms.ts';
import { at, campaign, commission, drill, fleet, happened, port, type Drill } from '../test/drill.fixture.ts';

const BREST = port('Brest');
const TOULON = port('Toulon');
const FEB_II = 5;
const AUG_I = 22;

function weather(s: Campaign, kind: number, ...faces: number[]): Drill {
  return drill(foulWeather, { kind }, s, ...faces);
}

describe('where and how severe', () => {
  test('6.6 a random chit: one die for the zone, one for severity; die 1 hits two zones', () => {
    const d = weather(campaign(), RANDOM_WEATHER, 1, 3);
    expect(happened(d, 'weather')).toMatchObject([
      { zones: (1 << WESTERN_APPROACHES) | (1 << BAY_OF_BISCAY), faces: [1, 3], result: 3, severity: SQUALL },
    ]);
    expect(d.s.weather).toEqual([1, 1, 0, 0, 0, 0]);
    expect(d.left()).toBe(0);
  });

  test('6.6 the Zone 1 chit needs no die for the zone', () => {
    const d = weather(campaign(), ZONE_1_WEATHER, 4);
    expect(happened(d, 'weather')).toMatchObject([{ faces: [4], result: 4, severity: GALE }]);
    expect(d.s.weather).toEqual([1, 1, 0, 0, 0, 0]);
  });

  test('6.6, 6.7 the Zone 6 chit strikes the West Indies with +3 in the hurricane season, else it is random', () => {
    const season = weather(campaign({ turn: AUG_I }), ZONE_6_WEATHER, 4);
    expect(happened(season, 'weather')).toMatchObject([{ zones: 1 << CARIBBEAN, result: 7, severity: HURRICANE }]);
    const before = weather(campaign(), ZONE_6_WEATHER, 3, 1);
    expect(happened(before, 'weather')).toMatchObject([{ zones: 1 << THE_CAPES, result: 1 }]);
  });

  test('R57 zones that are not in play have no weather: the chit is out for this turn', () => {
    const trafalgar = campaign({ articles: { trafalgar: true, waters: TRAFALGAR_WATERS } });
    const d = weather(trafalgar, RANDOM_WEATHER, 4);
    expect(happened(d, 'weather')).toMatchObject([{ zones: 0, faces: [4] }]);
    expect(d.s.weather).toEqual([0, 0, 0, 0, 0, 0]);
    const islands = campaign({ articles: { waters: WEST_INDIES_WATERS } });
    expect(happened(weather(islands, ZONE_1_WEATHER), 'weather')).toMatchObject([{ zones: 0 }]);
  });

  test('6.8 a squall only hampers searches', () => {
    const s = campaign();
    const channel = fleet(s, 'Channel', inZone(BREST, INSHORE), 10);
    const d = weather(s, ZONE_1_WEATHER, 1);
    expect(d.ended()).toBe(true);
    expect(channel.place).toBe(inZone(BREST, INSHORE));
    expect(s.weather[WESTERN_APPROACHES]).toBe(1);
  });
});

test('6.9.3 the example of Feb II: a storm in the Western Mediterranean', () => {
  const s = campaign({ turn: FEB_II });
  const atSea = fleet(s, 'Mediterranean', at('2117'), 13);
  const wrecks = commission(s, atSea.id, BRITISH, 4, WRECKED);
  const off = fleet(s, 'Levant', inZone(TOULON, INSHORE), 10);
  const frigate = fleet(s, 'Frigate 1', inZone(port('Cartagena'), LOOSE), 0);
  // Zone 4, severity 5 + 1 in winter, and the third of the wrecks is drawn.
  const d = weather(s, RANDOM_WEATHER, 4, 5, 3);
  expect(happened(d, 'weather')).toMatchObject([{ result: 6, severity: STORM }]);
  expect(happened(d, 'foundered')).toMatchObject([{ side: BRITISH, ship: wrecks[2] }]);
  expect(s.berths[wrecks[2] ?? 0]).toBe(SUNK);
  expect(d.pending()).toEqual([BRITISH]);
  expect(d.about()).toEqual({ block: atSea.id, hits: 2 });
  const [first, second] = shipsIn(s, atSea.id);
  d.say(`suffer ship=${first}`, `suffer ship=${second}`);
  expect(d.about()).toEqual({ block: off.id, hits: 2 });
  d.say('leave-to-staff');
  expect(d.offers()).toEqual([`lose-frigate block=${frigate.id}`]);
  d.say(`lose-frigate block=${frigate.id}`);
  expect(countWith(s, atSea.id, DAMAGED)).toBe(2);
  expect(countWith(s, off.id, DAMAGED)).toBe(2);
  expect(off.place).toBe(inZone(TOULON, OFF_STATION));
  // Apr II.
  expect([frigate.place, frigate.returns]).toEqual([NOWHERE, 11]);
  expect(d.offers()).toEqual(['done', `relocate block=${off.id} port=${port('Madalenas')}`]);
  d.say(`relocate block=${off.id} port=${port('Madalenas')}`, 'formed');
  expect(countShips(s, readyIn(port('Madalenas')))).toBe(2);
  expect(countShips(s, off.id)).toBe(8);
  expect(d.ended()).toBe(true);
});

describe('damage', () => {
  test('6.8, 6.9, R55 a gale: no wreck founders, and the column counts all ships', () => {
    const s = campaign();
    const channel = fleet(s, 'Channel', inZone(BREST, LOOSE), 5);
    commission(s, channel.id, BRITISH, 6, WRECKED);
    // Eleven ships at a gale of 5 are two.
    const d = weather(s, ZONE_1_WEATHER, 5);
    expect(d.about()).toMatchObject({ hits: 2 });
    d.say('leave-to-staff', 'done');
    expect(countWith(s, channel.id, DAMAGED)).toBe(2);
    expect(countWith(s, channel.id, WRECKED)).toBe(6);
  });

  test('6.8 ships in port are not affected by gales and storms; the North Sea Fleet never', () => {
    const s = campaign();
    commission(s, readyIn(BREST), ALLIED, 20);
    commission(s, 300, BRITISH, 9);
    const d = weather(s, ZONE_1_WEATHER, 6);
    expect(d.ended()).toBe(true);
    expect(s.damage.every(damage => damage === SOUND)).toBe(true);
  });

  test('6.9.1 no ship is hit twice while another of her fleet is sound', () => {
    const s = campaign({ turn: FEB_II });
    // Two ships inshore at a storm of 8: two hits; with one ship more hits than ships are lost.
    const fleetOfTwo = fleet(s, 'Channel', inZone(BREST, INSHORE), 2);
    const [one = 0, two = 0] = shipsIn(s, fleetOfTwo.id);
    const d = weather(s, ZONE_1_WEATHER, 6);
    expect(d.about()).toMatchObject({ hits: 2 });
    d.say(`suffer ship=${one}`);
    expect(d.offers()).toEqual(['leave-to-staff', `suffer ship=${two}`]);
    d.say(`suffer ship=${two}`);
    expect(countWith(s, fleetOfTwo.id, DAMAGED)).toBe(2);
  });

  test('6.9.1 when all are damaged or wrecked one may be both in the same weather', () => {
    const s = campaign({ turn: FEB_II });
    const alone = fleet(s, 'Channel', inZone(BREST, INSHORE), 1);
    const [ship = 0] = shipsIn(s, alone.id);
    const d = weather(s, ZONE_1_WEATHER, 6);
    d.say(`suffer ship=${ship}`, `suffer ship=${ship}`);
    expect(s.damage[ship]).toBe(WRECKED);
  });

  test('R12, 6.9.2 inshore doubles wrecks that founder too', () => {
    const s = campaign({ turn: FEB_II });
    const wrecked = fleet(s, 'Brest', inZone(BREST, INSHORE), 3, WRECKED);
    const d = weather(s, ZONE_1_WEATHER, 4, 1, 1);
    expect(happened(d, 'foundered')).toHaveLength(2);
    expect(countShips(s, wrecked.id)).toBe(1);
  });

  test('7.1 a fleet whose last ship founders is taken off the map', () => {
    const s = campaign({ turn: FEB_II });
    const wrecked = fleet(s, 'Brest', at('0509'), 1, WRECKED);
    weather(s, ZONE_1_WEATHER, 4, 1);
    expect(wrecked.place).toBe(NOWHERE);
  });

  test('R130 the staff spares the best ships and wrecks none while another can still be damaged', () => {
    const s = campaign();
    const channel = fleet(s, 'Channel', inZone(BREST, INSHORE), 10);
    commission(s, channel.id, BRITISH, 1, DAMAGED);
    weather(s, ZONE_1_WEATHER, 5).say('leave-to-staff');
    expect([countWith(s, channel.id, DAMAGED), countWith(s, channel.id, WRECKED)]).toEqual([5, 0]);
  });

  test('6.8 a storm over two zones drives a frigate away from each, as their owner chooses', () => {
    const s = campaign({ turn: FEB_II });
    const brest = [1, 2].map(number => fleet(s, `Frigate ${number}`, inZone(BREST, LOOSE), 0).id);
    const biscay = fleet(s, 'Frigate 3', inZone(port('Rochefort'), INSHORE), 0).id;
    const calm = fleet(s, 'Frigate 4', inZone(port('Cadiz'), INSHORE), 0).id;
    const d = weather(s, ZONE_1_WEATHER, 4);
    expect(d.offers()).toEqual(brest.map(id => `lose-frigate block=${id}`));
    d.say(`lose-frigate block=${brest[1]}`);
    expect(d.offers()).toEqual([`lose-frigate block=${biscay}`]);
    d.say(`lose-frigate block=${biscay}`);
    expect(happened(d, 'frigate-away')).toHaveLength(2);
    expect([...brest, biscay, calm].map(id => s.blocks[id]?.returns)).toEqual([0, FEB_II + 6, FEB_II + 6, 0]);
  });

  test('6.6 boxes of the tracks with the die of the zone are in it', () => {
    const s = campaign();
    const home = fleet(s, 'Toulon', onEastward(3), 11);
    const d = weather(s, RANDOM_WEATHER, 3, 6);
    expect(d.pending()).toEqual([ALLIED]);
    d.say('leave-to-staff');
    expect(countWith(s, home.id, DAMAGED)).toBe(2);
  });
});

describe('hurricanes', () => {
  function islands(): Campaign {
    return campaign({ turn: AUG_I });
  }

  test('6.8, R56 all wrecks and ships In Ordinary founder; ships in port are damaged as one group', () => {
    const s = islands();
    const jamaica = port('Jamaica');
    commission(s, readyIn(jamaica), BRITISH, 6);
    commission(s, ordinaryIn(jamaica), BRITISH, 2, DAMAGED);
    commission(s, readyIn(port('Martinique')), ALLIED, 1, WRECKED);
    const d = weather(s, ZONE_6_WEATHER, 4);
    expect(happened(d, 'foundered')).toHaveLength(3);
    expect(d.pending()).toEqual([BRITISH, ALLIED]);
    expect(d.about(BRITISH)).toEqual({ port: jamaica, hits: 2 });
    expect(d.offers(ALLIED)).toEqual(['done']);
    d.sayAs(ALLIED, 'done').say('leave-to-staff');
    expect(countWith(s, readyIn(jamaica), DAMAGED)).toBe(2);
  });

  test('6.8 a wreck at sea founders with those in port', () => {
    const s = islands();
    const fleetAtSea = fleet(s, 'Alava', at('W10'), 1, WRECKED);
    const d = weather(s, ZONE_6_WEATHER, 4);
    expect(happened(d, 'foundered')).toHaveLength(1);
    expect(fleetAtSea.place).toBe(NOWHERE);
  });

  test('6.8 Expeditions scatter, the Gold is lost, and a frigate is away for nine turns', () => {
    const s = islands();
    const craig = fleet(s, 'Craig’s', inZone(port('Jamaica'), LOOSE), 2);
    const gold = fleet(s, 'Spanish Gold', at('W10'), 6);
    const frigate = fleet(s, 'Frigate 1', at('W05'), 0);
    const moore = fleet(s, 'Moore’s', inZone(BREST, LOOSE), 0);
    const d = weather(s, ZONE_6_WEATHER, 4);
    d.sayAs(ALLIED, 'leave-to-staff').say('leave-to-staff', `lose-frigate block=${frigate.id}`);
    expect(d.ended()).toBe(true);
    expect(craig.place).toBe(gathering(0));
    // In Europe nobody has felt it.
    expect(moore.place).toBe(inZone(BREST, LOOSE));
    expect(gold.place).toBe(NOWHERE);
    expect(frigate.returns).toBe(AUG_I + 9);
    expect(countShips(s, REMOVED)).toBe(s.berths.length - 8);
  });

  test('6.8 not in port', () => {
    const s = islands();
    const gold = fleet(s, 'Spanish Gold', inPort(port('Havana')), 0);
    const d = weather(s, ZONE_6_WEATHER, 6);
    d.say('done', 'done');
    expect(gold.place).toBe(inPort(port('Havana')));
  });
});

describe('what the other side learns', () => {
  test('R54 damage is told to its owner alone', () => {
    const s = campaign();
    fleet(s, 'Channel', at('0509'), 10);
    const d = weather(s, ZONE_1_WEATHER, 5);
    d.say('leave-to-staff');
    expect(happened(d, 'weather-damage').map(({ to }) => to)).toEqual([[BRITISH]]);
  });

  test('R34 a side with blank blocks in the weather is asked, whatever they are', () => {
    const s = campaign();
    const fog = fleet(s, 'Fog of War 1', inZone(BREST, LOOSE), 0);
    const d = weather(s, ZONE_1_WEATHER, 5);
    expect(d.pending()).toEqual([ALLIED]);
    expect(d.offers()).toEqual(['done']);
    d.say('done');
    expect(fog.place).toBe(inZone(BREST, OFF_STATION));
  });

  test('6.9.3 wrecks take no shelter', () => {
    const s = campaign();
    fleet(s, 'Channel', inZone(BREST, LOOSE), 3, WRECKED);
    const d = weather(s, ZONE_1_WEATHER, 5).say('done');
    expect([d.ask(), d.offers()]).toEqual(['sheltering.fleet', ['done']]);
  });

  test('6.9.3, R34 the British are asked for shelter where a frigate alone stands off Brest', () => {
    const s = campaign();
    fleet(s, 'Frigate 1', inZone(BREST, LOOSE), 0);
    const d = weather(s, ZONE_1_WEATHER, 5);
    d.say('done');
    expect(d.ask()).toBe('sheltering.fleet');
    expect(d.offers()).toEqual(['done']);
  });
});

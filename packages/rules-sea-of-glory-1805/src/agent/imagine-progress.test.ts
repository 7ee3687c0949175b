import { seededRng } from '@weathergauge/engine';
import { expect, test } from 'vitest';
import { foulWeather } from '../chapters/ch06-weather.ts';
import { half } from '../chapters/ch09-movement.ts';
import { barbary } from '../chapters/ch15-barbary.ts';
import { engage } from '../chapters/ch16-battle.ts';
import { aftermath } from '../chapters/ch20-aftermath.ts';
import { reforming } from '../chapters/ch20-reforming.ts';
import { ruleset } from '../index.ts';
import { BARBARY_COAST, NELSON } from '../model/data/numbers-of-battle.ts';
import { rowCount } from '../model/ledger.ts';
import { inZone, SUNK } from '../model/places.ts';
import { shipsIn } from '../model/state.ts';
import {
  ALGIERS,
  ALLIED,
  BREST,
  BRITISH,
  DAMAGED,
  INSHORE,
  NORTH_ATLANTIC,
  PLYMOUTH,
  PORTSMOUTH,
  ZONE_1_WEATHER,
} from '../model/terms.ts';
import { meeting, OURS, THEIRS } from '../test/battles.fixture.ts';
import type { Drill } from '../test/drill.fixture.ts';
import { at, blockNamed, campaign, commission, drill, fleet, happened, wind } from '../test/drill.fixture.ts';

const NE = 0;
const STORM = 5;

/** What the Allied player imagines there. */
function imagined({ s }: Drill): string {
  const other = ruleset.clone(s);
  ruleset.resample(other, ALLIED, seededRng('progress'));
  return JSON.stringify(other);
}

/** Two fleets in one place, in the half of their side. */
function orders(...answers: readonly string[]): Drill {
  const s = wind(NORTH_ATLANTIC, NE, campaign({ begun: 1 }));
  for (const name of ['Channel', 'Irish']) fleet(s, name, at('0509'), 5);
  return drill(half, { side: BRITISH }, s).say(...answers);
}

/** A storm off Brest, and damaged ships. */
function storm(...answers: readonly string[]): Drill {
  const s = campaign({ begun: 1 });
  fleet(s, 'Channel', inZone(BREST, INSHORE), 14);
  commission(s, blockNamed('Channel'), BRITISH, 4, DAMAGED);
  return drill(foulWeather, { kind: ZONE_1_WEATHER }, s, STORM).say(...answers);
}

test('7.5 nobody imagines whether the enemy still gives orders or already joins its fleets', () => {
  const joining = orders('done-and-join');
  expect(joining.ask()).toBe('joining.join');
  expect(imagined(joining)).toBe(imagined(orders()));
});

test('6.9.3 nobody imagines whether the enemy still counts what a storm has done or already sends ships home', () => {
  const home = storm('leave-to-staff');
  expect(home.ask()).toBe('sheltering.fleet');
  expect(imagined(home)).toBe(imagined(storm()));
});

test('9.0 what is imagined of orders half given can be played on', () => {
  const { s } = orders('done-and-join');
  ruleset.resample(s, ALLIED, seededRng('progress'));
  expect(ruleset.pending(s)).toEqual([BRITISH]);
  expect(ruleset.offers(s, BRITISH)).toContainEqual({ do: 'done' });
});

/** Nelson and troops before Algiers, with the chit that asks for it. */
function beforeAlgiers(...answers: readonly (string | number[])[]): Drill {
  const s = campaign({ begun: 1, duties: [{ event: BARBARY_COAST, due: 20, state: 0, shown: 0 }] });
  fleet(s, 'Craig’s', inZone(ALGIERS, INSHORE), 6);
  const { id } = fleet(s, 'Mediterranean', inZone(ALGIERS, INSHORE), 8);
  s.admirals[NELSON] = id;
  return drill(barbary, {}, s).say(...answers);
}

test('admiralty-barbary nobody imagines whether the enemy still thinks of an envoy or already of troops', () => {
  const troops = beforeAlgiers('no-mission');
  expect(troops.ask()).toBe('send-troops.invade-algiers');
  expect(imagined(troops)).toBe(imagined(beforeAlgiers()));
});

test('admiralty-barbary that an envoy was sent away has been heard: what follows is about troops', () => {
  const { s } = beforeAlgiers([1, 1], `envoy admiral=${NELSON}`);
  ruleset.resample(s, ALLIED, seededRng('progress'));
  expect(s.stack.at(-1)?.lanes.map(({ stack }) => stack[0]?.proc)).toEqual(['send-troops']);
});

test('20.5, 20.6 what is settled after a battle is said aloud, one thing after the other: nobody has to imagine how far it has got', () => {
  const s = meeting(3, 3, { begun: 1, place: inZone(BREST, INSHORE) });
  Object.assign(s.battle, { denied: 1 });
  const d = drill(aftermath, {}, s);
  const said: unknown[] = [];
  for (let i = 0; i < 5; i++) {
    said.push([d.ask(), happened(d, 'after-battle').at(-1)]);
    d.say(d.offers()[0] ?? '');
  }
  expect(d.ended()).toBe(true);
  expect(happened(d, 'after-battle').at(-1)).toMatchObject({ what: 'end', to: 'all' });
  const port = (what: number): object => ({ what: 'port', port: what, to: 'all' });
  expect(said).toMatchObject([
    ['sending-in.ships', port(BREST)],
    ['sending-in.ships', port(PORTSMOUTH)],
    ['sending-in.ships', port(PLYMOUTH)],
    ['new-bearings.goal', { what: 'goals', to: 'all' }],
    ['releasing.release', { what: 'release', to: 'all' }],
  ]);
});

test('20.5 a prize is in the ledger before it is settled which fleet has her: that tells nobody when it is', () => {
  const s = meeting(3, 3, { begun: 1 });
  const capes = fleet(s, 'Capes', at('0509'), 3);
  engage(s, at('0509'), ALLIED, [OURS, capes.id], [THEIRS]);
  const [prize] = shipsIn(s, THEIRS) as [number];
  s.battle.prizes = [[prize], []];
  s.berths[prize] = SUNK;
  const rows = (): number => rowCount(s.ledgers[ALLIED] as number[]);
  const d = drill(reforming, {}, s);
  expect([d.ask(), rows()]).toEqual(['towing.prize', 1]);
  d.say(`prize-to ship=${prize} block=${capes.id}`);
  expect(rows()).toBe(1);
});

/** How this book is tried: what random play must reach, what must always hold, which games are recorded. */

import { join } from 'node:path';
import type { Options } from '@weathergauge/engine';
import type { Plan } from '@weathergauge/testkit';
import { CARDS } from '../book/scenario-cards.ts';
import { program } from '../index.ts';
import { PRINTED } from '../model/data/pack.ts';
import type { SeaEvent } from '../model/events.ts';
import type { Sea, Ship } from '../model/state.ts';
import { cardOf, isAfloat } from '../model/state.ts';
import { onMap } from '../model/geometry-core.ts';
import { assigned } from '../model/state.ts';
import { KINDS, manoeuvres, rakes, shots } from '../model/vocabulary.ts';
import { changeSecrets } from './secrets.fixture.ts';

const HOLD = Array.from({ length: KINDS - 10 }, (_, i) => i + 10);
const PLAY_NOW = Array.from({ length: 10 }, (_, i) => i);

/** Every card, manoeuvre, shot, rake, damage row and end of the game. */
const reach = [
  ...HOLD.map(card => `card ${card} played`),
  ...HOLD.map(card => `card ${card} spent`),
  ...PLAY_NOW.map(card => `card ${card} drawn`),
  ...manoeuvres.slice(1).map(name => `manoeuvre ${name}`),
  ...shots.slice(1).flatMap(shot => ['high', 'low'].map(aim => `${shot} ${aim}`)),
  ...rakes.map(rake => `rake ${rake}`),
  ...Array.from({ length: 22 }, (_, total) => `damage ${total}`),
  ...['struck', 'captured', 'map-edge', 'turns'].map(reason => `over ${reason}`),
  'fire caught',
  'gun burst',
  'grapple held',
  'disengaged',
  'tacked',
  'in irons',
  'struck willingly',
  'struck by dice',
];

function reached(e: SeaEvent): readonly string[] {
  switch (e.type) {
    case 'card-played':
      return [`card ${e.card} played`];
    case 'card-spent':
      return [`card ${e.card} spent`];
    case 'play-now':
      return [`card ${e.card} drawn`];
    case 'manoeuvre':
      return [`manoeuvre ${manoeuvres[e.manoeuvre]}`];
    case 'fire':
      return [`${shots[e.shot]} ${e.aim === 0 ? 'high' : 'low'}`, `rake ${rakes[e.rake]}`];
    case 'damage':
      return [`damage ${Math.max(0, Math.min(21, e.total))}`];
    case 'fire-check':
      return e.caught ? ['fire caught'] : [];
    case 'burst':
      return e.sections > 0 ? ['gun burst'] : [];
    case 'grapple':
      return e.holds ? ['grapple held'] : [];
    case 'disengage':
      return e.free ? ['disengaged'] : [];
    case 'tack':
      return [e.done ? 'tacked' : 'in irons'];
    case 'struck':
      return [e.willing ? 'struck willingly' : 'struck by dice'];
    case 'over':
      return [`over ${e.reason}`];
    default:
      return [];
  }
}

export const plan: Plan<Sea, SeaEvent> = {
  sources: join(import.meta.dirname, '..'),
  fixtures: join(import.meta.dirname, 'fixtures'),
  program,
  constants: ['articles'],
  leftOut: [
    'articles',
    ...['id', 'display', 'name', 'hull', 'strength', 'quality', 'french', 'fullRigging'].map(own => `ships.${own}`),
  ],
  seeds: 1,
  deepSeeds: 1,
  budget: 600_000,
  optionSets,
  reach,
  coverage: reached,
  seeks: ({ do: verb, card }) => (verb === 'play' ? `card ${card} played` : null),
  wastes: ({ do: verb, card }) => (verb === 'discard' || verb === 'throw-away' ? `card ${card} played` : null),
  ships: s => s.ships.length,
  invariants: brokenInvariants,
  secrets: changeSecrets,
  // Ships that begin side by side come to blows while they still have cards.
  hunt: [
    { scenario: 'chesapeake-leopard' },
    { scenario: 'free', options: { engagement: 'close', first: 'president', second: 'cyane', headingSecond: 4 } },
    { scenario: 'chesapeake-leopard', options: { bid: 'open' } },
    { scenario: 'constitution-java' },
  ],
  deep: [
    { scenario: 'constitution-java', options: { bid: 'secret' } },
    { scenario: 'constitution-cyane-levant', seats: 3 },
  ],
  logs: [
    { scenario: 'constitution-java' },
    { scenario: 'constellation-vengeance' },
    { scenario: 'president-squadron', seats: 3 },
    { scenario: 'free', options: { bid: 'open', rerolls: 'literal', modifiers: 'v1.10' } },
  ],
  // A seed by which nobody hauls down his colours, so that there is a whole game to read.
  golden: { scenario: 'chesapeake-leopard', options: { turns: 5 }, seed: 'golden 38', turn: s => s.turn },
};

/** Every option by itself, and every ship of the set in some pairing. */
function optionSets(scenario: string): readonly Options[] {
  const common: Options[] = [{}, { modifiers: 'v1.10' }, { rerolls: 'literal' }, { turns: 5 }];
  if (scenario !== 'free') {
    const card = CARDS.find(({ id }) => id === scenario);
    const several = (card?.stations.length ?? 0) > 2;
    return [...common, ...(several ? [{ relativity: 'zero' }] : [{ bid: 'secret' }, { bid: 'open' }])];
  }
  const ids = PRINTED.ships.map(({ id }) => id);
  const pairs = ids.map((first, i): Options => {
    const second = ids[(i + 1) % ids.length] as string;
    const consort = i % 4 === 0 ? (ids[(i + 5) % ids.length] as string) : 'none';
    const engagement = i % 2 === 0 ? 'meeting' : 'chase';
    return { first, second, consort, engagement, wind: 1 + (i % 8), headingFirst: 1 + ((i * 3) % 8), loser: 'second' };
  });
  return [...common, { relativity: 'zero' }, { bid: 'open' }, ...pairs];
}

/** What must hold of every position, whatever has happened. */
function brokenInvariants(s: Readonly<Sea>): string[] {
  const wrong: string[] = [];
  for (const ship of s.ships) brokenInvariantsOf(s, ship, what => wrong.push(`${ship.name} ${what}`));
  const cards = [s.deck, s.discards].flat().reduce((sum, count) => sum + count, 0) + s.hands.flat().length;
  if (cards !== 44) wrong.push(`there are ${cards} cards`);
  if (s.hands.flat().some(card => card < 10)) wrong.push('a Play Now card is in a hand');
  if (s.windTo < 1 || s.windTo > 8) wrong.push(`the wind blows to ${s.windTo}`);
  if (s.smoke.some(mark => mark % 10_000 === 0)) wrong.push('smoke of no points');
  return wrong;
}

function brokenInvariantsOf(s: Readonly<Sea>, ship: Readonly<Ship>, say: (what: string) => void): void {
  const card = cardOf(ship);
  if (isAfloat(ship) && !onMap(ship)) say(`is off the map at ${ship.col},${ship.row}`);
  if (ship.heading < 1 || ship.heading > 8) say(`heads ${ship.heading}`);
  if (ship.crew < 0 || ship.crew > card.crew) say(`has a crew of ${ship.crew}`);
  if (ship.rigging < 0 || ship.rigging > card.rigging) say(`has rigging ${ship.rigging}`);
  if (ship.guns.some(left => left < 0 || left > card.boxes.length)) say(`has guns ${ship.guns.join()}`);
  if (ship.morale < 0 || ship.morale > 3) say(`has morale ${ship.morale}`);
  if (ship.speed < 0 || ship.speed > 12) say(`has speed ${ship.speed}`);
  if (assigned(ship.tasks) > card.crew) say('has more men at tasks than she ever had');
  if (ship.block > 0 && ship.ready === 0 && ship.spent >= ship.cost) say('has paid for a block and not shown it');
  if (ship.grappled >= 0 && s.ships[ship.grappled]?.grappled !== ship.id) say('is grappled to nobody');
}

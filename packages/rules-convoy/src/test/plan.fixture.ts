/** How this book is tried: what random play must reach, what must always hold, which games are recorded. */

import { join } from 'node:path';
import type { Plan } from '@weathergauge/testkit';
import { rowFor } from '../model/abilities.ts';
import { ending, worth } from '../chapters/ch05-victory.ts';
import { recoveryDice } from '../model/abilities.ts';
import { distance, HEXES, LAND, NOWHERE, rakes } from '../model/chart.ts';
import { CHASER_RANGE, MERCHANT_RANGE, MOST_ADDED, WARSHIP_RANGE } from '../model/data/tables.ts';
import type { Convoy, ConvoyEvent, Ship } from '../index.ts';
import { program } from '../index.ts';
import { conditions, facings, MOST_WIND_DICE, markers, qualities, sizes } from '../model/vocabulary.ts';

const ROWS = ['ahead', 'front quarter', 'rear', 'rear quarter'] as const;
const HOW = ['own', 'opportunity', 'return'] as const;

/** Every row of the sheet’s tables, and every way that dice can fall. */
const rows = [
  // The movement table: each row by size, its dice used to the full where it has any, and turns.
  ...ROWS.flatMap((row, r) =>
    sizes.flatMap((size, i) => [
      `${row}, ${size}`,
      ...((MOST_ADDED[r]?.[i] ?? 0) > 0 ? [`${row}, ${size}, all dice won`] : []),
    ]),
  ),
  ...[2, 3, 4].flatMap(needed => [`extra hex on ${needed} won`, `extra hex on ${needed} lost`]),
  // Gunnery: ranges, modifiers, and how a shot comes about.
  ...sizes.map((size, i) => `${size} warship at ${WARSHIP_RANGE[i]}`),
  `merchant at ${MERCHANT_RANGE}`,
  `chaser at ${CHASER_RANGE}`,
  ...HOW.map(how => `${how} shot`),
  'smaller target',
  'bigger target',
  'two sizes smaller',
  'two sizes bigger',
  'short range',
  'battle-hardened gunners',
  'scurvy gunners',
  'raking bow or stern',
  'a merchant that would rake',
  'crew zero',
  'gun zero',
  'sail zero',
  'fewest dice',
  'hit',
  'miss',
  'hit on the second throw',
  'hit a prize',
  ...markers.flatMap(marker => ['owner', 'shooter'].map(by => `${marker} lost by choice of the ${by}`)),
  'swept',
  'death roll survived',
  'burnt by a death roll',
  // Wind, fog and shallows.
  'wind success',
  'no wind success',
  'wind cancelled',
  'fog stops her',
  'fog lets her pass',
  'aground',
  'over the shallows',
  ...[1, 2, 3].map(dice => `sounding with ${dice}`),
  // Recovery.
  'nothing recovered',
  'hardened hands recover',
  'a prize recovers',
  'recovery without crew',
  'recovery aground',
  'recovery in a pause',
  ...markers.map(marker => `${marker} mended`),
  // Boarding.
  ...['grapple', 'fight'].flatMap(stage => [
    `${stage} won`,
    `${stage} tied`,
    `${stage} lost`,
    `${stage}: better crew`,
    `${stage}: two sizes bigger`,
    `${stage}: merchant boards`,
    `${stage}: prize resists`,
    `${stage}: without crew she resists`,
  ]),
  'grapple: struck ship taken',
  'grapple: struck ship missed',
  'grapple: struck ship saved by her own side',
  'boarded aground',
  'counter-boarding',
  ...markers.map(marker => `fatigue takes ${marker}`),
  'struck by need',
  'struck by choice',
  // What the end finds.
  ...['home', 'still sailing', 'prize', 'nobody’s'].flatMap(what => sizes.map(size => `${size} merchant ${what}`)),
  ...['prize', 'nobody’s'].flatMap(what => sizes.flatMap(size => [`${size} escort ${what}`, `${size} raider ${what}`])),
  ...['merchants', 'clock', 'no-raiders', 'no-warships'].map(why => `over: ${why}`),
  'draw',
  'convoy wins',
  'raiders win',
];

/** Everything that is told. */
const told: readonly ConvoyEvent['type'][] = [
  'mustered',
  'placed',
  'refitted',
  'first-mover',
  'turn',
  'whistled',
  'countered',
  'wind',
  'fog',
  'recovery',
  'mended',
  'struck',
  'paused',
  'sailed',
  'turned',
  'pressed',
  'exited',
  'fog-roll',
  'sounding',
  'refloated',
  'shot',
  'held',
  'marker-lost',
  'swept',
  'death-roll',
  'burnt',
  'grapple',
  'fight',
  'cast-off',
  'captured',
  'repulsed',
  'tired',
  'clock',
  'over',
];

/** Rows that no event shows are seen by the steps that read the tables: what the table was like when they began. */
const witnessed = new Set<string>();
type Locals = Readonly<Record<string, number>>;

function witness(procedure: string, step: string, look: (s: Readonly<Convoy>, l: Locals) => readonly string[]): void {
  for (const op of program[procedure] ?? []) {
    if (op.op !== 'step' || op.name !== step) continue;
    const running = op as { run: typeof op.run };
    const { run } = op;
    running.run = (s, l, context, draft) => {
      for (const item of look(s, l)) witnessed.add(item);
      run(s, l, context, draft);
    };
  }
}

/** Its own items, each where it holds. */
const those = (items: Readonly<Record<string, boolean>>) => Object.keys(items).filter(item => items[item] === true);
const shipIn = (s: Readonly<Convoy>, id: number | undefined) => s.ships[id ?? -1] as Ship;

witness('sail', 'look', (s, l) => {
  const ship = shipIn(s, l['ship']);
  const row = l['row'] ?? 0;
  const name = `${ROWS[row]}, ${sizes[ship.size]}`;
  return l['added'] === (MOST_ADDED[row]?.[ship.size] ?? 0) ? [name, `${name}, all dice won`] : [name];
});

witness('shoot', 'fire', (s, l) => {
  const ship = shipIn(s, l['ship']);
  const target = shipIn(s, l['target']);
  const range = distance(ship.at, target.at);
  if ((l['battery'] ?? 0) > 1) return [`chaser at ${range}`];
  const steps = ship.size - target.size;
  const lies = l['how'] === 0 && rakes(target.facing, target.at, ship.at);
  return [
    ship.kind === 'merchant' ? `merchant at ${range}` : `${sizes[ship.size]} warship at ${range}`,
    ...those({
      'smaller target': steps > 0,
      'bigger target': steps < 0,
      'two sizes smaller': steps === 2,
      'two sizes bigger': steps === -2,
      'short range': range === 1,
      'battle-hardened gunners': qualities[ship.quality] === 'battle-hardened',
      'scurvy gunners': qualities[ship.quality] === 'scurvy',
      'raking bow or stern': lies && ship.kind === 'warship',
      'a merchant that would rake': lies && ship.kind === 'merchant',
      'crew zero': ship.crew === 0,
      'gun zero': ship.gun === 0,
      'sail zero': ship.sail === 0,
      'hit a prize': target.captured === 1,
    }),
  ];
});

for (const stage of ['grapple', 'fight'] as const) {
  witness('boarding', stage, (s, l) => {
    const ship = shipIn(s, l['ship']);
    const target = shipIn(s, l['target']);
    return those({
      [`${stage}: better crew`]: ship.quality > target.quality,
      [`${stage}: two sizes bigger`]: ship.size - target.size === 2,
      [`${stage}: merchant boards`]: ship.kind === 'merchant',
      [`${stage}: prize resists`]: target.captured === 1 && target.condition === 'sailing',
      [`${stage}: without crew she resists`]: target.crew === 0 && target.condition === 'sailing',
      'grapple: struck ship saved by her own side': target.condition === 'struck' && target.flag === ship.side,
      'boarded aground': target.aground !== 0,
      // It is the turn of the ship that grappled: the other one has come over to her.
      'counter-boarding': stage === 'fight' && ship.side !== s.active,
    });
  });
}

witness('recovery', 'roll', (s, l) => {
  const ship = shipIn(s, l['ship']);
  return those({
    'hardened hands recover': ship.quality === 2 && ship.crew > 0,
    'a prize recovers': ship.captured === 1,
    'recovery without crew': ship.crew === 0,
    'recovery aground': ship.aground !== 0,
    'recovery in a pause': ship.paused === 1,
  });
});

witness('game', 'over', s =>
  s.ships.map(ship => {
    const size = sizes[ship.size];
    const nobodys = ship.condition === 'burnt' || ship.condition === 'struck';
    if (ship.kind === 'warship') {
      const name = `${size} ${ship.flag === 0 ? 'escort' : 'raider'}`;
      return nobodys ? `${name} nobody’s` : ship.side === ship.flag ? name : `${name} prize`;
    }
    if (nobodys) return `${size} merchant nobody’s`;
    return `${size} merchant ${ship.condition === 'exited' ? 'home' : ship.side === 0 ? 'still sailing' : 'prize'}`;
  }),
);

const successes = (faces: readonly number[]) => faces.filter(face => face >= 5).length;

function reached(event: ConvoyEvent): readonly string[] {
  switch (event.type) {
    case 'pressed':
      return [`extra hex on ${event.needed} ${event.face >= event.needed ? 'won' : 'lost'}`];
    case 'shot':
      return [
        `${event.how} shot`,
        event.hits > 0 ? 'hit' : 'miss',
        ...those({
          'fewest dice': event.faces.length === 2,
          'hit on the second throw': event.again.includes(6),
        }),
      ];
    case 'marker-lost':
      return [`${event.marker} lost by choice of the ${event.by}`];
    case 'swept':
      return ['swept'];
    case 'death-roll':
      return [event.face === 1 ? 'burnt by a death roll' : 'death roll survived'];
    case 'whistled':
      return [event.successes > 0 ? 'wind success' : 'no wind success'];
    case 'countered':
      return event.successes > 0 ? ['wind cancelled'] : [];
    case 'fog-roll':
      return [event.stopped ? 'fog stops her' : 'fog lets her pass'];
    case 'sounding':
      return [event.aground ? 'aground' : 'over the shallows', `sounding with ${event.faces.length}`];
    case 'recovery':
      return event.successes === 0 ? ['nothing recovered'] : [];
    case 'mended':
      return [`${event.marker} mended`];
    case 'grapple':
      if (event.clause === '10.5') return [`grapple: struck ship ${event.won ? 'taken' : 'missed'}`];
      return [`grapple ${contest(event)}`];
    case 'fight':
      return [`fight ${contest(event)}`];
    case 'tired':
      return [`fatigue takes ${event.marker}`];
    case 'struck':
      return [event.willing ? 'struck by choice' : 'struck by need'];
    case 'over': {
      const lead = (event.scores[0] ?? 0) - (event.scores[1] ?? 0);
      return [`over: ${event.reason}`, lead === 0 ? 'draw' : lead > 0 ? 'convoy wins' : 'raiders win'];
    }
    default:
      return [];
  }
}

function contest(event: ConvoyEvent & { type: 'grapple' | 'fight' }): string {
  if (event.won) return 'won';
  return successes(event.faces) === successes(event.answer) ? 'tied' : 'lost';
}

export const plan: Plan<Convoy, ConvoyEvent> = {
  sources: join(import.meta.dirname, '..'),
  fixtures: join(import.meta.dirname, 'fixtures'),
  program,
  constants: ['articles', 'chart'],
  leftOut: ['articles', 'chart', 'ships.id', 'ships.name'],
  seeds: 1,
  budget: 3_000_000,
  reach: [...told.map(type => `event ${type}`), ...rows],
  coverage(event) {
    const items = [...reached(event), ...witnessed];
    witnessed.clear();
    return items;
  },
  ships: s => s.ships.length,
  invariants: brokenInvariants,
  golden: { scenario: 'H2', options: { loop: '36' }, turn: s => s.turn },
};

/** What must hold of every position, whatever has happened. */
function brokenInvariants(s: Readonly<Convoy>): string[] {
  const wrong: string[] = [];
  const taken = new Map<number, string>();
  for (const ship of s.ships) {
    const say = (what: string) => wrong.push(`${ship.name} ${what}`);
    const full = [ship.fullCrew, ship.fullGun, ship.fullSail];
    markers.forEach((marker, i) => {
      if (!Number.isInteger(ship[marker]) || ship[marker] < 0 || ship[marker] > (full[i] ?? 0))
        say(`has ${ship[marker]} ${marker} of ${full[i]}`);
    });
    const onMap = ship.at >= 0 && ship.at < HEXES;
    const away = ship.condition === 'unplaced' || ship.condition === 'exited';
    if (!conditions.includes(ship.condition)) say('is in no condition at all');
    if (onMap === away || (away && ship.at !== NOWHERE)) say(`is ${ship.condition} at ${ship.at}`);
    if (onMap && taken.has(ship.at)) say(`lies in the hex of ${taken.get(ship.at)}`);
    if (onMap) taken.set(ship.at, ship.name);
    if (onMap && ((s.chart[ship.at] ?? 0) & LAND) !== 0) say('lies on land');
    if (facings[ship.facing] === undefined) say('faces nowhere');
    const nobodys = ship.condition === 'struck' || ship.condition === 'burnt';
    if (nobodys !== (ship.side === -1) || nobodys !== (ship.seat === -1)) say(`is ${ship.condition} under a flag`);
    if (!nobodys && s.articles.sides[ship.seat] !== ship.side) say('is sailed by a seat of the other side');
    if (ship.condition === 'struck' && ship.crew + ship.gun + ship.sail > 0) say('has struck with markers left');
    if ((ship.captured === 1 || ship.condition === 'struck') && ship.quality !== 0) say('is a prize in good health');
    if (ship.captured === 1 && recoveryDice(ship) !== 1) say('is a prize and recovers too well');
    if (ship.condition === 'exited' && (ship.kind !== 'merchant' || ship.side !== 0)) say('has left and may not');
    if (ship.paused === 1 && ship.condition !== 'sailing') say('pauses, and sails no more');
    if (ship.aground < 0 || ship.aground > 2 || (ship.aground > 0 && !onMap)) say('is aground nowhere');
    if (ship.fired < 0 || ship.fired > 15 || ship.reacted < 0 || ship.reacted > 3) say('has batteries she has not');
    if (ship.captured === 1 && ship.fired !== 0) say('is a prize and has fired in her own turn');
    if (onMap && ROWS[rowFor(s, ship.facing)] === undefined) say('lies to no wind');
    if (!Number.isInteger(worth(s, ship))) say('is worth nothing one can count');
  }
  for (const stock of s.stock)
    if (!Number.isInteger(stock) || stock < 0 || stock > MOST_WIND_DICE) wrong.push(`a stock holds ${stock} wind dice`);
  if (s.gusts < 0) wrong.push('a contest for the wind is won by less than nothing');
  if (facings[s.windTo] === undefined) wrong.push(`the wind blows to ${s.windTo}`);
  if (s.fog.some(at => at < 0 || at >= HEXES)) wrong.push('fog lies off the map');
  if (s.clock < 0 || s.clock > s.articles.loop + 4) wrong.push(`the clock stands at ${s.clock}`);
  if (s.over !== '' && ending(s) !== s.over) wrong.push(`it is over by ${s.over}, and is not`);
  return wrong;
}

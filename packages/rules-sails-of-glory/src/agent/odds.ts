/** The chance to win that people are shown: what counts, British less French. `fitted` says how much. Nothing here is a rule. */

import type { OddsModel, OddsRow, OddsSetup } from '@weathergauge/engine';
import { forSide, weightsOf } from '@weathergauge/engine';
import { fitted } from './fitted.ts';
import { crewLeft, worthOf } from './health.ts';
import { addShip, fleet, health, isThere, ratio, shareOf } from './odds-fleet.ts';
import { addParts, PARTS } from './odds-parts.ts';
import { BLOCKADE, DUCKS, ENEMY_IN_SIGHT, FREE_BATTLE, OUTPOST, SHALLOW_WATERS, SUPPLIES } from '../book/scenarios.ts';
import { principal } from '../chapters/c1-zones.ts';
import type { Sails, Ship } from '../model/state.ts';
import { BRITISH, BUILDING } from '../model/state.ts';
import { levels } from '../model/vocabulary.ts';

const FEATURES: readonly OddsRow[] = [
  ['strength', 1500],
  ['strength, Standard', 0],
  ['strength, Advanced', 0],
  ['hull', 500],
  ['crew', 500],
  ['worst ship', 300],
  ['ships', 800],
  ['ships of the line', 200],
  ['last ship', -300],
  ['masts', 300],
  ['fires', -300],
  ['leaks', -200],
  ['rudders', -100],
  ['aground', -800],
  ['guns ready', 100],
  ['guns that bear', 300],
  ['raked', -200],
  ['near the edge', -200],
  ['strength at close quarters', 300],
  ['to windward', 0],
  ['to windward, Basic', 0],
  ['entangled crews', 300],
];

const SCENARIOS = [ENEMY_IN_SIGHT, SHALLOW_WATERS, BLOCKADE, OUTPOST, SUPPLIES, DUCKS, FREE_BATTLE];

const setups: readonly OddsSetup[] = SCENARIOS.flatMap(scenario =>
  scenario === SUPPLIES ? [{ scenario }] : levels.map(level => ({ scenario, options: { level } })),
);

/** What the features do not say of a beginning. */
const OPENINGS: readonly OddsRow[] = SCENARIOS.flatMap(scenario =>
  levels.map(level => [`${scenario}, ${level}`, 0] as const),
);

const rows: readonly OddsRow[] = [...FEATURES, ...PARTS, ...OPENINGS];

export const odds: OddsModel<Sails> = {
  rows,
  fitted,
  weights: weightsOf(rows, fitted),
  setups,
  features: (s, seat) => forSide(featuresOf(s), s.articles.sides[seat] === BRITISH),
  progress,
};

function featuresOf(s: Readonly<Sails>): number[] {
  const fleets = [fleet(), fleet()] as const;
  for (let i = 0; i < s.ships.length; i++) {
    const ship = s.ships[i] as Ship;
    if (ship.base !== BUILDING) addShip(s, ship, fleets[ship.side]);
  }
  const [a, b] = fleets;
  const { level, scenario } = s.articles;
  const strength = shareOf(a.strength, b.strength);
  const wind = shareOf(a.windward, b.windward);
  const fresh = (a.strength + b.strength) / Math.max(0.01, a.full + b.full);
  const found = [
    strength,
    level === 1 ? strength : 0,
    level === 2 ? strength : 0,
    shareOf(a.hull, b.hull),
    shareOf(a.crew, b.crew),
    a.worst - b.worst,
    a.ships - b.ships,
    a.liners - b.liners,
    (a.ships === 1 ? 1 : 0) - (b.ships === 1 ? 1 : 0),
    shareOf(a.masts, b.masts),
    a.fires - b.fires,
    a.leaks - b.leaks,
    a.rudders - b.rudders,
    a.aground - b.aground,
    a.ready - b.ready,
    a.bears - b.bears,
    a.raked - b.raked,
    a.edge - b.edge,
    shareOf(a.close, b.close),
    wind * fresh,
    level === 0 ? wind * fresh : 0,
    hands(s),
  ];
  addParts(s, fleets, found);
  for (let i = 0; i < SCENARIOS.length; i++)
    for (let l = 0; l < levels.length; l++) found.push(SCENARIOS[i] === scenario && l === level ? leadSign(s) : 0);
  return found;
}

/** For the side about which a scenario turns; in a plain battle for the British. */
function leadSign(s: Readonly<Sails>): number {
  switch (s.articles.scenario) {
    case BLOCKADE:
    case OUTPOST:
    case SUPPLIES:
    case DUCKS:
      return principal(s) === BRITISH ? 1 : -1;
    default:
      return 1;
  }
}

/** Crews hand to hand, or about to be. */
function hands(s: Readonly<Sails>): number {
  let sum = 0;
  for (const pairs of [s.entangled, s.grappled])
    for (let i = 0; i < pairs.length; i++) {
      const pair = pairs[i] as number;
      const one = s.ships[pair >> 5] as Ship;
      const two = s.ships[pair & 31] as Ship;
      if (one.side === two.side) continue;
      sum += (one.side === BRITISH ? 1 : -1) * shareOf(crewLeft(one), crewLeft(two));
    }
  return sum;
}

/** How much of a fleet is gone: a battle is over when one of them is. */
function progress(s: Readonly<Sails>): number {
  const fleets = [fleet(), fleet()] as const;
  for (let i = 0; i < s.ships.length; i++) {
    const ship = s.ships[i] as Ship;
    const own = fleets[ship.side];
    own.full += worthOf(ship);
    if (isThere(ship)) own.strength += worthOf(ship) * health(ship);
  }
  // R44 Before the fleets of a free battle are mustered.
  if (fleets[0].full === 0 || fleets[1].full === 0) return 0;
  const gone = 1 - Math.min(ratio(fleets[0]), ratio(fleets[1]));
  return Math.max(0, Math.min(1, Math.max(gone, s.turn / s.articles.turns)));
}

import { expect, test } from 'vitest';
import { imagine } from './imagine.ts';
import { battleShips, BEFORE } from '../model/battle-fleets.ts';
import { SHIPS } from '../model/data/figures.ts';
import { CORNWALLIS } from '../model/data/numbers-of-battle.ts';
import { NORTH_SEA_BOX, readyIn } from '../model/places.ts';
import type { Campaign } from '../model/state.ts';
import { ALLIED, BRITISH, NORTH_SEA_FLEET, PORTSMOUTH, WRECKED } from '../model/terms.ts';
import { view } from '../model/view.ts';
import { at, campaign, commission, fleet } from '../test/drill.fixture.ts';

let next = 0;
const rng = { below: (n: number) => next++ % n };

/** A battle in the North Sea that has just begun. */
function inTheNorthSea(): { s: Campaign; ours: number[]; raiders: number } {
  const s = campaign({ begun: 1 });
  const ours = commission(s, NORTH_SEA_BOX, BRITISH, 5);
  const { id } = fleet(s, 'Rochefort', at('1501'), 4);
  const theirs = s.berths.flatMap((berth, ship) => (berth === id ? [ship] : []));
  Object.assign(s.battle, { on: 1, place: at('1501'), fleets: [[NORTH_SEA_FLEET], [id]] });
  s.battle.before = [...ours.flatMap(ship => [ship, NORTH_SEA_BOX, 0]), ...theirs.flatMap(ship => [ship, id, 0])];
  return { s, ours, raiders: id };
}

test('14.7 who meets the North Sea Fleet, which all can see, does not imagine that it has no ships', () => {
  const { s, ours } = inTheNorthSea();
  imagine(s, ALLIED, rng);
  expect(battleShips(s, BRITISH)).toEqual(ours);
});

test('20.1 a prize that was just taken is not forgotten by who took her', () => {
  const { s, raiders } = inTheNorthSea();
  const { id } = fleet(s, 'Channel', at('1501'), 3);
  const prize = SHIPS.findLastIndex(({ side }) => side === ALLIED);
  s.berths[prize] = raiders;
  s.battle.fleets[0] = [id];
  s.battle.before = s.berths.flatMap((berth, ship) => (berth === id || berth === raiders ? [ship, berth, 0] : []));
  s.berths[prize] = id;
  s.damage[prize] = WRECKED;
  imagine(s, BRITISH, rng);
  expect(battleShips(s, BRITISH)).toContain(prize);
  // Imagined again she was British from the first: the order of the ships does not tell.
  imagine(s, BRITISH, rng);
  const ships = s.battle.before.filter((_, i) => i % BEFORE === 0);
  expect(ships).toEqual(ships.toSorted((a, b) => a - b));
});

test('20.5 an admiral all of whose ships have gone into a port after the battle is imagined where nobody sees him', () => {
  const { s } = inTheNorthSea();
  s.battle.fleets[0] = [];
  s.battle.commanders[BRITISH] = CORNWALLIS;
  s.admirals[CORNWALLIS] = readyIn(PORTSMOUTH);
  const { admirals } = view(s, ALLIED);
  imagine(s, ALLIED, rng);
  expect(view(s, ALLIED).admirals).toEqual(admirals);
});

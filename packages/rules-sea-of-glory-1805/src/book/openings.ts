/**
 * Where fleets stood on the days when our shorter campaigns begin (R100, R101). Ours: from the naval histories, with the ships of the
 * printed orders of battle. Who is not named is where the printed set-up has him.
 */

import type { TrafalgarFleet } from '../model/data/figures.ts';
import { ADMIRALS, BLOCKS, SHIPS, TRAFALGAR } from '../model/data/figures.ts';
import { IN_PORT, IN_ZONE, ON_TRACK } from '../model/data/numbers-of-battle.ts';
import { BARBADOS, BREST, CADIZ, CARTAGENA, GIBRALTAR, JAMAICA, MALTA, PORTSMOUTH } from '../model/data/numbers.ts';
import { BRITISH, FRENCH, HAVANA, SANTO_DOMINGO, SPANISH } from '../model/data/numbers.ts';

const ALLIED_NATIONS: readonly number[] = [FRENCH, SPANISH];

/** `block` is empty where no block stands. Names that a pack does not know are left out. */
function fleet(
  block: string,
  nations: readonly number[],
  [start, port]: readonly [number, number],
  admirals: string,
  ships: string,
  arrives = 0,
): TrafalgarFleet {
  const side = nations.includes(BRITISH) ? 0 : 1;
  const known = (found: number): boolean => found >= 0;
  return {
    block: BLOCKS.findIndex(each => each.name === block && each.side === side),
    start,
    port,
    arrives,
    admirals: split(admirals)
      .map(name => ADMIRALS.findIndex(each => each.name === name))
      .filter(known),
    ships: split(ships)
      .map(name => SHIPS.findIndex(each => each.name === name && nations.includes(each.nation)))
      .filter(known),
  };
}

function split(names: string): string[] {
  return names === '' ? [] : names.split(', ');
}

/** R100 Mid-July: as 24.1.1 has them, and those whom it leaves out. Craig is in Malta, Missiessy ashore. */
export function julyFleets(): TrafalgarFleet[] {
  const british = [BRITISH];
  return [
    ...TRAFALGAR.fleets.filter(({ arrives }) => arrives === 0),
    fleet(
      'Channel',
      british,
      [IN_ZONE, BREST],
      'Cornwallis',
      'Hibernia, Orion, Defence, Courageux, Caesar, Illustrious, Plantagenet',
    ),
    fleet(
      'Mediterranean',
      british,
      [IN_PORT, GIBRALTAR],
      'Nelson',
      'Victory, Canopus, Belleisle, Conqueror, Donegal, Leviathan, Spencer, Superb, Swiftsure, Tigre, Spartiate',
    ),
    fleet('Levant', british, [IN_PORT, MALTA], '', 'Excellent, Renown'),
    fleet('Craig’s', british, [IN_PORT, MALTA], '', ''),
    fleet('African', british, [IN_PORT, BARBADOS], 'Cochrane', 'Northumberland, Eagle, Atlas'),
    fleet('', british, [IN_PORT, PORTSMOUTH], '', 'Ruby'),
    fleet('Cadiz', ALLIED_NATIONS, [IN_PORT, CADIZ], '', 'Castilla'),
    fleet('Cartagena', ALLIED_NATIONS, [IN_PORT, CARTAGENA], '', 'Reina Luisa'),
  ];
}

/** R101 The West Indies in May. Nelson follows. */
export function westIndiesFleets(): TrafalgarFleet[] {
  const british = [BRITISH];
  return [
    fleet(
      'Toulon',
      ALLIED_NATIONS,
      [ON_TRACK, -1],
      'Villeneuve, Gravina',
      'Bucentaure, Formidable, Neptune, Indomptable, Mont Blanc, Swift-Sure, Atlas, Intrépide, Scipion, Berwick, Pluton, Aigle, Argonauta, San Rafael, Firme, Terrible, América, España',
    ),
    fleet('Alava', ALLIED_NATIONS, [IN_PORT, SANTO_DOMINGO], '', 'San Lorenzo, San Ramón, Dragón'),
    fleet('Spanish Gold', ALLIED_NATIONS, [IN_PORT, HAVANA], '', ''),
    fleet('West Indies', british, [IN_PORT, JAMAICA], '', 'Hercule, Theseus, Vanguard, Elephant, Centaur'),
    fleet('African', british, [IN_PORT, BARBADOS], 'Cochrane', 'Northumberland, Spartiate, Eagle, Atlas'),
    fleet(
      'Mediterranean',
      british,
      [ON_TRACK, -1],
      'Nelson',
      'Victory, Canopus, Superb, Spencer, Swiftsure, Belleisle, Conqueror, Tigre, Leviathan, Donegal',
      NELSON_FOLLOWS,
    ),
  ];
}

/** May II. */
const NELSON_FOLLOWS = 14;
/** R102 Points of the British for each of their ports in the West Indies that was not raided. */
export const ISLAND_POINTS = 4;
/** R101 Frigates in the West Indies. */
export const WEST_INDIES_FRIGATES = 2;

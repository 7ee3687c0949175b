/** One's own fleets, frigates and ports, for the board as text. */

import { SHIPS } from '../model/data/figures.ts';
import { isInPort, isOnTrack, isWestward, NORTH_SEA_BOX, ordinaryIn, readyIn, TO_ARRIVE } from '../model/places.ts';
import {
  ALLIED,
  BRITISH,
  CLOSEST_PORT,
  DAMAGED,
  FIRST_FOG,
  NO_GOAL,
  NORTH_SEA,
  TO_EUROPE,
  TO_WEST_INDIES,
  WRECKED,
} from '../model/terms.ts';
import type { BlockView, GloryView, ShipView } from '../model/view.ts';
import {
  admiralName,
  arrivalName,
  blockName,
  CONDITIONS,
  destinationName,
  placeWords,
  plural,
  portName,
  shipWords,
} from './names.ts';

/** A title and what belongs to it. */
export type Entry = readonly [title: string, items: readonly string[]];

export function ownForces(v: GloryView): Entry[] {
  if (v.who !== BRITISH && v.who !== ALLIED) return openBoxes(v);
  const out = v.blocks.filter(({ id, place }) => place >= 0 && !(isInPort(place) && shipsAt(v, id).length === 0));
  return [...out.flatMap(block => (isOut(block) ? [fleet(v, block)] : [])), ...ports(v), ...openBoxes(v)];
}

function isOut({ place }: BlockView): boolean {
  return !placeWords(place).startsWith('still');
}

function shipsAt(v: GloryView, berth: number): ShipView[] {
  return v.ships.filter(ship => ship.berth === berth);
}

function admiralsAt(v: GloryView, berth: number): string[] {
  return v.admirals.flatMap((at, admiral) => (at === berth ? [admiralName(admiral)] : []));
}

/** `twelve ships: 1 of 100, 3 of 98, 8 of 74 (2 damaged)`; one ship by her name. */
function byClass(ships: readonly ShipView[]): string {
  const [only] = ships;
  if (only !== undefined && ships.length === 1)
    return `${shipWords(only.ship)}${only.damage >= DAMAGED ? `, ${CONDITIONS[only.damage]}` : ''}`;
  const guns = new Map<number, number>();
  for (const { ship } of ships) {
    const class_ = SHIPS[ship]?.guns ?? 0;
    guns.set(class_, (guns.get(class_) ?? 0) + 1);
  }
  const classes = [...guns].toSorted(([a], [b]) => b - a).map(([of, count]) => `${count} of ${of}`);
  const harmed = [
    [DAMAGED, 'damaged'],
    [WRECKED, 'wrecked'],
  ].flatMap(([state, word]) => {
    const count = ships.filter(({ damage }) => damage === state).length;
    return count === 0 ? [] : [`${count} ${word}`];
  });
  const condition = harmed.length === 0 ? '' : ` (${harmed.join(', ')})`;
  return `${plural(ships.length, 'ship')}: ${classes.join(', ')}${condition}`;
}

function fleet(v: GloryView, block: BlockView): Entry {
  const ships = shipsAt(v, block.id);
  const goal = goalOf(v, block);
  return [
    blockName(block.id),
    [
      placeWords(block.place),
      ...(ships.length > 0 ? [byClass(ships)] : []),
      ...admiralsAt(v, block.id),
      ...(goal === '' ? [] : [`bound for ${goal}`]),
    ],
  ];
}

/** 9.3, 12.3 British blocks have a goal on a track alone, Fog of War none. */
function goalOf(v: GloryView, { id, goal, place }: BlockView): string {
  if (goal === NO_GOAL || id >= FIRST_FOG) return '';
  if (v.who === ALLIED) return goal <= CLOSEST_PORT ? destinationName(goal) : '';
  return isOnTrack(place) && goal > 0 ? arrivalName(goal, isWestward(place) ? TO_WEST_INDIES : TO_EUROPE) : '';
}

function ports(v: GloryView): Entry[] {
  const entries: Entry[] = [];
  for (let port = 0; port < NORTH_SEA; port++) {
    const ready = shipsAt(v, readyIn(port));
    const ordinary = shipsAt(v, ordinaryIn(port));
    const men = admiralsAt(v, readyIn(port));
    if (ready.length + ordinary.length + men.length === 0) continue;
    entries.push([
      `In ${portName(port)}`,
      [
        ...(ready.length > 0 ? [byClass(ready)] : []),
        ...(ordinary.length > 0 ? [`in ordinary ${byClass(ordinary)}`] : []),
        ...men,
      ],
    ]);
  }
  return entries;
}

/** 13.5, 5.4 What lies open for both. */
function openBoxes(v: GloryView): Entry[] {
  const north = shipsAt(v, NORTH_SEA_BOX);
  const later = shipsAt(v, TO_ARRIVE);
  return [
    ...(north.length > 0 ? [['North Sea Fleet', [byClass(north), ...admiralsAt(v, NORTH_SEA_BOX)]] as const] : []),
    ...(later.length > 0 ? [['Still to come', [byClass(later)]] as const] : []),
  ];
}

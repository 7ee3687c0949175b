/**
 * 17.9 The two lines as they lie on the water, from the moment when both are open until the battle is over. The book gives ships in line
 * no places: the enemy lies beyond and one’s own line nearest, with the wind on the side of whoever has the gauge.
 */

import type { GloryView } from '@weathergauge/rules-sea-of-glory-1805';
import {
  ALLIED,
  AT_ANCHOR,
  BRITISH,
  capital,
  CONDITIONS,
  FULL_SAIL,
  nations,
  shipName,
  SHIPS,
  SIDES,
  WEIGH_ANCHOR,
  WRECKED,
} from '@weathergauge/rules-sea-of-glory-1805/geometry';
import type { Pose, Scene, SceneShip } from '../../../board/scene.ts';
import { oneSea } from '../../../board/scene.ts';
import { LINE_FLAGS } from './flags.ts';
import { say } from './say.ts';
import { SIDES_SHOWN } from './sides.ts';

export type Battle = NonNullable<GloryView['battle']>;

/** Ships in line are pieces of the board like blocks, whose numbers are smaller. */
const SHIPS_FROM = 1000;

export function pieceOfShip(ship: number): number {
  return SHIPS_FROM + ship;
}

/** Null for a block. */
export function shipOfPiece(piece: number): number | null {
  return piece < SHIPS_FROM ? null : piece - SHIPS_FROM;
}

/** Null until both lines lie open, and again once it is over. */
export function joinedIn({ battle }: Pick<GloryView, 'battle'>): Battle | null {
  return battle !== null && battle.lines.length > 0 && battle.lines.every(line => line.length > 0) ? battle : null;
}

/** One’s own line lies below. */
export function topSide({ who }: Pick<GloryView, 'who'>): number {
  return who === BRITISH ? ALLIED : BRITISH;
}

/** Longer lines lie in ranks. */
const MOST_IN_RANK = 9;
const SPACING = 66;
const RANK = 66;
/** Between the nearest ranks of the two. */
const APART = 116;
/** Of sea round them; below there is room for badges. */
const MARGIN = { side: 44, top: 40, bottom: 56 } as const;
const EAST = 90;

function perRank(count: number): number {
  return Math.ceil(count / Math.ceil(count / MOST_IN_RANK));
}

/** The van leads to the right; further ranks lie beyond, in the gaps of the one before. */
function poseAt(at: number, count: number, isTop: boolean): Pose {
  const per = perRank(count);
  const rank = Math.floor(at / per);
  const inRank = Math.min(per, count - rank * per);
  const x = ((inRank - 1) / 2 - (at % per)) * SPACING + (rank % 2 === 1 ? SPACING / 4 : -SPACING / 4);
  const y = APART / 2 + rank * RANK;
  return { x, y: isTop ? -y : y, heading: EAST };
}

/** Where each ship in line lies, by the piece that shows her. */
export function posesOf(view: Pick<GloryView, 'who'>, { lines }: Battle): ReadonlyMap<number, Pose> {
  const top = topSide(view);
  return new Map(
    lines.flatMap((line, side) =>
      line.map(({ ship }, at) => [pieceOfShip(ship), poseAt(at, line.length, side === top)] as const),
    ),
  );
}

/** What is seen of a ship by the steps that she has lost: sound, shot through, a wreck. The book tells no more of her than that. */
export const LOOKS = [
  { masts: [1, 1, 1], damage: 0, list: 0 },
  { masts: [1, 0.5, 0], damage: 0.5, list: 0 },
  { masts: [0, 0, 0], damage: 1, list: 0.5 },
] as const;

export function looksAt(damage: number): (typeof LOOKS)[number] {
  return LOOKS[Math.max(0, Math.min(WRECKED, damage))] ?? LOOKS[0];
}

/** Units of length for a gun, from a hull without any. */
const [LEAST, A_GUN, BEAM] = [28, 0.22, 0.3];
/** Guns that stand for one gun port. */
const GUNS_A_PORT = 14;

function canvasOf(sail: number): NonNullable<SceneShip['canvas']> {
  if (sail === AT_ANCHOR) return 'furled';
  if (sail === WEIGH_ANCHOR) return 'little';
  return sail === FULL_SAIL ? 'full' : 'plain';
}

/** Two letters of each name, no two alike in a line: numbers are keys of offers. */
export function badgesOf(names: readonly string[]): readonly string[] {
  const taken = new Set<string>();
  return names.map(name => {
    const letters: readonly string[] = name.match(/\p{L}/gu) ?? [];
    const [first = ''] = letters;
    const badges = letters.slice(1).map(letter => first + letter.toLowerCase());
    const badge = badges.find(each => !taken.has(each)) ?? first;
    taken.add(badge);
    return badge;
  });
}

function shipsOf(view: Pick<GloryView, 'who'>, battle: Battle): SceneShip[] {
  const poses = posesOf(view, battle);
  const top = topSide(view);
  return battle.lines.flatMap((line, side) => {
    const badges = badgesOf(line.map(({ ship }) => SHIPS[ship]?.name ?? ''));
    return line.map(({ ship, damage }, at): SceneShip => {
      const { guns = 0, nation = 0 } = SHIPS[ship] ?? {};
      const looks = looksAt(damage);
      const id = pieceOfShip(ship);
      const length = LEAST + guns * A_GUN;
      const ports = Math.max(3, Math.round(guns / GUNS_A_PORT));
      const left = Math.round(ports * (1 - looks.damage));
      // The side that she shows the enemy has suffered most.
      const far = looks.damage / 3;
      return {
        id,
        name: shipName(ship),
        badge: badges[at] ?? '',
        flag: LINE_FLAGS[nations[nation] ?? 'british'],
        side,
        pose: poses.get(id) ?? { x: 0, y: 0, heading: EAST },
        length,
        beam: length * BEAM,
        description: [say('battle.lineOf', { side: SIDES[side] ?? '' }), CONDITIONS[damage] ?? ''].join(', '),
        ...looks,
        canvas: canvasOf(battle.sails[side] ?? 0),
        sides: side === top ? { port: far, starboard: looks.damage } : { port: looks.damage, starboard: far },
        guns: { port: left, starboard: left, of: ports },
        fire: 0,
        condition: battle.anchored[side] === 1 ? 'anchored' : 'sailing',
      };
    });
  });
}

export function battleScene(view: GloryView, battle: Battle): Scene {
  const top = topSide(view);
  const ranks = (side: number): number => Math.ceil((battle.lines[side]?.length ?? 0) / MOST_IN_RANK);
  const high = (side: number): number =>
    APART / 2 + (ranks(side) - 1) * RANK + (side === top ? MARGIN.top : MARGIN.bottom);
  const wide = Math.max(...battle.lines.map(line => perRank(line.length) * SPACING)) + 2 * MARGIN.side;
  const { windward } = battle;
  return {
    ...oneSea(
      { x: -wide / 2, y: -high(top), width: wide, height: high(top) + high(1 - top) },
      { kind: 'plane', step: SPACING, scale: 0, label: '' },
    ),
    areas: [],
    ships: shipsOf(view, battle),
    sides: SIDES_SHOWN,
    winds:
      windward < 0
        ? []
        : [
            {
              from: windward === top ? 0 : 180,
              strength: capital(SIDES[windward] ?? ''),
              label: say('battle.toWindward'),
            },
          ],
  };
}

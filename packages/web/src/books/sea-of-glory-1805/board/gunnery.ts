/**
 * 18.0 What is seen and heard of a battle: both lines fire as their dice are thrown, from van to rear, and all goes by until it is known whom
 * the points are spent on; then those ships are hit, by whoever lies opposite.
 */

import type { GloryEvent, GloryView } from '@weathergauge/rules-sea-of-glory-1805';
import { PELL_MELL, SHIPS, WRECKED } from '@weathergauge/rules-sea-of-glory-1805/geometry';
import { distance } from '../../../board/geometry.ts';
import type { Motion, Pose } from '../../../board/scene.ts';
import type { Battle } from './battle-sea.ts';
import { pieceOfShip, posesOf, topSide } from './battle-sea.ts';
import { say } from './say.ts';

const VOLLEY_MS = 1150;
const HIT_MS = 950;
const BURST_MS = 1200;
const CAPTION_MS = 700;
const AWAY_MS = 1300;
/** Van, centre and rear speak one after another. */
const DIVISIONS = 3;
/** Ships of one side whose broadsides are drawn in a division, and hits that are drawn at once. */
const MOST_FIRING = 4;
const MOST_HIT = 6;
const GUNS = 5;
/** Pairs of ships in a Pell Mell that are seen to board each other. */
const BOARDED = 3;
/** How far a side that leaves is seen to go. */
const AWAY = 150;

type Of<T extends GloryEvent['type']> = Extract<GloryEvent, { type: T }>;

interface Shown {
  readonly ship: number;
  readonly pose: Pose;
}

/** Ships of a side that can fire, from van to rear. */
function able(view: GloryView, battle: Battle, side: number): readonly Shown[] {
  const poses = posesOf(view, battle);
  return (battle.lines[side] ?? []).flatMap(({ ship, damage }): Shown[] => {
    const pose = poses.get(pieceOfShip(ship));
    return damage >= WRECKED || pose === undefined ? [] : [{ ship: pieceOfShip(ship), pose }];
  });
}

function opposite(at: Pose, foes: readonly Shown[]): Shown | undefined {
  return foes.toSorted((a, b) => distance(at, a.pose) - distance(at, b.pose))[0];
}

/** The side of her that is turned to the enemy. */
function broadsideOf(view: GloryView, side: number): 'port' | 'starboard' {
  return side === topSide(view) ? 'starboard' : 'port';
}

function atOnce(motions: readonly Motion[]): readonly Motion[] {
  return motions.map((motion, i) => (i === 0 ? motion : { ...motion, with: true }));
}

function evenly<T>(list: readonly T[], most: number): readonly T[] {
  return list.length <= most
    ? list
    : Array.from({ length: most }, (_, i) => list[Math.floor((i * list.length) / most)] as T);
}

/** 18.1 Both sides throw before either is hit: they are seen to fire together. */
export function broadsides(view: GloryView, battle: Battle, told: readonly Of<'broadside'>[]): readonly Motion[] {
  const list: Motion[] = [];
  for (let division = 0; division < DIVISIONS; division++) {
    const volleys = told.flatMap(({ side }) => {
      const line = able(view, battle, side);
      const foes = able(view, battle, 1 - side);
      const firing = line.filter((_, i) => Math.floor((i * DIVISIONS) / line.length) === division);
      return evenly(firing, MOST_FIRING).flatMap(({ ship, pose }): Motion[] => {
        const target = opposite(pose, foes);
        return target === undefined ? [] : [volley(view, side, ship, target.ship, { hits: 0, ms: VOLLEY_MS })];
      });
    });
    list.push(...atOnce(volleys));
  }
  if (battle.type === PELL_MELL)
    list.push(
      ...atOnce(
        evenly(able(view, battle, topSide(view)), BOARDED).map(({ ship }) => ({
          kind: 'burst',
          ship,
          what: 'boarding',
          ms: BURST_MS,
        })),
      ),
    );
  list.push(
    ...atOnce(
      told.flatMap(({ side, faces, points }) => {
        const foes = battle.lines[1 - side] ?? [];
        const middle = foes[Math.floor(foes.length / 2)];
        return middle === undefined
          ? []
          : [caption(say('battle.thrown', { faces: faces.join(' '), count: points }), pieceOfShip(middle.ship))];
      }),
    ),
  );
  return list;
}

function volley(
  view: GloryView,
  side: number,
  ship: number,
  target: number,
  shot: { readonly hits: number; readonly tally?: number; readonly ms: number },
): Motion {
  return { kind: 'volley', ship, target, side: broadsideOf(view, side), guns: GUNS, ...shot };
}

/** 18.3 The number over her is what it has cost to damage or wreck her; one that is hit twice is hit hard. */
export function hits(view: GloryView, battle: Battle, told: readonly Of<'ship-hit'>[]): readonly Motion[] {
  const poses = posesOf(view, battle);
  const ships = [...Map.groupBy(told, ({ ship }) => ship).values()];
  const list: Motion[] = [];
  for (let from = 0; from < ships.length; from += MOST_HIT) {
    const struck = ships.slice(from, from + MOST_HIT);
    const volleys = struck.flatMap((events): Motion[] => {
      const [{ ship, side } = { ship: -1, side: -1 }] = events;
      const target = pieceOfShip(ship);
      const pose = poses.get(target);
      const firing = pose === undefined ? undefined : opposite(pose, able(view, battle, 1 - side));
      if (firing === undefined) return [];
      const tally = events.reduce((sum, { damage }) => sum + costOf(ship, damage), 0);
      return [volley(view, 1 - side, firing.ship, target, { hits: 1 + events.length, tally, ms: HIT_MS })];
    });
    const words = struck.flatMap((events): Motion[] => {
      const last = events.at(-1);
      if (last === undefined) return [];
      return [caption(say(last.damage >= WRECKED ? 'battle.wreckedNow' : 'battle.damagedNow'), pieceOfShip(last.ship))];
    });
    list.push(...atOnce(volleys), ...atOnce(words));
  }
  return list;
}

function costOf(ship: number, damage: number): number {
  const { defence = 0, defenceDamaged = 0 } = SHIPS[ship] ?? {};
  return damage >= WRECKED ? defenceDamaged : defence;
}

/** 18.4 A side that breaks off or flees stands away from the enemy. */
export function standsAway(view: GloryView, battle: Battle, side: number): readonly Motion[] {
  const away = side === topSide(view) ? -AWAY : AWAY;
  return atOnce(
    able(view, battle, side).map(({ ship, pose }) => {
      const gone: Pose = { x: pose.x + AWAY / 2, y: pose.y + away, heading: side === topSide(view) ? 45 : 135 };
      return { kind: 'sail', ship, path: [pose, gone], ms: AWAY_MS };
    }),
  );
}

/** 20.1 */
export function lost({ ship, taken }: Of<'ship-lost'>): readonly Motion[] {
  const piece = pieceOfShip(ship);
  const what = taken === 1 ? 'strike' : 'sink';
  return [
    { kind: 'burst', ship: piece, what, ms: BURST_MS },
    { ...caption(say(taken === 1 ? 'battle.strikes' : 'battle.sinks'), piece), with: true },
  ];
}

export function wrecked(ship: number): Motion {
  return caption(say('battle.wreckedNow'), pieceOfShip(ship));
}

function caption(text: string, ship: number): Motion {
  return { kind: 'caption', text, ship, ms: CAPTION_MS };
}

/**
 * A hand for books and questions that bring none: a ship is dragged onto one of the places that her offers lead to. The offer is
 * looked at meanwhile, with its ghost, its odds and its warning, and taken when the hand lets go.
 */

import { useMemo } from 'react';
import { distance, offset } from '../../board/geometry.ts';
import { isBlock, piecesOf } from '../../board/pieces.ts';
import type { HandKey, HandProps } from '../../board/props.ts';
import type { Mark, Pose, Scene, ScenePiece, Spot } from '../../board/scene.ts';
import { sideOf } from '../../books/sides.ts';

/** An offer that leads a ship somewhere else. */
export interface MarkedEnd {
  readonly offer: number;
  readonly ship: number;
  readonly pose: Pose;
}

export function endsOf(marks: readonly Mark[], pieces: readonly ScenePiece[]): readonly MarkedEnd[] {
  return marks.flatMap(({ offer, at }): MarkedEnd[] => {
    const piece = at.kind === 'ship' ? undefined : pieces.find(({ id }) => id === at.ship);
    if (piece === undefined || at.kind === 'ship') return [];
    const pose = at.kind === 'ghost' ? at.pose : { x: at.x, y: at.y, heading: piece.pose.heading };
    return [{ offer, ship: piece.id, pose }];
  });
}

/** Where her bow would be: a hand that turns her in place pulls that round. A block has none. */
function bowOf(piece: ScenePiece, pose: Pose): Spot {
  return isBlock(piece) ? pose : offset(pose, piece.length / 2);
}

/** The end that is nearest to a hand; null where she would rather stay. */
export function endNear(ends: readonly MarkedEnd[], piece: ScenePiece, to: Spot): MarkedEnd | null {
  let best: MarkedEnd | null = null;
  let least = distance(bowOf(piece, piece.pose), to);
  for (const end of ends) {
    if (end.ship !== piece.id) continue;
    const off = distance(bowOf(piece, end.pose), to);
    if (off < least) [best, least] = [end, off];
  }
  return best;
}

/** The next to port or starboard, or nearer and farther; from nothing, the one that lies straightest ahead. */
export function endBeside(
  ends: readonly MarkedEnd[],
  piece: ScenePiece,
  from: number | null,
  { keys, by }: HandKey,
): MarkedEnd | null {
  const key = ({ pose }: MarkedEnd): number =>
    keys === 'across' ? sideOf(piece.pose, pose) : distance(piece.pose, pose);
  const hers = ends.filter(({ ship }) => ship === piece.id).toSorted((a, b) => key(a) - key(b));
  const at = hers.findIndex(({ offer }) => offer === from);
  if (at >= 0) return hers[Math.max(0, Math.min(hers.length - 1, at + by))] ?? null;
  const ahead = hers.toSorted((a, b) => Math.abs(sideOf(piece.pose, a.pose)) - Math.abs(sideOf(piece.pose, b.pose)));
  if (keys === 'along') return ahead.find(({ pose }) => distance(piece.pose, pose) >= 1) ?? null;
  return ahead.find(({ pose }) => Math.sign(sideOf(piece.pose, pose)) === by) ?? ahead[0] ?? null;
}

export function useMarkHand(
  marks: readonly Mark[],
  scene: Scene | null,
  selected: number | null,
  active: number | null,
  onActive: (offer: number | null) => void,
  onTake: (offer: number) => void,
): HandProps | null {
  return useMemo(() => {
    const pieces = scene === null ? [] : piecesOf(scene);
    const ends = endsOf(marks, pieces);
    if (ends.length === 0) return null;
    const ships = [...new Set(ends.map(({ ship }) => ship))];
    const drafted = ends.find(({ offer }) => offer === active) ?? null;
    const pieceOf = (id: number | undefined): ScenePiece | undefined => pieces.find(piece => piece.id === id);
    const order = (): void => {
      if (drafted !== null) onTake(drafted.offer);
    };
    return {
      ships,
      isReady: selected === null && ships.length === 1,
      reach: null,
      ground: [],
      ghost: null,
      isDrafted: drafted !== null,
      onAim(ship, to) {
        const piece = pieceOf(ship);
        if (piece !== undefined) onActive(endNear(ends, piece, to)?.offer ?? null);
      },
      onTurn() {},
      onKey(key) {
        const piece = pieceOf(drafted?.ship ?? ships.find(ship => ship === selected) ?? ships[0]);
        const end = piece === undefined ? null : endBeside(ends, piece, active, key);
        if (end !== null) onActive(end.offer);
      },
      onLetGo: order,
      onOrder: order,
      onDrop: () => onActive(null),
    };
  }, [marks, scene, selected, active, onActive, onTake]);
}

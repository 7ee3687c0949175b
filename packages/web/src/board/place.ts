/** How a ship's elements are put in their place: by React when the scene changes, by the stage while she moves. */

import type { BadgeLie } from './badges.ts';
import { hangs } from './badges.ts';
import { belly, boomAngle, braceAngle } from './brace.ts';
import { short } from './geometry.ts';
import type { Pose } from './scene.ts';

export function rootTransform(pose: Pose): string {
  return `translate(${short(pose.x)} ${short(pose.y)})`;
}

export function bodyTransform(pose: Pose): string {
  return `rotate(${short(pose.heading)})`;
}

export function yardTransform(heading: number, windFrom: number): string {
  return `rotate(${short(braceAngle(heading, windFrom))}) scale(1 ${belly(heading, windFrom)})`;
}

export function boomTransform(heading: number, windFrom: number): string {
  return `rotate(${short(boomAngle(heading, windFrom))})`;
}

/** Swings the jib to leeward. */
export function jibTransform(heading: number, windFrom: number): string {
  return boomAngle(heading, windFrom) > 0 ? 'scale(-1 1)' : 'scale(1 1)';
}

/** Points to where the wind comes from, on a body that is turned already. */
export function vaneTransform(heading: number, windFrom: number): string {
  return `rotate(${short(windFrom - heading)})`;
}

/** Beside the hull, upright, and of the same size on the screen whatever the zoom (`--u`: board units a pixel). */
export function badgeTransform(pose: Pose, lie: BadgeLie): string {
  const { from, by } = hangs(pose, lie);
  return `translate(${short(from.x)}px,${short(from.y)}px) scale(var(--u)) translate(${short(by.x)}px,${short(by.y)}px)`;
}

/** Moves the elements of one ship or block; elements that are not drawn at this zoom are skipped. */
export function placePiece(root: ParentNode, ship: number, pose: Pose, windFrom: number): void {
  const glyph = root.querySelector<SVGGElement>(`[data-ship="${ship}"]`);
  if (glyph !== null) {
    glyph.setAttribute('transform', rootTransform(pose));
    brace(glyph, pose, windFrom);
  }
  const badge = root.querySelector<SVGGElement>(`[data-badge="${ship}"]`);
  const lie = badge?.dataset['lie'];
  if (badge !== null && lie !== undefined) badge.style.transform = badgeTransform(pose, JSON.parse(lie) as BadgeLie);
}

/** Turns hull, yards, boom and smoke; her place is left alone. */
export function brace(glyph: SVGGElement, pose: Pose, windFrom: number): void {
  for (const part of glyph.querySelectorAll<SVGGElement>('[data-part]')) {
    switch (part.dataset['part']) {
      case 'body':
        part.setAttribute('transform', bodyTransform(pose));
        break;
      case 'yards':
        part.setAttribute('transform', yardTransform(pose.heading, windFrom));
        break;
      case 'boom':
        part.setAttribute('transform', boomTransform(pose.heading, windFrom));
        break;
      case 'jib':
        part.setAttribute('transform', jibTransform(pose.heading, windFrom));
        break;
      case 'vane':
        part.setAttribute('transform', vaneTransform(pose.heading, windFrom));
        break;
      case 'plume':
        part.setAttribute('transform', `rotate(${short(windFrom + 180)})`);
        break;
      default:
    }
  }
}

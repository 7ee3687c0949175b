/** The rules' measures in those of the picture: a unit of the board is a millimetre, north is up, angles are degrees. */

import type { AgeOfSailView } from '@weathergauge/rules-age-of-sail';
import type { Lying } from '@weathergauge/rules-age-of-sail/geometry';
import { MM } from '@weathergauge/rules-age-of-sail/geometry';
import type { Pose } from '../../../board/scene.ts';

const DEGREES_A_POINT = 45;

export function millimetres(hundredths: number): number {
  return hundredths / MM;
}

export function degrees(points: number): number {
  return points * DEGREES_A_POINT;
}

export function placeOn(
  view: Pick<AgeOfSailView, 'height'>,
  at: { readonly x: number; readonly y: number },
): { readonly x: number; readonly y: number } {
  return { x: millimetres(at.x), y: millimetres(view.height - at.y) };
}

export function poseOf(view: Pick<AgeOfSailView, 'height'>, at: Lying): Pose {
  return { ...placeOn(view, at), heading: degrees(at.heading) };
}

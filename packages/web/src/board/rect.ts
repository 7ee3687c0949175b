/** Places on the screen, in pixels, and whether one covers another. */

export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A round thing: a handle, or a ship with her badge whichever way she heads. */
export interface Disc {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

export function rectAround(x: number, y: number, halfWidth: number, halfHeight = halfWidth): Rect {
  return { left: x - halfWidth, top: y - halfHeight, right: x + halfWidth, bottom: y + halfHeight };
}

export function shifted({ left, top, right, bottom }: Rect, dx: number, dy: number): Rect {
  return { left: left + dx, top: top + dy, right: right + dx, bottom: bottom + dy };
}

/** Smaller on all sides; what is left of too little is its middle. */
export function inset({ left, top, right, bottom }: Rect, x: number, y: number): Rect {
  const [dx, dy] = [Math.min(x, (right - left) / 2), Math.min(y, (bottom - top) / 2)];
  return { left: left + dx, top: top + dy, right: right - dx, bottom: bottom - dy };
}

export function nearestIn({ left, top, right, bottom }: Rect, x: number, y: number): { x: number; y: number } {
  return { x: Math.min(Math.max(x, left), right), y: Math.min(Math.max(y, top), bottom) };
}

/** The area that two have in common; 0 when they lie clear of each other. */
export function overlap(a: Rect, b: Rect): number {
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** A point meets what it lies in. */
export function meets({ x, y, r }: Disc, rect: Rect): boolean {
  const near = nearestIn(rect, x, y);
  const off = (x - near.x) ** 2 + (y - near.y) ** 2;
  return off === 0 || off < r * r;
}

export function holds(rect: Rect, { x, y, r }: Disc): boolean {
  return x - r >= rect.left && x + r <= rect.right && y - r >= rect.top && y + r <= rect.bottom;
}

export function isWithin(inner: Rect, { left, top, right, bottom }: Rect): boolean {
  return inner.left >= left && inner.top >= top && inner.right <= right && inner.bottom <= bottom;
}

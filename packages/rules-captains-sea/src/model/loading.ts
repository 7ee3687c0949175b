/** 10.0, 11.7 How long guns take to load. */

/** 11.7 Impulses that round shot takes, by crew: green, average, crack. */
const RELOAD: readonly number[] = [12, 8, 6];
/** 10.0, R10 Impulses more for chain and double shot. */
export const SPECIAL = 2;

/** 3.3 `quality` is the modifier of the crew, from -1 (green) to 1 (crack). */
export function reloadTime(ship: { readonly quality: number }): number {
  return RELOAD[ship.quality + 1] as number;
}

/** From the measures of a pack, millimetres and degrees, to the rules' own integers. */

/** 1/100 mm. */
export function hundredths(millimetres: number): number {
  return Math.round(millimetres * 100);
}

/** 1/65536 of a turn; may be negative. Angles come in at most two decimals, and that product is whole. */
export function turns(degrees: number): number {
  return Math.round((Math.round(degrees * 100) * 65536) / 36000);
}

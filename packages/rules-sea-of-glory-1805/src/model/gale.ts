/** 6.6 to 6.9 The foul weather under way, and what it does before both sides have chosen who bears it. */

export interface Gale {
  /** Bit z is set: weather zone z is hit. */
  zones: number;
  /** 6.7 The die with its modifier, and what that is: a number in `severities`. */
  result: number;
  severity: number;
  /** 6.9 Pairs: berth, hits that its ships must take. Hidden from the other side. */
  tolls: number[];
  /** 6.9.1 Ships that are hit, as their owners chose, in order. */
  hits: number[];
  /** 6.8 Frigates that are driven away: one of each zone that is hit. */
  frigates: number[];
}

export function newGale(): Gale {
  return { zones: 0, result: 0, severity: 0, tolls: [], hits: [], frigates: [] };
}

export function cloneGale(gale: Readonly<Gale>): Gale {
  return {
    zones: gale.zones,
    result: gale.result,
    severity: gale.severity,
    tolls: gale.tolls.length === 0 ? [] : gale.tolls.slice(),
    hits: gale.hits.length === 0 ? [] : gale.hits.slice(),
    frigates: gale.frigates.length === 0 ? [] : gale.frigates.slice(),
  };
}

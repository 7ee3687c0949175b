/** Signs of life of servers, and outages. */

export interface ClocksSchema {
  readonly pulse: PulseRow;
  readonly outages: OutageRow;
}

/** One row: the last sign of life of any server. */
export interface PulseRow {
  readonly name: string;
  readonly at: number;
}

/** A time in which no server ran. */
export interface OutageRow {
  readonly from_at: number;
  readonly until_at: number;
}

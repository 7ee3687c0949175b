/** When servers were there to see clocks run. */

export interface ClocksSchema {
  readonly pulse: PulseRow;
  readonly outages: OutageRow;
}

/** One row: when a server was last known to live. */
export interface PulseRow {
  readonly name: string;
  readonly at: number;
}

/** From the last sign of life of any server to the next. */
export interface OutageRow {
  readonly from_at: number;
  readonly until_at: number;
}

/** When notices are sent, and where they may go. */

export interface NoticeHabits {
  /** Milliseconds between two looks at what is due. */
  readonly every: number;
  /** For so long it must have been her move, and for so long she must have been away from the table. */
  readonly quiet: number;
  /** Between two notices to one person: what becomes due meanwhile is told in one. */
  readonly apart: number;
  /** Milliseconds until a letter that did not arrive is tried again; after the last it is given up. */
  readonly backOff: readonly number[];
  /** Where webhooks and push services may be: `this machine too` is for tests. */
  readonly reach: 'the internet' | 'this machine too';
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;

export const USUAL_HABITS: NoticeHabits = {
  every: 5 * SECOND,
  quiet: MINUTE,
  apart: 5 * MINUTE,
  backOff: [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * 60 * MINUTE, 6 * 60 * MINUTE],
  reach: 'the internet',
};

/** Least modified die for what a captain may try of his own will, as the chapters throw for it and as he is shown it. */

/** 9.1.4 */
export const TACK_NEEDS = 5;
/** 9.1.4 An enemy so many movement points away or nearer costs a point. */
export const TACK_NEAR = 6;
/** 16.0 */
export const STRAIN_NEEDS = 6;
/** 17.5 */
export const FREE_NEEDS = 3;

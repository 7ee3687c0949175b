/** When things happen within a broadside, as shares of its time: what is seen and what is heard keep the same. */
export const VOLLEY = {
  /** Until the last gun has spoken; they go off from bow to stern. */
  ripple: 0.48,
  /** Of a ball from gun to target. */
  flight: 0.3,
} as const;

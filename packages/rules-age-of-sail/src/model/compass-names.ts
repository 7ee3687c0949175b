import { printPoint } from '@weathergauge/seamanship';

/** 1.1 The eight points by name, from north. */
export const compassNames: readonly string[] = Array.from({ length: 8 }, (_, point) => printPoint(point, 8));

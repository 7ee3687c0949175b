/**
 * Type tags before values in a digest, so that `0`, `false`, `null`, `''`, `[]` and `{}` all differ. Existing logs were hashed with these
 * numbers, so they must never change.
 */

export const TRUE = 0x5a000001;
export const FALSE = 0x5a000002;
export const NULL = 0x5a000003;
export const WIDE = 0x5a000004;
export const TEXT = 0x5b000000;
export const LIST = 0x5c000000;
export const RECORD = 0x5d000000;
export const TABLE = 0x5e000000;
export const UNDO = 0x5f000000;

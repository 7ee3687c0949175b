/**
 * Figures that a host puts in the place of a rulebook's printed ones. A rulebook that has a data pack asks for it once,
 * when it is loaded; afterwards its figures never change, so games of one process all have the same.
 */

import { hashText } from './hash.ts';

/** What a rulebook with replaceable figures exports beside its ruleset. */
export interface DataDesk {
  /** The printed figures, as plain JSON. */
  readonly pack: object;
  /** What is wrong with another pack, in plain words with a path; empty when it can be used. */
  validate(pack: unknown): readonly string[];
}

const replaced = new Map<string, unknown>();
/** Fingerprints of the packs that are in use and differ from what is printed. */
const inUse = new Map<string, string>();

/** Must come before the rulebook is first loaded. */
export function replaceData(ruleset: string, pack: unknown): void {
  replaced.set(ruleset, pack);
}

/** The pack to use for a rulebook: `printed`, or what the host has put in its place, if that is sound. */
export function dataPackOr<P extends object>(ruleset: string, printed: P, validate: DataDesk['validate']): P {
  if (!replaced.has(ruleset)) return printed;
  const pack = replaced.get(ruleset);
  const [first] = validate(pack);
  if (first !== undefined) throw new Error(`the data pack for ${ruleset} cannot be used: ${first}`);
  const print = fingerprint(pack);
  if (print !== fingerprint(printed)) inUse.set(ruleset, print);
  return pack as P;
}

export function fingerprint(pack: unknown): string {
  return hashText(JSON.stringify(pack));
}

/** By which figures a rulebook plays: the fingerprint of its pack, or '' for the printed ones. A log names it. */
export function figuresOf(ruleset: string): string {
  return inUse.get(ruleset) ?? '';
}

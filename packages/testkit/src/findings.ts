/** What a check has found wrong: a few clear lines, each once, each saying where to look. */

const ENOUGH = 12;

export interface Findings {
  readonly problems: string[];
  /** The same fault a thousand times is one fault, and told once. Faults are the same when their `gist` is. */
  add(where: string, what: string, gist?: string): void;
  /** No more need be looked for. */
  full(): boolean;
}

export function findings(): Findings {
  const problems: string[] = [];
  const known = new Set<string>();
  return {
    problems,
    add(where, what, gist = what.replace(/\d+/g, '#')) {
      if (known.has(gist) || problems.length >= ENOUGH) return;
      known.add(gist);
      problems.push(`${what} [${where}]`);
    },
    full: () => problems.length >= ENOUGH,
  };
}

/** Runs a piece of the rulebook; a throw is a finding, and undefined comes back. */
export function attempt<T>(found: Findings, where: string, what: string, run: () => T): T | undefined {
  try {
    return run();
  } catch (error) {
    found.add(where, `${what} throws: ${error instanceof Error ? error.message : String(error)}`);
    return undefined;
  }
}

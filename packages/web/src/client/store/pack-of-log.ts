/** Reads rulebook and data pack from the head of a log, without loading the engine. */

export interface PackOfLog {
  /** The fingerprint; '' for the printed pack. */
  readonly name: string;
  readonly ruleset: string;
}

/** How many characters are searched: the head is at the top, and short. */
const HEAD = 4000;

export function packOfLog(log: string): PackOfLog {
  const head = log.slice(0, HEAD);
  return {
    name: /^figures ([0-9a-f]{16})$/m.exec(head)?.[1] ?? '',
    ruleset: /^ruleset ([\w-]+)/m.exec(head)?.[1] ?? '',
  };
}

/** The table as a terminal prints it. */

import type { BoardPart } from './contract.ts';

/** Phrases after the first are set in below it. */
const INDENT = '\n     ';

export function boardText(parts: readonly BoardPart[]): string {
  return parts.map(part => (part.kind === 'chart' ? part.lines.join('\n') : part.phrases.join(INDENT))).join('\n');
}

/** Statements of one phrase each. */
export function textLines(lines: readonly string[]): BoardPart[] {
  return lines.map(line => ({ kind: 'text', phrases: [line] }));
}

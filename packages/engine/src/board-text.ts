/** The board as text, for terminals. */

import type { BoardPart } from './contract.ts';

/** Phrases after the first are indented, and so are the further lines of a long phrase. */
const INDENT = '\n     ';
const WIDTH = 75;

export function boardText(parts: readonly BoardPart[]): string {
  return parts
    .map(part => (part.kind === 'chart' ? part.lines.join('\n') : part.phrases.map(broken).join(INDENT)))
    .join('\n');
}

function broken(phrase: string): string {
  const lines: string[] = [];
  for (const word of phrase.split(' ')) {
    const line = lines.at(-1);
    if (line === undefined || line.length + word.length >= WIDTH) lines.push(word);
    else lines[lines.length - 1] = `${line} ${word}`;
  }
  return lines.join(INDENT);
}

/** One statement for each line. */
export function textLines(lines: readonly string[]): BoardPart[] {
  return lines.map(line => ({ kind: 'text', phrases: [line] }));
}

/** A table in words has a drawing of letters and dots in it: the words are for everybody, the drawing for those who see it. */

export interface TextPart {
  readonly isDrawn: boolean;
  readonly lines: readonly string[];
}

/** Headings and badges are shorter. */
const WORD = /\p{L}{3}/u;

/** A line that only goes on with the one before it. */
const GOES_ON = /^\s{3}/;

/** The lines in their order, those of a kind together and whole; empty ones are left out. */
export function textParts(board: string): readonly TextPart[] {
  const parts: { isDrawn: boolean; lines: string[] }[] = [];
  for (const line of board.split('\n')) {
    if (line.trim() === '') continue;
    const isDrawn = !WORD.test(line);
    const last = parts.at(-1);
    if (last?.isDrawn !== isDrawn) parts.push({ isDrawn, lines: [isDrawn ? line : line.trim()] });
    else if (isDrawn) last.lines.push(line);
    else if (GOES_ON.test(line)) last.lines.push(`${last.lines.pop() ?? ''}, ${line.trim()}`);
    else last.lines.push(line.trim());
  }
  return parts;
}

/**
 * Reads TypeScript just well enough to know comments from strings from code. It needs no compiler, so the command line
 * can list the tests of a clause wherever it runs.
 */

export interface Piece {
  readonly kind: 'code' | 'comment' | 'string' | 'regex';
  readonly text: string;
}

/** The source in order, nothing lost: joining the texts gives it back. */
export function pieces(source: string): Piece[] {
  const found: Piece[] = [];
  let from = 0;
  let at = 0;
  const cut = (kind: Piece['kind'], end: number) => {
    if (at > from) found.push({ kind: 'code', text: source.slice(from, at) });
    found.push({ kind, text: source.slice(at, end) });
    at = from = end;
  };
  while (at < source.length) {
    const two = source.slice(at, at + 2);
    const one = source[at] ?? '';
    if (two === '//') cut('comment', endOr(source.indexOf('\n', at), source));
    else if (two === '/*') cut('comment', endOr(source.indexOf('*/', at + 2), source, 2));
    else if (one === "'" || one === '"') cut('string', endOfString(source, at));
    else if (one === '`') cut('string', endOfTemplate(source, at));
    else if (one === '/' && regexMayFollow(source.slice(0, at))) cut('regex', endOfRegex(source, at));
    else at++;
  }
  if (at > from) found.push({ kind: 'code', text: source.slice(from, at) });
  return found;
}

function endOr(index: number, source: string, past = 0): number {
  return index < 0 ? source.length : index + past;
}

function endOfString(source: string, start: number): number {
  const quote = source[start];
  for (let i = start + 1; i < source.length; i++) {
    if (source[i] === '\\') i++;
    else if (source[i] === quote || source[i] === '\n') return i + 1;
  }
  return source.length;
}

function endOfTemplate(source: string, start: number): number {
  for (let i = start + 1; i < source.length; i++) {
    if (source[i] === '\\') i++;
    else if (source[i] === '`') return i + 1;
    else if (source.startsWith('${', i)) i = endOfHole(source, i + 2);
  }
  return source.length;
}

/** The closing brace of `${…}`; what is inside may hold strings and templates of its own. */
function endOfHole(source: string, start: number): number {
  let depth = 1;
  let i = start;
  while (i < source.length) {
    const c = source[i];
    if (c === '`') i = endOfTemplate(source, i);
    else if (c === "'" || c === '"') i = endOfString(source, i);
    else {
      if (c === '{') depth++;
      if (c === '}' && --depth === 0) return i;
      i++;
    }
  }
  return i;
}

function endOfRegex(source: string, start: number): number {
  let inClass = false;
  for (let i = start + 1; i < source.length; i++) {
    const c = source[i];
    if (c === '\\') i++;
    else if (c === '\n') return i;
    else if (c === '[') inClass = true;
    else if (c === ']') inClass = false;
    else if (c === '/' && !inClass) return i + 1;
  }
  return source.length;
}

/** A slash divides after a value and opens a pattern after anything else. */
function regexMayFollow(before: string): boolean {
  const tail = before.slice(-40).trimEnd();
  return tail === '' || /[(,=:[!&|?{};+*%<>~^-]$/.test(tail) || /\b(return|typeof|case|of|in)$/.test(tail);
}

export function comments(source: string): string[] {
  return pieces(source)
    .filter(piece => piece.kind === 'comment')
    .map(piece => piece.text);
}

/** The names of all tests that run: `test('…')`, `it('…')`, `test.each(…)('…')`, but not those skipped or to be written. */
export function testNames(source: string): string[] {
  const all = pieces(source);
  const names: string[] = [];
  for (const [i, piece] of all.entries()) {
    if (piece.kind !== 'string') continue;
    // Only code counts before the name: the strings of a table given to `each` must not end the search.
    const before = all
      .slice(Math.max(0, i - 400), i)
      .map(p => (p.kind === 'code' ? p.text : ' '))
      .join('');
    const opener = openerOf(before);
    if (opener !== null && !/\.(skip|todo)\b/.test(opener)) names.push(unquote(piece.text));
  }
  return names;
}

/** `test.each(…)` of `… test.each([…])(`, or null when what comes before opens no test. */
function openerOf(before: string): string | null {
  let head = before.trimEnd();
  if (!head.endsWith('(')) return null;
  head = head.slice(0, -1).trimEnd();
  let arguments_ = '';
  if (head.endsWith(')')) {
    const open = openParenthesis(head);
    arguments_ = '()';
    head = head.slice(0, open).trimEnd();
  }
  const match = /(?:^|[^\w.$])((?:test|it)(?:\.\w+)*)$/.exec(head);
  return match?.[1] === undefined ? null : match[1] + arguments_;
}

function openParenthesis(text: string): number {
  let depth = 0;
  for (let i = text.length - 1; i >= 0; i--) {
    if (text[i] === ')') depth++;
    if (text[i] === '(' && --depth === 0) return i;
  }
  return 0;
}

function unquote(literal: string): string {
  return literal.slice(1, -1).replace(/\\(.)/g, '$1');
}

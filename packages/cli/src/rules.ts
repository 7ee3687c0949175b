/** `weathergauge rules`: the clauses of a rulebook in our words, the file that enforces each, and the tests that prove it. */

import type { Clause } from '@weathergauge/engine';
import { clauseReport } from '@weathergauge/testkit/clauses';
import type { Command } from './command.ts';
import { must } from './command.ts';
import { badUsage, quote } from './failure.ts';
import { say } from './io.ts';
import { find, open } from './library.ts';

export const rules: Command = {
  name: 'rules',
  summary: 'Clauses of a rulebook, with the tests that prove them',
  words: [
    { name: 'ruleset', summary: 'A rulebook' },
    { name: 'clause', summary: 'One clause and those below it', optional: true },
  ],
  flags: { json: { kind: 'switch', summary: 'As one JSON object' } },
  async run(line, io, library) {
    const book = find(library, must(line.word('ruleset')));
    const ruleset = await open(book);
    const wanted = line.word('clause');
    const chosen = ruleset.clauses.filter(({ id }) => wanted === undefined || isWithin(id, wanted));
    if (chosen.length === 0) throw noClause(ruleset.id, wanted ?? '');
    const { rows } = clauseReport(ruleset.clauses, { sources: book.folder });
    const clauses = rows
      .filter(row => chosen.some(({ id }) => id === row.id))
      .map(({ id, title, summary, source, tests, reason }) => ({
        id,
        title,
        summary,
        source,
        tests,
        ...(reason === undefined ? {} : { reason }),
      }));
    if (line.on('json')) {
      say(io, JSON.stringify({ ruleset: ruleset.id, clauses }, null, 2));
      return;
    }
    for (const clause of clauses) {
      say(io, clauseText(clause));
      for (const test of clause.tests) say(io, `      test: ${test.name}`);
      if (clause.reason !== undefined) say(io, `      no test: ${clause.reason}`);
    }
  },
};

/** Whether a clause belongs to another: `11.4` contains itself, `11.4.2` and `11.4a`, but not `11.40`. */
export function isWithin(id: string, wanted: string): boolean {
  return id === wanted || (id.startsWith(wanted) && /^[.a-z]/.test(id.slice(wanted.length)));
}

export function clauseText({ id, title, summary, source }: Clause): string {
  return `${id.padEnd(6)}${title}. ${summary} (${source})`;
}

const noClause = (ruleset: string, wanted: string) =>
  badUsage(`${ruleset} has no clause ${quote(wanted)}; \`weathergauge rules ${ruleset}\` names them all`);

/**
 * A rulebook's modules keep nothing that changes: games, seats and imagined games share them. What is allocated once for
 * speed lies in one typed place, `model/scratch.ts`, and the figures in use in `model/data/figures.ts`.
 *
 * Two checks hold them to it. `changingVariables` reads the sources: no `let`, and no list, record or collection that its own
 * file writes to. `frozen-play.ts` freezes all else that modules hold while games are played, which also finds what is written
 * by a function that it is handed to.
 */

import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const MAY_CHANGE = ['model/scratch.ts', 'model/data/figures.ts'].map(path => path.split('/').join(sep));

/** Is this a source of a rulebook that may keep nothing that changes? */
export function isHeldToIt(file: string): boolean {
  const [, inside] = /packages[\\/]rules-[^\\/]+[\\/]src[\\/](.+\.ts)$/.exec(file) ?? [];
  if (inside === undefined || /\.(test|fixture)\.ts$/.test(inside) || inside.split(sep).includes('test')) return false;
  return !MAY_CHANGE.includes(inside);
}

/** The formatter keeps declarations of a module, and nothing else, at the start of a line. */
const VARIABLE = /^(?:export )?(?:let|var) (\w+)/gm;
const CONSTANT = /^(?:export )?const (\w+)\b/gm;

export function constantsOf(source: string): string[] {
  return [...source.matchAll(CONSTANT)].map(([, name = '']) => name);
}

/** One line for each variable of a module that changes after it has been made. */
export function changesIn(file: string, source: string): string[] {
  const variables = [...source.matchAll(VARIABLE)].map(([, name = '']) => name);
  const written = constantsOf(source).filter(name => isWritten(name, source));
  return [...variables, ...written].map(
    name => `${file}: ${name} changes, and belongs in model/scratch.ts, if anywhere`,
  );
}

/**
 * Assigned to, counted up or added to on a line that is indented or holds a function, but for loops in which a module fills a
 * table of its own.
 */
function isWritten(name: string, source: string): boolean {
  const inFunctions = source.replace(/^for \(.*\{\n(?:[ }].*\n)*?\}\n/gm, '');
  const place = `^(?: +(?:.*[^\\w.'])?|.*=> (?:.*[^\\w.'])?)${name}(?:\\.\\w+|\\[[^\\]]*\\])*`;
  const assigned = new RegExp(
    `${place}(?:\\.\\w+|\\[[^\\]]*\\]) (?:[-+*/%&|^]|<<|>>>?|\\*\\*|&&|\\|\\||\\?\\?)?= `,
    'm',
  );
  const counted = new RegExp(`${place}(?:\\.\\w+|\\[[^\\]]*\\])(?:\\+\\+|--)`, 'm');
  const called = new RegExp(
    `${place}\\.(?:push|pop|shift|unshift|splice|sort|reverse|fill|set|add|delete|clear)\\(`,
    'm',
  );
  const merged = new RegExp(`^(?: +|.*=> ).*Object\\.(?:assign|defineProperty)\\(${name}\\b`, 'm');
  return [assigned, counted, called, merged].some(pattern => pattern.test(inFunctions));
}

export function changingVariables(root: string): string[] {
  const packages = join(root, 'packages');
  return readdirSync(packages, { recursive: true, encoding: 'utf8' })
    .filter(file => !file.split(sep).includes('node_modules') && isHeldToIt(join('packages', file)))
    .flatMap(file => {
      const path = join(packages, file);
      return changesIn(relative(root, path), readFileSync(path, 'utf8'));
    });
}

/** Commands: tables of words and flags, from which both the argument check and the help are made. */

import { parseArgs, stripVTControlCharacters } from 'node:util';
import type { ArgsDef, CommandDef } from 'citty';
import { defineCommand, renderUsage } from 'citty';
import { badUsage, quote } from './failure.ts';
import type { Io } from './io.ts';
import type { Library } from './library.ts';

export interface Word {
  readonly name: string;
  readonly summary: string;
  readonly optional?: true;
}

export type Flag =
  | { readonly kind: 'switch'; readonly summary: string }
  | { readonly kind: 'text'; readonly summary: string; readonly hint: string; readonly required?: true }
  | { readonly kind: 'texts'; readonly summary: string; readonly hint: string };

export interface Command {
  readonly name: string;
  readonly summary: string;
  readonly words: readonly Word[];
  readonly flags: Readonly<Record<string, Flag>>;
  run(line: Line, io: Io, library: Library): Promise<void>;
}

/** Checked command-line arguments. */
export interface Line {
  word(name: string): string | undefined;
  text(flag: string): string | undefined;
  texts(flag: string): readonly string[];
  on(flag: string): boolean;
}

/** The value of a required word or flag, whose presence the check has ensured. */
export function must(value: string | undefined): string {
  if (value === undefined) throw new Error('a required word is missing from a checked line');
  return value;
}

/** Refuses everything that the table does not name: unknown flags, missing values, repetitions, extra words. */
export function readLine(command: Command, words: readonly string[]): Line {
  const options = Object.fromEntries(
    Object.entries(command.flags).map(([name, { kind }]) => [
      name,
      { type: kind === 'switch' ? ('boolean' as const) : ('string' as const) },
    ]),
  );
  // Node's `parseArgs` splits the line; what it accepts too freely is checked here, token by token.
  const { tokens } = parseArgs({ args: [...words], options, strict: false, allowPositionals: true, tokens: true });
  const said: string[] = [];
  const given = new Map<string, string[]>();
  for (const token of tokens) {
    if (token.kind === 'positional') said.push(token.value);
    if (token.kind !== 'option') continue;
    const flag = Object.hasOwn(command.flags, token.name) ? command.flags[token.name] : undefined;
    const { rawName } = token;
    if (flag === undefined) throw badUsage(`${command.name} knows no ${quote(rawName)}`);
    if (flag.kind === 'switch' && token.value !== undefined) throw badUsage(`${rawName} takes no value`);
    // Another flag is no value, but a negative number is.
    const missing =
      token.value === undefined || token.value === '' || (!token.inlineValue && /^-(?!\d)/.test(token.value));
    if (flag.kind !== 'switch' && missing) throw badUsage(`${rawName} needs a value: ${rawName} ${flag.hint}`);
    if (flag.kind !== 'texts' && given.has(token.name)) throw badUsage(`${rawName} is given twice`);
    given.set(token.name, [...(given.get(token.name) ?? []), token.value ?? '']);
  }
  const extra = said[command.words.length];
  if (extra !== undefined) throw badUsage(`${command.name} does not expect the word ${quote(extra)}`);
  for (const [i, word] of command.words.entries()) {
    if (word.optional !== true && said[i] === undefined) throw badUsage(`${command.name} needs ${word.name}`);
  }
  for (const [name, flag] of Object.entries(command.flags)) {
    if (flag.kind === 'text' && flag.required === true && !given.has(name)) {
      throw badUsage(`${command.name} needs --${name} ${flag.hint}`);
    }
  }
  return {
    word: name => said[command.words.findIndex(word => word.name === name)],
    text: flag => given.get(flag)?.[0],
    texts: flag => given.get(flag) ?? [],
    on: flag => given.has(flag),
  };
}

export function wholeNumber(what: string, text: string, min: number, max: number): number {
  const value = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= min && value <= max) return value;
  throw badUsage(`${what} must be a whole number from ${min} to ${max}, not ${quote(text)}`);
}

const PROGRAM = { name: 'weathergauge', description: 'Age-of-Sail wargames: play, study, simulate' };

export async function help(commands: readonly Command[], one: Command | undefined, io: Io): Promise<string> {
  const program: CommandDef = defineCommand({
    meta: PROGRAM,
    subCommands: Object.fromEntries(commands.map(command => [command.name, definition(command)])),
  });
  const text = one === undefined ? await renderUsage(program) : await renderUsage(definition(one), program);
  return `${(io.colour ? text : stripVTControlCharacters(text)).trimEnd()}\n`;
}

function definition(command: Command): CommandDef {
  const args: ArgsDef = {};
  for (const { name, summary, optional } of command.words) {
    args[name] = { type: 'positional', description: summary, required: optional !== true };
  }
  for (const [name, flag] of Object.entries(command.flags)) {
    args[name] =
      flag.kind === 'switch'
        ? { type: 'boolean', description: flag.summary }
        : {
            type: 'string',
            description: flag.summary,
            valueHint: flag.hint,
            required: flag.kind === 'text' && flag.required === true,
          };
  }
  return defineCommand({ meta: { name: command.name, description: command.summary }, args });
}

/** Runs one command line and returns its exit code. It does not touch the process, so tests call it as a function. */

import { analyse } from './analyse.ts';
import { administrator } from './administrator.ts';
import { backup, restoreCommand } from './backup.ts';
import type { Command } from './command.ts';
import { help, readLine } from './command.ts';
import { data } from './data.ts';
import { badUsage, EXIT, isFailure, quote } from './failure.ts';
import type { Io } from './io.ts';
import { remark } from './io.ts';
import type { Library } from './library.ts';
import { labBalance } from './lab-balance.ts';
import { labBlunders } from './lab-blunders.ts';
import { labCalibrate } from './lab-calibrate.ts';
import { labDuel } from './lab-duel.ts';
import { labFit } from './lab-fit.ts';
import { labLadder } from './lab-ladder.ts';
import { labTempers } from './lab-tempers.ts';
import { list } from './list.ts';
import { play } from './play.ts';
import { replayCommand } from './replay.ts';
import { rules } from './rules.ts';
import { simulate } from './simulate.ts';
import { serveCommand } from './serve.ts';
import { verifyCommand } from './verify.ts';
import { worker } from './worker.ts';

const commands: readonly Command[] = [
  list,
  play,
  simulate,
  worker,
  replayCommand,
  verifyCommand,
  serveCommand,
  administrator,
  backup,
  restoreCommand,
  analyse,
  rules,
  data,
  labFit,
  labCalibrate,
  labDuel,
  labLadder,
  labBlunders,
  labBalance,
  labTempers,
];

const isHelp = (word: string | undefined): boolean => word === '--help' || word === '-h';

export async function run(words: readonly string[], io: Io, library: Library): Promise<number> {
  try {
    await dispatch(words, io, library);
    return EXIT.success;
  } catch (error) {
    return exitFor(error, io);
  }
}

/** Prints what went wrong in one line, and returns the exit code. */
export function exitFor(error: unknown, io: Io): number {
  if (!isFailure(error)) return reportBug(error, io);
  remark(io, `weathergauge: ${error.message}`);
  return error.exit;
}

async function dispatch(words: readonly string[], io: Io, library: Library): Promise<void> {
  const [name, ...rest] = words;
  if (name === undefined || isHelp(name) || name === 'help') {
    if (rest[0] !== undefined && !isHelp(rest[0])) io.out(await help(commands, find(rest).command, io));
    else io.out(await help(commands, undefined, io));
    return;
  }
  if (isHelp(rest[0]) && commands.some(each => each.name.startsWith(`${name} `))) {
    io.out(await help(commands, undefined, io));
    return;
  }
  const { command, said } = find(words);
  if (said.some(isHelp)) io.out(await help(commands, command, io));
  else await command.run(readLine(command, said), io, library);
}

/** The command at the beginning of the line, of one word or two (`lab fit`), and its arguments. */
function find(words: readonly string[]): { readonly command: Command; readonly said: readonly string[] } {
  for (const length of [2, 1]) {
    const command = commands.find(each => each.name === words.slice(0, length).join(' '));
    if (command !== undefined) return { command, said: words.slice(length) };
  }
  const [name = '', second = ''] = words;
  const isGroup = commands.some(each => each.name.startsWith(`${name} `));
  const wanted = isGroup ? `${name} ${second}`.trimEnd() : name;
  throw badUsage(`there is no command ${quote(wanted)}; \`weathergauge --help\` names them all`);
}

/** Reports a bug of ours in one line, and the stack only if it is asked for. */
function reportBug(error: unknown, io: Io): number {
  const message = error instanceof Error ? error.message : String(error);
  remark(io, `weathergauge: this is a bug: ${message.slice(0, 300)} (WEATHERGAUGE_DEBUG=1 shows where)`);
  if (process.env['WEATHERGAUGE_DEBUG'] === '1' && error instanceof Error) io.err(`${error.stack}\n`);
  return EXIT.bug;
}

/** The command line as a process: its streams, its exit code. */

import { whyNot } from './files.ts';
import { processIo } from './io.ts';
import { findLibrary } from './library.ts';
import { exitFor, run } from './run.ts';

export async function main(words: readonly string[]): Promise<void> {
  const io = processIo();
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    // `weathergauge list | head` closes the pipe early, which is no failure; the command still finishes its work.
    if (error.code === 'EPIPE' || error.code === 'ERR_STREAM_DESTROYED') io.hangUp();
    else process.exit(exitFor(whyNot('cannot write the output', error), io));
  });
  // A closed standard error must not end the program: the exit code still tells the outcome.
  process.stderr.on('error', () => {});
  try {
    process.exitCode = await run(words, io, findLibrary());
  } finally {
    io.close();
  }
}

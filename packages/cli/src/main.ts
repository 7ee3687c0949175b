/** The command line as a process: its streams, its exit code. */

import { processIo } from './io.ts';
import { findLibrary } from './library.ts';
import { run } from './run.ts';

export async function main(words: readonly string[]): Promise<void> {
  // `weathergauge list | head` closes the pipe early, and that is no fault of anybody.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    throw error;
  });
  const io = processIo();
  try {
    process.exitCode = await run(words, io, findLibrary());
  } finally {
    io.close();
  }
}

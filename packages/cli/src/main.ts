/** The command line as a process: its streams, its exit code. */

import { whyNot } from './files.ts';
import { processIo } from './io.ts';
import { findLibrary } from './library.ts';
import { exitFor, run } from './run.ts';

export async function main(words: readonly string[]): Promise<void> {
  const io = processIo();
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    // `weathergauge list | head` closes the pipe early: no fault of anybody, and no reason to leave a check or a file undone.
    if (error.code === 'EPIPE' || error.code === 'ERR_STREAM_DESTROYED') io.hangUp();
    else process.exit(exitFor(whyNot('cannot write the output', error), io));
  });
  // Where nobody hears a remark, the exit code still says it.
  process.stderr.on('error', () => {});
  try {
    process.exitCode = await run(words, io, findLibrary());
  } finally {
    io.close();
  }
}

/** Input and output of a command besides files, as an interface, so that tests can take their place. */

import { createInterface } from 'node:readline';
import { oneLine } from './failure.ts';

export interface Io {
  out(text: string): void;
  err(text: string): void;
  /** Asks for a line; null when the input has ended or Ctrl-C was pressed. */
  ask(question: string): Promise<string | null>;
  /** From now on Ctrl-C aborts this signal instead of ending the process. */
  catchInterrupts(): AbortSignal;
  /** Whether a person is at the terminal, who can be asked. */
  readonly interactive: boolean;
  /** Whether standard error is a terminal, where a progress bar can be drawn. */
  readonly progress: boolean;
  readonly colour: boolean;
}

export function say(io: Io, line: string): void {
  io.out(`${shown(line)}\n`);
}

/** Text from outside, without characters that move the cursor or change the direction of reading. */
export function shown(text: string): string {
  return text.replace(/(?!\n)[\p{Cc}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu, '\uFFFD');
}

/** Writes a remark to standard error, so that it does not mix with output that a program reads. */
export function remark(io: Io, line: string): void {
  io.err(`${oneLine(line)}\n`);
}

interface ProcessIo extends Io {
  /** Must be called, or an open prompt keeps the process alive. */
  close(): void;
  /** To be called when the reader of the output is gone: a game ends as by Ctrl-C, everything else runs on silently. */
  hangUp(): void;
}

/** The process's own streams. */
export function processIo(): ProcessIo {
  const interruption = new AbortController();
  let heard = true;
  let catching = false;
  let asker: ReturnType<typeof lineAsker> | null = null;
  const io: ProcessIo = {
    out: text => {
      if (heard) process.stdout.write(text);
    },
    err: text => void process.stderr.write(text),
    ask: question => (asker ??= lineAsker(interruption)).ask(question),
    catchInterrupts: () => {
      process.on('SIGINT', () => interruption.abort());
      catching = true;
      return interruption.signal;
    },
    interactive: process.stdin.isTTY && process.stdout.isTTY,
    progress: process.stderr.isTTY,
    colour: process.stdout.isTTY && process.env['NO_COLOR'] === undefined,
    close: () => asker?.close(),
    hangUp: () => {
      if (heard && catching) remark(io, 'Nobody reads the output any more: the game stops here.');
      heard = false;
      interruption.abort();
    },
  };
  return io;
}

/** Buffers lines as they come, because piped input arrives before it is asked for. */
function lineAsker(interruption: AbortController) {
  const lines: string[] = [];
  let waiting: ((line: string | null) => void) | null = null;
  let ended = false;
  const reader = createInterface({ input: process.stdin, output: process.stdout });
  reader.on('line', line => {
    if (waiting === null) {
      lines.push(line);
      return;
    }
    // A terminal shows what is typed; piped answers are printed, so that the transcript is complete.
    if (!process.stdin.isTTY) process.stdout.write(`${line}\n`);
    answerWith(line);
  });
  reader.on('close', () => {
    ended = true;
    answerWith(null);
  });
  reader.on('SIGINT', () => interruption.abort());
  // On a terminal `readline` reports Ctrl-C; with piped input the process gets the signal instead.
  interruption.signal.addEventListener('abort', () => reader.close());

  function answerWith(line: string | null): void {
    const resolve = waiting;
    waiting = null;
    resolve?.(line);
  }

  return {
    ask(question: string): Promise<string | null> {
      const kept = lines.shift();
      if (kept !== undefined || ended) {
        process.stdout.write(`${question}${kept ?? ''}\n`);
        return Promise.resolve(kept ?? null);
      }
      reader.setPrompt(question);
      reader.prompt();
      return new Promise(resolve => {
        waiting = resolve;
      });
    },
    close: () => reader.close(),
  };
}

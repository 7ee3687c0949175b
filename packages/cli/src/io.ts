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
  /** A person sits there: questions may be asked. */
  readonly interactive: boolean;
  /** Standard error is a terminal: a progress bar may be drawn there. */
  readonly progress: boolean;
  readonly colour: boolean;
}

export function say(io: Io, line: string): void {
  io.out(`${shown(line)}\n`);
}

/** Text that may come from outside, without what would move the cursor or turn the direction of reading. */
export function shown(text: string): string {
  return text.replace(/(?!\n)[\p{Cc}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu, '\uFFFD');
}

/** A remark beside the result: on standard error, so that it never mixes with what a program reads. */
export function remark(io: Io, line: string): void {
  io.err(`${oneLine(line)}\n`);
}

interface ProcessIo extends Io {
  /** Must be called, or an open prompt keeps the process alive. */
  close(): void;
  /** Nobody reads the output any more: a game that is played ends as by Ctrl-C, everything else goes on in silence. */
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

/** Lines are kept as they come: piped input arrives long before it is asked for. */
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
    // A terminal shows what is typed; piped answers would be missing from the transcript.
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

/**
 * `npm start`: the game in the browser. It builds the page when it has changed, serves it, and prints the address.
 * `npm start -- --terminal` is the game in the terminal, `npm start -- list` any other command of the terminal.
 */

import { spawn } from 'node:child_process';

const words = process.argv.slice(2);
const flags = new Set(['--no-open', '--port']);

async function inTheTerminal(command: readonly string[]): Promise<void> {
  const { main } = await import('../packages/cli/src/main.ts');
  await main(command.length > 0 ? [...command] : [process.stdin.isTTY ? 'play' : '--help']);
}

function portAsked(): number | undefined {
  const at = words.indexOf('--port');
  if (at < 0) return undefined;
  const port = Number(words[at + 1]);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Error('--port needs a number from 1 to 65535');
}

/** The program that opens an address here, or null where there is no screen to open it on. */
function opener(): readonly [program: string, ...words: string[]] | null {
  if (words.includes('--no-open') || process.env['CI'] || !process.stdout.isTTY) return null;
  if (process.platform === 'darwin') return ['open'];
  if (process.platform === 'win32') return ['cmd', '/c', 'start', ''];
  return process.env['DISPLAY'] || process.env['WAYLAND_DISPLAY'] ? ['xdg-open'] : null;
}

function open(address: string): void {
  const found = opener();
  if (found === null) return;
  const [program, ...rest] = found;
  const child = spawn(program, [...rest, address], { stdio: 'ignore', detached: true });
  // The address has been printed: a browser that does not open is no failure.
  child.on('error', () => {});
  child.unref();
}

async function inTheBrowser(): Promise<void> {
  const port = portAsked();
  const { buildIfChanged } = await import('../packages/web/tools/build.ts');
  await buildIfChanged(() => console.log('Building the page …'));
  const { serve } = await import('../packages/web/tools/serve.ts');
  const { address, close } = await serve(port);
  console.log(`Weathergauge is at ${address}   (Ctrl-C ends it)`);
  open(address);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => void close().finally(() => process.exit(0)));
  }
}

try {
  const [first] = words;
  if (first === '--terminal') await inTheTerminal(words.slice(1));
  else if (first === undefined || flags.has(first)) await inTheBrowser();
  else await inTheTerminal(words);
} catch (error) {
  console.error(`npm start: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}

/**
 * `npm start`: the game in the browser, alone or with friends. It builds the page when it has changed, serves it and the games over
 * the network, which are kept in a folder, and prints the address. What can be said to `weathergauge serve` can be said to it
 * (docs/hosting.md), and `--no-open` leaves the browser alone. `npm start -- --terminal` is the
 * game in the terminal, `npm start -- list` any other command of the terminal.
 */

import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import type { Store } from '../packages/server/src/index.ts';
import type { Settings } from '../packages/server/src/settings.ts';
import { readSettings, SETTINGS } from '../packages/server/src/settings.ts';

const words = process.argv.slice(2);

async function inTheTerminal(command: readonly string[]): Promise<void> {
  const { main } = await import('../packages/cli/src/main.ts');
  await main(command.length > 0 ? [...command] : [process.stdin.isTTY ? 'play' : '--help']);
}

interface Wished {
  readonly open: boolean;
  readonly settings: Settings;
}

/** All that can be said to `weathergauge serve`, and `--no-open`. */
function wished(): Wished {
  const options = Object.entries(SETTINGS).map(
    ([name, { hint }]) => [name, { type: hint === null ? 'boolean' : 'string' }] as const,
  );
  const { values } = parseArgs({
    args: words,
    options: { 'no-open': { type: 'boolean' }, ...Object.fromEntries(options) },
  }) as { readonly values: Readonly<Record<string, string | boolean | undefined>> };
  const settings = readSettings(name => {
    const value = values[name];
    return typeof value === 'boolean' ? '' : value;
  });
  if (settings.port === 0) throw new Error('--port needs a number from 1 to 65535');
  return { open: values['no-open'] !== true, settings };
}

/** The program that opens an address here, or null where there is no screen to open it on. */
function opener(): readonly [program: string, ...words: string[]] | null {
  if (process.env['CI'] || !process.stdout.isTTY) return null;
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

/** Where games over the network are kept; null where a server that runs already has them: alone one can play all the same. */
async function storeIn(folder: string): Promise<Store | null> {
  const { FOLDER_IN_USE, openStore } = await import('../packages/server/src/index.ts');
  try {
    return await openStore(folder);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === FOLDER_IN_USE)) throw error;
    console.log('Another server keeps the games over the network: this one serves those on this screen alone.');
    return null;
  }
}

async function inTheBrowser(): Promise<void> {
  const { open: mayOpen, settings } = wished();
  const { data, host, port, page, ...more } = settings;
  const [{ buildIfChanged, DIST }, { POLICY }, { PORT, serve, servePage }, { findLibrary }] = await Promise.all([
    import('../packages/web/tools/build.ts'),
    import('../packages/web/tools/policy.ts'),
    import('../packages/server/src/index.ts'),
    import('../packages/cli/src/library.ts'),
  ]);
  if (page === undefined) await buildIfChanged(() => console.log('Building the page …'));
  const asked = port ?? PORT;
  const wish = { ...more, folder: page ?? DIST, policy: POLICY, port: asked, ...(host === undefined ? {} : { host }) };
  const store = await storeIn(data);
  const serving = await (store === null ? servePage(wish) : serve({ ...wish, store, books: findLibrary() }));
  // A signal may come twice, from the terminal and from the bootstrap: the second must not end it in the middle.
  let closing: Promise<void> | null = null;
  const end = (): void => {
    if (closing !== null) return;
    console.log('Ending: answers under way are kept first.');
    closing = serving.close().finally(() => {
      console.log('Ended; everything is kept.');
      process.exit(0);
    });
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
  if (serving.port !== asked) {
    console.log(`Port ${asked} is in use, perhaps by a game that runs already; battles kept there are not seen here.`);
  }
  if (host !== undefined) console.log('Whoever can reach that address of this machine can open the page.');
  console.log(`Weathergauge is at ${serving.address}   (Ctrl-C ends it)`);
  if (mayOpen) open(serving.address);
}

/** `--terminal`, `--help` or the name of a command: anything but the flags of the page. */
const isForTerminal = (first: string | undefined): boolean =>
  first !== undefined && (!first.startsWith('--') || first === '--terminal' || first === '--help');

try {
  const [first] = words;
  if (isForTerminal(first)) await inTheTerminal(first === '--terminal' ? words.slice(1) : words);
  else await inTheBrowser();
} catch (error) {
  console.error(`npm start: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}

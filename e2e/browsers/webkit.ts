/**
 * WebKit as Debian has it, WebKitGTK in its MiniBrowser, over WebDriver: a dozen requests of a protocol that stands still.
 * The libraries for it bring 20 packages and 29 MB, which everyone would fetch who only wants to play.
 */

import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { Visitor } from './visitor.ts';
import { DESK, PATIENCE } from './visitor.ts';

/** How WebDriver marks that a value is an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
/** How it names keys without a character. */
const KEYS: Readonly<Record<string, string>> = {
  Escape: '\uE00C',
  Enter: '\uE007',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};
const LOOK_AGAIN_MS = 200;
const TRIES = 25;

/** Its driver tells nothing of the console: what is said from here on is written down in the page. */
const LISTEN = `(() => {
  if (window.faults_ !== undefined) return;
  const faults = (window.faults_ = []);
  for (const kind of ['error', 'warn']) {
    const say = console[kind];
    console[kind] = (...words) => { faults.push(kind + ': ' + words.join(' ')); say.apply(console, words); };
  }
  addEventListener('error', ({ message }) => faults.push('uncaught: ' + message));
  addEventListener('unhandledrejection', ({ reason }) => faults.push('unhandled: ' + reason));
})()`;

/** A screen that nobody sees: the browser has no other way to do without one. */
async function screen(): Promise<readonly [running: ChildProcess, display: string]> {
  const size = `${DESK.width}x${DESK.height}x24`;
  const running = started('Xvfb', ['-displayfd', '3', '-screen', '0', size, '-nolisten', 'tcp'], {});
  const [said] = (await once(running.stdio[3] as Readable, 'data')) as [Buffer];
  return [running, `:${said.toString().trim()}`];
}

function started(program: string, words: readonly string[], env: Readonly<Record<string, string>>): ChildProcess {
  const running = spawn(program, words, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  running.on('error', error => {
    throw new Error(`${error.message}: npm run test:browsers installs what is missing`);
  });
  return running;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

type Ask = <T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<T>;

function driverAt(port: number): Ask {
  return async <T>(method: string, path: string, body?: object) => {
    const headers = { 'Content-Type': 'application/json' };
    const content = body === undefined ? {} : { body: JSON.stringify(body) };
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { method, headers, ...content });
    const { value } = (await response.json()) as { value: unknown };
    if (response.ok) return value as T;
    const { error, message } = value as { error: string; message: string };
    throw new Error(`${error}: ${message}`);
  };
}

async function ready(ask: Ask): Promise<void> {
  const end = Date.now() + PATIENCE;
  while (Date.now() < end) {
    const { ready: isReady } = await ask<{ ready: boolean }>('GET', '/status').catch(() => ({ ready: false }));
    if (isReady) return;
    await wait(LOOK_AGAIN_MS);
  }
  throw new Error('WebKitWebDriver does not answer');
}

interface Session {
  readonly sessionId: string;
  readonly capabilities: { readonly browserVersion: string };
}

export async function byWebKit(): Promise<Visitor> {
  const [xvfb, display] = await screen();
  const port = await freePort();
  // What draws by hardware is not there.
  const driver = started('WebKitWebDriver', [`--port=${port}`], { DISPLAY: display, LIBGL_ALWAYS_SOFTWARE: '1' });
  const ask = driverAt(port);
  await ready(ask);
  const timeouts = { script: PATIENCE, pageLoad: PATIENCE };
  const { sessionId, capabilities } = await ask<Session>('POST', '/session', {
    capabilities: { alwaysMatch: { timeouts } },
  });
  const at = (path: string): string => `/session/${sessionId}${path}`;
  const send = async (path: string, body: object): Promise<void> => {
    await ask('POST', at(path), body);
  };
  const value = <T>(expression: string): Promise<T> =>
    ask<T>('POST', at('/execute/sync'), { script: `return ${expression}`, args: [] });
  const act = (source: object): Promise<void> => send('/actions', { actions: [source] });
  const mouse = (actions: readonly object[]): Promise<void> =>
    act({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions });
  const moved = ({ x, y }: { readonly x: number; readonly y: number }): object => ({
    type: 'pointerMove',
    duration: 50,
    origin: 'viewport',
    x: Math.round(x),
    y: Math.round(y),
  });
  await send('/window/rect', { x: 0, y: 0, ...DESK });
  const heard: string[] = [];
  const note = async (): Promise<void> => {
    heard.push(...(await value<readonly string[]>('(window.faults_ ?? []).splice(0)')));
  };
  return {
    browser: `WebKitGTK ${capabilities.browserVersion}`,
    async open(url) {
      await note();
      await send('/url', { url });
      await value(LISTEN);
    },
    async reload() {
      await note();
      await send('/refresh', {});
      await value(LISTEN);
    },
    value,
    async press(expression) {
      for (let tried = 1; ; tried++) {
        // Its driver does not scroll what scrolls inside the page. At an edge, something may be stuck over it: then to the middle.
        const found = await value<Readonly<Record<string, string>> | null>(
          `(one => (one?.scrollIntoView({ block: '${tried === 1 ? 'nearest' : 'center'}' }), one))(${expression})`,
        );
        if (found?.[ELEMENT] === undefined) throw new Error(`not there: ${expression}`);
        try {
          return await send(`/element/${found[ELEMENT]}/click`, {});
        } catch (error) {
          // It may be drawn anew just then, or slide: the driver says so and has pressed nothing.
          if (tried === TRIES) throw new Error(`cannot be pressed: ${expression}`, { cause: error });
          await wait(LOOK_AGAIN_MS);
        }
      }
    },
    key(name) {
      const key = KEYS[name] ?? name;
      const actions = ['keyDown', 'keyUp'].map(type => ({ type, value: key }));
      return act({ type: 'key', id: 'keys', actions });
    },
    async drag(from, to, held) {
      const between = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
      await mouse([moved(from), { type: 'pointerDown', button: 0 }, moved(between), moved(to)]);
      await held();
      await mouse([{ type: 'pointerUp', button: 0 }]);
    },
    picture: async () => Buffer.from(await ask<string>('GET', at('/screenshot')), 'base64'),
    async faults() {
      await note();
      return heard;
    },
    async leave() {
      await ask('DELETE', at('')).finally(() => {
        driver.kill();
        xvfb.kill();
      });
    },
  };
}

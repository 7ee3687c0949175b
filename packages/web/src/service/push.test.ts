/** What the service worker does with what is pushed, and with a press on it. */

import { afterAll, beforeAll, expect, test, vi } from 'vitest';

const HERE = 'https://play.example.org';
const NOTICE = {
  kind: 'your-table',
  title: 'Your table is full',
  text: 'Convoy: Two Sugar Ships',
  url: 'https://other.example/#/table/abc',
  stop: 'https://other.example/api/notices/stop/xyz',
  stopWords: 'Stop notices',
};

type Handler = (event: object) => void;
const handlers = new Map<string, Handler>();
const shown: unknown[] = [];
const opened: string[] = [];
const windows: { url: string; focus: () => void }[] = [];

beforeAll(async () => {
  vi.stubGlobal('self', {
    location: { origin: HERE },
    addEventListener: (name: string, handle: Handler) => handlers.set(name, handle),
    registration: {
      showNotification: async (title: string, options: object) => void shown.push({ title, ...options }),
    },
    clients: { matchAll: async () => windows, openWindow: async (url: string) => void opened.push(url) },
  });
  await import('./push.ts');
});

afterAll(() => vi.unstubAllGlobals());

async function happen(name: string, event: object): Promise<void> {
  let work: Promise<unknown> = Promise.resolve();
  handlers.get(name)?.({ ...event, waitUntil: (under: Promise<unknown>) => void (work = under) });
  await work;
}

const pressed = (action: string) =>
  happen('notificationclick', { action, notification: { close() {}, data: { url: NOTICE.url, stop: NOTICE.stop } } });

test('what is pushed is shown; one that nobody has looked at is replaced', async () => {
  await happen('push', { data: { json: () => NOTICE } });
  await happen('push', { data: null });
  expect(shown).toMatchObject([
    { title: NOTICE.title, body: NOTICE.text, tag: 'your-table', actions: [{ action: 'stop', title: 'Stop notices' }] },
  ]);
});

test('a press opens the table under the name of this page, or its window, or the page that stops them', async () => {
  await pressed('');
  await pressed('stop');
  expect(opened).toEqual([`${HERE}/#/table/abc`, `${HERE}/api/notices/stop/xyz`]);
  const focus = vi.fn();
  windows.push({ url: `${HERE}/#/table/abc`, focus });
  await pressed('');
  expect(focus).toHaveBeenCalledOnce();
  expect(opened).toHaveLength(2);
});

/**
 * Part of the service worker: shows what the server pushes, and opens the table when it is pressed. Written for itself (`push.js`), for the
 * rest of the service worker is made by a tool; so it imports nothing but types.
 */

import type { PushedNotice } from '@weathergauge/wire/types';

const worker = self as unknown as ServiceWorkerGlobalScope;
const STOP = 'stop';

type Options = NotificationOptions & {
  readonly renotify: boolean;
  readonly actions: readonly { readonly action: string; readonly title: string }[];
};

worker.addEventListener('push', event => {
  if (event.data === null) return;
  const { kind, title, text, url, stop, stopWords } = event.data.json() as PushedNotice;
  const options: Options = {
    body: text,
    // The next of its kind takes the place of one that nobody has looked at.
    tag: kind,
    renotify: true,
    icon: 'icon-192.png',
    data: { url, stop },
    actions: [{ action: STOP, title: stopWords }],
  };
  event.waitUntil(worker.registration.showNotification(title, options));
});

worker.addEventListener('notificationclick', event => {
  event.notification.close();
  const { url, stop } = event.notification.data as Pick<PushedNotice, 'url' | 'stop'>;
  event.waitUntil(open(event.action === STOP ? stop : url));
});

/** The server may have several names: it is that of this page. */
async function open(address: string): Promise<void> {
  const { pathname, hash } = new URL(address);
  const here = `${worker.location.origin}${pathname}${hash}`;
  const windows = await worker.clients.matchAll({ type: 'window' });
  const found = windows.find(({ url }) => url === here);
  await (found === undefined ? worker.clients.openWindow(here) : found.focus());
}

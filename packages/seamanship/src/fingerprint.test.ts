import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { chromium } from 'playwright-core';
import { expect, test } from 'vitest';
import { seamanshipFingerprint } from './fingerprint.ts';

// A sample of thousands of answers of this package. When it changes, old logs may replay differently, and editions must rise.
const EXPECTED = '91b64dc8ea738dd4';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

test('the fingerprint in Node is the committed one', () => {
  expect(seamanshipFingerprint()).toBe(EXPECTED);
  expect(seamanshipFingerprint()).toBe(EXPECTED);
});

test('real Chromium computes the same fingerprint', async () => {
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: FLAGS });
  try {
    const page = await browser.newPage();
    const served: string[] = [];
    await page.route('**/*', async route => {
      const { pathname } = new URL(route.request().url());
      if (pathname === '/') {
        await route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>fingerprint</title>' });
        return;
      }
      if (!/^\/[a-z-]+\.ts$/.test(pathname)) {
        await route.fulfill({ status: 404, body: '' });
        return;
      }
      served.push(pathname);
      const source = await readFile(new URL(`.${pathname}`, import.meta.url), 'utf8');
      await route.fulfill({ contentType: 'text/javascript', body: stripTypeScriptTypes(source) });
    });
    await page.goto('http://localhost/');
    // As text: a real import expression here would be rewritten by the test runner.
    const inBrowser = await page.evaluate<string>(
      `import('http://localhost/fingerprint.ts').then(module => module.seamanshipFingerprint())`,
    );
    expect(inBrowser).toBe(EXPECTED);
    expect(served).toContain('/sine-table.ts');
  } finally {
    await browser.close();
  }
});
